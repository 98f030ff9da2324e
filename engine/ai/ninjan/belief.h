// SPDX-License-Identifier: GPL-3.0-or-later
// The belief about the hidden cards, given everything that a seat has seen.
#pragma once

#include "engine/ai/ninjan/policy_weights.h"
#include "engine/ai/search/searchable.h"
#include "engine/games/ninjan/view.h"

#include <array>
#include <stop_token>
#include <vector>

namespace meadhall::ninjan::ai {

/// Opponent models. The belief knows the first two; all of them occur in playouts.
enum class OpponentType : std::uint8_t {
    Policy,   ///< the policy with a little noise
    Greedy,   ///< the fixed baseline, likewise
    Soft,     ///< the policy with the noise of a player between the levels easy and medium
    Best,     ///< the policy without noise
    Searching ///< the next decisions by a small search, then the policy
};
constexpr int kOpponentTypes = 2; ///< number of those that the belief knows

/// The evaluation that a seat of this model uses.
/// @param players 2–5
const LinearPolicyWeights &weightsOf(OpponentType opponentType, int players);

/// Softmax temperature of the opponent model, in points.
float temperatureOf(OpponentType opponentType);

/// One particle: an assignment of the hidden cards and of an opponent model to each seat.
struct SampledDeal {
    std::array<CardSet, kMaxPlayers> hands{}; ///< cards not yet revealed; the own hand as it is
    std::array<OpponentType, kMaxPlayers> opponentTypes{};
    std::uint64_t seed = 0; ///< seed for the random choices in a playout of this particle
    /// Cards that the others have chosen in the round that is to be decided, by seat; kNoCard: the playout chooses.
    std::array<Card, kMaxPlayers> chosen{kNoCard, kNoCard, kNoCard, kNoCard, kNoCard};
};

/// Samples deals from the posterior given a view, by a Metropolis walk (Metropolis et al. 1953) over the assignments of
/// the hidden cards. A step swaps two hidden cards. The likelihood of an assignment is the probability that the models
/// choose the cards that were revealed, averaged over the two models of each seat.
class BeliefSampler {
public:
    /// The view must outlive this.
    explicit BeliefSampler(const View &view);

    /// Samples deals; successive ones are weakly correlated.
    /// @param count number of samples
    /// @return `count` deals of weight 1; fewer after a stop request
    std::vector<search::Weighted<SampledDeal>> deals(int count, Random random, const std::stop_token &stop);

private:
    /// A round whose cards have all been revealed: unnormalised choice probability of each card, by model, and the
    /// cards that were chosen.
    struct RevealedRound {
        std::array<std::array<float, kCards>, kOpponentTypes> choiceWeight{};
        std::array<Card, kMaxPlayers> chosen{};
        int handSize = kHandSize; ///< before the choice
    };
    struct Likelihood {
        std::array<std::array<float, kRounds>, kOpponentTypes>
            sums{};                                      ///< sum of choiceWeight over the held cards, by round
        std::array<float, kOpponentTypes> byModel{1, 1}; ///< likelihood of the seat's choices, by model
        float total() const { return byModel[0] + byModel[1]; }
    };

    void replayRounds();
    void addRound(const PlayoutState &game, const std::array<Card, kMaxPlayers> &chosen);
    void initialise(Random &random);
    void runMetropolis(int steps, Random &random);
    Likelihood afterSwap(const Likelihood &old, int seat, Card out, Card in) const;
    void updateLikelihood(Likelihood &likelihood, int seat) const;
    SampledDeal sampleDeal(Random &random) const;

    const View &view_;
    std::vector<RevealedRound> rounds_;
    std::vector<Card> cards_; ///< all hidden cards: the other hands one after the other, then the cards out of play
    std::vector<int> owners_; ///< owner of each element of cards_; kNobody: out of play
    int heldCount_ = 0;       ///< number of elements of cards_ that are in hands
    std::array<Likelihood, kMaxPlayers> likelihoods_{};
};

} // namespace meadhall::ninjan::ai
