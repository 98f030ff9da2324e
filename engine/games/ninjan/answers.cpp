// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/ninjan/answers.h"

#include "engine/core/to_index.h"

namespace meadhall::ninjan {

std::vector<Request> openRequests(const Board &board)
{
    std::vector<Request> requests;
    switch (board.phase) {
    case Phase::Choose:
        if (board.round < kRounds)
            for (int seat = 0; seat < board.players; ++seat)
                if (!has(board.chosen, seat))
                    requests.push_back({seat, RequestKind::Choose});
        break;
    case Phase::Resolve:
        if (countOf(board.allowedPiles()) > 1)
            requests.push_back({board.turn(), RequestKind::Pile});
        break;
    case Phase::Throw:
        for (int seat = 0; seat < board.players; ++seat)
            if (has(board.contenders, seat))
                requests.push_back({seat, RequestKind::Throw});
        break;
    case Phase::Over:
        break;
    }
    return requests;
}

namespace {

/// Every complete throw, in ascending order if the symbols are read as digits of a number, seat 0 first.
Events completeThrows(const Board &board)
{
    ThrowEvent event;
    event.throws.resize(toIndex(board.players));
    for (int seat = 0; seat < board.players; ++seat)
        if (has(board.contenders, seat))
            event.throws[toIndex(seat)] = 0;
    Events events;
    for (;;) {
        events.emplace_back(event);
        auto digit = event.throws.rbegin();
        for (; digit != event.throws.rend(); ++digit) {
            if (!*digit)
                continue;
            if (++**digit < kSuits)
                break;
            *digit = 0;
        }
        if (digit == event.throws.rend())
            return events;
    }
}

} // namespace

Events legalEvents(const Position &position)
{
    const Board &board = position.board;
    Events events;
    switch (board.phase) {
    case Phase::Choose:
        for (int seat = 0; seat < board.players; ++seat)
            for (Card card : legalChoices(position, seat))
                events.emplace_back(ChooseEvent{seat, card});
        break;
    case Phase::Resolve:
        for (int pile = 0; pile < kPiles; ++pile)
            if (has(board.allowedPiles(), pile))
                events.emplace_back(ResolveEvent{board.turn(), board.current().card, pile});
        break;
    case Phase::Throw:
        return completeThrows(board);
    case Phase::Over:
        break;
    }
    return events;
}

} // namespace meadhall::ninjan
