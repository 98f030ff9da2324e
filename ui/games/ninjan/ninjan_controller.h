// From what a hand does with cards and piles to what the table is asked for.
#pragma once

#include "engine/ai/ninjan/hint.h"
#include "ui/games/ninjan/ninjan_stage.h"
#include "ui/table/table_controller.h"

namespace meadhall::ui {

class NinjanController : public TableController {
    Q_OBJECT

public:
    NinjanController(Table &table, NinjanStage &stage, QObject *parent);

    /// The seat that this window plays for at the moment; kSpectator: it watches, or shows the table to all.
    void setView(const ninjan::View &view, const Names &names);
    const ninjan::View &view() const { return view_; }

    bool canConfirm() const override;
    bool canAskForHint() const override;
    bool choosesFromMiddle() const override { return pileChooser() >= 0; }
    /// A pile by its number, or the next card of that number; 0 for 10.
    void typeDigit(int digit) override;
    /// The selected card while one may be chosen; kNoCard for none.
    Card selected() const;
    /// Who of this screen chooses a pile now; kSpectator if nobody does.
    int pileChooser() const;

public Q_SLOTS:
    void confirm() override;
    void cancel() override;
    void choose(meadhall::Card card);
    void takePile(int pile);

Q_SIGNALS:
    /// The coach would take this pile.
    void pileAdvised(int pile);

protected:
    QString prompt() const override;
    void updateHand() override;
    void startHint() override;
    void refused(int seat, Reason reason) override;

private:
    void refuse(Reason reason);
    void takeBack();
    void showChoices();
    void takeAdvice(const ninjan::RankedChoice &best);

    NinjanStage &stage_;
    ninjan::View view_{kSpectator};
    bool waits_ = false; ///< what led to this view still moves
};

} // namespace meadhall::ui
