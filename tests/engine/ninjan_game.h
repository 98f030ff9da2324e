// SPDX-License-Identifier: GPL-3.0-or-later
// Helpers for tests of Ninjan: cards by name, and whole games of random legal answers.
#pragma once

#include "engine/core/random.h"
#include "engine/games/ninjan/answers.h"
#include "engine/games/ninjan/referee.h"
#include "engine/games/ninjan/throwing.h"

#include <initializer_list>
#include <string_view>

namespace meadhall::test {

/// The card with this name, which must be valid.
inline Card ninjanCard(std::string_view name) { return ninjan::cardOfName(name).value(); }

inline GameEvent ninjanGame(int players, std::uint64_t deal)
{
    GameEvent game;
    game.game = Game::Ninjan;
    for (int seat = 0; seat < players; ++seat)
        game.seats.push_back("Seat " + std::to_string(seat));
    game.deal = deal;
    return game;
}

/// An element of `from`, uniformly distributed.
template <typename Container> auto randomElement(const Container &from, Random &random)
{
    return from[random.below(static_cast<std::uint32_t>(from.size()))];
}

/// A legal answer of a random asked seat; now and then a seat changes its choice instead. For a throw the answers of
/// all its seats are combined into one event, as the table does.
inline Event randomNinjanAnswer(const ninjan::Referee &referee, Random &random)
{
    const std::vector<Request> requests = referee.openRequests();
    const ninjan::Position &position = referee.position();
    const int players = position.board.players;
    if (requests.front().kind == RequestKind::Throw) {
        ThrowEvent all;
        for (const Request &one : requests)
            ninjan::mergeThrow(
                all, ninjan::ownThrow(players, one.seat, static_cast<ninjan::Suit>(random.below(ninjan::kSuits))));
        return all;
    }
    if (requests.front().kind == RequestKind::Choose && random.below(8) != 0) {
        const int seat = randomElement(requests, random).seat;
        std::vector<Card> cards;
        for (Card card : position.hand(seat))
            cards.push_back(card);
        return ChooseEvent{seat, randomElement(cards, random)};
    }
    return randomElement(legalEvents(position), random);
}

/// Plays the game to its end. Calls `each(referee, event)` before every event.
template <typename Each> Events playNinjan(const GameEvent &game, std::uint64_t seed, Each each)
{
    Random random(seed);
    Events events{game};
    ninjan::Referee referee(game);
    while (!referee.over()) {
        const auto next = referee.nextAutomaticEvent(0);
        const Event event = next ? next->event : randomNinjanAnswer(referee, random);
        each(referee, event);
        events.push_back(event);
        referee.apply(event);
    }
    return events;
}

inline Events playNinjan(const GameEvent &game, std::uint64_t seed)
{
    return playNinjan(game, seed, [](const ninjan::Referee &, const Event &) {});
}

/// The first game of `players` seats that reaches a throw of `contenders`; returns the referee before the throw.
inline std::optional<ninjan::Referee> atNinjanThrow(int players, int contenders)
{
    for (std::uint64_t deal = 1; deal < 20'000; ++deal) {
        std::optional<ninjan::Referee> found;
        playNinjan(ninjanGame(players, deal), deal, [&](const ninjan::Referee &referee, const Event &) {
            const ninjan::Board &board = referee.position().board;
            if (!found && board.phase == ninjan::Phase::Throw && ninjan::countOf(board.contenders) == contenders)
                found = referee;
        });
        if (found)
            return found;
    }
    return std::nullopt;
}

} // namespace meadhall::test
