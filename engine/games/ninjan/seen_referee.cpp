// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/ninjan/seen_referee.h"

#include "engine/games/ninjan/answers.h"
#include "engine/games/ninjan/referee.h"
#include "engine/games/ninjan/throwing.h"

#include <algorithm>

namespace meadhall::ninjan {

SeenReferee::SeenReferee(const GameEvent &game, int seat) : view_(seat) { view_.apply(game); }

std::vector<Request> SeenReferee::openRequests() const
{
    return view_.dealt() && !view_.gameOver() ? ninjan::openRequests(view_.board()) : std::vector<Request>{};
}

Reason SeenReferee::whyIllegal(const Event &event) const
{
    if (const auto *deal = std::get_if<DealEvent>(&event))
        return view_.dealt() ? Reason::EventOutOfPlace : ninjan::whyIllegal(*deal, view_.players(), view_.seat());
    if (!view_.dealt() || view_.gameOver())
        return Reason::EventOutOfPlace;
    if (const auto *choice = std::get_if<ChooseEvent>(&event))
        return whyChoiceIllegal(*choice);
    if (const auto *reveal = std::get_if<RevealEvent>(&event))
        return whyRevealIllegal(*reveal);
    if (const auto *resolve = std::get_if<ResolveEvent>(&event))
        return ninjan::whyIllegal(view_.board(), *resolve);
    if (const auto *thrown = std::get_if<ThrowEvent>(&event))
        return ninjan::whyIllegal(view_.board(), *thrown);
    if (const auto *end = std::get_if<GameOverEvent>(&event))
        return whyGameOverIllegal(*end);
    return Reason::EventOutOfPlace;
}

Events SeenReferee::legalEvents() const
{
    Events events;
    if (view_.dealt() && view_.mayChoose())
        for (Card card : view_.hand())
            events.emplace_back(ChooseEvent{view_.seat(), card});
    const Board &board = view_.board();
    for (int pile = 0; pile < kPiles; ++pile)
        if (board.turn() == view_.seat() && has(board.allowedPiles(), pile))
            events.emplace_back(ResolveEvent{view_.seat(), board.current().card, pile});
    if (board.phase == Phase::Throw && has(board.contenders, view_.seat()))
        for (int symbol = 0; symbol < kSuits; ++symbol)
            events.emplace_back(ownThrow(board.players, view_.seat(), static_cast<Suit>(symbol)));
    return events;
}

Reason SeenReferee::whyAnswerRefused(int seat, const Event &answer) const
{
    if (const auto *thrown = std::get_if<ThrowEvent>(&answer))
        return whyOwnThrowRefused(seat, *thrown, whyIllegal(answer));
    return meadhall::Referee::whyAnswerRefused(seat, answer);
}

bool SeenReferee::isDecisionOf(int seat, const Event &event) const
{
    if (const auto *thrown = std::get_if<ThrowEvent>(&event))
        return thrown->throws[toIndex(seat)].has_value();
    return meadhall::Referee::isDecisionOf(seat, event);
}

Reason SeenReferee::whyChoiceIllegal(const ChooseEvent &event) const
{
    const Board &board = view_.board();
    if (event.seat < 0 || event.seat >= board.players)
        return Reason::NoSuchSeat;
    if (board.phase != Phase::Choose)
        return board.phase == Phase::Resolve ? Reason::NotYourTurn : Reason::NothingAsked;
    if (board.allChosen())
        return Reason::NotYourTurn;
    if (event.seat != view_.seat())
        return event.card == kNoCard ? Reason::None : Reason::CardNotHeld;
    return view_.hand().contains(event.card) ? Reason::None : Reason::CardNotHeld;
}

Reason SeenReferee::whyRevealIllegal(const RevealEvent &event) const
{
    if (!view_.board().allChosen())
        return Reason::EventOutOfPlace;
    if (static_cast<int>(event.cards.size()) != view_.players())
        return Reason::WrongCards;
    CardSet hidden = view_.unseen();
    for (int seat = 0; seat < view_.players(); ++seat) {
        const Card card = event.cards[toIndex(seat)];
        const bool fits = seat == view_.seat() ? card == view_.choice() : hidden.contains(card);
        if (!fits)
            return Reason::WrongCards;
        if (seat != view_.seat())
            hidden.remove(card);
    }
    return Reason::None;
}

Reason SeenReferee::whyGameOverIllegal(const GameOverEvent &event) const
{
    const Board &board = view_.board();
    if (board.phase != Phase::Over)
        return Reason::EventOutOfPlace;
    if (!std::equal(event.totals.begin(), event.totals.end(), board.points.begin(),
                    board.points.begin() + board.players))
        return Reason::WrongTotals;
    return event.winners == std::vector{board.winner()} ? Reason::None : Reason::WrongWinners;
}

Event SeenReferee::seenBy(const Event &event, int seat) const { return ninjan::seenBy(event, seat); }

} // namespace meadhall::ninjan
