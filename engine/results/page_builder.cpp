// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/results/page_builder.h"

#include "engine/clock/clock.h"
#include "engine/core/to_index.h"
#include "engine/games/games.h"
#include "engine/record/journal.h"
#include "engine/results/finished_game.h"
#include "engine/statistics/level_ratings.h"
#include "engine/statistics/rating_history.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace meadhall {

namespace {

using Row = StatisticsStore::Row;

/// The games of a person with the time they count from: one that a wrong clock has dated was played when the one
/// entered before it was, or else the one after it.
constexpr auto kMine =
    "CREATE TEMP TABLE mine AS WITH"
    " sound AS (SELECT id, finished FROM games WHERE finished BETWEEN :p4 AND :p5),"
    " dated AS (SELECT *, CASE WHEN finished BETWEEN :p4 AND :p5 THEN finished ELSE coalesce("
    "  (SELECT s.finished FROM sound s WHERE s.id < games.id ORDER BY s.id DESC LIMIT 1),"
    "  (SELECT s.finished FROM sound s WHERE s.id > games.id ORDER BY s.id LIMIT 1), finished) END AS played FROM "
    "games)"
    " SELECT g.id, g.game AS kind, g.played, date(g.played / 1000, 'unixepoch', 'localtime') AS day, g.players,"
    "  max(1, g.hands) AS hands, g.target, g.rules, g.deal, g.file, p.*,"
    "  1.0 * p.total / max(1, g.hands) AS own, 1.0 * p.others / max(1, g.players - 1) / max(1, g.hands) AS theirs"
    " FROM dated g JOIN people p ON p.game = g.id"
    " WHERE g.game = :p1 AND g.played > :p2 AND CASE WHEN :p3 = '' THEN p.alone ELSE p.name = :p3 END"
    " ORDER BY g.played, g.id";
constexpr auto kChosen = "CREATE TEMP TABLE chosen AS SELECT row_number() OVER (ORDER BY rowid) AS turn, * FROM mine"
                         " WHERE :p1 IN (0, players) AND :p2 IN (-1, strongest) AND day >= :p3";
/// The reviewed games, with what was lost in them by mistakes of a kind, or −1: of all kinds.
constexpr auto kLost = "CREATE TEMP TABLE lost AS SELECT row_number() OVER (ORDER BY c.turn) AS n, c.hands,"
                       " total(m.lost) AS lost, total(m.count) AS count FROM chosen c"
                       " LEFT JOIN mistakes m ON m.game = c.id AND m.seat = c.seat AND :p1 IN (-1, m.kind)"
                       " WHERE c.reviewed GROUP BY c.turn";

/// Beyond this share of the beginning a change is shown.
constexpr double kTrend = 0.08;

qint64 numberOf(const QDate &day) { return QDate(1970, 1, 1).daysTo(day); }

/// The game at the table has no name among the kept ones yet.
QString fileAt(const Row &row, int column)
{
    const QString name = row(column).toString();
    return name.isEmpty() ? QStringLiteral("../") + QLatin1String(record::Journal::kFileName) : name;
}

QDateTime timeAt(const Row &row, int column) { return QDateTime::fromMSecsSinceEpoch(row(column).toLongLong()); }

QString nameOf(Game game) { return QString::fromStdString(std::string(traitsOf(game).name)); }

std::vector<Card> cardsOf(Game game, const QString &names)
{
    std::vector<Card> cards;
    for (const QString &name : names.split(QLatin1Char(' '), Qt::SkipEmptyParts))
        if (const auto card = traitsOf(game).cardOfName(name.toStdString()))
            cards.push_back(*card);
    return cards;
}

} // namespace

double ResultCell::z() const
{
    if (games == 0)
        return 0;
    const double error = std::sqrt(expectedShare * (1 - expectedShare) / games);
    return (share() - expectedShare) / std::max(0.08, error);
}

int ResultCell::step() const
{
    constexpr double kSmallStep = 0.6, kLargeStep = 1.6;
    const double distance = isSure() ? std::abs(z()) : 0;
    const int size = (distance >= kSmallStep ? 1 : 0) + (distance >= kLargeStep ? 1 : 0);
    return z() < 0 ? -size : size;
}

RatingFigures ratingOf(Game game, const std::vector<RatedGame> &games, const QDateTime &now)
{
    RatingFigures figures;
    figures.levels = statistics::levelRatings(game);
    statistics::RatingHistory history(statistics::firstRating(game));
    std::optional<double> before;
    const QDateTime monthAgo = now.addDays(-30);
    for (const RatedGame &one : games) {
        const statistics::Rating rating =
            history.add(numberOf(one.when.date()), pairingsOf(game, one.players, one.pairings));
        figures.curve.push_back({one.when, ++figures.games, rating.rating, rating.deviation});
        if (one.when <= monthAgo)
            before = rating.rating;
    }
    const statistics::Rating rating = history.on(numberOf(now.date()));
    figures.rating = rating.rating;
    figures.deviation = rating.deviation;
    for (int level = 0; level < kLevels; ++level)
        if (figures.levels[toIndex(level)] <= rating.rating)
            figures.below = static_cast<players::Level>(level);
        else if (!figures.above)
            figures.above = static_cast<players::Level>(level);
    if (before)
        figures.changeIn30Days = static_cast<int>(std::lround(rating.rating) - std::lround(*before));
    if (figures.isShown()) {
        const auto distance = [&](double level) { return std::abs(level - rating.rating); };
        const auto nearest =
            std::min_element(figures.levels.begin(), figures.levels.end(),
                             [&](double one, double other) { return distance(one) < distance(other); });
        figures.even = static_cast<players::Level>(nearest - figures.levels.begin());
    }
    if (figures.isShown() && figures.isSteady())
        figures.suggested = figures.above;
    return figures;
}

void thinOut(std::vector<RatingPoint> &curve, int points)
{
    const auto all = static_cast<std::int64_t>(curve.size());
    if (all <= points)
        return;
    std::vector<RatingPoint> thinned;
    for (std::int64_t i = 1; i <= points; ++i)
        thinned.push_back(curve[toIndex(all * i / points - 1)]);
    curve = std::move(thinned);
}

PageBuilder::PageBuilder(StatisticsStore &store, const StatisticsFilter &filter, qint64 cleared, const QDateTime &now)
    : store_(store), filter_(filter), now_(now)
{
    for (const char *table : {"DROP TABLE IF EXISTS temp.mine", "DROP TABLE IF EXISTS temp.chosen"})
        read(table, {});
    read(kMine, {nameOf(filter.game), cleared, filter.person.isNull() ? QStringLiteral("") : filter.person,
                 Clock::earliest().toMSecsSinceEpoch(), Clock::latest().toMSecsSinceEpoch()});
    const QDate begin = beginOf(filter.period, now.date());
    read(kChosen, {filter.players, filter.level ? static_cast<int>(*filter.level) : -1,
                   begin.isValid() ? begin.toString(Qt::ISODate) : QStringLiteral("")});
}

void PageBuilder::read(const char *statement, const QVariantList &values, const StatisticsStore::ReadRow &row)
{
    if (outcome_ == StatisticsStore::Outcome::Done)
        outcome_ = store_.query(statement, values, row);
}

TotalFigures PageBuilder::totals()
{
    TotalFigures totals;
    read("SELECT count(*), total(won), total(hands), total(total) / max(1, total(hands)),"
         " total(theirs * hands) / max(1, total(hands)), total(wentOut), total(leads), total(leadsWon),"
         " total(cardsPlayed), total(forced), total(rock), total(paper), total(scissors) FROM chosen",
         {}, [&](const Row &row) {
             int column = 0;
             for (int *count : {&totals.games, &totals.won, &totals.hands})
                 *count = row(column++).toInt();
             totals.pointsAHand = row(column++).toDouble();
             totals.othersAHand = row(column++).toDouble();
             for (int *count : {&totals.wentOut, &totals.leads, &totals.leadsWon, &totals.cardsPlayed, &totals.forced,
                                &totals.chosen[0], &totals.chosen[1], &totals.chosen[2]})
                 *count = row(column++).toInt();
         });
    read("WITH parts AS (SELECT turn, won, turn - row_number() OVER (PARTITION BY won ORDER BY turn) AS part FROM "
         "chosen),"
         " streaks AS (SELECT count(*) AS length, max(turn) AS last FROM parts WHERE won GROUP BY part)"
         " SELECT max(length), total(length) FILTER (WHERE last = :p1) FROM streaks",
         {totals.games}, [&](const Row &row) {
             totals.bestStreak = row(0).toInt();
             totals.streak = row(1).toInt();
         });
    return totals;
}

std::optional<BestPart> PageBuilder::best()
{
    std::optional<BestPart> best;
    const Game game = filter_.game;
    read("SELECT bestCards, bestTurns, bestValue, bestTakenWith, played, file FROM chosen WHERE bestCards <> ''"
         " ORDER BY bestValue DESC, CASE WHEN kind = 'odin' THEN bestTurns END, turn LIMIT 1",
         {}, [&](const Row &row) {
             best.emplace();
             best->cards = cardsOf(game, row(0).toString());
             best->turns = row(1).toInt();
             (game == Game::Odin ? best->othersKept : best->points) = row(2).toInt();
             if (const auto taken = cardsOf(game, row(3).toString()); !taken.empty())
                 best->takenWith = taken.front();
             best->when = timeAt(row, 4);
             best->file = fileAt(row, 5);
         });
    return best;
}

void PageBuilder::addResults(StatisticsPage &page)
{
    read("SELECT strongest, players, count(*), total(won) FROM chosen WHERE strongest BETWEEN 0 AND :p1"
         " AND players BETWEEN :p2 AND :p3 GROUP BY strongest, players",
         {kLevels - 1, kFewestPlayers, kMostPlayers}, [&](const Row &row) {
             auto &cells = page.results[toIndex(row(0).toInt())];
             const int players = row(1).toInt(), games = row(2).toInt();
             for (ResultCell *cell : {&cells[toIndex(players - kFewestPlayers)], &cells.back()}) {
                 cell->games += games;
                 cell->won += row(3).toInt();
                 cell->expectedShare += (1.0 / players - cell->expectedShare) * games / cell->games; // the mean so far
             }
         });
}

void PageBuilder::addPoints(StatisticsPage &page)
{
    read("SELECT played, players, hands, own, theirs, CASE WHEN turn >= :p1 THEN"
         " avg(own) OVER (ORDER BY turn ROWS 19 PRECEDING) END FROM chosen ORDER BY turn",
         {kMeanFrom}, [&](const Row &row) {
             static_assert(kMeanGames == 20); // the rows of the window
             PointsDot dot{timeAt(row, 0), row(1).toInt(), row(2).toInt(), row(3).toDouble(), row(4).toDouble(), {}};
             if (!row(5).isNull())
                 dot.mean = row(5).toDouble();
             page.points.push_back(dot);
         });
}

/// Needs the rating with a point of the curve for every game.
void PageBuilder::addMonths(StatisticsPage &page)
{
    read("SELECT substr(day, 1, 7) || '-01' AS month, count(*), total(won), total(hands),"
         " total(total) / total(hands), total(theirs * hands) / total(hands) FROM chosen GROUP BY month ORDER BY month",
         {}, [&](const Row &row) {
             page.months.push_back({QDate::fromString(row(0).toString(), Qt::ISODate),
                                    row(1).toInt(),
                                    row(2).toInt(),
                                    row(3).toInt(),
                                    row(4).toDouble(),
                                    row(5).toDouble(),
                                    {}});
         });
    auto point = page.rating.curve.begin();
    std::optional<double> rating; // kept by months without a rated game
    for (MonthRow &row : page.months) {
        for (; point != page.rating.curve.end() && point->when.date() < row.month.addMonths(1); ++point)
            rating = point->rating;
        row.rating = rating;
    }
}

MistakeCurve PageBuilder::mistakeCurve(std::optional<MistakeKind> kind, int games)
{
    MistakeCurve curve;
    curve.kind = kind;
    read("DROP TABLE IF EXISTS temp.lost", {});
    read(kLost, {kind ? static_cast<int>(*kind) : -1});
    read("SELECT total(count), total(lost) / max(1, total(hands)),"
         " total(lost) FILTER (WHERE n <= :p1) / max(1, total(hands) FILTER (WHERE n <= :p1)),"
         " total(lost) FILTER (WHERE n > :p2) / max(1, total(hands) FILTER (WHERE n > :p2)) FROM lost",
         {kComparedReviews, games - kComparedReviews}, [&](const Row &row) {
             curve.mistakes = row(0).toInt();
             curve.lostAHand = row(1).toDouble();
             curve.first = row(2).toDouble();
             curve.now = row(3).toDouble();
         });
    read("SELECT max(0, sum(lost) OVER recent) / sum(hands) OVER recent FROM lost"
         " WINDOW recent AS (ORDER BY n ROWS 19 PRECEDING) ORDER BY n",
         {}, [&](const Row &row) { curve.curve.push_back(row(0).toDouble()); });
    if (games >= kReviewedFrom && std::abs(curve.now - curve.first) > kTrend * curve.first)
        curve.trend = curve.now < curve.first ? -1 : 1;
    return curve;
}

MistakeFigures PageBuilder::mistakes()
{
    MistakeFigures figures;
    read("SELECT played, best, fine, doubtful, mistake FROM chosen WHERE reviewed ORDER BY turn", {},
         [&](const Row &row) {
             figures.when.push_back(timeAt(row, 0));
             for (std::size_t verdict = 0; verdict < figures.verdicts.size(); ++verdict)
                 figures.verdicts[verdict] += row(static_cast<int>(verdict) + 1).toInt();
         });
    figures.reviewedGames = static_cast<int>(figures.when.size());
    for (const MistakeKind kind : mistakeKinds(filter_.game))
        figures.kinds.push_back(mistakeCurve(kind, figures.reviewedGames));
    figures.all = mistakeCurve(std::nullopt, figures.reviewedGames);
    return figures;
}

/// The same deal under the same rules counts once, since its cards are known: another try, or a game played on from its
/// middle.
RatingFigures PageBuilder::rating(int curvePoints)
{
    std::vector<RatedGame> games;
    read("SELECT played, players, pairings FROM (SELECT *, deal <> '' AND row_number() OVER"
         " (PARTITION BY deal, players, rules ORDER BY rowid) > 1 AS again FROM mine)"
         " WHERE NOT again AND pairings <> '' ORDER BY played, id",
         {}, [&](const Row &row) {
             games.push_back({timeAt(row, 0), row(1).toInt(), row(2).toString()});
         });
    RatingFigures figures = ratingOf(filter_.game, games, now_);
    thinOut(figures.curve, curvePoints);
    return figures;
}

StatisticsPage PageBuilder::page()
{
    StatisticsPage page;
    page.filter = filter_;
    page.rating = rating();
    read("SELECT count(*) FROM mine", {}, [&](const Row &row) { page.gamesInAll = row(0).toInt(); });
    page.totals = totals();
    page.best = best();
    read("SELECT place, players, played, file FROM chosen WHERE turn > :p1 ORDER BY turn",
         {page.totals.games - kLastPlaces}, [&](const Row &row) {
             page.lastPlaces.push_back({row(0).toInt(), row(1).toInt(), timeAt(row, 2), fileAt(row, 3)});
         });
    addResults(page);
    addPoints(page);
    addMonths(page);
    page.mistakes = mistakes();
    read("SELECT file FROM chosen WHERE NOT reviewed ORDER BY turn DESC LIMIT 1", {},
         [&](const Row &row) { page.lastUnreviewed = fileAt(row, 0); });
    read("SELECT DISTINCT name FROM people WHERE name <> ''", {},
         [&](const Row &row) { page.people.push_back(row(0).toString()); });
    thinOut(page.rating.curve, RatingFigures::kCurvePoints);
    return page;
}

std::optional<GameComparison> PageBuilder::compare(qint64 id)
{
    std::optional<GameComparison> comparison;
    const bool fewest = traitsOf(filter_.game).fewestPointsWin;
    bool won = false;
    read(
        "SELECT own.strongest, own.won, count(*), total(:p2 * one.total < :p2 * own.total), min(:p2 * one.total) * :p2,"
        " total(one.total = own.total)"
        " FROM mine own JOIN mine one ON one.strongest = own.strongest AND one.players = own.players"
        " AND one.target = own.target WHERE own.id = :p1 AND own.strongest >= 0 GROUP BY own.id",
        {id, fewest ? 1 : -1}, [&](const Row &row) {
            comparison.emplace();
            comparison->level = static_cast<players::Level>(row(0).toInt());
            comparison->game = filter_.game;
            won = row(1).toInt() != 0;
            comparison->games = row(2).toInt();
            comparison->rank += row(3).toInt();
            comparison->best = row(4).toInt();
            comparison->isBestAlone = comparison->rank == 1 && row(5).toInt() == 1;
        });
    if (!comparison)
        return comparison;
    const RatingFigures figures = rating();
    comparison->even = figures.even;
    read("SELECT total(won), max(CASE WHEN id = :p1 THEN won ELSE 0 END) FROM mine", {id},
         [&](const Row &row) { comparison->isFirstWin = row(0).toInt() == 1 && row(1).toInt() == 1; });
    if (won)
        comparison->next = figures.suggested;
    if (comparison->next && *comparison->next <= comparison->level)
        comparison->next.reset();
    return comparison;
}

} // namespace meadhall
