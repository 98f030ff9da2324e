// SPDX-License-Identifier: GPL-3.0-or-later
// Accessible interfaces of table elements and announcements.
#pragma once

#include "ui/base/accessibility/announcer.h"

#include <QAccessibleObject>
#include <QGraphicsObject>

namespace meadhall::ui {

/// Queries the table on every call: names depend on the language and on the state of the game.
class ElementAccessible : public QAccessibleObject, public QAccessibleActionInterface {
public:
    explicit ElementAccessible(QGraphicsObject *element) : QAccessibleObject(element) {}

    void *interface_cast(QAccessible::InterfaceType type) override;
    QAccessibleInterface *parent() const override;
    int childCount() const override { return 0; }
    QAccessibleInterface *child(int) const override { return nullptr; }
    int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    QString text(QAccessible::Text text) const override;
    QAccessible::Role role() const override;
    QAccessible::State state() const override;
    QRect rect() const override;
    QWindow *window() const override;
    QList<QPair<QAccessibleInterface *, QAccessible::Relation>> relations(QAccessible::Relation match) const override;

    QStringList actionNames() const override;
    /// Supports the actions press (same as a click) and set focus.
    void doAction(const QString &action) override;
    QStringList keyBindingsForAction(const QString &) const override { return {}; }

private:
    QGraphicsObject *element() const { return static_cast<QGraphicsObject *>(object()); }
    bool canPress() const;
    bool canGoThere() const;
};

class AnnouncementAccessible : public QAccessibleObject {
public:
    explicit AnnouncementAccessible(Announcement *announcement) : QAccessibleObject(announcement) {}

    QAccessibleInterface *parent() const override;
    int childCount() const override { return 0; }
    QAccessibleInterface *child(int) const override { return nullptr; }
    int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    QString text(QAccessible::Text text) const override;
    QAccessible::Role role() const override { return QAccessible::Notification; }
    QAccessible::State state() const override;
    QRect rect() const override;
};

} // namespace meadhall::ui
