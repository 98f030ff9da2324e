// SPDX-License-Identifier: GPL-3.0-or-later
// Words and figures of the pages of the statistics.
#pragma once

#include "engine/results/statistics.h"
#include "ui/base/widgets/chart_table.h"

#include <QCoreApplication>

namespace meadhall::ui {

class PageText {
    Q_DECLARE_TR_FUNCTIONS(PageText)

public:
    // Figures in the current locale.
    /// Points with that many decimals; a sign in games where most points win.
    static QString points(Game game, double value, int decimals = 1);
    /// "33%" of a share.
    static QString percent(double share);
    /// "1st"
    static QString place(int place);

    // The filter.
    static QString allLevels();
    static QString players(int players);
    static QString level(players::Level level);

    // The rating.
    /// "between Medium and Hard", "still uncertain" …
    static QString standing(const RatingFigures &rating);
    static QString interval(const RatingFigures &rating);
    static QString sure(const RatingFigures &rating);
    /// The change in 30 days, or how many games are missing.
    static QString outlook(const RatingFigures &rating);
    /// On the part of the axis that is still empty.
    static QString gamesToCome();
    static QString playAgainst(players::Level level);
    static QString ratingSentence(const RatingFigures &rating);
    static QString ratingValue(const QString &when, double rating, double deviation);
    static ChartTable ratingTable(const StatisticsPage &page);

    // Results.
    static QString wonOf(const ResultCell &cell, int row, int column);
    static QString column(int column);
    static QString resultsSentence(const StatisticsPage &page);
    static QString fewerLegend();
    static QString moreLegend();
    static QString fewGamesLegend();
    static ChartTable resultsTable(const StatisticsPage &page);

    // Points.
    static QString pointsTitle(Game game);
    static QString pointsNote(const StatisticsPage &page);
    /// The note while the table is shown.
    static QString monthsNote(Game game);
    static QString pointsSentence(const StatisticsPage &page);
    static QString pointsValue(Game game, const MonthRow &row);
    /// Short, beside the curve.
    static QString pointsChip(Game game, const MonthRow &row);
    static QString dotLegend();
    static QString othersLegend();
    static ChartTable pointsTable(const StatisticsPage &page);

    // Mistakes.
    static QString mistakesNote(Game game);
    static QString kind(const MistakeCurve &curve);
    static QString trend(const MistakeCurve &curve);
    static QString mistakeValue(const MistakeCurve &curve);
    static QString mistakesSentence(const MistakeFigures &figures);
    static QString firstHeading();
    static QString nowHeading();
    static ChartTable mistakesTable(const MistakeFigures &figures);

    // Places and the best hand.
    static QString placesTitle(const std::vector<LastPlace> &places);
    static QString placesSentence(const std::vector<LastPlace> &places);
    /// "1st of 4" and a time.
    static QString placeTip(const QString &place, const QDateTime &when);
    static QString bestTitle(Game game);
    static QString best(Game game, const BestPart &best);
    static QString bestCards(Game game, const BestPart &best);

    /// Suggested for an exported table, without its ending.
    static QString fileName(Game game, Statistics::Table table);
    /// Where there is no folder for games.
    static QString nothingKept();
    /// "Statistics, Odin: 272 games, rating 1512, likely between 1454 and 1570".
    static QString summary(const StatisticsPage &page);
};

} // namespace meadhall::ui
