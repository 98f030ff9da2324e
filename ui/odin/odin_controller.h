// From what a hand does with cards to what the table is asked for.
#pragma once

#include "odin/hinter.h"
#include "odin/odin_stage.h"
#include "table/table.h"

#include <QObject>
#include <QTimer>

namespace meadhall::ui {

/// Turns selections, drags and keys of the person at the seat into intents for the table, asks which card to pick up
/// where there is a choice, and says why something is refused.
class OdinController : public QObject {
    Q_OBJECT

public:
    OdinController(Table &table, OdinStage &stage, QObject *parent);

    /// The seat that this window plays for at the moment; kSpectator: it only watches.
    void setView(const odin::View &view, const Names &names);
    const odin::View &view() const { return view_; }
    void setNames(const Names &names) { names_ = names; refusal_.clear(); advice_.clear(); lastLine_.clear(); }
    void setDimming(bool dims);

    bool canPlay() const;      ///< what is selected may be played
    bool canPass() const;
    bool mustPass() const;     ///< nothing held beats the table
    bool canSelect() const { return view_.handRunning() && view_.seat() >= 0; }
    /// The whole hand, if it is a set that may be led at once; empty otherwise.
    CardSet wholeHandLead() const;

    /// What to do, why not, or else what happened last.
    QString message() const;
    void setLastLine(const QString &line) { lastLine_ = line; }
    bool refusing() const { return !refusal_.isEmpty(); }
    bool advising() const { return !advice_.isEmpty(); }

public Q_SLOTS:
    void playSelection();
    void play(meadhall::CardSet cards);
    void pass();
    /// Takes back a play that waits for its pick-up; else clears the selection.
    void cancel();
    /// Finishes whatever moves: any input does.
    void hurry();
    /// Selects the next card of that number, after the one selected last.
    void selectNumber(int number);
    /// Asks the coach; what it says is shown, and its cards are selected.
    void askForHint();
    void refuse(meadhall::Reason reason, meadhall::CardSet cards);
    /// The card that the keyboard is at while choosing.
    void chooseAtCursor();

Q_SIGNALS:
    /// Selection, message or what may be done has changed.
    void changed();

private:
    void pickUp(Card card);
    void dragMoved(QPointF scenePos, CardSet cards);
    void dropped(QPointF scenePos, CardSet cards);
    void doubleClicked(Card card, CardSet before);
    Reason reasonFor(CardSet cards) const;
    void takeAdvice(const seats::RankedMove &best);
    void updateHand();

    Table &table_;
    OdinStage &stage_;
    odin::View view_{kSpectator};
    Names names_;
    CardSet waiting_;        ///< a play that waits for its pick-up
    Hinter hinter_;
    QString advice_;         ///< of the coach, until something else is done
    QString refusal_;
    QString lastLine_;
    QTimer refusalEnds_;
    bool dims_ = true;
};

} // namespace meadhall::ui
