// SPDX-License-Identifier: GPL-3.0-or-later
// Hand-written positions of Ninjan as seen by seat 0.
#pragma once

#include "engine/core/to_index.h"
#include "engine/games/ninjan/view.h"

#include <sstream>

namespace ninjan_views {

using namespace meadhall;

/// Parses "R7 P-4" into cards, in that order.
inline std::vector<Card> list(const std::string &names)
{
    std::vector<Card> cards;
    std::istringstream stream(names);
    for (std::string name; stream >> name;)
        cards.push_back(ninjan::cardOfName(name).value());
    return cards;
}

inline CardSet set(const std::string &names)
{
    CardSet cards;
    for (const Card card : list(names))
        cards.add(card);
    return cards;
}

/// @param piles each from bottom to top
/// @param points so far, by seat; empty: all zero
inline ninjan::Board boardOf(int players, const std::array<std::string, 3> &piles, const std::vector<int> &points)
{
    ninjan::Board board;
    board.players = players;
    for (std::size_t i = 0; i < piles.size(); ++i)
        for (const Card card : list(piles[i]))
            board.piles[i].add(card);
    std::copy(points.begin(), points.end(), board.points.begin());
    return board;
}

inline std::array<int, ninjan::kMaxPlayers> countsOf(const std::vector<int> &others)
{
    std::array<int, ninjan::kMaxPlayers> counts{};
    std::copy(others.begin(), others.end(), counts.begin() + 1);
    return counts;
}

/// A position in which all seats choose a card.
/// @param others number of cards that each other seat holds
/// @param gone cards that have been taken
inline ninjan::View choosing(const std::array<std::string, 3> &piles, const std::string &hand,
                             const std::vector<int> &others, const std::vector<int> &points = {},
                             const std::string &takenCards = {})
{
    ninjan::Board board = boardOf(static_cast<int>(others.size()) + 1, piles, points);
    board.taken[1] = set(takenCards);
    board.round = ninjan::kRounds + 1 - set(hand).count();
    return ninjan::View::of(0, board, set(hand), countsOf(others));
}

/// A position in which the cards of a round are revealed, by seat; seat 0 is next.
/// @param hand the other cards that seat 0 holds
inline ninjan::View resolving(const std::array<std::string, 3> &piles, const std::string &hand,
                              const std::vector<std::string> &shown, const std::vector<int> &points = {})
{
    const int players = static_cast<int>(shown.size());
    ninjan::Board board = boardOf(players, piles, points);
    const int left = set(hand).count();
    board.round = ninjan::kRounds - left;
    std::vector<Card> cards;
    for (const std::string &name : shown)
        cards.push_back(ninjan::cardOfName(name).value());
    board.reveal(cards);
    while (board.turn() != 0)
        ++board.resolved;
    return ninjan::View::of(0, board, set(hand), countsOf(std::vector<int>(toIndex(players - 1), left)));
}

} // namespace ninjan_views
