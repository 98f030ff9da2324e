// The sets that may follow a table, counted and numbered without a list: for playouts and counts by the million.
#pragma once

#include "engine/games/odin/set_tables.h"

#if defined(__x86_64__) && defined(__GNUC__)
#define MEADHALL_HAS_PDEP 1
#endif

namespace meadhall::odin {

/// Picks bits out of masks: with the instruction that was made for it, or with tables on processors that lack it.
/// Written as assembler because a template cannot be compiled for several processors in one program.
struct PdepBits {
#ifdef MEADHALL_HAS_PDEP
    static std::uint64_t spread(std::uint64_t bits, std::uint64_t mask)
    {
        std::uint64_t result;
        asm("pdepq %2, %1, %0" : "=r"(result) : "r"(bits), "rm"(mask));
        return result;
    }
    static std::uint64_t pick(std::uint64_t mask, std::uint64_t index)
    {
        return spread(std::uint64_t{1} << index, mask);
    }
    static std::uint32_t count(std::uint64_t mask)
    {
        std::uint64_t result;
        asm("popcntq %1, %0" : "=r"(result) : "rm"(mask) : "cc");
        return static_cast<std::uint32_t>(result);
    }
    /// Whether this processor has the instruction, and has it fast.
    static bool available();
#else
    static bool available() { return false; }
#endif
};

struct TableBits {
    /// The index-th bit of a mask. Most tables are one or two cards: no branch for those.
    static std::uint64_t pick(std::uint64_t mask, std::uint64_t index)
    {
        const std::uint64_t second = mask & (mask - 1);
        mask = index > 0 ? second : mask;
        const std::uint64_t third = mask & (mask - 1);
        mask = index > 1 ? third : mask;
        for (; index > 2; --index)
            mask &= mask - 1;
        return mask & (~mask + 1);
    }
};

/// A set in all the ways that the tables need it.
struct FastSet {
    std::uint64_t cards;
    NumberCounts counts;
    TableKey key;
};

/// The single cards of a hand, numbered from the lowest.
template <int colourCount, typename Bits> class LeadCards {
public:
    LeadCards(const SetTables &tables, std::uint64_t hand) : tables_(tables), hand_(hand)
    {
        before_[0] = 0;
        if constexpr (std::is_same_v<Bits, PdepBits>)
            before_[colourCount] = PdepBits::count(hand);
        else
            for (int colour = 0; colour < colourCount; ++colour)
                before_[colour + 1] = before_[colour] + tables.bits[maskOf(colour)];
    }

    std::uint32_t count() const { return before_[colourCount]; }

    FastSet at(std::uint32_t index) const
    {
        if constexpr (std::is_same_v<Bits, PdepBits>) {
            const std::uint64_t card = PdepBits::pick(hand_, index);
            const int place = tables_.placeOf[static_cast<std::size_t>(std::countr_zero(card))];
            return {card, 1u << (3 * place), static_cast<TableKey>(1u << place)};
        } else {
            int colour = 0;
            for (int next = 1; next < colourCount; ++next)
                colour += index >= before_[next];
            // The single cards stand at the beginning of a mask's list.
            const std::uint32_t part = tables_.submasks[tables_.firstSubmask[maskOf(colour)] + index - before_[colour]];
            return {std::uint64_t{part} << (colour * kNumbers), tables_.counts[part], static_cast<TableKey>(part)};
        }
    }

private:
    std::uint32_t maskOf(int colour) const { return static_cast<std::uint32_t>(hand_ >> (colour * kNumbers)) & 511; }

    const SetTables &tables_;
    std::uint64_t hand_;
    std::uint32_t before_[colourCount + 1];
};

/// All sets of a hand that beat what lies on the table, or all single cards for a lead (key 0), numbered from 0: first
/// those of one colour, from the lowest colour up, each colour's from the highest down; then those of two or more of
/// one number, as many as lie there before one more, numbers up.
/// @param colourCount how many colours from the lowest may be in the hand
template <int colourCount> class FollowSets {
public:
    FollowSets(const SetTables &tables, std::uint64_t hand, NumberCounts counts, TableKey key)
        : tables_(tables), hand_(hand), counts_(counts), size_(tables.size[key])
    {
        const auto &row = tables.colourSets[key];
        before_[0] = 0;
        for (int colour = 0; colour < colourCount; ++colour)
            before_[colour + 1] = before_[colour] + row[maskOf(colour)];
        higher_ = counts & tables.higherNumbers[key];
        const auto &same = tables.numberSets[size_];
        const auto &more = tables.numberSets[size_ + 1];
        same_[0] = same[higher_ & 511];
        same_[1] = same_[0] + same[higher_ >> 9 & 511];
        same_[2] = same_[1] + same[higher_ >> 18];
        more_[0] = more[counts & 511];
        more_[1] = more_[0] + more[counts >> 9 & 511];
        more_[2] = more_[1] + more[counts >> 18];
    }

    std::uint32_t count() const { return before_[colourCount] + same_[2] + more_[2]; }
    /// How many cards lie on the table.
    std::uint32_t tableSize() const { return size_; }

    /// @param index below count()
    template <typename Bits> FastSet at(std::uint32_t index) const
    {
        return index < before_[colourCount] ? ofColour<Bits>(index) : ofNumber<Bits>(index - before_[colourCount]);
    }

private:
    std::uint32_t maskOf(int colour) const { return static_cast<std::uint32_t>(hand_ >> (colour * kNumbers)) & 511; }

    template <typename Bits> FastSet ofColour(std::uint32_t index) const
    {
        int colour = 0;
        for (int next = 1; next < colourCount; ++next)
            colour += index >= before_[next];
        const std::uint32_t mask = maskOf(colour);
        const std::uint32_t fromBehind = index - before_[colour] + 1;
        std::uint32_t part;
        if constexpr (std::is_same_v<Bits, PdepBits>) {
            const std::uint32_t held = tables_.bits[mask];
            part = static_cast<std::uint32_t>(
                Bits::spread(tables_.places[held][tables_.placesUpTo[size_ + 1][held] - fromBehind], mask));
        } else {
            part = tables_.submasks[tables_.firstSubmask[mask] + tables_.submasksUpTo[size_ + 1][mask] - fromBehind];
        }
        return {std::uint64_t{part} << (colour * kNumbers), tables_.counts[part], static_cast<TableKey>(part)};
    }

    template <typename Bits> FastSet ofNumber(std::uint32_t index) const
    {
        const bool isMore = index >= same_[2];
        index -= isMore ? same_[2] : 0;
        const std::uint32_t *before = isMore ? more_ : same_;
        const std::uint32_t size = size_ + isMore;
        const auto &combinations = tables_.combinations[size];
        const std::uint32_t third = (index >= before[0]) + (index >= before[1]);
        index -= third == 0 ? 0 : before[third - 1];
        const std::uint32_t held = (isMore ? counts_ : higher_) >> (9 * third);
        const std::uint32_t first = combinations[held & 7];
        const std::uint32_t second = first + combinations[held >> 3 & 7];
        const std::uint32_t within = (index >= first) + (index >= second);
        index -= within == 0 ? 0 : within == 1 ? first : second;
        const std::uint32_t number = 3 * third + within; // from 0
        const std::uint64_t ofIt = hand_ >> number & kOnes;
        // Gathers the bits 0, 9, 18, … into 0 – 5.
        const auto colours = static_cast<std::uint32_t>(ofIt * 0x0000'0101'0101'0101 >> 40 & 63);
        const std::uint32_t smaller = tables_.smallerCombinations[size][tables_.bits[colours]];
        return {tables_.onesOf[tables_.colourSubmasks[colours][smaller + index]] << number, size << (3 * number),
                static_cast<TableKey>(kNumberKeys + (size - 2) * kNumbers + number)};
    }

    static constexpr std::uint64_t kOnes = cardsOf(1).bits();

    const SetTables &tables_;
    std::uint64_t hand_;
    NumberCounts counts_;
    NumberCounts higher_;
    std::uint32_t size_;
    std::uint32_t before_[colourCount + 1];
    std::uint32_t same_[3];
    std::uint32_t more_[3];
};

} // namespace meadhall::odin
