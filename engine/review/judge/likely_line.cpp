// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/review/judge/likely_line.h"

#include "engine/players/computer_game.h"
#include "engine/players/make_player.h"

#include <algorithm>

namespace meadhall::review {

namespace {

/// Whether the hand or the round has ended.
bool hasEnded(const Referee &referee, const Events &line)
{
    if (referee.over() || (!line.empty() && std::holds_alternative<HandOverEvent>(line.back())))
        return true;
    const auto asked = referee.openRequests();
    const bool resolved = std::any_of(line.begin(), line.end(),
                                      [](const Event &event) { return std::holds_alternative<ResolveEvent>(event); });
    return resolved && !asked.empty() && asked.front().kind != RequestKind::Pile;
}

} // namespace

Events likelyLine(const Events &events, std::uint64_t seed, const std::stop_token &stop)
{
    const auto &game = std::get<GameEvent>(events.front());
    players::ComputerGame played(
        game, [&](int seat) { return players::makePlayer(game.game, seat, players::Level::Medium, seed); });
    for (std::size_t i = 1; i < events.size(); ++i)
        played.apply(events[i]);
    Events line;
    while (!hasEnded(played.referee(), line)) {
        if (!played.playNext(stop))
            return {};
        line.push_back(played.events().back());
    }
    return line;
}

} // namespace meadhall::review
