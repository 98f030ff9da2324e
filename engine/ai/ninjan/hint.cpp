#include "engine/ai/ninjan/hint.h"

#include "engine/ai/ninjan/ninjan_search.h"
#include "engine/core/to_index.h"

#include <algorithm>

namespace meadhall::ninjan {

namespace {

using namespace ai;

// Cards up to kLowCard are hardly worth taking; cards from kHighCard on are attractive.
constexpr int kLowCard = 3;
constexpr int kHighCard = 6;

/// The pile of the highest sum among those that the card beats now; −1 if it beats none.
int richestBeatenPile(const Board &board, Card card)
{
    int best = -1;
    for (int pile = 0; pile < kPiles; ++pile)
        if (has(board.beatenPiles(card), pile)
            && (best < 0 || board.piles[toIndex(pile)].sum() > board.piles[toIndex(best)].sum()))
            best = pile;
    return best;
}

int sumOf(const Board &board, int pile) { return board.piles[toIndex(pile)].sum(); }

/// Number of unseen cards that are resolved earlier and beat the same piles.
int unseenBefore(const View &view, Card card)
{
    int count = 0;
    for (const Card other : view.unseen() & cardsOf(suitOf(card)))
        count += numberOf(other) > numberOf(card) ? 1 : 0;
    return count;
}

/// Expected number of those cards in the other hands.
double heldBefore(const View &view, Card card)
{
    int held = 0;
    for (int seat = 0; seat < view.players(); ++seat)
        held += seat == view.seat() ? 0 : view.count(seat);
    return static_cast<double>(unseenBefore(view, card)) * held / std::max(view.unseen().count(), 1);
}

bool anotherCardTakesNegativePile(const View &view, Card card)
{
    for (const Card other : view.hand()) {
        const int pile = richestBeatenPile(view.board(), other);
        if (other != card && pile >= 0 && sumOf(view.board(), pile) < 0)
            return true;
    }
    return false;
}

void addTakingReasons(const View &view, Card card, int pile, std::vector<HintReason> &why)
{
    if (sumOf(view.board(), pile) < 0) {
        why.push_back(HintReason::TakesSpoilt);
        return;
    }
    if (sumOf(view.board(), pile) > 0)
        why.push_back(HintReason::TakesPile);
    if (numberOf(card) >= kHighCard)
        why.push_back(HintReason::GivesPrize);
    else if (numberOf(card) <= kLowCard)
        why.push_back(HintReason::TakesCheaply);
    if (unseenBefore(view, card) == 0)
        why.push_back(HintReason::ComesFirst);
    else if (heldBefore(view, card) >= 1)
        why.push_back(HintReason::MayBeLate);
}

void addLayingReasons(const Board &board, Card card, int richest, std::vector<HintReason> &why)
{
    if (numberOf(card) < 0)
        why.push_back(richest > 0 ? HintReason::SpoilsPile : HintReason::ShedsNegative);
    else if (numberOf(card) <= kLowCard)
        why.push_back(HintReason::LaysCheaply);
    else if (numberOf(card) >= kHighCard && board.phase == Phase::Choose)
        why.push_back(HintReason::GivesPrize);
}

/// Points that each seat gains in the rest of the round after the current card is put on `pile`.
std::array<int, kMaxPlayers> gainsAfter(const Board &board, int pile)
{
    PlayoutState game = PlayoutState::of(board);
    UnresolvedCards unresolved = UnresolvedCards::of(board);
    game.put(cardOf(unresolved.front()), seatOf(unresolved.front()), pile);
    std::array<int, kMaxPlayers> gains = game.points;
    for (++unresolved.next; !unresolved.done(); ++unresolved.next)
        game.put(cardOf(unresolved.front()), seatOf(unresolved.front()), bestPile(game, unresolved, greedyWeights()));
    for (std::size_t seat = 0; seat < gains.size(); ++seat)
        gains[seat] = game.points[seat] - gains[seat];
    return gains;
}

void addRivalReasons(const Board &board, int pile, std::vector<HintReason> &why)
{
    const auto gains = gainsAfter(board, pile);
    std::array<int, kMaxPlayers> most = gains;
    std::array<int, kMaxPlayers> least = gains;
    for (int other = 0; other < kPiles; ++other)
        if (has(board.allowedPiles(), other)) {
            const auto otherGains = gainsAfter(board, other);
            for (std::size_t seat = 0; seat < otherGains.size(); ++seat) {
                most[seat] = std::max(most[seat], otherGains[seat]);
                least[seat] = std::min(least[seat], otherGains[seat]);
            }
        }
    bool forces = false;
    bool denies = false;
    bool feeds = false;
    for (std::size_t seat = 0; seat < gains.size(); ++seat) {
        forces |= gains[seat] < 0;
        denies |= gains[seat] >= 0 && most[seat] - gains[seat] >= kLowCard;
        feeds |= gains[seat] > 0 && gains[seat] - least[seat] >= kLowCard;
    }
    if (forces)
        why.push_back(HintReason::ForcesRival);
    if (denies)
        why.push_back(HintReason::DeniesRival);
    if (feeds)
        why.push_back(HintReason::FeedsRival);
}

bool comesBefore(Card one, Card other)
{
    std::array<RevealedCard, 2> both{RevealedCard{0, one}, RevealedCard{1, other}};
    sortForResolving(both);
    return both.front().card == one;
}

} // namespace

CardForecast forecastOf(const View &view, Card card)
{
    const Board &board = view.board();
    CardForecast forecast;
    forecast.pile = richestBeatenPile(board, card);
    forecast.last = true;
    for (const Card other : view.unseen()) {
        const bool before = comesBefore(other, card);
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
    const Board &board = view.board();
    if (view.hand().count() == 1)
        return {HintReason::Forced};
    std::vector<HintReason> why;
    if (const int pile = richestBeatenPile(board, card); pile >= 0) {
        addTakingReasons(view, card, pile, why);
        return why;
    }
    addLayingReasons(board, card, std::max({sumOf(board, 0), sumOf(board, 1), sumOf(board, 2)}), why);
    if (anotherCardTakesNegativePile(view, card))
        why.push_back(HintReason::AvoidsTaking);
    return why;
}

std::vector<HintReason> reasonsForPile(const View &view, int pile)
{
    const Board &board = view.board();
    const Card card = board.current().card;
    if (countOf(board.allowedPiles()) == 1)
        return {HintReason::Forced};
    std::vector<HintReason> why;
    if (has(board.beatenPiles(card), pile)) {
        const bool allNegative = sumOf(board, richestBeatenPile(board, card)) < 0;
        if (allNegative && pile == richestBeatenPile(board, card))
            why.push_back(HintReason::LesserEvil);
        else if (sumOf(board, pile) != 0)
            why.push_back(sumOf(board, pile) < 0 ? HintReason::TakesSpoilt : HintReason::TakesPile);
    } else {
        addLayingReasons(board, card, sumOf(board, pile), why);
    }
    addRivalReasons(board, pile, why);
    return why;
}

std::vector<RankedChoice> rankChoices(const View &view, int playouts, std::uint64_t seed, std::stop_token stop)
{
    const Board &board = view.board();
    const bool choosing = view.mayChoose();
    if (!choosing && (!view.dealt() || board.turn() != view.seat()))
        return {};
    search::Budget budget;
    budget.simulations = playouts;
    budget.deals = std::clamp(playouts / 4, 20, 2000);
    NinjanSearch search(view, seed);
    std::vector<RankedChoice> ranked;
    for (const search::MoveEstimate &each : search::evaluateMoves(search, budget, stop)) {
        const int candidate = search.candidate(each.move);
        RankedChoice choice;
        choice.card = choosing ? static_cast<Card>(candidate) : board.current().card;
        choice.pile = choosing ? richestBeatenPile(board, choice.card) : candidate;
        choice.points = each.points;
        choice.chance = each.utility;
        choice.why = choosing ? reasonsForCard(view, choice.card) : reasonsForPile(view, candidate);
        ranked.push_back(choice);
    }
    return ranked;
}

} // namespace meadhall::ninjan
