// SPDX-License-Identifier: GPL-3.0-or-later
// Joining friends, and their table as a guest sees it.
#include "photographer.h"

#include "tests/engine/network/hosted_table.h"
#include "tests/engine/ninjan_game.h"
#include "tests/engine/random_game.h"
#include "ui/app/guest_controller.h"
#include "ui/app/rooms.h"
#include "ui/rooms/friends/guest_room.h"
#include "ui/rooms/friends/join_sheet.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLineEdit>
#include <QPushButton>

namespace meadhall::bench {

namespace {

using network::testing::Hosted;

GameEvent gameOf(Game game)
{
    GameEvent event = game == Game::Odin ? test::odinGame(4, 5) : test::ninjanGame(4, 5);
    event.seats = {"Gudrun", "", "Leif", ""};
    return event;
}

const std::vector<std::string> kChairs{"human", "guest", "computer:hard:leif", "guest"};

} // namespace

void Photographer::takeGuest()
{
    auto *guests = new ui::GuestController(window_.settings(), QString(), &window_.window());
    std::vector<std::unique_ptr<Hosted>> hosts; // one for each picture
    std::vector<std::unique_ptr<network::GuestTable>> others;
    const auto open = [&](Game game) -> Hosted & {
        hosts.push_back(std::make_unique<Hosted>(gameOf(game), kChairs));
        Hosted &at = *hosts.back();
        QGuiApplication::clipboard()->clear();
        guests->setTransport(at.transport);
        actions().join->trigger();
        guests->sheet()->setInvitation(
            network::textOf(at.server.invitationTo(at.host, QStringLiteral("203.0.113.24"))));
        guests->sheet()->nameField()->setText(QStringLiteral("Anna"));
        return at;
    };
    const auto join = [&](Game game) -> Hosted & {
        Hosted &at = open(game);
        guests->sheet()->joinButton()->click();
        if (!QTest::qWaitFor([&] { return guests->room() != nullptr; }))
            qWarning("no chair");
        return at;
    };
    const auto begin = [&](Game game) -> Hosted & {
        Hosted &at = join(game);
        others.push_back(at.guest(QStringLiteral("Bo")));
        others.back()->join();
        if (!QTest::qWaitFor([&] { return at.host.everybodySits(); }) || at.host.begin() != Reason::None
            || !QTest::qWaitFor([&] { return guests->room()->playedTable() != nullptr; }))
            qWarning("no game");
        return at;
    };
    const auto settle = [] { QTest::qWait(300); }; // a sentence or a seat changes a moment later, which nothing reports
    take("join", [&] { open(Game::Odin); });
    take("join-error", [&] {
        open(Game::Odin).transport.isCut = true;
        guests->sheet()->joinButton()->click();
        settle();
    });
    take("guest-waiting", [&] { join(Game::Odin); });
    take("guest-ninjan", [&] { begin(Game::Ninjan); });
    take("guest-lost", [&] {
        Hosted &at = begin(Game::Odin);
        at.transport.isCut = true;
        at.transport.cut();
        settle();
    });
    take("guest-away", [&] {
        begin(Game::Odin).host.say(0, network::PhraseId::OneMoment);
        others.clear();
        settle();
    });
    take("guest-undo", [&] {
        begin(Game::Odin);
        Q_EMIT guests->room()->guest().undoAsked();
    });
    take("guest-leave", [&] {
        begin(Game::Odin);
        guests->room()->goBack();
    });
}

} // namespace meadhall::bench
