// SPDX-License-Identifier: GPL-3.0-or-later
// Opens the lessons on request.
#pragma once

#include "engine/core/event.h"

#include <QObject>
#include <QPointer>

#include <functional>

namespace meadhall::ui {

class LessonRoom;
class MainWindow;
class Settings;

/// While an instance exists, the main window offers the lessons.
class TutorialController : public QObject {
    Q_OBJECT

public:
    /// @param window becomes the parent
    TutorialController(Settings &settings, MainWindow *window);

    /// Opens the lesson of a game where it was left.
    void teach(Game game);
    /// The open lesson; null if there is none.
    LessonRoom *lesson() const;

private:
    void offerWarnings(const std::function<void()> &then);
    void playForReal(Game game);

    Settings &settings_;
    MainWindow *window_;
    QPointer<LessonRoom> lesson_; ///< deleted when it is left
};

} // namespace meadhall::ui
