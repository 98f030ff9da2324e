// SPDX-License-Identifier: GPL-3.0-or-later
// The interface through which a table offers its elements, their names, the keyboard focus and the hand to
// QAccessible.
#pragma once

#include "ui/base/accessibility/announcer.h"
#include "ui/table/scene/hand.h"

#include <QGraphicsObject>
#include <QGraphicsView>

#include <map>
#include <vector>

namespace meadhall::ui {

/// Makes a view of a table accessible. It is a child of that view; while it exists, QAccessible offers the view and
/// all elements of its scene. It also sends the events that QGraphicsView does not: changes of focus, selection and
/// names. Without the latter screen readers keep outdated names.
class AccessibilityHost : public QObject {
    Q_OBJECT

public:
    using TableElements = std::vector<QGraphicsObject *>;

    explicit AccessibilityHost(QGraphicsView &view);

    /// The host of a view; null if the view shows no table.
    static AccessibilityHost *of(const QObject *view);
    /// The host of the table that contains an element; null if there is none.
    static AccessibilityHost *with(const QGraphicsObject *element);

    QGraphicsView &view() const { return view_; }

    /// All elements of the table in reading order.
    virtual TableElements elements() const = 0;
    /// Accessible name in the current language. Must not reveal more than is visible.
    virtual QString nameOf(const QGraphicsObject *element) const = 0;
    /// The element with the keyboard focus; null: none.
    virtual QGraphicsObject *focused() const = 0;
    /// Whether an element gets the focus as soon as there are cards.
    virtual bool isAwaitingCards() const = 0;
    virtual bool canGoTo(const QGraphicsObject *element) const = 0;
    virtual void goTo(QGraphicsObject *element) = 0;
    /// Whether clicking the element may have an effect. Remains the same for an element: screen readers ask for a role
    /// only once.
    virtual bool isButton(const QGraphicsObject *element) const = 0;
    /// Whether as little as possible is said, and nothing of what kind an element is.
    virtual bool isShort() const = 0;
    /// Whether clicking the element has an effect now.
    virtual bool canPress(const QGraphicsObject *element) const = 0;
    virtual void press(QGraphicsObject *element) = 0;
    /// The own cards, whose selection is reported.
    virtual const Hand &hand() const = 0;
    virtual Announcer &announcer() = 0;
    /// A button without an effect now, or a card that is of no use.
    bool isDisabled(const QGraphicsObject *element) const;

    /// The view has got the focus. A moment later it is told what on it has it.
    void arrive();
    bool isArriving() const { return isArriving_; }

public Q_SLOTS:
    // Called by the table. No events are sent while no assistive program is active.
    void notifyFocus();
    void notifySelection();
    /// Of names and of elements that were disabled or enabled.
    void notifyNames();

private:
    struct Told {
        QString name;
        bool disabled = false;
    };

    void tellFocus(QObject *object);

    QGraphicsView &view_;
    bool isArriving_ = false;
    CardSet selection_;
    std::map<const QObject *, Told> told_; ///< at the last notifyNames()
};

} // namespace meadhall::ui
