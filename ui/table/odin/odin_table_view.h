// SPDX-License-Identifier: GPL-3.0-or-later
// The table view for Odin.
#pragma once

#include "ui/table/odin/odin_table_game.h"
#include "ui/table/table_view.h"

namespace meadhall::ui {

class OdinTableView : public TableView {
    Q_OBJECT

public:
    OdinTableView(Table &table, PixmapCache &cache, PeopleOf peopleOf, QWidget *parent = nullptr);

    OdinTableGame &game() const { return static_cast<OdinTableGame &>(TableView::game()); }
    OdinStage &stage() const { return game().stage(); }
    OdinController &controller() const { return game().controller(); }
    const odin::View &view() const { return game().view(); }
    ButtonItem *playButton() const { return game().playButton(); }
    ButtonItem *passButton() const { return game().passButton(); }
};

} // namespace meadhall::ui
