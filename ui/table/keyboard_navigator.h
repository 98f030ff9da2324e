// SPDX-License-Identifier: GPL-3.0-or-later
// Keyboard focus within the table: the focused part and element.
#pragma once

#include "ui/base/graphics/art_painter.h"

#include <QPointer>

#include <array>
#include <functional>
#include <vector>

namespace meadhall::ui {

class FocusRing;

/// The parts of the table, in Tab order.
enum class TablePart : quint8 { Hand, Middle, Seats, Buttons };
constexpr int kTableParts = 4;

/// Independent of the game: queries the elements of a part each time. With the mouse alone, no element is focused.
class KeyboardNavigator : public QObject {
    Q_OBJECT

public:
    using TableElements = std::vector<TableItem *>;
    /// Returns the focusable elements of a part in reading order.
    using ElementsProvider = std::function<TableElements(TablePart part)>;

    KeyboardNavigator(PixmapCache &cache, ElementsProvider elementsIn, QObject *parent);

    /// The focused element; nullptr: none.
    TableItem *element() const { return element_; }
    TablePart part() const { return part_; }
    /// Whether the focus is in the table or will be as soon as there is something that can have it.
    bool isActive() const { return active_; }

    /// Focuses an element; ignored if it is in no part.
    void goTo(TableItem *element);
    /// Focuses the element of a part that was focused last, otherwise its first one.
    /// @return false if the part is empty
    bool goTo(TablePart part);
    /// Tab has entered the table: focuses the first non-empty part, or the last one if not `forward`.
    void enter(bool forward);
    /// Moves to the next non-empty part.
    /// @return false if there is none: Tab then leaves the table
    bool nextPart(bool forward);
    /// Moves the focus. Arrow keys follow the positions on the screen, within the part; Up and Down also move between
    /// hand, middle and seats. Home and End move to the first and last element of the part in reading order.
    /// @param key a Qt::Key
    void move(int key);
    /// If nothing is focused, focuses an element of the part where the user acts next, as soon as there is one.
    void start();
    /// Clears the focus, as after a mouse click.
    void leave();
    /// Sets the part where the user acts next. When it changes, the focus moves there, except back to the hand if the
    /// user has moved it elsewhere.
    void setDefaultPart(TablePart part);
    /// For a new game: the next setDefaultPart() moves the focus, wherever it is.
    void reset() { returnsHome_ = active_ && part_ != TablePart::Hand; }
    /// Shows or hides the focus ring.
    void setShown(bool shown);
    /// Updates the focus after elements were added, removed or changed. If the focused one was removed, the one now at
    /// its index is focused.
    void updateFocus();

Q_SIGNALS:
    void moved();

private:
    void setElement(TablePart part, TableItem *element);
    TableItem *neighbour(const TableElements &elements, int key) const;
    void moveToOtherPart(int key);
    void clearElement();
    void updateRing();

    PixmapCache &cache_;
    ElementsProvider elementsIn_;
    TablePart home_ = TablePart::Hand, part_ = TablePart::Hand;
    QPointer<TableItem> element_;
    std::array<QPointer<TableItem>, kTableParts> last_;
    std::size_t index_ = 0;    ///< of the element in its part
    bool active_ = false;      ///< the focus is in the table, even if its element was removed
    bool returnsHome_ = false; ///< move to the home part as soon as it has elements
    bool ringShown_ = false;
    QPointer<FocusRing> ring_;
};

} // namespace meadhall::ui
