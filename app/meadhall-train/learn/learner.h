// Fits a policy with Adam. Played decisions use proximal policy optimisation (Schulman et al. 2017); decisions of which
// all moves were evaluated use the gradient of the policy's expected result.
#pragma once

#include "app/meadhall-train/learn/adam.h"
#include "engine/ai/odin/policy.h"

#include <vector>

namespace meadhall::train {

/// Features of a decision. The features of its moves are in the batch, from firstMove on.
struct Decision {
    odin::ai::TableInputs table;
    odin::ai::SparseTableFeatures sparseTable;
    std::size_t firstMove = 0; ///< index of its first move in the batch
    int moves = 0;
};

/// A decision that was played, with its advantage estimate.
struct PlayedDecision : Decision {
    int chosen = 0;
    float logChance = 0; ///< log probability of the chosen move when it was played
    float advantage = 0;
};

/// What the policy sees and thinks of a decision.
/// @param features takes its moves' behind those that are there
/// @param scores takes their scores alone
Decision evaluatedDecision(const odin::ai::InformationState &state, const odin::MoveList &moves,
                           const odin::ai::PolicyWeights &weights, std::vector<odin::ai::MoveFeatures> &features,
                           std::vector<float> &scores);

/// Accumulates gradients and applies them.
class Learner {
public:
    explicit Learner(const odin::ai::PolicyWeights &start) : weights_(start), adam_(odin::ai::kPolicyWeights) {}

    const odin::ai::PolicyWeights &weights() const { return weights_; }

    /// Adds the gradient of one played decision: clipped surrogate objective plus entropyBonus × entropy.
    /// @param moves features of the decision's moves
    void add(const PlayedDecision &decision, const odin::ai::MoveFeatures *moves, float entropyBonus);
    /// Adds the gradient of the policy's expected result at one decision plus entropyBonus × entropy.
    /// @param moves features of the decision's moves
    /// @param gains result of each move, in any unit
    void add(const Decision &decision, const odin::ai::MoveFeatures *moves, const float *gains, float entropyBonus);
    /// Applies the mean of the gradients added since the last step.
    /// @param rate learning rate of Adam
    void step(float rate);

private:
    void scoreMoves(const Decision &decision, const odin::ai::MoveFeatures *moves);
    void addSlopes(const Decision &decision, const odin::ai::MoveFeatures *moves);

    odin::ai::PolicyWeights weights_;
    odin::ai::PolicyWeights gradient_{};
    Adam adam_;
    std::vector<odin::ai::PolicyWeights::Row> hidden_; ///< pre-activations, by move of the current decision
    // By move of the current decision; scores to logChances are set by
    // scoreMoves(), slopes are the input of addSlopes().
    std::vector<float> scores_;
    std::vector<float> chances_;
    std::vector<float> logChances_;
    std::vector<float> slopes_; ///< gradient of the objective with respect to the score
    float entropy_ = 0;
    int samples_ = 0;
};

} // namespace meadhall::train
