// SPDX-License-Identifier: GPL-3.0-or-later
// Words about the rating, the last places and the best hand.
#include "engine/core/to_index.h"
#include "ui/base/text/ninjan_text.h"
#include "ui/base/text/odin_text.h"
#include "ui/base/text/text.h"
#include "ui/rooms/statistics/page_text.h"
#include "ui/table/games/games.h"
#include "ui/table/seats/game_setup.h"

#include <algorithm>
#include <cmath>

namespace meadhall::ui {

namespace {

/// Ratings are never grouped.
QString ratingFigure(double rating) { return number(std::lround(rating)); }

} // namespace

QString PageText::standing(const RatingFigures &rating)
{
    if (!rating.isShown())
        return tr("no rating yet", "below “Your rating”");
    if (!rating.isSteady())
        return tr("still uncertain", "of a rating");
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

QString PageText::sure(const RatingFigures &rating)
{
    return tr("95% sure: %1 to %2", "where a rating probably is")
        .arg(ratingFigure(rating.low()), ratingFigure(rating.high()));
}

QString PageText::outlook(const RatingFigures &rating)
{
    if (!rating.isShown())
        return tr("%1 of %2 games until a rating", "how many of how many")
            .arg(number(rating.games), number(kRatedFrom));
    if (!rating.isSteady())
        return tr("%Ln game(s); steady after about 15", "of a rating", rating.games);
    if (!rating.changeIn30Days)
        return {};
    return tr("%1 in 30 days", "change of a rating, with its sign").arg(signedNumber(*rating.changeIn30Days));
}

QString PageText::gamesToCome() { return tr("games to come", "on the empty part of an axis"); }

QString PageText::playAgainst(players::Level level)
{
    return tr("Pl&ay against %1", "button: a level").arg(levelName(level));
}

QString PageText::ratingSentence(const RatingFigures &rating)
{
    if (!rating.isShown())
        return outlook(rating);
    return tr("rating %1, likely between %2 and %3", "of a player")
        .arg(ratingFigure(rating.rating), ratingFigure(rating.low()), ratingFigure(rating.high()));
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
    ChartTable table{{tr("Month", "heading of a table"), tr("Games", "heading: how many"),
                      tr("Won", "heading: how many games"), tr("Rating", "heading: at the end of a month")},
                     {}};
    for (const MonthRow &row : page.months)
        table.rows.push_back({month(row.month), groupedNumber(row.games), groupedNumber(row.won),
                              row.rating ? ratingFigure(*row.rating) : QStringLiteral("–")});
    return table;
}

QString PageText::placesTitle(const std::vector<LastPlace> &places)
{
    const int games = static_cast<int>(places.size());
    return games < kLastPlaces ? tr("All %Ln game(s): place", "title: which place in each", games)
                               : tr("Last %Ln game(s): place", "title: which place in each", games);
}

QString PageText::placesSentence(const std::vector<LastPlace> &places)
{
    QStringList words;
    for (const LastPlace &one : places)
        words.push_back(place(one.place));
    return tr("%1: %2", "“Last 18 games: place”; 3rd, 2nd …")
        .arg(placesTitle(places), words.join(tr(", ", "between the parts of a list")));
}

QString PageText::placeTip(const QString &place, const QDateTime &when)
{
    return tr("%1, %2", "“1st of 4”; a day").arg(place, day(when.date()));
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
                 tr("the others kept %Ln card(s)", "at the end of a hand", best.othersKept), day(best.when.date()));
    const QString points = signedNumber(best.points);
    if (best.takenWith == kNoCard)
        return tr("%1, %2", "the points of a pile; a day").arg(points, day(best.when.date()));
    return tr("%1, taken with %2, %3", "the points of a pile; a card; a day")
        .arg(points, NinjanText::card(best.takenWith, NinjanText::Case::Accusative), day(best.when.date()));
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

QString PageText::nothingKept() { return tr("Games are not saved here, so there are no statistics."); }

QString PageText::summary(const StatisticsPage &page)
{
    const QString title = tr("Statistics, %1", "%1 is a game").arg(gameInfo(page.filter.game).name());
    const QString games = tr("%Ln game(s)", "how many have been played", page.totals.games);
    return spoken(tr("%1: %2, %3", "“Statistics, Odin”; how many games; what the rating is")
                      .arg(title, games, ratingSentence(page.rating)));
}

} // namespace meadhall::ui
