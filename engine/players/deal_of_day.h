// SPDX-License-Identifier: GPL-3.0-or-later
// The deal of the day: the same cards and opponents for everyone on a date, in every language and version.
#pragma once

#include "engine/core/event.h"

#include <optional>

namespace meadhall::players {

/// A day of the Gregorian calendar.
struct Day {
    int year, month, day;
    friend bool operator==(const Day &, const Day &) = default;
};

/// The number of a day's deal: the year, then the day of the year in three digits, as 2026326. So anybody can tell it
/// to a friend, or type that of another day.
std::uint64_t dealNumberOf(Day day);

/// The day with that number; nullopt if there is none.
std::optional<Day> dayOfDeal(std::uint64_t number);

/// The game of that day: Odin and Ninjan take turns, also over the end of a year.
Game gameOfDay(Day day);

/// The deal of a day without the names of the seats, which are in the language of the user. A person on seat 0 plays
/// against three computers: hard, medium and easy, with personas drawn by the number. Odin is one hand.
/// It must never change: results are compared between people; tests pin it.
GameEvent dealOfDay(Day day);

/// The day whose deal this is, whatever the names; nullopt if it is none.
std::optional<Day> dayOf(const GameEvent &game);

} // namespace meadhall::players
