// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/review/judge/costs.h"

#include "engine/review/judge/deal_comparison.h"

#include <algorithm>

namespace meadhall::review {

namespace {

// The warning has to come while the person is still thinking: there is none if the loss is uncertain after twice the
// least work.
constexpr int kWorkOfWarning = 2;
// A loss that is too much is measured until its interval is this part of it, because the figure is shown.
constexpr double kExactEnough = 0.25;

/// The condition on which an answer is no longer compared.
enum class DropWhen : std::uint8_t {
    Certain,  ///< on which side of its limit it is, with a loss that can be shown
    TooCostly ///< it certainly costs more than its limit
};

class CostJudge {
public:
    CostJudge(DecisionModel &decision, const Scale &scale, const Depth &depth, int work, const LimitOf &limit,
              DropWhen dropWhen, const std::stop_token &stop)
        : dropWhen_(dropWhen), comparison_(decision, scale, depth.deals, depth.deals * work, depth.seed, stop)
    {
        for (int move = 0; move < decision.moves(); ++move) {
            costs_.push_back({decision.answer(move)});
            limits_.push_back(limit(costs_.back().answer));
        }
    }

    std::vector<Cost> run(const CostsCallback &soFar)
    {
        const DealComparison::End end = comparison_.run([&] {
            compare();
            if (soFar)
                soFar(sorted());
            return dropWhen_ == DropWhen::Certain && comparison_.alive().size() == 1;
        });
        return end == DealComparison::End::Stopped ? std::vector<Cost>{} : sorted();
    }

private:
    /// Compares all moves with the best one, and drops those that need no more work.
    void compare()
    {
        best_ = comparison_.bestAgainst(best_);
        double highest = 0; // upper bound of the gain of another move over the best one
        for (const int move : comparison_.alive()) {
            const search::Gain gain = move == best_ ? search::Gain{} : comparison_.results().gain(best_, move);
            Cost &cost = costs_[toIndex(move)];
            cost.loss = std::max(gain.mean, 0.0);
            cost.lossCi95 = move == best_ ? 0 : comparison_.results().halfWidth(gain);
            cost.leastOfMembers = gain.leastOfMembers;
            cost.deals = comparison_.results().deals();
            cost.tooMuch = isTooMuch(gain, limits_[toIndex(move)]);
            highest = std::max(highest, comparison_.zScore() * gain.standardError - gain.mean);
        }
        if (highest >= limits_[toIndex(best_)])
            costs_[toIndex(best_)].tooMuch.reset();
        comparison_.dropIf([this](int move) { return move != best_ && needsNoMore(costs_[toIndex(move)]); });
    }

    /// Returns whether the loss exceeds the limit; nullopt if that is not certain. Before the whole panel has played,
    /// its disagreement is not known.
    std::optional<bool> isTooMuch(const search::Gain &gain, double limit) const
    {
        const bool complete = comparison_.results().isPanelComplete();
        const double range = comparison_.zScore() * gain.standardError;
        if (complete && gain.mean - range - gain.mostDisagreement >= limit)
            return true;
        if (gain.mean + range - (complete ? gain.disagreement : 0) < limit)
            return false;
        return std::nullopt;
    }

    bool needsNoMore(const Cost &cost) const
    {
        if (dropWhen_ == DropWhen::TooCostly)
            return cost.tooMuch == true;
        return cost.tooMuch && (!*cost.tooMuch || cost.lossCi95 <= kExactEnough * cost.loss);
    }

    /// The best answer first, then by loss.
    std::vector<Cost> sorted() const
    {
        std::vector<Cost> costs = costs_;
        for (std::size_t move = 0; move < costs.size(); ++move)
            costs[move].points = comparison_.results().points(static_cast<int>(move), best_);
        std::rotate(costs.begin(), costs.begin() + best_, costs.begin() + best_ + 1);
        std::stable_sort(costs.begin() + 1, costs.end(),
                         [](const Cost &one, const Cost &other) { return one.loss < other.loss; });
        return costs;
    }

    DropWhen dropWhen_;
    DealComparison comparison_;
    std::vector<Cost> costs_;    ///< by move
    std::vector<double> limits_; ///< by move
    int best_ = 0;
};

} // namespace

std::vector<Cost> judgeAll(DecisionModel &decision, const Scale &scale, const Depth &depth, double limit,
                           const std::stop_token &stop, const CostsCallback &soFar)
{
    const auto limitOf = [limit](const Event &) { return limit; };
    return CostJudge(decision, scale, depth, kWorkOfWarning, limitOf, DropWhen::Certain, stop).run(soFar);
}

std::vector<Cost> rankAnswers(DecisionModel &decision, const Scale &scale, const Depth &depth, int work,
                              const LimitOf &limit, const std::stop_token &stop, const CostsCallback &soFar)
{
    return CostJudge(decision, scale, depth, work, limit, DropWhen::TooCostly, stop).run(soFar);
}

} // namespace meadhall::review
