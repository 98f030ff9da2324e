// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/lessons/lesson_place.h"

#include "engine/games/games.h"

#include <QSettings>

namespace meadhall::ui {

namespace {

QString lessonKey(Game game, const char *name)
{
    const std::string_view id = traitsOf(game).name;
    return QStringLiteral("lesson/%1/%2")
        .arg(QLatin1String(id.data(), static_cast<qsizetype>(id.size())), QLatin1String(name));
}

} // namespace

LessonPlace loadLessonPlace(const QSettings &store, Game game)
{
    // Anything but what is written below counts as not done.
    return {store.value(lessonKey(game, "step")).toString(),
            store.value(lessonKey(game, "done")).toString() == QLatin1String("true")};
}

void saveLessonPlace(QSettings &store, Game game, const LessonPlace &place)
{
    store.setValue(lessonKey(game, "step"), place.step);
    store.setValue(lessonKey(game, "done"), place.done);
}

Game lessonToOffer(const QSettings &store, Game played)
{
    for (const bool begun : {true, false})
        for (const Game game : {Game::Odin, Game::Ninjan}) {
            const LessonPlace place = loadLessonPlace(store, game);
            if (!place.done && (!begun || !place.step.isEmpty()))
                return game;
        }
    return played;
}

} // namespace meadhall::ui
