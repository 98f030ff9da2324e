// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/ninjan/hint_reasons.h"

#include "engine/core/to_index.h"
#include "engine/games/ninjan/playout_state.h"

#include <algorithm>
#include <limits>

namespace meadhall::ninjan {

namespace {

using Code = HintReason::Code;

constexpr int kFewCards = 3;    ///< so many cards that may come first are worth listing
constexpr int kWorthSaying = 3; ///< points that a rival loses

int sumOf(const Board &board, int pile) { return board.piles[toIndex(pile)].sum(); }

/// The pile of the highest sum among those that the card beats now; −1 if it beats none.
int richestBeatenPile(const Board &board, Card card)
{
    int best = -1;
    for (int pile = 0; pile < kPiles; ++pile)
        if (has(board.beatenPiles(card), pile) && (best < 0 || sumOf(board, pile) > sumOf(board, best)))
            best = pile;
    return best;
}

bool comesBefore(Card one, Card other)
{
    std::array<RevealedCard, 2> both{RevealedCard{0, one}, RevealedCard{1, other}};
    sortForResolving(both);
    return both.front().card == one;
}

/// How the rest of a round may go: the best case of each card still to come, over all choices of all owners.
struct RestOfRound {
    static constexpr int kNothing = std::numeric_limits<int>::min();

    std::array<int, kMaxPlayers> most{}; ///< points, by place in the order of resolution
    int mostTogether = kNothing;
    Piles taken = 0; ///< places of piles that somebody could take

    /// @param pile where the current card goes
    static RestOfRound after(const Board &board, int pile)
    {
        RestOfRound rest;
        rest.most.fill(kNothing);
        PlayoutState game = PlayoutState::of(board);
        game.put(board.current().card, board.current().seat, pile);
        game.points = {};
        std::array<int, kMaxPlayers> gains{};
        rest.explore(board, game, board.resolved + 1, gains);
        return rest;
    }

private:
    void explore(const Board &board, const PlayoutState &game, int next, std::array<int, kMaxPlayers> &gains)
    {
        if (next == board.players) {
            int together = 0;
            for (int i = board.resolved + 1; i < board.players; ++i) {
                most[toIndex(i)] = std::max(most[toIndex(i)], gains[toIndex(i)]);
                together += gains[toIndex(i)];
            }
            mostTogether = std::max(mostTogether, together);
            return;
        }
        const Card card = board.order[toIndex(next)].card;
        const Piles beaten = game.beatenBySuit(suitOf(card));
        taken |= beaten;
        for (int pile = 0; pile < kPiles; ++pile)
            if (has(allowedOf(beaten), pile)) {
                PlayoutState after = game;
                after.put(card, 0, pile);
                gains[toIndex(next)] = has(beaten, pile) ? game.sums[toIndex(pile)] : 0;
                explore(board, after, next + 1, gains);
            }
    }
};

void addRivalReasons(const Board &board, int pile, const RestOfRound &rest, std::vector<HintReason> &why)
{
    std::array<int, kMaxPlayers> otherwise;
    otherwise.fill(RestOfRound::kNothing);
    for (int other = 0; other < kPiles; ++other)
        if (other != pile && has(board.allowedPiles(), other)) {
            const RestOfRound alternative = RestOfRound::after(board, other);
            for (std::size_t i = 0; i < otherwise.size(); ++i)
                otherwise[i] = std::max(otherwise[i], alternative.most[i]);
        }
    HintReason must{Code::RivalMust, kNoCard}, less{Code::RivalLess, kNoCard};
    for (int i = board.resolved + 1; i < board.players; ++i) {
        const int most = rest.most[toIndex(i)], other = otherwise[toIndex(i)];
        const Card card = board.order[toIndex(i)].card;
        if (most < 0 && other > most && (must.card == kNoCard || most < must.number))
            must = {Code::RivalMust, card, most, other};
        if (most >= 0 && other - most >= kWorthSaying
            && (less.card == kNoCard || other - most > less.other - less.number))
            less = {Code::RivalLess, card, most, other};
    }
    for (const HintReason &reason : {must, less})
        if (reason.card != kNoCard)
            why.push_back(reason);
}

void addTakingReasons(const View &view, Card card, const CardForecast &forecast, std::vector<HintReason> &why)
{
    const Board &board = view.board();
    const Pile &pile = board.piles[toIndex(forecast.pile)];
    // If almost any card may come first, that it comes last says more.
    const bool late = forecast.last && forecast.before.count() > kFewCards;
    why.push_back(late ? HintReason{Code::ComesLast}
                       : HintReason{Code::Takes, pile.top(), pile.sum(), 0, forecast.before});
    bool best = true, better = false;
    for (const Card other : view.hand())
        if (const int theirs = richestBeatenPile(board, other); theirs >= 0) {
            best = best && sumOf(board, theirs) <= pile.sum();
            better = better || sumOf(board, theirs) < pile.sum();
        }
    if (pile.sum() <= 0 && best && better)
        why.push_back({Code::BestNow});
    if (!late)
        why.push_back({Code::Leaves, kNoCard, numberOf(card)});
}

/// Another card of the hand that would have to take the poorest pile now, below 0 and below `than`.
void addAvoided(const View &view, Card card, int than, std::vector<HintReason> &why)
{
    HintReason worst{Code::AvoidsWorse, kNoCard, std::min(than, 0)};
    for (const Card other : view.hand())
        if (const int pile = richestBeatenPile(view.board(), other);
            other != card && pile >= 0 && sumOf(view.board(), pile) < worst.number)
            worst = {Code::AvoidsWorse, other, sumOf(view.board(), pile)};
    if (worst.card != kNoCard)
        why.push_back(worst);
}

void addBaseOfPile(const Board &board, int pile, std::vector<HintReason> &why)
{
    const Card card = board.current().card;
    const int sum = sumOf(board, pile);
    if (!has(board.beatenPiles(card), pile)) {
        why.push_back({Code::Lays, board.piles[toIndex(pile)].top(), sum + numberOf(card)});
        return;
    }
    int best = RestOfRound::kNothing;
    bool same = true;
    for (int other = 0; other < kPiles; ++other)
        if (other != pile && has(board.allowedPiles(), other)) {
            best = std::max(best, sumOf(board, other));
            same = same && sumOf(board, other) == sum;
        }
    if (same)
        why.push_back({Code::TakesSame, board.piles[toIndex(pile)].top(), sum});
    else
        why.push_back({best > sum ? Code::TakesLess : Code::TakesMore, kNoCard, sum, best});
}

void addLayingReasons(const View &view, int pile, std::vector<HintReason> &why)
{
    const Board &board = view.board();
    const Card card = board.current().card;
    bool beaten = false;
    for (int i = board.resolved + 1; i < board.players; ++i)
        beaten = beaten || beats(board.order[toIndex(i)].card, card);
    HintReason own{Code::OwnTaker, kNoCard};
    for (const Card held : view.hand())
        if (beats(held, card) && (own.card == kNoCard || comesBefore(held, own.card)))
            own.card = held;
    if (!beaten && own.card != kNoCard && why.front().number > 0)
        why.push_back(own);
    if (!beaten && board.resolved + 1 < board.players)
        why.push_back({Code::NoTaker});
    bool poorest = true, richest = true;
    for (int other = 0; other < kPiles; ++other)
        if (other != pile) {
            poorest = poorest && sumOf(board, pile) < sumOf(board, other);
            richest = richest && sumOf(board, pile) > sumOf(board, other);
        }
    if (poorest)
        why.push_back({Code::LaysPoorest});
    if (richest)
        why.push_back({Code::LaysRichest});
}

/// Whether nobody can take a richer pile than this one in the rest of the round.
bool richerStays(const Board &board, int pile, const RestOfRound &rest)
{
    for (int other = 0; other < kPiles; ++other)
        if (sumOf(board, other) > sumOf(board, pile) && has(rest.taken, other))
            return false;
    return true;
}

} // namespace

CardForecast forecastOf(const View &view, Card card)
{
    const Board &board = view.board();
    CardForecast forecast;
    forecast.pile = richestBeatenPile(board, card);
    forecast.first = forecast.last = true;
    for (const Card other : view.unseen()) {
        const bool before = comesBefore(other, card);
        forecast.first = forecast.first && !before;
        forecast.last = forecast.last && before;
        // A single earlier card can only be put on the piles allowed now; with several, one may change the tops for the
        // next.
        if (before && forecast.pile >= 0 && (view.players() > 2 || has(board.allowedPiles(other), forecast.pile)))
            forecast.before.add(other);
    }
    return forecast;
}

std::vector<HintReason> reasonsForCard(const View &view, Card card)
{
    if (view.hand().count() == 1)
        return {{Code::Forced}};
    std::vector<HintReason> why;
    const CardForecast forecast = forecastOf(view, card);
    if (forecast.pile >= 0) {
        addTakingReasons(view, card, forecast, why);
        if (sumOf(view.board(), forecast.pile) < 0 && why.front().code == Code::Takes) {
            std::vector<HintReason> avoided;
            addAvoided(view, card, sumOf(view.board(), forecast.pile), avoided);
            why.insert(why.begin() + 1, avoided.begin(), avoided.end());
        }
        return why;
    }
    why.push_back({forecast.last ? Code::ComesLast : forecast.first ? Code::ComesFirst : Code::BeatsNothing});
    addAvoided(view, card, 0, why);
    if (!forecast.last)
        why.push_back({Code::Adds, kNoCard, numberOf(card)});
    return why;
}

std::vector<HintReason> reasonsForPile(const View &view, int pile)
{
    const Board &board = view.board();
    if (countOf(board.allowedPiles()) == 1)
        return {{Code::Forced}};
    std::vector<HintReason> why;
    addBaseOfPile(board, pile, why);
    const Code base = why.front().code;
    const RestOfRound rest = RestOfRound::after(board, pile);
    addRivalReasons(board, pile, rest, why);
    const bool last = board.resolved + 1 == board.players;
    if (base == Code::Lays)
        addLayingReasons(view, pile, why);
    if (last && base != Code::TakesMore)
        why.push_back({Code::LastCard});
    if (base == Code::TakesLess && !last && richerStays(board, pile, rest))
        why.push_back({Code::RicherStays, kNoCard, why.front().other});
    if (base != Code::TakesMore && !last)
        why.push_back({Code::AtMost, kNoCard, rest.mostTogether});
    return why;
}

std::vector<HintReason> strongest(const std::vector<HintReason> &reasons)
{
    return {reasons.begin(), reasons.begin() + std::min<std::ptrdiff_t>(2, std::ssize(reasons))};
}

} // namespace meadhall::ninjan
