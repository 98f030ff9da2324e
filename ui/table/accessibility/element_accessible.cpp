// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/accessibility/element_accessible.h"

#include "ui/base/text/text.h"
#include "ui/table/accessibility/accessibility_host.h"
#include "ui/table/scene/button_item.h"
#include "ui/table/scene/curtain_item.h"
#include "ui/table/scene/message_item.h"

namespace meadhall::ui {

void *ElementAccessible::interface_cast(QAccessible::InterfaceType type)
{
    if (type == QAccessible::ActionInterface)
        return static_cast<QAccessibleActionInterface *>(this);
    return QAccessibleObject::interface_cast(type);
}

QAccessibleInterface *ElementAccessible::parent() const
{
    const AccessibilityHost *table = AccessibilityHost::with(element());
    return table ? QAccessible::queryAccessibleInterface(&table->view()) : nullptr;
}

bool ElementAccessible::canPress() const
{
    const AccessibilityHost *table = AccessibilityHost::with(element());
    return table && table->canPress(element());
}

bool ElementAccessible::canGoThere() const
{
    const AccessibilityHost *table = AccessibilityHost::with(element());
    return table && table->canGoTo(element());
}

QString ElementAccessible::text(QAccessible::Text text) const
{
    AccessibilityHost *table = AccessibilityHost::with(element());
    if (!table)
        return {};
    if (text == QAccessible::Name)
        return table->nameOf(element());
    // The tool tip; that of a button only repeats its name.
    if (text == QAccessible::Description && !qobject_cast<ButtonItem *>(element()))
        return spoken(element()->toolTip());
    return {};
}

QAccessible::Role ElementAccessible::role() const
{
    if (qobject_cast<MessageItem *>(element()) || qobject_cast<CurtainItem *>(element()))
        return QAccessible::StaticText;
    const AccessibilityHost *table = AccessibilityHost::with(element());
    return table && table->isButton(element()) ? QAccessible::Button : QAccessible::Graphic;
}

QAccessible::State ElementAccessible::state() const
{
    QAccessible::State state;
    AccessibilityHost *table = AccessibilityHost::with(element());
    if (!table)
        return state;
    const bool hasKeyboard = table->focused() == element();
    state.focusable = canGoThere();
    state.focused = hasKeyboard && table->view().hasFocus();
    state.invisible = !element()->isVisible();
    state.disabled = table->isDisabled(element());
    if (const auto *card = qobject_cast<CardItem *>(element())) {
        const Hand &hand = table->hand();
        state.selectable = card->card() != kNoCard && hand.item(card->card()) == card;
        state.selected = state.selectable && hand.selection().contains(card->card());
    }
    return state;
}

QRect ElementAccessible::rect() const
{
    AccessibilityHost *table = AccessibilityHost::with(element());
    if (!table)
        return {};
    const QGraphicsView &view = table->view();
    const QRect rect = view.mapFromScene(element()->mapToScene(element()->shape()).boundingRect()).boundingRect();
    return QRect(view.viewport()->mapToGlobal(rect.topLeft()), rect.size());
}

QWindow *ElementAccessible::window() const
{
    const AccessibilityHost *table = AccessibilityHost::with(element());
    return table ? table->view().window()->windowHandle() : nullptr;
}

/// The message belongs to the table. Screen readers would read a label that belongs to nothing together with the place
/// around the table; but it has been announced.
QList<QPair<QAccessibleInterface *, QAccessible::Relation>> ElementAccessible::relations(
    QAccessible::Relation match) const
{
    QList<QPair<QAccessibleInterface *, QAccessible::Relation>> found;
    if (qobject_cast<MessageItem *>(element()) && match.testFlag(QAccessible::Labelled))
        found.push_back({parent(), QAccessible::Labelled});
    return found;
}

QStringList ElementAccessible::actionNames() const
{
    QStringList names;
    if (canPress())
        names.push_back(pressAction());
    if (canGoThere())
        names.push_back(setFocusAction());
    return names;
}

void ElementAccessible::doAction(const QString &action)
{
    AccessibilityHost *table = AccessibilityHost::with(element());
    if (!table)
        return;
    if (action == pressAction() && canPress()) {
        table->press(element());
    } else if (action == setFocusAction()) {
        table->view().setFocus();
        table->goTo(element());
    }
}

namespace {

/// The words of an announcement.
class AnnouncementLabel : public QAccessibleInterface {
public:
    AnnouncementLabel(const AnnouncementAccessible &notification, const Announcement &announcement)
        : notification_(notification), announcement_(announcement)
    {
    }

    bool isValid() const override { return notification_.isValid(); }
    QObject *object() const override { return nullptr; }
    QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    QAccessibleInterface *parent() const override
    {
        return QAccessible::queryAccessibleInterface(notification_.object());
    }
    QAccessibleInterface *child(int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    QString text(QAccessible::Text text) const override
    {
        return text == QAccessible::Name ? announcement_.words() : QString();
    }
    void setText(QAccessible::Text, const QString &) override {}
    QRect rect() const override { return notification_.rect(); }
    QAccessible::Role role() const override { return QAccessible::StaticText; }
    QAccessible::State state() const override { return notification_.state(); }

private:
    const AnnouncementAccessible &notification_;
    const Announcement &announcement_;
};

} // namespace

AnnouncementAccessible::AnnouncementAccessible(Announcement *announcement)
    : QAccessibleObject(announcement),
      label_(QAccessible::registerAccessibleInterface(new AnnouncementLabel(*this, *announcement)))
{
}

AnnouncementAccessible::~AnnouncementAccessible() { QAccessible::deleteAccessibleInterface(label_); }

QAccessibleInterface *AnnouncementAccessible::child(int index) const { return index == 0 ? label() : nullptr; }

QAccessible::State AnnouncementAccessible::state() const
{
    QAccessible::State state;
    state.invisible = static_cast<Announcement *>(object())->words().isEmpty();
    return state;
}

QAccessibleInterface *AnnouncementAccessible::parent() const
{
    return QAccessible::queryAccessibleInterface(object()->parent()->parent());
}

/// Announcements are invisible, but assistive programs skip objects of size zero.
QRect AnnouncementAccessible::rect() const
{
    const auto *table = qobject_cast<QWidget *>(object()->parent()->parent());
    return table ? QRect(table->mapToGlobal(QPoint()), QSize(1, 1)) : QRect();
}

} // namespace meadhall::ui
