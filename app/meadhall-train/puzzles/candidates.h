// SPDX-License-Identifier: GPL-3.0-or-later
// Judges positions: whether one answer is clearly best and a natural one clearly worse.
#pragma once

#include "app/meadhall-train/puzzles/grading.h"
#include "engine/puzzle/puzzle.h"
#include "engine/review/judge/judge.h"

namespace meadhall::train {

/// The decisions of a record as their seats saw them, as puzzles keep them: without names, deal number and choices.
std::vector<SeenDecision> decisionsIn(const Events &events);

/// The depth at which a position is judged, and the limits that it must reach.
struct Screening {
    review::Depth depth;
    int work;         ///< deals, as a multiple of the depth's
    bool last = true; ///< losses count as far as they are certain; otherwise the mean has to be twice the limit
    int deals() const { return depth.deals * work; }
};

/// The answers of a decision, rated: a puzzle without grade.
/// @param natural the answers that may tempt, see naturalAnswers()
/// @return nullopt if it is no puzzle
std::optional<puzzle::Puzzle> judged(const SeenDecision &decision, const Events &natural, const Screening &screening);

} // namespace meadhall::train
