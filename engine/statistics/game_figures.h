// SPDX-License-Identifier: GPL-3.0-or-later
// What is counted of a finished game, by seat.
#pragma once

#include "engine/core/event.h"

#include <array>

namespace meadhall::statistics {

/// Odin: of the hands in which the seat went out, the one in which the other seats kept most cards. Ninjan: the most
/// valuable pile.
struct BestOfGame {
    std::vector<Card> cards;  ///< Odin: as dealt; Ninjan: of the pile, from the bottom to the top
    int turns = 0;            ///< Odin: own turns until the last card, passes included
    int value = 0;            ///< Odin: cards left to the others; Ninjan: points of the pile
    Card takenWith = kNoCard; ///< Ninjan
};

struct SeatFigures {
    int total = 0;
    int place = 1; ///< a place may be shared
    bool won = false;
    std::vector<int> points; ///< by hand; Ninjan: of the game
    // Odin.
    int wentOut = 0;             ///< hands
    int leads = 0, leadsWon = 0; ///< rounds that the seat led, and of those the ones that it won or went out in
    int turns = 0, passes = 0;
    // Ninjan.
    int cardsPlayed = 0;
    int forced = 0;             ///< piles of less than zero taken because the card beat no other one
    std::array<int, 3> suits{}; ///< cards played: rock, paper, scissors
    std::optional<BestOfGame> best;
};

struct GameFigures {
    int hands = 0; ///< Ninjan: 1
    std::vector<SeatFigures> seats;
};

/// @param events a legal record of a finished game
GameFigures figuresOf(const Events &events);

/// Whether the first one is more worth showing.
bool isBetter(Game game, const BestOfGame &best, const BestOfGame &other);

} // namespace meadhall::statistics
