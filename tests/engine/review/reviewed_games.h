// SPDX-License-Identifier: GPL-3.0-or-later
// Games of computers with mistakes planted in them.
#pragma once

#include "engine/core/to_index.h"
#include "engine/games/games.h"
#include "engine/games/ninjan/referee.h"
#include "engine/games/odin/move_list.h"
#include "engine/games/odin/referee.h"
#include "engine/players/make_player.h"

#include <algorithm>
#include <functional>
#include <memory>

namespace meadhall::test {

/// Replaces an answer; nullopt: the computer's own answer stands.
using Plant = std::function<std::optional<Event>(const Referee &, Request, const Event &answer)>;

/// A game of players of level medium.
/// @param plant asked at every decision
/// @param maxEvents the game breaks off after so many
inline Events computersGame(const GameEvent &game, const Plant &plant = {}, std::size_t maxEvents = 10'000)
{
    const std::unique_ptr<Referee> referee = makeReferee(game);
    std::vector<std::unique_ptr<players::Player>> chairs;
    for (std::size_t seat = 0; seat < game.seats.size(); ++seat)
        chairs.push_back(players::makePlayer(game.game, static_cast<int>(seat), players::Level::Medium, seat));
    Events events;
    const auto tell = [&](const Event &event) {
        events.push_back(event);
        for (std::size_t seat = 0; seat < chairs.size(); ++seat)
            chairs[seat]->onEvent(referee->seenBy(event, static_cast<int>(seat)));
    };
    tell(game);
    while (!referee->over() && events.size() < maxEvents) {
        std::optional<Event> next;
        if (const auto automatic = referee->nextAutomaticEvent(0))
            next = automatic->event;
        Events answers;
        for (const Request &request : next ? std::vector<Request>{} : referee->openRequests()) {
            answers.push_back(chairs[toIndex(request.seat)]->answer(request.kind, {}));
            if (const auto planted = plant ? plant(*referee, request, answers.back()) : std::nullopt)
                answers.back() = *planted;
            if ((next = referee->combineAnswers(answers)))
                break;
        }
        referee->apply(*next);
        tell(*next);
    }
    return events;
}

inline GameEvent computersOf(Game game, int players, std::uint64_t deal)
{
    GameEvent event;
    event.game = game;
    for (int seat = 0; seat < players; ++seat)
        event.seats.push_back("Seat " + std::to_string(seat));
    event.deal = deal;
    return event;
}

/// A record and the line of the mistake in it.
struct PlantedGame {
    Events events; ///< ends some events after the mistake
    int line = 0;
    int seat = 0;
    Event better; ///< what should have been played
};

/// A seat of Odin passes although it could go out with its last one or two cards, and somebody else goes out instead.
inline PlantedGame missesGoingOut(int players, std::uint64_t deal)
{
    PlantedGame game;
    bool planted = false;
    const auto plant = [&](const Referee &referee, Request request, const Event &) -> std::optional<Event> {
        const odin::Position &position = dynamic_cast<const odin::Referee &>(referee).position();
        const odin::Move out = odin::goingOut(position.board, position.handToMove());
        if (planted || out.isPass() || position.board.leading() || position.handToMove().count() > 2)
            return std::nullopt;
        planted = true;
        game.seat = request.seat;
        game.better = PlayEvent{request.seat, out.cards, out.take};
        return PassEvent{request.seat};
    };
    game.events = computersGame(computersOf(Game::Odin, players, deal), plant);
    for (std::size_t i = 1; i < game.events.size() && planted; ++i) {
        const auto *pass = std::get_if<PassEvent>(&game.events[i]);
        odin::Referee referee(std::get<GameEvent>(game.events[0]));
        for (std::size_t j = 1; j < i; ++j)
            referee.apply(game.events[j]);
        if (pass && pass->seat == game.seat && referee.whyIllegal(game.better) == Reason::None) {
            const auto over =
                std::find_if(game.events.begin() + static_cast<std::ptrdiff_t>(i), game.events.end(),
                             [](const Event &event) { return std::holds_alternative<HandOverEvent>(event); });
            // Often the seat goes out in its next turn, and has lost nothing.
            if (over == game.events.end() || std::get<HandOverEvent>(*over).points[toIndex(game.seat)] == 0)
                return {};
            game.line = static_cast<int>(i) + 1;
            game.events.resize(std::min(game.events.size(), i + 3));
            return game;
        }
    }
    return {};
}

/// Whose card of Ninjan is resolved, and whether a mistake is to be planted there.
using WhichCard = std::function<bool(const ninjan::Board &)>;

/// A seat of Ninjan takes the poorest pile although another one is worth at least 16 more.
inline PlantedGame takesPoorPileAt(int players, std::uint64_t deal, const WhichCard &there)
{
    PlantedGame game;
    const auto plant = [&](const Referee &referee, Request request, const Event &) -> std::optional<Event> {
        const ninjan::Board &board = dynamic_cast<const ninjan::Referee &>(referee).position().board;
        if (game.line != 0 || request.kind != RequestKind::Pile || !there(board))
            return std::nullopt;
        int poorest = -1;
        int richest = -1;
        for (int pile = 0; pile < ninjan::kPiles; ++pile) {
            if (!ninjan::has(board.beatenPiles(board.current().card), pile))
                continue;
            const int sum = board.piles[toIndex(pile)].sum();
            if (poorest < 0 || sum < board.piles[toIndex(poorest)].sum())
                poorest = pile;
            if (richest < 0 || sum > board.piles[toIndex(richest)].sum())
                richest = pile;
        }
        if (poorest < 0 || board.piles[toIndex(richest)].sum() - board.piles[toIndex(poorest)].sum() < 16)
            return std::nullopt;
        game.seat = request.seat;
        game.better = ResolveEvent{request.seat, board.current().card, richest};
        game.line = -1;
        return ResolveEvent{request.seat, board.current().card, poorest};
    };
    game.events = computersGame(computersOf(Game::Ninjan, players, deal), plant);
    if (game.line == 0)
        return {};
    ninjan::Referee referee(std::get<GameEvent>(game.events[0]));
    for (std::size_t i = 1; i < game.events.size(); ++i) {
        if (referee.whyIllegal(game.better) == Reason::None && !(game.events[i] == game.better)) {
            game.line = static_cast<int>(i) + 1;
            break;
        }
        referee.apply(game.events[i]);
    }
    return game;
}

/// From the sixth round on.
inline PlantedGame takesPoorPile(int players, std::uint64_t deal)
{
    return takesPoorPileAt(players, deal, [](const ninjan::Board &board) { return board.round >= 6; });
}

/// With the very last card, so that nothing is left to chance.
inline PlantedGame takesPoorPileLast(int players, std::uint64_t deal)
{
    return takesPoorPileAt(players, deal, [](const ninjan::Board &board) {
        return board.round == ninjan::kRounds && board.resolved + 1 == board.players;
    });
}

/// The first game that has such a mistake; not every one has a chance for it.
/// @param make one of the functions above
/// @param deal the first deal to try; then every second one
inline PlantedGame firstPlanted(PlantedGame (*make)(int, std::uint64_t), int players, std::uint64_t deal)
{
    PlantedGame game;
    for (; game.line == 0; deal += 2)
        game = make(players, deal);
    return game;
}

} // namespace meadhall::test
