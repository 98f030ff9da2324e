// SPDX-License-Identifier: GPL-3.0-or-later
// Asks before a person's move that is a mistake, as far as the seat can know.
#pragma once

#include "engine/background/job.h"
#include "engine/core/card_set.h"
#include "engine/review/judge/cost.h"
#include "engine/review/judge/judge.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

#include <array>
#include <functional>
#include <optional>
#include <vector>

class QFrame;

namespace meadhall::ui {

class MistakePanel;
class TableView;

/// Stands between the controller and the table. The judgement of all answers begins, in the background, when the seat
/// is asked; a move waits for it at most kLongestWaitMs. Nothing of it gets into the record.
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
    bool isWarningOpen() const { return panel() != nullptr; }
    QFrame *panel() const;

    /// Judges with another depth than usualDepth() from the next position on.
    void setDepth(const review::Depth &depth) { depth_ = depth; }
    bool isJudging() const { return job_.isRunning(); }
    struct Opinion {
        std::optional<bool> tooMuch; ///< nullopt: not certain
        double points = 0;           ///< cost of the answer
        double halfWidth = 0;        ///< of the 95 % interval of the points
    };
    /// Returns the present judgement of an answer. A play of Odin without a card to pick up is judged by its best one.
    Opinion opinionOf(const Event &answer) const;

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
    void judge();
    void takeCosts(const std::vector<review::Cost> &costs, bool ended);
    void settle();
    void release();
    void dismiss();
    void open(const Opinion &opinion);
    void updateWords();
    void placePanel();
    void selectionChanged();

    TableView &view_;
    std::vector<review::Cost> costs_; ///< of the answers at position_, as far as they are known
    std::optional<review::Depth> depth_;
    Job job_{this};
    QTimer longestWait_;
    QPointer<MistakePanel> panel_;
    std::optional<std::array<double, 2>> limits_;
    std::optional<Position> position_;
    std::optional<Waiting> waiting_;
    CardSet selectionThen_;        ///< when the warning opened
    Opinion opinion_;              ///< of the waiting move
    std::optional<Event> quietIn_; ///< the game in which nobody wants to be warned
    bool isSyncing_ = false;
    bool isReleasing_ = false; ///< an answer is on its way to the table
};

} // namespace meadhall::ui
