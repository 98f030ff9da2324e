#include "ui/puzzles/puzzles_controller.h"

#include "ui/app/main_window.h"
#include "ui/app/rooms.h"
#include "ui/puzzles/puzzle_hall.h"
#include "ui/puzzles/puzzle_store.h"

#include <QAction>

namespace meadhall::ui {

PuzzlesController::PuzzlesController(Settings &settings, const QString &folder, MainWindow *window)
    : QObject(window), settings_(settings), folder_(folder), window_(window)
{
    QAction *action = window->actions().puzzles;
    action->setVisible(true);
    connect(action, &QAction::triggered, this, &PuzzlesController::open);
}

PuzzleStore &PuzzlesController::store()
{
    if (!store_)
        store_ = new PuzzleStore(folder_, this);
    return *store_;
}

PuzzleHall *PuzzlesController::hall() const { return hall_; }

PuzzleRoom *PuzzlesController::room() const { return room_; }

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

} // namespace meadhall::ui
