// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/ninjan/board.h"

#include "engine/core/referee.h"
#include "engine/core/to_index.h"
#include "engine/games/ninjan/throwing.h"

namespace meadhall::ninjan {

namespace {

/// The cards on the piles and out of play.
CardSet lyingCards(const DealEvent &event)
{
    CardSet lying;
    for (const Card card : event.piles)
        lying.add(card);
    if (!event.position)
        return lying;
    for (const auto &pile : event.position->under)
        for (const Card card : pile)
            lying.add(card);
    for (const CardSet taken : event.position->taken)
        lying |= taken;
    return lying | event.position->out;
}

} // namespace

Board Board::start(int players, const std::array<Card, kPiles> &pileCards)
{
    Board board;
    board.players = players;
    for (std::size_t i = 0; i < pileCards.size(); ++i)
        board.piles[i] = Pile(pileCards[i]);
    return board;
}

Board Board::start(int players, const DealEvent &event)
{
    Board board = start(players, {event.piles[0], event.piles[1], event.piles[2]});
    if (!event.position)
        return board;
    const DealPosition &position = *event.position;
    board.round = position.round;
    for (std::size_t i = 0; i < kPiles; ++i) {
        board.piles[i] = {};
        for (const Card card : position.under[i])
            board.piles[i].add(card);
        board.piles[i].add(event.piles[i]);
    }
    std::copy(position.points.begin(), position.points.end(), board.points.begin());
    std::copy(position.taken.begin(), position.taken.end(), board.taken.begin());
    if (!position.revealed.empty()) {
        board.reveal(position.revealed);
        board.resolved = static_cast<int>(
            std::count_if(position.revealed.begin(), position.revealed.end(),
                          [lying = lyingCards(event)](const Card card) { return lying.contains(card); }));
    }
    return board;
}

Piles Board::beatenPiles(Card card) const
{
    Piles beaten = 0;
    for (std::size_t i = 0; i < piles.size(); ++i)
        if (beats(card, piles[i].top()))
            beaten |= static_cast<Piles>(1u << i);
    return beaten;
}

Piles Board::allowedPiles(Card card) const { return allowedOf(beatenPiles(card)); }

void Board::reveal(std::span<const Card> cards)
{
    order = {};
    for (int seat = 0; seat < players; ++seat) {
        const auto index = toIndex(seat);
        order[index] = {static_cast<std::int8_t>(seat), cards[index]};
    }
    sortForResolving(std::span(order).first(toIndex(players)));
    resolved = 0;
    chosen = 0;
    phase = Phase::Resolve;
}

CardSet Board::resolve(int pile)
{
    const RevealedCard revealed = current();
    Pile &target = piles[toIndex(pile)];
    CardSet takenCards;
    if (beats(revealed.card, target.top())) {
        const auto owner = toIndex(revealed.seat);
        takenCards = target.cards();
        taken[owner] |= takenCards;
        points[owner] += target.sum();
        target = Pile(revealed.card);
    } else {
        target.add(revealed.card);
    }
    if (++resolved == players)
        endRound();
    return takenCards;
}

void Board::endRound()
{
    if (round < kRounds) {
        ++round;
        phase = Phase::Choose;
        return;
    }
    const int highest = *std::max_element(points.begin(), points.begin() + players);
    for (int seat = 0; seat < players; ++seat)
        if (points[toIndex(seat)] == highest)
            contenders |= seatBit(seat);
    phase = countOf(contenders) == 1 ? Phase::Over : Phase::Throw;
}

void Board::applyThrow(const ThrowEvent &event)
{
    contenders = remaining(event);
    if (countOf(contenders) == 1)
        phase = Phase::Over;
}

namespace {

/// Checks the revealed cards of a position: each seat shows one or none does, and the first ones are resolved.
/// @param left cards that lie nowhere and are in no open hand
Reason whyRevealIllegal(const DealEvent &event, int players, CardSet left)
{
    const std::vector<Card> &revealed = event.position->revealed;
    if (revealed.empty())
        return Reason::None;
    if (static_cast<int>(revealed.size()) != players)
        return Reason::WrongCards;
    const CardSet lying = lyingCards(event);
    CardSet all;
    for (const Card card : revealed) {
        if (!(lying | left).contains(card) || all.contains(card))
            return Reason::CardTwice;
        all.add(card);
    }
    const Board board = Board::start(players, event);
    if (board.resolved >= players)
        return Reason::WrongCards;
    for (int i = 0; i < players; ++i)
        if (lying.contains(board.order[toIndex(i)].card) != (i < board.resolved))
            return Reason::WrongCards;
    return Reason::None;
}

/// @param left cards of the deck that are in no open hand
Reason whyPositionIllegal(const DealEvent &event, int players, CardSet left)
{
    const DealPosition &position = *event.position;
    const auto seats = event.hands.size();
    if (position.round < 1 || position.round > kRounds || position.under.size() != kPiles
        || position.points.size() != seats || position.taken.size() != seats)
        return Reason::WrongDeal;
    const bool isRevealed = !position.revealed.empty();
    for (const SeenHand &hand : event.hands)
        if (hand.count != kHandSize + 1 - position.round - (isRevealed ? 1 : 0))
            return Reason::WrongDeal;
    int lying = 0;
    const auto lay = [&](CardSet cards) {
        const bool fits = left.containsAll(cards);
        left -= cards;
        lying += cards.count();
        return fits;
    };
    for (std::size_t i = 0; i < kPiles; ++i) {
        std::vector<Card> pile = position.under[i];
        pile.push_back(event.piles[i]);
        for (const Card card : pile)
            if (!left.contains(card) || !lay(CardSet::of(card)))
                return Reason::CardTwice;
    }
    for (const CardSet taken : position.taken)
        if (!lay(taken))
            return Reason::CardTwice;
    if (!lay(position.out))
        return Reason::CardTwice;
    if (const Reason reason = whyRevealIllegal(event, players, left); reason != Reason::None)
        return reason;
    for (const int points : position.points)
        if (points < kFewestPoints || points > kMostPoints)
            return Reason::WrongTotals;
    const int resolved = isRevealed ? Board::start(players, event).resolved : 0;
    return lying > kPiles + players * (position.round - 1) + resolved ? Reason::WrongDeal : Reason::None;
}

} // namespace

Reason whyIllegal(const DealEvent &event, int players, int viewer)
{
    if (event.piles.size() != kPiles || static_cast<int>(event.hands.size()) != players)
        return Reason::WrongDeal;
    CardSet left = kDeck;
    const auto open = [&](CardSet cards) {
        const bool fits = left.containsAll(cards);
        left -= cards;
        return fits;
    };
    for (const Card card : event.piles)
        if (!event.position && (!left.contains(card) || !open(CardSet::of(card))))
            return Reason::WrongDeal;
    for (int seat = 0; seat < players; ++seat) {
        const SeenHand &hand = event.hands[toIndex(seat)];
        if (viewer == kSpectator && hand.hidden())
            return Reason::HiddenCards;
        const bool isOpen = viewer == kSpectator || seat == viewer;
        if ((hand.hidden() == isOpen && hand.count > 0) || (!event.position && hand.count != kHandSize)
            || !open(hand.cards))
            return Reason::WrongDeal;
    }
    return event.position ? whyPositionIllegal(event, players, left) : Reason::None;
}

Reason whyIllegal(const Board &board, const ResolveEvent &event)
{
    if (event.seat < 0 || event.seat >= board.players)
        return Reason::NoSuchSeat;
    if (event.seat != board.turn())
        return Reason::NotYourTurn;
    if (event.card != board.current().card)
        return Reason::WrongCards;
    if (event.pile < 0 || event.pile >= kPiles)
        return Reason::PileMissing;
    return has(board.allowedPiles(), event.pile) ? Reason::None : Reason::MustTakePile;
}

Reason whyIllegal(const Board &board, const ThrowEvent &event)
{
    if (board.phase != Phase::Throw)
        return Reason::EventOutOfPlace;
    if (static_cast<int>(event.throws.size()) != board.players)
        return Reason::WrongPlayers;
    Seats throwing = 0;
    for (int seat = 0; seat < board.players; ++seat) {
        const std::optional<int> symbol = event.throws[toIndex(seat)];
        if (!symbol)
            continue;
        if (!has(board.contenders, seat))
            return Reason::NotThrowing;
        if (*symbol < 0 || *symbol >= kSuits)
            return Reason::NoSuchThrow;
        throwing |= seatBit(seat);
    }
    return throwing == board.contenders ? Reason::None : Reason::ThrowMissing;
}

} // namespace meadhall::ninjan
