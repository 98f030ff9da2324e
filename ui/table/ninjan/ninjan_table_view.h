// SPDX-License-Identifier: GPL-3.0-or-later
// The table view for Ninjan.
#pragma once

#include "ui/table/ninjan/ninjan_table_game.h"
#include "ui/table/table_view.h"

namespace meadhall::ui {

class NinjanTableView : public TableView {
    Q_OBJECT

public:
    NinjanTableView(Table &table, PixmapCache &cache, PeopleOf peopleOf, QWidget *parent = nullptr);

    NinjanTableGame &game() const { return static_cast<NinjanTableGame &>(TableView::game()); }
    NinjanStage &stage() const { return game().stage(); }
    NinjanController &controller() const { return game().controller(); }
    const ninjan::View &view() const { return game().view(); }
    ButtonItem *chooseButton() const { return game().chooseButton(); }
};

} // namespace meadhall::ui
