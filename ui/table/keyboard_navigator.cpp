#include "ui/table/keyboard_navigator.h"

#include "engine/core/to_index.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace meadhall::ui {

namespace {

QRectF elementRect(const QGraphicsObject *element) { return element->mapToScene(element->shape()).boundingRect(); }

} // namespace

KeyboardNavigator::KeyboardNavigator(PixmapCache &cache, ElementsProvider elementsIn, QObject *parent)
    : QObject(parent), cache_(cache), elementsIn_(std::move(elementsIn))
{
}

void KeyboardNavigator::setElement(TablePart part, QGraphicsObject *element)
{
    const TableElements elements = elementsIn_(part);
    index_ = toIndex(std::find(elements.begin(), elements.end(), element) - elements.begin());
    used_ = true;
    last_[toIndex(part)] = element;
    const bool same = element_ == element;
    part_ = part;
    element_ = element;
    mark();
    if (!same)
        Q_EMIT moved();
}

void KeyboardNavigator::goTo(QGraphicsObject *element)
{
    homeward_ = false;
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
    QGraphicsObject *last = last_[toIndex(part)];
    const bool there = std::find(elements.begin(), elements.end(), last) != elements.end();
    setElement(part, there ? last : elements.front());
    return true;
}

void KeyboardNavigator::enter(bool forward)
{
    homeward_ = false;
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
    homeward_ = false;
    const int step = forward ? 1 : -1;
    for (int i = static_cast<int>(part_) + step; i >= 0 && i < kTableParts; i += step)
        if (goTo(static_cast<TablePart>(i)))
            return true;
    return false;
}

/// The next thing in the same row; where nothing is left in the row, and up and down, the nearest one that way.
QGraphicsObject *KeyboardNavigator::beside(const TableElements &elements, int key) const
{
    const bool sideways = key == Qt::Key_Left || key == Qt::Key_Right;
    const qreal sign = key == Qt::Key_Right || key == Qt::Key_Down ? 1 : -1;
    const QRectF here = elementRect(element_);
    QGraphicsObject *best = nullptr;
    qreal least = std::numeric_limits<qreal>::max();
    for (QGraphicsObject *element : elements) {
        const QRectF there = elementRect(element);
        const QPointF way = there.center() - here.center();
        const qreal along = sign * (sideways ? way.x() : way.y()), across = std::abs(sideways ? way.y() : way.x());
        const bool sameRow = std::abs(way.y()) < std::max(here.height(), there.height()) / 2;
        if (element == element_ || along <= 0.5 || (!sideways && sameRow))
            continue;
        const qreal far = sameRow ? along : along + 2 * across + 1e6 * sideways;
        if (far < least) {
            least = far;
            best = element;
        }
    }
    return best;
}

/// Out of the part, up or down: hand, middle and seats lie above one another. Buttons are gone to by Tab.
void KeyboardNavigator::climb(int key)
{
    const int step = key == Qt::Key_Up ? 1 : -1;
    const int first = static_cast<int>(part_) + step, last = static_cast<int>(TablePart::Seats);
    for (int i = first; i >= 0 && i <= last; i += step) {
        const auto part = static_cast<TablePart>(i);
        // The hand is long: there it is where it was before.
        if (part == TablePart::Hand && goTo(part))
            return;
        if (QGraphicsObject *next = beside(elementsIn_(part), key)) {
            setElement(part, next);
            return;
        }
    }
}

void KeyboardNavigator::move(int key)
{
    homeward_ = false;
    if (!element_) {
        goTo(part_);
        return;
    }
    const TableElements elements = elementsIn_(part_);
    QGraphicsObject *next = nullptr;
    if (elements.empty())
        return;
    if (key == Qt::Key_Home)
        next = elements.front();
    else if (key == Qt::Key_End)
        next = elements.back();
    else
        next = beside(elements, key);
    if (next)
        setElement(part_, next);
    else if (key == Qt::Key_Up || key == Qt::Key_Down)
        climb(key);
}

void KeyboardNavigator::leave()
{
    used_ = false;
    homeward_ = false;
    part_ = home_;
    lose();
}

void KeyboardNavigator::lose()
{
    if (!element_)
        return;
    element_ = nullptr;
    mark();
    Q_EMIT moved();
}

void KeyboardNavigator::setHome(TablePart part)
{
    const TablePart before = std::exchange(home_, part);
    if (before != part && !used_)
        part_ = part;
    else if (before != part)
        homeward_ = part != TablePart::Hand || part_ == before || homeward_;
    if (!homeward_ || !used_)
        return;
    // Cards may yet have to be dealt: then it goes there when they are.
    if (const TableElements elements = elementsIn_(part); part_ == part) {
        homeward_ = false;
    } else if (!elements.empty()) {
        homeward_ = false;
        setElement(part, elements.front());
    }
}

void KeyboardNavigator::reset() { homeward_ = used_ && part_ != TablePart::Hand; }

void KeyboardNavigator::setShown(bool shown)
{
    shown_ = shown;
    mark();
}

void KeyboardNavigator::follow()
{
    if (!used_)
        return;
    const TableElements elements = elementsIn_(part_);
    if (std::find(elements.begin(), elements.end(), element_) != elements.end())
        setElement(part_, element_);
    else if (!elements.empty())
        setElement(part_, elements[std::min(index_, elements.size() - 1)]);
    else
        lose();
}

void KeyboardNavigator::setTheme(Theme theme)
{
    theme_ = theme;
    if (ring_)
        ring_->setTheme(theme);
}

void KeyboardNavigator::mark()
{
    if (!element_ || !shown_) {
        delete ring_;
        return;
    }
    if (!ring_) {
        ring_ = new FocusRing(cache_, element_);
        ring_->setTheme(theme_);
    } else {
        ring_->follow(element_);
    }
}

} // namespace meadhall::ui
