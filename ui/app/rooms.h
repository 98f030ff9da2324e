// SPDX-License-Identifier: GPL-3.0-or-later
// The pages of the main window: the table, and rooms that take its place.
#pragma once

#include <QObject>

#include <vector>

class QStackedWidget;

namespace meadhall::ui {

class Room;

/// A stack of rooms above the table: one may be entered from another, and each leads back to where it was entered from.
/// The table waits meanwhile. A controller in the folder of each room, made in main(), connects its menu entry to
/// enter().
class Rooms : public QObject {
    Q_OBJECT

public:
    /// @param pages its first page is the table
    explicit Rooms(QStackedWidget *pages);

    /// The room that is shown; nullptr: the table.
    Room *current() const { return open_.empty() ? nullptr : open_.back(); }
    bool isOpen(const Room *room) const { return std::find(open_.begin(), open_.end(), room) != open_.end(); }
    /// Shows a room and takes ownership. It is deleted when it is left.
    void enter(Room *room);
    /// Shows a room again from which others have been entered; these are left.
    /// @return false if it is not open, or nullptr
    bool backTo(const Room *room);
    /// Leaves a room and those entered from it. Does nothing if it is not open, or nullptr.
    void leave(const Room *room);
    /// Shows the table.
    void leaveAll() { leaveFrom(0); }
    /// At the end of the program: deletes all rooms at once. Nothing is emitted.
    void deleteAll();

Q_SIGNALS:
    /// Another page is shown.
    void changed();
    /// The actions at the table of a room may have changed, see Room::playedTable().
    void tableStateChanged();

private:
    void leaveFrom(std::size_t first);

    QStackedWidget *pages_;
    std::vector<Room *> open_; ///< the last one is shown
};

} // namespace meadhall::ui
