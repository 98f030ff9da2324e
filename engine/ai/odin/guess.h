// Guesses how the hidden cards lie, by what the others' moves give away.
#pragma once

#include "engine/ai/odin/card_draw.h"
#include "engine/ai/odin/explain.h"
#include "engine/ai/odin/set_index.h"
#include "engine/ai/search/searchable.h"
#include "engine/games/odin/view.h"

#include <chrono>
#include <optional>
#include <stop_token>
#include <unordered_map>

namespace meadhall::odin::ai {

/// One way in which things may stand: the hands of all seats, the own one too, and how the others play.
struct Guess {
    std::array<CardSet, kMaxPlayers> hands{};
    std::array<Manner, kMaxPlayers> manners{};
    friend bool operator==(const Guess &, const Guess &) = default;
};

/// Staged inference: seat by seat, the one with most decisions first, each guess draws that seat's hidden cards from
/// what is left, is weighted by how likely the seat would have made its moves with them, and is resampled before the
/// next seat (sequential importance resampling, Gordon, Salmond, Smith 1993). All are looked at quickly, and those that
/// come through once more closely. How a seat plays is guessed with its cards: by the policy or by the linear
/// evaluation, loosely or to the letter, the oftener the better that explains its moves.
///
/// So each stage leaves fewer different hands of the seats before. At the end every guess therefore draws each seat's
/// hand once more, out of all that were found for that seat and fit the other hands (Gibbs sampling).
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
    using Until = std::optional<Clock::time_point>;

    /// Hidden cards that a seat may well hold.
    struct Find {
        CardSet hidden;
        Manner manner;
        int ways; ///< drafts that it could be drawn in: where more could, it was drawn oftener
        double weight = 0;
    };
    struct Seat {
        int seat = 0;
        int hidden = 0; ///< cards never shown
        CardSet known;
        std::vector<PastDecision> decisions{};
        bool greedy = false; ///< surely plays by the linear evaluation: no need to ask the policy
        std::vector<Find> found{};
        SetIndex foundSets{}; ///< their hidden cards
        /// What has been worked out, by look and by the hidden cards: few of the draws are new where few are hidden.
        std::array<std::unordered_map<std::uint64_t, Explanation>, 2> explained{};
    };
    /// A guess that is being made.
    struct Draft {
        Guess guess;
        CardSet left; ///< cards not given out yet
    };

    Explanation explain(Seat &seat, CardSet hidden, Explainer::Look look);
    bool recognise(Random &random, const std::stop_token &stop, const Until &until);
    bool stage(Seat &seat, std::vector<Draft> &drafts, Random &random, const std::stop_token &stop, const Until &until);
    bool lookClosely(Seat &seat, std::vector<Draft> &drafts, std::vector<double> &weights,
                     const std::vector<double> &quick, int looks, Random &random, const std::stop_token &stop,
                     const Until &until);
    bool lookQuickly(Seat &seat, bool drawn, std::vector<Draft> &drafts, std::vector<double> &weights,
                     std::vector<double> &quick, Random &random, const std::stop_token &stop, const Until &until);
    bool takeAllHands(const Seat &seat, std::vector<Draft> &drafts, Random &random) const;
    void learnOdds(const Seat &seat, const std::vector<Draft> &drafts, const std::vector<double> &weights,
                   CardDraw &cardDraw) const;
    void noteFound(Seat &seat, const Guess &guess, int times,
                   std::unordered_map<std::uint64_t, std::size_t> &places) const;
    void drawAgain(const Seat &seat, Draft &draft, Random &random);
    static std::vector<search::Weighted<Guess>> merged(std::vector<Draft> drafts, Random &random);

    Explainer explainer_;
    std::vector<Seat> seats_;
    Draft first_;
    std::vector<int> left_; ///< how often what a stage's drafts begin with came through the stage before
    SetIndex leftSets_;     ///< what they begin with
    std::vector<std::pair<double, const Find *>> fitting_; ///< while drawing again, with the weight up to there
};

} // namespace meadhall::odin::ai
