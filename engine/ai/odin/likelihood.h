// SPDX-License-Identifier: GPL-3.0-or-later
// Likelihood of a seat's moves, given the hidden cards that it may hold.
#pragma once

#include "engine/ai/odin/policy.h"
#include "engine/core/random.h"

#include <vector>

namespace meadhall::odin::ai {

/// Opponent models. The belief knows the first two; all of them occur in playouts.
enum class OpponentType : std::uint8_t {
    Policy,
    Greedy,
    Soft,     ///< the policy with a temperature
    Searching ///< the next decision by a small search, then the policy
};

/// A past decision of a seat.
struct PastDecision {
    InformationState state; ///< `hand` contains only the cards known by now; `unseen` contains the unknown ones
    Move move;
};

/// The decisions of the current hand so far, by seat.
std::array<std::vector<PastDecision>, kMaxPlayers> pastDecisions(const View &view);

/// Likelihood of a sequence of moves under each opponent model; the models are defined in likelihood.cpp.
class Likelihood {
public:
    static constexpr std::size_t kModels = 4;

    /// Likelihood under both variants of a model.
    double of(OpponentType opponentType) const;
    double sum() const { return of(OpponentType::Policy) + of(OpponentType::Greedy); }
    /// Excludes a model.
    void ruleOut(OpponentType opponentType);
    /// Samples a model with probability proportional to its likelihood.
    OpponentType draw(Random &random) const;

private:
    friend class LikelihoodModel;
    std::array<double, kModels> likelihoods_{1, 1, 1, 1};
};

/// Computes likelihoods. Not thread-safe: it reuses buffers.
class LikelihoodModel {
public:
    /// Fast: linear model of the policy. Full: the policy itself, about three times as slow.
    enum class Fidelity : std::uint8_t { Fast, Full };

    explicit LikelihoodModel(const PolicyWeights &weights) : weights_(weights) {}

    /// Likelihood of the decisions if the seat also held `hidden`.
    /// @param hidden the cards of the seat that have never been shown
    Likelihood likelihoodOf(const std::vector<PastDecision> &decisions, CardSet hidden, Fidelity fidelity);

private:
    void multiply(Likelihood &likelihood, const PastDecision &decision, CardSet hidden, Fidelity fidelity);
    void scoreMoves(const InformationState &state, Fidelity fidelity);

    const PolicyWeights &weights_;
    MoveList moves_;
    std::array<std::vector<float>, 2> scores_; ///< scores of the moves of one decision, by OpponentType
};

} // namespace meadhall::odin::ai
