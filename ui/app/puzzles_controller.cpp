// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/app/puzzles_controller.h"

#include "engine/clock/clock.h"
#include "ui/app/main_window.h"
#include "ui/app/rooms.h"
#include "ui/base/text/text.h"
#include "ui/base/widgets/follow_changes.h"
#include "ui/rooms/puzzles/puzzle_hall.h"
#include "ui/rooms/puzzles/puzzle_store.h"
#include "ui/rooms/start/start_tile.h"
#include "ui/table/games/games.h"

#include <QAction>
#include <QTimer>

namespace meadhall::ui {

PuzzlesController::PuzzlesController(Settings &settings, const QString &folder, MainWindow *window)
    : QObject(window), settings_(settings), folder_(folder), window_(window)
{
    const Actions &actions = window->actions();
    actions.puzzles->setVisible(true);
    actions.dailyPuzzle->setVisible(true);
    connect(actions.puzzles, &QAction::triggered, this, &PuzzlesController::open);
    connect(actions.dailyPuzzle, &QAction::triggered, this, &PuzzlesController::openDaily);
    followChanges(
        window, {QEvent::LanguageChange}, [this] { describeToday(); }, this);
    connect(&Clock::instance(), &Clock::dayChanged, this, &PuzzlesController::describeToday);
    describeToday();
    QTimer::singleShot(0, this, [this] {
        store();
        describeToday();
    });
}

/// The texts of the tile. What has been solved is read only after the window has been shown, and the packs not at all.
void PuzzlesController::describeToday()
{
    const QDate today = Clock::today();
    const QString game = isolated(gameInfo(puzzle::gameOfDay(today)).name());
    const bool solved = store_ && store_->progress().solvedDaily(today);
    const int row = store_ ? store_->progress().daysInRow(today) : 0;
    const QString note = solved ? tr("%1: solved", "on a tile of the start page: the puzzle of the day; a game")
                                : tr("%1: find the move", "on a tile of the start page; a game");
    const QString badge = tr("day %1", "how many days in a row puzzles have been solved");
    TileContent::describe(window_->actions().dailyPuzzle, note.arg(game),
                          row > 0 ? badge.arg(number(solved ? row : row + 1)) : QString());
}

PuzzleStore &PuzzlesController::store()
{
    if (!store_) {
        store_ = new PuzzleStore(folder_, window_->folderLock(), this);
        connect(store_, &PuzzleStore::changed, this, &PuzzlesController::describeToday);
    }
    return *store_;
}

void PuzzlesController::open()
{
    if (window_->rooms().backTo(hall_))
        return;
    hall_ = new PuzzleHall(store(), settings_, window_->pictures());
    connect(hall_, &PuzzleHall::wanted, this, &PuzzlesController::solve);
    store().load(); // each time: games may have been reviewed since
    window_->rooms().enter(hall_);
}

void PuzzlesController::openDaily()
{
    open();
    const auto solveDaily = [this] {
        if (const puzzle::Puzzle *daily = store().daily(); daily)
            solve({PuzzleWish::From::Daily, daily->id});
    };
    if (store().isLoaded())
        solveDaily();
    else
        connect(&store(), &PuzzleStore::loaded, hall_, solveDaily, Qt::SingleShotConnection);
}

void PuzzlesController::solve(const PuzzleWish &wish)
{
    auto *room = new PuzzleRoom(store(), settings_, window_->pictures(), wish);
    if (!room->isOpen()) {
        delete room;
        return;
    }
    room_ = room;
    window_->rooms().enter(room);
}

PuzzleHall *PuzzlesController::hall() const { return hall_; }

PuzzleRoom *PuzzlesController::room() const { return room_; }

} // namespace meadhall::ui
