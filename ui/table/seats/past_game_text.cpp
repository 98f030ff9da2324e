// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/seats/past_game_text.h"

#include "engine/clock/clock.h"
#include "engine/core/to_index.h"
#include "engine/games/games.h"
#include "engine/players/chair.h"
#include "engine/players/same_deal.h"
#include "engine/record/clean_name.h"
#include "engine/record/plain_text.h"
#include "ui/base/text/table_text.h"
#include "ui/table/games/games.h"
#include "ui/table/seats/game_setup.h"
#include "ui/table/seats/seat_presentation.h"

#include <QLocale>

#include <algorithm>

namespace meadhall::ui {

namespace {

constexpr int kWrongDates = 1'000'000; ///< group() of games dated by a clock that was wrong

} // namespace

QString PastGameText::day(const QDate &date)
{
    return dateText(date, date.year() == Clock::today().year()
                              ? tr("d MMMM", "a day without its year, as QLocale::toString() takes it")
                              : tr("d MMMM yyyy", "a day with its year, as QLocale::toString() takes it"));
}

QString PastGameText::shortDay(const QDate &date)
{
    return dateText(date, date.year() == Clock::today().year()
                              ? shortDayPattern()
                              : tr("d MMM yyyy", "a day with its year, short, as QLocale::toString() takes it"));
}

QString PastGameText::month(const QDate &date)
{
    const QLocale locale;
    const QString month = capitalised(locale.standaloneMonthName(date.month())); // the form used outside dates
    return date.year() == Clock::today().year() ? month
                                                : tr("%1 %2", "heading of games: a month and its year")
                                                      .arg(month, locale.toString(date, QStringLiteral("yyyy")));
}

QString PastGameText::time(const QDateTime &when)
{
    return QLocale().toString(when.toLocalTime().time(), QLocale::ShortFormat);
}

int PastGameText::group(const QDate &date, const QDate &today)
{
    if (Clock::isWrong(date.startOfDay()))
        return kWrongDates;
    if (date >= today)
        return 0;
    if (date == today.addDays(-1))
        return 1;
    const int months = (today.year() - date.year()) * 12 + today.month() - date.month();
    return 2 + months;
}

QString PastGameText::heading(const QDate &date, const QDate &today)
{
    switch (group(date, today)) {
    case 0:
        return tr("Today, %1", "heading: %1 is a day").arg(day(today));
    case 1:
        return tr("Yesterday, %1", "heading: %1 is a day").arg(day(date));
    case 2:
        return tr("Earlier this month", "heading of games");
    case kWrongDates:
        return tr("Dated by a wrong clock", "heading of games");
    default:
        return month(date);
    }
}

int PastGameText::ownSeat(const record::Summary &summary) { return peopleIn(summary.game).names.own; }

std::vector<int> PastGameText::otherSeats(const record::Summary &summary)
{
    const int own = ownSeat(summary), players = static_cast<int>(summary.game.seats.size());
    std::vector<int> seats;
    for (int step = own < 0 ? 0 : 1; step < players; ++step)
        seats.push_back((std::max(own, 0) + step) % players);
    return seats;
}

QStringList PastGameText::otherNames(const record::Summary &summary)
{
    const Names names = peopleIn(summary.game).names;
    QStringList list;
    for (int seat : otherSeats(summary))
        list.push_back(names.of(seat));
    return list;
}

QString PastGameText::others(const record::Summary &summary) { return joined(otherNames(summary)); }

QStringList PastGameText::opponents(const record::Summary &summary)
{
    QStringList list;
    for (std::size_t seat = 0; seat < summary.game.seats.size(); ++seat) {
        const auto chair = players::chairAt(summary.game, seat);
        if (chair && chair->human && chair->unnamed > 0)
            continue;
        const bool known = chair && personaIds().contains(QString::fromStdString(chair->persona));
        const QString name = QString::fromStdString(known ? chair->persona : summary.game.seats[seat]);
        list.push_back(known ? name : cleanName(name));
    }
    return list;
}

QString PastGameText::opponentName(const QString &opponent)
{
    const QString known = personaName(opponent);
    return known.isEmpty() ? opponent : known;
}

QString PastGameText::title(const PastGame &game)
{
    if (!game.summary.known)
        return tr("Game from %1", "%1 is a day; it is not known what was played")
            .arg(day(game.when.toLocalTime().date()));
    return tr("%1, %2", "Odin, 22 November")
        .arg(isolated(gameInfo(game.summary.game.game).name()), day(game.when.toLocalTime().date()));
}

QString PastGameText::longTitle(const PastGame &game)
{
    if (!game.summary.known)
        return title(game);
    return tr("%1 with %2", "Odin with Leif, Ylva and Ivar")
        .arg(isolated(gameInfo(game.summary.game.game).name()), listed(otherNames(game.summary)));
}

QString PastGameText::partCount(const record::Summary &summary)
{
    return summary.game.game == Game::Odin
               ? tr("%Ln hand(s)", "how many hands of Odin have been played", summary.parts)
               : tr("%Ln round(s)", "how many rounds of Ninjan have been played", summary.parts);
}

QString PastGameText::line(const PastGame &game, const QDate &today)
{
    const bool recent = group(game.when.toLocalTime().date(), today) < 2;
    QStringList parts{recent ? time(game.when) : shortDay(game.when.toLocalTime().date())};
    if (game.summary.known) {
        if (game.summary.parts > 0)
            parts.push_back(partCount(game.summary));
        QStringList levels;
        for (const std::string &text : game.summary.game.chairs)
            if (const auto chair = players::chairOf(text); chair && chair->computer())
                if (const QString level = levelName(chair->level); !levels.contains(level))
                    levels.push_back(level);
        if (!levels.isEmpty())
            parts.push_back(joined(levels));
    }
    return parts.join(QStringLiteral(" · "));
}

std::optional<std::uint64_t> PastGameText::deal(const PastGame &game)
{
    const bool over = game.summary.state == PastGame::State::Finished;
    return game.summary.known ? players::visibleDeal(game.summary.game, over) : std::nullopt;
}

QString PastGameText::deal(quint64 number)
{
    return tr("deal %1", "the number of a deal").arg(isolated(dealNumber(number)));
}

QString PastGameText::longLine(const PastGame &game)
{
    QStringList parts{tr("%1, %2", "22 November, 19:05").arg(day(game.when.toLocalTime().date()), time(game.when))};
    if (game.summary.known)
        parts.push_back(partCount(game.summary));
    if (const auto number = deal(game))
        parts.push_back(deal(*number));
    return parts.join(QStringLiteral(" · "));
}

int PastGameText::place(const record::Summary &summary, int seat)
{
    if (summary.state != PastGame::State::Finished || toIndex(seat) >= summary.totals.size())
        return 0;
    return meadhall::placeOf(summary.game.game, summary.totals, summary.winners, seat);
}

QString PastGameText::figure(Game game, int points)
{
    return traitsOf(game).fewestPointsWin ? number(points) : signedNumber(points);
}

QString PastGameText::points(Game game, int points)
{
    return tr("%1 point(s)", "a result; %1 may have a sign", std::abs(points)).arg(figure(game, points));
}

QString PastGameText::points(const record::Summary &summary, int seat)
{
    const auto index = toIndex(seat);
    return index < summary.totals.size() ? points(summary.game.game, summary.totals[index]) : QString();
}

QString PastGameText::result(const PastGame &game)
{
    const record::Summary &summary = game.summary;
    if (game.isInProgress())
        return tr("in progress", "a game that is the running one");
    if (game.state() == PastGame::State::Unfinished)
        return tr("not finished", "a game");
    if (game.state() != PastGame::State::Finished)
        return {};
    const int own = ownSeat(summary), players = static_cast<int>(summary.game.seats.size());
    if (own >= 0)
        return TableText::placeInGame(place(summary, own), players);
    const Names names = peopleIn(summary.game).names;
    QStringList winners;
    for (int seat : summary.winners)
        winners.push_back(names.of(seat));
    return tr("won by %1", "a game; names").arg(listed(winners));
}

/// Only of a review of all decisions.
const review::SeatCounts *PastGameText::ownCounts(const PastGame &game)
{
    const int own = ownSeat(game.summary);
    if (own < 0 || toIndex(own) >= game.reviewed.size())
        return nullptr;
    const review::SeatCounts &counts = game.reviewed[toIndex(own)];
    return counts.judged == counts.decisions ? &counts : nullptr;
}

QString PastGameText::mistakes(const PastGame &game)
{
    if (game.state() != PastGame::State::Finished || ownSeat(game.summary) < 0)
        return {};
    const review::SeatCounts *counts = ownCounts(game);
    if (!counts)
        return tr("not reviewed", "a game");
    return counts->mistakes == 0 ? tr("no mistakes", "in a game that was reviewed")
                                 : tr("%Ln mistake(s)", "in a game that was reviewed", counts->mistakes);
}

QString PastGameText::lost(const PastGame &game)
{
    const review::SeatCounts *counts = mistakes(game).isEmpty() ? nullptr : ownCounts(game);
    return counts ? tr("%1 points lost", "in a game that was reviewed; a number with one decimal")
                        .arg(decimal(counts->lost))
                  : QString();
}

QString PastGameText::problemText(const PastGame &game)
{
    switch (game.state()) {
    case PastGame::State::Newer:
        return tr("Written by a newer version of Meadhall", "of a file");
    case PastGame::State::Unreadable:
        return tr("This file cannot be read");
    case PastGame::State::Damaged:
        break;
    default:
        return {};
    }
    if (!game.summary.known)
        return tr("This file is damaged: nothing in it can be read");
    return tr("This file is damaged: only its beginning can be read");
}

QString PastGameText::describe(const PastGame &game)
{
    const QString problemText = PastGameText::problemText(game);
    const QString when = tr("%1 %2", "22 November 19:05").arg(day(game.when.toLocalTime().date()), time(game.when));
    if (!game.summary.known)
        return spoken(tr("%1: %2", "a day and what is the matter with the file of a game").arg(when, problemText));
    QStringList results{problemText.isEmpty() ? result(game) : problemText};
    if (const int own = ownSeat(game.summary); own >= 0 && !game.summary.totals.empty())
        results.push_back(points(game.summary, own));
    if (const QString found = mistakes(game); !game.reviewed.empty() && !found.isEmpty())
        results.push_back(found);
    return spoken(
        tr("%1, %2, with %3: %4", "Odin, 22 November 19:05, with Leif, Ylva and Ivar: 1st of 4, 7 points")
            .arg(gameInfo(game.summary.game.game).name(), when, listed(otherNames(game.summary)), joined(results)));
}

QString PastGameText::searchable(const PastGame &game)
{
    if (game.searchable.isEmpty()) {
        QStringList words{day(game.when.toLocalTime().date()),
                          QLocale().toString(game.when.toLocalTime().date(), QLocale::ShortFormat),
                          game.when.toLocalTime().date().toString(Qt::ISODate), time(game.when)};
        if (game.summary.known) {
            words.push_back(gameInfo(game.summary.game.game).name());
            words += peopleIn(game.summary.game).names.seats;
            if (const auto number = deal(game))
                words.push_back(QString::number(*number));
        }
        game.searchable = record::plainText(words.join(QLatin1Char('\n'))).toLower();
    }
    return game.searchable;
}

} // namespace meadhall::ui
