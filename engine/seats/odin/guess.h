// Guesses how the hidden cards lie, by what the others' moves give away.
#pragma once

#include "cards/random.h"
#include "odin/view.h"
#include "seats/odin/policy.h"
#include "search/searchable.h"

#include <stop_token>

namespace meadhall::odin::ai {

/// The hands of all seats, the own one too.
using Hands = std::array<CardSet, kMaxPlayers>;

/// Staged inference: seat by seat, the one with most decisions first, each guess draws that seat's hidden cards from
/// what is left, is weighted by how likely the policy would have made the seat's moves with them, and is resampled
/// before the next seat (sequential importance resampling, Gordon, Salmond, Smith 1993).
class Guesser {
public:
    Guesser(const View &view, const PolicyWeights &weights);

    /// Deals that fit everything seen, equal ones merged, in random order. Empty only if stopped.
    /// @param draws guesses carried from seat to seat
    /// @param deals how many remain, merged ones counted
    std::vector<search::Weighted<Hands>> deals(int draws, int deals, Random random, std::stop_token stop);

private:
    /// A decision that the seat has made, less the cards that it has never shown.
    struct Decision {
        Situation situation; ///< hand: what is known of it by now; unseen: without that
        Move move;
    };
    struct Seat {
        int seat = 0;
        int hidden = 0; ///< cards never shown
        CardSet known;
        std::vector<Decision> decisions;
    };
    struct Guess {
        Hands hands{};
        CardSet left; ///< cards not given out yet
    };

    void collectDecisions(const View &view);
    double logLikelihood(const Seat &seat, CardSet hidden);
    double likelihood(const Decision &decision, CardSet hidden);
    bool stage(const Seat &seat, std::vector<Guess> &guesses, Random &random, const std::stop_token &stop);

    const PolicyWeights &weights_;
    std::vector<Seat> seats_;
    Guess first_;
    MoveList moves_;
    std::vector<float> scores_;
};

} // namespace meadhall::odin::ai
