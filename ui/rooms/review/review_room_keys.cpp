// SPDX-License-Identifier: GPL-3.0-or-later
// ReviewRoom: its keys, which work wherever the focus is.
#include "ui/rooms/review/review_room.h"

#include "ui/base/accessibility/announcer.h"
#include "ui/base/widgets/segments.h"
#include "ui/rooms/review/mistake_list.h"
#include "ui/rooms/review/playback.h"
#include "ui/rooms/review/review_curve.h"
#include "ui/rooms/review/transport_bar.h"
#include "ui/table/replay/replay_view.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QComboBox>
#include <QKeyEvent>
#include <QRadioButton>

namespace meadhall::ui {

namespace {

constexpr Qt::KeyboardModifiers kCommands = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;

} // namespace

bool ReviewRoom::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride) {
        const auto &key = *static_cast<QKeyEvent *>(event);
        const auto *widget = qobject_cast<QWidget *>(watched);
        if (widget && widget->hasFocus()) {
            if (event->type() == QEvent::KeyPress)
                return pressed(key, watched) || Room::eventFilter(watched, event);
            if (isOwnKey(key)) { // a letter that is also the shortcut of a menu entry
                event->accept();
                return true;
            }
        }
    }
    return Room::eventFilter(watched, event);
}

bool ReviewRoom::isOwnKey(const QKeyEvent &event) const
{
    if (event.modifiers() & kCommands)
        return event.modifiers() == Qt::ControlModifier
               && (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter);
    switch (event.key()) {
    case Qt::Key_N:
    case Qt::Key_O:
    case Qt::Key_T:
    case Qt::Key_V:
    case Qt::Key_Plus:
    case Qt::Key_Minus:
        return true;
    case Qt::Key_P:
        return view_->trying();
    default:
        return false;
    }
}

bool ReviewRoom::pressed(const QKeyEvent &event, const QObject *watched)
{
    if (view_->trying() && watched == view_)
        return pressedTrying(event);
    if (event.modifiers() == Qt::ControlModifier && (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter)) {
        playOn();
        return true;
    }
    if (!(event.modifiers() & kCommands) && pressedLetter(event))
        return true;
    if (event.key() == Qt::Key_Escape && watched == view_ && view_->stage().hand().selection().empty()) {
        goBack(); // the table would keep the key
        return true;
    }
    return pressedWay(event, watched);
}

/// The keys of play; Esc clears a selection before it ends the try.
bool ReviewRoom::pressedTrying(const QKeyEvent &event)
{
    if (event.modifiers() & kCommands)
        return false;
    if (event.key() == Qt::Key_P) {
        view_->controller().pass();
        return true;
    }
    const bool selects = view_->controller().isHalfway() || !view_->stage().hand().selection().empty();
    if (event.key() != Qt::Key_Escape || selects)
        return false;
    endTry();
    return true;
}

bool ReviewRoom::pressedLetter(const QKeyEvent &event)
{
    switch (event.key()) {
    case Qt::Key_N:
        if (event.modifiers() & Qt::ShiftModifier)
            game_.previousMistake(game_.line()) > 0 ? mistakes_->goPrevious()
                                                    : view_->announcer().announce(tr("There is no earlier mistake."));
        else
            game_.nextMistake(game_.line()) > 0 ? mistakes_->goNext()
                                                : view_->announcer().announce(tr("There is no further mistake."));
        return true;
    case Qt::Key_O:
        showAllCards(!allCards_);
        view_->announcer().announce(hands_->text(hands_->current()));
        return true;
    case Qt::Key_T:
        tryAnotherMove();
        return true;
    case Qt::Key_V:
        curve_->showValues(!curve_->showsValues());
        view_->announcer().announce(curve_->showsValues() ? tr("The values are shown as a table.")
                                                          : tr("The curve is shown."));
        return true;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        transport_->changeSpeed(1);
        return true;
    case Qt::Key_Minus:
        transport_->changeSpeed(-1);
        return true;
    default:
        return false;
    }
}

/// Steps, jumps and playing by itself, unless the focused widget needs the key itself.
bool ReviewRoom::pressedWay(const QKeyEvent &event, const QObject *watched)
{
    const bool control = event.modifiers() == Qt::ControlModifier;
    const bool plain = !(event.modifiers() & kCommands);
    const bool inList = qobject_cast<const QAbstractItemView *>(watched);
    const bool inChoice = qobject_cast<const QRadioButton *>(watched) || qobject_cast<const QComboBox *>(watched);
    const bool onButton = qobject_cast<const QAbstractButton *>(watched);
    const bool backwards = layoutDirection() == Qt::RightToLeft;
    switch (event.key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
        if (!plain || inChoice || (inList && curve_->showsValues()))
            return false;
        playback_->step((event.key() == Qt::Key_Right) != backwards ? 1 : -1, !event.isAutoRepeat());
        return true;
    case Qt::Key_Home:
    case Qt::Key_End: {
        if (inList || inChoice || (!plain && !control))
            return false;
        const int direction = event.key() == Qt::Key_Home ? -1 : 1;
        if (control)
            playback_->goToMoment(direction < 0 ? 0 : static_cast<int>(playback_->record().size()));
        else
            playback_->goToEndOfPart(direction);
        return true;
    }
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
        if (inList || !plain)
            return false;
        playback_->goToPart(playback_->part() + (event.key() == Qt::Key_PageDown ? 1 : -1));
        return true;
    case Qt::Key_Space:
        if (onButton || inList || inChoice || !plain)
            return false;
        playback_->setPlaying(!playback_->isPlaying());
        return true;
    default:
        return false;
    }
}

} // namespace meadhall::ui
