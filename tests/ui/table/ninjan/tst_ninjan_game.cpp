// SPDX-License-Identifier: GPL-3.0-or-later
// Whole games of Ninjan in the window, from the dialog to the winner, with real events.
#include "engine/core/to_index.h"
#include "engine/games/games.h"
#include "tests/test_program.h"
#include "tests/ui/front_dialog.h"
#include "tests/ui/played_window.h"

#include "ui/rooms/newgame/new_game_dialog.h"
#include "ui/table/panel/side_panel.h"

#include <QPushButton>
#include <QRadioButton>
#include <QSignalSpy>
#include <QTableWidget>

using namespace meadhall;
using namespace meadhall::ui;

namespace {

/// What the person at this screen is asked for; nullopt while they have to wait.
std::optional<RequestKind> requestAtScreen(PlayedWindow &p)
{
    if (p.table().gameOver())
        return std::nullopt;
    return p.ninjan().view().ownRequest();
}

/// Whether the table view agrees with the table.
bool viewMatchesTable(PlayedWindow &p)
{
    const ninjan::Board &board = p.ninjan().view().board();
    NinjanStage &stage = p.ninjan().stage();
    for (int pile = 0; pile < ninjan::kPiles; ++pile) {
        const auto &cards = board.piles[toIndex(pile)];
        const auto &items = stage.piles().cards(pile);
        if (items.size() != toIndex(cards.size())
            || !std::equal(cards.begin(), cards.end(), items.begin(),
                           [](Card card, CardItem *item) { return item->card() == card && !item->isFaceDown(); }))
            return false;
    }
    CardSet held = p.ninjan().view().hand();
    if (p.ninjan().view().choice() != kNoCard)
        held.remove(p.ninjan().view().choice());
    return stage.hand().cards() == held;
}

} // namespace

class TestNinjanGame : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wholeGameByMouse_data();
    void wholeGameByMouse();
    void wholeGameByKeyboard_data();
    void wholeGameByKeyboard();
    void gameIsStartedFromTheDialog();
    void setupOfNinjanAllowsFivePlayers();
    void continuesAtTheNextStart();
};

void TestNinjanGame::wholeGameByMouse_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("players");
    QTest::addColumn<bool>("animated");
    QTest::addColumn<QString>("language");
    QTest::newRow("two, 1280x800") << QSize(1280, 800) << 2 << false << "en";
    QTest::newRow("three, 800x600, right to left") << QSize(800, 600) << 3 << false << "ar";
    QTest::newRow("four, 800x600, moving") << QSize(800, 600) << 4 << true << "en";
    QTest::newRow("five, 800x600") << QSize(800, 600) << 5 << false << "en";
}

/// Every decision by mouse: dragging, double clicks and the button in turn.
void TestNinjanGame::wholeGameByMouse()
{
    QFETCH(QSize, size);
    QFETCH(int, players);
    QFETCH(bool, animated);
    QFETCH(QString, language);
    PlayedWindow p(size, language);
    if (animated)
        p.settings().animationSpeed.set(Settings::AnimationSpeed::Fast);
    GameEvent game;
    game.game = Game::Ninjan;
    game.deal = 99;
    for (int i = 0; i < players; ++i) {
        game.seats.push_back("Seat" + std::to_string(i));
        game.chairs.push_back(i == 0 ? "human" : "computer:medium");
    }
    QCOMPARE(p.table().start(game), Reason::None);
    QSignalSpy refused(&p.table(), &Table::refused);
    int choices = 0, piles = 0;
    while (!p.table().gameOver()) {
        // The first round is shown completely; later any key skips the animations.
        const auto ready = [&p, choices] {
            if (choices > 1)
                p.ninjan().controller().skipAnimations();
            return requestAtScreen(p) || p.table().gameOver();
        };
        QTRY_VERIFY(ready());
        p.ninjan().controller().skipAnimations();
        const auto kind = requestAtScreen(p);
        if (!kind)
            continue;
        QVERIFY(viewMatchesTable(p));
        const std::size_t before = p.table().record().size();
        if (*kind == RequestKind::Choose) {
            const auto &items = p.ninjan().stage().hand().items();
            const Card card = items[toIndex(choices) % items.size()]->card();
            if (choices % 3 == 0) {
                const QPointF from = p.placeOf(card), to = p.ninjan().stage().places().chosen.front().centre;
                p.drag(from, to);
            } else if (choices % 3 == 1) {
                p.doubleClickCard(card);
            } else {
                p.clickCard(card);
                p.clickItem(p.ninjan().game().chooseButton());
            }
            ++choices;
        } else if (*kind == RequestKind::Pile) {
            Piles &all = p.ninjan().stage().piles();
            const int pile = ninjan::firstOf(all.lit());
            const QPointF place = all.ground(pile)->area().center();
            if (piles++ % 2 == 0)
                p.click(place);
            else
                p.drag(p.ninjan().stage().chosen(0)->scenePos(), place);
        } else {
            QTRY_VERIFY(p.ninjan().panel()->isVisible());
            QVERIFY(p.pressPanel(*p.ninjan().panel(), "throw1"));
        }
        QVERIFY2(p.table().record().size() > before, qPrintable(p.ninjan().message()->text()));
    }
    QCOMPARE(refused.count(), 0);
    QCOMPARE(choices, ninjan::kRounds - 1); // the last card is played automatically
    p.ninjan().controller().skipAnimations();
    QTRY_VERIFY(p.ninjan().panel()->isVisible());
    QVERIFY(viewMatchesTable(p));
    const QTableWidget *points = p.window().sidePanel().points();
    QCOMPARE(points->rowCount(), players);
    QCOMPARE(points->columnCount(), ninjan::kRounds + 1);
    QVERIFY(p.pressPanel(*p.ninjan().panel(), "again"));
    QVERIFY(!p.table().gameOver());
    QCOMPARE(p.table().players(), players);
    QVERIFY(std::get<GameEvent>(p.table().record().front()).game == Game::Ninjan);
}

void TestNinjanGame::wholeGameByKeyboard_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<QString>("language");
    for (int players = 2; players <= 5; ++players)
        QTest::addRow("%d", players) << players << (players == 3 ? "ar" : "en");
}

/// A whole game by keyboard: arrows, space, digits, Enter.
void TestNinjanGame::wholeGameByKeyboard()
{
    QFETCH(int, players);
    QFETCH(QString, language);
    PlayedWindow p({800, 600}, language);
    GameEvent game;
    game.game = Game::Ninjan;
    game.deal = 4;
    for (int i = 0; i < players; ++i) {
        game.seats.push_back("Seat" + std::to_string(i));
        game.chairs.push_back(i == players - 1 ? "human" : "computer:easy");
    }
    QCOMPARE(p.table().start(game), Reason::None);
    QSignalSpy refused(&p.table(), &Table::refused);
    int steps = 0;
    while (!p.table().gameOver()) {
        QTRY_VERIFY(requestAtScreen(p) || p.table().gameOver());
        const auto kind = requestAtScreen(p);
        if (!kind)
            continue;
        QVERIFY(++steps < 60);
        const std::size_t before = p.table().record().size();
        if (*kind == RequestKind::Choose) {
            for (int i = 0; i <= steps % 3; ++i)
                p.key(Qt::Key_Right);
            if (steps % 2 == 0)
                p.key(Qt::Key_Space);
            p.key(Qt::Key_Return);
        } else if (*kind == RequestKind::Pile) {
            p.key(steps % 2 == 0 ? Qt::Key_Left : Qt::Key_Right);
            p.key(Qt::Key_Return);
        } else {
            QTRY_VERIFY(p.ninjan().panel()->isVisible());
            p.key(Qt::Key_Right);
            p.key(Qt::Key_Return);
        }
        QVERIFY2(p.table().record().size() > before, qPrintable(p.ninjan().message()->text()));
    }
    QCOMPARE(refused.count(), 0);
    QTRY_VERIFY(p.ninjan().panel()->isVisible());
    p.key(Qt::Key_Return); // once more
    QVERIFY(!p.table().gameOver());
}

void TestNinjanGame::gameIsStartedFromTheDialog()
{
    PlayedWindow p;
    QTest::keyClick(p.window().windowHandle(), Qt::Key_N, Qt::ControlModifier);
    QWidget *dialog = frontDialog();
    QVERIFY(dialog);
    auto *ninjan = dialog->findChild<QRadioButton *>(QStringLiteral("gameNinjan"));
    QVERIFY(ninjan);
    QTest::mouseClick(ninjan, Qt::LeftButton);
    QVERIFY(!dialog->findChild<QWidget *>(QStringLiteral("edition"))->isVisible());
    QTest::keyClick(dialog, Qt::Key_Return);
    QTRY_VERIFY(p.table().hasGame());
    QVERIFY(std::get<GameEvent>(p.table().record().front()).game == Game::Ninjan);
    QVERIFY(dynamic_cast<NinjanTableView *>(&p.window().tableView()));
    QCOMPARE(p.window().focusWidget(), &p.ninjan());
    // The choice of game is remembered.
    p.window().askForNewGame();
    dialog = frontDialog();
    QVERIFY(dialog->findChild<QRadioButton *>(QStringLiteral("gameNinjan"))->isChecked());
    QTest::keyClick(dialog, Qt::Key_Escape);
    QTRY_VERIFY(!p.window().findChild<NewGameDialog *>());
    // The menu entry of the desktop names a game; a second one does not open another dialog over the first.
    p.window().askForNewGameOf(Game::Odin);
    dialog = frontDialog();
    QVERIFY(dialog->findChild<QRadioButton *>(QStringLiteral("gameOdin"))->isChecked());
    p.window().askForNewGameOf(Game::Ninjan);
    QCOMPARE(frontDialog(), dialog);
    QTest::keyClick(dialog, Qt::Key_Escape);
    QTRY_VERIFY(!frontDialog());
}

void TestNinjanGame::setupOfNinjanAllowsFivePlayers()
{
    GameSetup setup;
    setup.chairs.assign(6, ChairSetup::computer(players::Level::Easy));
    QVERIFY(problemsOf(setup).empty());
    setup.game = Game::Ninjan;
    QVERIFY(problemsOf(setup) == std::vector<SetupProblem>{{SetupProblem::Reason::TooManyChairs}});
    setup.chairs.resize(5);
    setup.target = 0; // does not matter in Ninjan
    QVERIFY(problemsOf(setup).empty());
    QCOMPARE(whyIllegal(toGameEvent(setup)), Reason::None);
}

void TestNinjanGame::continuesAtTheNextStart()
{
    PlayedWindow p;
    GameEvent game;
    game.game = Game::Ninjan;
    game.seats = {"Ada", "Bo"};
    game.chairs = {"human", "human"};
    game.deal = 5;
    QCOMPARE(p.table().start(game), Reason::None);
    p.table().answer(0, ChooseEvent{0, std::get<DealEvent>(p.table().record().at(1)).hands[0].cards.first()});
    const Events played = p.table().record();
    QCOMPARE(played.size(), std::size_t(3));
    p.restart(true);
    QVERIFY(p.pressPanel(p.window().startPanel(), "continue"));
    QVERIFY(p.table().record() == played);
    QVERIFY(!p.window().startPanel().isVisible());
    QVERIFY(dynamic_cast<NinjanTableView *>(&p.window().tableView()));
}

REGISTER_TEST(TestNinjanGame)
#include "tst_ninjan_game.moc"
