// SPDX-License-Identifier: GPL-3.0-or-later
// Main window: loading the saved game, the start page, and the start of a game.
#include "ui/app/main_window.h"

#include "engine/clock/clock.h"
#include "ui/app/game_files.h"
#include "ui/app/guest_host.h"
#include "ui/base/text/errors.h"
#include "ui/base/widgets/message_sheet.h"
#include "ui/rooms/lessons/lesson_place.h"
#include "ui/rooms/start/saved_game.h"
#include "ui/table/games/games.h"
#include "ui/table/table_view.h"

#include <QAction>
#include <QEvent>
#include <QFileInfo>
#include <QKeyEvent>
#include <QSettings>
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
    journal_->cleanUp();
    files_->updatePreviousGame();
    showStart();
    showSavingState();
    if (loadedGame_.error != record::Journal::Error::None)
        return;
    if (!loadedGame_.setAside.isEmpty())
        statusBar()->showMessage(Errors::setAside(loadedGame_.setAside));
    else if (loadedGame_.tornLine)
        statusBar()->showMessage(Errors::tornLine(), 10000);
}

void MainWindow::connectStart()
{
    connect(start_, &StartPage::continueRequested, this, &MainWindow::continueGame);
    connect(start_, &StartPage::newGameRequested, this, &MainWindow::askForNewGame);
    connect(start_, &StartPage::gameRequested, this, &MainWindow::askForNewGameOf);
    connect(start_, &StartPage::backRequested, this, [this] { files_->reopenPreviousGame(); });
    // Queued: the change replaces the widget that the choice comes from.
    connect(start_, &StartPage::languageChosen, &settings_, &Settings::setLanguage, Qt::QueuedConnection);
}

bool MainWindow::isStartShown() const { return start_->isVisibleTo(view_.get()); }

void MainWindow::showStart()
{
    using Picture = TileContent::Picture;
    const Events &events = table_->hasGame() ? table_->record() : loadedGame_.events;
    const bool running = !events.empty() && !std::holds_alternative<GameOverEvent>(events.back());
    const GameSetup last = loadSetup(settings_.store());
    StartOffer offer;
    if (running)
        offer.saved = savedGameOf(events);
    if (running && journal_)
        offer.left = QFileInfo(journal_->fileName()).lastModified();
    offer.previous = !running && files_->previousIsUnfinished();
    const bool chosen = settings_.store().contains(QStringLiteral("newGame/game"));
    offer.first = !running && !chosen && !files_->canGoBack() && !actions_->rejoin->isVisible();
    offer.game = last.game;
    offer.players = chosen ? static_cast<int>(last.chairs.size()) : 0;
    offer.language = languages_.currentCode();
    const Game lesson = lessonToOffer(settings_.store(), last.game);
    offer.lessons = {actions_->learnOdin, actions_->learnNinjan};
    offer.tiles = {
        {actions_->newGame, Glyph::NewGame, Picture::Cards},
        {actions_->dealOfDay, Glyph::DealOfDay, Picture::Backs},
        {actions_->dailyPuzzle, Glyph::Daily, Picture::Question},
        {lesson == Game::Ninjan ? actions_->learnNinjan : actions_->learnOdin, Glyph::Learn, Picture::Teacher},
        {actions_->pastGames, Glyph::PastGames, Picture::List},
        {actions_->join, Glyph::Ship, Picture::Friends},
        {actions_->rejoin, Glyph::Back, Picture::Friends}};
    start_->setGeometry(view_->rect());
    start_->offer(offer);
    view_->setCovered(true);
}

/// Moves the focus to the table before hiding a focused button, which would pass it on as if by Tab.
void MainWindow::hideStart()
{
    view_->setCovered(false);
    if (start_->isAncestorOf(focusWidget()))
        view_->focusTable();
    start_->clear();
}

void MainWindow::begin(const GameSetup &setup)
{
    const GameEvent game = toGameEvent(setup);
    if (guestHost_ && guestHost_->begins(game))
        return;
    prepareFor(game);
    table_->start(game);
    view_->focusTable();
}

void MainWindow::prepareFor(const GameEvent &game)
{
    hideStart();
    loadedGame_ = {};
    lastStart_ = {game.deal, Clock::now()};
}

void MainWindow::goHome()
{
    rooms_->leaveAll();
    if (isStartShown())
        return;
    view_->controller().skipAnimations();
    showStart();
    onPageChanged();
}

void MainWindow::continueGame()
{
    if (table_->hasGame()) {
        hideStart();
        return onPageChanged();
    }
    const QString file = journal_->fileName();
    if (const Reason why = table_->resume(loadedGame_.events, file); why != Reason::None) {
        MessageSheet::warn(this, tr("Continue", "title"), Errors::opening(file, {record::Error::AgainstRules, why}));
        return;
    }
    hideStart();
    loadedGame_ = {};
    view_->focusTable();
}

void MainWindow::putGameAway()
{
    if (!table_->hasGame() || !journal_)
        return;
    loadedGame_ = {};
    loadedGame_.events = table_->close();
    replaceView(shown_); // an empty one
    panel_->restart(gameInfo(shown_), {}, {}, kSpectator);
    showStart();
    refreshActions();
}

/// The start page covers the table. The table would keep an Escape that has nothing to cancel.
bool MainWindow::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == view_.get() && event->type() == QEvent::Resize && isStartShown())
        start_->setGeometry(view_->rect());
    if (watched == view_.get() && event->type() == QEvent::KeyPress && view_->hasFocus()) {
        const bool cancels = view_->controller().canCancel() || view_->stage().animator().moving();
        const auto &key = *static_cast<QKeyEvent *>(event);
        if (key.key() == Qt::Key_Escape && !key.modifiers() && !cancels) {
            keyPressEvent(static_cast<QKeyEvent *>(event));
            return true;
        }
    }
    return QMainWindow::eventFilter(watched, event);
}

} // namespace meadhall::ui
