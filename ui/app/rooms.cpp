// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/app/rooms.h"

#include "ui/base/widgets/room.h"

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
    connect(room, &Room::tableStateChanged, this, &Rooms::tableStateChanged);
    pages_->addWidget(room);
    room->enter(); // before it is shown, or its first button would have the focus for a moment
    pages_->setCurrentWidget(room);
    Q_EMIT changed();
    room->enter();
}

bool Rooms::backTo(const Room *room)
{
    const auto place = std::find(open_.begin(), open_.end(), room);
    if (place == open_.end())
        return false;
    leaveFrom(static_cast<std::size_t>(place - open_.begin()) + 1);
    return true;
}

void Rooms::leave(const Room *room)
{
    leaveFrom(static_cast<std::size_t>(std::find(open_.begin(), open_.end(), room) - open_.begin()));
}

void Rooms::deleteAll()
{
    open_.clear();
    qDeleteAll(pages_->findChildren<Room *>(Qt::FindDirectChildrenOnly)); // also those that were left just now
}

/// Deleted later: the call may come from one of their widgets.
void Rooms::leaveFrom(std::size_t first)
{
    if (first >= open_.size())
        return;
    const std::vector<Room *> leaving(open_.begin() + static_cast<std::ptrdiff_t>(first), open_.end());
    open_.resize(first);
    pages_->setCurrentWidget(open_.empty() ? pages_->widget(0) : static_cast<QWidget *>(open_.back()));
    Q_EMIT changed();
    if (Room *shown = current())
        shown->enter();
    for (Room *gone : leaving) {
        pages_->removeWidget(gone);
        gone->deleteLater();
    }
}

} // namespace meadhall::ui
