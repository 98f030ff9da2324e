// What each answer would cost, before one is given: for a warning before a mistake.
#pragma once

#include "engine/review/judge/cost.h"
#include "engine/review/judge/judge.h"

namespace meadhall::review {

/// Called from time to time with the costs so far.
using CostsCallback = std::function<void(const std::vector<Cost> &)>;

/// Judges all answers of a decision, made by makeDecisionModel() without one. Ends as soon as it is certain of each
/// whether it costs more than the limit, or when the work is used up. An answer is not followed up once it is certain
/// and, if it costs too much, its loss is known to a quarter.
/// @param limit in points
/// @param stop on a stop request it returns within 20 ms
/// @return empty if stopped
std::vector<Cost> judgeAll(DecisionModel &decision, const Scale &scale, const Depth &depth, double limit,
                           const std::stop_token &stop, const CostsCallback &soFar = {});

} // namespace meadhall::review
