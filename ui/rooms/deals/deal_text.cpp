// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/deals/deal_text.h"

#include "engine/core/to_index.h"
#include "engine/games/games.h"
#include "engine/players/same_deal.h"
#include "ui/base/text/button_text.h"
#include "ui/base/text/table_text.h"
#include "ui/base/text/text.h"
#include "ui/table/games/games.h"
#include "ui/table/seats/game_setup.h"
#include "ui/table/seats/past_game_text.h"

#include <QDateTime>

#include <algorithm>

namespace meadhall::ui {

QString DealText::title(const DealSubject &subject)
{
    return subject.day ? tr("Deal of the day", "title") : ButtonText::compareWithComputers();
}

QString DealText::date(players::Day day)
{
    return dateText(QDate(day.year, day.month, day.day),
                    tr("dddd, d MMMM", "a weekday and a day, as QLocale::toString() takes it"));
}

QString DealText::facts(const DealSubject &subject)
{
    const int players = static_cast<int>(subject.game.seats.size());
    const QString what = tr("%1, %Ln player(s)", "a game", players).arg(isolated(gameInfo(subject.game.game).name()));
    return subject.day ? what + QStringLiteral(" · ") + date(*subject.day) : what;
}

QString DealText::dealName(const DealSubject &subject)
{
    const quint64 deal = subject.game.deal.value_or(0);
    if (!subject.day)
        return dealNumber(deal);
    return isolated(inOwnFigures(QStringLiteral("%1-%2").arg(
        QString::number(deal / 1000), QString::number(deal % 1000).rightJustified(3, QLatin1Char('0')))));
}

QString DealText::headline(const DealSubject &subject)
{
    if (!subject.played())
        return subject.running ? tr("In progress", "the deal of a day") : tr("Not played yet", "the deal of a day");
    const int own = subject.totals[toIndex(subject.seat)];
    return tr("You got %1 point(s)", "%1 may have a sign", std::abs(own))
        .arg(PastGameText::figure(subject.game.game, own));
}

QString DealText::direction(Game game)
{
    return traitsOf(game).fewestPointsWin ? tr("Fewer is better.", "points") : tr("More is better.", "points");
}

QString DealText::comparison(const DealSubject &subject)
{
    if (!subject.played() || subject.levels.empty())
        return {};
    const bool fewest = traitsOf(subject.game.game).fewestPointsWin;
    const auto value = [&](const std::vector<int> &totals) {
        const int points = totals[toIndex(subject.seat)];
        return fewest ? -points : points;
    };
    const int own = value(subject.totals);
    QStringList equal;
    std::optional<std::pair<int, players::Level>> above, below; // the nearest on both sides
    for (const auto &[level, totals] : subject.levels) {
        const int other = value(totals);
        if (other == own)
            equal.push_back(levelName(level));
        else if (other > own && (!above || other < above->first))
            above = {other, level};
        else if (other < own && (!below || other >= below->first))
            below = {other, level};
    }
    const int cards = players::firstCards(subject.game, subject.seat).hand.count();
    if (!equal.isEmpty())
        return tr("As many points as %1, with the same %Ln card(s).", "points; %1: names of levels", cards)
            .arg(listed(equal));
    if (above && below)
        return tr("Between %1 and %2, with the same %Ln card(s).", "names of levels", cards)
            .arg(levelName(below->second), levelName(above->second));
    return above ? tr("Just behind %1, with the same %Ln card(s).", "name of a level", cards)
                       .arg(levelName(above->second))
                 : tr("Ahead of every level, with the same %Ln card(s).", "", cards);
}

QString DealText::levelResult(const DealSubject &subject, players::Level level)
{
    const auto found = subject.levels.find(level);
    if (found == subject.levels.end())
        return {};
    return tr("%1: %2", "a level and its points")
        .arg(levelName(level), PastGameText::points(subject.game.game, found->second[toIndex(subject.seat)]));
}

int DealText::place(const DealSubject &subject, int seat)
{
    return subject.played() ? placeOf(subject.game.game, subject.totals, subject.winners, seat) : 0;
}

QString DealText::copied(const DealSubject &subject)
{
    const int own = subject.totals[toIndex(subject.seat)];
    const QString game = gameInfo(subject.game.game).name();
    const QString result =
        tr("%1, %2", "points and place")
            .arg(PastGameText::points(subject.game.game, own),
                 TableText::placeInGame(place(subject, subject.seat), static_cast<int>(subject.totals.size())));
    const QString line = subject.day ? tr("Meadhall, deal of the day %1 (%2): %3", "number, game, result")
                                     : tr("Meadhall, deal %1 (%2): %3", "number, game, result");
    return spoken(line.arg(dealName(subject), game, result)); // without formatting characters
}

QString DealText::untilNext(const QDateTime &now)
{
    const QDateTime next = now.date().addDays(1).startOfDay();
    const int minutes = static_cast<int>(std::max<qint64>(now.secsTo(next) / 60, 1));
    const QString rest = tr("%Ln minute(s)", "until the next deal of the day", minutes % 60);
    if (minutes < 60)
        return tr("Next deal in %1.").arg(rest);
    const QString hours = tr("%Ln hour(s)", "until the next deal of the day", minutes / 60);
    return minutes % 60 == 0 ? tr("Next deal in %1.").arg(hours)
                             : tr("Next deal in %1 %2.", "hours, minutes").arg(hours, rest);
}

QString DealText::daysInARow(int days)
{
    return days > 0 ? tr("%Ln day(s) in a row", "on which the deal of the day was played", days)
                    : tr("Day by day", "heading above the last deals of the day");
}

} // namespace meadhall::ui
