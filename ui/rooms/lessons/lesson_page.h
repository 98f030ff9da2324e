// SPDX-License-Identifier: GPL-3.0-or-later
// A lesson: a real table with a fixed deal, scripted opponents, and a plate that says what to do.
#pragma once

#include "engine/table/table.h"
#include "ui/base/graphics/pixmap_cache.h"
#include "ui/rooms/lessons/course.h"
#include "ui/rooms/lessons/lesson_glow.h"
#include "ui/rooms/lessons/lesson_panel.h"

#include <QPointer>
#include <QWidget>

#include <memory>

namespace meadhall::ui {

class LessonTable;
class Settings;
class TableView;

/// The game never leaves the script: another legal move gets a remark. Any event can be shown only when its step has
/// come, and opponents wait while there is something to read.
class LessonPage : public QWidget {
    Q_OBJECT

public:
    LessonPage(Settings &settings, Game game, QWidget *parent = nullptr);
    ~LessonPage() override;

    /// Goes to a step of the course, forwards or backwards.
    void goTo(int step);
    /// Goes to the previous step, unless this is the first one.
    void stepBack();
    int step() const { return step_; }
    bool atEnd() const;
    /// The time that is left, as a short phrase; empty at the end.
    QString timeLeft() const;

    const Course &course() const { return course_; }
    Table &table() { return table_; }
    TableView &tableView();
    LessonPanel &panel() { return *panel_; }

    /// Returns true if the opponents may play: not before the learner has read the current explanation.
    bool opponentsMayPlay() const;
    /// The move that the learner is to make now; null if there is none.
    const Event *wanted() const;

Q_SIGNALS:
    /// Another step, or another language.
    void stepChanged();
    /// The learner wants to leave; the place in the lesson is to be kept.
    void leaveRequested();
    /// The learner wants to play a real game.
    void realGameRequested();
    /// F1 was pressed.
    void rulesRequested();
    /// The learner has continued after an explanation.
    void proceeded();

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    const LessonStep &current() const { return course_.steps[toIndex(step_)]; }
    std::size_t shown() const;
    bool readsFirst() const;
    bool asksAfterReading() const;
    void connectView();
    void applySettings();
    bool acceptsMove(const Event &move, bool whole);
    void takeOver();
    void enter(int step);
    void proceed();
    void leaveOrCancel();
    void showMove();
    bool leadsBack(const QKeyEvent &event) const;
    bool handles(const QKeyEvent &event) const;
    bool pressed(const QKeyEvent &event);
    void updatePanel();
    void announce(const LessonPanel::Contents &contents);
    LessonPanel::Contents contents() const;
    LessonPanel::Contents contentsOf(int step, bool pickingUp) const;
    void mark();
    void light(const std::vector<QGraphicsObject *> &meant);
    void measure();
    void place();
    QRectF spokenOf() const;

    Settings &settings_;
    const Course &course_;
    PixmapCache cache_;
    Table table_;
    std::unique_ptr<LessonTable> game_; ///< refers to the table
    LessonPanel *panel_ = nullptr;
    std::vector<QPointer<LessonGlow>> glows_;
    QSize measuredFor_; ///< of the view, when the lane was measured
    int plateWidth_ = 0, plateHeight_ = 0;
    int step_ = 0;
    bool read_ = false; ///< the current explanation has been read
    QString remark_, announcedWords_;
};

} // namespace meadhall::ui
