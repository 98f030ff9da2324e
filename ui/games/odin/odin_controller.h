// From what a hand does with cards to what the table is asked for.
#pragma once

#include "engine/ai/odin/hint.h"
#include "ui/games/odin/odin_stage.h"
#include "ui/table/table_controller.h"

#include <functional>

namespace meadhall::ui {

/// Turns selections, drags and keys of the person at the seat into intents for the table, asks which card to pick up
/// where there is a choice, and says why something is refused.
class OdinController : public TableController {
    Q_OBJECT

public:
    OdinController(Table &table, OdinStage &stage, QObject *parent);

    /// Asked about every legal move before the table is told: false, and it is not made. `whole` is false while the
    /// card to pick up has still to be chosen.
    using Judge = std::function<bool(const odin::Move &move, bool whole)>;
    void setMoveFilter(Judge judge) { judge_ = std::move(judge); }

    /// The seat that this window plays for at the moment; kSpectator: it only watches.
    void setView(const odin::View &view, const Names &names);
    const odin::View &view() const { return view_; }

    bool canPlay() const; ///< what is selected may be played
    QString prompt() const override;
    bool canConfirm() const override { return canPlay() || playsAll(); }
    bool canPass() const override;
    bool canAskForHint() const override { return view_.ownTurn(); }
    void setAutomatic(bool passes, bool goesOut) override;
    bool isHalfway() const override { return !waiting_.empty(); }
    bool choosesFromMiddle() const override { return stage_.choosing(); }
    void typeDigit(int digit) override;
    void rightClicked(QPointF scenePos) override;
    bool mustPass() const; ///< nothing held beats the table
    bool canSelect() const { return view_.handRunning() && view_.seat() >= 0; }
    /// The whole hand, if it is a set that may be led at once; empty otherwise.
    CardSet wholeHandLead() const;
    /// Nothing is selected, and the whole hand can be led at once.
    bool playsAll() const { return stage_.hand().selection().empty() && !wholeHandLead().empty(); }

public Q_SLOTS:
    void confirm() override;
    void play(meadhall::CardSet cards);
    void pass() override;
    void cancel() override;
    /// Selects the next card of that number, after the one selected last.
    void selectNumber(int number);
    void refuse(meadhall::Reason reason, meadhall::CardSet cards);

Q_SIGNALS:
    /// The coach would pick up this card.
    void pickUpAdvised(meadhall::Card card);

protected:
    void interrupt() override;
    void updateHand() override;
    void startHint() override;
    void refused(int seat, Reason reason) override;

private:
    void pickUp(Card card);
    void dragMoved(QPointF scenePos, CardSet cards);
    void dropped(QPointF scenePos, CardSet cards);
    void doubleClicked(Card card, CardSet before);
    Reason reasonFor(CardSet cards) const;
    bool wouldPass() const { return passes_ && mustPass(); }
    bool wouldGoOut() const;
    bool wouldLose() const;
    void waitForAutomatic();
    void actAutomatically();
    bool allowed(const odin::Move &move, bool whole = true) const { return !judge_ || judge_(move, whole); }
    CardSet bestWith(Card card) const;
    void takeAdvice(const players::RankedMove &best);
    void advisePickUp(Card card, const QString &words);

    OdinStage &stage_;
    odin::View view_{kSpectator};
    CardSet waiting_;                           ///< a play that waits for its pick-up
    bool passes_ = false, goesOut_ = false;     ///< without a click
    QTimer automatic_;                          ///< runs while that waits
    using TurnId = std::pair<int, std::size_t>; ///< hand, turns in it
    TurnId kept_;          ///< in which the person has done something: nothing is done by itself in it
    odin::Move advised_{}; ///< what the coach has said of this position
    Judge judge_;
};

} // namespace meadhall::ui
