// SPDX-License-Identifier: GPL-3.0-or-later
// Decisions of Odin, reached by random and by sensible play with all rules and numbers of players.
#pragma once

#include "tests/engine/random_game.h"

#include "engine/ai/odin/greedy.h"

#include <optional>

namespace meadhall::test {

/// Plays a game and calls `each(view, referee)` before every decision, with the view of the seat to move.
/// @param careless share of random moves, in tenths; the others are those of the linear evaluation
template <typename Each>
void forEachOdinDecision(const GameEvent &game, std::uint64_t seed, unsigned careless, Each each)
{
    Random random(seed);
    odin::Referee referee(game);
    std::vector<odin::View> views;
    for (int seat = 0; seat < static_cast<int>(game.seats.size()); ++seat)
        views.emplace_back(seat).apply(game);
    const auto apply = [&](const Event &event) {
        for (odin::View &view : views)
            view.apply(referee.seenBy(event, view.seat()));
        referee.apply(event);
    };
    odin::MoveList moves;
    while (!referee.over()) {
        if (const auto next = referee.nextAutomaticEvent(0)) {
            apply(next->event);
            continue;
        }
        const int seat = referee.openRequests().front().seat;
        const odin::View &view = views[toIndex(seat)];
        each(view, referee);
        odin::Move move;
        if (random.below(10) < careless)
            move = odin::randomMove(view.board(), view.hand(), random);
        else
            move = odin::ai::greedyMove(odin::ai::InformationState::of(view), moves,
                                        odin::ai::greedyWeights(view.players()));
        apply(moveEvent(seat, move));
    }
}

} // namespace meadhall::test
