// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/statistics/data/page_builder.h"

#include "engine/core/to_index.h"
#include "engine/games/games.h"
#include "engine/statistics/game_figures.h"
#include "engine/statistics/level_ratings.h"
#include "engine/statistics/rating_history.h"
#include "ui/rooms/statistics/data/finished_game.h"

#include <QSet>

#include <algorithm>
#include <cmath>

namespace meadhall::ui {

namespace {

/// A game and its local time, which takes long to compute.
struct Played {
    const PersonGame *row;
    QDateTime when;
    QDate day;

    explicit Played(const PersonGame &game)
        : row(&game), when(QDateTime::fromMSecsSinceEpoch(game.game.finished)), day(when.date())
    {
    }
    const PersonGame *operator->() const { return row; }
    const PersonGame &operator*() const { return *row; }
};
using Games = std::vector<Played>;

qint64 numberOf(const QDate &day) { return QDate(1970, 1, 1).daysTo(day); }

int handsOf(const PersonGame &game) { return std::max(1, game.game.hands); }

double ownAHand(const PersonGame &game) { return static_cast<double>(game.person.total) / handsOf(game); }

double othersAHand(const PersonGame &game)
{
    return static_cast<double>(game.person.others) / std::max(1, game.game.players - 1) / handsOf(game);
}

std::vector<Card> cardsOf(Game game, const QString &names)
{
    std::vector<Card> cards;
    for (const QString &name : names.split(QLatin1Char(' '), Qt::SkipEmptyParts))
        if (const auto card = traitsOf(game).cardOfName(name.toStdString()))
            cards.push_back(*card);
    return cards;
}

TotalFigures totalsOf(const Games &games)
{
    TotalFigures totals;
    double own = 0, others = 0;
    for (const Played &one : games) {
        const StoredPerson &person = one->person;
        ++totals.games;
        totals.won += person.won;
        totals.hands += handsOf(*one);
        own += person.total;
        others += othersAHand(*one) * handsOf(*one);
        totals.streak = person.won ? totals.streak + 1 : 0;
        totals.bestStreak = std::max(totals.bestStreak, totals.streak);
        totals.wentOut += person.wentOut;
        totals.leads += person.leads;
        totals.leadsWon += person.leadsWon;
        totals.cardsPlayed += person.cardsPlayed;
        totals.forced += person.forced;
        for (std::size_t suit = 0; suit < totals.chosen.size(); ++suit)
            totals.chosen[suit] += person.suits[suit];
    }
    totals.pointsAHand = own / std::max(1, totals.hands);
    totals.othersAHand = others / std::max(1, totals.hands);
    return totals;
}

std::optional<BestPart> bestOf(Game game, const Games &games)
{
    const Played *best = nullptr;
    const auto isBetter = [game](const StoredPerson &a, const StoredPerson &b) {
        return statistics::isBetter(game, {{}, a.bestTurns, a.bestValue}, {{}, b.bestTurns, b.bestValue});
    };
    for (const Played &one : games)
        if (!one->person.bestCards.isEmpty() && (!best || isBetter(one->person, (*best)->person)))
            best = &one;
    if (!best)
        return std::nullopt;
    const StoredPerson &person = (*best)->person;
    BestPart part;
    part.cards = cardsOf(game, person.bestCards);
    part.turns = person.bestTurns;
    (game == Game::Odin ? part.othersKept : part.points) = person.bestValue;
    if (const auto taken = cardsOf(game, person.bestTakenWith); !taken.empty())
        part.takenWith = taken.front();
    part.when = best->when;
    part.file = (*best)->game.file;
    return part;
}

void addResults(StatisticsPage &page, const Games &games)
{
    for (const Played &one : games) {
        const int level = one->person.strongest;
        const int column = one->game.players - kFewestPlayers;
        if (level < 0 || level >= kLevels || column < 0 || one->game.players > kMostPlayers)
            continue;
        auto &row = page.results[toIndex(level)];
        for (ResultCell *cell : {&row[toIndex(column)], &row.back()}) {
            ++cell->games;
            cell->won += one->person.won;
            cell->fairShare += (1.0 / one->game.players - cell->fairShare) / cell->games; // the mean so far
        }
    }
}

void addPoints(StatisticsPage &page, const Games &games)
{
    double sum = 0;
    for (std::size_t i = 0; i < games.size(); ++i) {
        const PersonGame &game = *games[i];
        PointsDot dot{games[i].when, game.game.players, handsOf(game), ownAHand(game), othersAHand(game), {}};
        sum += dot.own;
        if (i >= kMeanGames)
            sum -= page.points[i - kMeanGames].own;
        if (i + 1 >= kMeanFrom)
            dot.mean = sum / static_cast<double>(std::min<std::size_t>(i + 1, kMeanGames));
        page.points.push_back(dot);
    }
}

/// @param curve of the rating, with a point for every game
void addMonths(StatisticsPage &page, const Games &games, const std::vector<RatingPoint> &curve)
{
    auto point = curve.begin();
    for (const Played &one : games) {
        const QDate month(one.day.year(), one.day.month(), 1);
        if (page.months.empty() || page.months.back().month != month) {
            page.months.emplace_back();
            page.months.back().month = month;
        }
        MonthRow &row = page.months.back();
        ++row.games;
        row.won += one->person.won;
        const double share = static_cast<double>(handsOf(*one)) / (row.hands + handsOf(*one));
        row.hands += handsOf(*one);
        row.own += (ownAHand(*one) - row.own) * share;
        row.others += (othersAHand(*one) - row.others) * share;
    }
    for (MonthRow &row : page.months)
        for (; point != curve.end() && point->when.date() < row.month.addMonths(1); ++point)
            row.rating = point->rating;
    for (std::size_t i = 1; i < page.months.size(); ++i) // no rated game in it
        if (!page.months[i].rating)
            page.months[i].rating = page.months[i - 1].rating;
}

double lostBy(const PersonGame &game, std::optional<MistakeKind> kind, int *count = nullptr)
{
    double lost = 0;
    for (const StoredMistakes &mistakes : game.person.review.mistakes)
        if (!kind || mistakes.kind == static_cast<int>(*kind)) {
            lost += mistakes.lost;
            if (count)
                *count += mistakes.count;
        }
    return lost;
}

/// Mean of points lost a hand in some reviewed games.
double lostAHand(const Games &games, std::size_t first, std::size_t count, std::optional<MistakeKind> kind)
{
    double lost = 0;
    int hands = 0;
    for (std::size_t i = first; i < first + count; ++i) {
        lost += lostBy(*games[i], kind);
        hands += handsOf(*games[i]);
    }
    return lost / std::max(1, hands);
}

/// Beyond this share of the beginning a change is shown.
constexpr double kTrend = 0.08;

MistakeCurve mistakeCurve(const Games &reviewed, std::optional<MistakeKind> kind)
{
    MistakeCurve curve;
    curve.kind = kind;
    const std::size_t games = reviewed.size();
    for (const Played &one : reviewed)
        lostBy(*one, kind, &curve.mistakes);
    curve.lostAHand = lostAHand(reviewed, 0, games, kind);
    const std::size_t compared = std::min<std::size_t>(kComparedReviews, games);
    curve.first = lostAHand(reviewed, 0, compared, kind);
    curve.now = lostAHand(reviewed, games - compared, compared, kind);
    double lost = 0;
    int hands = 0;
    for (std::size_t i = 0; i < games; ++i) {
        lost += lostBy(*reviewed[i], kind);
        hands += handsOf(*reviewed[i]);
        if (i >= kMeanGames) {
            lost -= lostBy(*reviewed[i - kMeanGames], kind);
            hands -= handsOf(*reviewed[i - kMeanGames]);
        }
        curve.curve.push_back(std::max(0.0, lost) / hands);
    }
    if (games >= kReviewedFrom && std::abs(curve.now - curve.first) > kTrend * curve.first)
        curve.trend = curve.now < curve.first ? -1 : 1;
    return curve;
}

MistakeFigures mistakesOf(Game game, const Games &games)
{
    MistakeFigures figures;
    Games reviewed;
    for (const Played &one : games)
        if (one->person.review.complete) {
            reviewed.push_back(one);
            figures.when.push_back(one.when);
            for (std::size_t verdict = 0; verdict < figures.verdicts.size(); ++verdict)
                figures.verdicts[verdict] += one->person.review.verdicts[verdict];
        }
    figures.reviewedGames = static_cast<int>(reviewed.size());
    for (const MistakeKind kind : mistakeKinds(game))
        figures.kinds.push_back(mistakeCurve(reviewed, kind));
    figures.all = mistakeCurve(reviewed, std::nullopt);
    return figures;
}

/// Keeps the last point of every stretch of games.
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

/// The same deal under the same rules, whose cards were known: another try or a game played on from its middle.
QString dealKey(const StoredGame &game)
{
    return game.deal.isEmpty()
               ? QString()
               : game.deal + QLatin1Char('|') + QString::number(game.players) + QLatin1Char('|') + game.rules;
}

bool fits(const StatisticsFilter &filter, const Played &game)
{
    return (filter.players == 0 || filter.players == game->game.players)
           && (!filter.level || static_cast<int>(*filter.level) == game->person.strongest)
           && (!filter.from.isValid() || game.day >= filter.from) && (!filter.to.isValid() || game.day <= filter.to);
}

/// With a point of the curve for every game.
RatingFigures ratingOf(Game game, const Games &games, const QDateTime &now)
{
    RatingFigures figures;
    figures.levels = statistics::levelRatings(game);
    statistics::RatingHistory history(statistics::firstRating(game));
    QSet<QString> deals;
    std::optional<double> before;
    const QDateTime monthAgo = now.addDays(-30);
    for (const Played &one : games) {
        const QString deal = dealKey(one->game);
        const bool again = !deal.isEmpty() && deals.contains(deal);
        deals.insert(deal);
        const auto pairings = pairingsOf(game, one->game.players, one->person.pairings);
        if (again || pairings.empty())
            continue;
        const statistics::Rating rating = history.add(numberOf(one.day), pairings);
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
    if (figures.isShown() && figures.isSteady())
        figures.suggested = figures.above;
    return figures;
}

} // namespace

double ResultCell::z() const
{
    if (games == 0)
        return 0;
    const double error = std::sqrt(fairShare * (1 - fairShare) / games);
    return (share() - fairShare) / std::max(0.08, error);
}

int ResultCell::step() const
{
    constexpr double kSmallStep = 0.6, kLargeStep = 1.6;
    const double distance = isSure() ? std::abs(z()) : 0;
    const int size = (distance >= kSmallStep ? 1 : 0) + (distance >= kLargeStep ? 1 : 0);
    return z() < 0 ? -size : size;
}

bool fits(const StatisticsFilter &filter, const PersonGame &game) { return fits(filter, Played(game)); }

RatingFigures buildRating(Game game, const std::vector<PersonGame> &games, const QDateTime &now, int curvePoints)
{
    RatingFigures figures = ratingOf(game, Games(games.begin(), games.end()), now);
    thinOut(figures.curve, curvePoints);
    return figures;
}

StatisticsPage buildPage(const StatisticsFilter &filter, const std::vector<PersonGame> &games, const QDateTime &now)
{
    StatisticsPage page;
    page.filter = filter;
    page.gamesInAll = static_cast<int>(games.size());
    const Games all(games.begin(), games.end());
    page.rating = ratingOf(filter.game, all, now);
    Games chosen;
    std::copy_if(all.begin(), all.end(), std::back_inserter(chosen),
                 [&filter](const Played &one) { return fits(filter, one); });
    page.totals = totalsOf(chosen);
    page.best = bestOf(filter.game, chosen);
    for (std::size_t i = chosen.size() - std::min<std::size_t>(chosen.size(), kLastPlaces); i < chosen.size(); ++i)
        page.lastPlaces.push_back(
            {chosen[i]->person.place, chosen[i]->game.players, chosen[i].when, chosen[i]->game.file});
    addResults(page, chosen);
    addPoints(page, chosen);
    addMonths(page, chosen, page.rating.curve);
    page.mistakes = mistakesOf(filter.game, chosen);
    for (const Played &one : chosen)
        if (!one->person.review.complete)
            page.lastUnreviewed = one->game.file;
    thinOut(page.rating.curve, RatingFigures::kCurvePoints);
    return page;
}

std::optional<GameComparison> compareGame(Game game, const std::vector<PersonGame> &games, qint64 id,
                                          const QDateTime &now)
{
    const auto own =
        std::find_if(games.begin(), games.end(), [id](const PersonGame &one) { return one.game.id == id; });
    if (own == games.end() || own->person.strongest < 0)
        return std::nullopt;
    const bool fewest = traitsOf(game).fewestPointsWin;
    GameComparison comparison;
    comparison.games = 0;
    comparison.best = own->person.total;
    comparison.level = static_cast<players::Level>(own->person.strongest);
    comparison.game = game;
    for (const PersonGame &one : games) {
        if (one.person.strongest != own->person.strongest || one.game.players != own->game.players
            || one.game.target != own->game.target)
            continue;
        ++comparison.games;
        const int total = one.person.total;
        comparison.rank += fewest ? total < own->person.total : total > own->person.total;
        comparison.best = fewest ? std::min(comparison.best, total) : std::max(comparison.best, total);
    }
    if (own->person.won)
        comparison.next = ratingOf(game, Games(games.begin(), games.end()), now).suggested;
    if (comparison.next && *comparison.next <= comparison.level)
        comparison.next.reset();
    return comparison;
}

} // namespace meadhall::ui
