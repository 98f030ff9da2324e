#include "ui/rulebook/rule_shelf.h"

#include "ui/rulebook/rule_book_window.h"

namespace meadhall::ui {

RuleShelf::RuleShelf(const Table &table, const Settings &settings, const Languages &languages, PixmapCache &cache,
                     QWidget *window)
    : QObject(window), table_(table), settings_(settings), languages_(languages), cache_(cache), window_(window)
{
    connect(&table, &Table::restarted, this, &RuleShelf::tellChoices);
    connect(&settings, &Settings::pointsCountDownChanged, this, &RuleShelf::tellChoices);
}

/// Deletes the window before the cache that its pictures use.
RuleShelf::~RuleShelf() { delete book_; }

RuleBookWindow &RuleShelf::book()
{
    if (!book_) {
        book_ = new RuleBookWindow(languages_, cache_, window_);
        tellChoices();
    }
    return *book_;
}

/// Highlights the options of the current game in an open book.
void RuleShelf::tellChoices()
{
    if (!book_ || !table_.hasGame())
        return;
    const auto &game = std::get<GameEvent>(table_.record().front());
    book_->setChoices(game.game, choicesAt(game, settings_.pointsCountDown()));
}

void RuleShelf::open(Game game)
{
    book().setGame(game);
    book_->show();
    book_->raise();
    book_->activateWindow();
}

void RuleShelf::openNow(int seat, bool pickingUp)
{
    const Events seen = table_.hasGame() ? table_.seenBy(seat) : Events{};
    open(seen.empty() ? Game::Odin : std::get<GameEvent>(seen.front()).game);
    book_->turnTo(pageNow(seen, seat, pickingUp));
}

} // namespace meadhall::ui
