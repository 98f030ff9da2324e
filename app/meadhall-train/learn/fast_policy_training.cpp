#include "app/meadhall-train/learn/fast_policy_training.h"

#include "app/meadhall-train/evaluate/playout.h"
#include "app/meadhall-train/learn/adam.h"
#include "engine/ai/odin/policy.h"
#include "engine/ai/search/softmax.h"
#include "engine/core/random.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace meadhall::train {

namespace {

using namespace odin::ai;
using odin::Candidate;
using odin::goingOut;
using odin::MoveList;

constexpr std::size_t kWeights = kFastPolicyStages * kFastPolicyInputs;
constexpr int kBatch = 256;
constexpr float kRate = 0.02f;

/// Maximum likelihood fit by stochastic gradient ascent.
class Fit {
public:
    const FastPolicyWeights &weights() const { return weights_; }

    void add(const InformationState &state, const MoveList &moves, int chosen)
    {
        const DecisionFeatures decisionFeatures(state, DecisionFeatures::FeatureSet::Basic);
        const auto stage = static_cast<std::size_t>(fastPolicyStage(decisionFeatures));
        inputs_.clear();
        scores_.clear();
        for (const Candidate &candidate : moves) {
            inputs_.push_back(decisionFeatures.inputs(candidate));
            scores_.push_back(fastPolicyScore(inputs_.back(), weights_[stage]));
        }
        const float best = *std::max_element(scores_.begin(), scores_.end());
        const auto made = static_cast<std::size_t>(chosen);
        right_ += scores_[made] == best ? 1 : 0;
        float sum = 0;
        const float score = scores_[made];
        for (float &each : scores_)
            sum += each = std::exp(each - best);
        loss_ -= static_cast<double>(score - best - std::log(sum));
        for (std::size_t move = 0; move < inputs_.size(); ++move) {
            const float slope = (move == made ? 1.0f : 0.0f) - scores_[move] / sum;
            for (std::size_t i = 0; i < kFastPolicyInputs; ++i)
                gradient_[stage][i] += slope * inputs_[move][i];
        }
        ++decisions_;
    }

    void step(float rate)
    {
        adam_.step(weights_[0].data(), gradient_[0].data(), 1.0f / kBatch, rate);
        gradient_ = {};
    }

    /// Prints the mean log loss and accuracy since the last call, and resets them.
    void report(int players, int hand)
    {
        std::fprintf(stderr, "%d players, hand %d: surprise %.3f, %.1f %% foreseen\n", players, hand,
                     loss_ / decisions_, 100.0 * right_ / decisions_);
        loss_ = decisions_ = right_ = 0;
    }

private:
    static_assert(sizeof(FastPolicyWeights) == kWeights * sizeof(float));
    FastPolicyWeights weights_{};
    FastPolicyWeights gradient_{};
    Adam adam_{kWeights};
    std::vector<MoveInputs> inputs_;
    std::vector<float> scores_;
    double loss_ = 0;
    int decisions_ = 0;
    int right_ = 0;
};

} // namespace

FastPolicyWeights fitLikely(int players, int hands, std::uint64_t seed)
{
    Fit fit;
    Random random(mixSeeds(seed, static_cast<std::uint64_t>(players)));
    MoveList moves;
    std::vector<float> scores;
    const PolicyWeights &weights = policyWeights(players);
    const odin::Colours colours = odin::usualColours(players);
    int seen = 0;
    for (int number = 0; number < hands; ++number) {
        FullState hand = startOfHand(colours, players, random.next(), number);
        // Half of the seats always choose the best move; the others sample at temperature 1.
        std::array<bool, odin::kMaxPlayers> exact{};
        for (bool &each : exact)
            each = random.below(2) == 0;
        while (!hand.position.board.over) {
            const odin::Board &board = hand.position.board;
            const odin::Move out = goingOut(board, hand.position.handToMove());
            if (!out.isPass()) {
                hand.apply(out);
                continue;
            }
            moves.fill(board, hand.position.handToMove());
            int chosen = 0;
            if (moves.size() > 1) {
                const InformationState state = InformationState::of(hand, odin::deckOf(colours));
                scores.resize(static_cast<std::size_t>(moves.size()));
                policyScores(state, moves, weights, scores.data());
                chosen = search::sampleSoftmax(scores.data(), moves.size(),
                                               exact[static_cast<std::size_t>(board.turn)] ? 0.0 : 1.0, random);
                fit.add(state, moves, chosen);
                if (++seen % kBatch == 0)
                    fit.step(kRate * (1 - static_cast<float>(number) / static_cast<float>(hands)));
            }
            hand.apply(moves[chosen].move);
        }
        if ((number + 1) % std::max(hands / 5, 1) == 0)
            fit.report(players, number + 1);
    }
    return fit.weights();
}

} // namespace meadhall::train
