// Tables that answer "how many sets of this hand beat that table, and which is the i-th" without making a list.
//
// One card more always wins, so under one order of all sets by size and then value a set follows a table of k cards
// exactly if it stands behind the table's set and no further back than the last set of k + 1 cards. Sets of one colour
// and one size compare as plain integers of their nine-bit masks. So for every nine-bit mask of a colour's cards in
// hand and every table the number of sets that follow is one byte of a table, and the sets themselves are a stretch of
// that mask's list. Sets of one number are counted the same way from how often each number is held, three numbers at a
// time.
#pragma once

#include "engine/games/odin/card.h"

#include <array>

namespace meadhall::odin {

/// What lies on the table, as the tables name it: 0 for nothing, the nine-bit mask of a set of one colour (a single
/// card is one), or kNumberKeys + (size − 2) · 9 + number − 1 for two or more cards of one number.
using TableKey = std::uint16_t;
constexpr TableKey kNumberKeys = 512;
constexpr std::size_t kTableKeys = kNumberKeys + 5 * kNumbers;

/// How many cards of each number a hand holds: three bits a number, 1 in the lowest.
using NumberCounts = std::uint32_t;

struct SetTables {
    static constexpr std::size_t kMasks = 512;
    static constexpr std::size_t kSizes = 11; ///< set sizes 0–10: one more than there are, so that k + 1 needs no check

    /// By table and mask of a colour in hand: how many sets of that colour follow.
    std::array<std::array<std::uint8_t, kMasks>, kTableKeys> colourSets;
    /// By size and the counts of three numbers in a row: how many sets of one number there are of that size. None of
    /// one card: those stand among the colours.
    std::array<std::array<std::uint8_t, kMasks>, kSizes> numberSets;
    /// By table: the bits of those numbers of which as many cards as on the table have the higher value.
    std::array<NumberCounts, kTableKeys> higherNumbers;
    /// By table: how many cards lie on it.
    std::array<std::uint8_t, kTableKeys> size;

    /// The submasks of each mask one after the other, each list by size and then value; without the empty one.
    std::array<std::uint16_t, 19683 - kMasks> submasks;
    std::array<std::uint16_t, kMasks> firstSubmask;
    /// By size and mask: how many submasks have at most so many cards.
    std::array<std::array<std::uint16_t, kMasks>, kSizes> submasksUpTo;
    /// By size and number of held cards: how many combinations there are; and how many of fewer cards, but not none.
    std::array<std::array<std::uint8_t, 8>, kSizes> combinations;
    std::array<std::array<std::uint8_t, 8>, kSizes> smallerCombinations;
    /// By mask of the colours that hold a number: its submasks by size and then value.
    std::array<std::array<std::uint8_t, 64>, 64> colourSubmasks;
    /// By number of cards: all combinations of so many places, by size and then value; and how many have at most a
    /// size.
    std::array<std::array<std::uint16_t, kMasks>, 10> places;
    std::array<std::array<std::uint16_t, 10>, kSizes> placesUpTo;

    /// A colour's mask as counts of numbers.
    std::array<NumberCounts, kMasks> counts;
    /// A mask of colours as the ones of those colours.
    std::array<std::uint64_t, 64> onesOf;
    /// By card: its place in its colour, 0–8.
    std::array<std::uint8_t, 64> placeOf;
    /// By mask: how many cards.
    std::array<std::uint8_t, kMasks> bits;

    SetTables();
};

/// The tables, filled at the first call (about a millisecond); safe from any thread.
const SetTables &setTables();

/// The name of a set, or of nothing; the cards must be a set or none.
TableKey tableKey(CardSet cards);

/// How often a hand holds each number.
NumberCounts numberCounts(CardSet hand);

} // namespace meadhall::odin
