// The table view of the tutorial, with room for the text panel between table and hand.
#pragma once

#include "ui/games/odin/odin_table_view.h"

namespace meadhall::ui {

/// Odin with room between table and hand for the text panel.
class LessonTableGame : public OdinTableGame {
    Q_OBJECT

public:
    using OdinTableGame::OdinTableGame;

    /// Sets the height of the panel.
    /// @param height in logical pixels
    /// @return false if it is unchanged
    bool setPanelHeight(int height);

    TableLayout makeLayout(QSizeF size, int players, int tools, bool watching) const override;
    void refresh() override;
    /// The lesson itself shows how the game ends.
    bool showsGameOver() const override { return false; }

private:
    int panelHeight_ = 0;
};

class LessonTableView : public OdinTableView {
    Q_OBJECT

public:
    LessonTableView(Table &table, PixmapCache &cache, PeopleOf peopleOf, QWidget *parent);

    /// @param height of the panel in logical pixels
    void setPanelHeight(int height);
    /// Rectangle of the panel in scene coordinates.
    QRectF panelRect() const { return stage().layout().message; }

Q_SIGNALS:
    void resized();

protected:
    void resizeEvent(QResizeEvent *event) override;
};

} // namespace meadhall::ui
