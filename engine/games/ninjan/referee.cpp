// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/ninjan/referee.h"

#include "engine/core/to_index.h"
#include "engine/games/ninjan/answers.h"
#include "engine/games/ninjan/throwing.h"

namespace meadhall::ninjan {

Reason whyGameIllegal(const GameEvent &game)
{
    const int players = static_cast<int>(game.seats.size());
    return players < kMinPlayers || players > kMaxPlayers ? Reason::WrongPlayers : Reason::None;
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
    if (const auto *deal = std::get_if<DealEvent>(&event)) {
        DealEvent seen = *deal;
        for (std::size_t i = 0; i < seen.hands.size(); ++i)
            if (static_cast<int>(i) != seat)
                seen.hands[i] = SeenHand::closed(seen.hands[i].count);
        return seen;
    }
    if (const auto *choice = std::get_if<ChooseEvent>(&event); choice && choice->seat != seat)
        return ChooseEvent{choice->seat, kNoCard};
    return event;
}

Referee::Referee(const GameEvent &game) : game_(game) {}

std::vector<Request> Referee::openRequests() const
{
    return stage_ == Stage::Playing ? ninjan::openRequests(position_.board) : std::vector<Request>{};
}

Reason Referee::whyIllegal(const Event &event) const
{
    if (const auto *deal = std::get_if<DealEvent>(&event))
        return stage_ == Stage::BeforeDeal ? ninjan::whyIllegal(*deal, players(), kSpectator) : Reason::EventOutOfPlace;
    if (const auto *end = std::get_if<GameOverEvent>(&event))
        return whyGameOverIllegal(*end);
    return whyPlayIllegal(event);
}

Events Referee::legalEvents() const { return ninjan::legalEvents(position_); }

Reason Referee::whyGameOverIllegal(const GameOverEvent &event) const
{
    if (stage_ != Stage::Playing || position_.board.phase != Phase::Over)
        return Reason::EventOutOfPlace;
    if (event.totals != totals())
        return Reason::WrongTotals;
    return event.winners == std::vector{position_.board.winner()} ? Reason::None : Reason::WrongWinners;
}

Reason Referee::whyPlayIllegal(const Event &event) const
{
    const bool playing = stage_ == Stage::Playing;
    if (const auto *choice = std::get_if<ChooseEvent>(&event))
        return playing ? ninjan::whyIllegal(position_, *choice) : Reason::NothingAsked;
    if (const auto *resolve = std::get_if<ResolveEvent>(&event))
        return playing ? ninjan::whyIllegal(position_.board, *resolve) : Reason::NothingAsked;
    if (!playing)
        return Reason::EventOutOfPlace;
    if (const auto *reveal = std::get_if<RevealEvent>(&event))
        return ninjan::whyIllegal(position_, *reveal);
    if (const auto *thrown = std::get_if<ThrowEvent>(&event))
        return ninjan::whyIllegal(position_.board, *thrown);
    return Reason::EventOutOfPlace;
}

void Referee::apply(const Event &event)
{
    if (const auto *deal = std::get_if<DealEvent>(&event)) {
        position_ = {};
        position_.board = Board::start(players(), *deal);
        for (std::size_t seat = 0; seat < deal->hands.size(); ++seat)
            position_.hands[seat] = deal->hands[seat].cards;
        stage_ = Stage::Playing;
    } else if (const auto *choice = std::get_if<ChooseEvent>(&event)) {
        position_.choose(choice->seat, choice->card);
    } else if (std::holds_alternative<RevealEvent>(event)) {
        position_.reveal();
    } else if (const auto *resolve = std::get_if<ResolveEvent>(&event)) {
        position_.resolve(resolve->pile);
    } else if (const auto *thrown = std::get_if<ThrowEvent>(&event)) {
        position_.applyThrow(*thrown);
    } else if (std::holds_alternative<GameOverEvent>(event)) {
        stage_ = Stage::GameOver;
    }
}

Reason Referee::whyAnswerRefused(int seat, const Event &answer) const
{
    if (const auto *thrown = std::get_if<ThrowEvent>(&answer))
        return whyOwnThrowRefused(seat, *thrown, whyIllegal(answer));
    return meadhall::Referee::whyAnswerRefused(seat, answer);
}

std::optional<Event> Referee::combineAnswers(const Events &answers) const
{
    ThrowEvent all;
    for (const Event &answer : answers)
        if (const auto *thrown = std::get_if<ThrowEvent>(&answer))
            mergeThrow(all, *thrown);
    if (all.throws.empty())
        return answers.back();
    return whyIllegal(all) == Reason::None ? std::optional<Event>(all) : std::nullopt;
}

bool Referee::isDecisionOf(int seat, const Event &event) const
{
    if (const auto *thrown = std::get_if<ThrowEvent>(&event))
        return thrown->throws[toIndex(seat)].has_value();
    return meadhall::Referee::isDecisionOf(seat, event);
}

std::optional<Referee::AutomaticEvent> Referee::nextAutomaticEvent(std::uint64_t deal) const
{
    if (stage_ == Stage::BeforeDeal) {
        const Dealt dealt = dealer() ? dealtCards(players(), dealer()->order(kDeck, 1))
                                     : dealtCards(players(), game_.deal.value_or(deal));
        DealEvent event;
        event.piles.assign(dealt.piles.begin(), dealt.piles.end());
        for (std::size_t seat = 0; seat < game_.seats.size(); ++seat)
            event.hands.push_back(SeenHand::open(dealt.hands[seat]));
        return AutomaticEvent{event, false};
    }
    if (stage_ == Stage::Playing)
        if (const auto event = nextAutomaticPlay())
            return AutomaticEvent{*event, false};
    return std::nullopt;
}

std::optional<Event> Referee::nextAutomaticPlay() const
{
    const Board &board = position_.board;
    switch (board.phase) {
    case Phase::Choose:
        if (board.allChosen())
            return RevealEvent{{position_.choices.begin(), position_.choices.begin() + players()}};
        if (board.round == kRounds) {
            const int seat = firstOf(static_cast<Seats>(~board.chosen));
            return ChooseEvent{seat, position_.hand(seat).first()};
        }
        break;
    case Phase::Resolve:
        if (const Piles allowed = board.allowedPiles(); countOf(allowed) == 1)
            return ResolveEvent{board.turn(), board.current().card, firstOf(allowed)};
        break;
    case Phase::Throw:
        break;
    case Phase::Over:
        return GameOverEvent{totals(), {board.winner()}};
    }
    return std::nullopt;
}

std::vector<int> Referee::totals() const
{
    const auto &points = position_.board.points;
    return {points.begin(), points.begin() + players()};
}

} // namespace meadhall::ninjan
