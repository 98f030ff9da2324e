#include "engine/games/odin/legal_sets.h"

#include <algorithm>

namespace meadhall::odin {

namespace {

/// The numbers, as nine bits, of which the hand holds at least so many cards.
unsigned numbersHeld(CardSet hand, int atLeast)
{
    // How often each number is held, in binary: bit i of ones, twos and fours is about number i + 1.
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
    return atLeast <= kColours ? held[static_cast<std::size_t>(atLeast)] : 0;
}

/// The cards of one number, as bits by colour, back in their places: for number 1.
constexpr std::array<std::uint64_t, 1 << kColours> kSpread = [] {
    std::array<std::uint64_t, 1 << kColours> spread{};
    for (unsigned colours = 0; colours < spread.size(); ++colours)
        for (int colour = 0; colour < kColours; ++colour)
            spread[colours] |= std::uint64_t{colours >> colour & 1} << (colour * kNumbers);
    return spread;
}();

/// The colours in which the hand holds the number index + 1, as bits.
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
        fillFollow(hand, keyOf(board.table));
}

void SetList::fillLead(const Board &board, CardSet hand)
{
    const SetRank whole = hand.count() > 1 ? keyIfSet(hand) : SetRank{0};
    if (whole != 0)
        sets_[size_++] = {hand, whole};
    if (whole != 0 && board.wholeHandLead == WholeHandLead::Automatic)
        return;
    for (Card card : hand)
        sets_[size_++] = {CardSet::of(card), kSetKeys.ofNumber[card % kNumbers][1]};
}

void SetList::fillFollow(CardSet hand, SetRank table)
{
    const int size = sizeOf(table);
    // Every subset is written and only those that follow are kept: which ones do no branch can foretell.
    std::size_t count = 0;
    const auto addIf = [&](std::uint64_t cards, SetRank key, unsigned above) {
        sets_[count] = {CardSet(cards), key};
        const auto last = static_cast<unsigned>((size + 2) * 256 - 1);
        count += key - above - 1u < last - above ? 1 : 0; // above < key ≤ last
    };
    unsigned colours = 0;
    for (int colour = 0; colour < kColours; ++colour)
        colours |= (kOnes[colourMask(hand, colour)] >= size ? 1u : 0u) << colour;
    for (; colours != 0; colours &= colours - 1) {
        const int colour = std::countr_zero(colours);
        const unsigned mask = colourMask(hand, colour);
        unsigned part = mask;
        do {
            addIf(std::uint64_t{part} << (colour * kNumbers), kSetKeys.ofColour[part], table);
            part = (part - 1) & mask;
        } while (part != 0);
    }
    // A single card stands among the colours already.
    const unsigned above = size == 1 ? 2 * 256 - 1 : table;
    for (unsigned numbers = numbersHeld(hand, std::max(size, 2)); numbers != 0; numbers &= numbers - 1) {
        const int index = std::countr_zero(numbers);
        const auto &keys = kSetKeys.ofNumber[static_cast<std::size_t>(index)];
        const unsigned mask = coloursOf(hand, index);
        unsigned part = mask;
        do {
            addIf(kSpread[part] << index, keys[kOnes[part]], above);
            part = (part - 1) & mask;
        } while (part != 0);
    }
    size_ = count;
}

} // namespace meadhall::odin
