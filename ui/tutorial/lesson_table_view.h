// The table view of the tutorial, with room for the text panel between table and hand.
#pragma once

#include "ui/games/odin/odin_table_view.h"

namespace meadhall::ui {

/// Odin with a lane that is kept free.
class LessonTableGame : public OdinTableGame {
    Q_OBJECT

public:
    using OdinTableGame::OdinTableGame;

    /// In logical pixels. False if it is so high already.
    bool setPanelHeight(int height);

    TableLayout makeLayout(QSizeF size, int players, int tools, bool watching) const override;
    void refresh() override;
    /// The lesson says how it ends.
    bool showsGameOver() const override { return false; }

private:
    int panelHeight_ = 0;
};

class LessonTableView : public OdinTableView {
    Q_OBJECT

public:
    LessonTableView(Table &table, PixmapCache &cache, PeopleOf peopleOf, QWidget *parent);

    /// Keeps so many logical pixels free.
    void setPanelHeight(int height);
    /// Where that is.
    QRectF panelRect() const { return stage().layout().message; }

Q_SIGNALS:
    void resized();

protected:
    void resizeEvent(QResizeEvent *event) override;
};

} // namespace meadhall::ui
