// What everything around a game has to know of it: one value a game.
#pragma once

#include "engine/core/referee.h"

#include <memory>
#include <string>
#include <string_view>

namespace meadhall {

struct GameTraits {
    std::string_view name; ///< in files and on the command line
    int minPlayers;
    int maxPlayers;
    bool fewestPointsWin;
    /// What its players can agree on, in the order of files.
    const std::vector<RuleKind> &(*ruleKinds)();
    /// A card as files have it; nothing if no card of the game is called so.
    std::string (*nameOf)(Card card);
    std::optional<Card> (*cardOfName)(std::string_view name);
    /// Why no game can begin like this; Reason::None if it can.
    Reason (*whyIllegal)(const GameEvent &game);
    /// For a game that can begin; the game event counts as applied.
    std::unique_ptr<Referee> (*makeReferee)(const GameEvent &game);
};

/// The function of GameTraits for a referee class.
template <class GameReferee> std::unique_ptr<Referee> makeRefereeOf(const GameEvent &game)
{
    return std::make_unique<GameReferee>(game);
}

} // namespace meadhall
