// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/lessons/scripted_seat.h"

#include "engine/core/seat_of.h"
#include "ui/rooms/lessons/lesson_page.h"

#include <utility>

namespace meadhall::ui {

ScriptedSeat::ScriptedSeat(LessonPage &lesson, int seat) : lesson_(&lesson), seat_(seat)
{
    connect(&lesson, &LessonPage::proceeded, this, &ScriptedSeat::play);
    // Where several seats are asked at once, each waits for its place in the script. Queued: the table is at work.
    connect(&lesson.table(), &Table::changed, this, &ScriptedSeat::play, Qt::QueuedConnection);
}

void ScriptedSeat::ask(RequestKind, quint64 requestId)
{
    ticket_ = requestId;
    play();
}

void ScriptedSeat::play()
{
    if (!ticket_ || !lesson_)
        return;
    const Events &script = lesson_->course().script;
    const std::size_t next = lesson_->table().record().size();
    if (next >= script.size() || seatOf(script[next]) != seat_ || !lesson_->opponentsMayPlay())
        return;
    Q_EMIT answered(*std::exchange(ticket_, std::nullopt), script[next], Fault::None);
}

} // namespace meadhall::ui
