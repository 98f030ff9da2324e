#include "ui/scene/animator.h"

#include <algorithm>

namespace meadhall::ui {

Animator::Animator(QObject *parent) : QAbstractAnimation(parent) {}

void Animator::move(QGraphicsObject *item, const Motion &motion, std::function<void()> done)
{
    forget(item);
    begin(
        {item, true, item->pos(), item->rotation(), item->scale(), item->opacity(), motion, 0, 0, std::move(done), {}});
}

void Animator::bring(QGraphicsObject *item, const Motion &motion, bool animated, const std::function<void()> &done)
{
    if (animated) {
        move(item, motion, done);
        return;
    }
    forget(item);
    item->setPos(motion.position);
    item->setRotation(motion.rotation);
    item->setScale(motion.scale);
    item->setOpacity(motion.opacity);
    if (done)
        done();
}

void Animator::forget(QGraphicsObject *item)
{
    std::erase_if(running_, [item](const Course &course) { return course.item == item && !course.step; });
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

void Animator::begin(Course course)
{
    if (slowness_ <= 0) {
        place(course, 1);
        if (course.done)
            course.done();
        return;
    }
    schedule(std::move(course), slowness_);
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

void Animator::schedule(Course course, qreal slowness)
{
    if (state() != QAbstractAnimation::Running) {
        ticking_ = true; // start() updates immediately and would stop again: nothing moves yet
        start();
        ticking_ = false;
    }
    course.begin = currentTime() + course.motion.delay * slowness;
    course.end = course.begin + course.motion.duration * slowness;
    running_.push_back(std::move(course));
}

int Animator::remaining() const
{
    qreal end = currentTime();
    for (const Course &course : running_)
        end = std::max(end, course.end);
    return static_cast<int>(end - currentTime());
}

void Animator::place(const Course &course, qreal progress)
{
    if (!course.item)
        return;
    if (course.step) {
        course.step(progress);
        return;
    }
    const qreal t = QEasingCurve(course.motion.easing).valueForProgress(progress);
    const auto between = [t](auto from, auto to) { return from + (to - from) * t; };
    course.item->setPos(between(course.fromPosition, course.motion.position));
    course.item->setRotation(between(course.fromRotation, course.motion.rotation));
    course.item->setScale(between(course.fromScale, course.motion.scale));
    course.item->setOpacity(between(course.fromOpacity, course.motion.opacity));
}

void Animator::updateCurrentTime(int now)
{
    if (ticking_)
        return;
    ticking_ = true;
    std::vector<Course> arrivals;
    for (Course &course : running_) {
        if (now < course.begin)
            continue;
        const qreal length = course.end - course.begin;
        const bool arrived = now >= course.end;
        place(course, arrived ? 1 : (now - course.begin) / length);
        if (arrived && course.done)
            arrivals.push_back(course);
    }
    std::erase_if(running_, [now](const Course &course) { return now >= course.end || course.orphaned(); });
    ticking_ = false;
    for (const Course &course : arrivals)
        if (!course.orphaned()) // a callback may delete the item of a later one
            course.done();
    if (running_.empty() && state() == QAbstractAnimation::Running)
        settle();
}

void Animator::finishAll()
{
    if (running_.empty())
        return;
    // A `done` may start another motion; finish that too. The number of rounds is limited in case this never ends.
    for (int wave = 0; wave < 8 && !running_.empty(); ++wave) {
        std::vector<Course> finished;
        finished.swap(running_);
        for (const Course &course : finished)
            place(course, 1);
        for (const Course &course : finished)
            if (course.done && !course.orphaned())
                course.done();
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

void Animator::whenStill(std::function<void()> what)
{
    waiting_.push_back(std::move(what));
    callWaiting();
}

/// Runs callbacks in order until one of them starts an animation.
void Animator::callWaiting()
{
    if (calling_)
        return;
    calling_ = true;
    while (!waiting_.empty() && !moving()) {
        const std::function<void()> what = std::move(waiting_.front());
        waiting_.pop_front();
        what();
    }
    calling_ = false;
}

void Animator::hurry()
{
    do {
        finishAll();
        callWaiting();
    } while (moving() && !calling_);
}

} // namespace meadhall::ui
