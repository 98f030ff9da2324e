// SPDX-License-Identifier: GPL-3.0-or-later
// Asks before a person's move that is a mistake, as far as the seat can know.
#pragma once

#include "ui/table/mistake_panel.h"
#include "ui/table/mistake_watch.h"

#include <QPointer>
#include <QTimer>

#include <array>
#include <functional>
#include <optional>

namespace meadhall::ui {

class TableView;

/// Stands between the controller and the table. The judgement begins when the seat is asked; a move waits for it at
/// most kLongestWaitMs. Nothing of it gets into the record.
class MistakeGuard : public QObject {
    Q_OBJECT

public:
    /// How long a move may wait for its judgement.
    static constexpr int kLongestWaitMs = 400;

    explicit MistakeGuard(TableView &view);
    ~MistakeGuard() override;

    /// @param limits the loss in points from which on to warn, by the numbers of Game; nullopt: never
    void setLimits(const std::optional<std::array<double, 2>> &limits);

    /// Returns true if a legal answer may go to the table now. Otherwise keeps it, and calls `submit` later if the
    /// answer turns out to be no mistake or the person plays it anyway.
    /// @param answer in Odin without a card to pick up, if that is chosen afterwards
    bool allow(int seat, const Event &answer, std::function<void()> submit);
    /// Whether a warning is open.
    bool isWarningOpen() const { return panel_ != nullptr; }
    MistakePanel *panel() const { return panel_; }
    MistakeWatch &watch() { return watch_; }

    /// Updates judgement and warning after the table, the viewpoint or its size has changed.
    void syncToTable();

private:
    /// Identifies the position that is judged. The choices of others do not count: they change nothing for the seat.
    struct Position {
        int seat = -1;
        std::size_t events = 0;
        Event game, last; ///< the first and the last event
        CardSet laidOut;
        friend bool operator==(const Position &, const Position &) = default;
    };
    struct Waiting {
        Event answer;
        std::function<void()> submit;
    };

    std::optional<Position> position() const;
    void settle();
    void release();
    void dismiss();
    void open(double points);
    void updateWords();
    void placePanel();
    void selectionChanged();

    TableView &view_;
    MistakeWatch watch_;
    QTimer longestWait_;
    QPointer<MistakePanel> panel_;
    std::optional<std::array<double, 2>> limits_;
    std::optional<Position> position_;
    std::optional<Waiting> waiting_;
    CardSet selectionThen_;        ///< when the warning opened
    double points_ = 0;            ///< lost by the waiting move
    std::optional<Event> quietIn_; ///< the game in which nobody wants to be warned
    bool isSyncing_ = false;
    bool isReleasing_ = false; ///< an answer is on its way to the table
};

} // namespace meadhall::ui
