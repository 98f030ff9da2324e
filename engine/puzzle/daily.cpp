// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/puzzle/daily.h"

#include "engine/core/random.h"

#include <algorithm>

namespace meadhall::puzzle {

namespace {

/// The order of the puzzles in a pack. Any constant would do, but it must never change.
constexpr std::uint64_t kDailySeed = 0x0d11;

std::uint64_t dailyKey(const std::string &id)
{
    std::uint64_t key = kDailySeed;
    for (const char letter : id)
        key = mixSeeds(key, static_cast<unsigned char>(letter));
    return key;
}

} // namespace

Game gameOfDay(QDate day) { return static_cast<Game>(day.toJulianDay() & 1); }

const Puzzle *dailyPuzzle(const Packs &packs, QDate day)
{
    if (!day.isValid())
        return nullptr;
    const auto number = static_cast<std::uint64_t>(day.toJulianDay());
    const bool both = !packs[0].empty() && !packs[1].empty();
    const std::size_t game = both ? toIndex(gameOfDay(day)) : packs[0].empty() ? 1 : 0;
    const std::uint64_t turn = both ? number / packs.size() : number;
    const std::vector<Puzzle> &pack = packs[game];
    if (pack.empty())
        return nullptr;
    std::vector<std::pair<std::uint64_t, const Puzzle *>> order;
    for (const Puzzle &puzzle : pack)
        order.emplace_back(dailyKey(puzzle.id), &puzzle);
    const auto wanted = order.begin() + static_cast<std::ptrdiff_t>(turn % order.size());
    std::nth_element(order.begin(), wanted, order.end(), [](const auto &one, const auto &other) {
        return one.first != other.first ? one.first < other.first : one.second->id < other.second->id;
    });
    return wanted->second;
}

} // namespace meadhall::puzzle
