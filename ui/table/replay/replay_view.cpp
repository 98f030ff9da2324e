// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/replay/replay_view.h"

#include "ui/table/games/games.h"

namespace meadhall::ui {

ReplayView::ReplayView(Game game, Table &table, PixmapCache &cache, PeopleOf peopleOf, QWidget *parent)
    : TableView(table, cache, std::move(peopleOf), gameInfo(game).makeGame, parent)
{
    setMinimumSize(320, 220); // below the strip and beside the panel there is less room than in a game
    setAcceptDrops(false);
    viewport()->setAcceptDrops(false);
    setPace(0, 0);
    relayout(); // the first one was that of a game
}

TableKind ReplayView::layoutKind() const
{
    TableKind kind = TableView::layoutKind();
    kind.replay = true;
    return kind;
}

void ReplayView::updateMessage()
{
    const bool asked = controller().refusing() || controller().isHalfway();
    if (asked || trying_)
        TableView::updateMessage();
    else
        message()->setText(caption_, MessageItem::Tone::Prompt);
    // A low table has no room for what is said beside it as well.
    const bool low = stage().layout().message.height() <= 0;
    message()->setVisible(asked || (!low && (trying_ || !caption_.isEmpty())));
}

QString ReplayView::noteOf(const QGraphicsObject *element) const
{
    const auto *card = qobject_cast<const CardItem *>(element);
    const auto note = card ? notes_.find(card->card()) : notes_.end();
    return note != notes_.end() && stage().hand().item(card->card()) == card ? note->second : QString();
}

void ReplayView::setCaption(const QString &caption)
{
    caption_ = caption;
    updateMessage();
}

void ReplayView::setTrying(bool trying)
{
    trying_ = trying;
    setAnswerButtonsShown(trying);
}

} // namespace meadhall::ui
