// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/replay/replay_view.h"

#include "ui/base/text/table_text.h"
#include "ui/table/ninjan/ninjan_table_game.h"
#include "ui/table/odin/odin_table_game.h"

namespace meadhall::ui {

namespace {

/// A game whose table shows a record.
template <typename Game> class ReplayGame : public Game {
public:
    ReplayGame(TableView &view, std::shared_ptr<ReplayView::Words> words) : Game(view), words_(std::move(words)) {}

    TableLayout makeLayout(QSizeF size, int players, int tools, const TableKind &kind) const override
    {
        TableKind replayed = kind;
        replayed.replay = true;
        return Game::makeLayout(size, players, tools, replayed);
    }

    void refresh() override
    {
        Game::refresh();
        const bool asked = this->controller().refusing() || this->controller().isHalfway();
        if (!asked && !words_->trying)
            this->tableView().message()->setText(words_->caption, MessageItem::Tone::Prompt);
        // A low table has no room for what is said beside it as well.
        const bool low = this->stage().layout().message.height() <= 0;
        this->tableView().message()->setVisible(asked || (!low && (words_->trying || !words_->caption.isEmpty())));
    }

    QString nameOf(const QGraphicsObject *element) const override
    {
        const QString name = Game::nameOf(element);
        const auto *card = qobject_cast<const CardItem *>(element);
        const auto note = card ? words_->notes.find(card->card()) : words_->notes.end();
        const bool held =
            card && note != words_->notes.end() && this->tableView().stage().hand().item(card->card()) == card;
        return held ? TableText::describe({name, note->second}) : name;
    }

    bool showsGameOver() const override { return false; }

private:
    std::shared_ptr<ReplayView::Words> words_;
};

TableView::MakeGame makeReplayGame(Game game, const std::shared_ptr<ReplayView::Words> &words)
{
    return [game, words](TableView &view) -> std::unique_ptr<TableGame> {
        if (game == Game::Odin)
            return std::make_unique<ReplayGame<OdinTableGame>>(view, words);
        return std::make_unique<ReplayGame<NinjanTableGame>>(view, words);
    };
}

} // namespace

ReplayView::ReplayView(Game game, Table &table, PixmapCache &cache, PeopleOf peopleOf, QWidget *parent)
    : ReplayView(game, table, cache, std::move(peopleOf), std::make_shared<Words>(), parent)
{
}

ReplayView::ReplayView(Game game, Table &table, PixmapCache &cache, PeopleOf peopleOf, std::shared_ptr<Words> words,
                       QWidget *parent)
    : TableView(table, cache, std::move(peopleOf), makeReplayGame(game, words), parent), words_(std::move(words))
{
    setMinimumSize(320, 220); // below the strip and beside the panel there is less room than in a game
    setAcceptDrops(false);
    viewport()->setAcceptDrops(false);
    setPace(0, 0);
}

void ReplayView::setCaption(const QString &caption)
{
    words_->caption = caption;
    game().refresh();
}

void ReplayView::setTrying(bool trying)
{
    words_->trying = trying;
    setAnswerButtonsShown(trying);
}

} // namespace meadhall::ui
