// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/odin/seen_referee.h"

#include "engine/games/odin/referee.h"
#include "engine/games/odin/score.h"

#include <algorithm>

namespace meadhall::odin {

SeenReferee::SeenReferee(const GameEvent &game, int seat) : view_(seat) { view_.apply(game); }

SeenReferee::Stage SeenReferee::stage() const
{
    if (view_.gameOver())
        return Stage::GameOver;
    if (view_.handRunning())
        return Stage::Playing;
    if (view_.handNumber() > static_cast<int>(view_.handPoints().size()))
        return Stage::HandOver;
    return odin::gameOver(view_.totals(), view_.rules().target) ? Stage::BeforeGameOver : Stage::BeforeHand;
}

std::vector<Request> SeenReferee::openRequests() const
{
    if (stage() != Stage::Playing)
        return {};
    return {{view_.board().turn, RequestKind::Move}};
}

Reason SeenReferee::whyIllegal(const Event &event) const
{
    if (const auto *hand = std::get_if<HandEvent>(&event))
        return stage() == Stage::BeforeHand ? whyHandIllegal(*hand) : Reason::EventOutOfPlace;
    if (const auto *play = std::get_if<PlayEvent>(&event))
        return play->cards.empty() ? Reason::NoCards : whyMoveIllegal(play->seat, {play->cards, play->take});
    if (const auto *pass = std::get_if<PassEvent>(&event))
        return whyMoveIllegal(pass->seat, Move::pass());
    if (const auto *over = std::get_if<HandOverEvent>(&event))
        return whyHandOverIllegal(*over);
    if (const auto *end = std::get_if<GameOverEvent>(&event)) {
        if (stage() != Stage::BeforeGameOver)
            return Reason::EventOutOfPlace;
        if (end->totals != view_.totals())
            return Reason::WrongTotals;
        return end->winners == winners(view_.totals()) ? Reason::None : Reason::WrongWinners;
    }
    return Reason::EventOutOfPlace;
}

Events SeenReferee::legalEvents() const
{
    Events events;
    if (!view_.ownTurn())
        return events;
    for (const Move &move : legalMoves(view_.board(), view_.hand())) {
        if (move.isPass())
            events.emplace_back(PassEvent{view_.seat()});
        else
            events.emplace_back(PlayEvent{view_.seat(), move.cards, move.take});
    }
    return events;
}

Reason SeenReferee::whyHandIllegal(const HandEvent &event) const
{
    if (event.first < 0 || event.first >= view_.players())
        return Reason::NoSuchSeat;
    if (view_.handNumber() > 0 && event.first != nextStarter(view_.rules().nextStarter, view_.board()))
        return Reason::WrongStarter;
    if (view_.handNumber() > 0 && event.position)
        return Reason::EventOutOfPlace;
    return odin::whyIllegal(event, view_.players(), view_.rules(), view_.seat());
}

Reason SeenReferee::whyMoveIllegal(int seat, Move move) const
{
    if (seat < 0 || seat >= view_.players())
        return Reason::NoSuchSeat;
    if (stage() != Stage::Playing)
        return Reason::NothingAsked;
    Board board = view_.board();
    if (seat != board.turn)
        return Reason::NotYourTurn;
    if (seat == view_.seat())
        return odin::whyIllegal(board, view_.hand(), move);
    // One hand that fits what is known: the played cards, the picked-up ones, and unseen ones up to its size.
    CardSet hand = view_.known(seat) | move.cards;
    CardSet hidden = view_.unseen();
    for (int other = 0; other < view_.players(); ++other)
        hidden -= view_.known(other);
    if (!(view_.known(seat) | hidden).containsAll(move.cards) || hand.count() > view_.count(seat))
        return Reason::CardNotHeld;
    hidden -= hand;
    if (hidden.contains(kGoat) && view_.hiddenCards() == (move.cards - view_.known(seat)).count())
        return Reason::CardNotHeld; // the goat would be in no hand
    while (hand.count() < view_.count(seat) && !hidden.empty()) {
        hand.add(hidden.first());
        hidden.remove(hidden.first());
    }
    board.wholeHandLead = WholeHandLead::Optional; // the filled-up hand may be a set, though the real one is not
    return odin::whyIllegal(board, hand, move);
}

Reason SeenReferee::whyHandOverIllegal(const HandOverEvent &event) const
{
    if (stage() != Stage::HandOver)
        return Reason::EventOutOfPlace;
    std::vector<int> points;
    for (int seat = 0; seat < view_.players(); ++seat)
        points.push_back(view_.count(seat));
    if (view_.hand().contains(kGoat))
        points[toIndex(view_.seat())] += kGoatExtraPoints;
    if (const std::vector<int> holders = view_.goatHolders(); !holders.empty()) {
        // The points tell who held it.
        const auto holder = std::find_if(holders.begin(), holders.end(), [&](int seat) {
            return toIndex(seat) < event.points.size() && event.points[toIndex(seat)] != points[toIndex(seat)];
        });
        points[toIndex(holder == holders.end() ? holders.front() : *holder)] += kGoatExtraPoints;
    }
    if (event.points != points)
        return Reason::WrongPoints;
    for (int seat = 0; seat < view_.players(); ++seat)
        points[toIndex(seat)] += view_.totals()[toIndex(seat)];
    return event.totals == points ? Reason::None : Reason::WrongTotals;
}

Event SeenReferee::seenBy(const Event &event, int seat) const { return odin::seenBy(event, seat); }

} // namespace meadhall::odin
