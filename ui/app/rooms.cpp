#include "ui/app/rooms.h"

#include "ui/widgets/room.h"

#include <QStackedWidget>

#include <algorithm>

namespace meadhall::ui {

Rooms::Rooms(QStackedWidget *pages) : QObject(pages), pages_(pages) {}

void Rooms::enter(Room *room)
{
    if (Room *before = current())
        before->keepFocus();
    open_.push_back(room);
    connect(room, &Room::left, this, [this, room] { leave(room); });
    pages_->addWidget(room);
    pages_->setCurrentWidget(room);
    Q_EMIT changed();
    room->enter();
}

/// Rooms that have been entered from this one are left as well. Deleted later: the call comes from one of its widgets.
void Rooms::leave(Room *room)
{
    const auto from = std::find(open_.begin(), open_.end(), room);
    if (from == open_.end())
        return;
    const std::vector<Room *> leaving(from, open_.end());
    open_.erase(from, open_.end());
    pages_->setCurrentWidget(open_.empty() ? pages_->widget(0) : static_cast<QWidget *>(open_.back()));
    Q_EMIT changed();
    if (Room *shown = current())
        shown->enter();
    for (Room *gone : leaving) {
        pages_->removeWidget(gone);
        gone->deleteLater();
    }
}

void Rooms::leaveAll()
{
    if (!open_.empty())
        leave(open_.front());
}

} // namespace meadhall::ui
