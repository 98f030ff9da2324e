// The documented shuffle: what a deal number means.
#pragma once

#include "engine/core/card_set.h"
#include "engine/core/random.h"

#include <utility>
#include <vector>

namespace meadhall {

/// Fisher–Yates from the back, the partner of place i drawn from 0 … i by Random::below(i + 1).
/// Changing one step changes every numbered deal there is; tests pin it.
template <class T> void shuffle(std::vector<T> &things, Random &random)
{
    for (std::size_t i = things.size(); i > 1; --i)
        std::swap(things[i - 1], things[random.below(static_cast<std::uint32_t>(i))]);
}

/// The cards of the deck in an even random order: the deck from its lowest card to its highest, shuffled.
inline std::vector<Card> shuffled(CardSet deck, Random &random)
{
    std::vector<Card> cards;
    cards.reserve(64);
    for (Card card : deck)
        cards.push_back(card);
    shuffle(cards, random);
    return cards;
}

/// Deal numbers that the program offers: short enough to read out to a friend. Any 64-bit number works.
constexpr std::uint64_t kLargestDealNumber = 999'999'999;

} // namespace meadhall
