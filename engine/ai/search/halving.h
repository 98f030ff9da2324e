// Sequential halving (Karnin, Koren, Somekh 2013) over the moves of one decision. All moves are evaluated on the same
// deals. Optionally, clearly worse moves are pruned early (racing, Maron and Moore
// 1994), which leaves more playouts for the others.
#pragma once

#include "engine/ai/search/searchable.h"

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
    bool drops = false;
};

/// Estimate of one move.
struct Judged {
    int move = 0;      ///< index of the move
    int samples = 0;   ///< number of playouts
    double weight = 0; ///< total weight of the deals played out
    double worth = 0;  ///< mean utility, weighted by deal
    double points = 0; ///< mean points, weighted by deal
};

namespace detail {

// Racing: from kRaceFrom samples on, a move is pruned if its utility is not likely to exceed the best one's by
// kMatters, at kBeyondDoubt standard errors of the paired difference.
constexpr std::size_t kRaceFrom = 40;
constexpr double kBeyondDoubt = 2.5;
constexpr double kMatters = 0.0005;

/// The state of one search. The remaining moves are first in tries_.
template <Searchable G> class Halving {
public:
    using Deals = std::vector<Weighted<typename G::Deal>>;
    Halving(G &game, const Deals &deals, const Budget &budget, std::stop_token stop)
        : game_(game), deals_(deals), budget_(budget), stop_(std::move(stop)),
          tries_(static_cast<std::size_t>(game.moves()))
    {
        for (std::size_t i = 0; i < tries_.size(); ++i)
            tries_[i].judged.move = static_cast<int>(i);
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
                const Outcome outcome = game_.playOut(deals_[deal].deal, tries_[i].judged.move);
                add(tries_[i].judged, outcome, deals_[deal].weight);
                tries_[i].worths.push_back(outcome.worth);
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
            const std::size_t next = budget_.drops ? std::max(kRaceFrom, this->samples() * 5 / 4) : samples;
            played += play(alive, std::min(samples, next));
            sort(alive);
            if (!budget_.drops || this->samples() < kRaceFrom || ended())
                continue;
            const auto end = tries_.begin() + static_cast<std::ptrdiff_t>(alive);
            const auto left =
                std::stable_partition(tries_.begin() + 1, end, [this](const Try &each) { return mayLead(each); });
            alive = static_cast<std::size_t>(left - tries_.begin());
        }
        return played;
    }

    void sort(std::size_t alive)
    {
        std::stable_sort(tries_.begin(), tries_.begin() + static_cast<std::ptrdiff_t>(alive),
                         [](const Try &a, const Try &b) { return a.judged.worth > b.judged.worth; });
    }

    /// Evaluates the first `alive` moves again, now with a search over the seat's next decision.
    void foresee(std::size_t alive) requires Foreseeing<G>
    {
        std::vector<Judged> anew;
        for (std::size_t i = 0; i < alive; ++i) {
            const auto outcomes = game_.playOutForeseeing(deals_, tries_[i].judged.move, [this] { return ended(); });
            if (outcomes.empty())
                return;
            Judged judged{tries_[i].judged.move};
            for (std::size_t deal = 0; deal < deals_.size(); ++deal)
                add(judged, outcomes[deal], deals_[deal].weight);
            anew.push_back(judged);
        }
        for (std::size_t i = 0; i < alive; ++i)
            tries_[i].judged = anew[i];
        sort(alive);
    }

    std::vector<Judged> judged() const
    {
        std::vector<Judged> judged;
        for (const Try &each : tries_)
            judged.push_back(each.judged);
        return judged;
    }
    std::size_t samples() const { return tries_[0].worths.size(); }

private:
    struct Try {
        Judged judged;
        std::vector<double> worths; ///< utility by deal, for paired comparisons
    };

    static void add(Judged &judged, const Outcome &outcome, double weight)
    {
        judged.weight += weight;
        judged.worth += (outcome.worth - judged.worth) * weight / judged.weight;
        judged.points += (outcome.points - judged.points) * weight / judged.weight;
        ++judged.samples;
    }

    /// True if the move may still be better than the first one by at least kMatters
    /// (upper confidence bound of the paired difference).
    bool mayLead(const Try &each) const
    {
        const double lead = each.judged.worth - tries_[0].judged.worth;
        double squares = 0;
        for (std::size_t deal = 0; deal < each.worths.size(); ++deal) {
            const double away = deals_[deal].weight * (each.worths[deal] - tries_[0].worths[deal] - lead);
            squares += away * away;
        }
        return lead + kBeyondDoubt * std::sqrt(squares) / each.judged.weight > kMatters;
    }

    G &game_;
    const Deals &deals_;
    const Budget &budget_;
    std::stop_token stop_;
    std::vector<Try> tries_;
};

// Lookahead: number of moves evaluated again, and estimated playouts per move and deal.
constexpr std::size_t kForeseen = 4;
constexpr std::size_t kForeseeingTimes = 2;

} // namespace detail

/// Estimates the moves of a decision.
/// @param stop on a stop request it returns soon, with the estimates so far
/// @return all moves, best first; moves that were eliminated later come before those eliminated earlier
template <Searchable G> std::vector<Judged> judge(G &game, const Budget &budget, std::stop_token stop)
{
    using Clock = std::chrono::steady_clock;
    const auto deals = game.deals(budget.deals, stop);
    detail::Halving<G> halving(game, deals, budget, stop);
    auto alive = static_cast<std::size_t>(game.moves());
    if (deals.empty() || alive < 2)
        return halving.judged();
    auto simulations = static_cast<std::size_t>(std::max(budget.simulations, 0));
    const std::size_t foreseen = std::min<std::size_t>(alive, detail::kForeseen);
    // Playouts that lookahead takes; it may take up to half of the total time.
    const std::size_t foreseeing = deals.size() * foreseen * detail::kForeseeingTimes;
    bool foresees = false;
    if constexpr (Foreseeing<G>)
        foresees = game.foresees();
    if (budget.until && simulations == 0) {
        // A few playouts measure how many fit into the time left.
        constexpr std::size_t kTrial = 4;
        const auto start = Clock::now();
        halving.play(alive, kTrial);
        const auto spent = std::max(Clock::now() - start, Clock::duration(1));
        const auto left = std::max(*budget.until - Clock::now(), Clock::duration(0));
        simulations = static_cast<std::size_t>(left / spent + 1) * kTrial * alive;
        if (foresees && foreseeing <= simulations / 2)
            simulations /= 2;
        else
            foresees = false;
    }
    for (std::size_t left = simulations; alive > 1 && !halving.ended();) {
        const auto rounds = static_cast<std::size_t>(std::bit_width(alive - 1));
        const std::size_t more = std::max<std::size_t>(left / (rounds * alive), 1);
        const std::size_t half = (alive + 1) / 2;
        left -= std::min(left, halving.race(alive, halving.samples() + more));
        alive = std::min(alive, half);
    }
    if constexpr (Foreseeing<G>)
        if (foresees && foreseeing <= simulations)
            halving.foresee(foreseen);
    return halving.judged();
}

} // namespace meadhall::search
