// SPDX-License-Identifier: GPL-3.0-or-later
// The room of a lesson: its page under a bar with what leads through it.
#pragma once

#include "engine/core/event.h"
#include "ui/base/widgets/room.h"
#include "ui/rooms/lessons/lesson_page.h"

#include <QString>

class QPushButton;
class QSettings;

namespace meadhall::ui {

/// The progress of the learner in each lesson, kept in the settings.
struct LessonPlace {
    QString step;      ///< id of the step to go on with; empty: from the beginning
    bool done = false; ///< the lesson has been finished once
};

LessonPlace loadLessonPlace(const QSettings &store, Game game);
void saveLessonPlace(QSettings &store, Game game, const LessonPlace &place);

/// The lesson to offer: the first one begun or not known yet, or else that of the game played last.
Game lessonToOffer(const QSettings &store, Game played);

class LessonRoom : public Room {
    Q_OBJECT

public:
    LessonRoom(Settings &settings, Game game);

    /// Goes on where the lesson was left, or begins it.
    void resume();

    LessonPage &page() { return *page_; }

protected:
    QWidget *first() override;
    void changeEvent(QEvent *event) override;
    void arrange() override;

private:
    QPushButton *addButton(const char *name);
    void onStepChanged();
    void updateIcons();
    void retranslate();

    Settings &settings_;
    LessonPage *page_;
    QPushButton *stepBack_, *anew_, *leave_;
};

} // namespace meadhall::ui
