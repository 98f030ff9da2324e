// SPDX-License-Identifier: GPL-3.0-or-later
// Which levels find the answer of a puzzle, and which answers a player would give without calculating.
#pragma once

#include "engine/ai/player.h"

#include <functional>
#include <optional>
#include <vector>

namespace meadhall::train {

/// A decision of a seat as it saw it.
struct SeenDecision {
    Events seen;
    int seat = 0;
    RequestKind kind = RequestKind::Move;
};

/// Returns the kind of request that an answer is for.
RequestKind requestFor(const Event &answer);

using IsGood = std::function<bool(const Event &answer)>;

/// The answers without calculation: of the learned policy, of the linear evaluation, and of several tries of the level
/// easy. Each answer once, the most natural first.
Events naturalAnswers(Game game, const SeenDecision &decision);

/// The grade of a puzzle: 1 if medium finds it (but not every try of easy), 2 if hard mostly does, 3 if only master
/// mostly does.
/// @return nullopt if not even that, or if it is too easy
std::optional<int> gradeOf(Game game, const SeenDecision &decision, const IsGood &isGood);

} // namespace meadhall::train
