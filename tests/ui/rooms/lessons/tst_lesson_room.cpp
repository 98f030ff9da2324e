// SPDX-License-Identifier: GPL-3.0-or-later
// The lessons in the main window: menu, place kept, the running game, the real game after it.
#include "tests/test_program.h"
#include "tests/ui/rooms/lessons/learner.h"

#include "ui/base/widgets/message_sheet.h"
#include "ui/base/widgets/style.h"
#include "ui/rooms/lessons/lesson_room.h"

#include <QAction>
#include <QApplication>
#include <QToolButton>

using namespace meadhall;
using namespace meadhall::ui;

class TestLessonRoom : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void menuOpensTheLessons();
    void startLeadsToTheLessonThatFits();
    void placeIsKept();
    void placeOutlivesARestart();
    void unknownPlaceBeginsAnew();
    void endOffersARealGame();
    void realGameAvoidsTheFaceOfTheLearner();
    void runningGameIsUntouched();
    void keysDoNotReachTheTable();
    void settingsApply();
    void languageAndThemeChangeDuringText();
    void systemContrastIsFollowed();
};

void TestLessonRoom::menuOpensTheLessons()
{
    PlayedWindow p;
    TutorialController teacher(p.settings(), &p.window());
    Actions &actions = p.window().actions();
    QVERIFY(actions.learnOdin->isVisible() && actions.learnNinjan->isVisible());
    actions.learnNinjan->trigger();
    QVERIFY(teacher.lesson() && teacher.lesson()->isVisible());
    QCOMPARE(teacher.lesson()->title(), QStringLiteral("Learn Ninjan"));
    QCOMPARE(p.window().rooms().current(), teacher.lesson());
    QVERIFY(teacher.lesson()->page().panel().next()->hasFocus());
    actions.learnOdin->trigger();
    QCOMPARE(teacher.lesson()->title(), QStringLiteral("Learn Odin"));
    QVERIFY(teacher.lesson()->page().tableView().hasFocus());
    LessonRoom *same = teacher.lesson();
    actions.learnOdin->trigger();
    QCOMPARE(teacher.lesson(), same);
    same->backButton()->click();
    QVERIFY(!p.window().rooms().current());
    QTRY_VERIFY(!teacher.lesson());
}

void TestLessonRoom::startLeadsToTheLessonThatFits()
{
    PlayedWindow p;
    QSettings &store = p.settings().store();
    QCOMPARE(lessonToOffer(store, Game::Ninjan), Game::Odin);
    saveLessonPlace(store, Game::Ninjan, {QStringLiteral("take"), false});
    QCOMPARE(lessonToOffer(store, Game::Odin), Game::Ninjan); // begun
    saveLessonPlace(store, Game::Ninjan, {{}, true});
    QCOMPARE(lessonToOffer(store, Game::Ninjan), Game::Odin); // the other one
    saveLessonPlace(store, Game::Odin, {{}, true});
    QCOMPARE(lessonToOffer(store, Game::Ninjan), Game::Ninjan);
    TutorialController teacher(p.settings(), &p.window());
    QVERIFY(p.pressPanel(p.window().startPanel(), "learn"));
    QCOMPARE(teacher.lesson()->page().course().game, Game::Odin);
}

/// Left in any step, it goes on there, also in another language.
void TestLessonRoom::placeIsKept()
{
    for (const Game game : {Game::Odin, Game::Ninjan}) {
        Learner l(game);
        l.animate(); // or steps that only watch are over at once
        for (const LessonStep &step : courseOf(game).steps) {
            if (step.kind == LessonStep::Kind::Ends)
                break;
            QVERIFY2(l.goTo(step.id), step.id);
            click(l.room().findChild<QPushButton *>(QStringLiteral("leave")));
            QTRY_VERIFY(!l.teacher->lesson());
            l.p.languages().setLanguage(l.p.languages().currentCode() == QLatin1String("en") ? QStringLiteral("ar")
                                                                                             : QStringLiteral("en"));
            l.teacher->teach(game);
            if (step.kind != LessonStep::Kind::Watches) // the others go on at once
                QCOMPARE(l.id(), QLatin1String(step.id));
            QVERIFY2(l.arrives(step.kind == LessonStep::Kind::Watches ? (&step + 1)->id : step.id), step.id);
        }
        QVERIFY(l.goTo("end"));
        l.key(Qt::Key_Escape);
        QTRY_VERIFY(!l.teacher->lesson());
        l.teacher->teach(game);
        QCOMPARE(l.page().step(), 0);
        QVERIFY(loadLessonPlace(l.p.settings().store(), game).done);
    }
}

void TestLessonRoom::placeOutlivesARestart()
{
    Learner l(Game::Ninjan);
    QVERIFY(l.goTo("equal"));
    l.teacher.reset();
    l.p.restart(true);
    l.teacher = std::make_unique<TutorialController>(l.p.settings(), &l.p.window());
    l.teacher->teach(Game::Ninjan);
    QVERIFY(l.arrives("equal"));
    l.clickPile(1);
    QVERIFY(l.arrives("prize"));
}

void TestLessonRoom::unknownPlaceBeginsAnew()
{
    PlayedWindow p;
    p.settings().store().setValue(QStringLiteral("lesson/odin/step"), QStringLiteral("no such step"));
    p.settings().store().setValue(QStringLiteral("lesson/odin/done"), QStringLiteral("perhaps"));
    TutorialController teacher(p.settings(), &p.window());
    teacher.teach(Game::Odin);
    QCOMPARE(teacher.lesson()->page().step(), 0);
    QVERIFY(!loadLessonPlace(p.settings().store(), Game::Odin).done);
}

void TestLessonRoom::endOffersARealGame()
{
    for (const Game game : {Game::Odin, Game::Ninjan}) {
        Learner l(game);
        QVERIFY(l.goTo("end"));
        QTRY_VERIFY(l.panel().play()->hasFocus());
        QVERIFY(l.page().tableView().rect().contains(l.panel().geometry()));
        click(l.panel().again());
        QCOMPARE(l.page().step(), 0);
        QVERIFY(l.panel().asks() != LessonPanel::Asks::End);
        QVERIFY(l.goTo("end"));
        QTRY_VERIFY(l.panel().play()->hasFocus());
        l.key(Qt::Key_Return);
        QVERIFY(l.p.window().findChild<MessageSheet *>(QStringLiteral("warningOffer"))); // asks once on the way
        l.key(Qt::Key_Escape);
        QTRY_VERIFY(!l.teacher->lesson());
        QCOMPARE(l.p.settings().warnings(), Settings::Warnings::Off);
        QVERIFY(!l.p.window().rooms().current());
        const auto &begun = std::get<GameEvent>(l.p.table().record().front());
        QCOMPARE(begun.game, game);
        QVERIFY(!l.p.table().paused());
        QCOMPARE(l.p.table().chairs().size(), std::size_t(3));
        QVERIFY(l.p.table().chairs()[0].human);
        for (const int seat : {1, 2}) {
            QVERIFY(!l.p.table().chairs()[toIndex(seat)].human);
            QCOMPARE(l.p.table().chairs()[toIndex(seat)].level, players::Level::Easy);
        }
        QCOMPARE(begun.chairs[1], std::string("computer:easy:sigrid"));
        l.p.window().close();
    }
}

void TestLessonRoom::realGameAvoidsTheFaceOfTheLearner()
{
    Learner l;
    GameSetup setup;
    setup.chairs[0] = ChairSetup::human(QStringLiteral("Leif"), QStringLiteral("sigrid"));
    saveSetup(l.p.settings().store(), setup);
    l.p.settings().warningsOffered.set(true);
    QVERIFY(l.goTo("end"));
    l.key(Qt::Key_Return);
    QTRY_VERIFY(l.p.table().hasGame());
    const auto &begun = std::get<GameEvent>(l.p.table().record().front());
    QCOMPARE(begun.seats.front(), std::string("Leif"));
    QCOMPARE(begun.chairs[1], std::string("computer:easy:bjorn"));
    QCOMPARE(begun.chairs[2], std::string("computer:easy:ylva"));
}

/// The game at the real table waits, and is there again.
void TestLessonRoom::runningGameIsUntouched()
{
    PlayedWindow p;
    TutorialController teacher(p.settings(), &p.window());
    QCOMPARE(p.deal({"human", "computer:easy"}, {"B2 B8 R8 R2 G5 G4 P6 K1 O9", "B1 B3 B4 R1 R3 R4 G1 G2 G3"}, 0),
             Reason::None);
    const Events before = p.table().record();
    teacher.teach(Game::Odin);
    static_cast<OdinTableView &>(teacher.lesson()->page().tableView()).controller().play(cardsNamed("O1"));
    QCOMPARE(teacher.lesson()->page().table().record().size(), std::size_t(3));
    teacher.lesson()->findChild<QPushButton *>(QStringLiteral("leave"))->click();
    QTRY_VERIFY(!teacher.lesson());
    QCOMPARE(p.table().record(), before);
    QVERIFY(!p.table().paused());
    QVERIFY(p.view().isVisible() && p.view().hasFocus());
    p.clickCard("B2");
    p.key(Qt::Key_Return);
    QVERIFY(p.table().record().size() > before.size());
}

/// Keys of the window do what they do in the lesson.
void TestLessonRoom::keysDoNotReachTheTable()
{
    Learner l;
    QCOMPARE(l.p.deal({"human", "computer:easy"}, {"B2 B8 R8 R2 G5 G4 P6 K1 O9", "B1 B3 B4 R1 R3 R4 G1 G2 G3"}, 0),
             Reason::None);
    l.p.clickCard("B2");
    l.p.key(Qt::Key_Return);
    const Events before = l.p.table().record();
    l.teacher->teach(Game::Odin);
    QVERIFY(l.goTo("pass"));
    l.key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(l.id(), QStringLiteral("pair"));
    for (const Qt::Key key : {Qt::Key_H, Qt::Key_N, Qt::Key_S, Qt::Key_C})
        l.key(key);
    QCOMPARE(l.p.table().record(), before);
    QVERIFY(l.p.table().paused());
    QVERIFY(l.room().isVisible());
}

void TestLessonRoom::settingsApply()
{
    Learner l;
    l.p.window().setUpdatesEnabled(true);
    Settings &settings = l.p.settings();
    Hand &hand = l.odin().stage().hand();
    QVERIFY(hand.item(cardsNamed("B8").first())->dimmed());
    settings.dimsUnplayable.set(false);
    QVERIFY(!hand.item(cardsNamed("B8").first())->dimmed());
    settings.sortOrder.set(Settings::SortOrder::Number);
    QCOMPARE(hand.order().front(), cardsNamed("O1").first());
    settings.playBy.set(Settings::PlayBy::Drag);
    l.doubleClick(l.placeOf(cardsNamed("O1").first()));
    QCOMPARE(l.events(), std::size_t(2));
    settings.playBy.set(Settings::PlayBy::Both);
    l.odin().controller().skipAnimations();
    const QImage calm = l.odin().grab().toImage();
    settings.cardColours.set(Settings::CardColours::Vivid);
    settings.largeSigns.set(true);
    QTRY_VERIFY(l.odin().grab().toImage() != calm);
    // The sorting chosen here applies to every table.
    l.key(Qt::Key_S);
    QCOMPARE(settings.sortOrder(), Settings::SortOrder::Colour);
}

/// A change of language and theme while a text waits.
void TestLessonRoom::languageAndThemeChangeDuringText()
{
    Learner l;
    l.play("O1");
    QTRY_VERIFY(l.asksNext());
    const QString words = l.words();
    l.p.languages().setLanguage(QStringLiteral("ar"));
    l.p.settings().theme.set(Settings::Theme::Light);
    QTRY_COMPARE(l.room().layoutDirection(), Qt::RightToLeft);
    QCOMPARE(l.events(), std::size_t(3));
    QVERIFY(l.words() != words);
    QVERIFY(l.asksNext());
    QCOMPARE(l.odin().theme(), Theme::Light);
    QVERIFY(l.odin().rect().contains(l.panel().geometry()));
    QVERIFY(l.next("pair"));
    l.p.languages().setLanguage(QStringLiteral("en"));
    l.play("B8 B2");
    l.take("P3");
    QCOMPARE(l.events(), std::size_t(6));
}

/// The window sets the palette when the system's wish for contrast changes; the lesson follows.
void TestLessonRoom::systemContrastIsFollowed()
{
    Learner l;
    l.p.settings().theme.set(Settings::Theme::System);
    const Theme usual = l.page().tableView().theme();
    QVERIFY(usual != Theme::HighContrast);
    setSystemHighContrast(true);
    QApplication::setPalette(widgetPalette(themeOf(l.p.settings().theme())));
    QTRY_COMPARE(l.page().tableView().theme(), Theme::HighContrast);
    setSystemHighContrast(false);
    QApplication::setPalette(widgetPalette(themeOf(l.p.settings().theme())));
    QTRY_COMPARE(l.page().tableView().theme(), usual);
}

REGISTER_TEST(TestLessonRoom)
#include "tst_lesson_room.moc"
