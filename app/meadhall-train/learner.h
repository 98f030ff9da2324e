// Fits a policy to decisions that were played: proximal policy optimisation (Schulman et al. 2017), by Adam.
#pragma once

#include "adam.h"
#include "seats/odin/policy.h"

#include <vector>

namespace meadhall::train {

/// A decision that was played, and how much better it came out than expected.
struct Decision {
    odin::ai::TableInputs table;
    odin::ai::TableTraits tableTraits;
    std::size_t firstMove = 0; ///< among all moves of a batch
    int moves = 0;
    int chosen = 0;
    float logChance = 0; ///< of the chosen move, when it was chosen
    float advantage = 0;
};

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
    void add(const Decision &decision, const odin::ai::MoveFeatures *moves, float entropyBonus);
    /// A step up the gradients added since the last one.
    void step(float rate);

private:
    void slopes(const Decision &decision, float entropyBonus);
    void forward(const Decision &decision, const odin::ai::MoveFeatures *moves);

    odin::ai::PolicyWeights weights_;
    odin::ai::PolicyWeights gradient_{};
    Adam adam_;
    std::vector<odin::ai::PolicyWeights::Row> hidden_; ///< of the moves of one decision
    std::vector<float> scores_;
    std::vector<float> slopes_; ///< d(goal) / d(score)
    int samples_ = 0;
};

} // namespace meadhall::train
