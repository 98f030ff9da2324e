// From what a person does at the table to what the table is asked for: what every game needs of it.
#pragma once

#include "engine/table/table.h"
#include "ui/table/hint_provider.h"
#include "ui/table/table_stage.h"

#include <QObject>
#include <QTimer>

namespace meadhall::ui {

class TableController : public QObject {
    Q_OBJECT

public:
    TableController(Table &table, TableStage &stage, QObject *parent);

    /// What to do, why not, or else what happened last.
    QString message() const;
    bool refusing() const { return !refusal_.isEmpty(); }
    bool advising() const { return !advice_.isEmpty(); }
    void setLastLine(const QString &line) { lastLine_ = line; }
    /// Other names for the same people, or another language: what was said is forgotten.
    void setNames(const Names &names);
    const Names &names() const { return names_; }
    /// Whether cards that cannot be played are dimmed.
    void setDimming(bool dims);

    /// What the person may do now; empty while nothing is asked.
    virtual QString prompt() const = 0;
    virtual bool canConfirm() const = 0; ///< there is something to play or to choose
    virtual bool canPass() const { return false; }
    virtual bool canAskForHint() const = 0;
    /// What is done without a click after a moment, unless the person does anything first.
    /// @param passes a turn in which nothing can be played, @param goesOut a hand that can be played at once
    virtual void setAutomatic(bool, bool) {}
    /// An answer has been begun and waits for its second step, which cancel() takes back.
    virtual bool isHalfway() const { return false; }
    /// True while something in the middle of the table has to be chosen.
    virtual bool choosesFromMiddle() const { return false; }
    /// @param digit 0 to 9, typed on the keyboard
    virtual void typeDigit(int digit) = 0;
    /// The right mouse button was pressed while nothing was selected or dragged.
    virtual void rightClicked(QPointF) {}
    bool canUndo() const { return isHalfway() || table_.canUndo(); }

public Q_SLOTS:
    /// Plays or chooses what is selected, or what the keyboard is at: Enter, and the big button.
    virtual void confirm() = 0;
    virtual void pass() {}
    /// Takes back what waits for a second step; else clears the selection: Esc.
    virtual void cancel() = 0;
    /// Takes back what waits for a second step, else the last decision: Ctrl+Z.
    void undo();
    /// Asks the coach; what it says is shown, and what it would take is selected.
    void askForHint();
    /// Finishes whatever moves: any input does.
    void skipAnimations();

Q_SIGNALS:
    /// Selection, message or what may be done has changed.
    void changed();
    /// A refusal or advice; emitted each time, even if the words are the same.
    void said(const QString &words);

protected:
    /// The person has done something.
    virtual void interrupt() {}
    /// Updates which cards are shown as playable.
    virtual void updateHand() = 0;
    /// Asks the hinter about the position of the moment; only where a hint can be asked for.
    virtual void startHint() = 0;
    /// The table refused an answer.
    virtual void refused(int seat, Reason reason) = 0;

    /// Playouts for a hint: well under a second, and the same advice each time.
    static constexpr int kHintPlayouts = 3000;
    static constexpr std::uint64_t kHintSeed = 1;

    Table &table() const { return table_; }
    HintProvider &hintProvider() { return hintProvider_; }
    const HintProvider &hintProvider() const { return hintProvider_; }
    bool dims() const { return dims_; }
    /// A refusal stays for some seconds.
    void sayRefusal(const QString &words);
    void sayAdvice(const QString &words);
    void unsay();
    /// The state is another one: what was said and asked is of no use any more.
    void restart(const Names &names);

private:
    Table &table_;
    TableStage &stage_;
    Names names_;
    HintProvider hintProvider_;
    QString advice_; ///< of the coach, until something else is done
    QString refusal_;
    QString lastLine_;
    QTimer refusalEnds_;
    bool dims_ = true;
};

} // namespace meadhall::ui
