// The table of a lesson: between cloth and hand there is room for what is said.
#pragma once

#include "ui/games/odin/odin_table_view.h"

namespace meadhall::ui {

class LessonTableView : public OdinTableView {
    Q_OBJECT

public:
    using OdinTableView::OdinTableView;

    /// Keeps so many logical pixels free.
    void setLane(int height);
    /// Where that is.
    QRectF lane() { return stage().layout().message; }

Q_SIGNALS:
    void resized();

protected:
    TableLayout makeLayout(QSizeF size, int players, int tools, bool watching) const override;
    void refreshOwn() override;
    void resizeEvent(QResizeEvent *event) override;
    /// The lesson says how it ends.
    void showGameOver() override {}

private:
    int lane_ = 0;
};

} // namespace meadhall::ui
