// SPDX-License-Identifier: GPL-3.0-or-later
// The host's side of a game with guests, as a person uses it.
#include "engine/record/record.h"
#include "tests/paths.h"
#include "tests/test_program.h"
#include "tests/ui/click.h"
#include "tests/ui/rooms/friends/friends_host_test.h"
#include "ui/base/widgets/new_game_widgets.h"
#include "ui/rooms/newgame/new_game_dialog.h"
#include "ui/rooms/start/start_page.h"

#include <QAction>
#include <QClipboard>
#include <QLineEdit>
#include <QMenu>
#include <QProcess>
#include <QPushButton>

using namespace meadhall;
using network::GuestTable;

namespace {

/// By keyboard: the entry after the person at this screen.
void chooseGuest(ui::ChoiceBox &who)
{
    who.setFocus();
    QTest::keyClick(&who, Qt::Key_Home);
    for (int i = 0; i < players::kLevels + 1; ++i)
        QTest::keyClick(&who, Qt::Key_Down);
}

} // namespace

void TestFriendsHost::guestChairIsChosenAndInvited()
{
    HostingWindow played;
    QTest::keyClick(played.window().windowHandle(), Qt::Key_N, Qt::ControlModifier);
    QPointer<ui::NewGameDialog> dialog = played.window().findChild<ui::NewGameDialog *>();
    QVERIFY(dialog);
    QTRY_VERIFY(!dialog->isRising());
    click(dialog->findChild<QPushButton *>(QStringLiteral("more")));
    auto *who = dialog->findChild<ui::ChoiceBox *>(QStringLiteral("kind2"));
    QTRY_VERIFY(who->isVisible());
    chooseGuest(*who);
    QCOMPARE(dialog->setup().chairs.at(1), ui::ChairSetup::guest());
    QTest::keyClick(played.window().windowHandle(), Qt::Key_Return, Qt::ControlModifier);
    if (dialog && dialog->isVisible())
        dialog->accept();
    QTRY_VERIFY(played.controller->sheet());
    auto *sheet = played.controller->sheet();
    QTRY_VERIFY(!sheet->isRising());
    QVERIFY(!played.table().hasGame());
    QCOMPARE(sheet->findChild<QLineEdit *>(QStringLiteral("line"))->text(), played.controller->invitation());
    auto *copy = sheet->findChild<QPushButton *>(QStringLiteral("copy"));
    QVERIFY(copy->hasFocus()); // by ear, the line is long
    QVERIFY(sheet->accessibleDescription().contains(QStringLiteral("line")));
    auto *router = sheet->findChild<QPushButton *>(QStringLiteral("allowRouter"));
    QVERIFY(router->accessibleDescription().contains(QStringLiteral("router to let them in")));
    click(copy);
    QCOMPARE(QGuiApplication::clipboard()->text(), played.controller->invitation());
    click(sheet->findChild<QPushButton *>(QStringLiteral("declineRouter")));
    QVERIFY(copy->hasFocus()); // not what begins the game without friends
    const auto bo = played.guest(QStringLiteral("Bo"));
    QTRY_COMPARE(bo->state(), GuestTable::State::Playing);
    QVERIFY(!played.controller->sheet());
    const auto &game = std::get<GameEvent>(played.table().record().front());
    QCOMPARE(game.seats.at(1), std::string("Bo"));
    QCOMPARE(game.seats.at(0), std::string("Host")); // not “You”, which Bo would read
    QCOMPARE(played.seat(0)->name(), QStringLiteral("You"));
    QCOMPARE(played.seat(1)->name(), QStringLiteral("Bo"));
}

void TestFriendsHost::withoutEncryptionThereIsNoGuestChair()
{
    PlayedWindow played;
    ui::NewGameDialog dialog(HostingWindow::setup(Game::Odin, 0), &played.window());
    int asked = 0;
    dialog.setWhyNoGuests([&asked] {
        ++asked;
        return ui::NetworkText::missing(network::Missing::Encryption);
    });
    dialog.open();
    QCOMPARE(asked, 0); // nothing is loaded before it is wanted
    click(dialog.findChild<QPushButton *>(QStringLiteral("more")));
    auto *who = dialog.findChild<ui::ChoiceBox *>(QStringLiteral("kind1"));
    chooseGuest(*who);
    QCOMPARE(asked, 1);
    QCOMPARE(dialog.setup().chairs.at(0).kind, ui::ChairSetup::Kind::Human);
    QCOMPARE(who->value(), players::kLevels);
    QVERIFY(!dialog.findChild<ui::ReasonLabel *>(QStringLiteral("reason1"))->reason().isEmpty());
    QVERIFY(!(who->model()->flags(who->model()->index(who->findData(players::kLevels + 1), 0)) & Qt::ItemIsEnabled));
    chooseGuest(*who); // the keys go past it
    QCOMPARE(asked, 1);
}

void TestFriendsHost::chairsAreRemembered()
{
    PlayedWindow played;
    const ui::GameSetup setup = HostingWindow::setup(Game::Ninjan, 2);
    ui::saveSetup(played.settings().store(), setup);
    QCOMPARE(ui::loadSetup(played.settings().store()).chairs, setup.chairs);
    const GameEvent game = ui::toGameEvent(setup);
    QCOMPARE(game.seats, (std::vector<std::string>{"Ada", "Guest", "Guest 2", "Ivar"}));
    QCOMPARE(game.chairs.at(1), std::string("guest"));
    QVERIFY(ui::problemsOf(setup).empty());
}

void TestFriendsHost::computersTakeFreeChairs()
{
    HostingWindow played;
    played.window().begin(HostingWindow::setup(Game::Odin, 2));
    QVERIFY(played.controller->sheet());
    const auto bo = played.guest(QStringLiteral("Bo"));
    QTRY_COMPARE(bo->state(), GuestTable::State::Waiting);
    QTRY_VERIFY(!played.controller->sheet()->isRising());
    QVERIFY(played.pressPanel(*played.controller->sheet(), "fill"));
    QTRY_COMPARE(bo->state(), GuestTable::State::Playing);
    const auto &game = std::get<GameEvent>(played.table().record().front());
    const int other = bo->seat() == 1 ? 2 : 1;
    const auto chair = players::chairOf(game.chairs.at(toIndex(other)));
    QVERIFY(chair && chair->computer() && !chair->persona.empty());
    QVERIFY(played.seat(other)->name() != QStringLiteral("Guest"));
    QVERIFY(played.playTo(*bo, 8));
}

void TestFriendsHost::closedTableKeepsTheGame()
{
    HostingWindow played;
    played.window().begin(HostingWindow::setup(Game::Odin, 0));
    const Events before = played.table().record();
    played.window().begin(HostingWindow::setup());
    const auto bo = played.guest(QStringLiteral("Bo"));
    network::Code code = network::Code::None;
    QObject::connect(bo.get(), &GuestTable::ended, [&code](network::Code why, network::Loss) { code = why; });
    // Bo's coming would begin the game: another seat is free.
    QTRY_COMPARE(bo->state(), GuestTable::State::Playing);
    QVERIFY(played.table().record().front() != before.front());
    const Events game = played.table().record();

    played.window().begin(HostingWindow::setup(Game::Odin, 2));
    QVERIFY(played.pressInQuestion("endQuestion", "endGuestsGame"));
    QTRY_VERIFY(played.controller->sheet() && !played.controller->sheet()->isRising());
    played.key(Qt::Key_Escape);
    QVERIFY(!played.controller->waiting());
    QCOMPARE(played.table().record().front(), game.front());
    QCOMPARE(code, network::Code::None); // Bo's game was not touched
    QVERIFY(played.playTo(*bo, game.size() + 4));
}

void TestFriendsHost::undoAsksTheGuests()
{
    HostingWindow played;
    const auto bo = played.begin(Game::Ninjan);
    QVERIFY(bo);
    QVERIFY(played.playTo(*bo, 12));
    const std::size_t events = played.table().record().size();
    int asked = 0;
    QObject::connect(bo.get(), &GuestTable::undoAsked, [&asked] { ++asked; });
    const QRect table = played.window().tableView().geometry();
    QTest::keyClick(played.window().windowHandle(), Qt::Key_Z, Qt::ControlModifier);
    const QString question = played.said();
    QVERIFY(!question.isEmpty());
    QTRY_COMPARE(asked, 1);
    QCOMPARE(played.window().tableView().geometry(), table); // or a click would meet another place
    QCOMPARE(played.said(), question);
    bo->agreeToUndo(false);
    QTRY_VERIFY(played.said() != question);
    QCOMPARE(played.table().record().size(), events);
    played.window().actions().undo->trigger();
    QTRY_COMPARE(asked, 2);
    bo->agreeToUndo(true);
    QTRY_VERIFY(played.table().record().size() < events);
    // A computer may have played on already.
    QTRY_COMPARE(bo->table().record().size(), played.table().record().size());
    QVERIFY(bo->table().record().size() < events);
}

void TestFriendsHost::hintsAsTheHostAllows()
{
    HostingWindow played;
    const auto bo = played.begin();
    QVERIFY(bo);
    QVERIFY(bo->seats().coach);
    played.settings().allowsGuestsHints.set(false);
    QTRY_VERIFY(!bo->seats().coach);
    played.settings().allowsGuestsHints.set(true);
    QTRY_VERIFY(bo->seats().coach);
}

void TestFriendsHost::phrasesGoBothWays()
{
    HostingWindow played;
    const auto bo = played.begin();
    QVERIFY(bo);
    std::optional<network::PhraseId> heard;
    QObject::connect(bo.get(), &GuestTable::said, [&heard](int seat, network::PhraseId phrase) {
        if (seat == 0)
            heard = phrase;
    });
    ui::PhraseBar &phrases = played.controller->phrases();
    QVERIFY(phrases.button() && phrases.button()->isVisible());
    QVERIFY(!phrases.menu());
    played.key(Qt::Key_W);
    QTRY_VERIFY(phrases.menu() && phrases.menu()->isVisible());
    QCOMPARE(phrases.menu()->actions().size(), network::kPhrases);
    QTest::keyClick(phrases.menu(), Qt::Key_4);
    QTRY_COMPARE(heard, network::PhraseId::GoodLuck);
    QCOMPARE(phrases.words(0), QStringLiteral("Good luck"));
    bo->say(network::PhraseId::Thanks);
    QTRY_COMPARE(phrases.words(1), QStringLiteral("Thank you"));
    played.languages().setLanguage(QStringLiteral("de"));
    QTRY_COMPARE(phrases.words(1), QStringLiteral("Danke"));
    played.clickItem(phrases.button());
    QTRY_VERIFY(phrases.menu()->isVisible());
    QTest::keyClick(phrases.menu(), Qt::Key_Escape);
    QTRY_VERIFY(phrases.words(1).isEmpty());
}

void TestFriendsHost::sameAgainWithTheSamePeople()
{
    HostingWindow played;
    const auto bo = played.begin(Game::Ninjan);
    QVERIFY(bo);
    QVERIFY(played.playTo(*bo, 10000));
    QVERIFY(played.table().gameOver());
    const auto fair = std::get<GameEvent>(played.table().record().front()).fair;
    ui::Overlay *panel = played.window().tableView().panel();
    QTRY_VERIFY(panel->isVisible());
    QVERIFY(played.pressPanel(*panel, "again"));
    QTRY_VERIFY(!played.table().gameOver());
    const auto &game = std::get<GameEvent>(played.table().record().front());
    QVERIFY(fair && game.fair && !game.deal && game.fair->secret != fair->secret);
    QCOMPARE(game.seats.at(1), std::string("Bo"));
    QVERIFY(!played.controller->sheet());
    QVERIFY(played.playTo(*bo, 8));
}

void TestFriendsHost::anotherGameSaysGoodbye()
{
    HostingWindow played;
    const auto bo = played.begin();
    QVERIFY(bo);
    network::Code code = network::Code::None;
    QObject::connect(bo.get(), &GuestTable::ended, [&code](network::Code why, network::Loss) { code = why; });
    played.window().begin(HostingWindow::setup(Game::Ninjan, 0));
    QVERIFY(played.pressInQuestion("endQuestion", "endGuestsGame"));
    QTRY_COMPARE(code, network::Code::Closed);
    QVERIFY(!played.controller->host());
    QVERIFY(!played.controller->phrases().button());
    QVERIFY(!played.window().actions().say->isVisible());
    QCOMPARE(played.seat(1)->notice(), QString());
    QTRY_VERIFY(!QFile::exists(QDir(played.gameFolder()).filePath(QStringLiteral("invitation.json"))));
}

void TestFriendsHost::languageChangesMeanwhile()
{
    HostingWindow played;
    played.window().begin(HostingWindow::setup());
    auto *sheet = played.controller->sheet();
    const QString title = sheet->windowTitle();
    played.languages().setLanguage(QStringLiteral("ar"));
    QTRY_VERIFY(sheet->windowTitle() != title);
    auto bo = played.guest(QStringLiteral("Bo"));
    QTRY_COMPARE(bo->state(), GuestTable::State::Playing);
    bo.reset();
    QTRY_VERIFY(played.controller->awayPanel());
    const QString words = played.controller->awayPanel()->words(), line = played.seat(1)->line();
    played.languages().setLanguage(QStringLiteral("de"));
    QTRY_VERIFY(played.controller->awayPanel()->words() != words);
    QTRY_VERIFY(played.seat(1)->line() != line);
}

/// The game of the guests goes on while the host looks elsewhere.
void TestFriendsHost::roomKeepsGuests()
{
    HostingWindow played;
    const auto bo = played.begin();
    QVERIFY(bo);
    QVERIFY(played.playTo(*bo, 4));
    played.window().goHome();
    QVERIFY(played.window().startPanel().isVisible());
    QVERIFY(!played.table().paused());
    QVERIFY(played.controller->host()->everybodySits());
    QVERIFY(played.playTo(*bo, 12));
}

void TestFriendsHost::anotherGameAsksFirst()
{
    HostingWindow played;
    const auto bo = played.begin();
    QVERIFY(bo && played.playTo(*bo, 6));
    const EndOf end(*bo);
    const Event game = played.table().record().front();
    played.window().begin(HostingWindow::setup(Game::Ninjan, 0));
    QTRY_VERIFY(frontDialog());
    played.key(Qt::Key_Return); // the button that does no harm
    QTRY_VERIFY(!frontDialog());
    QVERIFY(played.table().record().front() == game);
    QCOMPARE(end.code(), network::Code::None);
    QVERIFY(played.playTo(*bo, 12));
}

/// A record, or a position to play on from, takes the place of the guests' game as a new game does.
void TestFriendsHost::openedGameAsksFirst()
{
    HostingWindow played;
    const Events other = PlayedWindow::dealt({"human", "computer:easy"},
                                             {"B2 B8 R8 R2 G5 G4 P6 K1 O9", "B1 B3 B4 R1 R3 R4 G1 G2 G3"}, 0);
    const QString file = QDir(played.gameFolder()).filePath(QStringLiteral("other.meadhall"));
    const auto bo = played.begin();
    QVERIFY(bo && played.playTo(*bo, 6));
    QCOMPARE(record::save(other, file), QString());
    const EndOf end(*bo);
    const Event game = played.table().record().front();
    const std::vector<std::function<void()>> ways{[&] { played.window().files().openFromDesktop(file); },
                                                  [&] { played.window().files().openOrShowError(file); },
                                                  [&] { played.window().files().playOn(other); }};
    for (const auto &replace : ways) {
        replace();
        QTRY_VERIFY(frontDialog());
        played.key(Qt::Key_Return); // the button that does no harm
        QTRY_VERIFY(!frontDialog());
        QVERIFY(played.table().record().front() == game);
        QCOMPARE(end.code(), network::Code::None);
    }
    ways.front()();
    QVERIFY(played.pressInQuestion("endQuestion", "endGuestsGame"));
    QTRY_COMPARE(end.code(), network::Code::Closed);
    QVERIFY(played.table().record().front() == other.front());
}

/// From another computer nobody has the token: the host decides, and everybody sees who plays on.
void TestFriendsHost::seatIsGivenToAnother()
{
    HostingWindow played;
    auto bo = played.begin();
    QVERIFY(bo && played.playTo(*bo, 6));
    bo.reset();
    QTRY_VERIFY(played.controller->awayPanel());
    QTRY_COMPARE(played.window().tableView().presenter().shownEvents(), played.table().record().size());
    const auto log = [&played] { return played.window().sidePanel().log()->toPlainText(); };
    const auto moves = [&played] {
        QStringList words;
        for (const ui::SpokenHistory::Line &line : played.window().tableView().history().lines())
            if (line.kind == ui::SpokenHistory::Line::Kind::Move)
                words.append(line.words);
        return words.join(QLatin1Char('\n'));
    };
    const QString logBefore = log(), movesBefore = moves();
    QVERIFY(logBefore.contains(QLatin1String("Bo")) && movesBefore.contains(QLatin1String("Bo")));
    const auto cy = played.guest(QStringLiteral("Cy"));
    QSignalSpy refused(cy.get(), &GuestTable::chairRefused);
    QTRY_COMPARE(refused.count(), 1);
    QCOMPARE(refused[0][0].value<network::Code>(), network::Code::Asked);
    played.key(Qt::Key_Return); // not now
    QTRY_COMPARE(refused.count(), 2);
    QCOMPARE(refused[1][0].value<network::Code>(), network::Code::Full);
    cy->join();
    QTRY_COMPARE(refused.count(), 3);
    QVERIFY(played.pressInQuestion("seatQuestion", "giveSeat1"));
    QTRY_COMPARE(cy->state(), GuestTable::State::Playing);
    QCOMPARE(cy->seat(), 1);
    QCOMPARE(played.seat(1)->name(), QStringLiteral("Cy"));
    QCOMPARE(played.window().tableView().names().seats.at(1), QStringLiteral("Cy"));
    QTRY_VERIFY(!played.controller->awayPanel());
    // Earlier moves keep the name of Bo, in every language.
    QCOMPARE(log(), logBefore);
    QCOMPARE(moves(), movesBefore);
    QVERIFY(played.playTo(*cy, 16));
    QTRY_COMPARE(played.window().tableView().presenter().shownEvents(), played.table().record().size());
    const QString logAfter = log(), movesAfter = moves();
    QVERIFY(logAfter.startsWith(logBefore) && movesAfter.startsWith(movesBefore));
    QVERIFY(logAfter.mid(logBefore.size()).contains(QLatin1String("Cy")));
    QVERIFY(!logAfter.mid(logBefore.size()).contains(QLatin1String("Bo")));
    played.languages().setLanguage(QStringLiteral("de"));
    QTRY_VERIFY(log() != logAfter);
    played.languages().setLanguage(QStringLiteral("en"));
    QTRY_COMPARE(log(), logAfter);
    QCOMPARE(moves(), movesAfter);
    // Cy's own program knows it, too, although it came later.
    QCOMPARE(cy->seats().seats[1].history.people.at(0).name, QStringLiteral("Bo"));
}

void TestFriendsHost::guestWhoHesitates()
{
    HostingWindow played;
    played.controller->setHesitationMs(1);
    const auto bo = played.begin(Game::Ninjan);
    QVERIFY(bo);
    QSignalSpy reminded(bo.get(), &GuestTable::reminded);
    const EndOf end(*bo);
    QTRY_VERIFY(isAsked(bo->table(), 1));
    QVERIFY(played.pressAway("remind"));
    QTRY_COMPARE(reminded.count(), 1);
    QTRY_VERIFY(!played.controller->awayPanel());
    QTRY_VERIFY(played.controller->awayPanel()); // Bo still does not move
    bo->table().answer(1, legalAnswer(bo->table(), 1));
    QTRY_VERIFY(!played.controller->awayPanel());
    // Who is asked next depends on the deal.
    const auto hesitatesAgain = [&] {
        if (isAsked(played.table(), 0))
            played.table().answer(0, legalAnswer(played.table(), 0));
        return played.controller->awayPanel() || played.table().gameOver();
    };
    QVERIFY(waitFor(hesitatesAgain));
    QVERIFY(played.pressAway("computer"));
    QTRY_VERIFY(played.controller->host()->computerPlays(1));
    QTRY_VERIFY(bo->seats().seats[1].computerPlays);
    QCOMPARE(played.seat(1)->badge(), ui::Glyph::Robot);
    // Bo takes over again by moving.
    QVERIFY(waitFor([&] {
        if (isAsked(played.table(), 0))
            played.table().answer(0, legalAnswer(played.table(), 0));
        if (isAsked(bo->table(), 1))
            bo->table().answer(1, legalAnswer(bo->table(), 1));
        return !played.controller->host() || !played.controller->host()->computerPlays(1) || played.table().gameOver();
    }));
    QVERIFY(!played.controller->host()->computerPlays(1));
    QVERIFY(waitFor(hesitatesAgain));
    if (!played.table().gameOver()) {
        QVERIFY(played.pressAway("dismiss"));
        QTRY_COMPARE(end.code(), network::Code::Dismissed);
        QTRY_VERIFY(played.controller->awayPanel());
        QCOMPARE(played.controller->host()->seats()[1].presence, network::SeatState::Presence::Free);
    }
}

void TestFriendsHost::wholeGameOverTheNetwork_data()
{
    QTest::addColumn<int>("game");
    QTest::newRow("Odin") << static_cast<int>(Game::Odin);
    QTest::newRow("Ninjan") << static_cast<int>(Game::Ninjan);
}

/// The guest is another process, which plays by itself.
void TestFriendsHost::wholeGameOverTheNetwork()
{
    QFETCH(const int, game);
    HostingWindow played;
    played.controller->setTransport(nullptr);
    if (const QString why = played.controller->whyNoGuests(); !why.isEmpty())
        QSKIP(qPrintable(why));
    ui::GameSetup setup = HostingWindow::setup(static_cast<Game>(game));
    setup.target = 3;
    played.window().begin(setup);
    QVERIFY(played.controller->sheet());
    QProcess guest;
    guest.start(programPath("meadhall-cli"), {QStringLiteral("join"), QStringLiteral("--level"),
                                              QStringLiteral("beginner"), played.controller->invitation()});
    QTRY_VERIFY(played.table().hasGame());
    const auto over = [&played] {
        if (!played.table().gameOver() && isAsked(played.table(), 0))
            played.table().answer(0, legalAnswer(played.table(), 0));
        return played.table().gameOver();
    };
    QVERIFY(QTest::qWaitFor(over, 100000));
    QVERIFY(played.controller->host()->everybodySits());
    played.window().close(); // says goodbye after a finished game
    QVERIFY(waitFor([&guest] { return guest.state() == QProcess::NotRunning; }));
}

REGISTER_TEST(TestFriendsHost)
#include "moc_friends_host_test.cpp"
