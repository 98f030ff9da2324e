// SPDX-License-Identifier: GPL-3.0-or-later
// A simple and slow implementation of the rules of Odin: the reference that the engine is compared with.
#pragma once

#include "engine/games/odin/position.h"

#include <algorithm>
#include <vector>

namespace meadhall::test::plain {

inline bool isSet(CardSet cards)
{
    if (cards.empty())
        return false;
    const Card first = cards.first();
    return odin::cardsOf(odin::colourOf(first)).containsAll(cards)
           || odin::cardsOf(odin::numberOf(first)).containsAll(cards);
}

/// The digits from high to low, read as one number.
inline std::uint64_t valueOf(CardSet cards)
{
    std::vector<int> digits;
    for (Card card : cards)
        digits.push_back(odin::numberOf(card));
    std::sort(digits.rbegin(), digits.rend());
    std::uint64_t value = 0;
    for (int digit : digits)
        value = value * 10 + static_cast<std::uint64_t>(digit);
    return value;
}

inline void addSubsets(CardSet from, int size, std::vector<CardSet> &sets)
{
    for (std::uint64_t part = from.bits(); part != 0; part = (part - 1) & from.bits())
        if (std::popcount(part) == size)
            sets.emplace_back(part);
}

/// Every set of exactly `size` cards within the hand, each once.
inline std::vector<CardSet> setsOfSize(CardSet hand, int size)
{
    std::vector<CardSet> sets;
    for (int colour = 0; colour < odin::kColours; ++colour)
        addSubsets(hand & odin::cardsOf(static_cast<odin::Colour>(colour)), size, sets);
    if (size > 1) // a single card is a set of either kind, and is already listed among the colours
        for (int number = 1; number <= odin::kNumbers; ++number)
            addSubsets(hand & odin::cardsOf(number), size, sets);
    return sets;
}

/// The sets (without pick-up) that may be played from the hand, each once, in the order of odin::legalSets().
inline std::vector<CardSet> legalSets(const odin::Board &board, CardSet hand)
{
    if (board.over)
        return {};
    if (board.table.empty()) {
        const bool whole = hand.count() > 1 && plain::isSet(hand);
        std::vector<CardSet> sets;
        if (!whole || board.wholeHandLead == odin::WholeHandLead::Optional)
            sets = setsOfSize(hand, 1);
        if (whole)
            sets.push_back(hand);
        return sets;
    }
    const int size = board.table.count();
    std::vector<CardSet> sets = setsOfSize(hand, size);
    std::erase_if(sets, [&](CardSet set) { return valueOf(set) <= valueOf(board.table); });
    for (CardSet set : setsOfSize(hand, size + 1))
        sets.push_back(set);
    return sets;
}

/// Every legal move: each set with each pick-up, and the pass where it is allowed.
inline odin::Moves legalMoves(const odin::Board &board, CardSet hand)
{
    odin::Moves moves;
    for (CardSet set : plain::legalSets(board, hand)) {
        if (board.table.empty() || set == hand) {
            moves.push_back({set, kNoCard});
            continue;
        }
        for (Card take : board.table)
            moves.push_back({set, take});
    }
    if (!board.over && !board.table.empty())
        moves.push_back(odin::Move::pass());
    return moves;
}

} // namespace meadhall::test::plain
