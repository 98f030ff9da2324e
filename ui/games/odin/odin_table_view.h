// The table of Odin in the window.
#pragma once

#include "ui/games/odin/odin_controller.h"
#include "ui/table/table_view.h"

namespace meadhall::ui {

class OdinTableView : public TableView {
    Q_OBJECT

public:
    OdinTableView(Table &table, PixmapCache &cache, PeopleOf peopleOf, QWidget *parent = nullptr);
    ~OdinTableView() override;

    OdinStage &stage() override { return stage_; }
    OdinController &controller() override { return controller_; }
    QString confirmText() const override;
    bool hasPass() const override { return true; }

    const odin::View &view() const { return controller_.view(); }
    ButtonItem *playButton() const { return play_; }
    ButtonItem *passButton() const { return pass_; }

protected:
    void rebuild(int seat, const Events &seen) override;
    void present(const Event &event) override;
    int readingTime(const Event &event) const override;
    void refreshSeats() override { stage_.refreshSeats(view()); }
    void placeOwn(const TableLayout &layout) override;
    void refreshOwn() override;
    void retranslateOwn() override;
    QString gameOverTitle() const override;
    QWidget *ranking() override { return pointsBy(true); }
    Course course() const override;
    KeyboardPlace::Things thingsInMiddle() const override;
    KeyboardPlace::Things otherThings() const override;
    QString nameOfOwn(const QGraphicsObject *thing) const override;
    QString selectionTold() const override;
    bool choosesInMiddle() const override { return stage_.choosing(); }
    void typeDigit(int digit) override;
    void rightClicked(QPointF scenePos) override;
    bool isSecret(Ask) const override { return true; }

private:
    void showHandOver();
    QWidget *pointsBy(bool ranking) const;

    OdinStage stage_;
    OdinController controller_;
    ButtonItem *play_, *pass_;
};

} // namespace meadhall::ui
