// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/ninjan/board.h"

#include "engine/core/to_index.h"
#include "engine/games/ninjan/throwing.h"

namespace meadhall::ninjan {

Board Board::start(int players, const std::array<Card, kPiles> &pileCards)
{
    Board board;
    board.players = players;
    for (std::size_t i = 0; i < pileCards.size(); ++i)
        board.piles[i] = Pile(pileCards[i]);
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
