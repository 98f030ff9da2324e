// Fits a policy to decisions by Adam: to those that were played by proximal policy optimisation (Schulman et al.
// 2017), to those whose moves were all tried by what the policy gets on average.
#pragma once

#include "adam.h"
#include "engine/ai/odin/policy.h"

#include <vector>

namespace meadhall::train {

/// What the policy sees at a decision; its moves lie together among all moves of a batch.
struct Decision {
    odin::ai::TableInputs table;
    odin::ai::TableTraits tableTraits;
    std::size_t firstMove = 0; ///< among all moves of a batch
    int moves = 0;
};

/// A decision that was played, and how much better it came out than expected.
struct PlayedDecision : Decision {
    int chosen = 0;
    float logChance = 0; ///< of the chosen move, when it was chosen
    float advantage = 0;
};

/// What the policy sees and thinks of a decision.
/// @param features takes its moves' behind those that are there
/// @param scores takes their scores alone
Decision lookedAt(const odin::ai::Situation &situation, const odin::ai::MoveList &moves,
                  const odin::ai::PolicyWeights &weights, std::vector<odin::ai::MoveFeatures> &features,
                  std::vector<float> &scores);

/// kPolicyWeights numbers.
using FlatWeights = std::vector<float>;
FlatWeights flattened(const odin::ai::PolicyWeights &weights);
odin::ai::PolicyWeights unflattened(const FlatWeights &flat);

class Learner {
public:
    explicit Learner(const odin::ai::PolicyWeights &start) : weights_(start), adam_(odin::ai::kPolicyWeights) {}

    const odin::ai::PolicyWeights &weights() const { return weights_; }

    /// Adds the gradient of one decision: what the chosen move brought, as long as its chance has not moved too far,
    /// and entropyBonus · entropy.
    /// @param moves the decision's moves
    void add(const PlayedDecision &decision, const odin::ai::MoveFeatures *moves, float entropyBonus);
    /// Adds the gradient of what the policy gets on average at one decision, and entropyBonus · entropy.
    /// @param gains what each move brings
    void add(const Decision &decision, const odin::ai::MoveFeatures *moves, const float *gains, float entropyBonus);
    /// A step up the gradients added since the last one.
    void step(float rate);

private:
    void scoreMoves(const Decision &decision, const odin::ai::MoveFeatures *moves);
    void addSlopes(const Decision &decision, const odin::ai::MoveFeatures *moves);

    odin::ai::PolicyWeights weights_;
    odin::ai::PolicyWeights gradient_{};
    Adam adam_;
    std::vector<odin::ai::PolicyWeights::Row> hidden_; ///< of the moves of one decision
    // Of each move of the decision looked at: what scoreMoves() finds, and what addSlopes() is given.
    std::vector<float> scores_;
    std::vector<float> chances_;
    std::vector<float> logChances_;
    std::vector<float> slopes_; ///< d(goal) / d(score)
    float entropy_ = 0;
    int samples_ = 0;
};

} // namespace meadhall::train
