// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/statistics/page_text.h"

#include "engine/core/to_index.h"
#include "engine/games/games.h"
#include "ui/base/text/ninjan_text.h"
#include "ui/base/text/odin_text.h"
#include "ui/base/text/table_text.h"
#include "ui/base/text/text.h"
#include "ui/table/games/games.h"
#include "ui/table/seats/game_setup.h"
#include "ui/table/seats/past_game_text.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace meadhall::ui {

namespace {

/// Ratings are never grouped.
QString ratingFigure(double rating) { return number(std::lround(rating)); }

} // namespace

QString PageText::points(Game game, double points, int decimals)
{
    return traitsOf(game).fewestPointsWin ? decimal(points, decimals) : signedDecimal(points, decimals);
}

QString PageText::percent(double share)
{
    return tr("%1%", "a share in percent").arg(QLocale().toString(static_cast<int>(std::lround(share * 100))));
}

QString PageText::place(int place)
{
    const QString places[] = {tr("1st", "place in a game"), tr("2nd", "place in a game"), tr("3rd", "place in a game"),
                              tr("4th", "place in a game"), tr("5th", "place in a game"), tr("6th", "place in a game")};
    return places[std::clamp(place, 1, 6) - 1];
}

QString PageText::players(int players)
{
    return players == 0 ? tr("Any number of players", "which games are counted") : TableText::playerCount(players);
}

QString PageText::column(int column)
{
    return column > kMostPlayers - kFewestPlayers ? tr("All", "heading: any number of players")
                                                  : number(column + kFewestPlayers);
}

QString PageText::wonOf(const ResultCell &cell, int row, int column)
{
    const QString level = levelName(static_cast<players::Level>(row));
    const bool all = column > kMostPlayers - kFewestPlayers;
    const QString where = all ? tr("%1, any number of players", "a level").arg(level)
                              : tr("%1, %2", "a level; how many players").arg(level, players(column + kFewestPlayers));
    if (cell.games == 0)
        return tr("%1: no games", "a level and a number of players").arg(where);
    const QString won = tr("%1 of %2 won", "share in percent; how many games")
                            .arg(percent(cell.share()), tr("%Ln game(s)", "in “19% of 26 games won”", cell.games));
    if (!cell.isSure())
        return tr("%1: %2, too few to compare", "a level; games won").arg(where, won);
    const int step = cell.step();
    return (step < 0   ? tr("%1: %2, less than expected", "a level; games won")
            : step > 0 ? tr("%1: %2, more than expected", "a level; games won")
                       : tr("%1: %2, about as expected", "a level; games won"))
        .arg(where, won);
}

QString PageText::resultsSentence(const StatisticsPage &page)
{
    return tr("%1 of %2 won", "share in percent; how many games")
        .arg(percent(page.totals.games > 0 ? double(page.totals.won) / page.totals.games : 0),
             tr("%Ln game(s)", "in “19% of 26 games won”", page.totals.games));
}

ChartTable PageText::resultsTable(const StatisticsPage &page)
{
    ChartTable table{{tr("Level and players", "heading of a table"), games(), tr("Won", "heading: how many games"),
                      tr("Share", "heading: of games won"),
                      tr("Expected", "heading: the share of wins if all played alike")},
                     {}};
    for (int row = 0; row < kLevels; ++row) {
        const auto &cells = page.results[toIndex(row)];
        for (int column = 0; column < static_cast<int>(cells.size()) - 1; ++column) {
            const ResultCell &cell = cells[toIndex(column)];
            if (cell.games > 0)
                table.rows.push_back(
                    {tr("%1, %2", "a level; how many players")
                         .arg(levelName(static_cast<players::Level>(row)), players(column + kFewestPlayers)),
                     groupedNumber(cell.games), groupedNumber(cell.won), percent(cell.share()),
                     percent(cell.expectedShare)});
        }
    }
    return table;
}

QString PageText::pointsTitle(Game game)
{
    return game == Game::Odin ? tr("Points per hand", "title: of a chart, below a figure")
                              : tr("Points per game", "title: of a chart, below a figure");
}

QString PageText::pointsNote(Game game)
{
    return traitsOf(game).fewestPointsWin ? tr("fewer is better", "below a title: points")
                                          : tr("more is better", "below a title: points");
}

QString PageText::pointsSentence(const StatisticsPage &page)
{
    const Game game = page.filter.game;
    return tr("%1 on average, others %2", "points")
        .arg(points(game, page.totals.pointsAHand), points(game, page.totals.othersAHand));
}

QString PageText::pointsValue(Game game, const MonthRow &row)
{
    const QString games = PastGameText::gameCount(row.games);
    const QString own = points(game, row.own), others = points(game, row.others);
    return tr("%1: %2 points, %3; others %4", "a month; points; how many games; points")
        .arg(PastGameText::month(row.month), own, games, others);
}

QString PageText::pointsChip(Game game, const MonthRow &row)
{
    return tr("%1: %2", "a month and points").arg(PastGameText::month(row.month), points(game, row.own));
}

ChartTable PageText::pointsTable(const StatisticsPage &page)
{
    const Game game = page.filter.game;
    ChartTable table{{tr("Month", "heading of a table"), games(), TableText::points(),
                      tr("Others", "heading: points of the others at the table")},
                     {}};
    for (const MonthRow &row : page.months)
        table.rows.push_back({PastGameText::month(row.month), groupedNumber(row.games), points(game, row.own),
                              points(game, row.others)});
    return table;
}

QString PageText::kind(const MistakeCurve &curve)
{
    if (!curve.kind)
        return tr("All mistakes", "row of a chart");
    switch (*curve.kind) {
    case MistakeKind::Answer:
        return tr("Beating", "kind of mistake: the wrong cards played against a set");
    case MistakeKind::Pass:
        return tr("Pass", "kind of mistake: passed, or should have");
    case MistakeKind::Lead:
        return tr("Lead", "kind of mistake: a round begun with the wrong cards");
    case MistakeKind::PickUp:
        return tr("Pick-up", "kind of mistake: the wrong card taken");
    case MistakeKind::GoingOut:
        return tr("Going out", "kind of mistake: shortly before all cards are played");
    case MistakeKind::CardChosen:
        return tr("Card chosen", "kind of mistake in Ninjan");
    case MistakeKind::PileTaken:
        return tr("Pile taken", "kind of mistake in Ninjan");
    case MistakeKind::EqualCards:
        return tr("Equal cards", "kind of mistake in Ninjan: numbers that others could play as well");
    case MistakeKind::LastRounds:
        return tr("Last rounds", "kind of mistake in Ninjan: made there");
    }
    return {};
}

QString PageText::trend(const MistakeCurve &curve)
{
    return curve.trend < 0   ? tr("fewer", "of mistakes: than at first")
           : curve.trend > 0 ? tr("more", "of mistakes: than at first")
                             : tr("as before", "of mistakes: as many as at first");
}

QString PageText::mistakeValue(const MistakeCurve &curve, bool isCompared)
{
    if (!isCompared)
        return tr("%1: %2", "kind of mistake; points").arg(kind(curve), decimal(curve.now, 2));
    return tr("%1: at first %2, now %3, %4", "kind of mistake; points; points; whether it is getting rarer")
        .arg(kind(curve), decimal(curve.first, 2), decimal(curve.now, 2), trend(curve));
}

QString PageText::mistakesSentence(const MistakeFigures &figures)
{
    return tr("%1; %2", "%1: at first 0.62, now 0.19; %2: 120 games reviewed")
        .arg(mistakeValue(figures.all, figures.isCompared()),
             tr("%Ln game(s) reviewed", "how many", figures.reviewedGames));
}

ChartTable PageText::mistakesTable(const MistakeFigures &figures)
{
    ChartTable table{
        {tr("Type", "heading: of mistakes"), tr("Count", "heading: how many mistakes"), firstHeading(), nowHeading()},
        {}};
    const auto add = [&](const MistakeCurve &curve) {
        table.rows.push_back({kind(curve), groupedNumber(curve.mistakes),
                              figures.isCompared() ? decimal(curve.first, 2) : QStringLiteral("–"),
                              decimal(curve.now, 2)});
    };
    for (const MistakeCurve &curve : figures.kinds)
        add(curve);
    add(figures.all);
    return table;
}

QString PageText::standing(const RatingFigures &rating)
{
    if (!rating.isShown() || !rating.isSteady())
        return {};
    if (rating.below && rating.above)
        return tr("between %1 and %2", "where a rating is: two levels")
            .arg(levelName(*rating.below), levelName(*rating.above));
    if (rating.below)
        return tr("above %1", "where a rating is: a level").arg(levelName(*rating.below));
    if (rating.above)
        return tr("below %1", "where a rating is: a level").arg(levelName(*rating.above));
    return {};
}

QString PageText::interval(const RatingFigures &rating)
{
    const QString text = QChar(0x00b1) + QStringLiteral("\u2009") + ratingFigure(rating.interval());
    return QChar(0x2066) + text + QChar(0x2069);
}

QString PageText::outlook(const RatingFigures &rating)
{
    if (!rating.isShown())
        return tr("%1 of %2 games until a rating", "how many of how many")
            .arg(number(rating.games), number(kRatedFrom));
    if (!rating.isSteady())
        return PastGameText::gameCount(rating.games);
    if (!rating.changeIn30Days)
        return {};
    return tr("%1 in 30 days", "change of a rating, with its sign").arg(signedNumber(*rating.changeIn30Days));
}

QString PageText::playAgainst(players::Level level)
{
    return tr("Pl&ay at %1 level", "button: a level").arg(levelName(level));
}

QString PageText::ratingSentence(const RatingFigures &rating)
{
    if (!rating.isShown())
        return outlook(rating);
    return tr("rating %1 ± %2", "of a player, and its uncertainty")
        .arg(ratingFigure(rating.rating), ratingFigure(rating.interval()));
}

QString PageText::ratingValue(const QString &when, double rating, double deviation)
{
    const QString figure = ratingFigure(rating);
    if (deviation <= 0)
        return tr("%1: %2", "a month or a day, and a rating").arg(when, figure);
    return tr("%1: %2 ± %3", "a month or a day, a rating and its uncertainty")
        .arg(when, figure, ratingFigure(2 * deviation));
}

ChartTable PageText::ratingTable(const StatisticsPage &page)
{
    ChartTable table{{tr("Month", "heading of a table"), games(), tr("Won", "heading: how many games"),
                      tr("Rating", "heading: at the end of a month")},
                     {}};
    for (const MonthRow &row : page.months)
        table.rows.push_back({PastGameText::month(row.month), groupedNumber(row.games), groupedNumber(row.won),
                              row.rating ? ratingFigure(*row.rating) : QStringLiteral("–")});
    return table;
}

QString PageText::placesTitle(const std::vector<LastPlace> &places, int shown)
{
    const int all = static_cast<int>(places.size());
    return all < kLastPlaces && shown == all
               ? tr("Your place in all %Ln game(s)", "title: which place in each", all)
               : tr("Your place in the last %Ln game(s)", "title: which place in each", shown);
}

QString PageText::placesSentence(const std::vector<LastPlace> &places)
{
    QStringList words;
    for (const LastPlace &one : places)
        words.push_back(place(one.place));
    return tr("%1: %2", "“Last 18 games: place”; 3rd, 2nd …")
        .arg(placesTitle(places, static_cast<int>(places.size())), joined(words));
}

std::vector<Bead> PageText::placeBeads(const std::vector<LastPlace> &places)
{
    std::vector<Bead> beads;
    for (const LastPlace &one : places)
        beads.push_back({Bead::Look::Place, one.place,
                         tr("%1, %2", "“1st of 4”; a day")
                             .arg(TableText::placeInGame(one.place, one.players), PastGameText::day(one.when.date()))});
    return beads;
}

QString PageText::bestTitle(Game game)
{
    return game == Game::Odin ? tr("Best hand", "title: the one that was won highest")
                              : tr("Best pile", "title: the most valuable one that was taken");
}

QString PageText::best(Game game, const BestPart &best)
{
    if (game == Game::Odin)
        return tr("%1, %2, %3", "out in 3 turns, the others kept 21 cards, 3 October")
            .arg(tr("out in %Ln turn(s)", "how soon all cards were played", best.turns),
                 tr("the others were left with %Ln card(s)", "at the end of a hand", best.othersKept),
                 PastGameText::day(best.when.date()));
    const QString points = signedNumber(best.points);
    if (best.takenWith == kNoCard)
        return tr("%1, %2", "the points of a pile; a day").arg(points, PastGameText::day(best.when.date()));
    return tr("%1, taken with %2, %3", "the points of a pile; a card; a day")
        .arg(points, NinjanText::card(best.takenWith, NinjanText::Case::Accusative),
             PastGameText::day(best.when.date()));
}

QString PageText::bestCards(Game game, const BestPart &best)
{
    CardSet cards;
    for (const Card card : best.cards)
        cards.add(card);
    return game == Game::Odin ? OdinText::cards(cards, OdinText::Case::Nominative)
                              : NinjanText::cards(cards, NinjanText::Case::Nominative);
}

QString PageText::fileName(Game game, Statistics::Table table)
{
    const QString name = gameInfo(game).name();
    switch (table) {
    case Statistics::Table::Games:
        return tr("%1 games", "name of a file: a game").arg(name);
    case Statistics::Table::Rating:
        return tr("%1 rating", "name of a file: a game").arg(name);
    case Statistics::Table::Results:
        return tr("%1 games won", "name of a file: a game").arg(name);
    case Statistics::Table::Points:
        return tr("%1 points", "name of a file: a game").arg(name);
    case Statistics::Table::Mistakes:
        break;
    }
    return tr("%1 mistakes", "name of a file: a game").arg(name);
}

QString PageText::summary(const StatisticsPage &page)
{
    const QString title = tr("Statistics, %1", "%1 is a game").arg(gameInfo(page.filter.game).name());
    const QString games = PastGameText::gameCount(page.totals.games);
    return spoken(tr("%1: %2, %3", "“Statistics, Odin”; how many games; what the rating is")
                      .arg(title, games, ratingSentence(page.rating)));
}

QString StatisticsText::trouble(StatisticsTrouble trouble)
{
    switch (trouble) {
    case StatisticsTrouble::None:
        break;
    case StatisticsTrouble::Damaged:
        return tr("The statistics file was damaged. Your games are being recounted.");
    case StatisticsTrouble::Newer:
    case StatisticsTrouble::Locked:
    case StatisticsTrouble::ReadOnly:
    case StatisticsTrouble::Failed:
        return tr("The statistics file cannot be used. Your games are being recounted.");
    case StatisticsTrouble::NoDriver:
        return tr("Qt’s SQLite driver is not installed (Debian, Ubuntu: %1).")
            .arg(isolated(QStringLiteral("libqt6sql6-sqlite")));
    case StatisticsTrouble::NoModule:
        return tr("A part of Meadhall is not installed (%1).").arg(isolated(QStringLiteral("meadhall-statistics")));
    }
    return {};
}

QString StatisticsText::comparison(const GameComparison &comparison)
{
    QStringList lines{rankOf(comparison)};
    if (comparison.isFirstWin)
        lines.prepend(tr("Your first win!", "end of a game"));
    if (comparison.next)
        lines.push_back(
            tr("Why not try %1?", "end of a game that was won; a higher level").arg(levelName(*comparison.next)));
    return lines.join(QLatin1Char('\n'));
}

QString StatisticsText::rankOf(const GameComparison &comparison)
{
    const QString level = levelName(comparison.level);
    const QString games = number(comparison.games);
    if (comparison.games == 1)
        return tr("Your first game at %1 level", "end of a game; %1 is a level").arg(level);
    const QString best = PastGameText::points(comparison.game, comparison.best);
    if (comparison.rank == 1)
        return tr("The best of your %1 games at %2 level: %3",
                  "end of a game; a number of games from two on, a level, the points")
            .arg(games, level, best);
    return tr("%Ln of your %1 games at %2 level was/were better; the best: %3",
              "end of a game; the number of games from two on, a level, the points of the best game",
              comparison.rank - 1)
        .arg(games, level, best);
}

} // namespace meadhall::ui
