#include "engine/ai/odin/explain.h"

#include "engine/ai/odin/greedy.h"
#include "engine/ai/odin/likely.h"
#include "engine/ai/search/exponential.h"

#include <algorithm>
#include <numeric>

namespace meadhall::odin::ai {

namespace {

// Lapse rate: probability that a move is uniformly random, as people and other programs do not play by our models.
constexpr double kAnything = 0.05;

/// Opponent models under a uniform prior: a soft and a sharp (argmax-like) variant of each policy. A player who always
/// chooses the best move is soon recognised by the sharp variant, which then gives strong evidence. The soft variant
/// scales the policy's scores by 0.5, because the policy is more confident than people and other programs.
struct Model {
    float loosely;
    int strictly; ///< exponent of the sharp variant, relative to the soft one
};
constexpr Model kPolicy{0.5f, 20};
constexpr Model kGreedy{1.0f, 15};
/// Less sharp, because the linear model only approximates the policy.
constexpr Model kLikely{0.5f, 3};

constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }

constexpr double power(double x, int exponent)
{
    double result = 1;
    for (; exponent != 0; exponent >>= 1, x *= x)
        if ((exponent & 1) != 0)
            result *= x;
    return result;
}

/// Probability of one move under the soft and the sharp softmax of the scores.
template <int strictly> std::array<double, 2> chances(const std::vector<float> &scores, std::size_t move, float loosely)
{
    // Larger differences do not change the result; the bound keeps the powers finite.
    constexpr float kFar = 30;
    std::array<double, 2> sums{};
    for (const float score : scores) {
        const double once =
            search::exponential(static_cast<double>(std::clamp((score - scores[move]) * loosely, -kFar, kFar)));
        sums[0] += once;
        sums[1] += power(once, strictly);
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
        known[at(i)] = view.known(i);
        counts[at(i)] = view.count(i);
    }
    for (auto turn = view.turns().rbegin(); turn != view.turns().rend(); ++turn) {
        CardSet &cards = known[at(turn->seat)];
        if (turn->move.take != kNoCard) {
            cards.remove(turn->move.take);
            --counts[at(turn->seat)];
        }
        cards |= turn->move.cards;
        counts[at(turn->seat)] += turn->move.cards.count();
    }
    const CardSet deck = deckOf(view.rules().colours);
    Board board = Board::start(view.players(), view.board().starter, view.rules().wholeHandLead);
    Shown shown;
    std::array<std::vector<PastDecision>, kMaxPlayers> decisions;
    for (const View::Turn &turn : view.turns()) {
        const std::size_t seat = at(turn.seat);
        decisions[seat].push_back(
            {{board, known[seat], deck - known[seat] - board.table - board.discard, counts, shown}, turn.move});
        shown.note(turn.seat, turn.move);
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

double Explanation::of(Manner manner) const
{
    const std::size_t first = manner == Manner::Policy ? 0 : 2;
    return chances_[first] + chances_[first + 1];
}

void Explanation::ruleOut(Manner manner)
{
    const std::size_t first = manner == Manner::Policy ? 0 : 2;
    chances_[first] = chances_[first + 1] = 0;
}

Manner Explanation::draw(Random &random) const
{
    return random.unit() * sum() < of(Manner::Policy) ? Manner::Policy : Manner::Greedy;
}

/// Fills scores_ for the moves in moves_.
void Explainer::scoreMoves(const Situation &situation, Look look)
{
    const GreedyWeights &greedy = greedyWeights(situation.board.players);
    for (auto &scores : scores_)
        scores.resize(at(moves_.size()));
    const Outlook outlook(situation, look == Look::Quick ? Outlook::Sight::Plain : Outlook::Sight::Whole);
    if (look == Look::Quick) {
        const LikelyRow &likely = likelyWeights(situation.board.players)[at(likelyStage(outlook))];
        for (int i = 0; i < moves_.size(); ++i) {
            const MoveInputs inputs = outlook.inputs(moves_[i]);
            scores_[0][at(i)] = likelyScore(inputs, likely);
            scores_[1][at(i)] = greedyScore(inputs, greedy);
        }
        return;
    }
    const PolicyDecision policy(outlook, weights_);
    for (int i = 0; i < moves_.size(); ++i) {
        const MoveFeatures features = policy.features(moves_[i]);
        scores_[0][at(i)] = policy.score(features);
        scores_[1][at(i)] = greedyScore(features.inputs, greedy);
    }
}

void Explainer::multiply(Explanation &explanation, const PastDecision &decision, CardSet hidden, Look look)
{
    Situation situation = decision.situation;
    situation.hand |= hidden;
    situation.unseen -= hidden;
    moves_.fill(situation.board, situation.hand);
    const int count = moves_.size();
    if (count < 2)
        return;
    const double anything = kAnything / count;
    if (!goingOut(situation.board, situation.hand).isPass()) {
        for (double &chance : explanation.chances_)
            chance *= anything; // the seat could have gone out and did not
        return;
    }
    scoreMoves(situation, look);
    const auto made = static_cast<std::size_t>(
        std::find_if(moves_.begin(), moves_.end() - 1,
                     [&](const Candidate &candidate) { return candidate.move == decision.move; })
        - moves_.begin());
    const auto policy = look == Look::Quick ? chances<kLikely.strictly>(scores_[0], made, kLikely.loosely)
                                            : chances<kPolicy.strictly>(scores_[0], made, kPolicy.loosely);
    const auto greedy = chances<kGreedy.strictly>(scores_[1], made, kGreedy.loosely);
    const std::array<double, Explanation::kModels> each{policy[0], policy[1], greedy[0], greedy[1]};
    for (std::size_t i = 0; i < each.size(); ++i)
        explanation.chances_[i] *= (1 - kAnything) * each[i] + anything;
}

Explanation Explainer::explain(const std::vector<PastDecision> &decisions, CardSet hidden, Look look)
{
    Explanation explanation;
    for (const PastDecision &decision : decisions)
        multiply(explanation, decision, hidden, look);
    return explanation;
}

} // namespace meadhall::odin::ai
