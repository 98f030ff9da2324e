// SPDX-License-Identifier: GPL-3.0-or-later
// A table with a person at the screen and guests, in one program without a network.
#pragma once

#include "engine/games/games.h"
#include "engine/network/guest_table.h"
#include "engine/network/table_host.h"
#include "engine/network/table_server.h"
#include "tests/engine/network/memory_transport.h"
#include "tests/test_program.h"

#include <QtTest>

#include <algorithm>

namespace meadhall::network::testing {

/// A host as the window is one: a person on seat 0, guests on the others.
struct Hosted {
    test::MemoryTransport transport;
    Table table;
    TableHost host{table};
    TableServer server{transport};

    explicit Hosted(GameEvent game, std::vector<std::string> chairs = {"human", "guest", "computer:easy"})
    {
        game.chairs = std::move(chairs);
        transport.idOf = [this](const QByteArray &key) { return key == host.key() ? tableIdOf(key) : QByteArray(); };
        table.setAutoNextHand(true);
        table.setSeatMaker([this](int seat) { return host.makeSeat(seat); });
        server.listen({}, 0);
        host.open(game);
        server.add(host);
    }

    std::unique_ptr<GuestTable> guest(const QString &name, const QString &token = {})
    {
        return std::make_unique<GuestTable>(transport, server.invitationTo(host, QStringLiteral("here")), name, token);
    }
    /// With Bo on seat 1, and the game begun.
    std::unique_ptr<GuestTable> begin()
    {
        auto bo = guest(QStringLiteral("Bo"));
        bo->join();
        const bool sits = waitFor([this] { return host.everybodySits(); });
        const bool plays = sits && host.begin() == Reason::None
                           && waitFor([&bo] { return bo->state() == GuestTable::State::Playing; });
        return plays ? std::move(bo) : nullptr;
    }
};

/// Any legal answer of a seat, as its own program knows it.
inline Event answerOf(Table &table, int seat)
{
    const Events seen = table.seenBy(seat);
    const auto referee = makeSeenReferee(std::get<GameEvent>(seen.front()), seat);
    for (std::size_t i = 1; i < seen.size(); ++i)
        referee->apply(seen[i]);
    const Events legal = referee->legalEvents();
    // Two who always threw the same would never come to an end.
    return std::holds_alternative<ThrowEvent>(legal.front()) && seat % 2 == 1 ? legal.back() : legal.front();
}

inline bool isAsked(const Table &table, int seat)
{
    const std::vector<Request> requests = table.openRequests();
    return std::any_of(requests.begin(), requests.end(), [seat](const Request &one) { return one.seat == seat; });
}

} // namespace meadhall::network::testing
