// The table view of the tutorial, with room for the text panel between table and hand.
#pragma once

#include "ui/games/odin/odin_table_view.h"

namespace meadhall::ui {

class LessonTableView : public OdinTableView {
    Q_OBJECT

public:
    using OdinTableView::OdinTableView;

    /// Reserves that height for the panel, in logical pixels.
    void setLane(int height);
    /// The reserved rectangle.
    QRectF lane() { return stage().layout().message; }

Q_SIGNALS:
    void resized();

protected:
    TableLayout makeLayout(QSizeF size, int players, int tools, bool watching) const override;
    void refreshOwn() override;
    void resizeEvent(QResizeEvent *event) override;
    /// The tutorial has its own end.
    void showGameOver() override {}

private:
    int lane_ = 0;
};

} // namespace meadhall::ui
