// What Ninjan does in its own way at the table in the window.
#pragma once

#include "ui/games/ninjan/ninjan_controller.h"
#include "ui/table/table_game.h"

namespace meadhall::ui {

class NinjanTableGame : public TableGame {
    Q_OBJECT

public:
    explicit NinjanTableGame(TableView &view);

    NinjanStage &stage() override { return stage_; }
    NinjanController &controller() override { return controller_; }
    QString confirmText() const override;
    bool hasSuits() const override { return true; }

    const ninjan::View &view() const { return controller_.view(); }
    bool canPress(const QGraphicsObject *thing) const override;
    void press(QGraphicsObject *thing) override;
    ButtonItem *chooseButton() const { return choose_; }

    void rebuild(int seat, const Events &seen) override;
    void present(const Event &event) override;
    bool goesAlong(const Event &event) const override { return std::holds_alternative<ChooseEvent>(event); }
    int readingTime(const Event &event) const override;
    void refreshSeats() override { stage_.refreshSeats(view()); }
    TableLayout makeLayout(QSizeF size, int players, int tools, bool watching) const override;
    void placeButtons(const TableLayout &layout) override;
    void refresh() override;
    void retranslate() override;
    QString gameOverTitle() const override;
    QWidget *ranking() const override;
    Course course() const override;
    KeyboardPlace::Things thingsInMiddle() const override;
    KeyboardPlace::Things otherThings() const override;
    QString nameOf(const QGraphicsObject *thing) const override;
    QString selectionTold() const override;
    bool choosesInMiddle() const override { return controller_.pileChooser() >= 0; }
    void typeDigit(int digit) override { controller_.typeDigit(digit); }
    bool isSecret(Ask ask) const override { return ask != Ask::Pile; }
    bool sharesResults() const override { return true; }

private:
    void offerThrow();
    QWidget *throwButtons(int seat);

    NinjanStage stage_;
    NinjanController controller_;
    ButtonItem *choose_;
};

} // namespace meadhall::ui
