// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/table_accessible.h"

#include "engine/core/to_index.h"
#include "ui/base/text/text.h"
#include "ui/table/table_view.h"

#include <QAccessible>
#include <QAccessibleObject>
#include <QAccessibleWidget>

namespace meadhall::ui {

namespace {

/// Queries the table on every call: names depend on the language and on the state of the game.
class ElementAccessible : public QAccessibleObject, public QAccessibleActionInterface {
public:
    explicit ElementAccessible(TableItem *element) : QAccessibleObject(element) {}

    void *interface_cast(QAccessible::InterfaceType type) override
    {
        if (type == QAccessible::ActionInterface)
            return static_cast<QAccessibleActionInterface *>(this);
        return QAccessibleObject::interface_cast(type);
    }
    QAccessibleInterface *parent() const override
    {
        TableAccessibility *table = TableAccessibility::with(element());
        return table ? QAccessible::queryAccessibleInterface(&table->view()) : nullptr;
    }
    int childCount() const override { return 0; }
    QAccessibleInterface *child(int) const override { return nullptr; }
    int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    QString text(QAccessible::Text text) const override
    {
        TableAccessibility *table = TableAccessibility::with(element());
        if (!table)
            return {};
        if (text == QAccessible::Name)
            return table->nameOf(element());
        if (const auto *seat = qobject_cast<SeatItem *>(element()); seat && text == QAccessible::Description)
            return spoken(seat->details());
        // The tool tip; that of a button only repeats its name.
        if (text == QAccessible::Description && !qobject_cast<ButtonItem *>(element()))
            return spoken(element()->toolTip());
        return {};
    }
    QAccessible::Role role() const override
    {
        if (qobject_cast<MessageItem *>(element()) || qobject_cast<CurtainItem *>(element()))
            return QAccessible::StaticText;
        TableAccessibility *table = TableAccessibility::with(element());
        // The item of a list is said without its role.
        if (table && table->view().speech().isShort && !qobject_cast<ButtonItem *>(element()))
            return QAccessible::ListItem;
        return table && element()->isButton() ? QAccessible::Button : QAccessible::Graphic;
    }
    QAccessible::State state() const override
    {
        QAccessible::State state;
        TableAccessibility *table = TableAccessibility::with(element());
        if (!table)
            return state;
        const bool hasKeyboard = table->keyboard().element() == element();
        state.focusable = canGoThere();
        state.focused = hasKeyboard && table->view().hasFocus();
        state.invisible = !element()->isVisible();
        state.disabled = table->isDisabled(element());
        if (const auto *card = qobject_cast<CardItem *>(element())) {
            const Hand &hand = table->view().stage().hand();
            state.selectable = card->card() != kNoCard && hand.item(card->card()) == card;
            state.selected = state.selectable && hand.selection().contains(card->card());
        }
        return state;
    }
    QRect rect() const override
    {
        TableAccessibility *table = TableAccessibility::with(element());
        if (!table)
            return {};
        const TableView &view = table->view();
        const QRect rect = view.mapFromScene(element()->mapToScene(element()->shape()).boundingRect()).boundingRect();
        return QRect(view.viewport()->mapToGlobal(rect.topLeft()), rect.size());
    }
    QWindow *window() const override
    {
        TableAccessibility *table = TableAccessibility::with(element());
        return table ? table->view().window()->windowHandle() : nullptr;
    }
    /// The message belongs to the table. Screen readers would read a label that belongs to nothing together with the
    /// place around the table; but it has been announced.
    QList<QPair<QAccessibleInterface *, QAccessible::Relation>> relations(QAccessible::Relation match) const override
    {
        QList<QPair<QAccessibleInterface *, QAccessible::Relation>> found;
        if (qobject_cast<MessageItem *>(element()) && match.testFlag(QAccessible::Labelled))
            found.push_back({parent(), QAccessible::Labelled});
        return found;
    }

    QStringList actionNames() const override
    {
        QStringList names;
        if (element() && element()->canClick())
            names.push_back(pressAction());
        if (canGoThere())
            names.push_back(setFocusAction());
        return names;
    }
    /// Supports the actions press (same as a click) and set focus.
    void doAction(const QString &action) override
    {
        TableAccessibility *table = TableAccessibility::with(element());
        if (!table)
            return;
        if (action == pressAction() && element()->canClick()) {
            table->view().controller().skipAnimations();
            element()->click();
        } else if (action == setFocusAction()) {
            table->view().setFocus();
            table->keyboard().goTo(element());
        }
    }
    QStringList keyBindingsForAction(const QString &) const override { return {}; }

private:
    TableItem *element() const { return static_cast<TableItem *>(object()); }
    bool canGoThere() const
    {
        TableAccessibility *table = TableAccessibility::with(element());
        return table && table->canGoTo(element());
    }
};

/// The words of an announcement.
class AnnouncementLabel : public QAccessibleInterface {
public:
    AnnouncementLabel(const QAccessibleInterface &notification, const Announcement &announcement)
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
    const QAccessibleInterface &notification_;
    const Announcement &announcement_;
};

/// A notification without a name, and in it a label with the words. Screen readers say both, and show in Braille and
/// keep in their list of messages the labels in a notification that are not in its name.
class AnnouncementAccessible : public QAccessibleObject {
public:
    explicit AnnouncementAccessible(Announcement *announcement)
        : QAccessibleObject(announcement),
          label_(QAccessible::registerAccessibleInterface(new AnnouncementLabel(*this, *announcement)))
    {
    }
    ~AnnouncementAccessible() override { QAccessible::deleteAccessibleInterface(label_); }

    QAccessibleInterface *parent() const override
    {
        QAccessibleInterface *place = QAccessible::queryAccessibleInterface(object()->parent());
        return place ? place : QAccessible::queryAccessibleInterface(object()->parent()->parent());
    }
    int childCount() const override { return 1; }
    QAccessibleInterface *child(int index) const override { return index == 0 ? label() : nullptr; }
    int indexOfChild(const QAccessibleInterface *child) const override { return child == label() ? 0 : -1; }
    QString text(QAccessible::Text) const override { return {}; }
    QAccessible::Role role() const override { return QAccessible::Notification; }
    QAccessible::State state() const override
    {
        QAccessible::State state;
        state.invisible = static_cast<Announcement *>(object())->isOver();
        return state;
    }
    /// Announcements are invisible, but assistive programs skip objects of size zero.
    QRect rect() const override
    {
        const auto *table = qobject_cast<QWidget *>(object()->parent()->parent());
        return table ? QRect(table->mapToGlobal(QPoint()), QSize(1, 1)) : QRect();
    }

private:
    QAccessibleInterface *label() const { return QAccessible::accessibleInterface(label_); }

    QAccessible::Id label_;
};

/// A part of the table whose children are those of a list.
template <typename Base> class WithChildren : public Base {
public:
    using Base::Base;

    int childCount() const override { return static_cast<int>(children().size()); }
    QAccessibleInterface *child(int index) const override
    {
        const std::vector<QObject *> all = children();
        return index >= 0 && index < static_cast<int>(all.size())
                   ? QAccessible::queryAccessibleInterface(all[toIndex(index)])
                   : nullptr;
    }
    int indexOfChild(const QAccessibleInterface *child) const override
    {
        const std::vector<QObject *> all = children();
        const auto found = std::find(all.begin(), all.end(), child ? child->object() : nullptr);
        return found == all.end() ? -1 : static_cast<int>(found - all.begin());
    }

protected:
    virtual std::vector<QObject *> children() const = 0;
};

/// The place of the announcements on a table, without a name. It is not to be seen, so that a screen reader that reads
/// all labels of a room when the focus comes in does not say again what has just been announced.
class AnnouncerAccessible : public WithChildren<QAccessibleObject> {
public:
    explicit AnnouncerAccessible(Announcer *announcer) : WithChildren(announcer) {}

    QAccessibleInterface *parent() const override
    {
        return QAccessible::queryAccessibleInterface(announcer()->parent());
    }
    QString text(QAccessible::Text) const override { return {}; }
    QAccessible::Role role() const override { return QAccessible::Grouping; }
    QAccessible::State state() const override
    {
        QAccessible::State state;
        state.invisible = true;
        return state;
    }
    QRect rect() const override
    {
        const auto *table = qobject_cast<QWidget *>(announcer()->parent());
        return table ? QRect(table->mapToGlobal(QPoint()), QSize(1, 1)) : QRect();
    }

protected:
    std::vector<QObject *> children() const override
    {
        std::vector<QObject *> all;
        for (Announcement *announcement : announcer()->announcements())
            if (!announcement->isOver())
                all.push_back(announcement);
        return all;
    }

private:
    Announcer *announcer() const { return static_cast<Announcer *>(object()); }
};

/// Children: the panels over the table, the elements in reading order, the place of the announcements. No grouping: of
/// those screen readers read all labels when the focus comes in, and the message of the table has been announced.
class TableAccessible : public WithChildren<QAccessibleWidget> {
public:
    explicit TableAccessible(QGraphicsView *view) : WithChildren(view, QAccessible::LayeredPane) {}

    /// The elements are what can be focused. Where another widget takes the focus instead, the table never has it.
    QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        TableAccessibility *table = this->table();
        state.focusable = state.focused =
            state.focused && !view()->focusProxy() && !(table && (table->keyboard().element() || table->isArriving()));
        return state;
    }

    /// The topmost child at a position.
    QAccessibleInterface *childAt(int x, int y) const override
    {
        const QPoint global(x, y);
        for (QWidget *panel : panels())
            if (panel->rect().contains(panel->mapFromGlobal(global)))
                return QAccessible::queryAccessibleInterface(panel);
        const KeyboardNavigator::TableElements elements = this->elements();
        for (QGraphicsItem *item : view()->items(view()->viewport()->mapFromGlobal(global)))
            if (QGraphicsObject *element = item->toGraphicsObject();
                std::find(elements.begin(), elements.end(), element) != elements.end())
                return QAccessible::queryAccessibleInterface(element);
        return nullptr;
    }

    QAccessibleInterface *focusChild() const override
    {
        if (!view()->hasFocus())
            return QAccessibleWidget::focusChild();
        TableAccessibility *table = this->table();
        QGraphicsObject *element = table ? table->keyboard().element() : nullptr;
        return element ? QAccessible::queryAccessibleInterface(element) : nullptr;
    }

protected:
    std::vector<QObject *> children() const override
    {
        std::vector<QObject *> all;
        for (QWidget *panel : panels())
            all.push_back(panel);
        for (TableItem *element : elements())
            all.push_back(element);
        if (TableAccessibility *table = this->table())
            all.push_back(&table->announcer());
        return all;
    }

private:
    QGraphicsView *view() const { return static_cast<QGraphicsView *>(widget()); }
    /// Null while the view is being deleted.
    TableAccessibility *table() const { return TableAccessibility::of(widget()); }

    KeyboardNavigator::TableElements elements() const
    {
        TableAccessibility *table = this->table();
        return table ? table->elements() : KeyboardNavigator::TableElements{};
    }

    /// Every widget on the view: panels, the start page, those of a lesson.
    QList<QWidget *> panels() const
    {
        QList<QWidget *> panels = view()->findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly);
        panels.removeIf([this](const QWidget *one) {
            const bool part = one == view()->viewport() || one->objectName().startsWith(QLatin1String("qt_scrollarea"));
            return part || !one->isVisible() || one->isWindow();
        });
        return panels;
    }
};

QAccessibleInterface *makeTableAccessible(const QString &, QObject *object)
{
    if (auto *view = qobject_cast<QGraphicsView *>(object); TableAccessibility::of(view))
        return new TableAccessible(view);
    if (auto *announcer = qobject_cast<Announcer *>(object); announcer && TableAccessibility::of(announcer->parent()))
        return new AnnouncerAccessible(announcer);
    if (auto *announcement = qobject_cast<Announcement *>(object))
        return new AnnouncementAccessible(announcement);
    if (auto *element = qobject_cast<TableItem *>(object); TableAccessibility::with(element))
        return new ElementAccessible(element);
    return nullptr;
}

} // namespace

void provideTableAccessibility() { QAccessible::installFactory(makeTableAccessible); }

} // namespace meadhall::ui
