// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/app/record_names.h"

#include "engine/record/clean_name.h"
#include "ui/table/games/games.h"
#include "ui/table/seats/seat_presentation.h"

#include <algorithm>

namespace meadhall::ui {

namespace {

/// Bytes in UTF-8. Most file systems take 255, of which temporary files and copies need some.
constexpr qsizetype kLongestFileName = 180;

/// Letters of every script stay; what some file system refuses becomes a space.
QString fileNamePart(QString name)
{
    for (QChar &c : name)
        if (QStringLiteral("<>:\"/\\|?*").contains(c) || c.category() == QChar::Other_Control)
            c = QLatin1Char(' ');
    name = cleanName(name);
    while (name.endsWith(QLatin1Char('.')) || name.endsWith(QLatin1Char(' ')))
        name.chop(1); // Windows drops them
    return name;
}

} // namespace

QString suggestedFileName(const GameEvent &game, const QDate &date)
{
    const Names names = peopleIn(game).names;
    const int own = std::max(names.own, 0);
    QString file = gameInfo(game.game).name() + QLatin1Char(' ') + date.toString(Qt::ISODate);
    for (qsizetype step = names.own < 0 ? 0 : 1; step < names.seats.size(); ++step) {
        const QString name = fileNamePart(names.seats[(own + step) % names.seats.size()]);
        const QString longer = file + QLatin1Char(' ') + name;
        if (!name.isEmpty() && longer.toUtf8().size() <= kLongestFileName)
            file = longer;
    }
    return file;
}

} // namespace meadhall::ui
