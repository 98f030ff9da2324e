// SPDX-License-Identifier: GPL-3.0-or-later
// Whole games of random legal moves.
#pragma once

#include "engine/core/referee.h"
#include "engine/core/shuffle.h"
#include "engine/games/odin/referee.h"

namespace meadhall::test {

/// A game of Odin; its options are derived from `number`.
inline GameEvent odinGame(int players, std::uint64_t number)
{
    Random random(mixSeeds(number, static_cast<std::uint64_t>(players)));
    GameEvent game;
    for (int seat = 0; seat < players; ++seat)
        game.seats.push_back("Seat " + std::to_string(seat));
    game.deal = random.below(static_cast<std::uint32_t>(kLargestDealNumber)) + 1;
    const int out = static_cast<int>(random.below(static_cast<std::uint32_t>(odin::kColours - players + 1)));
    odin::Rules rules;
    rules.colours = odin::randomColours(out, *game.deal);
    rules.nextStarter = static_cast<odin::NextStarter>(random.below(3));
    rules.wholeHandLead = static_cast<odin::WholeHandLead>(random.below(2));
    constexpr int kTargets[] = {1, 10, 15, 20};
    rules.target = kTargets[random.below(4)];
    odin::setRules(game, rules);
    game.firstStarter = static_cast<int>(random.below(static_cast<std::uint32_t>(players) + 1)) - 1;
    return game;
}

/// The event of a move.
inline Event moveEvent(int seat, odin::Move move)
{
    if (move.isPass())
        return PassEvent{seat};
    return PlayEvent{seat, move.cards, move.take};
}

/// Plays the game to its end. Calls `each(referee, event)` before every event.
template <typename Each> Events playOdin(const GameEvent &game, std::uint64_t seed, Each each)
{
    Random random(seed);
    Events events{game};
    odin::Referee referee(game);
    while (!referee.over()) {
        Event event;
        if (const auto next = referee.nextAutomaticEvent(0)) {
            event = next->event;
        } else {
            const odin::Moves moves = legalMoves(referee.position());
            event = moveEvent(referee.openRequests().front().seat,
                              moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
        }
        each(referee, event);
        events.push_back(event);
        referee.apply(event);
    }
    return events;
}

inline Events playOdin(const GameEvent &game, std::uint64_t seed)
{
    return playOdin(game, seed, [](const odin::Referee &, const Event &) {});
}

} // namespace meadhall::test
