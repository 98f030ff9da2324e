// SPDX-License-Identifier: GPL-3.0-or-later
// The learned policy: a small neural network that scores the moves of a decision.
#pragma once

#include "engine/ai/odin/sparse_features.h"

namespace meadhall::odin::ai {

constexpr int kHidden = 32;

/// score = linear · inputs + output · max(0, bias + table · table inputs + move · inputs + rows of the active sparse
/// features, those of the goat among them). The part that depends on the decision only is computed once. Single
/// precision with a fixed order of additions, so that results are identical on all machines.
struct PolicyWeights {
    using Row = std::array<float, kHidden>;
    alignas(64) Row bias{}; ///< aligned, so that a row spans two cache lines instead of three
    std::array<Row, kTableInputs> table{};
    std::array<Row, kMoveInputs> move{};
    std::array<Row, kSparseTableFeatures> sparseTable{};
    std::array<Row, kSparseMoveFeatures> sparseMove{};
    Row output{};
    MoveInputs linear{};
    std::array<Row, kGoatFeatures> goat{}; ///< learned on top of all others
};
/// Size of PolicyWeights in rows and in floats, in the order above, without those of the goat.
constexpr int kPolicyRows = 2 + kTableInputs + kMoveInputs + kSparseTableFeatures + kSparseMoveFeatures;
constexpr int kPolicyWeights = kHidden * kPolicyRows + kMoveInputs;
constexpr int kGoatWeights = kHidden * kGoatFeatures;

/// The learned weights; `meadhall-train policy` and `goat` repeat the training. Loaded on first use; thread-safe.
/// @param players 2–6
const PolicyWeights &policyWeights(int players);

/// Scores the moves of one decision. The part common to all moves is computed in the constructor.
class PolicyDecision {
public:
    /// Both arguments must outlive this.
    PolicyDecision(const DecisionFeatures &decisionFeatures, const PolicyWeights &weights);

    const SparseTableFeatures &sparseTable() const { return sparseTable_; }
    /// Features of a legal move of the decision.
    MoveFeatures features(const Candidate &candidate) const;
    /// Score of a move. Only differences are meaningful; the policy's probabilities are proportional to exp(score).
    float score(const MoveFeatures &features) const;
    /// As score(), with baseline instructions only; for tests.
    float scoreWithoutDispatch(const MoveFeatures &features) const;
    float score(const Candidate &candidate) const { return score(features(candidate)); }

private:
    const DecisionFeatures &features_;
    const PolicyWeights &weights_;
    SparseFeatureExtractor extractor_;
    SparseTableFeatures sparseTable_;
    alignas(16) PolicyWeights::Row base_;
};

/// Scores of all moves of a decision.
/// @param scores out: moves.size() values
void policyScores(const InformationState &state, const MoveList &moves, const PolicyWeights &weights, float *scores);

/// The move of the highest score, or the play that empties the hand if there is one.
/// @param moves buffer; contents are overwritten
Move policyMove(const InformationState &state, MoveList &moves, const PolicyWeights &weights);

} // namespace meadhall::odin::ai
