// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/accessibility/table_accessible.h"

#include "engine/core/to_index.h"
#include "ui/table/accessibility/accessibility_host.h"
#include "ui/table/accessibility/element_accessible.h"

#include <QAccessibleWidget>

namespace meadhall::ui {

namespace {

/// Children: the panels over the table, the elements in reading order, the announcements. No grouping: of those screen
/// readers read all labels when the focus comes in, and the message of the table has been announced.
class TableAccessible : public QAccessibleWidget {
public:
    explicit TableAccessible(QGraphicsView *view) : QAccessibleWidget(view, QAccessible::LayeredPane) {}

    /// The elements are what can be focused.
    QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        const AccessibilityHost *table = this->table();
        state.focusable = state.focused = state.focused && !(table && table->focused());
        return state;
    }

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

    /// The topmost child at a position.
    QAccessibleInterface *childAt(int x, int y) const override
    {
        const QPoint global(x, y);
        for (QWidget *panel : panels())
            if (panel->rect().contains(panel->mapFromGlobal(global)))
                return QAccessible::queryAccessibleInterface(panel);
        const AccessibilityHost::TableElements elements = this->elements();
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
        const AccessibilityHost *table = this->table();
        QGraphicsObject *element = table ? table->focused() : nullptr;
        return element ? QAccessible::queryAccessibleInterface(element) : nullptr;
    }

private:
    QGraphicsView *view() const { return static_cast<QGraphicsView *>(widget()); }
    /// Null while the view is being deleted.
    AccessibilityHost *table() const { return AccessibilityHost::of(widget()); }

    AccessibilityHost::TableElements elements() const
    {
        const AccessibilityHost *table = this->table();
        return table ? table->elements() : AccessibilityHost::TableElements{};
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

    std::vector<QObject *> children() const
    {
        std::vector<QObject *> all;
        for (QWidget *panel : panels())
            all.push_back(panel);
        for (QGraphicsObject *element : elements())
            all.push_back(element);
        if (const AccessibilityHost *table = this->table())
            for (Announcement *announcement : table->announcer().announcements())
                if (!announcement->words().isEmpty())
                    all.push_back(announcement);
        return all;
    }
};

QAccessibleInterface *makeTableAccessible(const QString &, QObject *object)
{
    if (auto *view = qobject_cast<QGraphicsView *>(object); AccessibilityHost::of(view))
        return new TableAccessible(view);
    if (auto *announcement = qobject_cast<Announcement *>(object))
        return new AnnouncementAccessible(announcement);
    if (auto *element = qobject_cast<QGraphicsObject *>(object); AccessibilityHost::with(element))
        return new ElementAccessible(element);
    return nullptr;
}

} // namespace

void provideAccessibility() { QAccessible::installFactory(makeTableAccessible); }

} // namespace meadhall::ui
