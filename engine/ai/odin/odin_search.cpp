// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/odin/odin_search.h"

#include "engine/ai/odin/best_move.h"
#include "engine/ai/odin/greedy.h"
#include "engine/ai/search/softmax.h"
#include "engine/core/to_index.h"
#include "engine/games/odin/score.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

namespace meadhall::odin::ai {

namespace {

// Lookahead is limited to this many players and own cards. With more, too few deals
// share the same observations, and no gain was measurable.
constexpr int kLookaheadMaxPlayers = 2;
constexpr int kLookaheadMaxCards = 7;
constexpr std::size_t kNextMoves = 4;
constexpr std::size_t kMinLinesForLookahead = 12;

// Softmax temperature of soft players: between the levels easy (4) and medium (0).
constexpr double kSoftTemperature = 2;
// Number of decisions that searching players search: the reply of the next seat, and the one after it. Each takes less
// work than the level hard does with two players.
constexpr int kSearchedDecisions = 2;
constexpr int kSearchedParticles = 60, kSearchedMoves = 3;
const search::Budget kSearchedBudget{24, 60, {}, true};

/// Indices of the scores in descending order.
std::vector<int> bestFirst(const std::vector<float> &scores)
{
    std::vector<int> order(scores.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [&](int a, int b) { return scores[toIndex(a)] > scores[toIndex(b)]; });
    return order;
}

} // namespace

OdinSearch::OdinSearch(const View &view, int particles, int maxMoves, std::uint64_t seed,
                       std::optional<BeliefSampler::Clock::time_point> beliefUntil, CardSet only)
    : view_(view), policy_(policyWeights(view.players())), utility_(view.rules(), view.totals(), view.seat()),
      deck_(deckOf(view.rules())), particles_(particles), seed_(seed), beliefUntil_(beliefUntil)
{
    moves_.fill(view.board(), view.hand());
    const auto count = toIndex(moves_.size());
    std::vector<float> scores(count);
    const InformationState state = InformationState::of(view);
    publicCards_ = state.publicCards;
    policyScores(state, moves_, policy_, scores.data());
    std::vector<int> order = bestFirst(scores);
    // Going out is always compared, whatever its prior.
    std::stable_partition(order.begin(), order.end(), [&](int i) { return moves_[i].move.cards == view.hand(); });
    if (!only.empty())
        std::erase_if(order, [&](int i) { return moves_[i].move.cards != only; });
    order.resize(std::min(order.size(), toIndex(maxMoves)));
    for (const int i : order)
        candidates_.push_back(moves_[i]);
}

std::vector<search::Weighted<SampledDeal>> OdinSearch::deals(int count, std::stop_token stop)
{
    return BeliefSampler(view_, policy_).deals(particles_, count, Random(seed_), std::move(stop), beliefUntil_);
}

std::size_t OdinSearch::InformationStateHash::operator()(const InformationState &state) const
{
    const std::uint64_t tableHash = mixSeeds(state.board.table.bits(), state.board.discard.bits());
    return toIndex(mixSeeds(tableHash, state.hand.bits()));
}

Move OdinSearch::answer(const FullState &hand, const Deal &deal)
{
    const InformationState state = InformationState::of(hand, deck_);
    const Position &position = hand.position;
    if (position.board.turn == view_.seat()) {
        const auto [own, inserted] = ownMoves_.try_emplace(state);
        if (inserted)
            own->second = policyMove(state, moves_, policy_);
        return own->second;
    }
    switch (deal.opponentTypes[toIndex(position.board.turn)]) {
    case OpponentType::Greedy:
        return greedyMove(state, moves_, greedyWeights(position.board.players));
    case OpponentType::Soft:
        return softAnswer(state, deal);
    default:
        return policyMove(state, moves_, policy_);
    }
}

Move OdinSearch::softAnswer(const InformationState &state, const Deal &deal)
{
    if (const auto obvious = obviousMove(state, moves_))
        return *obvious;
    std::vector<float> scores(toIndex(moves_.size()));
    policyScores(state, moves_, policy_, scores.data());
    Random random(mixSeeds(deal.seed, InformationStateHash()(state)));
    return moves_[search::sampleSoftmax(scores.data(), moves_.size(), kSoftTemperature, random)].move;
}

/// Returns the decision of a seat by a small search.
/// @param view as the seat sees the game
Move OdinSearch::searchedAnswer(const View &view, const InformationState &state)
{
    if (const auto obvious = obviousMove(state, moves_))
        return *obvious;
    const auto [searched, inserted] = searchedMoves_.try_emplace(state);
    if (inserted) {
        OdinSearch own(view, kSearchedParticles, kSearchedMoves, InformationStateHash()(state));
        searched->second = own.candidate(search::evaluateMoves(own, kSearchedBudget, {}).front().move).move;
    }
    return searched->second;
}

/// Plays the decisions that are searched.
/// @param hand in: after the own move; out: after those decisions
/// @param first the own move
void OdinSearch::playSearched(FullState &hand, Move first)
{
    const Board &board = hand.position.board;
    View seen = view_;
    const auto show = [&seen](int seat, Move move) {
        seen.apply(move.isPass() ? Event(PassEvent{seat}) : Event(PlayEvent{seat, move.cards, move.take}));
    };
    show(view_.seat(), first);
    for (int decision = 0; decision < kSearchedDecisions && !board.over; ++decision) {
        const int seat = board.turn;
        const Move move = searchedAnswer(seat == view_.seat() ? seen : seen.ofSeat(seat, hand.position.handToMove()),
                                         InformationState::of(hand, deck_));
        show(seat, move);
        hand.apply(move);
    }
}

/// Plays a hand to its end, every seat by the model assigned to it in this deal.
search::Outcome OdinSearch::playedOut(FullState hand, const Deal &deal)
{
    const Position &position = hand.position;
    while (!position.board.over)
        hand.apply(answer(hand, deal));
    return {utility_.of(position), static_cast<double>(pointsOf(position.hands[toIndex(view_.seat())]))};
}

search::Outcome OdinSearch::playOut(const Deal &deal, int move)
{
    FullState hand{{view_.board(), deal.hands}, publicCards_};
    hand.apply(candidate(move).move);
    if (deal.opponentTypes[0] == OpponentType::Searching)
        playSearched(hand, candidate(move).move);
    return playedOut(hand, deal);
}

bool OdinSearch::usesLookahead() const
{
    return view_.players() <= kLookaheadMaxPlayers && view_.hand().count() <= kLookaheadMaxCards;
}

/// Candidate moves for the own next turn; the policy's choice comes first.
std::vector<Move> OdinSearch::nextMoves(const FullState &hand)
{
    const Position &position = hand.position;
    if (const Move out = goingOut(position.board, position.handToMove()); !out.isPass())
        return {out};
    moves_.fill(position.board, position.handToMove());
    std::vector<float> scores(toIndex(moves_.size()));
    policyScores(InformationState::of(hand, deck_), moves_, policy_, scores.data());
    std::vector<int> order = bestFirst(scores);
    order.resize(std::min(order.size(), kNextMoves));
    std::vector<Move> moves;
    for (const int i : order)
        moves.push_back(moves_[i].move);
    return moves;
}

/// Plays out lines that cannot be distinguished at the own next turn, so that the same move must be made in all of
/// them. Cross-validated to avoid optimism: each half of the lines chooses the move for the other half.
void OdinSearch::playOutIndistinguishable(const std::vector<Line> &lines)
{
    const std::vector<Move> moves =
        lines.size() < kMinLinesForLookahead ? std::vector<Move>() : nextMoves(lines[0].hand);
    if (moves.size() < 2) {
        for (const Line &line : lines)
            *line.outcome = playedOut(line.hand, line.deal->deal);
        return;
    }
    std::vector<std::vector<search::Outcome>> outcomesByMove(moves.size());
    for (std::size_t m = 0; m < moves.size(); ++m)
        for (const Line &line : lines) {
            FullState hand = line.hand;
            hand.apply(moves[m]);
            outcomesByMove[m].push_back(playedOut(hand, line.deal->deal));
        }
    for (std::size_t half = 0; half < 2; ++half) {
        std::size_t best = 0;
        double bestGain = 0;
        for (std::size_t m = 1; m < moves.size(); ++m) {
            double weight = 0;
            double sum = 0;
            double squares = 0;
            for (std::size_t i = half; i < lines.size(); i += 2) {
                const double gain = outcomesByMove[m][i].utility - outcomesByMove[0][i].utility;
                weight += lines[i].deal->weight;
                sum += lines[i].deal->weight * gain;
                squares += lines[i].deal->weight * gain * gain;
            }
            // Deviates from the policy's choice only for a gain above its standard error.
            const double mean = sum / weight;
            const double lowerBound = mean - std::sqrt(std::max(squares / weight - mean * mean, 0.0) / weight);
            if (lowerBound > bestGain) {
                bestGain = lowerBound;
                best = m;
            }
        }
        for (std::size_t i = 1 - half; i < lines.size(); i += 2)
            *lines[i].outcome = outcomesByMove[best][i];
    }
}

std::vector<search::Outcome> OdinSearch::playOutWithLookahead(const std::vector<search::Weighted<Deal>> &deals,
                                                              int move, const search::Ended &ended)
{
    std::vector<search::Outcome> outcomes(deals.size());
    std::map<std::uint64_t, std::vector<Line>> linesByObservation; // lines by the observed moves of the others
    for (std::size_t i = 0; i < deals.size(); ++i) {
        if (ended())
            return {};
        Line line{&deals[i], {{view_.board(), deals[i].deal.hands}, publicCards_}, &outcomes[i]};
        line.hand.apply(candidate(move).move);
        const Board &board = line.hand.position.board;
        std::uint64_t observed = 0;
        while (!board.over && board.turn != view_.seat()) {
            const Move next = answer(line.hand, line.deal->deal);
            line.hand.apply(next);
            observed = mixSeeds(mixSeeds(observed, next.cards.bits()), next.take);
        }
        if (board.over)
            outcomes[i] = playedOut(line.hand, line.deal->deal);
        else
            linesByObservation[observed].push_back(line);
    }
    for (const auto &[observed, lines] : linesByObservation) {
        if (ended())
            return {};
        playOutIndistinguishable(lines);
    }
    return outcomes;
}

} // namespace meadhall::odin::ai
