// SPDX-License-Identifier: GPL-3.0-or-later
// A position as one seat sees it, put in by a person or taken from a game, and its line of text. See "A position" in
// README.md.
#pragma once

#include "engine/core/event.h"
#include "engine/core/reason.h"
#include "engine/games/ninjan/rules.h"
#include "engine/games/odin/rules.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace meadhall::record {

/// A plain value that may be impossible. Seats count clockwise from the own one, which is 0.
struct Position {
    struct Seat {
        std::vector<Card> cards;  ///< of the own seat its hand; of another one those that all know it to hold
        std::vector<Card> shown;  ///< of the own seat: those of `cards` that all know it to hold
        int count = 0;            ///< hand size; that of the own seat, and those of Ninjan, follow from the rest
        int points = 0;           ///< Odin: of the hands before; Ninjan: won so far
        std::vector<Card> played; ///< Odin: its set lies on the table; Ninjan: its card revealed in this round
        std::vector<Card> won;    ///< Ninjan: the cards known to be won
        friend bool operator==(const Seat &, const Seat &) = default;
    };

    Game game = Game::Odin;
    std::vector<Seat> seats;
    odin::Rules rules;                                   ///< Odin
    int turn = 0;                                        ///< Odin: seat to move
    int leader = 0;                                      ///< Odin: seat that led the round
    int first = 0;                                       ///< Odin: seat that led the first round
    int round = 1;                                       ///< Ninjan: 1–9
    std::array<std::vector<Card>, ninjan::kPiles> piles; ///< Ninjan: from the bottom up
    std::vector<Card> out;                               ///< other cards known to be out of play
    /// Moves played since, without the choices that are still hidden. Judging infers the hidden cards from them, and
    /// from nothing else.
    Events moves;

    int players() const { return static_cast<int>(seats.size()); }
    friend bool operator==(const Position &, const Position &) = default;
};

enum class PositionFault : std::uint8_t {
    None,

    // The line.
    TooLong,     ///< longer than kMaxPositionLength
    UnknownGame, ///< it does not begin with the name of a game
    UnknownWord, ///< `word` means nothing where it stands

    // The position.
    WrongPlayers,
    WrongColours,   ///< Odin: fewer than nine cards for each seat
    WrongRound,     ///< Ninjan: not 1–9
    WrongTurn,      ///< Odin: not exactly one seat is to move
    CardTwice,      ///< `word` is in two places
    NotInDeck,      ///< Odin: the colour of `word` is not played with
    WrongHandSize,  ///< Odin: `seat` holds less than one or more than nine cards; Ninjan: not as many as the round says
    TooManyKnown,   ///< Odin: of `seat` more cards are known than it holds
    TooManyCards,   ///< more cards than there are, or than can have been dealt
    NoGoat,         ///< Odin with the goat: it was dealt, but is nowhere and cannot be in a hand
    WrongPoints,    ///< Odin: `seat` has less than 0, or has reached the target; Ninjan: more than all cards are worth,
                    ///< or, with `seat` −1, all seats have together what the cards won cannot be worth
    SeveralOnTable, ///< Odin: cards of more than one seat lie on the table
    NotASet,        ///< Odin: the cards on the table are none
    TurnOfOwner,    ///< Odin: the set on the table is that of the seat to move
    NothingToPass,  ///< Odin: `seat` has passed, but nothing lies on the table
    NotLeading,     ///< Odin: nothing lies on the table, and another seat than the one to move leads
    EmptyPile,      ///< Ninjan
    WrongReveal,    ///< Ninjan: not every seat has revealed a card, or a later one is resolved already
    IllegalMove,    ///< the move `word` breaks the rules: see `reason`
    NoDecision,     ///< the moves end the hand or the game
};

struct PositionProblem {
    PositionFault fault = PositionFault::None;
    std::string word{};
    int seat = -1;
    Reason reason = Reason::None; ///< with IllegalMove
    int column = 0;               ///< byte of the line at which `word` begins, from 1; 0 if not applicable

    explicit operator bool() const { return fault != PositionFault::None; }
    friend bool operator==(const PositionProblem &, const PositionProblem &) = default;
};

constexpr std::size_t kMaxPositionLength = 16384;

/// An empty position to begin with: nothing but the hands' sizes.
Position emptyPosition(Game game, int players);

/// The position in which a seat is, or from which it came.
/// @param seen what the seat has seen
/// @param withMoves from the beginning of the hand (Odin) or game (Ninjan) on, with the moves since; otherwise only
/// what is to be seen now
/// @return nullopt if no hand is being played
std::optional<Position> positionOf(const Events &seen, int seat, bool withMoves);

/// Checks whether a position can be.
PositionProblem problemOf(const Position &position);

/// The record of seat 0, of a game that begins with the position.
/// @param position one without a problem
/// @param names of the seats
Events eventsOf(const Position &position, const std::vector<std::string> &names);

/// The position in one line of text.
std::string lineOf(const Position &position);

struct ParsedPosition {
    Position position; ///< as far as the line could be read
    PositionProblem problem{};
};
/// Reads a line, and checks whether the position can be.
ParsedPosition parsePosition(std::string_view line);

} // namespace meadhall::record
