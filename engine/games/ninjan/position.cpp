// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/ninjan/position.h"

#include "engine/core/shuffle.h"
#include "engine/core/to_index.h"

namespace meadhall::ninjan {

void Position::choose(int seat, Card card)
{
    choices[toIndex(seat)] = card;
    board.choose(seat);
}

void Position::reveal()
{
    board.reveal(choices);
    for (int seat = 0; seat < board.players; ++seat) {
        const auto index = toIndex(seat);
        hands[index].remove(choices[index]);
        choices[index] = kNoCard;
    }
}

CardSet legalChoices(const Position &position, int seat)
{
    const bool choosing = position.board.phase == Phase::Choose && !position.board.allChosen();
    return choosing ? position.hand(seat) : CardSet();
}

Reason whyIllegal(const Position &position, const ChooseEvent &event)
{
    const Board &board = position.board;
    if (event.seat < 0 || event.seat >= board.players)
        return Reason::NoSuchSeat;
    if (board.phase == Phase::Throw || board.phase == Phase::Over)
        return Reason::NothingAsked;
    if (board.phase != Phase::Choose || board.allChosen())
        return Reason::NotYourTurn;
    if (event.card == kNoCard)
        return Reason::HiddenCards;
    return position.hand(event.seat).contains(event.card) ? Reason::None : Reason::CardNotHeld;
}

Reason whyIllegal(const Position &position, const RevealEvent &event)
{
    if (!position.board.allChosen())
        return Reason::EventOutOfPlace;
    const auto choices = std::span(position.choices).first(toIndex(position.board.players));
    return std::equal(choices.begin(), choices.end(), event.cards.begin(), event.cards.end()) ? Reason::None
                                                                                              : Reason::WrongCards;
}

Position Dealt::position(int players) const
{
    Position position;
    position.board = Board::start(players, piles);
    position.hands = hands;
    return position;
}

Dealt dealtCards(int players, const std::vector<Card> &order)
{
    Dealt dealt;
    std::copy_n(order.begin(), kPiles, dealt.piles.begin());
    for (std::size_t i = 0; i < toIndex(players * kHandSize); ++i)
        dealt.hands[i / kHandSize].add(order[kPiles + i]);
    return dealt;
}

Dealt dealtCards(int players, std::uint64_t deal)
{
    Random random(mixSeeds(deal, 1));
    return dealtCards(players, shuffled(kDeck, random));
}

} // namespace meadhall::ninjan
