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

/// A notification without a name, and in it a label with the words. Screen readers say both, and show in Braille and
/// keep in their list of messages the labels in a notification that are not in its name.
class AnnouncementAccessible : public QAccessibleObject {
public:
    explicit AnnouncementAccessible(Announcement *announcement);
    ~AnnouncementAccessible() override;

    QAccessibleInterface *parent() const override;
    int childCount() const override { return 1; }
    QAccessibleInterface *child(int index) const override;
    int indexOfChild(const QAccessibleInterface *child) const override { return child == label() ? 0 : -1; }
    QString text(QAccessible::Text) const override { return {}; }
    QAccessible::Role role() const override { return QAccessible::Notification; }
    QAccessible::State state() const override;
    QRect rect() const override;

private:
    QAccessibleInterface *label() const { return QAccessible::accessibleInterface(label_); }

    QAccessible::Id label_;
};

} // namespace meadhall::ui
