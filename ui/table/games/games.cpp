// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/games/games.h"

#include "engine/core/to_index.h"
#include "ui/table/ninjan/ninjan_table_game.h"
#include "ui/table/odin/odin_table_game.h"

namespace meadhall::ui {

namespace {

template <class GamePart> std::unique_ptr<TableGame> makeTableGame(TableView &view)
{
    return std::make_unique<GamePart>(view);
}

template <class View>
TableView *makeTableView(Table &table, PixmapCache &cache, TableView::PeopleOf peopleOf, QWidget *parent)
{
    return new View(table, cache, std::move(peopleOf), parent);
}

} // namespace

const std::vector<GameInfo> &playedGames()
{
    static const std::vector<GameInfo> games{
        {Game::Odin, [] { return QStringLiteral("Odin"); },
         [](Theme theme) { return pieceArt(Piece::Valhalla, theme); }, makeTableGame<OdinTableGame>,
         makeTableView<OdinTableView>, odinChip},
        {Game::Ninjan, [] { return QStringLiteral("Ninjan"); }, [](Theme theme) { return ninjanBeatsArt(theme); },
         makeTableGame<NinjanTableGame>, makeTableView<NinjanTableView>, ninjanChip},
    };
    return games;
}

const GameInfo &gameInfo(Game game) { return playedGames().at(toIndex(game)); }

} // namespace meadhall::ui
