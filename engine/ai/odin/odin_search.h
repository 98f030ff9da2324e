// SPDX-License-Identifier: GPL-3.0-or-later
// Adapts a decision of Odin to the search.
#pragma once

#include "engine/ai/odin/belief.h"
#include "engine/ai/odin/utility.h"
#include "engine/ai/search/halving.h"
#include "engine/core/to_index.h"

#include <unordered_map>

namespace meadhall::odin::ai {

/// Implements search::SupportsLookahead, see there.
class OdinSearch {
public:
    /// Particles per selected deal. With fewer, the same deals are selected again and again.
    static constexpr int kParticlesPerDeal = 5;

    using Deal = SampledDeal;

    /// It must be the turn of the view's seat. The view must outlive this.
    /// @param particles number of particles, see BeliefSampler
    /// @param maxMoves maximum number of moves to compare, chosen by the policy
    /// @param seed sole source of randomness
    /// @param beliefUntil time limit of the belief
    /// @param only compare only moves that play these cards; empty: all moves
    OdinSearch(const View &view, int particles, int maxMoves, std::uint64_t seed,
               std::optional<BeliefSampler::Clock::time_point> beliefUntil = {}, CardSet only = {});

    int moves() const { return static_cast<int>(candidates_.size()); }
    std::vector<search::Weighted<Deal>> deals(int count, std::stop_token stop);
    search::Outcome playOut(const Deal &deal, int move);
    bool usesLookahead() const;
    std::vector<search::Outcome> playOutWithLookahead(const std::vector<search::Weighted<Deal>> &deals, int move,
                                                      const search::Ended &ended);

    /// The move that a move index stands for.
    const Candidate &candidate(int move) const { return candidates_[toIndex(move)]; }

protected:
    const View &view() const { return view_; }
    std::uint64_t seed() const { return seed_; }

private:
    /// A deal played up to the own next turn.
    struct Line {
        const search::Weighted<Deal> *deal;
        FullState hand;
        search::Outcome *outcome; ///< where to store its result
    };

    struct InformationStateHash {
        std::size_t operator()(const InformationState &state) const;
    };

    Move answer(const FullState &hand, const Deal &deal);
    Move softAnswer(const InformationState &state, const Deal &deal);
    Move searchedAnswer(const View &view, const InformationState &state);
    void playSearched(FullState &hand, Move first);
    search::Outcome playedOut(FullState hand, const Deal &deal);
    std::vector<Move> nextMoves(const FullState &hand);
    void playOutIndistinguishable(const std::vector<Line> &lines);

    const View &view_;
    const PolicyWeights &policy_;
    Utility utility_;
    CardSet deck_;
    PublicCards publicCards_; ///< public cards, including own ones, which the other players' policies use
    int particles_;
    std::uint64_t seed_;
    std::optional<BeliefSampler::Clock::time_point> beliefUntil_;
    std::vector<Candidate> candidates_;
    MoveList moves_;
    std::unordered_map<InformationState, Move, InformationStateHash>
        ownMoves_, ///< cache; the same decision occurs in many deals
        searchedMoves_;
};
static_assert(search::SupportsLookahead<OdinSearch>);

} // namespace meadhall::odin::ai
