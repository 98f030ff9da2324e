#include "engine/games/odin/set_tables.h"

#include "engine/games/odin/set.h"

#include <algorithm>
#include <numeric>
#include <vector>

namespace meadhall::odin {
namespace {

constexpr unsigned kMasks = SetTables::kMasks;

/// Where a set stands in the order by size and value. Values of sets have as many digits as the set cards, none of them
/// 0, so the value alone gives that order.
std::uint32_t rankOf(TableKey key)
{
    if (key < kNumberKeys)
        return valueOf(CardSet(std::uint64_t{key}));
    const int number = (key - kNumberKeys) % kNumbers + 1;
    std::uint32_t value = 0;
    for (int size = (key - kNumberKeys) / kNumbers + 2; size > 0; --size)
        value = value * 10 + static_cast<std::uint32_t>(number);
    return value;
}

int sizeOf(TableKey key)
{
    return key < kNumberKeys ? std::popcount(unsigned{key}) : (key - kNumberKeys) / kNumbers + 2;
}

/// All non-empty submasks, by size and then value.
std::vector<unsigned> sortedSubmasks(unsigned mask)
{
    std::vector<unsigned> list;
    for (unsigned part = mask; part != 0; part = (part - 1) & mask)
        list.push_back(part);
    std::sort(list.begin(), list.end(),
              [](unsigned a, unsigned b) { return std::pair(std::popcount(a), a) < std::pair(std::popcount(b), b); });
    return list;
}

int upTo(const std::vector<unsigned> &list, std::size_t size)
{
    return static_cast<int>(std::count_if(list.begin(), list.end(), [size](unsigned part) {
        return static_cast<std::size_t>(std::popcount(part)) <= size;
    }));
}

std::uint8_t binomial(int n, int k)
{
    if (k < 0 || k > n)
        return 0;
    int result = 1;
    for (int i = 0; i < k; ++i)
        result = result * (n - i) / (i + 1);
    return static_cast<std::uint8_t>(result);
}

void fillNumberTables(SetTables &t)
{
    for (std::size_t size = 0; size < SetTables::kSizes; ++size) {
        int smaller = 0;
        for (int held = 0; held < 8; ++held) {
            smaller = 0;
            for (std::size_t less = 1; less < size; ++less)
                smaller += binomial(held, static_cast<int>(less));
            t.combinations[size][static_cast<std::size_t>(held)] =
                size < 2 ? 0 : binomial(held, static_cast<int>(size));
            t.smallerCombinations[size][static_cast<std::size_t>(held)] = static_cast<std::uint8_t>(smaller);
        }
        for (unsigned three = 0; three < kMasks; ++three)
            t.numberSets[size][three] =
                static_cast<std::uint8_t>(t.combinations[size][three & 7] + t.combinations[size][three >> 3 & 7]
                                          + t.combinations[size][three >> 6]);
    }
    for (unsigned mask = 0; mask < 64; ++mask) {
        t.onesOf[mask] = 0;
        for (int colour = 0; colour < kColours; ++colour)
            t.onesOf[mask] |= std::uint64_t{mask >> colour & 1} << (colour * kNumbers);
        const std::vector<unsigned> list = sortedSubmasks(mask);
        std::copy(list.begin(), list.end(), t.colourSubmasks[mask].begin());
    }
}

void fillColourTables(SetTables &t, const std::vector<std::uint32_t> &ranks, const std::vector<TableKey> &keysByRank)
{
    std::size_t end = 0;
    for (unsigned mask = 0; mask < kMasks; ++mask) {
        const std::vector<unsigned> list = sortedSubmasks(mask);
        t.firstSubmask[mask] = static_cast<std::uint16_t>(end);
        for (unsigned part : list)
            t.submasks[end++] = static_cast<std::uint16_t>(part);
        for (std::size_t size = 0; size < SetTables::kSizes; ++size)
            t.submasksUpTo[size][mask] = static_cast<std::uint16_t>(upTo(list, size));
        t.bits[mask] = static_cast<std::uint8_t>(std::popcount(mask));
        t.counts[mask] = 0;
        for (int place = 0; place < kNumbers; ++place)
            t.counts[mask] |= (mask >> place & 1) << (3 * place);

        // Both the tables and the list stand in order: one walk through both.
        std::size_t notHigher = 0;
        for (TableKey key : keysByRank) {
            while (notHigher < list.size() && ranks[list[notHigher]] <= ranks[key])
                ++notHigher;
            const auto follow = t.submasksUpTo[static_cast<std::size_t>(sizeOf(key)) + 1][mask] - notHigher;
            t.colourSets[key][mask] = static_cast<std::uint8_t>(follow);
        }
    }
}

} // namespace

SetTables::SetTables()
{
    std::vector<TableKey> keysByRank(kTableKeys);
    std::iota(keysByRank.begin(), keysByRank.end(), TableKey{0});
    std::vector<std::uint32_t> ranks(kTableKeys);
    std::transform(keysByRank.begin(), keysByRank.end(), ranks.begin(), rankOf);
    std::sort(keysByRank.begin(), keysByRank.end(), [&](TableKey a, TableKey b) { return ranks[a] < ranks[b]; });
    for (TableKey key : keysByRank) {
        size[key] = static_cast<std::uint8_t>(sizeOf(key));
        higherNumbers[key] = 0;
        for (int number = 1; number <= kNumbers && sizeOf(key) >= 2 && sizeOf(key) <= kColours; ++number)
            if (ranks[static_cast<std::size_t>(kNumberKeys + (sizeOf(key) - 2) * kNumbers + number - 1)] > ranks[key])
                higherNumbers[key] |= 7u << (3 * (number - 1));
    }
    for (std::size_t card = 0; card < placeOf.size(); ++card)
        placeOf[card] = static_cast<std::uint8_t>(card % kNumbers);
    fillNumberTables(*this);
    fillColourTables(*this, ranks, keysByRank);
    for (unsigned held = 0; held < places.size(); ++held) {
        const std::vector<unsigned> list = sortedSubmasks((1u << held) - 1);
        std::copy(list.begin(), list.end(), places[held].begin());
        for (std::size_t most = 0; most < kSizes; ++most)
            placesUpTo[most][held] = static_cast<std::uint16_t>(upTo(list, most));
    }
}

const SetTables &setTables()
{
    static const SetTables tables;
    return tables;
}

TableKey tableKey(CardSet cards)
{
    if (cards.empty())
        return 0;
    const Card first = cards.first();
    if (cards.count() > 1 && cardsOf(numberOf(first)).containsAll(cards))
        return static_cast<TableKey>(kNumberKeys + (cards.count() - 2) * kNumbers + numberOf(first) - 1);
    return static_cast<TableKey>(cards.bits() >> (static_cast<int>(colourOf(first)) * kNumbers));
}

NumberCounts numberCounts(CardSet hand)
{
    NumberCounts counts = 0;
    for (Card card : hand)
        counts += 1u << (3 * (numberOf(card) - 1));
    return counts;
}

} // namespace meadhall::odin
