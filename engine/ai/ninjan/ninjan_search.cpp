#include "engine/ai/ninjan/ninjan_search.h"

#include "engine/ai/search/exponential.h"

#include <algorithm>

namespace meadhall::ninjan::ai {

namespace {

// Scale in points of the logistic function that turns the lead at the end of a playout into a probability of winning.
// Not sensitive: in 400 deals, values from 0.5 to 30 showed no difference in games won.
constexpr double kSpread = 5;

} // namespace

NinjanSearch::NinjanSearch(const View &view, std::uint64_t seed)
    : view_(view), start_(PlayoutState::of(view.board())), choosing_(view.board().phase == Phase::Choose), seed_(seed)
{
    const LinearPolicyWeights &style = policyWeights(view.players());
    if (choosing_) {
        const CardScores scores(start_, style);
        for (const Card card : view.hand())
            candidates_.push_back(card);
        std::stable_sort(candidates_.begin(), candidates_.end(),
                         [&](int a, int b) { return scores(static_cast<Card>(a)) > scores(static_cast<Card>(b)); });
        return;
    }
    rest_ = Rest::of(view.board());
    for (int pile = 0; pile < kPiles; ++pile)
        if (has(view.board().allowedPiles(), pile))
            candidates_.push_back(pile);
    std::stable_sort(candidates_.begin(), candidates_.end(), [&](int a, int b) {
        return pileScore(start_, rest_, a, style) > pileScore(start_, rest_, b, style);
    });
}

std::vector<search::Weighted<Guess>> NinjanSearch::deals(int count, std::stop_token stop)
{
    return BeliefSampler(view_).deals(count, Random(seed_), stop);
}

/// State of one playout of a particle.
struct NinjanSearch::Playout {
    const Guess &guess;
    int own;
    PlayoutState game;
    std::array<CardSet, kMaxPlayers> hands;
    Random random;

    OpponentType mannerOf(int seat) const { return guess.opponentTypes[static_cast<std::size_t>(seat)]; }

    /// Every seat chooses a card by its model.
    /// @param ownCard card of the own seat; nullopt: the best one by the policy
    /// @return the cards in the order of resolution
    Rest chooseAll(std::optional<Card> ownCard)
    {
        Rest rest;
        rest.count = game.players;
        const std::array<CardScores, kManners> scores{CardScores(game, weightsOf(OpponentType::Policy, game.players)),
                                                      CardScores(game, weightsOf(OpponentType::Greedy, game.players))};
        for (int seat = 0; seat < game.players; ++seat) {
            const auto place = static_cast<std::size_t>(seat);
            const CardScores &preference = scores[static_cast<std::size_t>(mannerOf(seat))];
            Card card = kNoCard;
            if (seat != own)
                card = preference.draw(hands[place], temperatureOf(mannerOf(seat)), random);
            else
                card = ownCard ? *ownCard : preference.best(hands[place]);
            hands[place].remove(card);
            rest.sortKeys[place] = sortKeyOf(card, seat);
        }
        sortKeysForResolving(rest.sortKeys, static_cast<std::size_t>(game.players));
        return rest;
    }

    void resolve(Rest rest)
    {
        for (; !rest.done(); ++rest.next) {
            const SortKey sortKey = rest.front();
            const int pile = bestPile(game, rest, weightsOf(mannerOf(seatOf(sortKey)), game.players));
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
                best = std::max(best, game.points[static_cast<std::size_t>(seat)]);
        const int points = game.points[static_cast<std::size_t>(own)];
        return {1 / (1 + search::exponential((best - points) / kSpread)), static_cast<double>(points)};
    }
};

search::Outcome NinjanSearch::playOut(const Guess &deal, int move)
{
    Playout playout{deal, view_.seat(), start_, deal.hands, Random(deal.chances)};
    if (choosing_) {
        playout.resolve(playout.chooseAll(static_cast<Card>(candidate(move))));
    } else {
        Rest rest = rest_;
        playout.game.put(cardOf(rest.front()), seatOf(rest.front()), candidate(move));
        ++rest.next;
        playout.resolve(rest);
    }
    playout.playToEnd();
    return playout.outcome();
}

} // namespace meadhall::ninjan::ai
