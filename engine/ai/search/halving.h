// SPDX-License-Identifier: GPL-3.0-or-later
// Sequential halving (Karnin, Koren, Somekh 2013) over the moves of one decision. All moves are evaluated on the same
// deals. Optionally, clearly worse moves are pruned early (racing, Maron and Moore 1994), which leaves more playouts
// for the others.
#pragma once

#include "engine/ai/search/searchable.h"
#include "engine/core/to_index.h"

#include <algorithm>
#include <bit>
#include <chrono>
#include <cmath>
#include <optional>

namespace meadhall::search {

/// Limits of a search. Without `until` the result is the same on every machine.
struct Budget {
    int deals = 600;        ///< number of deals to sample
    int simulations = 3000; ///< upper bound of playouts for all moves together; 0: as many as time allows
    /// End of the search, if there is a time limit.
    std::optional<std::chrono::steady_clock::time_point> until;
    /// Whether to prune clearly worse moves before the end of a halving round. Faster, but pruned moves have inaccurate
    /// estimates, and moves that a few deals suggest to be equal may still differ.
    bool pruneEarly = false;
};

/// Estimate of one move.
struct MoveEstimate {
    int move = 0;       ///< index of the move
    int samples = 0;    ///< number of playouts
    double weight = 0;  ///< total weight of the deals played out
    double utility = 0; ///< mean utility, weighted by deal
    double points = 0;  ///< mean points, weighted by deal
};

namespace detail {

// Racing: from kMinRacingSamples samples on, a move is pruned if its utility is not likely to exceed the best one's by
// kRacingMargin, at kRacingZScore standard errors of the paired difference.
constexpr std::size_t kMinRacingSamples = 40;
constexpr double kRacingZScore = 2.5;
constexpr double kRacingMargin = 0.0005;

/// The state of one search. The remaining moves are first in arms_.
template <Searchable G> class Halving {
public:
    using Deals = std::vector<Weighted<typename G::Deal>>;
    Halving(G &game, const Deals &deals, const Budget &budget, std::stop_token stop)
        : game_(game), deals_(deals), budget_(budget), stop_(std::move(stop)), arms_(toIndex(game.moves()))
    {
        for (std::size_t i = 0; i < arms_.size(); ++i)
            arms_[i].estimates.move = static_cast<int>(i);
    }

    bool ended() const
    {
        return stop_.stop_requested() || (budget_.until && std::chrono::steady_clock::now() >= *budget_.until);
    }

    /// Plays out the first `alive` moves until each has `samples` playouts.
    /// @return number of playouts
    std::size_t play(std::size_t alive, std::size_t samples)
    {
        std::size_t played = 0;
        // Deal by deal, so that the moves remain comparable if time runs out.
        for (std::size_t deal = this->samples(); deal < std::min(samples, deals_.size()); ++deal)
            for (std::size_t i = 0; i < alive; ++i, ++played) {
                if (ended())
                    return played;
                const Outcome outcome = game_.playOut(deals_[deal].deal, arms_[i].estimates.move);
                add(arms_[i].estimates, outcome, deals_[deal].weight);
                arms_[i].utilities.push_back(outcome.utility);
            }
        return played;
    }

    /// As play(), but prunes clearly worse moves if the budget allows it.
    /// @param alive in: number of moves; out: number of remaining moves, which are first in the list, best first
    /// @return number of playouts
    std::size_t race(std::size_t &alive, std::size_t samples)
    {
        std::size_t played = 0;
        sort(alive);
        while (alive > 1 && this->samples() < std::min(samples, deals_.size()) && !ended()) {
            const std::size_t next =
                budget_.pruneEarly ? std::max(kMinRacingSamples, this->samples() * 5 / 4) : samples;
            played += play(alive, std::min(samples, next));
            sort(alive);
            if (!budget_.pruneEarly || this->samples() < kMinRacingSamples || ended())
                continue;
            const auto end = arms_.begin() + static_cast<std::ptrdiff_t>(alive);
            const auto left =
                std::stable_partition(arms_.begin() + 1, end, [this](const Arm &each) { return mayBeBest(each); });
            alive = toIndex(left - arms_.begin());
        }
        return played;
    }

    void sort(std::size_t alive)
    {
        std::stable_sort(arms_.begin(), arms_.begin() + static_cast<std::ptrdiff_t>(alive),
                         [](const Arm &a, const Arm &b) { return a.estimates.utility > b.estimates.utility; });
    }

    /// Evaluates the first `alive` moves again, now with a search over the seat's next decision.
    void lookahead(std::size_t alive) requires SupportsLookahead<G>
    {
        std::vector<MoveEstimate> newEstimates;
        for (std::size_t i = 0; i < alive; ++i) {
            const auto outcomes =
                game_.playOutWithLookahead(deals_, arms_[i].estimates.move, [this] { return ended(); });
            if (outcomes.empty())
                return;
            MoveEstimate estimates{arms_[i].estimates.move};
            for (std::size_t deal = 0; deal < deals_.size(); ++deal)
                add(estimates, outcomes[deal], deals_[deal].weight);
            newEstimates.push_back(estimates);
        }
        for (std::size_t i = 0; i < alive; ++i)
            arms_[i].estimates = newEstimates[i];
        sort(alive);
    }

    std::vector<MoveEstimate> estimates() const
    {
        std::vector<MoveEstimate> estimates;
        for (const Arm &each : arms_)
            estimates.push_back(each.estimates);
        return estimates;
    }
    std::size_t samples() const { return arms_[0].utilities.size(); }

private:
    struct Arm {
        MoveEstimate estimates;
        std::vector<double> utilities; ///< utility by deal, for paired comparisons
    };

    static void add(MoveEstimate &estimates, const Outcome &outcome, double weight)
    {
        estimates.weight += weight;
        estimates.utility += (outcome.utility - estimates.utility) * weight / estimates.weight;
        estimates.points += (outcome.points - estimates.points) * weight / estimates.weight;
        ++estimates.samples;
    }

    /// True if the move may still be better than the first one by at least kRacingMargin (upper confidence bound of the
    /// paired difference).
    bool mayBeBest(const Arm &each) const
    {
        const double lead = each.estimates.utility - arms_[0].estimates.utility;
        double squares = 0;
        for (std::size_t deal = 0; deal < each.utilities.size(); ++deal) {
            const double deviation = deals_[deal].weight * (each.utilities[deal] - arms_[0].utilities[deal] - lead);
            squares += deviation * deviation;
        }
        return lead + kRacingZScore * std::sqrt(squares) / each.estimates.weight > kRacingMargin;
    }

    G &game_;
    const Deals &deals_;
    const Budget &budget_;
    std::stop_token stop_;
    std::vector<Arm> arms_;
};

// Lookahead: number of moves evaluated again, and estimated playouts per move and deal.
constexpr std::size_t kLookaheadMoves = 4;
constexpr std::size_t kLookaheadCostFactor = 2;

} // namespace detail

/// Estimates the moves of a decision.
/// @param stop on a stop request it returns soon, with the estimates so far
/// @return all moves, best first; moves that were eliminated later come before those eliminated earlier
template <Searchable G> std::vector<MoveEstimate> evaluateMoves(G &game, const Budget &budget, std::stop_token stop)
{
    using Clock = std::chrono::steady_clock;
    const auto deals = game.deals(budget.deals, stop);
    detail::Halving<G> halving(game, deals, budget, stop);
    auto alive = toIndex(game.moves());
    if (deals.empty() || alive < 2)
        return halving.estimates();
    auto simulations = toIndex(std::max(budget.simulations, 0));
    const std::size_t lookaheadMoves = std::min<std::size_t>(alive, detail::kLookaheadMoves);
    // Playouts that lookahead takes; it may take up to half of the total time.
    const std::size_t lookaheadCost = deals.size() * lookaheadMoves * detail::kLookaheadCostFactor;
    bool usesLookahead = false;
    if constexpr (SupportsLookahead<G>)
        usesLookahead = game.usesLookahead();
    if (budget.until && simulations == 0) {
        // A few playouts measure how many fit into the time left.
        constexpr std::size_t kCalibrationSamples = 4;
        const auto start = Clock::now();
        halving.play(alive, kCalibrationSamples);
        const auto spent = std::max(Clock::now() - start, Clock::duration(1));
        const auto left = std::max(*budget.until - Clock::now(), Clock::duration(0));
        simulations = toIndex(left / spent + 1) * kCalibrationSamples * alive;
        if (usesLookahead && lookaheadCost <= simulations / 2)
            simulations /= 2;
        else
            usesLookahead = false;
    }
    for (std::size_t left = simulations; alive > 1 && !halving.ended();) {
        const auto rounds = toIndex(std::bit_width(alive - 1));
        const std::size_t more = std::max<std::size_t>(left / (rounds * alive), 1);
        const std::size_t half = (alive + 1) / 2;
        left -= std::min(left, halving.race(alive, halving.samples() + more));
        alive = std::min(alive, half);
    }
    if constexpr (SupportsLookahead<G>)
        if (usesLookahead && lookaheadCost <= simulations)
            halving.lookahead(lookaheadMoves);
    return halving.estimates();
}

} // namespace meadhall::search
