// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/accessibility/accessibility_host.h"

#include "ui/base/accessibility/widget_accessible.h"
#include "ui/table/accessibility/table_accessible.h"

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

bool AccessibilityHost::isDisabled(const QGraphicsObject *element) const
{
    const auto *card = qobject_cast<const CardItem *>(element);
    return (card && card->dimmed()) || (isButton(element) && !canPress(element));
}

void AccessibilityHost::notifyNames()
{
    if (!QAccessible::isActive())
        return;
    const std::map<const QObject *, Told> before = std::exchange(told_, {});
    QAccessible::State disabled;
    disabled.disabled = true;
    for (QGraphicsObject *element : elements()) {
        const Told &now = told_[element] = {nameOf(element), isDisabled(element)};
        const auto previous = before.find(element);
        if (previous == before.end())
            continue;
        if (previous->second.name != now.name) {
            QAccessibleEvent event(element, QAccessible::NameChanged);
            QAccessible::updateAccessibility(&event);
        }
        if (previous->second.disabled != now.disabled) {
            QAccessibleStateChangeEvent event(element, disabled);
            QAccessible::updateAccessibility(&event);
        }
    }
}

} // namespace meadhall::ui
