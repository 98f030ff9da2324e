#include "ui/accessibility/table_watcher.h"

#include "ui/table/table_view.h"

#include <QAccessible>

namespace meadhall::ui {

TableWatcher::TableWatcher(TableView &view) : QObject(&view), view_(view)
{
    connect(&view.keyboard(), &KeyboardPlace::moved, this, &TableWatcher::tellFocus);
    connect(&view.stage().hand(), &Hand::selectionChanged, this, &TableWatcher::tellSelection);
    connect(&view, &TableView::stateChanged, this, &TableWatcher::tellNames);
}

void TableWatcher::tellFocus()
{
    QGraphicsObject *thing = view_.keyboard().thing();
    if (!QAccessible::isActive() || !thing || !view_.hasFocus())
        return;
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

void TableWatcher::tellNames()
{
    if (!QAccessible::isActive())
        return;
    const std::map<const QObject *, QString> before = std::exchange(names_, {});
    for (QGraphicsObject *thing : view_.things()) {
        const QString name = names_[thing] = view_.nameOf(thing);
        const auto told = before.find(thing);
        if (told == before.end() || told->second == name)
            continue;
        QAccessibleEvent event(thing, QAccessible::NameChanged);
        QAccessible::updateAccessibility(&event);
    }
}

} // namespace meadhall::ui
