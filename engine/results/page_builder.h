// SPDX-License-Identifier: GPL-3.0-or-later
// Computes the statistics of a person by queries of the database.
#pragma once

#include "engine/results/statistics_page.h"
#include "engine/results/statistics_store.h"

#include <limits>

namespace meadhall {

/// A game for the rating.
struct RatedGame {
    QDateTime when;
    int players = 2;
    QString pairings; ///< StoredPerson::pairings
};

/// Reads what a filter chooses. Any failure ends the queries; the figures are then worth nothing.
class PageBuilder {
public:
    /// @param cleared games finished up to then do not count; ms since 1970, UTC
    /// @param now for the rating after a pause and its change in 30 days
    PageBuilder(StatisticsStore &store, const StatisticsFilter &filter, qint64 cleared, const QDateTime &now);

    StatisticsPage page();
    /// The rating through all games; filters do not matter.
    RatingFigures rating(int curvePoints = std::numeric_limits<int>::max());
    /// How the game of that row compares with the others.
    /// @return nullopt if it is not among them, or was not played against a computer
    std::optional<GameComparison> compare(qint64 id);
    /// Calls a function for each row of a query. The temporary table `mine` holds the games of the person, and `chosen`
    /// those that pass the filter, numbered by `turn` from the oldest on.
    void read(const char *statement, const QVariantList &values, const StatisticsStore::ReadRow &row = {});

    StatisticsStore::Outcome outcome() const { return outcome_; }

private:
    void choose(qint64 cleared);
    TotalFigures totals();
    std::optional<BestPart> best();
    void addResults(StatisticsPage &page);
    void addPoints(StatisticsPage &page);
    void addMonths(StatisticsPage &page);
    MistakeCurve mistakeCurve(std::optional<MistakeKind> kind, int games);
    MistakeFigures mistakes();

    StatisticsStore &store_;
    const StatisticsFilter filter_;
    const QDateTime now_;
    StatisticsStore::Outcome outcome_ = StatisticsStore::Outcome::Done;
};

/// @param games oldest first
RatingFigures ratingOf(Game game, const std::vector<RatedGame> &games, const QDateTime &now);
/// Keeps the last point of every stretch of games.
void thinOut(std::vector<RatingPoint> &curve, int points);

} // namespace meadhall
