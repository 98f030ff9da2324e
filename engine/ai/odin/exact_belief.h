// SPDX-License-Identifier: GPL-3.0-or-later
// The belief about the hidden hands in Odin where they are few: every possible one with its probability.
#pragma once

#include "engine/ai/odin/belief.h"

namespace meadhall::odin::ai {

/// Enumerates all hands that agree with what was seen, and all opponent models, and weights them by the same likelihood
/// as BeliefSampler. Samples from it have no error of their own, whereas those of a particle filter share one.
class ExactBelief {
public:
    /// Whether there are no more than so many possibilities, and one at least.
    static bool suits(const View &view, double most);

    /// @param stop on a stop request deals() returns nothing
    ExactBelief(const View &view, const PolicyWeights &weights, const std::stop_token &stop);

    /// Samples deals in random order; equal ones are merged.
    /// @param count number of deals, counting merged ones
    std::vector<search::Weighted<SampledDeal>> deals(int count, Random random) const;

private:
    /// A seat whose hidden cards are to be dealt.
    struct Seat {
        int seat;
        int hidden; ///< number of cards never shown
        CardSet known;
        std::vector<PastDecision> decisions;
        std::unordered_map<std::uint64_t, Likelihood> likelihoods{}; ///< by hidden cards
    };

    void dealSeat(std::size_t which, CardSet unassigned, double likelihood);
    void dealTypes(std::size_t which, CardSet unassigned, CardSet hidden, double likelihood);

    LikelihoodModel likelihoodModel_;
    std::stop_token stop_;
    std::vector<Seat> seats_;
    SampledDeal deal_; ///< being dealt by the recursion
    std::vector<search::Weighted<SampledDeal>> possible_;
};

} // namespace meadhall::odin::ai
