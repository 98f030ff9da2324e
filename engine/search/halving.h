// Sequential halving (Karnin, Koren, Somekh 2013) over the moves of one decision, on deals that all moves share.
#pragma once

#include "search/searchable.h"

#include <algorithm>
#include <bit>
#include <chrono>
#include <optional>

namespace meadhall::search {

/// How much may be thought. Counts alone give the same answer on every machine.
struct Budget {
    int deals = 600;
    int simulations = 3000; ///< playouts in all; 0: as many as fit
    /// Where somebody waits: the end of all thinking.
    std::optional<std::chrono::steady_clock::time_point> until;
};

/// A move with what its playouts came to.
struct Judged {
    int move = 0;
    int samples = 0;
    double weight = 0;
    double worth = 0;  ///< mean, weighted by deal
    double points = 0; ///< mean, weighted by deal
};

namespace detail {

template <Searchable G>
class Halving {
public:
    using Deals = std::vector<Weighted<typename G::Deal>>;
    Halving(G &game, const Deals &deals, const std::optional<std::chrono::steady_clock::time_point> &until,
        std::stop_token stop)
        : game_(game), deals_(deals), until_(until), stop_(std::move(stop)), judged_(static_cast<std::size_t>(game.moves()))
    {
        for (std::size_t i = 0; i < judged_.size(); ++i)
            judged_[i].move = static_cast<int>(i);
    }

    bool ended() const { return stop_.stop_requested() || (until_ && std::chrono::steady_clock::now() >= *until_); }

    /// Plays the first `alive` moves out until each has seen so many deals.
    void play(std::size_t alive, std::size_t samples)
    {
        samples = std::min(samples, deals_.size());
        // Deal by deal, so that an early end leaves the moves comparable.
        for (std::size_t deal = static_cast<std::size_t>(judged_[0].samples); deal < samples; ++deal)
            for (std::size_t i = 0; i < alive; ++i) {
                if (ended())
                    return;
                add(judged_[i], game_.playOut(deals_[deal].deal, judged_[i].move), deals_[deal].weight);
            }
    }

    void sort(std::size_t alive)
    {
        std::stable_sort(judged_.begin(), judged_.begin() + static_cast<std::ptrdiff_t>(alive),
            [](const Judged &a, const Judged &b) { return a.worth > b.worth; });
    }

    /// The first ones once more, now with the seat's next decision foreseen.
    void foresee(std::size_t alive)
        requires Foreseeing<G>
    {
        std::vector<Judged> anew;
        for (std::size_t i = 0; i < alive; ++i) {
            const auto outcomes = game_.playOutForeseeing(deals_, judged_[i].move, [this] { return ended(); });
            if (outcomes.empty())
                return;
            Judged judged{judged_[i].move};
            for (std::size_t deal = 0; deal < deals_.size(); ++deal)
                add(judged, outcomes[deal], deals_[deal].weight);
            anew.push_back(judged);
        }
        std::copy(anew.begin(), anew.end(), judged_.begin());
        sort(alive);
    }

    std::vector<Judged> take() { return std::move(judged_); }
    std::size_t samples() const { return static_cast<std::size_t>(judged_[0].samples); }

private:
    static void add(Judged &judged, const Outcome &outcome, double weight)
    {
        judged.weight += weight;
        judged.worth += (outcome.worth - judged.worth) * weight / judged.weight;
        judged.points += (outcome.points - judged.points) * weight / judged.weight;
        ++judged.samples;
    }

    G &game_;
    const Deals &deals_;
    std::optional<std::chrono::steady_clock::time_point> until_;
    std::stop_token stop_;
    std::vector<Judged> judged_;
};

// So many moves are looked at once more if the next decision is foreseen, each for so many playouts a deal.
constexpr std::size_t kForeseen = 4;
constexpr std::size_t kForeseeingTimes = 2;

} // namespace detail

/// Judges the moves of a decision, best first: those that stayed longest stand before those dropped earlier.
/// Returns soon after a stop request, with whatever there is.
template <Searchable G>
std::vector<Judged> judge(G &game, const Budget &budget, std::stop_token stop)
{
    using Clock = std::chrono::steady_clock;
    const auto deals = game.deals(budget.deals, stop);
    detail::Halving<G> halving(game, deals, budget.until, stop);
    auto alive = static_cast<std::size_t>(game.moves());
    if (deals.empty() || alive < 2)
        return halving.take();
    const auto rounds = static_cast<std::size_t>(std::bit_width(alive - 1));
    auto simulations = static_cast<std::size_t>(std::max(budget.simulations, 0));
    const std::size_t foreseen = std::min<std::size_t>(alive, detail::kForeseen);
    // So many playouts foreseeing takes; it may take as much time as all the rest.
    const std::size_t foreseeing = deals.size() * foreseen * detail::kForeseeingTimes;
    bool foresees = false;
    if constexpr (Foreseeing<G>)
        foresees = game.foresees();
    if (budget.until && simulations == 0) {
        // A few playouts tell how many fit.
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
    while (alive > 1 && !halving.ended()) {
        const std::size_t more = std::max<std::size_t>(simulations / (rounds * alive), 1);
        halving.play(alive, halving.samples() + more);
        halving.sort(alive);
        alive = (alive + 1) / 2;
    }
    if constexpr (Foreseeing<G>)
        if (foresees && foreseeing <= simulations)
            halving.foresee(foreseen);
    return halving.take();
}

} // namespace meadhall::search
