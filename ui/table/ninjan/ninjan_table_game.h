// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of the table view that are specific to Ninjan.
#pragma once

#include "ui/table/ninjan/ninjan_controller.h"
#include "ui/table/table_game.h"
#include "ui/table/table_view.h"

namespace meadhall::ui {

class NinjanTableGame : public TableGame {
    Q_OBJECT

public:
    explicit NinjanTableGame(TableView &view);

    NinjanStage &stage() override { return stage_; }
    NinjanController &controller() override { return controller_; }
    QString confirmText() const override { return tr("&Choose the selected card", "menu entry"); }
    bool hasSuits() const override { return true; }

    const ninjan::View &view() const { return controller_.view(); }
    ButtonItem *chooseButton() const { return choose_; }

    void rebuild(int seat, const Events &seen) override;
    void showEvent(const Event &event) override;
    bool canOverlap(const Event &event) const override { return std::holds_alternative<ChooseEvent>(event); }
    int readingTime(const Event &event) const override;
    void refreshSeats() override { stage_.refreshSeats(view()); }
    TableLayout makeLayout(QSizeF size, int players, int tools, const TableKind &kind) const override;
    void placeButtons(const TableLayout &layout) override;
    void refresh() override;
    void retranslate() override;
    QString gameOverTitle() const override;
    std::vector<int> winners() const override { return view().winners(); }
    QWidget *ranking() const override;
    KeyboardNavigator::TableElements middleElements() const override;
    /// All piles, so that the values of those that may not be chosen remain accessible.
    KeyboardNavigator::TableElements readMiddle() const override { return stage_.middleElements(false); }
    KeyboardNavigator::TableElements otherElements() const override;
    QString nameOf(const QGraphicsObject *element) const override;
    QString spokenSelection() const override;
    bool isSecret(RequestKind kind) const override { return kind != RequestKind::Pile; }
    bool sharesResults() const override { return true; }

private:
    void offerThrow();
    QWidget *throwButtons(int seat);

    NinjanStage stage_;
    NinjanController controller_;
    ButtonItem *choose_;
};

using NinjanTableView = GameView<NinjanTableGame>;

} // namespace meadhall::ui
