// Where the keyboard is on the table: which part of it, and which thing there.
#pragma once

#include "ui/scene/focus_ring.h"

#include <array>
#include <functional>
#include <vector>

namespace meadhall::ui {

/// The parts of the table that Tab goes through, in this order.
enum class TablePart : quint8 { Hand, Middle, Seats, Buttons };
constexpr int kTableParts = 4;

/// Knows no game: it asks for the things of a part each time. Nowhere, until a key is pressed.
class KeyboardNavigator : public QObject {
    Q_OBJECT

public:
    using TableElements = std::vector<QGraphicsObject *>;
    /// What can be gone to in a part, in the order in which it is read.
    using ElementsProvider = std::function<TableElements(TablePart part)>;

    KeyboardNavigator(PixmapCache &cache, ElementsProvider elementsIn, QObject *parent);

    /// Null: nowhere.
    QGraphicsObject *element() const { return element_; }
    TablePart part() const { return part_; }

    void goTo(QGraphicsObject *element);
    /// To the thing where the keyboard was in that part last, or else the first one there. False if the part is empty.
    bool goTo(TablePart part);
    /// Into the table from outside: to its first part, or to its last one.
    void enter(bool forward);
    /// To the next part with something in it. False if there is none: out of the table.
    bool nextPart(bool forward);
    /// As it is seen: arrow keys, within the part, and up and down beyond it between hand, middle and seats. Home and
    /// End go to the first and last thing of the part as it is read.
    void move(int key);
    void leave();
    /// What is to be done is done in that part now: the keyboard is taken there, unless it looks around elsewhere.
    void setHome(TablePart part);
    /// Another game: the keyboard is taken to what is to be done there, wherever it was.
    void reset();
    /// Whether the mark is seen.
    void setShown(bool shown);
    /// Things may have come, gone or changed: if that where the keyboard was is gone, it goes to what has its place
    /// now.
    void follow();
    void setTheme(Theme theme);

Q_SIGNALS:
    void moved();

private:
    void setElement(TablePart part, QGraphicsObject *element);
    QGraphicsObject *beside(const TableElements &elements, int key) const;
    void climb(int key);
    void lose();
    void mark();

    PixmapCache &cache_;
    ElementsProvider elementsIn_;
    Theme theme_ = Theme::Dark;
    TablePart home_ = TablePart::Hand, part_ = TablePart::Hand;
    QPointer<QGraphicsObject> element_;
    std::array<QPointer<QGraphicsObject>, kTableParts> last_;
    std::size_t index_ = 0; ///< of the thing in its part
    bool used_ = false;     ///< also while the thing has just gone
    bool homeward_ = false; ///< is to be taken home as soon as there is something
    bool shown_ = false;
    QPointer<FocusRing> ring_;
};

} // namespace meadhall::ui
