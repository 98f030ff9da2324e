// The games that can be played, and what the window needs to know of each: the one place that names them all.
#pragma once

#include "ui/table/table_view.h"
#include "ui/text/game_log_formatter.h"

#include <memory>

namespace meadhall::ui {

struct PlayedGame {
    Game game;
    int fewest, most; ///< who may sit at the table
    /// As it is called everywhere: names of games are not translated.
    QString (*name)();
    /// A square picture that stands for it.
    ArtKey (*picture)(Theme theme);
    TableView *(*makeView)(Table &table, PixmapCache &cache, TableView::PeopleOf peopleOf, QWidget *parent);
    /// @param seat whose eyes see the events; kSpectator for nobody's
    std::unique_ptr<GameLogFormatter> (*makeLogFormatter)(int seat);
};

/// In the order of Game.
const std::vector<PlayedGame> &playedGames();
const PlayedGame &playedGame(Game game);

} // namespace meadhall::ui
