// SPDX-License-Identifier: GPL-3.0-or-later
// The registry of games: the only place of the window that lists them all.
#pragma once

#include "ui/base/graphics/colour_chip.h"
#include "ui/base/text/game_log_formatter.h"
#include "ui/table/table_view.h"

namespace meadhall::ui {

struct GameInfo {
    Game game;
    /// The game's name; not translated.
    QString (*name)();
    /// A square icon for the game.
    ArtKey (*picture)(Theme theme);
    std::unique_ptr<TableGame> (*makeGame)(TableView &view);
    TableView *(*makeView)(Table &table, PixmapCache &cache, TableView::PeopleOf peopleOf, QWidget *parent);
    /// A card in small, for texts.
    MakeCardChip chip;
};

/// All games, indexed by Game.
const std::vector<GameInfo> &playedGames();
const GameInfo &gameInfo(Game game);

} // namespace meadhall::ui
