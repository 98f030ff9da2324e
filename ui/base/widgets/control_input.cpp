// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/widgets/control_input.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QListView>
#include <QPointer>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QSlider>

#include <algorithm>
#include <utility>

namespace meadhall::ui {

namespace {

/// Returns the scroll areas around a widget, the innermost first.
QList<QScrollArea *> pagesAround(const QWidget &widget)
{
    QList<QScrollArea *> pages;
    for (const QWidget *part = &widget; part && !part->isWindow(); part = part->parentWidget())
        if (auto *page = qobject_cast<QScrollArea *>(part->parentWidget()))
            pages.append(page);
    return pages;
}

/// Whether the wheel is meant for the page: a value is only turned where it has the focus and nothing scrolls.
bool wheelScrollsPage(const QWidget &control)
{
    const QList<QScrollArea *> pages = pagesAround(control);
    return !control.hasFocus() || qobject_cast<const QComboBox *>(&control)
           || std::any_of(pages.begin(), pages.end(), [](const QScrollArea *page) {
                  return page->verticalScrollBar()->maximum() > page->verticalScrollBar()->minimum();
              });
}

/// Scrolls to the widget that has got the focus, once its page has been laid out. Not after a click, which would miss
/// a widget that moves away.
void showFocus(QWidget &widget, Qt::FocusReason reason)
{
    if (reason == Qt::MouseFocusReason || reason == Qt::PopupFocusReason || reason == Qt::ActiveWindowFocusReason)
        return;
    for (QScrollArea *page : pagesAround(widget))
        QMetaObject::invokeMethod(
            page,
            [page, shown = QPointer(&widget)] {
                if (shown && shown->hasFocus() && page->isAncestorOf(shown))
                    page->ensureWidgetVisible(shown);
            },
            Qt::QueuedConnection);
}

/// Lets Enter press the focused button as Space does. Checkable buttons are left out.
/// @return true if the event is handled
bool pressByEnter(QObject *watched, const QKeyEvent &event)
{
    auto *button = qobject_cast<QAbstractButton *>(watched);
    const auto *push = qobject_cast<QPushButton *>(watched);
    if ((event.key() != Qt::Key_Return && event.key() != Qt::Key_Enter) || !button || !button->hasFocus()
        || button->isCheckable() || event.modifiers() & ~Qt::KeypadModifier
        || (push && (push->autoDefault() || push->isDefault()))) // these press themselves
        return false;
    QKeyEvent space(event.type(), Qt::Key_Space, Qt::NoModifier, QStringLiteral(" "), event.isAutoRepeat());
    QCoreApplication::sendEvent(button, &space);
    return true;
}

/// Whether a key that is held down may act again: where it moves or writes something. What it answers, leaves or
/// removes once would be followed by what appears next.
bool mayRepeat(const QWidget &widget, const QKeyEvent &event)
{
    const bool writes = widget.testAttribute(Qt::WA_InputMethodEnabled);
    switch (event.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Select:
    case Qt::Key_Escape:
    case Qt::Key_Back:
        return false;
    case Qt::Key_Space:
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        return writes;
    default:
        return !(event.modifiers() & Qt::AltModifier)
               && (writes || qobject_cast<const QAbstractItemView *>(&widget) || event.text().isEmpty()
                   || !event.text().at(0).isPrint());
    }
}

/// Gives a list that gets the focus a current row, where it has none: the selected one, or the first.
void giveCurrentRow(QListView &list)
{
    if (!list.model())
        return;
    const QModelIndexList selected = list.selectionModel()->selectedIndexes();
    if (selected.isEmpty() ? list.currentIndex().isValid() : selected.contains(list.currentIndex()))
        return;
    const QModelIndex first = selected.isEmpty() ? list.model()->index(0, 0, list.rootIndex()) : selected.first();
    const QSignalBlocker quiet(list);
    list.selectionModel()->setCurrentIndex(first, QItemSelectionModel::NoUpdate);
}

} // namespace

bool ControlInput::isTurnedByWheel(const QObject *control)
{
    return qobject_cast<const QComboBox *>(control) || qobject_cast<const QAbstractSpinBox *>(control)
           || qobject_cast<const QSlider *>(control);
}

bool ControlInput::eventFilter(QObject *watched, QEvent *event)
{
    const auto isInVain = [&] {
        const auto &press = *static_cast<QKeyEvent *>(event);
        return watched->isWidgetType() && press.isAutoRepeat() && !mayRepeat(*static_cast<QWidget *>(watched), press);
    };
    switch (event->type()) {
    case QEvent::Wheel:
        if (!isTurnedByWheel(watched) || !wheelScrollsPage(*static_cast<QWidget *>(watched)))
            return false;
        event->ignore(); // the page gets it
        return true;
    case QEvent::FocusIn:
        if (watched->isWidgetType())
            showFocus(*static_cast<QWidget *>(watched), static_cast<QFocusEvent *>(event)->reason());
        if (auto *list = qobject_cast<QListView *>(watched))
            giveCurrentRow(*list);
        return false;
    case QEvent::ShortcutOverride:
        if (QApplication::activePopupWidget())
            listClosed_ = static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape;
        if (!isInVain())
            return false;
        event->accept(); // it comes as a key press, and triggers no shortcut
        return true;
    case QEvent::KeyPress:
        // Some compositors send the key to the window below the list, which Qt has closed by then.
        if (std::exchange(listClosed_, false) && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape
            && !QApplication::activePopupWidget())
            return true;
        return isInVain() || pressByEnter(watched, *static_cast<QKeyEvent *>(event));
    case QEvent::KeyRelease:
        return pressByEnter(watched, *static_cast<QKeyEvent *>(event));
    default:
        return false;
    }
}

} // namespace meadhall::ui
