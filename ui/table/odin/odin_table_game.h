// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of the table view that are specific to Odin.
#pragma once

#include "ui/table/odin/odin_controller.h"
#include "ui/table/table_game.h"
#include "ui/table/table_view.h"

#include <optional>

namespace meadhall::ui {

class OdinTableGame : public TableGame {
    Q_OBJECT

public:
    explicit OdinTableGame(TableView &view);

    OdinStage &stage() override { return stage_; }
    OdinController &controller() override { return controller_; }
    QString confirmText() const override { return tr("P&lay selected cards", "menu entry"); }
    bool hasPass() const override { return true; }

    const odin::View &view() const { return controller_.view(); }
    ButtonItem *playButton() const { return play_; }
    ButtonItem *passButton() const { return pass_; }

    void rebuild(int seat, const Events &seen) override;
    void showEvent(const Event &event) override;
    int readingTime(const Event &event) const override;
    void refreshSeats() override { stage_.refreshSeats(view()); }
    void placeButtons(const TableLayout &layout) override;
    void refresh() override;
    void retranslate() override;
    QString gameOverTitle() const override;
    std::vector<int> winners() const override { return view().winners(); }
    QWidget *ranking() const override { return pointsBy(false); }
    KeyboardNavigator::TableElements middleElements() const override { return stage_.middleElements(); }
    KeyboardNavigator::TableElements otherElements() const override;
    QString nameOf(const QGraphicsObject *element) const override;
    QString spokenSelection() const override;
    void focusMoved(const QGraphicsObject *element) override;
    bool isSecret(RequestKind) const override { return true; }

private:
    void showHandOver();
    QStringList deckLines() const;
    QWidget *pointsBy(bool lastHand) const;
    int shownTotal(int seat) const;
    std::vector<CardSet> handsLeft(const odin::View &after);
    std::optional<GameEvent> gameEvent() const;
    void showDeckFacts();
    void copyDeal();

    std::vector<CardSet> left_; ///< in the hands when the last one ended; kept until its event is shown
    OdinStage stage_;
    OdinController controller_;
    ButtonItem *play_, *pass_;
};

using OdinTableView = GameView<OdinTableGame>;

} // namespace meadhall::ui
