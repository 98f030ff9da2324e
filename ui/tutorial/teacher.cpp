#include "ui/tutorial/teacher.h"

#include "ui/app/main_window.h"
#include "ui/tutorial/lesson_window.h"
#include "ui/widgets/screen_fit.h"

#include <QAction>

namespace meadhall::ui {

Teacher::Teacher(Settings &settings, MainWindow *window) : QObject(window), settings_(settings), window_(window)
{
    connect(window, &MainWindow::learnWanted, this, &Teacher::teach);
}

LessonWindow *Teacher::lesson() const { return lesson_; }

void Teacher::teach()
{
    if (!lesson_) {
        lesson_ = new LessonWindow(settings_, window_);
        lesson_->setAttribute(Qt::WA_DeleteOnClose);
        resizeOnScreen(*lesson_, window_->size());
        connect(lesson_, &LessonWindow::rulesWanted, window_->actions().rulesOdin, &QAction::trigger);
        connect(lesson_, &LessonWindow::newGameWanted, this, [this] {
            lesson_->close();
            window_->askForNewGame();
        });
    }
    lesson_->begin();
    lesson_->show();
    lesson_->raise();
    lesson_->activateWindow();
}

} // namespace meadhall::ui
