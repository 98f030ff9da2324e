// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/scene/animator.h"

#include <algorithm>

namespace meadhall::ui {

Animator::Animator(QObject *parent) : QAbstractAnimation(parent) {}

void Animator::move(QGraphicsObject *item, const Motion &motion, std::function<void()> done)
{
    cancel(item);
    begin(
        {item, true, item->pos(), item->rotation(), item->scale(), item->opacity(), motion, 0, 0, std::move(done), {}});
}

void Animator::bring(QGraphicsObject *item, const Motion &motion, bool animated, const std::function<void()> &done)
{
    if (animated) {
        move(item, motion, done);
        return;
    }
    cancel(item);
    item->setPos(motion.position);
    item->setRotation(motion.rotation);
    item->setScale(motion.scale);
    item->setOpacity(motion.opacity);
    if (done)
        done();
}

void Animator::cancel(QGraphicsObject *item)
{
    std::erase_if(running_, [item](const Animation &animation) { return animation.item == item && !animation.step; });
}

void Animator::drive(QGraphicsObject *item, int delay, int duration, std::function<void(qreal)> step)
{
    Motion motion;
    motion.delay = delay;
    motion.duration = duration;
    begin({item, true, {}, 0, 1, 1, motion, 0, 0, {}, std::move(step)});
}

void Animator::after(int milliseconds, std::function<void()> done)
{
    Motion wait;
    wait.delay = milliseconds;
    wait.duration = 0;
    begin({nullptr, false, {}, 0, 1, 1, wait, 0, 0, std::move(done), {}});
}

void Animator::begin(Animation animation)
{
    if (durationFactor_ <= 0) {
        place(animation, 1);
        if (animation.done)
            animation.done();
        return;
    }
    schedule(std::move(animation), durationFactor_);
}

void Animator::rest(int milliseconds)
{
    if (milliseconds <= 0)
        return;
    Motion wait;
    wait.delay = milliseconds;
    wait.duration = 0;
    schedule({nullptr, false, {}, 0, 1, 1, wait, 0, 0, {}, {}}, 1);
}

void Animator::schedule(Animation animation, qreal durationFactor)
{
    if (state() != QAbstractAnimation::Running) {
        ticking_ = true; // start() updates immediately and would stop the clock again, as no item has moved yet
        start();
        ticking_ = false;
    }
    animation.begin = currentTime() + animation.motion.delay * durationFactor;
    animation.end = animation.begin + animation.motion.duration * durationFactor;
    running_.push_back(std::move(animation));
}

int Animator::remaining() const
{
    qreal end = currentTime();
    for (const Animation &animation : running_)
        end = std::max(end, animation.end);
    return static_cast<int>(end - currentTime());
}

void Animator::place(const Animation &animation, qreal progress)
{
    if (!animation.item)
        return;
    if (animation.step) {
        animation.step(progress);
        return;
    }
    const qreal t = QEasingCurve(animation.motion.easing).valueForProgress(progress);
    const auto between = [t](auto from, auto to) { return from + (to - from) * t; };
    animation.item->setPos(between(animation.fromPosition, animation.motion.position));
    animation.item->setRotation(between(animation.fromRotation, animation.motion.rotation));
    animation.item->setScale(between(animation.fromScale, animation.motion.scale));
    animation.item->setOpacity(between(animation.fromOpacity, animation.motion.opacity));
}

void Animator::updateCurrentTime(int now)
{
    if (ticking_)
        return;
    ticking_ = true;
    std::vector<Animation> arrivals;
    for (Animation &animation : running_) {
        if (now < animation.begin)
            continue;
        const qreal length = animation.end - animation.begin;
        const bool arrived = now >= animation.end;
        place(animation, arrived ? 1 : (now - animation.begin) / length);
        if (arrived && animation.done)
            arrivals.push_back(animation);
    }
    std::erase_if(running_,
                  [now](const Animation &animation) { return now >= animation.end || animation.itemDeleted(); });
    ticking_ = false;
    for (const Animation &animation : arrivals)
        if (!animation.itemDeleted()) // a callback may delete the item of a later one
            animation.done();
    if (running_.empty() && state() == QAbstractAnimation::Running)
        settle();
}

void Animator::finishAll()
{
    if (running_.empty())
        return;
    // A `done` may start another motion; finish that too. The number of rounds is limited in case this never ends.
    for (int round = 0; round < 8 && !running_.empty(); ++round) {
        std::vector<Animation> finished;
        finished.swap(running_);
        for (const Animation &animation : finished)
            place(animation, 1);
        for (const Animation &animation : finished)
            if (animation.done && !animation.itemDeleted())
                animation.done();
    }
    settle();
}

void Animator::settle()
{
    stop();
    Q_EMIT settled();
    // Queued: the caller of finishAll() may be in the middle of something.
    if (!waiting_.empty())
        QMetaObject::invokeMethod(this, &Animator::callWaiting, Qt::QueuedConnection);
}

void Animator::whenIdle(std::function<void()> callback)
{
    waiting_.push_back(std::move(callback));
    callWaiting();
}

/// Runs callbacks in order until one of them starts an animation.
void Animator::callWaiting()
{
    if (calling_)
        return;
    calling_ = true;
    while (!waiting_.empty() && !moving()) {
        const std::function<void()> callback = std::move(waiting_.front());
        waiting_.pop_front();
        callback();
    }
    calling_ = false;
}

void Animator::skipAnimations()
{
    do {
        finishAll();
        callWaiting();
    } while (moving() && !calling_);
}

} // namespace meadhall::ui
