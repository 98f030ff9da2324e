#include "ui/accessibility/thing_accessible.h"

#include "ui/table/table_view.h"

#include <QGraphicsScene>

#include <algorithm>

namespace meadhall::ui {

TableView *tableOf(const QGraphicsObject *thing)
{
    const QGraphicsScene *scene = thing ? thing->scene() : nullptr;
    return scene && !scene->views().isEmpty() ? qobject_cast<TableView *>(scene->views().constFirst()) : nullptr;
}

void *ThingAccessible::interface_cast(QAccessible::InterfaceType type)
{
    if (type == QAccessible::ActionInterface)
        return static_cast<QAccessibleActionInterface *>(this);
    return QAccessibleObject::interface_cast(type);
}

QAccessibleInterface *ThingAccessible::parent() const
{
    TableView *view = tableOf(thing());
    return view ? QAccessible::queryAccessibleInterface(view) : nullptr;
}

bool ThingAccessible::canPress() const
{
    const TableView *view = tableOf(thing());
    return view && view->canPress(thing());
}

bool ThingAccessible::canGoThere() const
{
    TableView *view = tableOf(thing());
    for (int part = 0; view && part < kTableParts; ++part) {
        const KeyboardPlace::Things things = view->thingsIn(static_cast<TablePart>(part));
        if (std::find(things.begin(), things.end(), thing()) != things.end())
            return true;
    }
    return false;
}

QString ThingAccessible::text(QAccessible::Text text) const
{
    TableView *view = tableOf(thing());
    if (!view)
        return {};
    if (text == QAccessible::Name)
        return view->nameOf(thing());
    // What is said to a mouse that rests there; buttons say their name there.
    if (text == QAccessible::Description && !qobject_cast<ButtonItem *>(thing()))
        return spoken(thing()->toolTip());
    return {};
}

QAccessible::Role ThingAccessible::role() const
{
    if (qobject_cast<MessageItem *>(thing()) || qobject_cast<CurtainItem *>(thing()))
        return QAccessible::StaticText;
    if (qobject_cast<ButtonItem *>(thing()))
        return QAccessible::Button;
    if (qobject_cast<SeatItem *>(thing()))
        return QAccessible::ListItem;
    return canPress() ? QAccessible::Button : QAccessible::Graphic;
}

QAccessible::State ThingAccessible::state() const
{
    QAccessible::State state;
    TableView *view = tableOf(thing());
    if (!view)
        return state;
    const bool here = view->keyboard().thing() == thing();
    state.focusable = canGoThere();
    state.focused = here && view->hasFocus();
    state.invisible = !thing()->isVisible();
    if (const auto *button = qobject_cast<ButtonItem *>(thing()))
        state.disabled = !button->isEnabled();
    if (const auto *card = qobject_cast<CardItem *>(thing())) {
        const Hand &hand = view->stage().hand();
        state.disabled = card->dimmed();
        state.selectable = card->card() != kNoCard && hand.item(card->card()) == card;
        state.selected = state.selectable && hand.selection().contains(card->card());
    }
    return state;
}

QRect ThingAccessible::rect() const
{
    TableView *view = tableOf(thing());
    if (!view)
        return {};
    const QRect rect = view->mapFromScene(thing()->mapToScene(thing()->shape()).boundingRect()).boundingRect();
    return QRect(view->viewport()->mapToGlobal(rect.topLeft()), rect.size());
}

QWindow *ThingAccessible::window() const
{
    TableView *view = tableOf(thing());
    return view ? view->window()->windowHandle() : nullptr;
}

QStringList ThingAccessible::actionNames() const
{
    QStringList names;
    if (canPress())
        names.push_back(pressAction());
    if (canGoThere())
        names.push_back(setFocusAction());
    return names;
}

void ThingAccessible::doAction(const QString &action)
{
    TableView *view = tableOf(thing());
    if (!view)
        return;
    if (action == pressAction() && canPress()) {
        view->press(thing());
    } else if (action == setFocusAction()) {
        view->setFocus();
        view->keyboard().goTo(thing());
    }
}

QAccessibleInterface *AnnouncementAccessible::parent() const
{
    return QAccessible::queryAccessibleInterface(object()->parent()->parent());
}

QString AnnouncementAccessible::text(QAccessible::Text text) const
{
    return text == QAccessible::Name ? static_cast<Announcement *>(object())->words() : QString();
}

/// Nowhere to be seen, but assistive programs pass over what has no size.
QRect AnnouncementAccessible::rect() const
{
    const auto *table = qobject_cast<QWidget *>(object()->parent()->parent());
    return table ? QRect(table->mapToGlobal(QPoint()), QSize(1, 1)) : QRect();
}

} // namespace meadhall::ui
