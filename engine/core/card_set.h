// SPDX-License-Identifier: GPL-3.0-or-later
// Cards as indices and sets of cards as 64-bit masks, shared by both games.
#pragma once

#include <bit>
#include <cstdint>
#include <initializer_list>

namespace meadhall {

/// Index of a card in its game's deck, 0–63. The game defines colour, suit and number.
using Card = std::uint8_t;
constexpr Card kNoCard = 0xff;

/// Number of set bits. Hand-written because without -mpopcnt std::popcount is a
/// library call, and the search calls this very often.
constexpr int countOnes(std::uint64_t bits)
{
    bits -= bits >> 1 & 0x5555'5555'5555'5555;
    bits = (bits & 0x3333'3333'3333'3333) + (bits >> 2 & 0x3333'3333'3333'3333);
    bits = (bits + (bits >> 4)) & 0x0f0f'0f0f'0f0f'0f0f;
    return static_cast<int>(bits * 0x0101'0101'0101'0101 >> 56);
}

/// A set of distinct cards. Iterates in ascending order.
class CardSet {
public:
    constexpr CardSet() = default;
    constexpr explicit CardSet(std::uint64_t bits) : bits_(bits) {}
    constexpr CardSet(std::initializer_list<Card> cards)
    {
        for (Card card : cards)
            add(card);
    }
    /// The set of one card; not for kNoCard.
    static constexpr CardSet of(Card card) { return CardSet(std::uint64_t{1} << card); }

    constexpr std::uint64_t bits() const { return bits_; }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr int count() const { return countOnes(bits_); }
    /// False for kNoCard.
    constexpr bool contains(Card card) const { return card < 64 && (bits_ >> card & 1) != 0; }
    constexpr bool containsAll(CardSet other) const { return (other.bits_ & ~bits_) == 0; }
    /// The lowest card. The set must not be empty.
    constexpr Card first() const { return static_cast<Card>(std::countr_zero(bits_)); }

    constexpr void add(Card card) { bits_ |= std::uint64_t{1} << card; }
    constexpr void remove(Card card) { bits_ &= ~(std::uint64_t{1} << card); }

    friend constexpr CardSet operator|(CardSet a, CardSet b) { return CardSet(a.bits_ | b.bits_); }
    friend constexpr CardSet operator&(CardSet a, CardSet b) { return CardSet(a.bits_ & b.bits_); }
    /// Set difference: the cards of `a` that are not in `b`.
    friend constexpr CardSet operator-(CardSet a, CardSet b) { return CardSet(a.bits_ & ~b.bits_); }
    constexpr CardSet &operator|=(CardSet other)
    {
        bits_ |= other.bits_;
        return *this;
    }
    constexpr CardSet &operator-=(CardSet other)
    {
        bits_ &= ~other.bits_;
        return *this;
    }
    friend constexpr bool operator==(CardSet, CardSet) = default;

    class Iterator {
    public:
        constexpr explicit Iterator(std::uint64_t bits) : bits_(bits) {}
        constexpr Card operator*() const { return static_cast<Card>(std::countr_zero(bits_)); }
        constexpr Iterator &operator++()
        {
            bits_ &= bits_ - 1;
            return *this;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;

    private:
        std::uint64_t bits_;
    };
    constexpr Iterator begin() const { return Iterator(bits_); }
    constexpr Iterator end() const { return Iterator(0); }

private:
    std::uint64_t bits_ = 0;
};

} // namespace meadhall
