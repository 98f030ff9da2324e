// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/odin/referee.h"

#include "engine/core/to_index.h"
#include "engine/games/odin/score.h"

namespace meadhall::odin {

Reason whyGameIllegal(const GameEvent &game)
{
    const int players = static_cast<int>(game.seats.size());
    if (players < kMinPlayers || players > kMaxPlayers)
        return Reason::WrongPlayers;
    const Rules rules = rulesOf(game);
    if (!coloursSuffice(rules.colours, players))
        return Reason::WrongColours;
    if (rules.target < 1)
        return Reason::WrongTarget;
    if (game.firstStarter < -1 || game.firstStarter >= players)
        return Reason::NoSuchSeat;
    return Reason::None;
}

Event seenBy(const Event &event, int seat)
{
    if (const auto *game = std::get_if<GameEvent>(&event)) {
        GameEvent seen = *game;
        seen.deal.reset(); // every hand can be computed from it
        if (seen.fair)
            seen.fair->secret.clear(); // and from this
        return seen;
    }
    const auto *hand = std::get_if<HandEvent>(&event);
    if (!hand)
        return event;
    HandEvent seen = *hand;
    for (std::size_t i = 0; i < seen.hands.size(); ++i)
        if (static_cast<int>(i) != seat)
            seen.hands[i] = SeenHand::closed(seen.hands[i].count);
    return seen;
}

Referee::Referee(const GameEvent &game) : game_(game), rules_(rulesOf(game)), totals_(game.seats.size(), 0) {}

std::vector<Request> Referee::openRequests() const
{
    if (stage_ != Stage::Playing)
        return {};
    return {{position_.board.turn, RequestKind::Move}};
}

Reason Referee::whyIllegal(const Event &event) const
{
    if (const auto *hand = std::get_if<HandEvent>(&event))
        return stage_ == Stage::BeforeHand ? whyHandIllegal(*hand) : Reason::EventOutOfPlace;
    if (const auto *play = std::get_if<PlayEvent>(&event))
        return play->cards.empty() ? Reason::NoCards : whyMoveIllegal(play->seat, {play->cards, play->take});
    if (const auto *pass = std::get_if<PassEvent>(&event))
        return whyMoveIllegal(pass->seat, Move::pass());
    if (const auto *over = std::get_if<HandOverEvent>(&event)) {
        if (stage_ != Stage::HandOver)
            return Reason::EventOutOfPlace;
        if (over->points != pointsOfHand())
            return Reason::WrongPoints;
        return over->totals == totalsAfterHand() ? Reason::None : Reason::WrongTotals;
    }
    if (const auto *end = std::get_if<GameOverEvent>(&event)) {
        if (stage_ != Stage::BeforeGameOver)
            return Reason::EventOutOfPlace;
        if (end->totals != totals_)
            return Reason::WrongTotals;
        return end->winners == winners(totals_) ? Reason::None : Reason::WrongWinners;
    }
    return Reason::EventOutOfPlace;
}

Events Referee::legalEvents() const
{
    Events events;
    if (stage_ != Stage::Playing)
        return events;
    const int seat = position_.board.turn;
    for (const Move &move : legalMoves(position_)) {
        if (move.isPass())
            events.emplace_back(PassEvent{seat});
        else
            events.emplace_back(PlayEvent{seat, move.cards, move.take});
    }
    return events;
}

Reason Referee::whyHandIllegal(const HandEvent &event) const
{
    if (event.first < 0 || event.first >= players())
        return Reason::NoSuchSeat;
    if (handsDealt_ > 0 && event.first != nextStarter(rules_.nextStarter, position_.board))
        return Reason::WrongStarter;
    if (handsDealt_ > 0 && event.position)
        return Reason::EventOutOfPlace;
    return odin::whyIllegal(event, players(), rules_, kSpectator);
}

Reason Referee::whyMoveIllegal(int seat, Move move) const
{
    if (seat < 0 || seat >= players())
        return Reason::NoSuchSeat;
    if (stage_ != Stage::Playing)
        return Reason::NothingAsked;
    if (seat != position_.board.turn)
        return Reason::NotYourTurn;
    return odin::whyIllegal(position_, move);
}

void Referee::apply(const Event &event)
{
    if (const auto *hand = std::get_if<HandEvent>(&event)) {
        position_ = Position{Board::start(players(), *hand, rules_.wholeHandLead), {}};
        if (hand->position)
            totals_ = hand->position->totals;
        for (std::size_t seat = 0; seat < hand->hands.size(); ++seat)
            position_.hands[seat] = hand->hands[seat].cards;
        ++handsDealt_;
        stage_ = Stage::Playing;
    } else if (const auto *play = std::get_if<PlayEvent>(&event)) {
        position_.apply({play->cards, play->take});
        if (position_.board.over)
            stage_ = Stage::HandOver;
    } else if (std::holds_alternative<PassEvent>(event)) {
        position_.apply(Move::pass());
    } else if (const auto *over = std::get_if<HandOverEvent>(&event)) {
        totals_ = over->totals;
        stage_ = gameOver(totals_, rules_.target) ? Stage::BeforeGameOver : Stage::BeforeHand;
    } else if (std::holds_alternative<GameOverEvent>(event)) {
        stage_ = Stage::GameOver;
    }
}

std::optional<Referee::AutomaticEvent> Referee::nextAutomaticEvent(std::uint64_t deal) const
{
    switch (stage_) {
    case Stage::BeforeHand: {
        const std::uint64_t number = game_.deal.value_or(deal);
        HandEvent hand;
        if (handsDealt_ > 0)
            hand.first = nextStarter(rules_.nextStarter, position_.board);
        else
            hand.first = game_.firstStarter >= 0 ? game_.firstStarter
                         : dealer()              ? dealer()->starter(players())
                                                 : randomStarter(players(), number);
        const auto hands = dealer() ? dealtHands(rules_, players(), *dealer(), handsDealt_ + 1)
                                    : dealtHands(rules_.colours, players(), number, handsDealt_ + 1, rules_.goat);
        for (std::size_t seat = 0; seat < game_.seats.size(); ++seat)
            hand.hands.push_back(SeenHand::open(hands[seat]));
        return AutomaticEvent{hand, handsDealt_ > 0};
    }
    case Stage::HandOver:
        return AutomaticEvent{HandOverEvent{pointsOfHand(), totalsAfterHand()}, false};
    case Stage::BeforeGameOver:
        return AutomaticEvent{GameOverEvent{totals_, winners(totals_)}, false};
    case Stage::Playing:
    case Stage::GameOver:
        break;
    }
    return std::nullopt;
}

std::vector<int> Referee::pointsOfHand() const
{
    std::vector<int> points;
    for (int seat = 0; seat < players(); ++seat)
        points.push_back(pointsOf(position_.hands[toIndex(seat)]));
    return points;
}

std::vector<int> Referee::totalsAfterHand() const
{
    std::vector<int> totals = totals_;
    const std::vector<int> points = pointsOfHand();
    for (std::size_t seat = 0; seat < totals.size(); ++seat)
        totals[seat] += points[seat];
    return totals;
}

} // namespace meadhall::odin
