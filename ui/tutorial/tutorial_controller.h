// Opens the tutorial on request.
#pragma once

#include <QObject>
#include <QPointer>

namespace meadhall::ui {

class LessonWindow;
class MainWindow;
class Settings;

/// While an instance exists, the main window offers the tutorial.
class TutorialController : public QObject {
    Q_OBJECT

public:
    /// @param window becomes the parent
    TutorialController(Settings &settings, MainWindow *window);

    /// Opens the tutorial at its first step.
    void teach();
    /// The tutorial's window; null if it is closed.
    LessonWindow *lesson() const;

private:
    Settings &settings_;
    MainWindow *window_;
    QPointer<LessonWindow> lesson_; ///< created on demand, deleted on closing
};

} // namespace meadhall::ui
