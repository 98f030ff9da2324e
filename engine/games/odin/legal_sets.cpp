// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/odin/legal_sets.h"

#include "engine/core/to_index.h"

#include <algorithm>

namespace meadhall::odin {

namespace {

/// Nine-bit mask of the numbers of which the hand holds at least `atLeast` cards.
unsigned numbersHeld(CardSet hand, int atLeast)
{
    // Bit-sliced counters: bit i of ones, twos and fours forms the count of number i + 1 in binary.
    unsigned ones = 0;
    unsigned twos = 0;
    unsigned fours = 0;
    for (int colour = 0; colour < kColours; ++colour) {
        const unsigned mask = colourMask(hand, colour);
        const unsigned carry = ones & mask;
        ones ^= mask;
        fours |= twos & carry;
        twos ^= carry;
    }
    const std::array<unsigned, kColours + 1> held{0x1ff, ones | twos | fours,   twos | fours, (ones & twos) | fours,
                                                  fours, fours & (ones | twos), fours & twos};
    return atLeast <= kColours ? held[toIndex(atLeast)] : 0;
}

/// Maps a mask of colours to the cards of number 1 in those colours.
constexpr std::array<std::uint64_t, 1 << kColours> kSpread = [] {
    std::array<std::uint64_t, 1 << kColours> spread{};
    for (unsigned colours = 0; colours < spread.size(); ++colours)
        for (int colour = 0; colour < kColours; ++colour)
            spread[colours] |= std::uint64_t{colours >> colour & 1} << (colour * kNumbers);
    return spread;
}();

/// Mask of the colours in which the hand holds the number index + 1.
unsigned coloursOf(CardSet hand, int index)
{
    // The multiplication gathers the bits 0, 9, 18, … into 40 – 45.
    const std::uint64_t ofNumber = hand.bits() >> index & cardsOf(1).bits();
    return static_cast<unsigned>(ofNumber * 0x0000'0101'0101'0101 >> 40) & ((1u << kColours) - 1);
}

} // namespace

void SetList::fill(const Board &board, CardSet hand)
{
    size_ = 0;
    if (board.over)
        return;
    if (board.leading())
        fillLead(board, hand);
    else
        fillFollow(hand, rankOf(board.table));
}

void SetList::fillLead(const Board &board, CardSet hand)
{
    const SetRank whole = hand.count() > 1 ? rankIfSet(hand) : SetRank{0};
    if (whole != 0)
        sets_[size_++] = {hand, whole};
    if (whole != 0 && board.wholeHandLead == WholeHandLead::Automatic)
        return;
    for (Card card : hand - kGoatOnly)
        sets_[size_++] = {CardSet::of(card), kSetRanks.ofNumber[card % kNumbers][1]};
    if (hand.contains(kGoat))
        sets_[size_++] = {kGoatOnly, rankOf(kGoatOnly)};
}

void SetList::fillFollow(CardSet hand, SetRank table)
{
    const int size = sizeOf(table);
    // Every subset is written, but the count grows only for those that follow: a branch would be unpredictable.
    std::size_t count = 0;
    const auto addIf = [&](std::uint64_t cards, SetRank rank, unsigned above) {
        sets_[count] = {CardSet(cards), rank};
        const auto highest = static_cast<unsigned>((size + 2) * kRankStep - 1);
        count += rank - above - 1u < highest - above ? 1 : 0; // above < rank ≤ highest
    };
    unsigned colours = 0;
    for (int colour = 0; colour < kColours; ++colour)
        colours |= (kOnes[colourMask(hand, colour)] >= size ? 1u : 0u) << colour;
    for (; colours != 0; colours &= colours - 1) {
        const int colour = std::countr_zero(colours);
        const unsigned mask = colourMask(hand, colour);
        unsigned subset = mask;
        do {
            addIf(std::uint64_t{subset} << (colour * kNumbers), kSetRanks.ofColour[subset], table);
            subset = (subset - 1) & mask;
        } while (subset != 0);
    }
    // Single cards are already listed with the colours.
    const unsigned above = size == 1 ? 2 * kRankStep - 1 : table;
    for (unsigned numbers = numbersHeld(hand, std::max(size, 2)); numbers != 0; numbers &= numbers - 1) {
        const int index = std::countr_zero(numbers);
        const auto &ranks = kSetRanks.ofNumber[toIndex(index)];
        const unsigned mask = coloursOf(hand, index);
        unsigned subset = mask;
        do {
            addIf(kSpread[subset] << index, ranks[kOnes[subset]], above);
            subset = (subset - 1) & mask;
        } while (subset != 0);
    }
    size_ = count;
    if (hand.contains(kGoat))
        addWithGoat(hand, table);
}

/// Adds the sets of one colour with the goat. The goat alone beats nothing.
void SetList::addWithGoat(CardSet hand, SetRank table)
{
    for (int colour = 0; colour < kColours; ++colour) {
        const unsigned mask = colourMask(hand, colour);
        for (unsigned subset = mask; subset != 0; subset = (subset - 1) & mask)
            if (const SetRank rank = kSetRanks.ofColour[subset | kGoatInMask]; follows(rank, table))
                sets_[size_++] = {CardSet(std::uint64_t{subset} << (colour * kNumbers)) | kGoatOnly, rank};
    }
}

} // namespace meadhall::odin
