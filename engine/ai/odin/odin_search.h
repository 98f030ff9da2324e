// A decision of Odin as the search sees it.
#pragma once

#include "engine/ai/odin/guess.h"
#include "engine/ai/odin/worth.h"
#include "engine/ai/search/halving.h"

#include <unordered_map>

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
    /// @param only compare only the moves that play these cards; empty: all
    OdinSearch(const View &view, int draws, int most, std::uint64_t seed,
               std::optional<Guesser::Clock::time_point> guessUntil = {}, CardSet only = {});

    int moves() const { return static_cast<int>(candidates_.size()); }
    std::vector<search::Weighted<Deal>> deals(int count, std::stop_token stop);
    search::Outcome playOut(const Deal &deal, int move);
    bool foresees() const;
    std::vector<search::Outcome> playOutForeseeing(const std::vector<search::Weighted<Deal>> &deals, int move,
                                                   const search::Ended &ended);

    /// The move of a number.
    const Candidate &candidate(int move) const { return candidates_[static_cast<std::size_t>(move)]; }

private:
    /// A deal that is being played out.
    struct Line {
        const search::Weighted<Deal> *deal;
        OpenHand hand;
        search::Outcome *outcome; ///< where that goes
    };

    struct SituationHash {
        std::size_t operator()(const Situation &situation) const;
    };

    Move answer(const OpenHand &hand, const Deal &deal);
    search::Outcome playedOut(OpenHand hand, const Deal &deal);
    std::vector<Move> nextMoves(const OpenHand &hand);
    void playOutAlike(const std::vector<Line> &lines);

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
    std::unordered_map<Situation, Move, SituationHash> ownMoves_; ///< in many deals the same is decided
};
static_assert(search::Foreseeing<OdinSearch>);

} // namespace meadhall::odin::ai
