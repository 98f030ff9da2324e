// A decision of Ninjan as the search sees it: which card to choose, or which pile to put the own card on.
#pragma once

#include "engine/ai/ninjan/guess.h"
#include "engine/ai/search/halving.h"

namespace meadhall::ninjan::ai {

class NinjanSearch {
public:
    using Deal = Guess;

    /// The view's own seat must be choosing or have to put its card on a pile. The view must outlive this.
    NinjanSearch(const View &view, std::uint64_t seed);

    int moves() const { return static_cast<int>(candidates_.size()); }
    std::vector<search::Weighted<Deal>> deals(int count, std::stop_token stop);
    search::Outcome playOut(const Deal &deal, int move);

    /// The card or the pile of a number.
    int candidate(int move) const { return candidates_[static_cast<std::size_t>(move)]; }

private:
    struct Course;

    const View &view_;
    QuickGame start_;
    Rest rest_;
    bool choosing_;
    std::uint64_t seed_;
    std::vector<int> candidates_;
};
static_assert(search::Searchable<NinjanSearch>);

} // namespace meadhall::ninjan::ai
