// SPDX-License-Identifier: GPL-3.0-or-later
// Other games at the host's table, a network that is missing, and tables that are closed.
#include "engine/record/record.h"
#include "tests/engine/review/reviewed_games.h"
#include "tests/ui/rooms/friends/friends_host_test.h"

using namespace meadhall;
using network::GuestTable;

namespace {

/// Writes a game of a person, a guest and a computer into a file.
/// @param events at most as many
QString fileOf(const HostingWindow &played, const char *name, quint64 deal, std::size_t events = 10'000)
{
    GameEvent game = test::computersOf(Game::Odin, 3, deal);
    game.seats = {"Ada", "Bo", "Ivar"};
    game.chairs = {"human:1", "guest", "computer:beginner:ivar"};
    const QString file = QDir(played.gameFolder()).filePath(QLatin1String(name));
    return record::save(test::computersGame(game, {}, events), file).isEmpty() ? file : QString();
}

} // namespace

/// Computers play for the guests, who find their chairs when there is a network again.
void TestFriendsHost::missingNetworkLosesNothing()
{
    HostingWindow played;
    const auto bo = played.begin();
    QVERIFY(bo && played.playTo(*bo, 8));
    const QString invitation = played.controller->invitation();
    const Events before = played.table().record();
    played.transport.listenError = QStringLiteral("no route");
    played.startAgain(false);
    played.window().continueGame();
    QTRY_VERIFY(played.said().contains(ui::NetworkText::noPort()));
    QVERIFY(!played.controller->host());
    QVERIFY(std::equal(before.begin(), before.end(), played.table().record().begin()));
    QTRY_VERIFY(!isAsked(played.table(), 1));
    QTRY_VERIFY(isAsked(played.table(), 0));
    played.table().answer(0, legalAnswer(played.table(), 0));
    QTRY_VERIFY(played.table().record().size() > before.size());
    played.transport.listenError.clear();
    played.startAgain(false);
    played.window().continueGame();
    played.transport.isCut = false;
    QCOMPARE(std::get<GameEvent>(played.table().record().front()), std::get<GameEvent>(before.front()));
    QCOMPARE(played.controller->invitation(), invitation);
    QTRY_COMPARE(bo->state(), GuestTable::State::Playing);
    QVERIFY(played.playTo(*bo, played.table().record().size() + 4));
}

void TestFriendsHost::finishedGameIsOnlyLookedAt()
{
    HostingWindow played;
    auto bo = played.begin();
    QVERIFY(bo && played.playTo(*bo, 8));
    const EndOf end(*bo);
    const QString invitation = played.controller->invitation(), token = bo->token();
    const Events before = played.table().record();
    played.window().openFile(fileOf(played, "other.meadhall", 21));
    QVERIFY(played.table().gameOver());
    QVERIFY(played.controller->host() && played.controller->host()->everybodySits());
    QVERIFY(!played.window().actions().say->isVisible());
    // The chair of somebody who is away meanwhile is still theirs.
    bo.reset();
    QTRY_VERIFY(!played.controller->host()->everybodySits());
    const auto cy = played.guest(QStringLiteral("Cy"));
    QSignalSpy refused(cy.get(), &GuestTable::chairRefused);
    QTRY_COMPARE(refused.count(), 1);
    QVERIFY(!played.controller->awayPanel());
    played.window().actions().goBack->trigger();
    QCOMPARE(played.table().record(), before);
    QTRY_VERIFY(played.controller->awayPanel());
    bo = played.guest(QStringLiteral("Bo"), token);
    QTRY_COMPARE(bo->state(), GuestTable::State::Playing);
    QVERIFY(played.playTo(*bo, before.size() + 2));
    // Quitting now is quitting in the middle of a game.
    played.window().openFile(fileOf(played, "other.meadhall", 21));
    played.startAgain(false);
    played.window().continueGame();
    played.transport.isCut = false;
    QCOMPARE(played.controller->invitation(), invitation);
    QTRY_COMPARE(bo->state(), GuestTable::State::Playing);
    QCOMPARE(end.code(), network::Code::None);
    // Whoever takes back a move in the other game plays on with computers.
    played.window().openFile(fileOf(played, "other.meadhall", 21));
    played.window().actions().undo->trigger();
    QVERIFY(!played.table().gameOver());
    QVERIFY(!played.controller->host());
    QTRY_VERIFY(isAsked(played.table(), 0));
    played.table().answer(0, legalAnswer(played.table(), 0));
    QTRY_VERIFY(isAsked(played.table(), 0) || played.table().gameOver() || played.table().waitingForNextHand());
}

/// The invitation of a game is no way into another one, whose cards its guests must not see.
void TestFriendsHost::guestsStayOutOfOtherGames()
{
    HostingWindow played;
    const auto bo = played.begin();
    QVERIFY(bo && played.playTo(*bo, 8));
    const QString invitation = played.controller->invitation();
    played.startAgain(true);
    played.window().openFile(fileOf(played, "other.meadhall", 22, 6));
    QVERIFY(played.controller->host());
    QVERIFY(played.controller->invitation() != invitation);
    played.transport.isCut = false;
    QTRY_VERIFY(played.controller->awayPanel());
    QTRY_VERIFY(played.transport.wrongKeys > 0);
    QCOMPARE(bo->state(), GuestTable::State::Returning);
    QCOMPARE(played.controller->host()->seats()[1].presence, network::SeatState::Presence::Free);
}

/// The table of a finished game waits for somebody who left, while the desktop opens another game.
void TestFriendsHost::anotherGameWhileTheTableWaits()
{
    HostingWindow played;
    auto bo = played.begin(Game::Ninjan);
    QVERIFY(bo && played.playTo(*bo, 10000) && played.table().gameOver());
    bo.reset();
    QTRY_VERIFY(!played.controller->host()->everybodySits());
    played.window().begin(setupOf(std::get<GameEvent>(played.table().record().front()), HostingWindow::setup()));
    QVERIFY(played.controller->sheet() && played.controller->waiting());
    played.window().begin(HostingWindow::setup(Game::Odin, 0));
    QVERIFY(!played.table().gameOver());
    played.languages().setLanguage(QStringLiteral("uk"));
    QCoreApplication::sendPostedEvents();
    QVERIFY(played.controller->sheet());
    bo = played.guest(QStringLiteral("Bo"));
    QTRY_COMPARE(bo->state(), GuestTable::State::Playing);
    QCOMPARE(std::get<GameEvent>(played.table().record().front()).game, Game::Ninjan);
    QVERIFY(!played.controller->sheet());
    QVERIFY(played.playTo(*bo, 8));
}

void TestFriendsHost::computersTakeAllChairs()
{
    HostingWindow played;
    played.window().begin(HostingWindow::setup());
    QTRY_VERIFY(!played.controller->sheet()->isRising());
    QVERIFY(played.pressPanel(*played.controller->sheet(), "fill"));
    QVERIFY(played.table().hasGame());
    QVERIFY(!played.controller->host()); // nobody else can come any more
    QVERIFY(!played.controller->phrases().button());
    QVERIFY(!played.window().actions().say->isVisible());
    QTRY_VERIFY(isAsked(played.table(), 0));
    played.table().answer(0, legalAnswer(played.table(), 0));
    const std::size_t events = played.table().record().size();
    played.window().actions().undo->trigger(); // nobody has to be asked
    QVERIFY(played.table().record().size() < events);
}

void TestFriendsHost::nobodyIsLeftToAgree()
{
    HostingWindow played;
    auto bo = played.begin(Game::Ninjan);
    QVERIFY(bo && played.playTo(*bo, 10000) && played.table().gameOver());
    bo.reset();
    QTRY_VERIFY(!played.controller->host()->everybodySits());
    played.window().begin(setupOf(std::get<GameEvent>(played.table().record().front()), HostingWindow::setup()));
    QTRY_VERIFY(played.controller->sheet() && !played.controller->sheet()->isRising());
    played.key(Qt::Key_Escape);
    QVERIFY(!played.controller->host());
    // After the end all cards may be known: there is nothing to agree to.
    const Events record = played.table().record();
    QVERIFY(!played.window().actions().undo->isEnabled());
    played.window().actions().undo->trigger();
    QCOMPARE(played.table().record(), record);
}

void TestFriendsHost::quitWhileTheTableWaits()
{
    HostingWindow played;
    played.window().begin(HostingWindow::setup(Game::Odin, 0));
    const Events before = played.table().record();
    played.window().begin(HostingWindow::setup(Game::Odin, 2));
    const auto bo = played.guest(QStringLiteral("Bo"));
    const EndOf end(*bo);
    QTRY_COMPARE(bo->state(), GuestTable::State::Waiting);
    played.startAgain(false);
    QTRY_COMPARE(end.code(), network::Code::Closed);
    played.window().continueGame();
    QCOMPARE(std::get<GameEvent>(played.table().record().front()), std::get<GameEvent>(before.front()));
}

void TestFriendsHost::endsWhileCardsMove()
{
    HostingWindow played;
    played.settings().animationSpeed.set(ui::Settings::AnimationSpeed::Normal);
    auto bo = played.begin();
    QVERIFY(bo && played.playTo(*bo, 5));
    bo.reset();
    QVERIFY(played.pressAway("end"));
    QTRY_VERIFY(!played.table().hasGame());
    const std::size_t events = played.window().savedGame().size();
    QVERIFY(events >= 5);
    played.window().continueGame();
    bo = played.guest(QStringLiteral("Bo"));
    QTRY_COMPARE(bo->state(), GuestTable::State::Playing);
    // Undo while the cards of the last move still move.
    QVERIFY(played.playTo(*bo, events + 3));
    played.window().actions().undo->trigger();
    bo->agreeToUndo(true);
    bo.reset();
    QTRY_VERIFY(played.controller->awayPanel());
    played.window().begin(HostingWindow::setup(Game::Ninjan, 0));
    QVERIFY(!played.controller->awayPanel());
    QVERIFY(!played.controller->host());
    QTRY_VERIFY(isAsked(played.table(), 0));
}
