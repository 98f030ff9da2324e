// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/app/analysis_controller.h"

#include "engine/record/seat_record.h"
#include "ui/app/game_files.h"
#include "ui/app/main_window.h"
#include "ui/app/rooms.h"
#include "ui/rooms/analysis/analysis_room.h"

#include <QAction>
#include <QMenu>

#include <algorithm>

namespace meadhall::ui {

namespace {

/// What the person at the screen has seen of a game without guests; empty if it is not such a game.
Events seenAt(const TableView &view)
{
    const Table &table = view.table();
    const int seat = view.viewpoint();
    if (!table.hasGame() || table.gameOver() || seat < 0 || !table.humanSeat(seat) || table.hasGuests())
        return {};
    Events seen = record::seatRecord(table.record(), seat);
    std::get<GameEvent>(seen.front()).chairs = std::get<GameEvent>(table.record().front()).chairs;
    return seen;
}

} // namespace

AnalysisController::AnalysisController(Settings &settings, MainWindow *window)
    : QObject(window), settings_(settings), window_(window)
{
    const Actions &actions = window->actions();
    actions.analyse->setVisible(true);
    actions.analysePosition->setVisible(true);
    connect(actions.analyse, &QAction::triggered, this, &AnalysisController::open);
    connect(actions.analysePosition, &QAction::triggered, this, [this] {
        const Events seen = shownPosition();
        if (seen.empty())
            return;
        enter();
        room_->setGame(seen);
    });
    connect(&window->files(), &GameFiles::positionGiven, this, [this](const QString &line) {
        open();
        room_->setLine(line);
    });
    connect(&window->rooms(), &Rooms::changed, this, [this] {
        if (room_)
            last_ = room_->position();
    });
    for (QObject *menu : actions.analysePosition->associatedObjects())
        if (auto *learn = qobject_cast<QMenu *>(menu)) {
            QAction *action = actions.analysePosition;
            connect(learn, &QMenu::aboutToShow, this, [this, action] { action->setEnabled(!shownPosition().empty()); });
            // Enable it again, as its key works without the menu, at any position.
            connect(
                learn, &QMenu::aboutToHide, action, [action] { action->setEnabled(true); }, Qt::QueuedConnection);
        }
}

/// What the own seat has seen of the position that is shown; empty if none is that can be analysed.
Events AnalysisController::shownPosition() const
{
    const Room *room = window_->rooms().current();
    Events seen = room ? room->seenPosition() : seenAt(window_->tableView());
    if (seen.empty() || !record::positionOf(seen, std::get<GameEvent>(seen.front()).view, true))
        return {};
    return seen;
}

void AnalysisController::open()
{
    if (window_->rooms().backTo(room_))
        return;
    const auto last = last_;
    enter();
    if (last)
        room_->setPosition(*last);
}

void AnalysisController::enter()
{
    window_->rooms().leave(room_);
    room_ = new AnalysisRoom(settings_, window_->pictures());
    // Queued: the new game closes the room, whose button is still handling its click.
    connect(room_, &AnalysisRoom::playOutRequested, &window_->files(), &GameFiles::playOn, Qt::QueuedConnection);
    window_->rooms().enter(room_);
}

AnalysisRoom *AnalysisController::room() const { return room_; }

} // namespace meadhall::ui
