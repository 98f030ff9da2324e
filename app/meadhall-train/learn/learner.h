// SPDX-License-Identifier: GPL-3.0-or-later
// Fits a policy with Adam. Played decisions use proximal policy optimisation (Schulman et al. 2017); decisions of which
// all moves were evaluated use the gradient of the policy's expected result.
#pragma once

#include "app/meadhall-train/learn/adam.h"
#include "engine/ai/odin/policy.h"
#include "engine/core/to_index.h"

#include <span>
#include <vector>

namespace meadhall::train {

/// Features of a decision. Those of its moves are in a list of all decisions' moves.
struct Decision {
    odin::ai::TableInputs table;
    odin::ai::SparseTableFeatures sparseTable;
    std::size_t firstMove = 0; ///< index of its first move in that list
    int moves = 0;

    /// The part of a list by move of all decisions that belongs to this one.
    template <typename T> std::span<const T> of(const std::vector<T> &list) const
    {
        return std::span(list).subspan(firstMove, toIndex(moves));
    }
};

/// A decision that was played, with its advantage estimate.
struct PlayedDecision : Decision {
    int chosen = 0;
    float logProbability = 0; ///< log probability of the chosen move when it was played
    float advantage = 0;
};

/// Features and policy scores of a decision.
/// @param features out: the features of its moves are appended
/// @param scores out: replaced by the scores of its moves
Decision evaluatedDecision(const odin::ai::InformationState &state, const odin::MoveList &moves,
                           const odin::ai::PolicyWeights &weights, std::vector<odin::ai::MoveFeatures> &features,
                           std::vector<float> &scores);

/// Accumulates gradients and applies them.
class Learner {
public:
    /// @param goat In: changes only the weights of the goat; Out: only the others
    explicit Learner(const odin::ai::PolicyWeights &start, odin::Goat goat = odin::Goat::Out)
        : weights_(start), goat_(goat),
          adam_(toIndex(goat == odin::Goat::In ? odin::ai::kGoatWeights : odin::ai::kPolicyWeights))
    {
    }

    const odin::ai::PolicyWeights &weights() const { return weights_; }

    /// Adds the gradient of one played decision: clipped surrogate objective plus entropyBonus × entropy.
    /// @param moves features of the decision's moves
    void add(const PlayedDecision &decision, std::span<const odin::ai::MoveFeatures> moves, float entropyBonus);
    /// Adds the gradient of the policy's expected result at one decision plus entropyBonus × entropy.
    /// @param moves features of the decision's moves
    /// @param gains results by move, in any unit
    void add(const Decision &decision, std::span<const odin::ai::MoveFeatures> moves, std::span<const float> gains,
             float entropyBonus);
    /// Applies the mean of the gradients added since the last step.
    /// @param rate learning rate of Adam
    void step(float rate);

private:
    void scoreMoves(const Decision &decision, std::span<const odin::ai::MoveFeatures> moves);
    void addSlopes(const Decision &decision, std::span<const odin::ai::MoveFeatures> moves);

    odin::ai::PolicyWeights weights_;
    odin::Goat goat_;
    odin::ai::PolicyWeights gradient_{};
    Adam adam_;
    std::vector<odin::ai::PolicyWeights::Row> hidden_; ///< pre-activations, by move of the current decision
    // By move of the current decision; all but slopes_, the input of addSlopes(), are set by scoreMoves().
    std::vector<float> scores_;
    std::vector<float> probabilities_;
    std::vector<float> logProbabilities_;
    std::vector<float> slopes_; ///< gradient of the objective with respect to the score
    float entropy_ = 0;         ///< of the current decision, in nats
    int samples_ = 0;           ///< decisions added since the last step
};

} // namespace meadhall::train
