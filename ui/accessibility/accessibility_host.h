// What a table offers to assistive programs: the things on it, their names, the keyboard's place, the own cards.
#pragma once

#include "ui/scene/hand.h"

#include <QGraphicsView>

#include <map>
#include <vector>

namespace meadhall::ui {

class Announcer;

/// A child of the view that shows the table; while it exists, QAccessible can be asked about that view and all things
/// on it. It also tells assistive programs what changes besides what is announced: where the keyboard is, what is
/// selected, and other names for the same things, of which screen readers keep the ones they had.
class AccessibilityHost : public QObject {
    Q_OBJECT

public:
    using TableElements = std::vector<QGraphicsObject *>;

    explicit AccessibilityHost(QGraphicsView &view);

    /// Null if that is not a view with a table.
    static AccessibilityHost *of(const QObject *view);
    /// The table that a thing of a scene is on; null if it is on none.
    static AccessibilityHost *with(const QGraphicsObject *element);

    QGraphicsView &view() const { return view_; }

    /// Everything that is on the table, in reading order.
    virtual TableElements elements() const = 0;
    /// What a screen reader says of a thing: in the language of the moment, and no more than is seen of it.
    virtual QString nameOf(const QGraphicsObject *element) const = 0;
    /// Where the keyboard is; null: nowhere.
    virtual QGraphicsObject *focused() const = 0;
    virtual bool canGoTo(const QGraphicsObject *element) const = 0;
    virtual void goTo(QGraphicsObject *element) = 0;
    /// Whether a click on it does something now; does it.
    virtual bool canPress(const QGraphicsObject *element) const = 0;
    virtual void press(QGraphicsObject *element) = 0;
    /// The own cards, of which some are selected.
    virtual const Hand &hand() const = 0;
    virtual const Announcer &announcer() const = 0;

public Q_SLOTS:
    // Told by the table. Nothing happens while nobody listens.
    void notifyFocus();
    void notifySelection();
    void notifyNames();

private:
    QGraphicsView &view_;
    CardSet selection_;
    std::map<const QObject *, QString> names_; ///< as told last
};

} // namespace meadhall::ui
