#include "accessibility/table_watcher.h"

#include "table/table_view.h"

#include <QAccessible>

namespace meadhall::ui {

TableWatcher::TableWatcher(TableView &view) : QObject(&view), view_(view)
{
    connect(&view.keyboard(), &KeyboardPlace::moved, this, &TableWatcher::tellFocus);
    connect(&view.stage().hand(), &Hand::selectionChanged, this, &TableWatcher::tellSelection);
    connect(&view, &TableView::stateChanged, this, &TableWatcher::tellName);
}

void TableWatcher::tellFocus()
{
    QGraphicsObject *thing = view_.keyboard().thing();
    if (!QAccessible::isActive() || !thing || !view_.hasFocus())
        return;
    name_ = view_.nameOf(thing);
    QAccessibleEvent event(thing, QAccessible::Focus);
    QAccessible::updateAccessibility(&event);
}

void TableWatcher::tellSelection()
{
    const CardSet now = view_.stage().hand().selection();
    const CardSet changed = (now | selection_) - (now & selection_);
    selection_ = now;
    if (!QAccessible::isActive())
        return;
    QAccessible::State selected;
    selected.selected = true;
    for (Card card : changed) {
        if (CardItem *item = view_.stage().hand().item(card)) {
            QAccessibleStateChangeEvent event(item, selected);
            QAccessible::updateAccessibility(&event);
        }
    }
}

void TableWatcher::tellName()
{
    QGraphicsObject *thing = view_.keyboard().thing();
    if (!QAccessible::isActive() || !thing)
        return;
    const QString name = view_.nameOf(thing);
    if (std::exchange(name_, name) == name)
        return;
    QAccessibleEvent event(thing, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&event);
}

} // namespace meadhall::ui
