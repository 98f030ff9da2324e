// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/accessibility/accessibility_host.h"

#include "ui/accessibility/table_accessible.h"
#include "ui/accessibility/widget_accessible.h"

#include <QAccessible>

namespace meadhall::ui {

AccessibilityHost::AccessibilityHost(QGraphicsView &view) : QObject(&view), view_(view)
{
    provideAccessibility();
    provideWidgetAccessibility();
}

AccessibilityHost *AccessibilityHost::of(const QObject *view)
{
    return view ? view->findChild<AccessibilityHost *>(QString(), Qt::FindDirectChildrenOnly) : nullptr;
}

AccessibilityHost *AccessibilityHost::with(const QGraphicsObject *element)
{
    const QGraphicsScene *scene = element ? element->scene() : nullptr;
    return scene && !scene->views().isEmpty() ? of(scene->views().constFirst()) : nullptr;
}

void AccessibilityHost::notifyFocus()
{
    QGraphicsObject *element = focused();
    if (!QAccessible::isActive() || !element || !view_.hasFocus())
        return;
    QAccessibleEvent event(element, QAccessible::Focus);
    QAccessible::updateAccessibility(&event);
}

void AccessibilityHost::notifySelection()
{
    const CardSet now = hand().selection();
    const CardSet changed = (now | selection_) - (now & selection_);
    selection_ = now;
    if (!QAccessible::isActive())
        return;
    QAccessible::State selected;
    selected.selected = true;
    for (Card card : changed) {
        if (CardItem *item = hand().item(card)) {
            QAccessibleStateChangeEvent event(item, selected);
            QAccessible::updateAccessibility(&event);
        }
    }
}

void AccessibilityHost::notifyNames()
{
    if (!QAccessible::isActive())
        return;
    const std::map<const QObject *, QString> before = std::exchange(names_, {});
    for (QGraphicsObject *element : elements()) {
        const QString name = names_[element] = nameOf(element);
        const auto previous = before.find(element);
        if (previous == before.end() || previous->second == name)
            continue;
        QAccessibleEvent event(element, QAccessible::NameChanged);
        QAccessible::updateAccessibility(&event);
    }
}

} // namespace meadhall::ui
