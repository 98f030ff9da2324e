// SPDX-License-Identifier: GPL-3.0-or-later
// Plays the moves of a decision against each other in the same deals, batch by batch.
#pragma once

#include "engine/ai/search/paired_results.h"
#include "engine/review/judge/decision_model.h"
#include "engine/review/judge/verdict.h"

#include <functional>

namespace meadhall::review {

class DealComparison {
public:
    /// @param deals the least work, see Depth
    /// @param most number of deals after which it ends
    DealComparison(DecisionModel &decision, const Scale &scale, int deals, int most, std::uint64_t seed,
                   const std::stop_token &stop);

    enum class End : std::uint8_t { Enough, WorkDone, Stopped };
    /// Plays until it is enough.
    /// @param enough called again and again, after a number of deals at which a comparison makes sense
    End run(const std::function<bool()> &enough);

    const search::PairedResults &results() const { return results_; }
    /// Moves that are still played.
    const std::vector<int> &alive() const { return alive_; }
    template <class Predicate> void dropIf(Predicate predicate) { std::erase_if(alive_, predicate); }
    /// The move, of those alive, that gains most over a reference; that one if none gains.
    /// @param reference a move that is alive
    int bestAgainst(int reference) const;

    /// The number of standard errors at which a difference counts as certain: more than 1.96, because the same
    /// comparison is tested many times, and still more before the least work is done.
    double zScore() const;

private:
    bool playChunk(const std::vector<search::DrawnDeal> &drawn, std::size_t &deal);

    DecisionModel &decision_;
    const Scale &scale_;
    int deals_;
    int most_;
    std::uint64_t seed_;
    const std::stop_token &stop_;
    search::PairedResults results_;
    std::vector<int> alive_;
};

} // namespace meadhall::review
