// The tutorial, played with mouse and keys during animations, with mistakes.
#include "tests/ui/front_dialog.h"
#include "tests/ui/played_window.h"
#include "ui/tutorial/lesson.h"
#include "ui/tutorial/lesson_panel.h"
#include "ui/tutorial/lesson_table_view.h"
#include "ui/tutorial/lesson_window.h"
#include "ui/tutorial/step_indicator.h"
#include "ui/tutorial/tutorial_controller.h"

#include <QApplication>
#include <QDialog>
#include <QLabel>
#include <QPushButton>
#include <QTimer>

using namespace meadhall;
using namespace meadhall::ui;

namespace {

/// A learner in the open tutorial; animations are on, opponents do not wait.
class Learner {
public:
    explicit Learner(QSize size = {1280, 800}, const QString &language = QStringLiteral("en"))
        : p(size, language), teacher(p.settings(), &p.window())
    {
        p.settings().setAnimationSpeed(Settings::AnimationSpeed::Fast);
        teacher.teach();
        lesson().resize(size);
        if (!QTest::qWaitForWindowActive(&lesson()))
            qWarning("the lesson has not become active");
    }

    LessonWindow &lesson() { return *teacher.lesson(); }
    LessonPanel &panel() { return lesson().panel(); }
    LessonTableView &view() { return lesson().tableView(); }
    std::size_t events() { return lesson().table().record().size(); }
    QString words() { return panel().words()->text(); }
    QString remark() { return panel().remark()->isVisible() ? panel().remark()->text() : QString(); }

    QPoint at(QPointF scenePos) { return view().viewport()->mapTo(&lesson(), view().mapFromScene(scenePos)); }
    void click(QPointF scenePos) { QTest::mouseClick(lesson().windowHandle(), Qt::LeftButton, {}, at(scenePos)); }
    void clickButton(const ButtonItem *button) { click(button->mapToScene(button->rect().center())); }
    void clickWidget(QWidget *widget)
    {
        QTest::mouseClick(lesson().windowHandle(), Qt::LeftButton, {},
                          widget->mapTo(&lesson(), widget->rect().center()));
    }
    QPointF placeOf(Card card)
    {
        const CardItem *item = view().stage().hand().item(card);
        const int side = view().stage().layout().hand.rightToLeft ? 1 : -1;
        return item->mapToScene(QPointF(side * item->cardWidth() * 0.35, -item->cardWidth() * 0.76));
    }
    void select(const char *names)
    {
        for (Card card : cardsNamed(names)) {
            view().controller().skipAnimations();
            click(placeOf(card));
        }
    }
    void play(const char *names)
    {
        select(names);
        clickButton(view().playButton());
    }
    /// Picks up that one of the beaten cards.
    void take(const char *name)
    {
        view().controller().skipAnimations();
        const auto &items = view().stage().tableSet().items();
        const auto isNamedCard = [card = cardsNamed(name).first()](const CardItem *item) {
            return item->card() == card;
        };
        const auto found = std::find_if(items.begin(), items.end(), isNamedCard);
        if (found != items.end())
            click((*found)->mapToScene(QPointF(0, -(*found)->cardWidth() * 0.8)));
    }
    void pass() { clickButton(view().passButton()); }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(lesson().windowHandle(), key, modifiers);
    }
    /// Continues after each text until the learner is to move at that event.
    bool next(std::size_t events)
    {
        const auto asked = [&] { return panel().asks() == LessonPanel::Asks::Next; };
        if (!QTest::qWaitFor(asked))
            return false;
        clickWidget(panel().next());
        return QTest::qWaitFor([&] { return this->events() == events && view().view().ownTurn() && !moving(); });
    }
    bool moving() { return view().stage().animator().moving(); }

    PlayedWindow p;
    TutorialController teacher;
};

} // namespace

class TestLesson : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void scriptIsLegal();
    void everyStepHasAText();
    void tutorialIsPlayedToTheEnd();
    void textWaitsForTheLearner();
    void textContinuesByClickOrKey_data();
    void textContinuesByClickOrKey();
    void remarkDisappearsWithTheRightMove();
    void wrongPickUpKeepsThePlayPending();
    void escapeCancelsThenCloses();
    void undoReturnsToTheLastStep();
    void expectedControlIsHighlighted();
    void settingsApply();
    void languageAndThemeChangeDuringText();
    void progressIsShown();
    void hintShowsTheMove();
    void textCoversNoCards_data();
    void textCoversNoCards();
    void endOffersARealGame();
    void closingKeepsTheRealGame();
};

/// Every scripted move is legal, and the script ends the hand.
void TestLesson::scriptIsLegal()
{
    Table table;
    table.setSeatMaker([](int) { return std::unique_ptr<Seat>(); });
    QCOMPARE(table.resume(Lesson::script()), Reason::None);
    QVERIFY(table.gameOver());
    const auto &over = std::get<GameOverEvent>(table.record().back());
    QCOMPARE(over.winners, std::vector<int>{Lesson::kLearner});
}

void TestLesson::everyStepHasAText()
{
    QSet<QString> texts;
    for (std::size_t events = Lesson::kBegin; events <= Lesson::script().size(); ++events) {
        QVERIFY(!Lesson::text(events, false).isEmpty());
        texts.insert(Lesson::text(events, false));
        QVERIFY(!Lesson::remarkOnDeviation(events, false, false).isEmpty());
    }
    QCOMPARE(int(texts.size()), Lesson::steps());
    QCOMPARE(Lesson::steps(), 12);
}

void TestLesson::tutorialIsPlayedToTheEnd()
{
    Learner l;
    l.play("O1");
    QVERIFY(l.next(5));
    l.play("B8 B2");
    l.take("P3");
    QVERIFY(l.next(8));
    l.pass();
    QVERIFY(l.next(11));
    l.play("R7 G7 K7");
    l.take("O9");
    QVERIFY(l.next(14));
    l.play("O9");
    QVERIFY(l.next(17));
    l.play("B3 R3 G3 P3");
    QTRY_VERIFY(l.lesson().table().gameOver());
    QTRY_COMPARE(l.panel().asks(), LessonPanel::Asks::End);
    QCOMPARE(l.words(), Lesson::text(Lesson::script().size(), false));
    QCOMPARE(l.lesson().stepIndicator().now(), Lesson::steps());
    QVERIFY(!l.view().panel()->isVisible());
}

/// A text stays until the learner continues, and nobody plays before.
void TestLesson::textWaitsForTheLearner()
{
    Learner l;
    l.play("O1");
    QTRY_COMPARE(l.panel().asks(), LessonPanel::Asks::Next);
    QVERIFY(l.panel().next()->isVisible());
    const QString words = l.words();
    QTRY_VERIFY(!l.moving());
    QSignalSpy changed(&l.lesson().table(), &Table::changed);
    QVERIFY(!changed.wait(1500));
    QCOMPARE(l.events(), std::size_t(3));
    QCOMPARE(l.words(), words);
    QVERIFY(l.next(5));
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
    QTRY_COMPARE(l.panel().asks(), LessonPanel::Asks::Next);
    QVERIFY(l.panel().next()->hasFocus());
    if (atTheTable)
        l.view().setFocus();
    if (key == 0)
        l.clickWidget(l.panel().words());
    else
        l.key(Qt::Key(key));
    QTRY_COMPARE(l.events(), std::size_t(5));
    QVERIFY(l.view().hasFocus());
}

/// A wrong move is not made; its remark disappears with the right one.
void TestLesson::remarkDisappearsWithTheRightMove()
{
    Learner l;
    l.play("B8");
    QCOMPARE(l.events(), Lesson::kBegin);
    QCOMPARE(l.remark(), Lesson::remarkOnDeviation(Lesson::kBegin, false, false));
    l.select("B8"); // no longer the right card
    l.pass();       // illegal on the lead
    QVERIFY(!l.remark().isEmpty());
    l.play("O1");
    QTRY_COMPARE(l.panel().asks(), LessonPanel::Asks::Next);
    QCOMPARE(l.remark(), QString());
    QVERIFY(l.next(5));
    l.pass();
    QCOMPARE(l.events(), std::size_t(5));
    QCOMPARE(l.remark(), Lesson::remarkOnDeviation(5, true, false));
    l.play("B8 B2");
    QVERIFY(l.view().controller().isHalfway());
    QCOMPARE(l.remark(), QString());
    QCOMPARE(l.words(), Lesson::text(5, true));
}

/// A wrong pick-up is refused, and the play still waits for the right one.
void TestLesson::wrongPickUpKeepsThePlayPending()
{
    Learner l;
    l.play("O1");
    QVERIFY(l.next(5));
    l.play("B8 B2");
    l.take("P2");
    QCOMPARE(l.events(), std::size_t(5));
    QVERIFY(l.view().controller().isHalfway());
    QVERIFY(l.view().stage().choosing());
    QCOMPARE(l.remark(), Lesson::remarkOnDeviation(5, false, true));
    QCOMPARE(l.words(), Lesson::text(5, true));
    l.take("P3");
    QCOMPARE(l.events(), std::size_t(6));
    QCOMPARE(l.remark(), QString());
}

void TestLesson::escapeCancelsThenCloses()
{
    Learner l;
    l.play("O1");
    QVERIFY(l.next(5));
    l.play("B8 B2");
    l.key(Qt::Key_Escape);
    QVERIFY(!l.view().controller().isHalfway());
    QCOMPARE(l.words(), Lesson::text(5, false));
    l.select("B8");
    l.key(Qt::Key_Escape);
    QVERIFY(l.view().stage().hand().selection().empty());
    QVERIFY(l.lesson().isVisible());
    l.key(Qt::Key_Escape);
    QTRY_VERIFY(!l.teacher.lesson());
    // The same while a button has the focus.
    l.teacher.teach();
    QVERIFY(QTest::qWaitForWindowActive(&l.lesson()));
    l.play("O1");
    QTRY_VERIFY(l.panel().next()->hasFocus());
    l.key(Qt::Key_Escape);
    QTRY_VERIFY(!l.teacher.lesson());
}

void TestLesson::undoReturnsToTheLastStep()
{
    Learner l;
    l.play("O1");
    l.key(Qt::Key_Z, Qt::ControlModifier); // while the card moves and a text waits
    QCOMPARE(l.events(), Lesson::kBegin);
    QCOMPARE(l.words(), Lesson::text(Lesson::kBegin, false));
    QVERIFY(!l.panel().next()->isVisible());
    QVERIFY(l.view().hasFocus());
    l.play("O1");
    QVERIFY(l.next(5));
    l.play("B8 B2");
    l.key(Qt::Key_Z, Qt::ControlModifier); // first the pick-up
    QCOMPARE(l.events(), std::size_t(5));
    QVERIFY(!l.view().controller().isHalfway());
    l.play("B8 B2");
    l.take("P3");
    QVERIFY(l.next(8));
    l.key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(l.events(), std::size_t(5));
    l.play("B8 B2");
    l.take("P3");
    QTRY_COMPARE(l.panel().asks(), LessonPanel::Asks::Next); // the explanation is repeated
    QVERIFY(l.next(8));
    QCOMPARE(l.words(), Lesson::text(8, false));
}

/// Highlighted are Pass when it is the task, Play when the right cards are selected, and the card to pick up.
void TestLesson::expectedControlIsHighlighted()
{
    Learner l;
    QVERIFY(!l.view().playButton()->isHighlighted());
    l.select("B8");
    QVERIFY(l.view().playButton()->isEnabled());
    QVERIFY(!l.view().playButton()->isHighlighted());
    l.select("B8 O1");
    QVERIFY(l.view().playButton()->isHighlighted());
    l.clickButton(l.view().playButton());
    QVERIFY(l.next(5));
    QVERIFY(!l.view().passButton()->isHighlighted());
    l.play("B8 B2");
    for (CardItem *item : l.view().stage().tableSet().items())
        QCOMPARE(item->halo(), item->card() == cardsNamed("P3").first());
    l.take("P3");
    QVERIFY(l.next(8));
    QVERIFY(l.view().passButton()->isHighlighted());
    l.select("R7 G7 K7");
    QVERIFY(!l.view().playButton()->isHighlighted());
    QVERIFY(l.view().passButton()->isHighlighted());
}

void TestLesson::settingsApply()
{
    Learner l;
    Settings &settings = l.p.settings();
    Hand &hand = l.view().stage().hand();
    QVERIFY(hand.item(cardsNamed("B8").first())->dimmed());
    settings.setDimsUnplayable(false);
    QVERIFY(!hand.item(cardsNamed("B8").first())->dimmed());
    settings.setSortOrder(Settings::SortOrder::Number);
    QCOMPARE(hand.order().front(), cardsNamed("O1").first());
    settings.setPlayBy(Settings::PlayBy::Drag);
    l.view().controller().skipAnimations();
    QTest::mouseDClick(l.lesson().windowHandle(), Qt::LeftButton, {}, l.at(l.placeOf(cardsNamed("O1").first())));
    QCOMPARE(l.events(), Lesson::kBegin);
    settings.setPlayBy(Settings::PlayBy::Both);
    l.view().controller().skipAnimations();
    const QImage calm = l.view().grab().toImage();
    settings.setCardColours(Settings::CardColours::Vivid);
    settings.setLargeSigns(true);
    QTRY_VERIFY(l.view().grab().toImage() != calm);
    // The sorting chosen here applies to every table.
    l.view().cycleSort();
    QCOMPARE(settings.sortOrder(), Settings::SortOrder::Colour);
}

/// A change of language and theme while a text waits.
void TestLesson::languageAndThemeChangeDuringText()
{
    Learner l;
    l.play("O1");
    QTRY_COMPARE(l.panel().asks(), LessonPanel::Asks::Next);
    l.p.languages().setLanguage(QStringLiteral("ar"));
    l.p.settings().setTheme(Settings::Theme::Light);
    QTRY_COMPARE(l.lesson().layoutDirection(), Qt::RightToLeft);
    QCOMPARE(l.events(), std::size_t(3));
    QCOMPARE(l.words(), Lesson::text(3, false));
    QCOMPARE(l.panel().asks(), LessonPanel::Asks::Next);
    QCOMPARE(l.view().theme(), Theme::Light);
    QVERIFY(l.view().rect().contains(l.panel().geometry()));
    QVERIFY(l.next(5));
    l.p.languages().setLanguage(QStringLiteral("en"));
    l.play("B8 B2");
    l.take("P3");
    QCOMPARE(l.events(), std::size_t(6));
}

void TestLesson::progressIsShown()
{
    Learner l;
    const QString before = l.lesson().stepIndicator().accessibleName();
    QVERIFY(before.contains(QLatin1String("12")));
    QSignalSpy announced(&l.view().announcer(), &Announcer::announced);
    l.play("O1");
    QTRY_COMPARE(l.panel().asks(), LessonPanel::Asks::Next);
    QCOMPARE(l.lesson().stepIndicator().now(), 2);
    QVERIFY(l.lesson().stepIndicator().accessibleName() != before);
    const auto wasAnnounced = [&](const QString &words) {
        return std::any_of(announced.begin(), announced.end(),
                           [&](const auto &one) { return one.at(0).toString() == words; });
    };
    QVERIFY(wasAnnounced(l.words()));
    QVERIFY(l.next(5));
    l.pass();
    QVERIFY(wasAnnounced(l.remark()));
}

/// The hint shows the scripted move, not the strongest one.
void TestLesson::hintShowsTheMove()
{
    Learner l;
    l.clickButton(l.view().hintButton());
    QCOMPARE(l.view().stage().hand().selection(), cardsNamed("O1"));
    l.key(Qt::Key_Return);
    QVERIFY(l.next(5));
    l.key(Qt::Key_H);
    QCOMPARE(l.view().stage().hand().selection(), cardsNamed("B8 B2"));
}

void TestLesson::textCoversNoCards_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("language");
    for (const QSize size : {QSize(800, 600), QSize(1280, 800)})
        for (const QString &code : languageCodes())
            QTest::addRow("%s %dx%d", qPrintable(code), size.width(), size.height()) << size << code;
}

/// The text is placed between the middle and the hand and covers no cards.
void TestLesson::textCoversNoCards()
{
    QFETCH(QSize, size);
    QFETCH(QString, language);
    Learner l(size, language);
    l.play("O1");
    QVERIFY(l.next(5));
    const auto clear = [&] {
        l.view().controller().skipAnimations();
        const QRectF panel(l.panel().geometry());
        bool apart = QRectF(l.view().rect()).contains(panel);
        for (const CardItem *item : l.view().stage().hand().items())
            apart = apart && !item->mapRectToScene(item->cardRect()).intersects(panel);
        for (const CardItem *item : l.view().stage().tableSet().items())
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

void TestLesson::endOffersARealGame()
{
    Learner l;
    const auto &script = Lesson::script();
    QCOMPARE(l.lesson().table().resume({script.begin(), script.end() - 1}), Reason::None);
    l.play("B3 R3 G3 P3");
    QTRY_COMPARE(l.panel().asks(), LessonPanel::Asks::End);
    QVERIFY(l.panel().play()->hasFocus());
    QVERIFY(l.view().rect().contains(l.panel().geometry()));
    l.clickWidget(l.panel().again());
    QCOMPARE(l.events(), Lesson::kBegin);
    QCOMPARE(l.panel().asks(), LessonPanel::Asks::Nothing);
    QVERIFY(l.view().hasFocus());
    QCOMPARE(l.lesson().table().resume({script.begin(), script.end() - 1}), Reason::None);
    l.play("B3 R3 G3 P3");
    QTRY_COMPARE(l.panel().asks(), LessonPanel::Asks::End);
    bool asked = false;
    QTimer::singleShot(0, &l.p.window(), [&] {
        asked = frontDialog() != nullptr;
        if (asked)
            static_cast<QDialog *>(frontDialog())->reject();
    });
    l.key(Qt::Key_Return);
    QVERIFY(asked); // for a new game
    QTRY_VERIFY(!l.teacher.lesson());
}

/// The tutorial does not affect the game at the real table.
void TestLesson::closingKeepsTheRealGame()
{
    PlayedWindow p;
    TutorialController teacher(p.settings(), &p.window());
    QCOMPARE(p.deal({"human", "computer:easy"}, {"B2 B8 R8 R2 G5 G4 P6 K1 O9", "B1 B3 B4 R1 R3 R4 G1 G2 G3"}, 0),
             Reason::None);
    const Events before = p.table().record();
    teacher.teach();
    teacher.lesson()->tableView().controller().play(cardsNamed("O1"));
    QTest::keyClick(teacher.lesson(), Qt::Key_W, Qt::ControlModifier);
    QTRY_VERIFY(!teacher.lesson());
    QCOMPARE(p.table().record(), before);
    teacher.teach();
    QCOMPARE(teacher.lesson()->table().record().size(), Lesson::kBegin);
    teacher.lesson()->leaveButton()->click();
    QTRY_VERIFY(!teacher.lesson());
}

QTEST_MAIN(TestLesson)
#include "tst_lesson.moc"
