// SPDX-License-Identifier: GPL-3.0-or-later
// The lesson of Ninjan, played with mouse and keys, with mistakes.
#include "tests/test_program.h"
#include "tests/ui/rooms/lessons/learner.h"

using namespace meadhall;
using namespace meadhall::ui;

class TestLessonNinjan : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isPlayedToTheEnd();
    void isPlayedWithNothingButKeys();
    void cardsActOnlyAfterTheExplanation();
    void otherChoicesGetARemark();
    void otherPilesGetARemark();
    void choiceCanBeTakenBack();
    void stepsBackOneByOne();
    void movesDuringAnExplanationAreJudged();
    void plateStandsFree_data();
    void plateStandsFree();
};

void TestLessonNinjan::isPlayedToTheEnd()
{
    Learner l(Game::Ninjan);
    QVERIFY(l.next("good"));
    l.choose("P8");
    QVERIFY(l.arrives("secret"));
    QVERIFY(l.next("take"));
    l.clickPile(1);
    QVERIFY(l.arrives("new"));
    QVERIFY(l.next("laid"));
    QVERIFY(l.next("second"));
    l.choose("S4");
    QVERIFY(l.arrives("forced"));
    QVERIFY(l.next("third"));
    l.choose("R6");
    QVERIFY(l.arrives("equal"));
    l.clickPile(1);
    QVERIFY(l.arrives("prize"));
    QVERIFY(l.next("end"));
    QCOMPARE(l.panel().asks(), LessonPanel::Asks::End);
    QCOMPARE(l.ninjan().view().board().points[0], 11);
    QCOMPARE(l.events(), l.page().course().script.size());
}

void TestLessonNinjan::isPlayedWithNothingButKeys()
{
    Learner l(Game::Ninjan);
    QVERIFY(l.arrives("intro"));
    l.key(Qt::Key_Return);
    QVERIFY(l.arrives("good"));
    l.key(Qt::Key_8);
    QCOMPARE(l.ninjan().controller().selected(), ninjanCards("P8").front());
    QVERIFY(l.ninjan().game().chooseButton()->isHighlighted());
    l.key(Qt::Key_Return);
    QVERIFY(l.goTo("take"));
    l.key(Qt::Key_H); // the keyboard is on the pile then
    l.key(Qt::Key_Return);
    QVERIFY(l.arrives("new"));
    QVERIFY(l.goTo("second"));
    const Card wanted = ninjanCards("S4").front();
    const auto focused = [&] {
        const auto *card = qobject_cast<const CardItem *>(l.ninjan().keyboard().element());
        return card && card->card() == wanted;
    };
    l.key(Qt::Key_Home);
    for (int tries = 0; tries < 9 && !focused(); ++tries)
        l.key(Qt::Key_Right);
    QVERIFY(focused());
    l.key(Qt::Key_Return);
    QVERIFY(l.arrives("forced"));
    QVERIFY(l.goTo("end"));
}

/// What happens by itself waits as well: the card that must take a pile, and those that follow.
void TestLessonNinjan::cardsActOnlyAfterTheExplanation()
{
    Learner l(Game::Ninjan);
    l.animate();
    QVERIFY(l.goTo("forced"));
    QCOMPARE(l.ninjan().view().board().points[0], 9);
    QTRY_VERIFY(!l.moving());
    l.key(Qt::Key_Up); // any key ends motions, but not the explanation
    l.key(Qt::Key_Down);
    QCOMPARE(l.ninjan().view().board().points[0], 9);
    QVERIFY(l.ninjan().stage().chosen(0));
    l.ninjan().setFocus();
    QVERIFY(l.next("third"));
    QCOMPARE(l.ninjan().view().board().points[0], 2);
}

void TestLessonNinjan::otherChoicesGetARemark()
{
    Learner l(Game::Ninjan);
    QVERIFY(l.goTo("good"));
    QStringList remarks;
    for (const char *card : {"P4", "S1", "R3"}) {
        l.choose(card);
        QCOMPARE(l.events(), std::size_t(2));
        QVERIFY(!l.remark().isEmpty());
        remarks.push_back(l.remark());
    }
    QCOMPARE(remarks.removeDuplicates(), 0);
    l.choose("P8");
    QVERIFY(l.arrives("secret"));
    QCOMPARE(l.remark(), QString());
}

void TestLessonNinjan::otherPilesGetARemark()
{
    Learner l(Game::Ninjan);
    QVERIFY(l.goTo("take"));
    l.clickPile(3);
    QVERIFY(l.remark().contains(QLatin1String("2 points")));
    QCOMPARE(l.events(), std::size_t(6));
    l.key(Qt::Key_2); // not allowed by the rules
    QVERIFY(!l.remark().isEmpty());
    QCOMPARE(l.events(), std::size_t(6));
    l.key(Qt::Key_1);
    QVERIFY(l.arrives("new"));
    QCOMPARE(l.remark(), QString());
}

/// Before the others have chosen, a click on the chosen card takes it back, as at every table.
void TestLessonNinjan::choiceCanBeTakenBack()
{
    Learner l(Game::Ninjan);
    QVERIFY(l.goTo("secret"));
    l.ninjan().controller().skipAnimations();
    l.choose("R6");
    QVERIFY(!l.remark().isEmpty());
    l.click(l.ninjan().stage().chosen(0)->scenePos());
    QCOMPARE(l.id(), QStringLiteral("good"));
    QCOMPARE(l.events(), std::size_t(2));
    QVERIFY(l.goTo("take"));
}

void TestLessonNinjan::stepsBackOneByOne()
{
    Learner l(Game::Ninjan);
    QVERIFY(l.goTo("end"));
    QStringList ids;
    for (int tries = 0; tries < 20 && l.page().step() > 0; ++tries) {
        click(l.room().findChild<QPushButton *>(QStringLiteral("stepBack")));
        ids.push_back(l.id());
        QVERIFY(waitFor([&] { return l.asksNext() || l.page().wanted(); }));
    }
    QCOMPARE(ids.size(), l.page().course().count() - 1); // those that only watch are left out
    QCOMPARE(ids.last(), QStringLiteral("intro"));
    QVERIFY(!l.room().findChild<QPushButton *>(QStringLiteral("stepBack"))->isEnabled());
    QVERIFY(l.goTo("end"));
    click(l.room().findChild<QPushButton *>(QStringLiteral("anew")));
    QCOMPARE(l.id(), QStringLiteral("intro"));
}

/// A card may be chosen before the explanation has been read.
void TestLessonNinjan::movesDuringAnExplanationAreJudged()
{
    Learner l(Game::Ninjan);
    QVERIFY(l.arrives("intro"));
    l.choose("S1");
    QCOMPARE(l.id(), QStringLiteral("good"));
    QVERIFY(!l.remark().isEmpty());
    click(l.room().findChild<QPushButton *>(QStringLiteral("stepBack")));
    QCOMPARE(l.id(), QStringLiteral("intro"));
    l.choose("P8");
    QVERIFY(l.arrives("secret"));
}

void TestLessonNinjan::plateStandsFree_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("language");
    for (const QSize size : {QSize(800, 600), QSize(1280, 800)})
        for (const QString &code : languageCodes())
            QTest::addRow("%s %dx%d", qPrintable(code), size.width(), size.height()) << size << code;
}

/// It covers neither cards nor the picture of what beats what.
void TestLessonNinjan::plateStandsFree()
{
    QFETCH(QSize, size);
    QFETCH(QString, language);
    Learner l(Game::Ninjan, size, language);
    l.p.settings().animationSpeed.set(Settings::AnimationSpeed::Off);
    for (const char *step : {"intro", "good", "secret", "take", "forced", "equal", "prize"}) {
        QVERIFY(l.goTo(step));
        l.ninjan().controller().skipAnimations();
        const QRectF plate = QRectF(l.panel().geometry()).adjusted(0, LessonPanel::kPointer, 0, -LessonPanel::kPointer);
        QVERIFY(QRectF(l.ninjan().rect()).contains(plate));
        NinjanStage &stage = l.ninjan().stage();
        std::vector<CardItem *> cards = stage.hand().items();
        for (int pile = 0; pile < ninjan::kPiles; ++pile)
            cards.insert(cards.end(), stage.piles().cards(pile).begin(), stage.piles().cards(pile).end());
        for (int seat = 0; seat < 3; ++seat)
            if (stage.chosen(seat))
                cards.push_back(stage.chosen(seat));
        for (const CardItem *card : cards)
            QVERIFY2(!card->mapRectToScene(card->cardRect()).intersects(plate), step);
        QVERIFY2(!stage.legend()->sceneBoundingRect().intersects(plate), step);
        QLabel *words = l.panel().words();
        QVERIFY2(words->height() >= words->heightForWidth(words->width()), step);
    }
}

REGISTER_TEST(TestLessonNinjan)
#include "tst_lesson_ninjan.moc"
