// Opens the lesson when somebody wants to learn.
#pragma once

#include <QObject>
#include <QPointer>

namespace meadhall::ui {

class LessonWindow;
class MainWindow;
class Settings;

/// While one exists, the window offers to teach.
class Teacher : public QObject {
    Q_OBJECT

public:
    /// Owned by the window.
    Teacher(Settings &settings, MainWindow *window);

    /// The lesson from its beginning.
    void teach();
    LessonWindow *lesson() const;

private:
    Settings &settings_;
    MainWindow *window_;
    QPointer<LessonWindow> lesson_; ///< made when it is wanted, gone when it is left
};

} // namespace meadhall::ui
