// SPDX-License-Identifier: GPL-3.0-or-later
// The costs of all answers of a decision.
#pragma once

#include "engine/review/judge/cost.h"
#include "engine/review/judge/judge.h"

namespace meadhall::review {

/// Called from time to time with the costs so far.
using CostsCallback = std::function<void(const std::vector<Cost> &)>;

/// For the warning before a mistake: judges all answers of a decision that was made by makeDecisionModel() without one.
/// Ends as soon as it is certain of each whether it costs more than the limit, or when twice the work of the depth is
/// used up. An answer is not followed up once that is certain and, if it costs too much, its loss is known to a
/// quarter.
/// @param limit in points
/// @param stop on a stop request it returns within 20 ms
/// @return the best answer first, then by loss; empty if stopped
std::vector<Cost> judgeAll(DecisionModel &decision, const Scale &scale, const Depth &depth, double limit,
                           const std::stop_token &stop, const CostsCallback &soFar = {});

/// The limit of an answer, in points.
using LimitOf = std::function<double(const Event &answer)>;

/// For puzzles and analyses: compares the answers in so many deals, and drops on the way only those that certainly cost
/// more than their limits. So the others, and the order of the answers, are known as exactly as the work allows.
/// @param work deals, as a multiple of the depth's
/// @return as for judgeAll()
std::vector<Cost> rankAnswers(DecisionModel &decision, const Scale &scale, const Depth &depth, int work,
                              const LimitOf &limit, const std::stop_token &stop = {}, const CostsCallback &soFar = {});

} // namespace meadhall::review
