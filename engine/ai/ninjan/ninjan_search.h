// SPDX-License-Identifier: GPL-3.0-or-later
// Adapts a decision of Ninjan to the search: which card to choose, or which pile to put the own card on.
#pragma once

#include "engine/ai/ninjan/belief.h"
#include "engine/ai/search/halving.h"
#include "engine/core/to_index.h"

namespace meadhall::ninjan::ai {

/// Implements search::Searchable, see there.
class NinjanSearch {
public:
    using Deal = SampledDeal;

    /// The view's seat must have a card to choose or a pile to decide. The view must outlive this.
    /// @param seed sole source of randomness
    /// @param steps 0: the others choose as the belief says. Otherwise the seat thinks ahead of them by a random number
    /// of steps, at most so many: with one step they choose as the belief says, with each further one some of them
    /// answer what the seat would choose with fewer.
    NinjanSearch(const View &view, std::uint64_t seed, int steps = 0);

    int moves() const { return static_cast<int>(candidates_.size()); }
    std::vector<search::Weighted<Deal>> deals(int count, std::stop_token stop);
    search::Outcome playOut(const Deal &deal, int move);

    /// The card or pile that a move index stands for.
    int candidate(int move) const { return candidates_[toIndex(move)]; }

protected:
    const View &view() const { return view_; }
    std::uint64_t seed() const { return seed_; }

private:
    struct Playout;

    void chooseForOthers(Deal &deal, int steps) const;
    Playout playoutOf(const Deal &deal, int own, std::uint64_t seed) const;
    CardSet cardsInNoHand(const Deal &deal) const;

    const View &view_;
    PlayoutState start_;
    UnresolvedCards unresolved_;
    bool choosing_;
    std::uint64_t seed_;
    int steps_;
    std::vector<int> candidates_;
};
static_assert(search::Searchable<NinjanSearch>);

} // namespace meadhall::ninjan::ai
