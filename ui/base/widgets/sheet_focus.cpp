// SPDX-License-Identifier: GPL-3.0-or-later
// Sheet: the focus stays in it, and what lies behind it is blocked.
#include "ui/base/widgets/sheet.h"
#include "ui/base/widgets/sheet_scrim.h"

#include <QAction>
#include <QCoreApplication>
#include <QEvent>
#include <QMenuBar>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>

namespace meadhall::ui {

/// What lies behind behaves as behind a modal window. The menu bar is disabled, which also disables the shortcuts
/// and key letters of its menus.
void Sheet::blockBehind(bool block)
{
    for (QObject *child : window()->children()) {
        auto *widget = qobject_cast<QWidget *>(child);
        if (!widget || widget->isWindow() || qobject_cast<Sheet *>(widget) || qobject_cast<SheetScrim *>(widget))
            continue;
        if (qobject_cast<QMenuBar *>(widget))
            widget->setEnabled(!block);
        QEvent told(block ? QEvent::WindowBlocked : QEvent::WindowUnblocked);
        QCoreApplication::sendEvent(widget, &told);
    }
}

/// Whether the owner of a shortcut or key letter lies behind the sheet. Actions of menus are disabled with the menu
/// bar.
bool Sheet::isBehind(const QObject *owner) const
{
    if (qobject_cast<const QAction *>(owner) || topOf(window()) != this)
        return false;
    const auto *part = qobject_cast<const QWidget *>(owner);
    if (!part && owner)
        part = qobject_cast<const QWidget *>(owner->parent()); // of a QShortcut
    return part && part->window() == window() && part != this && !isAncestorOf(part);
}

/// Whatever behind the sheet asks for the focus gets it when the sheet closes.
void Sheet::focusMoved(QWidget *now)
{
    if (!open_ || !now || now->window() != window() || topOf(window()) != this)
        return;
    if (now == this || isAncestorOf(now)) {
        last_ = now;
    } else {
        before_ = now;
        focusInside();
    }
}

bool Sheet::isReachable(const QWidget *part) const
{
    return (part->focusPolicy() & Qt::TabFocus) == Qt::TabFocus && !part->focusProxy() && part->isEnabled()
           && part->isVisible() && part != this && isAncestorOf(part);
}

/// Focuses what had the focus last or what a derived class has chosen, else the first field, else the default button.
void Sheet::focusInside()
{
    const auto canTake = [this](const QWidget *part) {
        return part && part != this && isAncestorOf(part) && part->isVisible() && part->isEnabled();
    };
    QWidget *first = canTake(last_) ? last_.data() : focusWidget();
    for (QWidget *at = nextInFocusChain(); !canTake(first) && at != this; at = at->nextInFocusChain())
        if (isReachable(at) && middle_->isAncestorOf(at))
            first = at;
    for (QPushButton *button : findChildren<QPushButton *>())
        if (!canTake(first) && button->isDefault())
            first = button;
    if (!canTake(first))
        first = close_;
    first->setFocus(Qt::ActiveWindowFocusReason);
}

/// The widget after or before this one among those of the sheet that Tab reaches; nullptr if there is none.
QWidget *Sheet::nextPart(QWidget *from, bool next) const
{
    QWidget *at = from;
    do {
        at = next ? at->nextInFocusChain() : at->previousInFocusChain();
        if (isReachable(at))
            return at;
    } while (at != from);
    return nullptr;
}

bool Sheet::focusNextPrevChild(bool next)
{
    if (isWindow())
        return QDialog::focusNextPrevChild(next);
    QWidget *focus = window()->focusWidget();
    QWidget *part = nextPart(focus && isAncestorOf(focus) ? focus : this, next);
    if (part)
        part->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    return true;
}

} // namespace meadhall::ui
