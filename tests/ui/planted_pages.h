// SPDX-License-Identifier: GPL-3.0-or-later
// Pages of statistics with known figures.
#pragma once

#include "engine/clock/clock.h"
#include "engine/core/to_index.h"
#include "engine/games/games.h"
#include "engine/results/statistics_page.h"

#include <cmath>
#include <random>

namespace meadhall::test {

inline ResultCell resultCell(int games, int won, int players) { return {games, won, 1.0 / players}; }

/// The results of a page, level by level; the last column is the sum.
inline void plantResults(StatisticsPage &page, const std::vector<std::vector<std::pair<int, int>>> &rows)
{
    for (std::size_t row = 0; row < rows.size(); ++row) {
        ResultCell &all = page.results[row].back();
        double fair = 0;
        for (std::size_t column = 0; column < rows[row].size(); ++column) {
            const auto &[games, won] = rows[row][column];
            page.results[row][column] = resultCell(games, won, static_cast<int>(column) + kFewestPlayers);
            all.games += games;
            all.won += won;
            fair += games * page.results[row][column].expectedShare;
        }
        all.expectedShare = all.games > 0 ? fair / all.games : 0;
        page.totals.games += all.games;
        page.totals.won += all.won;
    }
    page.gamesInAll = page.totals.games;
}

/// Games from the beginning of June on, one or two a day, with a rating and points that improve.
inline void plantGames(StatisticsPage &page, int games, double first, double last, double spread)
{
    std::mt19937 random(7);
    std::normal_distribution<double> normal(0, 1);
    const QDateTime begin(QDate(Clock::today().year(), 6, 1), QTime(19, 5));
    const double seconds = 172.0 * 86'400 / std::max(1, games - 1);
    page.rating.games = games;
    page.rating.levels = {1000, 1200, 1400, 1600, 1780};
    double sum = 0;
    for (int i = 0; i < games; ++i) {
        const double part = games > 1 ? static_cast<double>(i) / (games - 1) : 1;
        const QDateTime when = begin.addSecs(static_cast<qint64>(i * seconds));
        RatingPoint point{when, i + 1, 1180 + 332 * std::sqrt(part) + 25 * normal(random),
                          std::max(29.0, 170 / std::sqrt(1 + i / 2.0))};
        if (i == games - 1)
            point.rating = 1512;
        page.rating.curve.push_back(point);
        page.rating.rating = point.rating;
        page.rating.deviation = point.deviation;
        PointsDot dot{when, 2 + i % 5, 4, first + (last - first) * part + spread * normal(random), 4.2, {}};
        if (page.filter.game == Game::Odin)
            dot.own = std::max(0.0, dot.own);
        sum += dot.own;
        page.points.push_back(dot);
        if (i + 1 >= kMeanFrom) {
            const int from = std::max(0, i + 1 - kMeanGames);
            double mean = 0;
            for (int j = from; j <= i; ++j)
                mean += page.points[toIndex(j)].own;
            page.points.back().mean = mean / (i + 1 - from);
        }
        const QDate month(when.date().year(), when.date().month(), 1);
        if (page.months.empty() || page.months.back().month != month)
            page.months.push_back({month, 0, 0, 0, 0, 0, {}});
        MonthRow &row = page.months.back();
        row.own = (row.own * row.games + dot.own) / (row.games + 1);
        row.others = dot.others;
        row.won += i % 3 == 0;
        row.rating = point.rating;
        row.hands += 4;
        ++row.games;
        page.lastPlaces.push_back({1 + (i * 7 + i / 3) % 4, 4, when, {}});
    }
    if (static_cast<int>(page.lastPlaces.size()) > kLastPlaces)
        page.lastPlaces.erase(page.lastPlaces.begin(), page.lastPlaces.end() - kLastPlaces);
    page.totals.pointsAHand = games > 0 ? sum / games : 0;
    page.totals.hands = 4 * games;
}

inline void plantMistakes(StatisticsPage &page, int reviewed)
{
    using Kind = MistakeKind;
    const std::vector<Kind> kinds =
        page.filter.game == Game::Odin
            ? std::vector{Kind::Answer, Kind::Pass, Kind::Lead, Kind::PickUp, Kind::GoingOut}
            : std::vector{Kind::CardChosen, Kind::PileTaken, Kind::EqualCards, Kind::LastRounds};
    const double firsts[] = {0.62, 0.41, 0.38, 0.21, 0.28}, nows[] = {0.19, 0.12, 0.22, 0.09, 0.27};
    MistakeFigures &figures = page.mistakes;
    figures.reviewedGames = reviewed;
    std::mt19937 random(9);
    std::normal_distribution<double> normal(0, 0.02);
    for (int i = 0; i < reviewed; ++i)
        figures.when.push_back(QDateTime(QDate(2026, 6, 1), QTime(19, 5)).addDays(i));
    const auto curve = [&](double first, double now) {
        MistakeCurve one;
        one.mistakes = 3 * reviewed;
        one.first = first;
        one.now = now;
        one.trend = reviewed < kReviewedFrom ? 0 : now < 0.92 * first ? -1 : now > 1.08 * first ? 1 : 0;
        for (int i = 0; i < reviewed; ++i)
            one.curve.push_back(first + (now - first) * i / std::max(1, reviewed - 1) + normal(random));
        return one;
    };
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        figures.kinds.push_back(curve(firsts[i], nows[i]));
        figures.kinds.back().kind = kinds[i];
    }
    figures.all = curve(1.90, 0.89);
}

/// 272 games of Odin, rating 1512 ± 58.
inline StatisticsPage odinPage()
{
    StatisticsPage page;
    plantResults(page, {{{14, 10}, {12, 7}, {21, 11}, {0, 0}, {1, 1}},
                        {{11, 7}, {17, 8}, {34, 15}, {16, 5}, {4, 1}},
                        {{9, 5}, {14, 5}, {38, 11}, {17, 4}, {0, 0}},
                        {{4, 1}, {6, 2}, {26, 5}, {12, 2}, {2, 1}},
                        {{0, 0}, {2, 0}, {9, 1}, {3, 0}, {0, 0}}});
    plantGames(page, page.totals.games, 5.2, 3.0, 1.5);
    page.rating.below = players::Level::Medium;
    page.rating.above = players::Level::Hard;
    page.rating.suggested = players::Level::Hard;
    page.rating.changeIn30Days = 46;
    page.totals.othersAHand = 4.2;
    page.totals.bestStreak = 6;
    page.totals.streak = 2;
    page.totals.wentOut = 446;
    page.totals.leads = 900;
    page.totals.leadsWon = 380;
    page.best = BestPart{{34, 32, 28, 6, 42, 51, 24, 17, 44},
                         3,
                         21,
                         0,
                         kNoCard,
                         QDateTime(QDate(Clock::today().year(), 10, 3), QTime(20, 0)),
                         {}};
    plantMistakes(page, 120);
    return page;
}

/// 259 games of Ninjan.
inline StatisticsPage ninjanPage()
{
    StatisticsPage page;
    page.filter.game = Game::Ninjan;
    plantResults(page, {{{16, 12}, {18, 11}, {23, 11}, {4, 2}},
                        {{13, 8}, {22, 10}, {29, 11}, {9, 2}},
                        {{7, 3}, {17, 7}, {23, 6}, {16, 3}},
                        {{3, 1}, {17, 4}, {15, 3}, {12, 1}},
                        {{0, 0}, {4, 1}, {11, 1}, {0, 0}}});
    plantGames(page, page.totals.games, 9, 13, 5);
    for (PointsDot &dot : page.points)
        dot.others = 9.6;
    page.rating.below = players::Level::Medium;
    page.rating.above = players::Level::Hard;
    page.totals.othersAHand = 9.6;
    page.totals.bestStreak = 5;
    page.totals.cardsPlayed = 259 * 9;
    page.totals.forced = 186;
    page.totals.chosen = {885, 770, 676};
    page.best =
        BestPart{{15, 14, 47, 26}, 0, 0, 34, 43, QDateTime(QDate(Clock::today().year(), 10, 3), QTime(20, 0)), {}};
    plantMistakes(page, 60);
    return page;
}

/// Six games, none reviewed.
inline StatisticsPage fewPage()
{
    StatisticsPage page;
    plantResults(page, {{}, {{0, 0}, {0, 0}, {6, 1}}});
    plantGames(page, 6, 5, 4, 0.8);
    page.rating.deviation = 120;
    page.totals.othersAHand = 3.6;
    page.totals.bestStreak = 1;
    page.totals.wentOut = 5;
    page.totals.leads = 20;
    page.totals.leadsWon = 6;
    page.best = BestPart{{23, 47, 7, 16, 37, 35, 21, 18, 4}, 6, 9, 0, kNoCard, Clock::now(), {}};
    page.lastUnreviewed = QStringLiteral("last.meadhall");
    return page;
}

} // namespace meadhall::test
