#include "seats/odin/odin_search.h"

#include "seats/odin/greedy.h"

#include <algorithm>
#include <numeric>

namespace meadhall::odin::ai {

OdinSearch::OdinSearch(const View &view, int draws, int most, std::uint64_t seed,
                       std::optional<Guesser::Clock::time_point> guessUntil)
    : view_(view), policy_(policyWeights(view.players())), worth_(view.rules(), view.totals(), view.seat()),
      deck_(deckOf(view.rules().colours)), draws_(draws), seed_(seed), guessUntil_(guessUntil)
{
    moves_.fill(view.board(), view.hand());
    const auto count = static_cast<std::size_t>(moves_.size());
    std::vector<float> scores(count);
    const Situation situation = Situation::of(view);
    shown_ = situation.shown;
    policyScores(situation, moves_, policy_, scores.data());
    std::vector<int> order(count);
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [&](int a, int b) {
        return scores[static_cast<std::size_t>(a)] > scores[static_cast<std::size_t>(b)];
    });
    // Whatever the policy thinks of it, going out is compared.
    std::stable_partition(order.begin(), order.end(), [&](int i) { return moves_[i].move.cards == view.hand(); });
    order.resize(std::min(count, static_cast<std::size_t>(most)));
    for (const int i : order)
        candidates_.push_back(moves_[i]);
}

std::vector<search::Weighted<Guess>> OdinSearch::deals(int count, std::stop_token stop)
{
    return Guesser(view_, policy_).deals(draws_, count, Random(seed_), std::move(stop), guessUntil_);
}

Move OdinSearch::answer(const OpenHand &hand, const Deal &deal)
{
    const Situation situation = Situation::of(hand, deck_);
    const Position &position = hand.position;
    const bool greedy = deal.manners[static_cast<std::size_t>(position.board.turn)] == Manner::Greedy;
    return greedy ? greedyMove(situation, moves_, greedyWeights(position.board.players))
                  : policyMove(situation, moves_, policy_);
}

search::Outcome OdinSearch::playOut(const Deal &deal, int move)
{
    OpenHand hand{{view_.board(), deal.hands}, shown_};
    const Position &position = hand.position;
    hand.apply(candidate(move).move);
    while (!position.board.over)
        hand.apply(answer(hand, deal));
    return {worth_.of(position), static_cast<double>(position.hands[static_cast<std::size_t>(view_.seat())].count())};
}

} // namespace meadhall::odin::ai
