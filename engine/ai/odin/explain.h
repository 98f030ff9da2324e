// How well cards that a seat may hold explain the moves that it made.
#pragma once

#include "engine/ai/odin/policy.h"
#include "engine/core/random.h"

#include <vector>

namespace meadhall::odin::ai {

/// How somebody may play.
enum class Manner : std::uint8_t { Policy, Greedy };

/// A decision that a seat has made, less the cards that it has never shown.
struct PastDecision {
    Situation situation; ///< hand: what is known of it by now; unseen: without that
    Move move;
};

/// The decisions of the hand so far, by seat.
std::array<std::vector<PastDecision>, kMaxPlayers> pastDecisions(const View &view);

/// The chances of some moves, by way to play: see the table in explain.cpp.
class Explanation {
public:
    static constexpr std::size_t kModels = 4;

    double of(Manner manner) const;
    double sum() const { return of(Manner::Policy) + of(Manner::Greedy); }
    /// The seat surely does not play by this.
    void ruleOut(Manner manner);
    /// By chance, as likely as the moves are by it.
    Manner draw(Random &random) const;

private:
    friend class Explainer;
    std::array<double, kModels> chances_{1, 1, 1, 1};
};

class Explainer {
public:
    /// By the linear model of the policy, or by the policy itself, which takes three times as long.
    enum class Look : std::uint8_t { Quick, Whole };

    explicit Explainer(const PolicyWeights &weights) : weights_(weights) {}

    /// @param hidden the cards that the seat has never shown
    Explanation explain(const std::vector<PastDecision> &decisions, CardSet hidden, Look look);

private:
    void multiply(Explanation &explanation, const PastDecision &decision, CardSet hidden, Look look);
    void scoreMoves(const Situation &situation, Look look);

    const PolicyWeights &weights_;
    MoveList moves_;
    std::array<std::vector<float>, 2> scores_; ///< of the moves of one decision, by manner
};

} // namespace meadhall::odin::ai
