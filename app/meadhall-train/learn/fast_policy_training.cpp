// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/meadhall-train/learn/fast_policy_training.h"

#include "app/meadhall-train/learn/adam.h"
#include "app/meadhall-train/learn/self_play.h"
#include "engine/ai/odin/policy.h"
#include "engine/ai/search/softmax.h"
#include "engine/core/random.h"
#include "engine/core/to_index.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace meadhall::train {

namespace {

using namespace odin::ai;
using odin::Candidate;
using odin::MoveList;

constexpr std::size_t kWeights = kFastPolicyStages * kFastPolicyInputs;
constexpr int kBatch = 256;    // decisions per step
constexpr float kRate = 0.02f; // of Adam; falls linearly to 0

/// Maximum likelihood fit by stochastic gradient ascent.
class Fit {
public:
    const FastPolicyWeights &weights() const { return weights_; }

    /// Adds the gradient of the log probability of the chosen move.
    /// @param chosen index in `moves`
    void add(const InformationState &state, const MoveList &moves, int chosen)
    {
        const DecisionFeatures decisionFeatures(state, DecisionFeatures::FeatureSet::Basic);
        const auto stage = toIndex(fastPolicyStage(decisionFeatures));
        inputs_.clear();
        scores_.clear();
        for (const Candidate &candidate : moves) {
            inputs_.push_back(decisionFeatures.inputs(candidate));
            scores_.push_back(fastPolicyScore(inputs_.back(), weights_[stage]));
        }
        const float best = *std::max_element(scores_.begin(), scores_.end());
        const auto played = toIndex(chosen);
        predicted_ += scores_[played] == best ? 1 : 0;
        float sum = 0;
        const float score = scores_[played];
        for (float &each : scores_)
            sum += each = std::exp(each - best);
        loss_ -= static_cast<double>(score - best - std::log(sum));
        for (std::size_t move = 0; move < inputs_.size(); ++move) {
            const float slope = (move == played ? 1.0f : 0.0f) - scores_[move] / sum;
            for (std::size_t i = 0; i < kFastPolicyInputs; ++i)
                gradient_[stage][i] += slope * inputs_[move][i];
        }
        ++decisions_;
    }

    /// Applies the gradients of the last kBatch decisions.
    void step(float rate)
    {
        adam_.step({weights_[0].data(), kWeights}, {gradient_[0].data(), kWeights}, 1.0f / kBatch, rate);
        gradient_ = {};
    }

    /// Prints the mean log loss and accuracy since the last call, and resets them.
    void report(int players, int hand)
    {
        std::fprintf(stderr, "%d players, hand %d: log loss %.3f, %.1f %% predicted\n", players, hand,
                     loss_ / decisions_, 100.0 * predicted_ / decisions_);
        loss_ = decisions_ = predicted_ = 0;
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
    int predicted_ = 0;
};

} // namespace

FastPolicyWeights fitFastPolicy(int players, int hands, std::uint64_t seed)
{
    Fit fit;
    Random random(mixSeeds(seed, static_cast<std::uint64_t>(players)));
    MoveList moves;
    std::vector<float> scores;
    const PolicyWeights &weights = policyWeights(players);
    const odin::Colours colours = odin::usualColours(players);
    int decisions = 0;
    for (int number = 0; number < hands; ++number) {
        TrainingHand hand{odin::deckOf(colours), startOfHand(colours, players, random.next(), number)};
        // Half of the seats always choose the best move; the others sample at temperature 1.
        std::array<bool, odin::kMaxPlayers> exact{};
        for (bool &each : exact)
            each = random.below(2) == 0;
        playTrainingHand(hand, moves, [&] {
            const InformationState state = InformationState::of(hand.state, hand.deck);
            scores.resize(toIndex(moves.size()));
            policyScores(state, moves, weights, scores.data());
            const int chosen = search::sampleSoftmax(scores.data(), moves.size(),
                                                     exact[toIndex(state.board.turn)] ? 0.0 : 1.0, random);
            fit.add(state, moves, chosen);
            if (++decisions % kBatch == 0)
                fit.step(kRate * (1 - static_cast<float>(number) / static_cast<float>(hands)));
            return chosen;
        });
        if ((number + 1) % std::max(hands / 5, 1) == 0)
            fit.report(players, number + 1);
    }
    return fit.weights();
}

} // namespace meadhall::train
