// SPDX-License-Identifier: GPL-3.0-or-later
// What the rest of the program needs to know about a game; one value per game.
#pragma once

#include "engine/core/referee.h"

#include <memory>
#include <string>
#include <string_view>

namespace meadhall {

struct GameTraits {
    std::string_view name; ///< in records and on the command line
    int minPlayers;
    int maxPlayers;
    bool fewestPointsWin;
    /// The house rules, in the order of records.
    const std::vector<RuleKind> &(*ruleKinds)();
    /// Conversion between cards and their names in records; nullopt for an invalid name.
    std::string (*nameOf)(Card card);
    std::optional<Card> (*cardOfName)(std::string_view name);
    /// Checks the settings of a game; Reason::None if it can start.
    Reason (*whyIllegal)(const GameEvent &game);
    /// Creates the referee of a game with legal settings, with the game event already applied.
    std::unique_ptr<Referee> (*makeReferee)(const GameEvent &game);
    /// The same for a game of which only what one seat sees is known, as it is for a guest at another program's table.
    /// It accepts no event that would bring the seat's view out of order. Null: such a game cannot be joined.
    std::unique_ptr<Referee> (*makeSeenReferee)(const GameEvent &game, int seat) = nullptr;
};

/// Implements GameTraits::makeReferee for a referee class.
template <class GameReferee> std::unique_ptr<Referee> makeRefereeOf(const GameEvent &game)
{
    return std::make_unique<GameReferee>(game);
}

/// Implements GameTraits::makeSeenReferee for a referee class.
template <class SeenReferee> std::unique_ptr<Referee> makeSeenRefereeOf(const GameEvent &game, int seat)
{
    return std::make_unique<SeenReferee>(game, seat);
}

} // namespace meadhall
