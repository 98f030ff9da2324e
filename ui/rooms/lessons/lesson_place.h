// SPDX-License-Identifier: GPL-3.0-or-later
// How far the learner has come in each lesson, kept in the settings.
#pragma once

#include "engine/core/event.h"

#include <QString>

class QSettings;

namespace meadhall::ui {

struct LessonPlace {
    QString step;      ///< id of the step to go on with; empty: from the beginning
    bool done = false; ///< the lesson has been finished once
};

LessonPlace loadLessonPlace(const QSettings &store, Game game);
void saveLessonPlace(QSettings &store, Game game, const LessonPlace &place);

/// The lesson to offer: the first one begun or not known yet, or else that of the game played last.
Game lessonToOffer(const QSettings &store, Game played);

} // namespace meadhall::ui
