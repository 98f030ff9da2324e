// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/statistics/statistics_text.h"

#include "ui/base/text/text.h"
#include "ui/table/seats/game_setup.h"
#include "ui/table/seats/past_game_text.h"

#include <cstdlib>

namespace meadhall::ui {

QString StatisticsText::trouble(StatisticsTrouble trouble)
{
    switch (trouble) {
    case StatisticsTrouble::None:
        break;
    case StatisticsTrouble::Damaged:
        return tr("The file with the statistics was damaged. It has been set aside, and your games are being counted "
                  "again from their records.");
    case StatisticsTrouble::Newer:
        return tr(
            "The file with the statistics was written by a newer version of Meadhall. It has been left alone, and "
            "your games are counted from their records this time.");
    case StatisticsTrouble::Locked:
        return tr("Another program is using the file with the statistics. Your games are counted from their records "
                  "this time.");
    case StatisticsTrouble::ReadOnly:
        return tr(
            "The file with the statistics cannot be written to. Your games are counted from their records this time.");
    case StatisticsTrouble::Failed:
        return tr("The file with the statistics cannot be used. Your games are counted from their records this time.");
    case StatisticsTrouble::NoDriver:
        return tr("There are no statistics because Qt’s driver for SQLite is not installed. On Debian and Ubuntu it is "
                  "in the package %1.")
            .arg(isolated(QStringLiteral("libqt6sql6-sqlite")));
    case StatisticsTrouble::NoModule:
        return tr("There are no statistics because a part of Meadhall is not installed: %1.")
            .arg(isolated(QStringLiteral("meadhall-statistics")));
    }
    return {};
}

QString StatisticsText::comparison(const GameComparison &comparison)
{
    const QString rank = rankOf(comparison);
    if (!comparison.next)
        return rank;
    return rank + QLatin1Char('\n')
           + tr("You could try %1 now.", "end of a game that was won; a higher level").arg(levelName(*comparison.next));
}

QString StatisticsText::rankOf(const GameComparison &comparison)
{
    const QString level = levelName(comparison.level);
    const QString games = number(comparison.games);
    if (comparison.games == 1)
        return tr("Your first game against %1", "end of a game; %1 is a level").arg(level);
    const QString best = tr("%1 point(s)", "result of a game; %1 may have a sign", std::abs(comparison.best))
                             .arg(PastGameText::figure(comparison.game, comparison.best));
    if (comparison.rank == 1)
        return tr("The best of your %1 games against %2: %3",
                  "end of a game; a number of games from two on, a level, the points")
            .arg(games, level, best);
    return tr("%Ln of your %1 games against %2 was/were better; the best: %3",
              "end of a game; the number of games from two on, a level, the points of the best game",
              comparison.rank - 1)
        .arg(games, level, best);
}

} // namespace meadhall::ui
