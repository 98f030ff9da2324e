// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/review/judge/judge.h"

#include "engine/review/judge/deal_comparison.h"

#include <algorithm>

namespace meadhall::review {

namespace {

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
            const search::Gain gain = results_.gain(move, best);
            return gain.mean + comparison_.zScore() * gain.standardError < scale_.negligible;
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
                const search::Gain gain = results_.gain(move, decision_.played());
                const double bound = gain.mean + search::kZScore95 * gain.standardError;
                if (rival == decision_.played() || bound > highest) {
                    highest = bound;
                    rival = move;
                }
            }
        return rival;
    }

    /// Whether the verdict would be the same after any amount of work.
    bool isSettled() const
    {
        const int rival = this->rival();
        if (rival == decision_.played())
            return true; // all others are clearly worse
        const search::Gain gain = results_.gain(rival, decision_.played());
        const double range = comparison_.zScore() * gain.standardError;
        const double lowest = gain.mean - range - std::max(scale_.negligible, gain.mostDisagreement);
        const double highest = gain.mean + range - std::max(scale_.negligible, gain.disagreement);
        const Verdict verdict = verdictOf(scale_.thresholds, std::max(gain.mean, 0.0) - results_.halfWidth(gain));
        // Nobody is blamed before the whole panel has played.
        if (verdict >= Verdict::Doubtful && !results_.isPanelComplete())
            return false;
        return verdictOf(scale_.thresholds, lowest) == verdict && verdictOf(scale_.thresholds, highest) == verdict;
    }

    Judgement judgement(bool settled) const
    {
        const int best = this->best();
        const int rival = this->rival();
        Judgement judgement;
        judgement.best = decision_.answer(best);
        if (rival != decision_.played()) {
            const search::Gain gain = results_.gain(rival, decision_.played());
            judgement.loss = best == decision_.played() ? 0 : gain.mean;
            judgement.lossCi95 = results_.halfWidth(gain);
        }
        judgement.bestPoints = results_.points(best);
        judgement.points = results_.points(decision_.played());
        judgement.verdict = verdictOf(scale_.thresholds, judgement.loss - judgement.lossCi95);
        judgement.deals = results_.deals();
        judgement.settled = settled;
        return judgement;
    }

    DecisionModel &decision_;
    const Scale &scale_;
    Depth depth_;
    DealComparison comparison_; ///< of the moves that may be the best, and the one played
    const search::PairedResults &results_ = comparison_.results();
};

} // namespace

std::optional<Judgement> judge(DecisionModel &decision, const Scale &scale, const Depth &depth,
                               const std::stop_token &stop, const ProvisionalCallback &provisional)
{
    return Judge(decision, scale, depth, stop).run(provisional);
}

} // namespace meadhall::review
