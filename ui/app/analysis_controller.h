// SPDX-License-Identifier: GPL-3.0-or-later
// Opens the room in which positions are analysed.
#pragma once

#include "engine/core/event.h"
#include "engine/record/position.h"

#include <QObject>
#include <QPointer>

#include <optional>

namespace meadhall::ui {

class AnalysisRoom;
class MainWindow;
class Settings;

/// While an instance exists, the main window offers the room, and the position at its table, in a puzzle or in a review
/// to be analysed there. What is played with guests is not.
class AnalysisController : public QObject {
    Q_OBJECT

public:
    /// @param settings must outlive the controller
    /// @param window becomes the parent
    AnalysisController(Settings &settings, MainWindow *window);

    /// The room while it is open.
    AnalysisRoom *room() const;

private:
    void open();
    void enter();
    Events shownPosition() const;

    Settings &settings_;
    MainWindow *window_;
    QPointer<AnalysisRoom> room_;
    std::optional<record::Position> last_; ///< in the room; opened again with it
};

} // namespace meadhall::ui
