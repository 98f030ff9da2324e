// SPDX-License-Identifier: GPL-3.0-or-later
// The table as a lesson sees it, whichever game is played there.
#pragma once

#include "ui/rooms/lessons/course.h"

#include <QRectF>

#include <memory>
#include <vector>

class QGraphicsObject;
class QWidget;

namespace meadhall {
class Table;
}

namespace meadhall::ui {

class PixmapCache;
class TableView;

class LessonTable {
public:
    /// @param table,cache must outlive the result
    static std::unique_ptr<LessonTable> make(Game game, Table &table, PixmapCache &cache, QWidget *parent);
    virtual ~LessonTable();
    LessonTable(const LessonTable &) = delete;
    LessonTable &operator=(const LessonTable &) = delete;

    TableView &view() const { return *view_; }

    /// Returns true if a move is the wanted one, or its beginning.
    static bool fits(const Event &wanted, const Event &move, bool whole);
    /// The keys for what is to be done, as a sentence.
    /// @param pickingUp the play is made, and its pick-up has yet to be chosen
    static QString keysFor(const Event &wanted, bool pickingUp);

    /// Returns true if the position shown waits for a move of the learner.
    virtual bool asks() const = 0;
    /// Returns true if Enter or the large button would make the wanted move.
    virtual bool isReady(const Event &wanted) const = 0;
    /// The items to use next: cards, a pile, a button.
    virtual std::vector<QGraphicsObject *> meant(const Event &wanted) const = 0;
    /// Selects the cards that the wanted move needs, or brings the keyboard to the card or pile to take.
    /// @return false if there are no cards to select
    virtual bool select(const Event &wanted) = 0;
    /// Highlights what is meant the way the table highlights it.
    /// @param dims cards that are not meant are darkened
    virtual void mark(const Event *wanted, bool dims) = 0;
    /// The place of a part of the table, in scene coordinates; empty for About::Nothing.
    virtual QRectF placeOf(LessonStep::About about) const = 0;
    /// Greatest width of a plate in the middle of the lane.
    virtual qreal widestPlate() const = 0;

protected:
    explicit LessonTable(std::unique_ptr<TableView> view);

private:
    std::unique_ptr<TableView> view_;
};

} // namespace meadhall::ui
