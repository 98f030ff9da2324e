// SPDX-License-Identifier: GPL-3.0-or-later
// Animations of the table, driven by one clock.
#pragma once

#include <QAbstractAnimation>
#include <QEasingCurve>
#include <QGraphicsObject>
#include <QPointer>

#include <deque>
#include <functional>
#include <vector>

namespace meadhall::ui {

/// Target of an item and how it moves there.
struct Motion {
    QPointF position;
    qreal rotation = 0; ///< degrees
    qreal scale = 1;
    qreal opacity = 1;
    int delay = 0;      ///< ms before it starts, at normal speed
    int duration = 280; ///< ms, at normal speed
    QEasingCurve::Type easing = QEasingCurve::OutCubic;
};

/// Animates graphics objects. Every motion can be finished at once, because its target is known from the start.
class Animator : public QAbstractAnimation {
    Q_OBJECT

public:
    explicit Animator(QObject *parent = nullptr);

    /// Sets the factor for delays and durations: 1 = normal, 2 = half speed, 0 = no animation, items jump to
    /// their targets.
    void setDurationFactor(qreal durationFactor) { durationFactor_ = durationFactor; }
    qreal durationFactor() const { return durationFactor_; }

    /// Starts moving an item from its current state, replacing a motion in progress.
    /// @param done called on arrival, unless the item is deleted before
    void move(QGraphicsObject *item, const Motion &motion, std::function<void()> done = {});
    /// Like move() if `animated`. Otherwise places the item immediately at any speed, and calls `done` now.
    void bring(QGraphicsObject *item, const Motion &motion, bool animated, const std::function<void()> &done = {});
    /// Stops the item where it is now; its `done` is not called.
    void cancel(QGraphicsObject *item);
    /// Animates something other than the position, rotation, scale or opacity of an item.
    /// @param delay,duration in ms at normal speed
    /// @param step called with the progress, 0 … 1; the last call has 1
    void drive(QGraphicsObject *item, int delay, int duration, std::function<void(qreal)> step);
    /// Calls `done` after that time (ms at normal speed), or when animations are finished early.
    void after(int milliseconds, std::function<void()> done);
    /// Delays the callbacks of whenIdle() by that many ms, at any speed: time to read what happened.
    void rest(int milliseconds);

    /// Queues a callback to run when nothing moves and all earlier callbacks have run; runs it now if that is the
    /// case.
    void whenIdle(std::function<void()> callback);
    /// Finishes all motions and runs the queued callbacks, including the motions that those start.
    void skipAnimations();

    bool moving() const { return !running_.empty(); }
    /// Whether callbacks of whenIdle() are queued.
    bool hasWaiting() const { return !waiting_.empty(); }
    /// Time in ms until everything has arrived, at the current speed.
    int remaining() const;
    /// Moves everything to its target now. Callbacks of whenIdle() run later, from the event loop.
    void finishAll();

    int duration() const override { return -1; }

Q_SIGNALS:
    /// Nothing moves any more.
    void settled();

protected:
    void updateCurrentTime(int now) override;

private:
    struct Animation {
        QPointer<QGraphicsObject> item;
        bool hasItem;
        QPointF fromPosition;
        qreal fromRotation, fromScale, fromOpacity;
        Motion motion;
        qreal begin, end; ///< ms on this animation's clock
        std::function<void()> done;
        std::function<void(qreal)> step; ///< called instead of applying the motion

        /// The item is gone, and with it what `done` may refer to.
        bool itemDeleted() const { return hasItem && !item; }
    };

    void begin(Animation animation);
    void schedule(Animation animation, qreal durationFactor);
    void settle();
    void callWaiting();
    static void place(const Animation &animation, qreal progress);

    std::vector<Animation> running_;
    std::deque<std::function<void()>> waiting_;
    qreal durationFactor_ = 1;
    bool ticking_ = false;
    bool calling_ = false;
};

} // namespace meadhall::ui
