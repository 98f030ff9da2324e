// SPDX-License-Identifier: GPL-3.0-or-later
// Translates input at the table of Ninjan into requests to the table.
#pragma once

#include "engine/ai/ninjan/hint.h"
#include "ui/table/ninjan/ninjan_stage.h"
#include "ui/table/table_controller.h"

namespace meadhall::ui {

class NinjanController : public TableController {
    Q_OBJECT

public:
    NinjanController(Table &table, NinjanStage &stage, QObject *parent);

    /// @param view of the seat this window plays for; of kSpectator while it watches or shows the table to all
    void setView(const ninjan::View &view);
    const ninjan::View &view() const { return view_; }

    bool canConfirm() const override { return selected() != kNoCard; }
    bool canAskForHint() const override;
    bool decides() const override { return canAskForHint() && !mustThrow(); }
    /// Whether the card would take a pile.
    bool isPlayable(Card card) const override { return view_.board().beatenPiles(card) != 0; }
    bool choosesFromMiddle() const override { return pileChooser() >= 0; }
    /// Selects a pile by its number, or the next card of that number.
    /// @param digit 0..9; 0 stands for 10
    void typeDigit(int digit) override;
    /// The selected card if one may be chosen now; kNoCard otherwise.
    Card selected() const;
    /// Whether the own seat has yet to throw.
    bool mustThrow() const;
    /// The local seat that has to choose a pile; kSpectator if none has.
    int pileChooser() const;

public Q_SLOTS:
    void confirm() override;
    bool canCancel() const override { return view_.choice() != kNoCard || TableController::canCancel(); }
    void cancel() override;
    void choose(meadhall::Card card);
    void takePile(int pile);

Q_SIGNALS:
    /// The hint recommends taking this pile.
    void pileAdvised(int pile);

protected:
    QString question() const override;
    QString note() const override;
    void updateHand() override;
    void startHint() override;
    void refused(int seat, Reason reason) override;

private:
    void send(int seat, const Event &answer);
    void refuse(Reason reason);
    void takeBack();
    void showChoices();
    void takeAdvice(const ninjan::RankedChoice &best);

    NinjanStage &stage_;
    ninjan::View view_{kSpectator};
    bool waits_ = false; ///< animations that lead to this view are still running
};

} // namespace meadhall::ui
