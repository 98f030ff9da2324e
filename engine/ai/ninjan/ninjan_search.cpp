// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/ninjan/ninjan_search.h"

#include "engine/ai/search/exponential.h"
#include "engine/core/shuffle.h"
#include "engine/core/to_index.h"

#include <algorithm>

namespace meadhall::ninjan::ai {

namespace {

// Scale in points of the logistic function that turns the lead at the end of a playout into a probability of winning.
// Not sensitive: in 400 deals, values from 0.5 to 30 showed no difference in games won.
constexpr double kLeadScale = 5;
/// For a seat that thinks ahead of the others: it plays for points rather than for the game.
constexpr double kLeadScaleAhead = 15;
// Searching players compare the best cards by the policy, and all piles, in a few deals of their own.
constexpr std::size_t kSearchedCards = 3;
constexpr int kSearchedDeals = 3;
constexpr int kSearchedRounds = 2; ///< this one and the next

} // namespace

NinjanSearch::NinjanSearch(const View &view, std::uint64_t seed, int steps)
    : view_(view), start_(PlayoutState::of(view.board())), choosing_(view.board().phase == Phase::Choose), seed_(seed),
      steps_(steps)
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
    auto deals = BeliefSampler(view_).deals(count, Random(seed_), stop);
    if (steps_ == 0 || !choosing_)
        return deals;
    Random random(mixSeeds(seed_, 1));
    const auto ahead = 1 + random.below(static_cast<std::uint32_t>(steps_));
    for (auto &[deal, weight] : deals) {
        if (stop.stop_requested())
            break;
        if (const auto steps = random.below(ahead); steps > 0)
            chooseForOthers(deal, static_cast<int>(steps));
    }
    return deals;
}

/// State of one playout of a particle.
struct NinjanSearch::Playout {
    const SampledDeal &deal;
    int own;
    PlayoutState game;
    std::array<CardSet, kMaxPlayers> hands;
    Random random;

    /// The hidden cards that are in no hand; only for playouts with searching players.
    CardSet unused{};
    /// Rounds of which decisions are still searched.
    int searchedRounds = 0;
    double leadScale = kLeadScale;

    OpponentType opponentTypeOf(int seat) const { return deal.opponentTypes[toIndex(seat)]; }
    bool searches() const { return searchedRounds > 0; }

    /// The own seat goes on by the policy or by its search, whatever the others are.
    const LinearPolicyWeights &weightsFor(int seat) const
    {
        return weightsOf(seat == own ? OpponentType::Policy : opponentTypeOf(seat), game.players);
    }

    /// Returns this playout as a seat may imagine it: the others hold random hidden cards.
    /// @param model how the others play; must outlive the result
    Playout imagined(int seat, const SampledDeal &model)
    {
        CardSet hidden = unused;
        for (int other = 0; other < game.players; ++other)
            if (other != seat)
                hidden |= hands[toIndex(other)];
        std::vector<Card> cards = shuffled(hidden, random);
        Playout playout{model, seat, game, {}, Random(random.next())};
        playout.leadScale = leadScale;
        for (int other = 0; other < game.players; ++other) {
            CardSet &hand = playout.hands[toIndex(other)];
            if (other == seat)
                hand = hands[toIndex(seat)];
            for (int count = hands[toIndex(other)].count(); hand.count() < count; cards.pop_back())
                hand.add(cards.back());
        }
        for (const Card card : cards)
            playout.unused.add(card);
        return playout;
    }

    /// Returns the option with the highest mean utility for a seat.
    /// @param play plays an option in an imagined playout, to the end of the round
    /// @param imagine completes what the seat imagines
    template <class Options, class Play, class Imagine>
    auto searched(int seat, const Options &options, const Play &play, const Imagine &imagine)
    {
        std::array<double, kHandSize> sums{};
        for (int i = 0; i < kSearchedDeals; ++i) {
            SampledDeal model;
            Playout start = imagined(seat, model);
            imagine(start, model);
            for (std::size_t option = 0; option < options.size(); ++option) {
                Playout playout = start;
                play(playout, options[option]);
                playout.playToEnd();
                sums[option] += playout.outcome().utility;
            }
        }
        const auto end = sums.begin() + static_cast<std::ptrdiff_t>(options.size());
        return options[toIndex(std::max_element(sums.begin(), end) - sums.begin())];
    }

    /// @param scores by the policy
    /// @param steps how far the seat thinks ahead of the others, at least 1
    Card searchedCard(int seat, const CardScores &scores, int steps = 1)
    {
        std::vector<Card> cards;
        for (const Card card : hands[toIndex(seat)])
            cards.push_back(card);
        std::stable_sort(cards.begin(), cards.end(), [&](Card a, Card b) { return scores(a) > scores(b); });
        cards.resize(std::min(cards.size(), kSearchedCards));
        if (cards.size() == 1)
            return cards.front();
        const auto play = [](Playout &playout, Card card) { playout.resolve(playout.chooseAll(card)); };
        return searched(seat, cards, play, [&](Playout &start, SampledDeal &model) {
            for (int other = 0; other < game.players && steps > 1; ++other)
                if (const int fewer = static_cast<int>(random.below(static_cast<std::uint32_t>(steps)));
                    other != seat && fewer > 0)
                    model.chosen[toIndex(other)] = start.searchedCard(other, scores, fewer);
        });
    }

    int searchedPile(const UnresolvedCards &unresolved)
    {
        std::vector<int> piles;
        const Card card = cardOf(unresolved.front());
        const int seat = seatOf(unresolved.front());
        for (int pile = 0; pile < kPiles; ++pile)
            if (has(game.allowedForSuit(suitOf(card)), pile))
                piles.push_back(pile);
        if (piles.size() == 1)
            return piles.front();
        const auto play = [&](Playout &playout, int pile) {
            playout.game.put(card, seat, pile);
            UnresolvedCards rest = unresolved;
            ++rest.next;
            playout.resolve(rest);
        };
        return searched(seat, piles, play, [](const Playout &, const SampledDeal &) {});
    }

    /// Every seat chooses a card by its model.
    /// @param ownCard card of the own seat; nullopt: the best one by the policy, or by its search
    /// @return the cards in the order of resolution
    UnresolvedCards chooseAll(std::optional<Card> ownCard)
    {
        const std::array<CardScores, kOpponentTypes> scores{
            CardScores(game, weightsOf(OpponentType::Policy, game.players)),
            CardScores(game, weightsOf(OpponentType::Greedy, game.players))};
        std::array<Card, kMaxPlayers> chosen{};
        for (int seat = 0; seat < game.players; ++seat) {
            const auto index = toIndex(seat);
            const CardScores &cardScores = scores[opponentTypeOf(seat) == OpponentType::Greedy && seat != own ? 1 : 0];
            if (seat == own && ownCard)
                chosen[index] = *ownCard;
            else if (ownCard && deal.chosen[index] != kNoCard)
                chosen[index] = deal.chosen[index];
            else if (searches())
                chosen[index] = searchedCard(seat, cardScores);
            else if (seat != own)
                chosen[index] = cardScores.draw(hands[index], temperatureOf(opponentTypeOf(seat)), random);
            else
                chosen[index] = cardScores.best(hands[index]);
        }
        return reveal(chosen);
    }

    /// @return the cards in the order of resolution
    UnresolvedCards reveal(const std::array<Card, kMaxPlayers> &chosen)
    {
        UnresolvedCards unresolved;
        unresolved.count = game.players;
        for (int seat = 0; seat < game.players; ++seat) {
            const auto index = toIndex(seat);
            const Card card = chosen[index];
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
            const int pile =
                searches() ? searchedPile(unresolved) : bestPile(game, unresolved, weightsFor(seatOf(sortKey)));
            game.put(cardOf(sortKey), seatOf(sortKey), pile);
        }
    }

    void playToEnd()
    {
        for (++game.round; game.round <= kRounds; ++game.round) {
            searchedRounds = std::max(searchedRounds - 1, 0);
            resolve(chooseAll(std::nullopt));
        }
    }

    search::Outcome outcome() const
    {
        int best = -1000;
        for (int seat = 0; seat < game.players; ++seat)
            if (seat != own)
                best = std::max(best, game.points[toIndex(seat)]);
        const int points = game.points[toIndex(own)];
        return {1 / (1 + search::exponential((best - points) / leadScale)), static_cast<double>(points)};
    }
};

CardSet NinjanSearch::cardsInNoHand(const SampledDeal &deal) const
{
    CardSet cards = view_.unseen();
    for (int seat = 0; seat < view_.players(); ++seat)
        cards -= deal.hands[toIndex(seat)];
    return cards;
}

NinjanSearch::Playout NinjanSearch::playoutOf(const SampledDeal &deal, int own, std::uint64_t seed) const
{
    Playout playout{deal, own, start_, deal.hands, Random(seed)};
    playout.leadScale = steps_ > 0 ? kLeadScaleAhead : kLeadScale;
    return playout;
}

/// Lets the others choose as seats that think ahead by so many steps. They do not know the own hand either.
void NinjanSearch::chooseForOthers(SampledDeal &deal, int steps) const
{
    const CardScores scores(start_, policyWeights(view_.players()));
    for (int seat = 0; seat < view_.players(); ++seat) {
        if (seat == view_.seat())
            continue;
        Playout playout = playoutOf(deal, seat, mixSeeds(deal.seed, toIndex(seat)));
        playout.unused = cardsInNoHand(deal);
        deal.chosen[toIndex(seat)] = playout.searchedCard(seat, scores, steps);
    }
}

search::Outcome NinjanSearch::playOut(const SampledDeal &deal, int move)
{
    Playout playout = playoutOf(deal, view_.seat(), deal.seed);
    if (deal.opponentTypes[0] == OpponentType::Searching) {
        playout.searchedRounds = kSearchedRounds;
        playout.unused = cardsInNoHand(deal);
    }
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
