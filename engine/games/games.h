// The games of the engine: the one place that names them all.
#pragma once

#include "engine/core/referee.h"

#include <memory>

namespace meadhall {

/// What its players can agree on, in the order of files.
const std::vector<RuleKind> &ruleKindsOf(Game game);

/// Why no game can begin like this; Reason::None if it can.
Reason reason(const GameEvent &game);

/// The referee of a game that can begin (reason(game) is None); the game event counts as applied.
std::unique_ptr<Referee> makeReferee(const GameEvent &game);

} // namespace meadhall
