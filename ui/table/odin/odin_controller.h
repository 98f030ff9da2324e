// SPDX-License-Identifier: GPL-3.0-or-later
// Translates input at the table of Odin into requests to the table.
#pragma once

#include "engine/ai/odin/hint.h"
#include "ui/table/odin/odin_stage.h"
#include "ui/table/table_controller.h"

namespace meadhall::ui {

/// Turns selections, drags and keys of the local player into moves, asks which card to pick up where there is a
/// choice, and explains why a move is refused.
class OdinController : public TableController {
    Q_OBJECT

public:
    OdinController(Table &table, OdinStage &stage, QObject *parent);

    /// @param view of the seat this window plays for; of kSpectator while it only watches
    void setView(const odin::View &view);
    const odin::View &view() const { return view_; }

    bool canPlay() const; ///< the selection is a legal play
    QString question() const override;
    QString note() const override;
    bool canConfirm() const override { return canPlay() || playsAll(); }
    bool canPass() const override;
    bool canAskForHint() const override { return view_.ownTurn(); }
    bool decides() const override { return view_.ownTurn(); }
    CardSet laidOut() const override { return waiting_; }
    void setAutomatic(bool passes, bool goesOut) override;
    bool isHalfway() const override { return !waiting_.empty(); }
    bool canCancel() const override { return automatic_.isActive() || TableController::canCancel(); }
    bool choosesFromMiddle() const override { return stage_.choosing(); }
    void typeDigit(int digit) override { selectNumber(digit); }
    void rightClicked(QPointF scenePos) override;
    bool isPlayable(Card card) const override;
    bool mustPass() const override; ///< no set in the hand beats the table
    /// The coach has just advised to pass.
    bool advisesPass() const { return advising() && advisesAPass_; }
    bool canSelect() const { return view_.handRunning() && view_.seat() >= 0; }
    /// The whole hand if it is a set that may be led now; empty otherwise.
    CardSet wholeHandLead() const;
    /// True if nothing is selected and the whole hand may be led: confirm() then plays it.
    bool playsAll() const { return stage_.hand().selection().empty() && !wholeHandLead().empty(); }

public Q_SLOTS:
    void confirm() override;
    void play(meadhall::CardSet cards);
    void pass() override;
    void cancel() override;
    /// Selects the next card of that number after the last selected one; once all are selected, deselects them.
    void selectNumber(int number);
    void refuse(meadhall::Reason reason, meadhall::CardSet cards);

Q_SIGNALS:
    /// The hint recommends picking up this card.
    void pickUpAdvised(meadhall::Card card);

protected:
    void interrupt() override;
    void updateHand() override;
    void startHint() override;
    void refused(int seat, Reason reason) override;

private:
    void answer(const PlayEvent &move);
    void begin(CardSet cards);
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
    CardSet bestWith(Card card) const;
    void takeAdvice(const players::RankedMove &best);
    void advisePickUp(const players::RankedMove &best);

    OdinStage &stage_;
    odin::View view_{kSpectator};
    CardSet waiting_;                           ///< cards of a play whose pick-up has yet to be chosen
    bool passes_ = false, goesOut_ = false;     ///< act automatically when forced to pass, or able to go out
    QTimer automatic_;                          ///< delays the automatic move so that it can be prevented
    using TurnId = std::pair<int, std::size_t>; ///< number of the hand, turns played in it
    TurnId kept_;                               ///< turn in which the player has acted: no automatic move in it
    players::RankedMove advised_;               ///< the hint shown for this position
    bool advisesAPass_ = false;
};

} // namespace meadhall::ui
