// SPDX-License-Identifier: GPL-3.0-or-later
// The 48 cards of Ninjan: −6 … −1 and 1 … 10 in three suits.
#pragma once

#include "engine/core/card_set.h"
#include "engine/core/to_index.h"

#include <optional>
#include <string>
#include <string_view>

namespace meadhall::ninjan {

enum class Suit : std::uint8_t { Rock, Paper, Scissors };
constexpr int kSuits = 3;
constexpr int kLowest = -6;
constexpr int kHighest = 10;
constexpr int kNumbers = 16; ///< from −6 to 10 without 0
constexpr int kCards = kSuits * kNumbers;
/// One letter a suit, in the order of Suit.
constexpr std::string_view kSuitLetters = "RPS";
constexpr CardSet kDeck = CardSet((std::uint64_t{1} << kCards) - 1);

/// number is −6 … −1 or 1 … 10. Cards count up through the numbers of a suit, suit by suit.
constexpr Card card(Suit suit, int number)
{
    const int rank = number - kLowest - (number > 0 ? 1 : 0);
    return static_cast<Card>(static_cast<int>(suit) * kNumbers + rank);
}
constexpr Suit suitOf(Card card) { return static_cast<Suit>(card / kNumbers); }
/// Index of the number among the sixteen, 0–15; compares like the number.
constexpr int rankOf(Card card) { return card % kNumbers; }
constexpr int numberOf(Card card)
{
    const int number = rankOf(card) + kLowest;
    return number < 0 ? number : number + 1;
}

/// Rock beats scissors, scissors beat paper, paper beats rock: the one suit that this one beats.
constexpr Suit beatenBy(Suit suit) { return static_cast<Suit>((static_cast<int>(suit) + 2) % kSuits); }
constexpr bool beats(Suit suit, Suit other) { return beatenBy(suit) == other; }
/// Compares the suits only; numbers are irrelevant.
constexpr bool beats(Card card, Card other) { return beats(suitOf(card), suitOf(other)); }

/// The sixteen cards of a suit.
constexpr CardSet cardsOf(Suit suit) { return CardSet(std::uint64_t{0xffff} << (static_cast<int>(suit) * kNumbers)); }

/// Sum of the card numbers: the points for taking the cards.
constexpr int sumOf(CardSet cards)
{
    int sum = 0;
    for (Card card : cards)
        sum += numberOf(card);
    return sum;
}

/// The points of all cards below and above 0: no seat can have fewer or more.
constexpr int kFewestPoints = -63;
constexpr int kMostPoints = 165;
static_assert(kFewestPoints + kMostPoints == sumOf(kDeck));

/// Name in records: suit letter and number, "R7", "P-4".
inline std::string nameOf(Card card) { return kSuitLetters[toIndex(suitOf(card))] + std::to_string(numberOf(card)); }

/// The card with that name in records; nullopt if it is invalid ("R07", "R+7", "S0").
constexpr std::optional<Card> cardOfName(std::string_view name)
{
    if (name.size() < 2)
        return std::nullopt;
    const auto suit = kSuitLetters.find(name[0]);
    const bool negative = name[1] == '-';
    const std::string_view digits = name.substr(negative ? 2 : 1);
    if (suit == std::string_view::npos || digits.empty() || digits[0] < '1' || digits[0] > '9')
        return std::nullopt;
    int number = digits[0] - '0';
    if (digits == "10")
        number = 10;
    else if (digits.size() > 1)
        return std::nullopt;
    if (negative)
        number = -number;
    if (number < kLowest)
        return std::nullopt;
    return card(static_cast<Suit>(suit), number);
}

} // namespace meadhall::ninjan
