// SPDX-License-Identifier: GPL-3.0-or-later
// The cards of Odin: the numbers 1–9 in six colours, and the goat.
#pragma once

#include "engine/core/card_set.h"
#include "engine/core/to_index.h"

#include <optional>
#include <string>
#include <string_view>

namespace meadhall::odin {

enum class Colour : std::uint8_t { Blue, Red, Pink, Green, Black, Orange };
constexpr int kColours = 6;
constexpr int kNumbers = 9;
constexpr int kCards = kColours * kNumbers;
constexpr int kHandSize = 9;

/// The goat, a card of number 0 and of any colour. It is in play only if the table wants it, and not among kCards.
constexpr Card kGoat = kCards;
constexpr CardSet kGoatOnly = CardSet::of(kGoat);
constexpr std::string_view kGoatName = "X0";
constexpr int kCardsWithGoat = kCards + 1; ///< size of tables indexed by card

/// One letter a colour, in the order of Colour.
constexpr std::string_view kColourLetters = "BRPGKO";

/// number is 1–9.
constexpr Card card(Colour colour, int number)
{
    return static_cast<Card>(static_cast<int>(colour) * kNumbers + number - 1);
}
/// Not for the goat, which has no colour of its own.
constexpr Colour colourOf(Card card) { return static_cast<Colour>(card / kNumbers); }
/// 0 for the goat.
constexpr int numberOf(Card card) { return card == kGoat ? 0 : card % kNumbers + 1; }

/// The nine cards of a colour, without the goat; the six cards of a number, or of 0 the goat.
constexpr CardSet cardsOf(Colour colour)
{
    return CardSet(std::uint64_t{0x1ff} << (static_cast<int>(colour) * kNumbers));
}
constexpr CardSet cardsOf(int number)
{
    return number == 0 ? kGoatOnly : CardSet(std::uint64_t{0x0000'2010'0804'0201} << (number - 1));
}

/// A set of colours: bit i is colour i.
using Colours = std::uint8_t;
constexpr Colours kAllColours = 0x3f;
/// The default deck: four colours for two players, else all.
constexpr Colours usualColours(int players) { return players == 2 ? 0x0f : kAllColours; }
constexpr bool has(Colours colours, Colour colour) { return (colours >> static_cast<int>(colour) & 1) != 0; }

/// The deck of these colours.
constexpr CardSet deckOf(Colours colours)
{
    CardSet deck;
    for (int i = 0; i < kColours; ++i)
        if (has(colours, static_cast<Colour>(i)))
            deck |= cardsOf(static_cast<Colour>(i));
    return deck;
}

constexpr CardSet kAllButGoat = deckOf(kAllColours);

/// The cards with which this one forms a set of two.
constexpr CardSet partnersOf(Card card)
{
    return card == kGoat ? kAllButGoat
                         : (cardsOf(colourOf(card)) | cardsOf(numberOf(card)) | kGoatOnly) - CardSet::of(card);
}

/// Name in records: colour letter and number, "B7".
inline std::string nameOf(Card card)
{
    if (card == kGoat)
        return std::string(kGoatName);
    return {kColourLetters[toIndex(colourOf(card))], static_cast<char>('0' + numberOf(card))};
}

/// The card with that name in records; nullopt if it is invalid.
constexpr std::optional<Card> cardOfName(std::string_view name)
{
    if (name == kGoatName)
        return kGoat;
    if (name.size() != 2 || name[1] < '1' || name[1] > '9')
        return std::nullopt;
    const auto colour = kColourLetters.find(name[0]);
    if (colour == std::string_view::npos)
        return std::nullopt;
    return card(static_cast<Colour>(colour), name[1] - '0');
}

} // namespace meadhall::odin
