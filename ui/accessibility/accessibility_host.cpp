#include "ui/accessibility/accessibility_host.h"

#include "ui/accessibility/table_accessible.h"

#include <QAccessible>

namespace meadhall::ui {

AccessibilityHost::AccessibilityHost(QGraphicsView &view) : QObject(&view), view_(view) { provideAccessibility(); }

AccessibilityHost *AccessibilityHost::of(const QObject *view)
{
    return view ? view->findChild<AccessibilityHost *>(QString(), Qt::FindDirectChildrenOnly) : nullptr;
}

AccessibilityHost *AccessibilityHost::with(const QGraphicsObject *thing)
{
    const QGraphicsScene *scene = thing ? thing->scene() : nullptr;
    return scene && !scene->views().isEmpty() ? of(scene->views().constFirst()) : nullptr;
}

void AccessibilityHost::tellFocus()
{
    QGraphicsObject *thing = focused();
    if (!QAccessible::isActive() || !thing || !view_.hasFocus())
        return;
    QAccessibleEvent event(thing, QAccessible::Focus);
    QAccessible::updateAccessibility(&event);
}

void AccessibilityHost::tellSelection()
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

void AccessibilityHost::tellNames()
{
    if (!QAccessible::isActive())
        return;
    const std::map<const QObject *, QString> before = std::exchange(names_, {});
    for (QGraphicsObject *thing : things()) {
        const QString name = names_[thing] = nameOf(thing);
        const auto told = before.find(thing);
        if (told == before.end() || told->second == name)
            continue;
        QAccessibleEvent event(thing, QAccessible::NameChanged);
        QAccessible::updateAccessibility(&event);
    }
}

} // namespace meadhall::ui
