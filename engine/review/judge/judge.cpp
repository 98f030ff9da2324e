#include "engine/review/judge/judge.h"

#include "engine/review/judge/deal_comparison.h"

#include <algorithm>

namespace meadhall::review {

namespace {

// A move is dropped at so many standard errors, as in engine/ai/search/halving.h.
constexpr double kDropZScore = 2.5;
// Before the least work is done a verdict is settled only at so many, because it is looked at again and again.
constexpr double kEarlyZScore = 3.5;
constexpr double kZScore95 = 1.96;

class Judge {
public:
    Judge(DecisionModel &decision, const Scale &scale, const Depth &depth, const std::stop_token &stop)
        : decision_(decision), scale_(scale), depth_(depth),
          comparison_(decision, scale, depth.deals, depth.deals * kMostWork, depth.seed, stop)
    {
    }

    std::optional<Judgement> run(const ProvisionalCallback &provisional)
    {
        int nextReport = depth_.deals / 2;
        const DealComparison::End end = comparison_.run([&] {
            dropWorse();
            if (isSettled())
                return true;
            if (provisional && results_.deals() >= nextReport) {
                provisional(judgement(false));
                nextReport = results_.deals() * 2;
            }
            return false;
        });
        if (end == DealComparison::End::Stopped)
            return std::nullopt;
        return judgement(end == DealComparison::End::Enough);
    }

private:
    int best() const { return comparison_.bestAgainst(decision_.played()); }

    void dropWorse()
    {
        const int best = this->best();
        comparison_.dropIf([&](int move) {
            if (move == best || move == decision_.played())
                return false;
            const Gain gain = results_.gain(move, best);
            return gain.mean + kDropZScore * gain.standardError < scale_.negligible;
        });
    }

    /// The move whose comparison with the one played decides: the best one, or the closest if that was played; that one
    /// itself if no other is left.
    int rival() const
    {
        int rival = best();
        if (rival != decision_.played())
            return rival;
        double highest = 0;
        for (const int move : comparison_.alive())
            if (move != decision_.played()) {
                const Gain gain = results_.gain(move, decision_.played());
                const double bound = gain.mean + kZScore95 * gain.standardError;
                if (rival == decision_.played() || bound > highest) {
                    highest = bound;
                    rival = move;
                }
            }
        return rival;
    }

    bool isSettled() const
    {
        const int rival = this->rival();
        if (rival == decision_.played())
            return true; // all others are clearly worse
        const Gain gain = results_.gain(rival, decision_.played());
        const double z = results_.deals() < depth_.deals ? kEarlyZScore : kZScore95;
        const double low = std::max(gain.mean - z * gain.standardError, 0.0);
        const double high = std::max(gain.mean + z * gain.standardError, 0.0);
        return verdictOf(scale_.thresholds, low) == verdictOf(scale_.thresholds, high);
    }

    Judgement judgement(bool settled) const
    {
        const int best = this->best();
        const int rival = this->rival();
        Judgement judgement;
        judgement.best = decision_.answer(best);
        if (rival != decision_.played()) {
            const Gain gain = results_.gain(rival, decision_.played());
            judgement.loss = best == decision_.played() ? 0 : gain.mean;
            judgement.lossCi95 = kZScore95 * gain.standardError;
        }
        judgement.bestPoints = results_.points(best);
        judgement.points = judgement.bestPoints + (scale_.fewestPointsWin ? judgement.loss : -judgement.loss);
        judgement.verdict = verdictOf(scale_.thresholds, judgement.loss - judgement.lossCi95);
        judgement.deals = results_.deals();
        judgement.settled = settled;
        return judgement;
    }

    DecisionModel &decision_;
    const Scale &scale_;
    Depth depth_;
    DealComparison comparison_; ///< of the moves that may be the best, and the one played
    const PairedResults &results_ = comparison_.results();
};

} // namespace

std::optional<Judgement> judge(DecisionModel &decision, const Scale &scale, const Depth &depth,
                               const std::stop_token &stop, const ProvisionalCallback &provisional)
{
    return Judge(decision, scale, depth, stop).run(provisional);
}

} // namespace meadhall::review
