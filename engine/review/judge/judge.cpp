#include "engine/review/judge/judge.h"

#include "engine/core/random.h"
#include "engine/review/judge/paired_results.h"

#include <algorithm>
#include <numeric>

namespace meadhall::review {

namespace {

// Deals are sampled in batches, each from a belief of its own: four for the least work, and then always a quarter of
// the deals so far. A belief from more samples is better than proportionally: with two players batches of 4,000 deals
// need a third of the time that batches of 400 take for the same accuracy.
constexpr int kBatchesOfLeastWork = 4;
constexpr int kLargestBatch = 4000; ///< limits the memory, and the time to stop
// Moves are compared again after so many deals, or after a part of those so far.
constexpr int kDealsBetweenLooks = 40;
constexpr int kLooksPerDoubling = 8;
// Not before the end of a batch if one deal has more than this share of it: what is missing could change everything.
constexpr double kLargestShare = 0.03;
// A move is dropped at so many standard errors, as in engine/ai/search/halving.h.
constexpr double kDropZScore = 2.5;
// Before the least work is done a verdict is settled only at so many, because it is looked at again and again.
constexpr double kEarlyZScore = 3.5;
constexpr double kZScore95 = 1.96;

class Judge {
public:
    Judge(DecisionModel &decision, const Scale &scale, const Depth &depth, const std::stop_token &stop)
        : decision_(decision), scale_(scale), depth_(depth), stop_(stop), results_(decision.moves(), scale)
    {
        for (int move = 0; move < decision.moves(); ++move)
            alive_.push_back(move);
    }

    std::optional<Judgement> run(const ProvisionalCallback &provisional)
    {
        const int most = depth_.deals * kMostWork;
        int nextReport = depth_.deals / 2;
        for (int batch = 0; results_.deals() < most; ++batch) {
            const int wanted = std::max(results_.deals(), depth_.deals) / kBatchesOfLeastWork;
            const int count = std::clamp(wanted, 1, std::min(kLargestBatch, most - results_.deals()));
            const auto times = decision_.draw(count, mixSeeds(depth_.seed, static_cast<std::uint64_t>(batch)), stop_);
            results_.beginBatch();
            for (std::size_t deal = 0; deal < times.size();) {
                if (!playChunk(times, deal))
                    return std::nullopt;
                dropWorse();
                if (isSettled())
                    return judgement(true);
                if (provisional && results_.deals() >= nextReport) {
                    provisional(judgement(false));
                    nextReport = results_.deals() * 2;
                }
            }
            if (stop_.stop_requested())
                return std::nullopt;
        }
        return judgement(false);
    }

private:
    /// Plays all moves that are left in the next deals of the batch.
    /// @param deal in: the first one; out: the one after the last
    /// @return false if stopped
    bool playChunk(const std::vector<int> &times, std::size_t &deal)
    {
        const int most = *std::max_element(times.begin(), times.end());
        const bool even = most <= kLargestShare * std::accumulate(times.begin(), times.end(), 0);
        const int end = results_.deals() + std::max(kDealsBetweenLooks, results_.deals() / kLooksPerDoubling);
        for (; deal < times.size() && (!even || results_.deals() < end); ++deal) {
            results_.beginDeal(times[deal]);
            for (const int move : alive_) {
                if (stop_.stop_requested())
                    return false;
                results_.add(move, decision_.playOut(static_cast<int>(deal), move));
            }
        }
        return true;
    }

    /// The move that gains most over the one played; that one if none gains.
    int best() const
    {
        int best = decision_.played();
        double most = 0;
        for (const int move : alive_) {
            const double gain = move == decision_.played() ? 0 : results_.gain(move, decision_.played()).mean;
            if (gain > most) {
                most = gain;
                best = move;
            }
        }
        return best;
    }

    void dropWorse()
    {
        const int best = this->best();
        std::erase_if(alive_, [&](int move) {
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
        for (const int move : alive_)
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
    const std::stop_token &stop_;
    PairedResults results_;
    std::vector<int> alive_; ///< moves that may be the best, and the one played
};

} // namespace

std::optional<Judgement> judge(DecisionModel &decision, const Scale &scale, const Depth &depth,
                               const std::stop_token &stop, const ProvisionalCallback &provisional)
{
    return Judge(decision, scale, depth, stop).run(provisional);
}

} // namespace meadhall::review
