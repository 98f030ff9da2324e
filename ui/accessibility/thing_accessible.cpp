#include "ui/accessibility/thing_accessible.h"

#include "ui/accessibility/accessibility_host.h"
#include "ui/scene/button_item.h"
#include "ui/scene/curtain_item.h"
#include "ui/scene/message_item.h"
#include "ui/scene/seat_item.h"
#include "ui/text/text.h"

namespace meadhall::ui {

void *ThingAccessible::interface_cast(QAccessible::InterfaceType type)
{
    if (type == QAccessible::ActionInterface)
        return static_cast<QAccessibleActionInterface *>(this);
    return QAccessibleObject::interface_cast(type);
}

QAccessibleInterface *ThingAccessible::parent() const
{
    const AccessibilityHost *table = AccessibilityHost::with(thing());
    return table ? QAccessible::queryAccessibleInterface(&table->view()) : nullptr;
}

bool ThingAccessible::canPress() const
{
    const AccessibilityHost *table = AccessibilityHost::with(thing());
    return table && table->canPress(thing());
}

bool ThingAccessible::canGoThere() const
{
    const AccessibilityHost *table = AccessibilityHost::with(thing());
    return table && table->canGoTo(thing());
}

QString ThingAccessible::text(QAccessible::Text text) const
{
    AccessibilityHost *table = AccessibilityHost::with(thing());
    if (!table)
        return {};
    if (text == QAccessible::Name)
        return table->nameOf(thing());
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
    AccessibilityHost *table = AccessibilityHost::with(thing());
    if (!table)
        return state;
    const bool here = table->focused() == thing();
    state.focusable = canGoThere();
    state.focused = here && table->view().hasFocus();
    state.invisible = !thing()->isVisible();
    if (const auto *button = qobject_cast<ButtonItem *>(thing()))
        state.disabled = !button->isEnabled();
    if (const auto *card = qobject_cast<CardItem *>(thing())) {
        const Hand &hand = table->hand();
        state.disabled = card->dimmed();
        state.selectable = card->card() != kNoCard && hand.item(card->card()) == card;
        state.selected = state.selectable && hand.selection().contains(card->card());
    }
    return state;
}

QRect ThingAccessible::rect() const
{
    AccessibilityHost *table = AccessibilityHost::with(thing());
    if (!table)
        return {};
    const QGraphicsView &view = table->view();
    const QRect rect = view.mapFromScene(thing()->mapToScene(thing()->shape()).boundingRect()).boundingRect();
    return QRect(view.viewport()->mapToGlobal(rect.topLeft()), rect.size());
}

QWindow *ThingAccessible::window() const
{
    const AccessibilityHost *table = AccessibilityHost::with(thing());
    return table ? table->view().window()->windowHandle() : nullptr;
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
    AccessibilityHost *table = AccessibilityHost::with(thing());
    if (!table)
        return;
    if (action == pressAction() && canPress()) {
        table->press(thing());
    } else if (action == setFocusAction()) {
        table->view().setFocus();
        table->goTo(thing());
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
