// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/keyboard_navigator.h"

#include "engine/core/to_index.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <limits>

namespace meadhall::ui {

namespace {

constexpr qreal kRingDark = 6, kRingGold = 3; // widths in logical pixels

QRectF elementRect(const TableItem *element) { return element->mapToScene(element->shape()).boundingRect(); }

} // namespace

/// Keyboard focus indicator of the items on the table. A child of the focused item, so that it follows the item's
/// transform. Ignores the mouse.
class FocusRing : public TableItem {
    Q_OBJECT

public:
    FocusRing(PixmapCache &cache, TableItem *element) : TableItem(cache, element)
    {
        setAcceptedMouseButtons(Qt::NoButton);
        setTheme(element->theme());
    }
    /// Moves the ring to another item, or adapts it to a changed shape of the same one.
    void attachTo(QGraphicsItem *element)
    {
        prepareGeometryChange();
        setParentItem(element);
        update();
    }
    QRectF boundingRect() const override
    {
        return outline().boundingRect().adjusted(-kRingDark, -kRingDark, kRingDark, kRingDark);
    }
    QPainterPath shape() const override { return {}; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) override
    {
        // A dark line below a light one is visible on every background.
        const QPainterPath path = outline();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setBrush(Qt::NoBrush);
        painter->setPen(QPen(colours().goldLine, kRingDark));
        painter->drawPath(path);
        painter->setPen(QPen(colours().gold, kRingGold, Qt::DashLine));
        painter->drawPath(path);
    }

private:
    QPainterPath outline() const { return parentItem() ? parentItem()->shape().simplified() : QPainterPath(); }
};

KeyboardNavigator::KeyboardNavigator(PixmapCache &cache, ElementsProvider elementsIn, QObject *parent)
    : QObject(parent), cache_(cache), elementsIn_(std::move(elementsIn))
{
}

void KeyboardNavigator::setElement(TablePart part, TableItem *element)
{
    const TableElements elements = elementsIn_(part);
    index_ = toIndex(std::find(elements.begin(), elements.end(), element) - elements.begin());
    active_ = true;
    last_[toIndex(part)] = element;
    const bool same = element_ == element;
    part_ = part;
    element_ = element;
    updateRing();
    if (!same)
        Q_EMIT moved();
}

void KeyboardNavigator::goTo(TableItem *element)
{
    returnsHome_ = false;
    for (int i = 0; i < kTableParts; ++i) {
        const auto part = static_cast<TablePart>(i);
        const TableElements elements = elementsIn_(part);
        if (std::find(elements.begin(), elements.end(), element) != elements.end())
            setElement(part, element);
    }
}

bool KeyboardNavigator::goTo(TablePart part)
{
    const TableElements elements = elementsIn_(part);
    if (elements.empty())
        return false;
    TableItem *last = last_[toIndex(part)];
    const bool there = std::find(elements.begin(), elements.end(), last) != elements.end();
    setElement(part, there ? last : elements.front());
    return true;
}

void KeyboardNavigator::enter(bool forward)
{
    returnsHome_ = false;
    for (int i = 0; i < kTableParts; ++i)
        if (goTo(static_cast<TablePart>(forward ? i : kTableParts - 1 - i)))
            return;
}

bool KeyboardNavigator::nextPart(bool forward)
{
    if (!element_) {
        enter(forward);
        return element_;
    }
    returnsHome_ = false;
    const int step = forward ? 1 : -1;
    for (int i = static_cast<int>(part_) + step; i >= 0 && i < kTableParts; i += step)
        if (goTo(static_cast<TablePart>(i)))
            return true;
    return false;
}

/// The next element in the same row for Left and Right; otherwise the nearest one in that direction. Null if none.
TableItem *KeyboardNavigator::neighbour(const TableElements &elements, int key) const
{
    const bool horizontal = key == Qt::Key_Left || key == Qt::Key_Right;
    const qreal sign = key == Qt::Key_Right || key == Qt::Key_Down ? 1 : -1;
    const QRectF here = elementRect(element_);
    TableItem *best = nullptr;
    qreal least = std::numeric_limits<qreal>::max();
    for (TableItem *element : elements) {
        const QRectF there = elementRect(element);
        const QPointF offset = there.center() - here.center();
        const qreal along = sign * (horizontal ? offset.x() : offset.y()),
                    across = std::abs(horizontal ? offset.y() : offset.x());
        const bool sameRow = std::abs(offset.y()) < std::max(here.height(), there.height()) / 2;
        if (element == element_ || along <= 0.5 || (!horizontal && sameRow))
            continue;
        const qreal distance = sameRow ? along : along + 2 * across + 1e6 * horizontal;
        if (distance < least) {
            least = distance;
            best = element;
        }
    }
    return best;
}

/// Moves up or down to another part: hand, middle and seats are arranged vertically. Buttons are reached by Tab only.
void KeyboardNavigator::moveToOtherPart(int key)
{
    const int step = key == Qt::Key_Up ? 1 : -1;
    const int first = static_cast<int>(part_) + step, last = static_cast<int>(TablePart::Seats);
    for (int i = first; i >= 0 && i <= last; i += step) {
        const auto part = static_cast<TablePart>(i);
        // The hand is wide: return to the card focused last rather than to the nearest one.
        if (part == TablePart::Hand && goTo(part))
            return;
        if (TableItem *next = neighbour(elementsIn_(part), key)) {
            setElement(part, next);
            return;
        }
    }
}

void KeyboardNavigator::move(int key)
{
    returnsHome_ = false;
    const TableElements elements = elementsIn_(part_);
    if (!element_ && (key != Qt::Key_End || elements.empty())) {
        goTo(part_);
        return;
    }
    TableItem *next = nullptr;
    if (elements.empty())
        return;
    if (key == Qt::Key_Home)
        next = elements.front();
    else if (key == Qt::Key_End)
        next = elements.back();
    else
        next = neighbour(elements, key);
    if (next)
        setElement(part_, next);
    else if (key == Qt::Key_Up || key == Qt::Key_Down)
        moveToOtherPart(key);
}

void KeyboardNavigator::start()
{
    active_ = true;
    // Queued: a table that gets the focus may be about to show another game, whose cards are not there yet.
    QMetaObject::invokeMethod(this, &KeyboardNavigator::updateFocus, Qt::QueuedConnection);
}

void KeyboardNavigator::leave()
{
    active_ = false;
    returnsHome_ = false;
    part_ = home_;
    clearElement();
}

void KeyboardNavigator::clearElement()
{
    if (!element_)
        return;
    element_ = nullptr;
    updateRing();
    Q_EMIT moved();
}

void KeyboardNavigator::setDefaultPart(TablePart part)
{
    const TablePart before = std::exchange(home_, part);
    if (before != part && !active_)
        part_ = part;
    else if (before != part)
        returnsHome_ = part != TablePart::Hand || part_ == before || returnsHome_;
    if (!returnsHome_ || !active_)
        return;
    // If the cards are not dealt yet, a later call moves the focus.
    if (const TableElements elements = elementsIn_(part); part_ == part) {
        returnsHome_ = false;
    } else if (!elements.empty()) {
        returnsHome_ = false;
        setElement(part, elements.front());
    }
}

void KeyboardNavigator::setShown(bool shown)
{
    ringShown_ = shown;
    updateRing();
}

void KeyboardNavigator::updateFocus()
{
    if (!active_)
        return;
    const TableElements elements = elementsIn_(part_);
    if (std::find(elements.begin(), elements.end(), element_) != elements.end())
        setElement(part_, element_);
    else if (!elements.empty())
        setElement(part_, elements[std::min(index_, elements.size() - 1)]);
    else
        clearElement();
}

void KeyboardNavigator::updateRing()
{
    if (!element_ || !ringShown_) {
        delete ring_;
        return;
    }
    if (!ring_)
        ring_ = new FocusRing(cache_, element_);
    else
        ring_->attachTo(element_);
}

} // namespace meadhall::ui

#include "keyboard_navigator.moc"
