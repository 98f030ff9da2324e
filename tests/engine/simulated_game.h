// SPDX-License-Identifier: GPL-3.0-or-later
// A table without the class Table: players on all chairs, a referee and a record.
#pragma once

#include "engine/ai/player.h"
#include "engine/core/referee.h"
#include "engine/core/to_index.h"
#include "engine/games/games.h"
#include "engine/games/odin/referee.h"

#include <memory>
#include <vector>

namespace meadhall::simulated_game {

inline GameEvent gameOf(int players, std::uint64_t deal, odin::Rules rules = {})
{
    GameEvent game;
    for (int seat = 0; seat < players; ++seat)
        game.seats.push_back("seat");
    odin::setRules(game, rules);
    game.deal = deal;
    return game;
}

/// The result of a game or of a part of it.
struct Played {
    Events events;
    std::vector<int> handsWon; ///< by seat
    int illegal = 0;           ///< answers that the referee refused; the game stops at the first
    std::unique_ptr<Referee> referee;
};

/// Plays until the game is over or `hands` hands are finished.
inline Played play(const GameEvent &game, const std::vector<players::Player *> &players, int hands = 1000)
{
    Played played;
    played.referee = makeReferee(game);
    played.handsWon.assign(players.size(), 0);
    const auto notifyPlayers = [&](const Event &event) {
        played.events.push_back(event);
        for (std::size_t seat = 0; seat < players.size(); ++seat)
            players[seat]->onEvent(played.referee->seenBy(event, static_cast<int>(seat)));
    };
    notifyPlayers(game);
    while (!played.referee->over() && hands > 0) {
        if (const auto next = played.referee->nextAutomaticEvent(1)) {
            played.referee->apply(next->event);
            notifyPlayers(next->event);
            if (const auto *over = std::get_if<HandOverEvent>(&next->event)) {
                --hands;
                for (std::size_t seat = 0; seat < players.size(); ++seat)
                    played.handsWon[seat] += over->points[seat] == 0 ? 1 : 0;
            }
            continue;
        }
        const Request request = played.referee->openRequests().front();
        const Event answer = players[toIndex(request.seat)]->answer(request.kind, {});
        if (played.referee->whyIllegal(answer) != Reason::None) {
            ++played.illegal;
            return played;
        }
        played.referee->apply(answer);
        notifyPlayers(answer);
    }
    return played;
}

} // namespace meadhall::simulated_game
