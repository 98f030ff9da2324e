// The learned policy: a tiny network that scores the moves of a decision.
#pragma once

#include "engine/ai/odin/traits.h"

namespace meadhall::odin::ai {

constexpr int kHidden = 32;

/// score = linear · inputs + output · max(0, bias + table · table inputs + move · inputs + rows of the traits).
/// What depends on the table alone is added up once a decision. Floats only, each sum in a fixed order, so that all
/// machines agree.
struct PolicyWeights {
    using Row = std::array<float, kHidden>;
    alignas(64) Row bias{}; ///< so that a row lies in two lines of the cache, not three
    std::array<Row, kTableInputs> table{};
    std::array<Row, kMoveInputs> move{};
    std::array<Row, kTableTraits> tableTraits{};
    std::array<Row, kMoveTraits> moveTraits{};
    Row output{};
    MoveInputs linear{};
};
/// A set of weights seen as so many floats, in the order above.
constexpr int kPolicyRows = 2 + kTableInputs + kMoveInputs + kTableTraits + kMoveTraits;
constexpr int kPolicyWeights = kHidden * kPolicyRows + kMoveInputs;

/// The weights for a number of players (2–6), found by `meadhall-train policy`.
const PolicyWeights &policyWeights(int players);

/// One decision: the part that all its moves share.
class PolicyDecision {
public:
    /// Both must outlive this.
    PolicyDecision(const Outlook &outlook, const PolicyWeights &weights);

    const TableTraits &tableTraits() const { return tableTraits_; }
    MoveFeatures features(const Candidate &candidate) const;
    /// How good a move is; only differences mean something. exp(score) is in proportion to how often the policy
    /// plays it.
    float score(const MoveFeatures &features) const;
    /// The same by instructions that every processor has: for comparing.
    float scoreWithoutChoice(const MoveFeatures &features) const;
    float score(const Candidate &candidate) const { return score(features(candidate)); }

private:
    const Outlook &outlook_;
    const PolicyWeights &weights_;
    TraitFinder finder_;
    TableTraits tableTraits_;
    alignas(16) PolicyWeights::Row base_;
};

/// All moves of a decision at once.
/// @param scores takes moves.size() numbers
void policyScores(const Situation &situation, const MoveList &moves, const PolicyWeights &weights, float *scores);

/// The best move, going out wherever that is legal.
Move policyMove(const Situation &situation, MoveList &moves, const PolicyWeights &weights);

} // namespace meadhall::odin::ai
