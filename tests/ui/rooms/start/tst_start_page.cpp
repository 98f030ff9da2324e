// SPDX-License-Identifier: GPL-3.0-or-later
// The start page: the game to go on with, tiles, and the welcome of the first start.
#include "tests/stopped_clock.h"
#include "tests/test_program.h"
#include "tests/ui/click.h"
#include "tests/ui/kept_window.h"
#include "tests/ui/planted_pages.h"
#include "tests/ui/text_recorder.h"
#include "ui/app/deal_room_controller.h"
#include "ui/app/puzzles_controller.h"
#include "ui/app/rooms.h"
#include "ui/app/statistics_controller.h"
#include "ui/app/tutorial_controller.h"
#include "ui/base/text/table_text.h"
#include "ui/base/text/text.h"
#include "ui/base/widgets/room.h"
#include "ui/base/widgets/segments.h"
#include "ui/base/widgets/style.h"
#include "ui/rooms/puzzles/puzzle_hall.h"
#include "ui/rooms/puzzles/puzzle_store.h"
#include "ui/rooms/start/game_picture.h"
#include "ui/rooms/start/start_page.h"
#include "ui/rooms/start/start_panels.h"
#include "ui/rooms/statistics/start_rating.h"
#include "ui/table/panel/side_panel.h"
#include "ui/table/seats/past_game_text.h"

#include <QComboBox>
#include <QLabel>
#include <QRadioButton>
#include <QScopeGuard>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>

using namespace meadhall;
using namespace meadhall::ui;

namespace {

QAbstractButton *onPage(KeptWindow &p, const char *name)
{
    const auto buttons = p.window().startPanel().findChildren<QAbstractButton *>(QLatin1String(name));
    const auto shown = std::find_if(buttons.begin(), buttons.end(), [](const auto *one) { return one->isVisible(); });
    return shown == buttons.end() ? nullptr : *shown;
}

class EmptyRoom : public Room {
protected:
    QWidget *first() override { return this; }
};

QString focused() { return QApplication::focusWidget() ? QApplication::focusWidget()->objectName() : QString(); }

} // namespace

class TestStartPage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QApplication::setStyle(widgetStyle()); } // its buttons answer to Enter
    void welcomeOffersBothGames();
    void welcomeSaysWhoPlays();
    void welcomeShowsAMoveOfEachGame();
    void welcomeChoosesTheTheme();
    void welcomeMarksNoFocusForTheMouse();
    void welcomeLeadsToFriends();
    void welcomeChoosesTheLanguage();
    void enterContinues();
    void nextGameAfterAFinishedOne();
    void arrowsWalkTheTiles();
    void tilesFollowTheirActions();
    void ratingFillsItsPlaceLater();
    void hasTheFocusAfterARoom();
    void puzzleOfTheDay();
    void leftOpenOverMidnight();
    void everythingFits_data();
    void everythingFits();
    void largeTextNeedsNoSidewaysScrolling();
    void coveredWithSeveralPeople();
    void pictureHidesOthers();
    void contentsAreGoneAtTheTable();
    void homeFromTheTable();
    void homeFromARoom();
    void homeAfterTheGame();
    void homeKeepsACardInTheHand();
    void figuresAreWhole_data();
    void figuresAreWhole();
    void pictureSeatsAsTheTable();
    void dealOfTheDayShowsItsGame();
};

void TestStartPage::welcomeOffersBothGames()
{
    KeptWindow p;
    QVERIFY(onPage(p, "playOdin") && onPage(p, "playOdin")->hasFocus());
    QVERIFY(!onPage(p, "learn")); // until there is a lesson
    new TutorialController(p.settings(), &p.window());
    QVERIFY(onPage(p, "learn"));
    QTest::mouseClick(onPage(p, "playNinjan"), Qt::LeftButton); // begins at once
    QTRY_VERIFY(p.table().hasGame());
    QVERIFY(!p.window().startPanel().isVisible());
    const auto &game = std::get<GameEvent>(p.table().record().front());
    QVERIFY(game.game == Game::Ninjan);
    QCOMPARE(p.table().players(), 4);
    QVERIFY(p.table().humanSeat(0));
    for (int seat = 1; seat < 4; ++seat)
        QVERIFY(p.table().chairs()[toIndex(seat)].level == players::Level::Easy);
}

/// The names below the button are those at the table that it leads to.
void TestStartPage::welcomeSaysWhoPlays()
{
    KeptWindow p;
    QStringList words;
    for (const QLabel *label : p.window().startPanel().findChildren<QLabel *>())
        words.push_back(label->text());
    const QString all = spoken(words.join(QLatin1Char('\n')));
    QVERIFY2(all.contains(QStringLiteral("Starts at once: You, Bjorn, Gudrun and Leif. Level: Easy.")),
             qPrintable(all));
    QVERIFY2(all.contains(QStringLiteral("Starts at once: You, Sigrid, Gudrun and Halvdan. Level: Easy.")),
             qPrintable(all));
    QTest::keyClick(p.window().windowHandle(), Qt::Key_Return);
    QTRY_VERIFY(p.table().hasGame());
    const std::vector<std::string> &seats = std::get<GameEvent>(p.table().record().front()).seats;
    QCOMPARE(seats.size(), 4U);
    QCOMPARE(QString::fromStdString(seats[1]), QStringLiteral("Bjorn"));
    QCOMPARE(QString::fromStdString(seats[2]), QStringLiteral("Gudrun"));
    QCOMPARE(QString::fromStdString(seats[3]), QStringLiteral("Leif"));
    for (int seat = 1; seat < 4; ++seat)
        QVERIFY(p.table().chairs()[toIndex(seat)].level == players::Level::Easy);
}

/// The label of each picture says what a newcomer will see beside cards at the table, and is wholly in the picture.
void TestStartPage::welcomeShowsAMoveOfEachGame()
{
    PlayedWindow::setPainting(true);
    const auto painting = qScopeGuard([] { PlayedWindow::setPainting(false); });
    for (const auto &[code, labels] :
         {std::pair{"en", QStringList{QStringLiteral("88 beats 77"), QStringLiteral("would take +13 now")}},
          {"de", QStringList{QStringLiteral("88 schlägt 77"), QStringLiteral("würde jetzt +13 holen")}}}) {
        KeptWindow p({1280, 800}, QLatin1String(code));
        QTRY_VERIFY(p.window().pictures().idle());
        QStringList painted;
        for (auto *picture : p.window().startPanel().findChildren<FanPicture *>())
            for (const PaintedText &text : TextRecorder::textsOn(*picture)) {
                painted.push_back(spoken(text.text));
                QVERIFY2(QRectF(picture->rect()).contains(text.rect), qPrintable(text.text));
            }
        QCOMPARE(painted, labels);
    }
}

/// The look can be chosen before anything else.
void TestStartPage::welcomeChoosesTheTheme()
{
    KeptWindow p;
    QCOMPARE(p.settings().theme(), Settings::Theme::System);
    QVERIFY(themeOf(QApplication::palette()) == Theme::Light);
    auto *looks = p.window().startPanel().findChild<Segments *>(QStringLiteral("startTheme"));
    QVERIFY(looks && looks->current() == 0);
    QTest::mouseClick(looks->button(1), Qt::LeftButton);
    QTRY_COMPARE(p.settings().theme(), Settings::Theme::Dark);
    QTRY_VERIFY(themeOf(QApplication::palette()) == Theme::Dark);
    QTRY_COMPARE(p.window().startPanel().findChildren<Segments *>(QStringLiteral("startTheme")).size(), 1);
    QCOMPARE(p.window().startPanel().findChild<Segments *>(QStringLiteral("startTheme"))->current(), 1);
}

/// No dashes are seen before a key is pressed, and none after the mouse is used again.
void TestStartPage::welcomeMarksNoFocusForTheMouse()
{
    PlayedWindow::setPainting(true);
    const auto painting = qScopeGuard([] { PlayedWindow::setPainting(false); });
    KeptWindow p;
    QTRY_VERIFY(p.window().pictures().idle());
    QAbstractButton *play = onPage(p, "playOdin");
    QVERIFY(play->hasFocus());
    const QImage plain = play->grab().toImage();
    QTest::keyClick(p.window().windowHandle(), Qt::Key_Shift);
    QVERIFY(play->hasFocus());
    QVERIFY(play->grab().toImage() != plain);
    QTest::mouseClick(p.window().windowHandle(), Qt::LeftButton, {}, QPoint(5, p.window().height() / 2));
    play->setFocus();
    QVERIFY(play->grab().toImage() == plain);
}

/// For those who were invited.
void TestStartPage::welcomeLeadsToFriends()
{
    KeptWindow p;
    p.window().actions().join->setVisible(true);
    QVERIFY(onPage(p, "joinFriends"));
    for (const auto &[code, words] : {std::pair{"de", "&Mitspielen"}, {"en", "&Join friends"}}) {
        p.languages().setLanguage(QLatin1String(code)); // fills the page again
        QTRY_VERIFY(onPage(p, "joinFriends") && onPage(p, "joinFriends")->text() == QLatin1String(words));
    }
    QSignalSpy joins(p.window().actions().join, &QAction::triggered);
    click(onPage(p, "joinFriends"));
    QCOMPARE(joins.size(), 1);
}

void TestStartPage::welcomeChoosesTheLanguage()
{
    KeptWindow p;
    const auto languages = [&p] {
        return p.window().startPanel().findChild<QComboBox *>(QStringLiteral("startLanguage"));
    };
    QVERIFY(languages());
    QCOMPARE(languages()->count(), languageCodes().size());
    languages()->setFocus();
    const auto arabic = static_cast<int>(languageCodes().indexOf(QLatin1String("ar")));
    for (int i = languages()->currentIndex(); i < arabic; ++i)
        QTest::keyClick(languages(), Qt::Key_Down);
    QTRY_COMPARE(p.settings().language(), QStringLiteral("ar"));
    QTRY_VERIFY(p.window().startPanel().isRightToLeft());
    QTRY_VERIFY(languages() && languages()->currentIndex() == arabic);
    QTRY_VERIFY(languages()->hasFocus());
}

/// Killed or quit at any moment, the page shows the game as it was, and Enter goes on.
void TestStartPage::enterContinues()
{
    KeptWindow p;
    p.playOneMove();
    for (const bool killed : {false, true}) {
        const Events events = p.table().record();
        p.restart(killed);
        const SavedGame *saved = p.window().startPanel().saved();
        QVERIFY(saved && !saved->covered);
        QCOMPARE(saved->hand.count(), 8);
        QCOMPARE(saved->turn, 0);
        QVERIFY(!saved->prompt.isEmpty());
        QCOMPARE(focused(), QStringLiteral("continue"));
        QVERIFY(p.window().startPanel().announcement().contains(saved->prompt));
        QTest::keyClick(p.window().windowHandle(), Qt::Key_Return);
        QVERIFY(p.table().record() == events);
        QVERIFY(!p.window().startPanel().isVisible());
    }
    // One move further back: so does the page.
    p.window().actions().undo->trigger();
    const Events undone = p.table().record();
    p.restart(true);
    QCOMPARE(p.window().startPanel().saved()->hand.count(), 9);
    QTest::keyClick(p.window().windowHandle(), Qt::Key_Return);
    QVERIFY(p.table().record() == undone);
}

void TestStartPage::nextGameAfterAFinishedOne()
{
    KeptWindow p;
    p.beginNewGame();
    QTRY_VERIFY(p.table().hasGame());
    const Events whole = test::finishedGame(1);
    QCOMPARE(p.table().resume(test::beginningOf(whole, whole.size() - 1)), Reason::None);
    QTRY_VERIFY(p.table().gameOver());
    p.restart();
    QVERIFY(!p.window().startPanel().saved());
    QVERIFY(!onPage(p, "continue"));
    QCOMPARE(focused(), QStringLiteral("newGame"));
    QCOMPARE(p.window().startPanel().findChildren<QAbstractButton *>(QStringLiteral("newGame")).size(),
             1); // no tile as well
    QTest::keyClick(p.window().windowHandle(), Qt::Key_Return);
    QVERIFY(p.window().findChild<NewGameDialog *>());
}

void TestStartPage::arrowsWalkTheTiles()
{
    for (const char *code : {"en", "ar"}) {
        KeptWindow p({1280, 800}, QLatin1String(code));
        p.playOneMove();
        p.restart();
        p.window().setUpdatesEnabled(true);
        new DealRoomController(p.settings(), p.gameFolder(), &p.window());
        new TutorialController(p.settings(), &p.window());
        const Qt::Key onward = QLatin1String(code) == QLatin1String("ar") ? Qt::Key_Left : Qt::Key_Right;
        QCOMPARE(focused(), QStringLiteral("continue"));
        p.key(onward);
        QCOMPARE(focused(), QStringLiteral("learnOdin")); // the nearest
        p.key(onward);
        QCOMPARE(focused(), QStringLiteral("pastGames"));
        p.key(Qt::Key_Up);
        QCOMPARE(focused(), QStringLiteral("dealOfDay"));
        p.key(Qt::Key_Up);
        QCOMPARE(focused(), QStringLiteral("dealOfDay"));
        p.key(Qt::Key_Return);
        QVERIFY(p.window().rooms().current());
        p.key(Qt::Key_Escape);
        QVERIFY(p.window().startPanel().isVisible());
    }
}

void TestStartPage::tilesFollowTheirActions()
{
    KeptWindow p;
    p.playOneMove();
    p.restart();
    QVERIFY(!onPage(p, "dealOfDay") && !onPage(p, "learnOdin"));
    new DealRoomController(p.settings(), p.gameFolder(), &p.window());
    QVERIFY(onPage(p, "dealOfDay"));
    QVERIFY(!onPage(p, "dealOfDay")->accessibleDescription().isEmpty());
    QAction &more = *p.window().actions().dailyPuzzle;
    QVERIFY(!onPage(p, "dailyPuzzle"));
    more.setVisible(true);
    QVERIFY(onPage(p, "dailyPuzzle"));
    QCOMPARE(onPage(p, "dailyPuzzle")->accessibleName(), QStringLiteral("Puzzle of the day"));
    QSignalSpy triggered(&more, &QAction::triggered);
    QTest::mouseClick(onPage(p, "dailyPuzzle"), Qt::LeftButton);
    QCOMPARE(triggered.count(), 1);
    TileContent::describe(&more, QStringLiteral("something"), QStringLiteral("new"));
    QTRY_COMPARE(onPage(p, "dailyPuzzle")->accessibleDescription(), QStringLiteral("something, new"));
    more.setEnabled(false);
    QTRY_VERIFY(!onPage(p, "dailyPuzzle"));
    QCOMPARE(focused(), QStringLiteral("continue"));
}

/// It was lost to the table behind the page: Enter did nothing, and no mark was seen.
void TestStartPage::hasTheFocusAfterARoom()
{
    KeptWindow p;
    p.playOneMove();
    p.restart();
    QCOMPARE(focused(), QStringLiteral("continue"));
    for (const char *name : {"continue", "pastGames"}) { // from the keyboard, and from a tile
        onPage(p, name)->setFocus();
        p.window().rooms().enter(new EmptyRoom);
        QVERIFY(focused() != QLatin1String(name));
        QTest::keyClick(p.window().windowHandle(), Qt::Key_Escape);
        QCOMPARE(focused(), QLatin1String(name));
    }
}

void TestStartPage::ratingFillsItsPlaceLater()
{
    KeptWindow p;
    p.playOneMove();
    p.restart();
    p.window().setUpdatesEnabled(true); // it is fetched after the first painting
    new StatisticsController(p.settings(), &p.window());
    auto *rating = p.window().startPanel().findChild<StartRating *>();
    QVERIFY(rating && rating->request() == 0);
    QTRY_VERIFY(rating->request() > 0);
    const auto labels = [&] {
        QStringList texts;
        for (const QLabel *label : rating->findChildren<QLabel *>())
            texts.push_back(label->text());
        return texts;
    };
    QTRY_VERIFY(labels().contains(QStringLiteral("0 of 3 games until a rating")));
    const QRect place = rating->geometry(), button = rating->button()->geometry();
    Q_EMIT p.window().statistics().pageReady(rating->request(), test::odinPage());
    QVERIFY2(labels().contains(QStringLiteral("1512")), qPrintable(labels().join(QLatin1Char('\n'))));
    QVERIFY(rating->accessibleName().contains(QStringLiteral("1512")));
    QTest::qWait(0);
    QCOMPARE(rating->geometry(), place);
    QCOMPARE(rating->button()->geometry(), button);
    QCOMPARE(focused(), QStringLiteral("continue"));

    // Others ask meanwhile; it asks again when it is seen again.
    const quint64 before = rating->request();
    QTest::mouseClick(rating->button(), Qt::LeftButton);
    QVERIFY(p.window().rooms().current());
    p.key(Qt::Key_Escape);
    QTRY_VERIFY(rating->request() > before);
}

void TestStartPage::puzzleOfTheDay()
{
    KeptWindow p;
    p.playOneMove();
    p.restart();
    auto *puzzles = new PuzzlesController(p.settings(), p.gameFolder(), &p.window());
    QVERIFY(onPage(p, "dailyPuzzle"));
    QVERIFY(onPage(p, "dailyPuzzle")->accessibleDescription().contains(QStringLiteral("find the move")));
    puzzles->store().change([](puzzle::Progress &progress) { progress.tried("one", true, true, Clock::today()); });
    QVERIFY(onPage(p, "dailyPuzzle")->accessibleDescription().contains(QStringLiteral("solved")));
    QVERIFY(onPage(p, "dailyPuzzle")->accessibleDescription().contains(QStringLiteral("day 1")));
    QTest::mouseClick(onPage(p, "dailyPuzzle"), Qt::LeftButton);
    QTRY_VERIFY(puzzles->room());
    QCOMPARE(p.window().rooms().current(), puzzles->room());
    p.key(Qt::Key_Escape);
    QCOMPARE(p.window().rooms().current(), puzzles->hall());
}

/// A page left open over midnight.
void TestStartPage::leftOpenOverMidnight()
{
    const QDate day = Clock::today();
    test::StoppedClock clock(QDateTime(day, QTime(23, 59, 30)));
    KeptWindow p;
    p.playOneMove();
    p.restart();
    auto *puzzles = new PuzzlesController(p.settings(), p.gameFolder(), &p.window());
    new DealRoomController(p.settings(), p.gameFolder(), &p.window());
    QCoreApplication::sendPostedEvents();
    const auto says = [&p](const char *tile) {
        return onPage(p, tile)->accessibleDescription() + onPage(p, tile)->accessibleName();
    };
    const auto note = [&p](const char *words) {
        for (const QLabel *label : p.window().startPanel().findChildren<QLabel *>())
            if (label->text().contains(QLatin1String(words)))
                return true;
        return false;
    };
    puzzles->store().change([](puzzle::Progress &progress) { progress.tried("one", true, true, Clock::today()); });
    QVERIFY(says("dailyPuzzle").contains(QStringLiteral("solved")));
    QVERIFY(note("left today"));
    const QString deal = says("dealOfDay");
    clock.set(QDateTime(day.addDays(1), QTime(0, 0, 20)));
    QVERIFY(says("dailyPuzzle").contains(QStringLiteral("find the move")));
    QVERIFY(says("dailyPuzzle").contains(QStringLiteral("day 2")));
    QVERIFY(says("dealOfDay") != deal);
    QVERIFY(note("left yesterday"));
    clock.set(QDateTime(day, QTime(23, 59)));
    QVERIFY(says("dailyPuzzle").contains(QStringLiteral("solved")));
    QCOMPARE(says("dealOfDay"), deal);
    QVERIFY(note("left today"));
    // Left when the clock was wrong.
    QFile running(p.gameFolder() + QStringLiteral("/running.meadhall"));
    QVERIFY(running.open(QIODevice::ReadWrite));
    QVERIFY(running.setFileTime(QDateTime(QDate(2099, 3, 3), QTime(12, 0)), QFileDevice::FileModificationTime));
    running.close();
    p.restart();
    QVERIFY(!note("left "));
}

void TestStartPage::everythingFits_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("saved");
    for (const QString &code : languageCodes())
        for (const QSize size : {QSize(800, 600), QSize(1280, 800)})
            for (const bool saved : {false, true})
                QTest::addRow("%s %d %s", qPrintable(code), size.width(), saved ? "saved" : "first")
                    << code << size << saved;
}

void TestStartPage::everythingFits()
{
    QFETCH(QString, code);
    QFETCH(QSize, size);
    QFETCH(bool, saved);
    KeptWindow p(size, code);
    if (saved) {
        p.playOneMove();
        p.restart();
    }
    new DealRoomController(p.settings(), p.gameFolder(), &p.window());
    new TutorialController(p.settings(), &p.window());
    new PuzzlesController(p.settings(), p.gameFolder(), &p.window());
    new StatisticsController(p.settings(), &p.window());
    if (auto *rating = p.window().startPanel().findChild<StartRating *>())
        Q_EMIT p.window().statistics().pageReady(rating->request(), test::odinPage());
    QTest::qWait(0);
    const StartPage &page = p.window().startPanel();
    const auto *scroll = page.findChild<QScrollArea *>();
    QTRY_VERIFY(scroll->widget()->width() <= scroll->viewport()->width()); // buttons move below the words first
    QTRY_COMPARE(scroll->verticalScrollBar()->maximum(), 0);
    for (const auto *picture : page.findChildren<FanPicture *>())
        QVERIFY2(saved || picture->height() >= 60, qPrintable(QString::number(picture->height()))); // both games
    for (const auto *button : page.findChildren<QPushButton *>())
        QVERIFY2(!button->isVisible() || button->width() >= button->sizeHint().width(), qPrintable(button->text()));
    for (const auto *label : page.findChildren<QLabel *>())
        QVERIFY2(!label->isVisible() || label->height() >= label->heightForWidth(label->width()),
                 qPrintable(label->text()));
}

/// The row with the last places and the button was wider than its column.
void TestStartPage::largeTextNeedsNoSidewaysScrolling()
{
    const QFont before = QApplication::font();
    const auto restored = qScopeGuard([&before] { QApplication::setFont(before); });
    QFont large = before;
    large.setPointSizeF(large.pointSizeF() * 1.7);
    QApplication::setFont(large);
    for (const QString &code : languageCodes()) {
        KeptWindow p({800, 600}, code);
        p.playOneMove();
        p.restart();
        new StatisticsController(p.settings(), &p.window());
        const auto *rating = p.window().startPanel().findChild<StartRating *>();
        QVERIFY(rating);
        Q_EMIT p.window().statistics().pageReady(rating->request(), test::odinPage());
        QTest::qWait(0);
        QCOMPARE(p.window().startPanel().findChild<QScrollArea *>()->horizontalScrollBar()->maximum(), 0);
    }
}

/// Several people share the screen: nobody's cards are shown.
void TestStartPage::coveredWithSeveralPeople()
{
    const Events events = PlayedWindow::dealt(
        {"human", "human", "computer:easy:leif"},
        {"B1 B2 B3 B4 B5 B6 B7 B8 B9", "R1 R2 R3 R4 R5 R6 R7 R8 R9", "G1 G2 G3 G4 G5 G6 G7 G8 G9"}, 1);
    const SavedGame saved = savedGameOf(events);
    QVERIFY(saved.covered && saved.hand.empty());
    QCOMPARE(saved.counts[0], 9);
    QVERIFY(saved.prompt.contains(QLatin1String("Bo1")));

    // The curtain of the game that goes on keeps the table from the focus, which the page did before.
    KeptWindow p;
    GameEvent game;
    game.game = Game::Ninjan;
    game.seats = {"Ada", "Bo", "Cy"};
    game.chairs = {"human", "human", "computer:easy:leif"};
    game.deal = 7;
    p.table().start(game);
    p.restart();
    QVERIFY(p.pressPanel(p.window().startPanel(), "continue"));
    QTRY_VERIFY(p.window().tableView().curtain()->isVisible());
    QTRY_COMPARE(focused(), QStringLiteral("showCards"));
    p.click(p.window().tableView().curtain()->sceneBoundingRect().topLeft() + QPointF(60, 60));
    QCOMPARE(focused(), QStringLiteral("showCards"));
}

/// What is shown does not depend on the hands of others.
void TestStartPage::pictureHidesOthers()
{
    const auto shown = [](const char *second, const char *third) {
        return savedGameOf(PlayedWindow::dealt({"human", "computer:easy:leif", "computer:easy:ylva"},
                                               {"B1 B2 B3 B4 B5 B6 B7 B8 B9", second, third}, 0));
    };
    const SavedGame one = shown("R1 R2 R3 R4 R5 R6 R7 R8 R9", "G1 G2 G3 G4 G5 G6 G7 G8 G9");
    const SavedGame other = shown("G1 G2 G3 G4 G5 G6 G7 G8 G9", "R1 R2 R3 R4 R5 R6 R7 R8 R9");
    QVERIFY(one.hand == other.hand && one.middle == other.middle && one.counts == other.counts);
    QCOMPARE(one.prompt, other.prompt);
    QCOMPARE(one.lines, other.lines);
}

void TestStartPage::contentsAreGoneAtTheTable()
{
    KeptWindow p;
    p.playOneMove();
    QTRY_VERIFY(p.window().startPanel().findChildren<QAbstractButton *>().isEmpty());
    QVERIFY(p.window().tableView().hasFocus());
}

/// Menu, key and Escape lead there; the game waits, and goes on as it was.
void TestStartPage::homeFromTheTable()
{
    KeptWindow p;
    p.playOneMove();
    const MainWindow &window = p.window();
    const auto leave = {
        std::function<void()>([&] { p.window().actions().home->trigger(); }),
        std::function<void()>([&] { QTest::keyClick(window.windowHandle(), Qt::Key_Home, Qt::AltModifier); }),
        std::function<void()>([&] { p.key(Qt::Key_Escape); })};
    const auto come = {std::function<void()>([&] { p.key(Qt::Key_Return); }),
                       std::function<void()>([&] { p.key(Qt::Key_Escape); }),
                       std::function<void()>([&] { QTest::mouseClick(onPage(p, "continue"), Qt::LeftButton); })};
    const Events record = p.table().record();
    auto back = come.begin();
    for (const auto &away : leave) {
        away();
        QVERIFY(p.window().startPanel().isVisible());
        QVERIFY(p.window().startPanel().saved());
        QCOMPARE(focused(), QStringLiteral("continue"));
        QVERIFY(p.table().paused());
        QVERIFY(!p.window().sidePanel().isVisible());
        for (const QAction *action : {p.window().actions().undo, p.window().actions().pass, p.window().actions().hint})
            QVERIFY2(!action->isEnabled(), qPrintable(action->objectName()));
        p.settings().setLanguage(QStringLiteral("de"));
        QCoreApplication::sendPostedEvents();
        QVERIFY(p.window().startPanel().isVisible());
        p.settings().setLanguage(QStringLiteral("en"));
        QCoreApplication::sendPostedEvents();
        (*back++)();
        QVERIFY(!p.window().startPanel().isVisible());
        QVERIFY(!p.table().paused());
        QVERIFY(p.view().hasFocus());
        QVERIFY(p.window().sidePanel().isVisible());
        QVERIFY(p.table().record() == record);
    }
    QVERIFY(p.window().actions().undo->isEnabled()); // it can be played on
    p.window().actions().undo->trigger();
    QVERIFY(p.table().record().size() < record.size());

    // A new game takes its place.
    p.window().actions().home->trigger();
    p.beginNewGame();
    QTRY_VERIFY(!p.window().startPanel().isVisible());
    QVERIFY(!p.table().paused());
    QVERIFY(!(p.table().record().front() == record.front()));
}

void TestStartPage::homeFromARoom()
{
    KeptWindow p;
    p.playOneMove();
    p.window().rooms().enter(new EmptyRoom);
    p.window().rooms().enter(new EmptyRoom);
    p.window().actions().home->trigger();
    QVERIFY(!p.window().rooms().current());
    QVERIFY(p.window().startPanel().isVisible() && p.table().paused());
    p.window().rooms().enter(new EmptyRoom); // and from there, and back
    p.key(Qt::Key_Escape);
    QVERIFY(p.window().startPanel().isVisible() && p.table().paused());
    p.key(Qt::Key_Return);
    QVERIFY(!p.table().paused());
}

void TestStartPage::homeAfterTheGame()
{
    KeptWindow p;
    odin::Rules rules;
    rules.target = 1;
    QCOMPARE(p.deal({"human:1", "computer:easy:leif", "computer:medium:ylva"},
                    {"B1 B2 B3 B4 B5 B6 B7 B8 B9", "R1 R2 R3 R4 R5 R6 R7 R8 R9", "G1 G2 G3 G4 G5 G6 G7 G8 G9"}, 0, {},
                    rules),
             Reason::None);
    p.key(Qt::Key_Return); // plays the whole hand
    QTRY_VERIFY(p.table().gameOver() && p.view().panel()->isVisible());
    QVERIFY(p.pressPanel(*p.view().panel(), "home"));
    QVERIFY(p.window().startPanel().isVisible() && !p.window().startPanel().saved());
    QCOMPARE(focused(), QStringLiteral("newGame"));
    for (int i = 0; i < 30; ++i) { // Tab stays on the page
        QTest::keyClick(p.window().windowHandle(), Qt::Key_Tab);
        QVERIFY(!p.view().panel()->isAncestorOf(QApplication::focusWidget()));
    }
    p.key(Qt::Key_Escape); // the results are still there
    QVERIFY(p.view().panel()->isVisible() && p.view().panel()->isAncestorOf(QApplication::focusWidget()));
}

/// Escape first puts down what is selected.
void TestStartPage::homeKeepsACardInTheHand()
{
    KeptWindow p;
    p.playOneMove();
    p.clickCard("B2");
    p.key(Qt::Key_Escape);
    QVERIFY(p.view().stage().hand().selection().empty());
    QVERIFY(!p.window().startPanel().isVisible());
    p.key(Qt::Key_Escape);
    QVERIFY(p.window().startPanel().isVisible());
}

void TestStartPage::figuresAreWhole_data()
{
    QTest::addColumn<int>("players");
    for (const int players : {2, 4, 6})
        QTest::addRow("%d players", players) << players;
}

/// Points of a saved game are never shortened.
void TestStartPage::figuresAreWhole()
{
    QFETCH(int, players);
    KeptWindow p({800, 600});
    GameEvent game;
    odin::setRules(game, {});
    game.chairs = {"human:1",
                   "computer:easy:leif",
                   "computer:easy:ylva",
                   "computer:easy:bjorn",
                   "computer:easy:astrid",
                   "computer:easy:gudrun"};
    game.chairs.resize(toIndex(players));
    game.seats.assign(toIndex(players), "Ada");
    game.deal = 7;
    p.table().start(game);
    p.restart();
    const auto *page = p.window().startPanel().findChild<StartStandings *>();
    QVERIFY(page);
    SavedGame saved = *p.window().startPanel().saved();
    saved.totals.assign(toIndex(players), -188);
    for (const int width : {800, 850, 890, 950, 1000, 1050, 1280}) {
        p.window().resize(width, 600);
        QCoreApplication::sendPostedEvents();
        StartStandings standings(saved, nullptr);
        standings.resize(page->width(), standings.sizeHint().height());
        standings.show();
        standings.resize(page->width(), standings.sizeHint().height());
        QStringList figures;
        for (const QLabel *label : standings.findChildren<QLabel *>()) {
            QVERIFY2(label->width() >= label->sizeHint().width(), qPrintable(QString::number(width)));
            QVERIFY2(standings.rect().contains(label->geometry()), qPrintable(QString::number(width)));
            if (!label->text().isEmpty())
                figures.push_back(label->text());
        }
        QCOMPARE(figures, QStringList(players, PastGameText::figure(Game::Odin, -188)));
    }
}

/// Clockwise at the table is clockwise in its picture, in every direction of reading.
void TestStartPage::pictureSeatsAsTheTable()
{
    for (const char *code : {"en", "ar"}) {
        KeptWindow p({1280, 800}, QString::fromLatin1(code));
        GameEvent game;
        game.game = Game::Ninjan;
        game.seats = {"Ada", "Bo", "Cy", "Di", "Eve"};
        game.chairs = {"human:1", "computer:easy:leif", "computer:easy:ylva", "computer:easy:bjorn",
                       "computer:easy:astrid"};
        game.deal = 7;
        p.table().start(game);
        QCoreApplication::sendPostedEvents();
        std::map<QString, bool> atTable; // by name: on the left half
        const TableView &view = p.window().tableView();
        for (int seat = 1; seat < 5; ++seat)
            atTable[TableText::nameAlone(view.names(), seat)] =
                view.stage().seat(seat)->sceneBoundingRect().center().x() < view.sceneRect().center().x();
        p.window().actions().home->trigger();
        QCoreApplication::sendPostedEvents();
        auto *picture = p.window().startPanel().findChild<GamePicture *>();
        QVERIFY(picture);
        QTRY_VERIFY(!TextRecorder::textsOn(*picture).empty()); // as soon as its pictures are there
        int found = 0;
        for (const PaintedText &text : TextRecorder::textsOn(*picture))
            if (const auto seat = atTable.find(text.text); seat != atTable.end()) {
                QCOMPARE(text.rect.center().x() < picture->width() / 2.0, seat->second);
                ++found;
            }
        QCOMPARE(found, 4);
    }
}

/// The tile showed backs of Odin also on the days of Ninjan.
void TestStartPage::dealOfTheDayShowsItsGame()
{
    const auto pictureOn = [](QDate day) {
        test::StoppedClock clock(day);
        KeptWindow p;
        p.playOneMove();
        p.restart();
        new DealRoomController(p.settings(), p.gameFolder(), &p.window());
        QCoreApplication::sendPostedEvents();
        auto *picture = onPage(p, "dealOfDay")->findChild<StartPicture *>();
        picture->grab();
        if (!waitFor([&p] { return p.window().pictures().idle(); }))
            qWarning("the pictures are not ready");
        return picture->grab().toImage();
    };
    const QImage first = pictureOn({2026, 11, 22});
    QVERIFY(first != pictureOn({2026, 11, 23}));
    QCOMPARE(first, pictureOn({2026, 11, 24}));
}

REGISTER_TEST(TestStartPage)
#include "tst_start_page.moc"
