// SPDX-License-Identifier: GPL-3.0-or-later
// The review of a game: a judgement of every decision, and the outlook after every line.
#pragma once

#include "engine/review/judge/decisions.h"
#include "engine/review/judge/judge.h"

#include <map>

namespace meadhall::review {

/// A decision and what it was worth.
struct JudgedDecision {
    Decision decision;
    Judgement judgement;
};

/// As much as is known.
struct Review {
    std::map<int, JudgedDecision> decisions;    ///< by line
    std::map<int, std::vector<double>> outlook; ///< by line: expected points of every seat after it
};

/// A part of the work: to judge the decision of a line, or the outlook after it.
struct Task {
    int line = 0;
    std::optional<Decision> decision; ///< nullopt: the outlook
};

/// Instead of a seat: no decision is judged, only the outlook is found.
constexpr int kNobody = -2;

/// What is still missing in a review: line by line, the outlook after a line before its judgement.
/// @param first the line of a decision that is to be judged before everything else; 0: none
/// @param seat judge the decisions of this seat only; kSpectator: of all seats; kNobody: of none
std::vector<Task> tasksOf(const Events &events, const Review &known, int first = 0, int seat = -1);

/// Does one task and adds its result to the review.
/// @param provisional called with the judgement so far, see judge()
/// @return false if stopped; then nothing is added
bool perform(const Events &events, const Task &task, const Depth &depth, const std::stop_token &stop, Review &review,
             const ProvisionalCallback &provisional = {});

} // namespace meadhall::review
