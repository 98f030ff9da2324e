// Main window: loading the saved game, and the start panel.
#include "ui/app/main_window.h"

#include "ui/app/game_files.h"
#include "ui/app/start_fan.h"
#include "ui/rulebook/rule_book_controller.h"
#include "ui/scene/overlay.h"
#include "ui/table/table_view.h"
#include "ui/text/errors.h"

#include <QEvent>
#include <QPushButton>
#include <QStatusBar>

#include <utility>

namespace meadhall::ui {

void MainWindow::loadSavedGame()
{
    if (!journal_) {
        showStart();
        return;
    }
    loadedGame_ = journal_->load();
    cleanUpArchive();
    files_->updatePreviousGame();
    showStart();
    if (loadedGame_.error != record::Journal::Error::None)
        reportJournalResult(loadedGame_.error);
    else if (!loadedGame_.setAside.isEmpty())
        statusBar()->showMessage(Errors::setAside(loadedGame_.setAside));
    else if (loadedGame_.tornLine)
        statusBar()->showMessage(Errors::tornLine(), 10000);
}

void MainWindow::showStart()
{
    const bool running =
        !loadedGame_.events.empty() && !std::holds_alternative<GameOverEvent>(loadedGame_.events.back());
    start_->setTitle(QStringLiteral("Meadhall"));
    start_->clearButtons();
    if (!start_->findChild<StartFan *>())
        start_->setBody(new StartFan(cache_, settings_, start_));
    if (running) {
        QPushButton *resume =
            start_->addButton(tr("&Continue", "button: the game of last time"), QStringLiteral("continue"));
        connect(resume, &QPushButton::clicked, this, &MainWindow::continueGame);
    } else if (files_->previousIsUnfinished()) {
        QPushButton *back =
            start_->addButton(tr("Go bac&k to the previous game", "button: to the one that another has replaced"),
                              QStringLiteral("goBack"));
        connect(back, &QPushButton::clicked, files_, &GameFiles::reopenPreviousGame);
    }
    QPushButton *begin = start_->addButton(tr("&New game…", "button"), QStringLiteral("newGame"));
    connect(begin, &QPushButton::clicked, this, &MainWindow::askForNewGame);
    if (tutorialAvailable_) {
        QPushButton *learn =
            start_->addButton(tr("L&earn to play", "button: a guided first hand"), QStringLiteral("learn"));
        connect(learn, &QPushButton::clicked, this, &MainWindow::tutorialRequested);
    }
    QPushButton *rules = start_->addButton(tr("&Rules", "button: opens the book of rules"), QStringLiteral("rules"));
    connect(rules, &QPushButton::clicked, this, [this] { rules_->open(shown_); });
    start_->place(view_->rect());
    start_->popUp();
}

/// Moves the focus to the table before hiding a focused button, which would pass it on as if by Tab.
void MainWindow::hideStart()
{
    if (start_->isAncestorOf(focusWidget()))
        view_->setFocus();
    start_->hide();
}

void MainWindow::continueGame()
{
    hideStart();
    const Events events = std::exchange(loadedGame_.events, {});
    if (table_->resume(events, journal_->fileName()) != Reason::None)
        showStart();
    else
        view_->focusTable();
}

void MainWindow::setTutorialAvailable(bool available)
{
    tutorialAvailable_ = available;
    refreshActions();
    if (start_->isVisibleTo(view_.get()))
        showStart();
}

/// Keeps the start panel centred over the table.
bool MainWindow::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == view_.get() && event->type() == QEvent::Resize && start_->isVisibleTo(view_.get()))
        start_->place(view_->rect());
    return QMainWindow::eventFilter(watched, event);
}

} // namespace meadhall::ui
