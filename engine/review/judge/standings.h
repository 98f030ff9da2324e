// How good every answer of a decision is beside the best one.
#pragma once

#include "engine/review/judge/decision_model.h"
#include "engine/review/judge/verdict.h"

#include <functional>

namespace meadhall::review {

/// How thoroughly answers are compared.
struct Comparison {
    int deals = 1;
    int batches = 16; ///< each with a belief of its own; the interval comes from the variance between them
    std::uint64_t seed = 1;
    /// In points: an answer that certainly loses more than this is not followed any further.
    std::function<double(const Event &answer)> dropFrom;
};

/// An answer and what it loses, in points as in judge.h.
struct Standing {
    Event answer;
    double points = 0;   ///< what is expected after it
    double loss = 0;     ///< to the best answer
    double lossCi95 = 0; ///< half width of its 95 % confidence interval
};

/// Plays out all answers in the same sampled deals.
/// @param stop on a stop request it returns within 20 ms
/// @return the best answer first, then by loss; empty if stopped
std::vector<Standing> standingsOf(DecisionModel &decision, const Scale &scale, const Comparison &comparison,
                                  const std::stop_token &stop = {});

} // namespace meadhall::review
