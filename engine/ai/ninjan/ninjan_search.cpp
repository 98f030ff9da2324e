// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/ninjan/ninjan_search.h"

#include "engine/ai/search/exponential.h"
#include "engine/core/to_index.h"

#include <algorithm>

namespace meadhall::ninjan::ai {

namespace {

// Scale in points of the logistic function that turns the lead at the end of a playout into a probability of winning.
// Not sensitive: in 400 deals, values from 0.5 to 30 showed no difference in games won.
constexpr double kLeadScale = 5;

} // namespace

NinjanSearch::NinjanSearch(const View &view, std::uint64_t seed)
    : view_(view), start_(PlayoutState::of(view.board())), choosing_(view.board().phase == Phase::Choose), seed_(seed)
{
    const LinearPolicyWeights &policy = policyWeights(view.players());
    if (choosing_) {
        const CardScores scores(start_, policy);
        for (const Card card : view.hand())
            candidates_.push_back(card);
        std::stable_sort(candidates_.begin(), candidates_.end(),
                         [&](int a, int b) { return scores(static_cast<Card>(a)) > scores(static_cast<Card>(b)); });
        return;
    }
    unresolved_ = UnresolvedCards::of(view.board());
    for (int pile = 0; pile < kPiles; ++pile)
        if (has(view.board().allowedPiles(), pile))
            candidates_.push_back(pile);
    std::stable_sort(candidates_.begin(), candidates_.end(), [&](int a, int b) {
        return pileScore(start_, unresolved_, a, policy) > pileScore(start_, unresolved_, b, policy);
    });
}

std::vector<search::Weighted<SampledDeal>> NinjanSearch::deals(int count, std::stop_token stop)
{
    return BeliefSampler(view_).deals(count, Random(seed_), stop);
}

/// State of one playout of a particle.
struct NinjanSearch::Playout {
    const SampledDeal &deal;
    int own;
    PlayoutState game;
    std::array<CardSet, kMaxPlayers> hands;
    Random random;

    OpponentType opponentTypeOf(int seat) const { return deal.opponentTypes[toIndex(seat)]; }

    /// Every seat chooses a card by its model.
    /// @param ownCard card of the own seat; nullopt: the best one by the policy
    /// @return the cards in the order of resolution
    UnresolvedCards chooseAll(std::optional<Card> ownCard)
    {
        UnresolvedCards unresolved;
        unresolved.count = game.players;
        const std::array<CardScores, kOpponentTypes> scores{
            CardScores(game, weightsOf(OpponentType::Policy, game.players)),
            CardScores(game, weightsOf(OpponentType::Greedy, game.players))};
        for (int seat = 0; seat < game.players; ++seat) {
            const auto index = toIndex(seat);
            const CardScores &cardScores = scores[toIndex(opponentTypeOf(seat))];
            Card card = kNoCard;
            if (seat != own)
                card = cardScores.draw(hands[index], temperatureOf(opponentTypeOf(seat)), random);
            else
                card = ownCard ? *ownCard : cardScores.best(hands[index]);
            hands[index].remove(card);
            unresolved.sortKeys[index] = sortKeyOf(card, seat);
        }
        sortKeysForResolving(unresolved.sortKeys, toIndex(game.players));
        return unresolved;
    }

    void resolve(UnresolvedCards unresolved)
    {
        for (; !unresolved.done(); ++unresolved.next) {
            const SortKey sortKey = unresolved.front();
            const int pile = bestPile(game, unresolved, weightsOf(opponentTypeOf(seatOf(sortKey)), game.players));
            game.put(cardOf(sortKey), seatOf(sortKey), pile);
        }
    }

    void playToEnd()
    {
        for (++game.round; game.round <= kRounds; ++game.round)
            resolve(chooseAll(std::nullopt));
    }

    search::Outcome outcome() const
    {
        int best = -1000;
        for (int seat = 0; seat < game.players; ++seat)
            if (seat != own)
                best = std::max(best, game.points[toIndex(seat)]);
        const int points = game.points[toIndex(own)];
        return {1 / (1 + search::exponential((best - points) / kLeadScale)), static_cast<double>(points)};
    }
};

search::Outcome NinjanSearch::playOut(const SampledDeal &deal, int move)
{
    Playout playout{deal, view_.seat(), start_, deal.hands, Random(deal.seed)};
    if (choosing_) {
        playout.resolve(playout.chooseAll(static_cast<Card>(candidate(move))));
    } else {
        UnresolvedCards unresolved = unresolved_;
        playout.game.put(cardOf(unresolved.front()), seatOf(unresolved.front()), candidate(move));
        ++unresolved.next;
        playout.resolve(unresolved);
    }
    playout.playToEnd();
    return playout.outcome();
}

} // namespace meadhall::ninjan::ai
