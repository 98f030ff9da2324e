// SPDX-License-Identifier: GPL-3.0-or-later
// Opens the room of the puzzles on request.
#pragma once

#include "ui/rooms/puzzles/puzzle_room.h"

#include <QObject>
#include <QPointer>

namespace meadhall::ui {

class MainWindow;
class PuzzleHall;
class PuzzleStore;

/// While an instance exists, the main window offers puzzles.
class PuzzlesController : public QObject {
    Q_OBJECT

public:
    /// @param folder the data folder
    /// @param window becomes the parent
    PuzzlesController(Settings &settings, const QString &folder, MainWindow *window);

    /// Enters the room of the puzzles.
    void open();
    /// Enters it and the puzzle of the day.
    void openDaily();
    /// Made when it is first wanted.
    PuzzleStore &store();
    /// The open rooms; null if they are not.
    PuzzleHall *hall() const;
    PuzzleRoom *room() const;

private:
    void describeToday();
    void solve(const PuzzleWish &wish);

    Settings &settings_;
    QString folder_;
    MainWindow *window_;
    PuzzleStore *store_ = nullptr;
    QPointer<PuzzleHall> hall_;
    QPointer<PuzzleRoom> room_;
};

} // namespace meadhall::ui
