// SPDX-License-Identifier: GPL-3.0-or-later
// The room in which a puzzle is solved, at the table's own scene with the ordinary hand.
#pragma once

#include "engine/puzzle/own_mistakes.h"
#include "engine/table/table.h"
#include "ui/base/widgets/room.h"
#include "ui/rooms/puzzles/puzzle_panel.h"
#include "ui/table/hint_provider.h"
#include "ui/table/replay/hand_marks.h"

#include <optional>

class QBoxLayout;

namespace meadhall::ui {

class PixmapCache;
class PuzzleStore;
class ReplayView;
class Settings;

/// Which puzzle is to be solved.
struct PuzzleWish {
    enum class From : quint8 { Daily, Pack, Mistakes };
    From from = From::Pack; ///< decides what comes next
    std::string id;
};

/// Nothing is written but the progress. A wrong answer glides back, and another one may be tried at once.
class PuzzleRoom : public Room {
    Q_OBJECT

public:
    /// @param store,settings,cache must outlive the room
    PuzzleRoom(PuzzleStore &store, Settings &settings, PixmapCache &cache, const PuzzleWish &wish,
               QWidget *parent = nullptr);
    ~PuzzleRoom() override;

    /// False if there is no such puzzle; the room must not be shown then.
    bool isOpen() const { return puzzle_.has_value(); }
    const puzzle::Puzzle &puzzle() const { return *puzzle_; }
    Table &table() { return table_; }
    ReplayView &view() { return *view_; }
    PuzzlePanel &panel() { return *panel_; }
    Events seenPosition() const override;

protected:
    QWidget *first() override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void arrange() override;

private:
    using State = PuzzlePanel::State;

    bool find(const PuzzleWish &wish);
    bool isOwnMistake() const { return wish_.from == PuzzleWish::From::Mistakes; }
    void open();
    void makeView();
    void connectPanel();
    void applySettings();
    void tried(int seat, const Event &answer);
    void judge(const Event &answer);
    std::vector<const puzzle::RatedAnswer *> ratedAnswers() const;
    void conclude(const puzzle::RatedAnswer &answer, puzzle::Try outcome);
    void count(bool solved);
    void putBack();
    void carryOut(const Event &answer);
    void hint();
    void showAnswer();
    void askAgain();
    void openNext();
    std::optional<PuzzleWish> nextWish() const;
    void show();
    PuzzlePanel::Contents contents() const;
    void addRows(PuzzlePanel::Contents &contents) const;
    DecisionRow rowOf(const QString &label, const puzzle::RatedAnswer &answer, bool good) const;
    QString facts() const;
    void retranslate();

    PuzzleStore &store_;
    Settings &settings_;
    PixmapCache &cache_;
    Table table_;
    ReplayView *view_ = nullptr; ///< refers to the table
    PuzzlePanel *panel_;
    QBoxLayout *sides_;
    HintProvider judging_{this};
    PuzzleWish wish_;
    std::optional<puzzle::Puzzle> puzzle_;
    Events before_; ///< the record up to the question
    State state_ = State::Asking;
    puzzle::RatedAnswer tried_;                 ///< the last answer
    puzzle::Try outcome_ = puzzle::Try::Missed; ///< of the last answer
    bool isSolved_ = false;                     ///< here, or at another time
    HandMarks marks_;                           ///< on the cards of it
    QDate day_;                                 ///< when the puzzle was opened
    int hints_ = 0;                             ///< shown at this visit
    int daysInRow_ = 0;                         ///< on which that of the day was solved; 0: this is another one
    bool atFirstTry_ = false;                   ///< solved without any help before
    bool small_ = false;
};

} // namespace meadhall::ui
