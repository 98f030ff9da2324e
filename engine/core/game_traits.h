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
};

/// Implements GameTraits::makeReferee for a referee class.
template <class GameReferee> std::unique_ptr<Referee> makeRefereeOf(const GameEvent &game)
{
    return std::make_unique<GameReferee>(game);
}

} // namespace meadhall
