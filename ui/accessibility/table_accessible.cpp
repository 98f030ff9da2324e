#include "ui/accessibility/table_accessible.h"

#include "ui/accessibility/accessibility_host.h"
#include "ui/accessibility/thing_accessible.h"
#include "ui/scene/overlay.h"

#include <QAccessibleWidget>

namespace meadhall::ui {

namespace {

/// Its children are the panels over the table, what is on it in reading order, and what was announced.
class TableAccessible : public QAccessibleWidget {
public:
    explicit TableAccessible(QGraphicsView *view) : QAccessibleWidget(view, QAccessible::Grouping) {}

    int childCount() const override { return static_cast<int>(children().size()); }

    QAccessibleInterface *child(int index) const override
    {
        const std::vector<QObject *> all = children();
        return index >= 0 && index < static_cast<int>(all.size())
                   ? QAccessible::queryAccessibleInterface(all[static_cast<std::size_t>(index)])
                   : nullptr;
    }

    int indexOfChild(const QAccessibleInterface *child) const override
    {
        const std::vector<QObject *> all = children();
        const auto found = std::find(all.begin(), all.end(), child ? child->object() : nullptr);
        return found == all.end() ? -1 : static_cast<int>(found - all.begin());
    }

    /// What lies uppermost there.
    QAccessibleInterface *childAt(int x, int y) const override
    {
        const QPoint global(x, y);
        for (QWidget *panel : panels())
            if (panel->rect().contains(panel->mapFromGlobal(global)))
                return QAccessible::queryAccessibleInterface(panel);
        const AccessibilityHost::Things things = this->things();
        for (QGraphicsItem *item : view()->items(view()->viewport()->mapFromGlobal(global)))
            if (QGraphicsObject *thing = item->toGraphicsObject();
                std::find(things.begin(), things.end(), thing) != things.end())
                return QAccessible::queryAccessibleInterface(thing);
        return nullptr;
    }

    QAccessibleInterface *focusChild() const override
    {
        if (!view()->hasFocus())
            return QAccessibleWidget::focusChild();
        const AccessibilityHost *table = this->table();
        QGraphicsObject *thing = table ? table->focused() : nullptr;
        return thing ? QAccessible::queryAccessibleInterface(thing) : nullptr;
    }

private:
    QGraphicsView *view() const { return static_cast<QGraphicsView *>(widget()); }
    /// Null while the view is being deleted.
    AccessibilityHost *table() const { return AccessibilityHost::of(widget()); }

    AccessibilityHost::Things things() const
    {
        const AccessibilityHost *table = this->table();
        return table ? table->things() : AccessibilityHost::Things{};
    }

    QList<QWidget *> panels() const
    {
        QList<QWidget *> panels;
        for (Overlay *panel : view()->findChildren<Overlay *>(QString(), Qt::FindDirectChildrenOnly))
            if (panel->isVisible())
                panels.push_back(panel);
        return panels;
    }

    std::vector<QObject *> children() const
    {
        std::vector<QObject *> all;
        for (QWidget *panel : panels())
            all.push_back(panel);
        for (QGraphicsObject *thing : things())
            all.push_back(thing);
        if (const AccessibilityHost *table = this->table())
            for (Announcement *announcement : table->announcer().announcements())
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
    if (auto *thing = qobject_cast<QGraphicsObject *>(object); AccessibilityHost::with(thing))
        return new ThingAccessible(thing);
    return nullptr;
}

} // namespace

void provideAccessibility() { QAccessible::installFactory(makeTableAccessible); }

} // namespace meadhall::ui
