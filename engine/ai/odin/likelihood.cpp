// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/odin/likelihood.h"

#include "engine/ai/odin/fast_policy.h"
#include "engine/ai/odin/greedy.h"
#include "engine/ai/search/exponential.h"
#include "engine/core/to_index.h"

#include <algorithm>
#include <numeric>

namespace meadhall::odin::ai {

namespace {

// Lapse rate: probability that a move is uniformly random, as people and other programs do not play by our models.
constexpr double kLapseRate = 0.05;

/// Opponent models under a uniform prior: a soft and a sharp (argmax-like) variant of each policy. A player who always
/// chooses the best move is soon recognised by the sharp variant, which then gives strong evidence. The soft variant
/// scales the policy's scores by 0.5, because the policy is more confident than people and other programs.
struct Model {
    float softScale;
    int sharpExponent; ///< exponent of the sharp variant, relative to the soft one
};
constexpr Model kPolicy{0.5f, 20};
constexpr Model kGreedy{1.0f, 15};
/// Less sharp, because the linear model only approximates the policy.
constexpr Model kFastPolicy{0.5f, 3};

constexpr double power(double x, int exponent)
{
    double result = 1;
    for (; exponent != 0; exponent >>= 1, x *= x)
        if ((exponent & 1) != 0)
            result *= x;
    return result;
}

/// Probability of one move under the soft and the sharp softmax of the scores.
template <int sharpExponent>
std::array<double, 2> choiceProbabilities(const std::vector<float> &scores, std::size_t move, float softScale)
{
    // Larger differences do not change the result; the bound keeps the powers finite.
    constexpr float kMaxDifference = 30;
    std::array<double, 2> sums{};
    for (const float score : scores) {
        const double softTerm = search::exponential(
            static_cast<double>(std::clamp((score - scores[move]) * softScale, -kMaxDifference, kMaxDifference)));
        sums[0] += softTerm;
        sums[1] += power(softTerm, sharpExponent);
    }
    return {1 / sums[0], 1 / sums[1]};
}

} // namespace

std::array<std::vector<PastDecision>, kMaxPlayers> pastDecisions(const View &view)
{
    // Undoes the moves from the last to the first to find, for each seat, the cards known by now that it held then.
    std::array<CardSet, kMaxPlayers> known{};
    std::array<int, kMaxPlayers> counts{};
    for (int i = 0; i < view.players(); ++i) {
        known[toIndex(i)] = view.known(i);
        counts[toIndex(i)] = view.count(i);
    }
    for (auto turn = view.turns().rbegin(); turn != view.turns().rend(); ++turn) {
        CardSet &cards = known[toIndex(turn->seat)];
        if (turn->move.take != kNoCard) {
            cards.remove(turn->move.take);
            --counts[toIndex(turn->seat)];
        }
        cards |= turn->move.cards;
        counts[toIndex(turn->seat)] += turn->move.cards.count();
    }
    const CardSet deck = deckOf(view.rules());
    Board board = view.start().board;
    PublicCards publicCards{view.start().shown};
    std::array<std::vector<PastDecision>, kMaxPlayers> decisions;
    for (const View::Turn &turn : view.turns()) {
        const std::size_t seat = toIndex(turn.seat);
        decisions[seat].push_back(
            {{board, known[seat], deck - known[seat] - board.table - board.discard, counts, publicCards}, turn.move});
        publicCards.update(turn.seat, turn.move);
        known[seat] -= turn.move.cards;
        counts[seat] -= turn.move.cards.count();
        board.apply(turn.move, counts[seat] == 0);
        if (turn.move.take != kNoCard) {
            known[seat].add(turn.move.take);
            ++counts[seat];
        }
    }
    return decisions;
}

double Likelihood::of(OpponentType opponentType) const
{
    const std::size_t first = opponentType == OpponentType::Policy ? 0 : 2;
    return likelihoods_[first] + likelihoods_[first + 1];
}

void Likelihood::ruleOut(OpponentType opponentType)
{
    const std::size_t first = opponentType == OpponentType::Policy ? 0 : 2;
    likelihoods_[first] = likelihoods_[first + 1] = 0;
}

OpponentType Likelihood::draw(Random &random) const
{
    return random.unit() * sum() < of(OpponentType::Policy) ? OpponentType::Policy : OpponentType::Greedy;
}

/// Fills scores_ for the moves in moves_.
void LikelihoodModel::scoreMoves(const InformationState &state, Fidelity fidelity)
{
    const GreedyWeights &greedy = greedyWeights(state.board.players);
    for (auto &scores : scores_)
        scores.resize(toIndex(moves_.size()));
    const DecisionFeatures decisionFeatures(state, fidelity == Fidelity::Fast ? DecisionFeatures::FeatureSet::Basic
                                                                              : DecisionFeatures::FeatureSet::Full);
    if (fidelity == Fidelity::Fast) {
        const FastPolicyRow &fastWeights =
            fastPolicyWeights(state.board.players)[toIndex(fastPolicyStage(decisionFeatures))];
        for (int i = 0; i < moves_.size(); ++i) {
            const MoveInputs inputs = decisionFeatures.inputs(moves_[i]);
            scores_[0][toIndex(i)] = fastPolicyScore(inputs, fastWeights);
            scores_[1][toIndex(i)] = greedyScore(inputs, greedy);
        }
        return;
    }
    const PolicyDecision policy(decisionFeatures, weights_);
    for (int i = 0; i < moves_.size(); ++i) {
        const MoveFeatures features = policy.features(moves_[i]);
        scores_[0][toIndex(i)] = policy.score(features);
        scores_[1][toIndex(i)] = greedyScore(features.inputs, greedy);
    }
}

void LikelihoodModel::multiply(Likelihood &likelihood, const PastDecision &decision, CardSet hidden, Fidelity fidelity)
{
    InformationState state = decision.state;
    state.hand |= hidden;
    state.unseen -= hidden;
    moves_.fill(state.board, state.hand);
    const int count = moves_.size();
    if (count < 2)
        return;
    const double lapseProbability = kLapseRate / count;
    if (!goingOut(state.board, state.hand).isPass()) {
        for (double &likelihoodOfModel : likelihood.likelihoods_)
            likelihoodOfModel *= lapseProbability; // the seat could have gone out and did not
        return;
    }
    scoreMoves(state, fidelity);
    const auto moveIndex =
        toIndex(std::find_if(moves_.begin(), moves_.end() - 1,
                             [&](const Candidate &candidate) { return candidate.move == decision.move; })
                - moves_.begin());
    const auto policy =
        fidelity == Fidelity::Fast
            ? choiceProbabilities<kFastPolicy.sharpExponent>(scores_[0], moveIndex, kFastPolicy.softScale)
            : choiceProbabilities<kPolicy.sharpExponent>(scores_[0], moveIndex, kPolicy.softScale);
    const auto greedy = choiceProbabilities<kGreedy.sharpExponent>(scores_[1], moveIndex, kGreedy.softScale);
    const std::array<double, Likelihood::kModels> modelProbabilities{policy[0], policy[1], greedy[0], greedy[1]};
    for (std::size_t i = 0; i < modelProbabilities.size(); ++i)
        likelihood.likelihoods_[i] *= (1 - kLapseRate) * modelProbabilities[i] + lapseProbability;
}

Likelihood LikelihoodModel::likelihoodOf(const std::vector<PastDecision> &decisions, CardSet hidden, Fidelity fidelity)
{
    Likelihood likelihood;
    for (const PastDecision &decision : decisions)
        multiply(likelihood, decision, hidden, fidelity);
    return likelihood;
}

} // namespace meadhall::odin::ai
