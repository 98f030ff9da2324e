// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/review/judge/review_run.h"

#include <algorithm>

namespace meadhall::review {

ReviewRun::ReviewRun(Events events, std::vector<Task> tasks, Depth depth, int threads, Callbacks callbacks)
    : events_(std::move(events)), depth_(depth), callbacks_(std::move(callbacks)), waiting_(tasks.begin(), tasks.end()),
      open_(tasks.size())
{
    for (int i = 0; i < threads; ++i)
        threads_.emplace_back([this] { work(); });
}

ReviewRun::~ReviewRun()
{
    stop();
    wait();
}

void ReviewRun::prioritise(int line)
{
    const std::scoped_lock lock(queueMutex_);
    std::stable_partition(waiting_.begin(), waiting_.end(),
                          [line](const Task &task) { return task.decision && task.line == line; });
}

void ReviewRun::wait()
{
    for (std::jthread &thread : threads_)
        if (thread.joinable())
            thread.join();
}

std::optional<Task> ReviewRun::nextTask()
{
    const std::scoped_lock lock(queueMutex_);
    if (waiting_.empty() || stop_.stop_requested())
        return std::nullopt;
    Task task = std::move(waiting_.front());
    waiting_.pop_front();
    return task;
}

void ReviewRun::work()
{
    while (const auto task = nextTask()) {
        ProvisionalCallback provisional;
        if (callbacks_.provisional && task->decision)
            provisional = [&](const Judgement &judgement) {
                const std::scoped_lock lock(callbackMutex_);
                if (!stop_.stop_requested())
                    callbacks_.provisional({*task->decision, judgement});
            };
        Review part;
        if (!perform(events_, *task, depth_, stop_.get_token(), part, provisional))
            return;
        taskDone(part);
    }
}

void ReviewRun::taskDone(const Review &part)
{
    const std::scoped_lock lock(callbackMutex_);
    if (stop_.stop_requested())
        return;
    callbacks_.finished(part);
    if (--open_ == 0 && callbacks_.ended)
        callbacks_.ended();
}

} // namespace meadhall::review
