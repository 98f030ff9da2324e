// SPDX-License-Identifier: GPL-3.0-or-later
// Computes a page of the statistics from the games of a person.
#pragma once

#include "ui/rooms/statistics/data/statistics_page.h"
#include "ui/rooms/statistics/data/statistics_store.h"

namespace meadhall::ui {

/// @param games all games of the person, oldest first
/// @param now for the rating after a pause and its change in 30 days
StatisticsPage buildPage(const StatisticsFilter &filter, const std::vector<PersonGame> &games, const QDateTime &now);

/// The rating through all games.
RatingFigures buildRating(Game game, const std::vector<PersonGame> &games, const QDateTime &now,
                          int curvePoints = RatingFigures::kCurvePoints);

/// Whether the game passes the filter, apart from game and person.
bool fits(const StatisticsFilter &filter, const PersonGame &game);

/// How the game of that row compares with the others.
/// @return nullopt if it is not among them, or was not played against a computer
std::optional<GameComparison> compareGame(Game game, const std::vector<PersonGame> &games, qint64 id,
                                          const QDateTime &now);

} // namespace meadhall::ui
