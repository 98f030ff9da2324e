// SPDX-License-Identifier: GPL-3.0-or-later
// Words and figures of the pages of the statistics.
#pragma once

#include "engine/results/statistics.h"
#include "ui/base/widgets/beads.h"
#include "ui/base/widgets/chart_panel.h"

#include <QCoreApplication>

namespace meadhall::ui {

constexpr int kPlaceBead = 19; ///< px at 1×

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

    /// Heading, or words below a figure: how many.
    static QString games() { return tr("Games", "heading: how many"); }

    // The filter.
    static QString allLevels() { return tr("All levels", "which games are counted: of the strongest opponent"); }
    static QString players(int players);

    // The rating.
    /// "between Medium and Hard"; empty while the rating is uncertain.
    static QString standing(const RatingFigures &rating);
    static QString interval(const RatingFigures &rating);
    /// The change in 30 days, or how many games are missing.
    static QString outlook(const RatingFigures &rating);
    /// On the part of the axis that is still empty.
    static QString playAgainst(players::Level level);
    static QString ratingSentence(const RatingFigures &rating);
    static QString ratingValue(const QString &when, double rating, double deviation);
    static ChartTable ratingTable(const StatisticsPage &page);

    // Results.
    static QString wonOf(const ResultCell &cell, int row, int column);
    static QString column(int column);
    static QString resultsSentence(const StatisticsPage &page);
    static QString fewerLegend() { return tr("fewer", "legend, before five colours: wins than expected"); }
    static QString moreLegend() { return tr("more wins than expected", "legend, after five colours"); }
    static QString fewGamesLegend() { return tr("under 5 games", "legend of a chart"); }
    static ChartTable resultsTable(const StatisticsPage &page);

    // Points.
    static QString pointsTitle(Game game);
    static QString pointsNote(Game game);
    static QString pointsSentence(const StatisticsPage &page);
    static QString pointsValue(Game game, const MonthRow &row);
    /// Short, beside the curve.
    static QString pointsChip(Game game, const MonthRow &row);
    static QString dotLegend() { return tr("a dot: one game", "legend of a chart"); }
    static QString othersLegend() { return tr("others", "legend of a chart: their mean"); }
    static ChartTable pointsTable(const StatisticsPage &page);

    // Mistakes.
    static QString kind(const MistakeCurve &curve);
    static QString trend(const MistakeCurve &curve);
    static QString mistakeValue(const MistakeCurve &curve, bool isCompared);
    static QString mistakesSentence(const MistakeFigures &figures);
    static QString firstHeading() { return tr("at first", "heading: points lost in the first games"); }
    static QString nowHeading() { return tr("now", "heading: points lost in the last games"); }
    static ChartTable mistakesTable(const MistakeFigures &figures);

    // Places and the best hand.
    /// @param shown how many of them, the newest ones
    static QString placesTitle(const std::vector<LastPlace> &places, int shown);
    static QString placesSentence(const std::vector<LastPlace> &places);
    static std::vector<Bead> placeBeads(const std::vector<LastPlace> &places);
    static QString bestTitle(Game game);
    static QString best(Game game, const BestPart &best);
    static QString bestCards(Game game, const BestPart &best);

    /// Suggested for an exported table, without its ending.
    static QString fileName(Game game, Statistics::Table table);
    /// Shown if there is no folder for games.
    static QString nothingKept() { return tr("Games are not saved here."); }
    /// "Statistics, Odin: 272 games, rating 1512 ± 58".
    static QString summary(const StatisticsPage &page);
};

/// Sentences about the statistics, apart from those of their pages.
class StatisticsText {
    Q_DECLARE_TR_FUNCTIONS(StatisticsText)

public:
    /// Why the statistics are not as they were left, and that no game is lost; empty without trouble.
    static QString trouble(StatisticsTrouble trouble);
    /// The line at the end of a game, and perhaps one with a level to try next.
    static QString comparison(const GameComparison &comparison);

private:
    static QString rankOf(const GameComparison &comparison);
};

} // namespace meadhall::ui
