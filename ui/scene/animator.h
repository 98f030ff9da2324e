// Everything that moves on the table, under one clock.
#pragma once

#include <QAbstractAnimation>
#include <QEasingCurve>
#include <QGraphicsObject>
#include <QPointer>

#include <deque>
#include <functional>
#include <vector>

namespace meadhall::ui {

/// Where an item is to end, and how it gets there.
struct Motion {
    QPointF position;
    qreal rotation = 0; ///< degrees
    qreal scale = 1;
    qreal opacity = 1;
    int delay = 0;      ///< ms before it starts, at normal speed
    int duration = 280; ///< ms, at normal speed
    QEasingCurve::Type easing = QEasingCurve::OutCubic;
};

/// Moves graphics objects to where they belong. Any of it can be finished at once: the end is known from the start.
class Animator : public QAbstractAnimation {
    Q_OBJECT

public:
    explicit Animator(QObject *parent = nullptr);

    /// 1 = normal, 2 = twice as slow; 0 = no animation, everything is at its end at once.
    void setSlowness(qreal slowness) { slowness_ = slowness; }
    qreal slowness() const { return slowness_; }

    /// Sends the item on its way; a motion it was in is forgotten. `done` is called once it has arrived; not if the
    /// item has been deleted by then.
    void move(QGraphicsObject *item, const Motion &motion, std::function<void()> done = {});
    /// Leaves the item where it is now; what was to be called on its arrival is not.
    void forget(QGraphicsObject *item);
    /// Drives something else about an item: `step` is called with 0 … 1 on the way, and at last with 1.
    void drive(QGraphicsObject *item, int delay, int duration, std::function<void(qreal)> step);
    /// Calls back after that time (at normal speed), or when everything is finished at once.
    void after(int milliseconds, std::function<void()> done);
    /// Keeps everything that waits for stillness back for that long, at any speed: time to read what happened.
    void rest(int milliseconds);

    /// Calls back when nothing moves any more and whatever waited before has been called: now, if that is so already.
    void whenStill(std::function<void()> what);
    /// Everything at its end, and whatever waits for that called, one after another.
    void hurry();

    bool moving() const { return !running_.empty(); }
    /// Something waits until nothing moves.
    bool hasWaiting() const { return !waiting_.empty(); }
    /// How long until everything has arrived, in ms of this speed.
    int remaining() const;
    /// Puts everything to its end now. What waits until nothing moves is called later.
    void finishAll();

    int duration() const override { return -1; }

Q_SIGNALS:
    /// Nothing moves any more.
    void settled();

protected:
    void updateCurrentTime(int now) override;

private:
    struct Course {
        QPointer<QGraphicsObject> item;
        bool hasItem;
        QPointF fromPosition;
        qreal fromRotation, fromScale, fromOpacity;
        Motion motion;
        qreal begin, end; ///< on this animation's clock
        std::function<void()> done;
        std::function<void(qreal)> step; ///< instead of the motion

        /// What `done` refers to may be gone.
        bool orphaned() const { return hasItem && !item; }
    };

    void begin(Course course);
    void schedule(Course course, qreal slowness);
    void settle();
    void callWaiting();
    static void place(const Course &course, qreal progress);

    std::vector<Course> running_;
    std::deque<std::function<void()>> waiting_;
    qreal slowness_ = 1;
    bool ticking_ = false;
    bool calling_ = false;
};

} // namespace meadhall::ui
