// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/deal_of_day.h"

#include "engine/ai/personas.h"
#include "engine/core/random.h"
#include "engine/core/shuffle.h"
#include "engine/games/odin/position.h"
#include "engine/players/chair.h"

#include <array>
#include <string>
#include <utility>

namespace meadhall::players {

namespace {

constexpr int kFirstYear = 1970, kLastYear = 9999;
constexpr std::uint64_t kDaysStep = 1000; ///< makes room for the day of the year
/// Separates the random stream for personas from others derived from the deal number.
constexpr std::uint64_t kDailyPersonaStream = 0x6461'696c'7921'2121u;
constexpr std::array kDailyLevels{Level::Hard, Level::Medium, Level::Easy};

constexpr bool isLeapYear(int year) { return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0); }

constexpr int daysOfMonth(int year, int month)
{
    constexpr std::array kDays{31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    return kDays[static_cast<std::size_t>(month - 1)] + (month == 2 && isLeapYear(year) ? 1 : 0);
}

constexpr int dayOfYear(Day day)
{
    int days = day.day;
    for (int month = 1; month < day.month; ++month)
        days += daysOfMonth(day.year, month);
    return days;
}

/// Days from the beginning of the year 1 to the day.
constexpr int daysUpTo(Day day)
{
    const int past = day.year - 1;
    return past * 365 + past / 4 - past / 100 + past / 400 + dayOfYear(day);
}

} // namespace

std::uint64_t dealNumberOf(Day day)
{
    return static_cast<std::uint64_t>(day.year) * kDaysStep + static_cast<std::uint64_t>(dayOfYear(day));
}

std::optional<Day> dayOfDeal(std::uint64_t number)
{
    const auto year = static_cast<int>(number / kDaysStep % (kLastYear + 1));
    int rest = static_cast<int>(number % kDaysStep);
    if (number / kDaysStep > kLastYear || year < kFirstYear || rest < 1 || rest > (isLeapYear(year) ? 366 : 365))
        return std::nullopt;
    int month = 1;
    for (; rest > daysOfMonth(year, month); ++month)
        rest -= daysOfMonth(year, month);
    return Day{year, month, rest};
}

Game gameOfDay(Day day) { return daysUpTo(day) % 2 == 0 ? Game::Odin : Game::Ninjan; }

GameEvent dealOfDay(Day day)
{
    GameEvent game;
    game.game = gameOfDay(day);
    game.deal = dealNumberOf(day);
    if (game.game == Game::Odin)
        odin::setRule(game, &odin::Rules::target, 1);
    std::vector<std::string_view> personas;
    for (const Persona &persona : kPersonas)
        personas.push_back(persona.id);
    Random random(mixSeeds(*game.deal, kDailyPersonaStream));
    shuffle(personas, random);
    Chair person;
    person.unnamed = 1;
    game.chairs.push_back(textOf(person));
    for (const Level level : kDailyLevels) {
        game.chairs.push_back(textOf({false, level, std::string(personas.back())}));
        personas.pop_back();
    }
    game.seats.resize(game.chairs.size());
    return game;
}

std::optional<Day> dayOf(const GameEvent &game)
{
    const auto day = game.deal ? dayOfDeal(*game.deal) : std::nullopt;
    if (!day)
        return std::nullopt;
    GameEvent daily = dealOfDay(*day);
    daily.seats = game.seats;
    return daily == game ? day : std::nullopt;
}

} // namespace meadhall::players
