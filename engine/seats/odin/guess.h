// Guesses how the hidden cards lie, by what the others' moves give away.
#pragma once

#include "cards/random.h"
#include "odin/view.h"
#include "search/searchable.h"
#include "seats/odin/policy.h"

#include <chrono>
#include <optional>
#include <stop_token>

namespace meadhall::odin::ai {

/// How somebody may play.
enum class Manner : std::uint8_t { Policy, Greedy };

/// One way in which things may stand: the hands of all seats, the own one too, and how the others play.
struct Guess {
    std::array<CardSet, kMaxPlayers> hands{};
    std::array<Manner, kMaxPlayers> manners{};
    friend bool operator==(const Guess &, const Guess &) = default;
};

/// Staged inference: seat by seat, the one with most decisions first, each guess draws that seat's hidden cards from
/// what is left, is weighted by how likely the seat would have made its moves with them, and is resampled before the
/// next seat (sequential importance resampling, Gordon, Salmond, Smith 1993). How a seat plays is guessed with its
/// cards: by the policy or by the linear evaluation, loosely or to the letter, the oftener the better that explains its
/// moves.
class Guesser {
public:
    using Clock = std::chrono::steady_clock;

    Guesser(const View &view, const PolicyWeights &weights);

    /// Deals that fit everything seen, equal ones merged, in random order. Empty only if stopped.
    /// @param draws guesses carried from seat to seat
    /// @param deals how many remain, merged ones counted
    /// @param until about when it ends at the latest, with fewer draws
    std::vector<search::Weighted<Guess>> deals(int draws, int deals, Random random, std::stop_token stop,
                                               const std::optional<Clock::time_point> &until = {});

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
        bool greedy = false; ///< surely plays by the linear evaluation: no need to ask the policy
    };
    static constexpr std::size_t kModels = 4;
    using PerModel = std::array<double, kModels>; ///< by way to play, see guess.cpp
    /// A guess that is being made.
    struct Draft {
        Guess guess;
        CardSet left; ///< cards not given out yet
    };

    void collectDecisions(const View &view);
    PerModel explain(const Seat &seat, CardSet hidden);
    PerModel likelihoods(const Decision &decision, CardSet hidden, bool greedy);
    void scoreMoves(const Situation &situation, bool greedy);
    bool recognise(Random &random, const std::stop_token &stop, const std::optional<Clock::time_point> &until);
    static Manner drawManner(const PerModel &chances, Random &random);
    bool stage(const Seat &seat, std::vector<Draft> &drafts, Random &random, const std::stop_token &stop,
               const std::optional<Clock::time_point> &until);

    const PolicyWeights &weights_;
    std::vector<Seat> seats_;
    Draft first_;
    MoveList moves_;
    std::array<std::vector<float>, 2> scores_; ///< of the moves of one decision, by manner
};

} // namespace meadhall::odin::ai
