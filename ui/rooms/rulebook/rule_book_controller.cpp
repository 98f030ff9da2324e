// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/rulebook/rule_book_controller.h"

#include "ui/rooms/rulebook/rule_book_window.h"

namespace meadhall::ui {

RuleBookController::RuleBookController(const Table &table, const Settings &settings, const Languages &languages,
                                       PixmapCache &cache, QWidget *window)
    : QObject(window), table_(table), settings_(settings), languages_(languages), cache_(cache), window_(window)
{
    connect(&table, &Table::restarted, this, [this] { tellChoices(table_); });
    connect(&settings.pointsCountDown, &AnySetting::changed, this, [this] { tellChoices(table_); });
}

/// Deletes the window before the cache that its pictures use.
RuleBookController::~RuleBookController() { delete book_; }

RuleBookWindow &RuleBookController::book()
{
    if (!book_) {
        book_ = new RuleBookWindow(languages_, cache_, window_);
        tellChoices(table_);
    }
    return *book_;
}

/// Highlights the options of the current game in an open book.
void RuleBookController::tellChoices(const Table &table)
{
    if (!book_ || !table.hasGame())
        return;
    const auto &game = std::get<GameEvent>(table.record().front());
    book_->setChoices(game.game, tableOptions(game, settings_.pointsCountDown()));
}

void RuleBookController::open(Game game)
{
    book().setGame(game);
    book_->show();
    book_->raise();
    book_->activateWindow();
}

void RuleBookController::openNow(const Table &table, int seat, bool pickingUp)
{
    const Events seen = table.hasGame() ? table.seenBy(seat) : Events{};
    open(seen.empty() ? Game::Odin : std::get<GameEvent>(seen.front()).game);
    tellChoices(table);
    book_->turnTo(contextPage(seen, seat, pickingUp));
}

} // namespace meadhall::ui
