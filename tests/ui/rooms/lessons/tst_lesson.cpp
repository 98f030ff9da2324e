// SPDX-License-Identifier: GPL-3.0-or-later
// The lesson of Odin, played with mouse and keys during animations, with mistakes.
#include "tests/stopped_clock.h"
#include "tests/test_program.h"
#include "tests/ui/rooms/lessons/learner.h"

using namespace meadhall;
using namespace meadhall::ui;

class TestLesson : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isPlayedToTheEnd_data();
    void isPlayedToTheEnd();
    void isPlayedWithNothingButKeys();
    void textWaitsForTheLearner();
    void textContinuesByClickOrKey_data();
    void textContinuesByClickOrKey();
    void remarkDisappearsWithTheRightMove();
    void wrongPickUpKeepsThePlayPending();
    void escapeCancelsThenLeaves();
    void undoReturnsToTheLastStep();
    void expectedControlIsHighlighted();
    void eachSentenceIsSaidOnce();
    void focusComesOnce_data();
    void focusComesOnce();
    void secondEnterDoesNotGoOn();
    void hintShowsTheMove();
    void textCoversNoCards_data();
    void textCoversNoCards();
    void nothingMovesWithReducedMotion();

private:
    /// What glows, in the scene.
    static std::vector<QGraphicsObject *> lit(Learner &l);
};

std::vector<QGraphicsObject *> TestLesson::lit(Learner &l)
{
    std::vector<QGraphicsObject *> parents;
    for (QGraphicsItem *item : l.page().tableView().scene()->items())
        if (auto *glow = qobject_cast<LessonGlow *>(item->toGraphicsObject()))
            parents.push_back(glow->parentObject());
    return parents;
}

void TestLesson::isPlayedToTheEnd_data()
{
    QTest::addColumn<bool>("waitsForKeys");
    QTest::newRow("as it is") << false;
    QTest::newRow("where games wait for a key") << true; // a lesson has its own
}

void TestLesson::isPlayedToTheEnd()
{
    QFETCH(bool, waitsForKeys);
    Learner l;
    if (waitsForKeys) {
        l.p.settings().voiceWait.set(Settings::VoiceWait::Always);
        l.p.settings().voiceRate.set(Settings::kMaxVoiceRate);
        l.p.settings().nextMove.set(Settings::NextMove::WithEnter);
    }
    l.play("O1");
    QVERIFY(l.next("pair"));
    l.play("B8 B2");
    l.take("P3");
    QVERIFY(l.next("pass"));
    l.pass();
    QVERIFY(l.next("sevens"));
    l.play("R7 G7 K7");
    l.take("O9");
    QVERIFY(l.next("nine"));
    l.play("O9");
    QVERIFY(l.next("threes"));
    l.play("B3 R3 G3 P3");
    QTRY_VERIFY(l.page().table().gameOver());
    QTRY_COMPARE(l.panel().asks(), LessonPanel::Asks::End);
    QCOMPARE(l.id(), QStringLiteral("end"));
    QCOMPARE(l.panel().step(), l.page().course().count());
    QVERIFY(!l.odin().panel()->isVisible());
}

void TestLesson::isPlayedWithNothingButKeys()
{
    Learner l;
    QTRY_VERIFY(l.page().wanted());
    l.odin().controller().skipAnimations();
    const auto focused = [&](const char *name) {
        const auto *card = qobject_cast<const CardItem *>(l.odin().keyboard().element());
        return card && card->card() == cardsNamed(name).first();
    };
    for (int tries = 0; tries < 10 && !focused("O1"); ++tries)
        l.key(Qt::Key_Right);
    QVERIFY(focused("O1"));
    l.key(Qt::Key_Return);
    QVERIFY(waitFor([&] { return l.asksNext(); }));
    l.key(Qt::Key_Return);
    QVERIFY(l.arrives("pair"));
    l.key(Qt::Key_8);
    l.key(Qt::Key_2);
    l.key(Qt::Key_Return);
    QVERIFY(l.odin().controller().isHalfway());
    for (int tries = 0; tries < 3 && !focused("P3"); ++tries)
        l.key(Qt::Key_Left);
    QVERIFY(focused("P3"));
    l.key(Qt::Key_Return);
    QVERIFY(waitFor([&] { return l.asksNext(); }));
    l.key(Qt::Key_Space);
    QVERIFY(l.arrives("pass"));
    l.key(Qt::Key_P);
    QVERIFY(waitFor([&] { return l.id() == QLatin1String("round"); }));
}

/// A text stays until the learner continues, and nobody plays before.
void TestLesson::textWaitsForTheLearner()
{
    Learner l;
    l.animate();
    l.play("O1");
    QTRY_VERIFY(l.asksNext());
    QVERIFY(l.panel().next()->isVisible());
    const QString words = l.words();
    QTRY_VERIFY(!l.moving());
    QSignalSpy changed(&l.page().table(), &Table::changed);
    QVERIFY(!changed.wait(1500));
    QCOMPARE(l.events(), std::size_t(3));
    QCOMPARE(l.words(), words);
    QVERIFY(l.next("pair"));
    QVERIFY(l.words() != words);
    QVERIFY(!l.panel().next()->isVisible());
}

void TestLesson::textContinuesByClickOrKey_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<bool>("atTheTable");
    QTest::newRow("click on the words") << 0 << false;
    QTest::newRow("Enter") << int(Qt::Key_Return) << false;
    QTest::newRow("Space") << int(Qt::Key_Space) << false;
    QTest::newRow("Enter at the table") << int(Qt::Key_Return) << true;
    QTest::newRow("Space at the table") << int(Qt::Key_Space) << true;
}

void TestLesson::textContinuesByClickOrKey()
{
    QFETCH(int, key);
    QFETCH(bool, atTheTable);
    Learner l;
    l.play("O1");
    QTRY_VERIFY(l.asksNext());
    QVERIFY(l.panel().next()->hasFocus());
    if (atTheTable)
        l.odin().setFocus();
    if (key == 0)
        click(l.panel().words());
    else
        l.key(Qt::Key(key));
    QTRY_COMPARE(l.events(), std::size_t(5));
    QVERIFY(l.odin().hasFocus());
}

/// A wrong move is not made; its remark disappears with the right one.
void TestLesson::remarkDisappearsWithTheRightMove()
{
    Learner l;
    l.play("B8");
    QCOMPARE(l.events(), std::size_t(2));
    QVERIFY(l.remark().contains(QStringLiteral("doesn’t go with anything else")));
    QTRY_VERIFY(l.odin().stage().hand().selection().empty()); // the wrong card is not in the way of the right one
    l.pass();                                                 // illegal on the lead
    QVERIFY(!l.remark().isEmpty());
    l.play("O1");
    QTRY_VERIFY(l.asksNext());
    QCOMPARE(l.remark(), QString());
    QVERIFY(l.next("pair"));
    l.pass();
    QCOMPARE(l.events(), std::size_t(5));
    QVERIFY(l.remark().startsWith(QLatin1String("You may pass")));
    l.play("B8 B2");
    QVERIFY(l.odin().controller().isHalfway());
    QCOMPARE(l.remark(), QString());
    QVERIFY(l.words().contains(QLatin1String("pink 3")));
}

/// A wrong pick-up is refused, and the play still waits for the right one.
void TestLesson::wrongPickUpKeepsThePlayPending()
{
    Learner l;
    l.play("O1");
    QVERIFY(l.next("pair"));
    l.play("B8 B2");
    const QString words = l.words();
    l.take("P2");
    QCOMPARE(l.events(), std::size_t(5));
    QVERIFY(l.odin().controller().isHalfway());
    QVERIFY(l.odin().stage().choosing());
    QVERIFY(l.remark().startsWith(QLatin1String("You may take that one")));
    QCOMPARE(l.words(), words);
    l.take("P3");
    QCOMPARE(l.events(), std::size_t(6));
    QCOMPARE(l.remark(), QString());
}

void TestLesson::escapeCancelsThenLeaves()
{
    Learner l;
    l.play("O1");
    QVERIFY(l.next("pair"));
    const QString words = l.words();
    l.play("B8 B2");
    l.key(Qt::Key_Escape);
    QVERIFY(!l.odin().controller().isHalfway());
    QCOMPARE(l.words(), words);
    l.select("B8");
    l.key(Qt::Key_Escape);
    QVERIFY(l.odin().stage().hand().selection().empty());
    QVERIFY(l.room().isVisible());
    l.key(Qt::Key_Escape);
    QTRY_VERIFY(!l.teacher->lesson());
    // The same while a button has the focus, and by Alt+Left.
    l.teacher->teach(Game::Odin);
    QVERIFY(l.goTo("numbers"));
    QVERIFY(l.panel().next()->hasFocus());
    l.key(Qt::Key_Escape);
    QTRY_VERIFY(!l.teacher->lesson());
    l.teacher->teach(Game::Odin);
    l.odin().setFocus();
    l.key(Qt::Key_Left, Qt::AltModifier);
    QTRY_VERIFY(!l.teacher->lesson());
}

void TestLesson::undoReturnsToTheLastStep()
{
    Learner l;
    const QString first = l.words();
    l.play("O1");
    l.key(Qt::Key_Z, Qt::ControlModifier); // while the card moves and a text waits
    QCOMPARE(l.events(), std::size_t(2));
    QCOMPARE(l.words(), first);
    QVERIFY(!l.panel().next()->isVisible());
    QVERIFY(l.odin().hasFocus());
    l.play("O1");
    QVERIFY(l.next("pair"));
    l.play("B8 B2");
    l.key(Qt::Key_Z, Qt::ControlModifier); // first the pick-up
    QCOMPARE(l.events(), std::size_t(5));
    QVERIFY(!l.odin().controller().isHalfway());
    l.play("B8 B2");
    l.take("P3");
    QVERIFY(l.next("pass"));
    l.key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(l.events(), std::size_t(5));
    l.play("B8 B2");
    l.take("P3");
    QTRY_VERIFY(l.asksNext()); // the explanation is repeated
    QVERIFY(l.next("pass"));
}

/// Highlighted are Pass when it is the task, Play when the right cards are selected, and the card to pick up.
void TestLesson::expectedControlIsHighlighted()
{
    Learner l;
    const Hand &hand = l.odin().stage().hand();
    QCOMPARE(lit(l), std::vector<QGraphicsObject *>{hand.item(cardsNamed("O1").first())});
    QVERIFY(!l.odin().game().playButton()->isHighlighted());
    l.select("B8");
    QVERIFY(l.odin().game().playButton()->isEnabled());
    QVERIFY(!l.odin().game().playButton()->isHighlighted());
    l.select("B8 O1");
    QVERIFY(l.odin().game().playButton()->isHighlighted());
    QCOMPARE(lit(l), std::vector<QGraphicsObject *>{l.odin().game().playButton()});
    l.clickButton(l.odin().game().playButton());
    QTRY_VERIFY(l.asksNext());
    QVERIFY(lit(l).empty());
    QVERIFY(l.next("pair"));
    QVERIFY(!l.odin().game().passButton()->isHighlighted());
    QCOMPARE(lit(l).size(), std::size_t(2));
    l.play("B8 B2");
    for (CardItem *item : l.odin().stage().tableSet().items())
        QCOMPARE(item->halo(), item->card() == cardsNamed("P3").first());
    QCOMPARE(lit(l), std::vector<QGraphicsObject *>{l.odin().stage().tableSet().item(cardsNamed("P3").first())});
    l.take("P3");
    QVERIFY(l.next("pass"));
    QVERIFY(l.odin().game().passButton()->isHighlighted());
    QCOMPARE(lit(l), std::vector<QGraphicsObject *>{l.odin().game().passButton()});
    l.select("R7 G7 K7");
    QVERIFY(!l.odin().game().playButton()->isHighlighted());
    QVERIFY(l.odin().game().passButton()->isHighlighted());
}

void TestLesson::focusComesOnce_data()
{
    QTest::addColumn<bool>("odin");
    QTest::newRow("Odin") << true;
    QTest::newRow("Ninjan") << false;
}

/// At the beginning: the button that goes on was focused, left and focused again, and said twice.
void TestLesson::focusComesOnce()
{
    QFETCH(bool, odin);
    std::vector<QWidget *> focused;
    PlayedWindow p;
    TutorialController teacher(p.settings(), &p.window());
    connect(qApp, &QApplication::focusChanged, &p.window(), [&](QWidget *, QWidget *now) {
        if (now)
            focused.push_back(now);
    });
    teacher.teach(odin ? Game::Odin : Game::Ninjan);
    QCoreApplication::processEvents();
    LessonPage &page = teacher.lesson()->page();
    QWidget *last = odin ? static_cast<QWidget *>(&page.tableView()) : page.panel().next();
    QCOMPARE(focused.back(), last);
    QCOMPARE(std::count(focused.begin(), focused.end(), last), 1);
}

/// Each sentence once and whole, with what to do; a correction first, and alone; what the others do as well.
void TestLesson::eachSentenceIsSaidOnce()
{
    Learner l;
    QSignalSpy announced(&l.odin().announcer(), &Announcer::announced);
    const auto said = [&] {
        QStringList all;
        for (const auto &one : announced)
            all.push_back(one.at(0).toString());
        announced.clear();
        return all;
    };
    l.key(Qt::Key_P); // illegal on the lead
    QTRY_COMPARE(announced.size(), 1);
    said();
    l.play("O1");
    QTRY_VERIFY(l.asksNext());
    QTRY_VERIFY(!l.moving());
    QStringList all = said();
    QVERIFY(all.filter(QStringLiteral("Your turn: ")).isEmpty()); // what is to be done is among the words of the lesson
    QCOMPARE(all.filter(spoken(l.words())).size(), 1);
    QVERIFY(all.filter(spoken(l.words())).constFirst().endsWith(QLatin1String("Press Enter to continue.")));
    const QString count = l.panel().stepIndicator()->accessibleName();
    QVERIFY(count.contains(QLatin1String("12")));
    QVERIFY(l.next("pair"));
    QVERIFY(l.panel().stepIndicator()->accessibleName() != count);
    all = said();
    QCOMPARE(all.filter(spoken(l.words())).size(), 1);
    QVERIFY(all.filter(spoken(l.words())).constFirst().endsWith(QLatin1String("then Enter.")));
    QVERIFY(!all.filter(QStringLiteral("Sigrid")).isEmpty()); // her play
    QVERIFY(all.last().startsWith(spoken(l.words())));
    const QString pair = spoken(l.words());
    l.pass();
    all = said();
    QCOMPARE(all.size(), 1);
    QVERIFY(all.front().startsWith(spoken(l.remark())));
    QVERIFY(all.front().endsWith(QLatin1String("then Enter.")));
    // What has been done is not asked for again after the pick-up.
    l.play("B8 B2");
    said();
    l.take("P3");
    QTRY_VERIFY(l.asksNext());
    QCOMPARE(said().filter(pair).size(), 0);
}

/// A text that comes during a motion is not skipped by the key that was pressed once more for the motion.
void TestLesson::secondEnterDoesNotGoOn()
{
    test::StoppedClock clock(QDate(2026, 11, 22));
    Learner l;
    l.animate();
    l.play("O1");
    QTRY_VERIFY(l.asksNext());
    const QString words = l.words();
    clock.advance(100);
    l.key(Qt::Key_Return);
    QCOMPARE(l.words(), words);
    l.odin().setFocus();
    l.key(Qt::Key_Return);
    QVERIFY(l.asksNext());
    QCOMPARE(l.words(), words);
    clock.advance(InputDelay::kInputDelayMs);
    l.key(Qt::Key_Return);
    QTRY_COMPARE(l.events(), std::size_t(5));
}

/// The hint shows the scripted move, not the strongest one.
void TestLesson::hintShowsTheMove()
{
    Learner l;
    l.clickButton(l.odin().hintButton());
    QCOMPARE(l.odin().stage().hand().selection(), cardsNamed("O1"));
    l.key(Qt::Key_Return);
    QVERIFY(l.next("pair"));
    l.key(Qt::Key_H);
    QCOMPARE(l.odin().stage().hand().selection(), cardsNamed("B8 B2"));
    // It follows through to the card to pick up, also for the keyboard.
    l.key(Qt::Key_Return);
    QTRY_VERIFY(l.odin().stage().choosing());
    l.odin().controller().skipAnimations();
    l.key(Qt::Key_H);
    l.key(Qt::Key_Return);
    QVERIFY(l.arrives("numbers"));
}

void TestLesson::textCoversNoCards_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("language");
    for (const QSize size : {QSize(800, 600), QSize(1280, 800)})
        for (const QString &code : languageCodes())
            QTest::addRow("%s %dx%d", qPrintable(code), size.width(), size.height()) << size << code;
}

/// The plate stands between the middle and the hand and covers no cards.
void TestLesson::textCoversNoCards()
{
    QFETCH(QSize, size);
    QFETCH(QString, language);
    Learner l(Game::Odin, size, language);
    l.p.settings().animationSpeed.set(Settings::AnimationSpeed::Off);
    QVERIFY(l.goTo("pair"));
    const auto clear = [&] {
        l.odin().controller().skipAnimations();
        const QRectF panel = QRectF(l.panel().geometry()).adjusted(0, LessonPanel::kPointer, 0, -LessonPanel::kPointer);
        bool apart = QRectF(l.odin().rect()).contains(panel);
        for (const CardItem *item : l.odin().stage().hand().items())
            apart = apart && !item->mapRectToScene(item->cardRect()).intersects(panel);
        for (const CardItem *item : l.odin().stage().tableSet().items())
            apart = apart && !item->mapRectToScene(item->cardRect()).intersects(panel);
        QLabel *words = l.panel().words();
        return apart && words->height() >= words->heightForWidth(words->width());
    };
    QVERIFY(clear());
    l.pass();
    QVERIFY(!l.remark().isEmpty());
    QVERIFY(clear());
    l.play("B8 B2");
    QVERIFY(clear());
    QVERIFY(l.panel().words()->font().pixelSize() >= 16);
}

void TestLesson::nothingMovesWithReducedMotion()
{
    Learner l;
    l.p.settings().animationSpeed.set(Settings::AnimationSpeed::Off);
    l.play("O1");
    QVERIFY(!l.moving());
    QVERIFY(l.next("pair"));
    for (QGraphicsObject *one : lit(l))
        for (QGraphicsItem *glow : one->childItems())
            QCOMPARE(glow->opacity(), 1.0);
}

REGISTER_TEST(TestLesson)
#include "tst_lesson.moc"
