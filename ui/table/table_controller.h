// SPDX-License-Identifier: GPL-3.0-or-later
// Turns user input into calls of the table: the part common to all games.
#pragma once

#include "engine/table/table.h"
#include "ui/table/hint_provider.h"
#include "ui/table/table_stage.h"

#include <QObject>
#include <QTimer>

#include <functional>

namespace meadhall::ui {

class TableController : public QObject {
    Q_OBJECT

public:
    /// @param table,stage must outlive this controller
    TableController(Table &table, TableStage &stage, QObject *parent);

    /// The text of the message line: refusal, advice, prompt or, without these, the last event.
    QString message() const;
    bool refusing() const { return !refusal_.isEmpty(); }
    bool advising() const { return !advice_.isEmpty(); }
    /// Sets the text about the last event.
    void setLastLine(const QString &line) { lastLine_ = line; }
    /// Clears all messages after a change of language or names; they are in the old ones.
    void clearWords();
    /// Sets whether cards that cannot be played are dimmed.
    void setDimming(bool dims);

    /// Tells the person what to do now, with the note; empty without an open request.
    QString prompt() const;
    /// Asks the person for an answer; empty without an open request.
    virtual QString question() const = 0;
    /// Adds to the question what helps to answer it. It may change while the question stays the same.
    virtual QString note() const { return {}; }
    virtual bool canConfirm() const = 0; ///< confirm() has an effect
    virtual bool canPass() const { return false; }
    virtual bool canAskForHint() const = 0;
    /// Whether the own seat decides something now that is not mere luck.
    virtual bool decides() const = 0;
    /// Whether a card of the own hand can be part of an answer now that has an effect.
    virtual bool isPlayable(Card) const { return true; }
    /// Whether passing is the only answer.
    virtual bool mustPass() const { return false; }
    /// In the middle of an answer: the cards laid out already.
    virtual CardSet laidOut() const { return {}; }

    /// Asked before a legal answer goes to the table.
    /// @return false: the answer waits, and `go` is called later, or never
    using Guard = std::function<bool(int seat, const Event &answer, std::function<void()> go)>;
    void setGuard(Guard guard) { guard_ = std::move(guard); }
    /// Sets what is played automatically after a short delay, which any input cancels.
    /// @param passes pass if no card can be played
    /// @param goesOut play the whole hand if that is legal
    virtual void setAutomatic([[maybe_unused]] bool passes, [[maybe_unused]] bool goesOut) {}
    /// True while an answer needs a second step; cancel() undoes the first.
    virtual bool isHalfway() const { return false; }
    /// True if cancel() would change something.
    virtual bool canCancel() const;
    /// True while something in the middle of the table has to be chosen.
    virtual bool choosesFromMiddle() const { return false; }
    /// Handles a digit key.
    /// @param digit 0 … 9
    virtual void typeDigit(int digit) = 0;
    /// The right mouse button was pressed while nothing was selected or dragged.
    virtual void rightClicked(QPointF) {}
    bool canUndo() const { return isHalfway() || table_.canUndo(); }

    /// Filter for legal moves before they reach the table: returning false suppresses the move.
    /// @param whole false while the card to pick up has yet to be chosen
    using MoveFilter = std::function<bool(const Event &move, bool whole)>;
    void setMoveFilter(MoveFilter moveFilter) { moveFilter_ = std::move(moveFilter); }

public Q_SLOTS:
    /// Plays or chooses the selection (Enter, or the main button).
    virtual void confirm() = 0;
    virtual void pass() {}
    /// Cancels a half-finished answer, otherwise clears the selection (Esc).
    virtual void cancel() = 0;
    /// Cancels a half-finished answer, otherwise undoes the last decision (Ctrl+Z).
    void undo();
    /// Computes a hint; it is shown as a message and its cards are selected.
    void askForHint();
    /// Finishes all animations and lets the computers continue; called on any input.
    void skipAnimations();

Q_SIGNALS:
    /// Selection, message or available actions may have changed.
    void changed();
    /// A refusal or advice for screen readers; emitted each time, even if the text is the same.
    void said(const QString &words);

protected:
    /// Called on user input: cancels a pending automatic play.
    virtual void interrupt() {}
    /// Updates which cards are shown as playable.
    virtual void updateHand() = 0;
    /// Starts a hint for the current position. Called only if canAskForHint().
    virtual void startHint() = 0;
    /// The table has refused an answer of `seat`.
    virtual void refused(int seat, Reason reason) = 0;

    /// Number of playouts and fixed seed of a hint: it takes less than a second and is reproducible.
    static constexpr int kHintPlayouts = 3000;
    static constexpr std::uint64_t kHintSeed = 1;

    Table &table() const { return table_; }
    /// Calls `go` now or, if the guard wants to ask first, later or never.
    /// @return whether it was called
    bool guarded(int seat, const Event &answer, const std::function<void()> &go);
    HintProvider &hintProvider() { return hintProvider_; }
    bool dims() const { return dims_; }
    /// Shows a refusal for 5 s.
    void showRefusal(const QString &words);
    /// Shows advice until the selection or the game changes.
    void showAdvice(const QString &words);
    /// Clears refusal and advice.
    void clearMessages();
    bool allowed(const Event &move, bool whole = true) const { return !moveFilter_ || moveFilter_(move, whole); }
    /// Clears messages and cancels a hint, as the position has changed.
    void restart();
    const Names &names() const { return stage_.names(); }

private:
    Table &table_;
    TableStage &stage_;
    HintProvider hintProvider_{this};
    Guard guard_;
    QString advice_;   ///< of the hint; empty: none
    QString refusal_;  ///< empty: none
    QString lastLine_; ///< about the last event
    QTimer refusalTimer_;
    MoveFilter moveFilter_;
    bool dims_ = true;
};

} // namespace meadhall::ui
