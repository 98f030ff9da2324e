// SPDX-License-Identifier: GPL-3.0-or-later
// The fixed ratings of the levels, and how a game of several seats is rated: see README.md.
#pragma once

#include "engine/ai/player.h"
#include "engine/core/event.h"
#include "engine/statistics/glicko.h"

#include <array>
#include <span>

namespace meadhall::statistics {

/// By players::Level: the scale that is closest to the games of all pairs with two players (README.md). The
/// weakest level is at 1000.
constexpr std::array<double, players::kLevels> levelRatings(Game game)
{
    if (game == Game::Odin)
        return {1000, 1145, 1265, 1300, 1595};
    return {1000, 1165, 1280, 1330, 1460};
}

/// Returns what is measured against a level, by the rating of those who played it: somebody is expected to win against
/// it as often as a level of the same strength does.
std::span<const MeasuredLead> measuredLeads(Game game, players::Level opponent);

/// The rating of somebody who has not played yet: that of the level medium, as uncertain as can be.
constexpr Rating firstRating(Game game) { return {levelRatings(game)[2], kLargestDeviation, 0.06}; }

/// The weight of each of the pairings of one game. They share the luck of the own seat: between equals, being ahead of
/// one opponent and being ahead of another are correlated by 1/3, since all orders are equally likely.
constexpr double pairingWeight(int opponents) { return 1 / (1 + (opponents - 1) / 3.0); }

/// How much a difference of ratings matters in a game of so many players: luck decides more in larger ones. Measured,
/// see README.md.
constexpr double decisiveness(Game game, int players)
{
    constexpr std::array kOdin{1.0, 0.24, 0.22, 0.17, 0.14};
    constexpr std::array kNinjan{1.0, 1.0, 0.82, 0.77};
    const auto index = static_cast<std::size_t>(players < 2 ? 0 : players - 2);
    return game == Game::Odin ? kOdin[index < kOdin.size() ? index : kOdin.size() - 1]
                              : kNinjan[index < kNinjan.size() ? index : kNinjan.size() - 1];
}

/// A rating period ends after a week, or after as many games: ten to fifteen are best, says Glickman.
constexpr int kDaysOfPeriod = 7;
constexpr int kGamesOfPeriod = 15;

} // namespace meadhall::statistics
