#include "ui/tutorial/tutorial_controller.h"

#include "ui/app/main_window.h"
#include "ui/tutorial/lesson_window.h"
#include "ui/widgets/screen_fit.h"

#include <QAction>

namespace meadhall::ui {

TutorialController::TutorialController(Settings &settings, MainWindow *window)
    : QObject(window), settings_(settings), window_(window)
{
    window->setTutorialAvailable(true);
    connect(window, &MainWindow::tutorialRequested, this, &TutorialController::teach);
}

LessonWindow *TutorialController::lesson() const { return lesson_; }

void TutorialController::teach()
{
    if (!lesson_) {
        lesson_ = new LessonWindow(settings_, window_);
        lesson_->setAttribute(Qt::WA_DeleteOnClose);
        resizeOnScreen(*lesson_, window_->size());
        connect(lesson_, &LessonWindow::rulesRequested, window_->actions().rulesOdin, &QAction::trigger);
        connect(lesson_, &LessonWindow::newGameRequested, this, [this] {
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
