#include "engine/review/judge/costs.h"

#include "engine/review/judge/deal_comparison.h"

#include <algorithm>

namespace meadhall::review {

namespace {

// It is asked while somebody thinks: what is uncertain after twice the least work stays so, and is not warned of.
constexpr int kMostCostsWork = 2;
// What costs too much is followed up until it is known to this part of itself: the figure is shown.
constexpr double kExactEnough = 0.25;

class CostJudge {
public:
    CostJudge(DecisionModel &decision, const Scale &scale, const Depth &depth, double limit,
              const std::stop_token &stop)
        : limit_(limit), comparison_(decision, scale, depth.deals, depth.deals * kMostCostsWork, depth.seed, stop)
    {
        for (int move = 0; move < decision.moves(); ++move)
            costs_.push_back({decision.answer(move)});
    }

    std::vector<Cost> run(const CostsCallback &soFar)
    {
        const DealComparison::End end = comparison_.run([&] {
            look();
            if (soFar)
                soFar(costs_);
            return comparison_.alive().size() == 1;
        });
        return end == DealComparison::End::Stopped ? std::vector<Cost>{} : std::move(costs_);
    }

private:
    /// Compares all moves with the best one, and goes on with those of which it is not certain.
    void look()
    {
        best_ = comparison_.bestAgainst(best_);
        const PairedResults &results = comparison_.results();
        const double z = comparison_.zScore();
        for (const int move : comparison_.alive()) {
            const Gain gain = move == best_ ? Gain{} : results.gain(best_, move);
            Cost &cost = costs_[toIndex(move)];
            cost.loss = std::max(gain.mean, 0.0);
            cost.lossCi95 = move == best_ ? 0 : comparison_.halfWidth(gain);
            if (gain.mean - z * gain.standardError >= limit_)
                cost.tooMuch = true;
            else if (gain.mean + z * gain.standardError < limit_)
                cost.tooMuch = false;
            else
                cost.tooMuch.reset();
        }
        comparison_.dropIf([this](int move) {
            const Cost &cost = costs_[toIndex(move)];
            return move != best_ && cost.tooMuch && (!*cost.tooMuch || cost.lossCi95 <= kExactEnough * cost.loss);
        });
    }

    double limit_;
    DealComparison comparison_;
    std::vector<Cost> costs_;
    int best_ = 0;
};

} // namespace

std::vector<Cost> judgeAll(DecisionModel &decision, const Scale &scale, const Depth &depth, double limit,
                           const std::stop_token &stop, const CostsCallback &soFar)
{
    return CostJudge(decision, scale, depth, limit, stop).run(soFar);
}

} // namespace meadhall::review
