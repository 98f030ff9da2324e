// A decision of Odin as the search sees it.
#pragma once

#include "search/halving.h"
#include "seats/odin/guess.h"
#include "seats/odin/worth.h"

namespace meadhall::odin::ai {

class OdinSearch {
public:
    /// So many guesses for each deal that is to remain: with fewer the same ones remain again and again.
    static constexpr int kDrawsOfDeal = 5;

    using Deal = Guess;

    /// It must be the turn of the view's own seat. The view must outlive this.
    /// @param draws guesses of the hidden cards, see Guesser
    /// @param most compare only so many moves, those that the policy likes best
    /// @param guessUntil when guessing ends at the latest
    OdinSearch(const View &view, int draws, int most, std::uint64_t seed,
               std::optional<Guesser::Clock::time_point> guessUntil = {});

    int moves() const { return static_cast<int>(candidates_.size()); }
    std::vector<search::Weighted<Deal>> deals(int count, std::stop_token stop);
    search::Outcome playOut(const Deal &deal, int move);

    /// The move of a number.
    const Candidate &candidate(int move) const { return candidates_[static_cast<std::size_t>(move)]; }

private:
    Move answer(const OpenHand &hand, const Deal &deal);

    const View &view_;
    const PolicyWeights &policy_;
    Worth worth_;
    CardSet deck_;
    Shown shown_; ///< the own cards too: the others remember them
    int draws_;
    std::uint64_t seed_;
    std::optional<Guesser::Clock::time_point> guessUntil_;
    std::vector<Candidate> candidates_;
    MoveList moves_;
};
static_assert(search::Searchable<OdinSearch>);

} // namespace meadhall::odin::ai
