#include "engine/games/odin/set.h"

namespace meadhall::odin {

bool isSet(CardSet cards)
{
    if (cards.empty())
        return false;
    const Card first = cards.first();
    return cardsOf(colourOf(first)).containsAll(cards) || cardsOf(numberOf(first)).containsAll(cards);
}

std::uint32_t valueOf(CardSet cards)
{
    std::uint32_t value = 0;
    for (int number = kNumbers; number >= 1; --number)
        for (int same = (cards & cardsOf(number)).count(); same > 0; --same)
            value = value * 10 + static_cast<std::uint32_t>(number);
    return value;
}

bool beats(CardSet set, CardSet table)
{
    const int more = set.count() - table.count();
    return more == 1 || (more == 0 && valueOf(set) > valueOf(table));
}

namespace {

void addSubsets(CardSet from, int size, std::vector<CardSet> &sets)
{
    if (from.count() < size)
        return;
    for (std::uint64_t part = from.bits(); part != 0; part = (part - 1) & from.bits())
        if (std::popcount(part) == size)
            sets.emplace_back(part);
}

} // namespace

std::vector<CardSet> setsOfSize(CardSet hand, int size)
{
    std::vector<CardSet> sets;
    if (size < 1)
        return sets;
    for (int colour = 0; colour < kColours; ++colour)
        addSubsets(hand & cardsOf(static_cast<Colour>(colour)), size, sets);
    if (size > 1) // a single card is both, and stands among the colours already
        for (int number = 1; number <= kNumbers; ++number)
            addSubsets(hand & cardsOf(number), size, sets);
    return sets;
}

} // namespace meadhall::odin
