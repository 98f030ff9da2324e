// SPDX-License-Identifier: GPL-3.0-or-later
// A review on several threads.
#pragma once

#include "engine/review/judge/review.h"

#include <deque>
#include <mutex>
#include <thread>

namespace meadhall::review {

/// Works through tasks until they are done or it is stopped. The results do not depend on the number of threads.
class ReviewRun {
public:
    /// Called from the threads, one at a time.
    struct Callbacks {
        std::function<void(const Review &part)> finished;                  ///< the result of one task
        std::function<void(const JudgedDecision &decision)> provisional{}; ///< a judgement that may still change
        std::function<void()> ended{};                                     ///< after the last task, unless stopped
    };

    /// Starts at once.
    /// @param threads at least 1
    ReviewRun(Events events, std::vector<Task> tasks, Depth depth, int threads, Callbacks callbacks);
    /// Stops and waits for the threads, at most about 20 ms.
    ~ReviewRun();
    ReviewRun(const ReviewRun &) = delete;
    ReviewRun &operator=(const ReviewRun &) = delete;

    /// The decision of this line is judged next.
    void prioritise(int line);
    /// Returns at once. Callbacks that have begun end; no other is called any more.
    void stop() { stop_.request_stop(); }
    /// Waits for the end.
    void wait();

private:
    void work();
    std::optional<Task> nextTask();
    void taskDone(const Review &part);

    const Events events_;
    const Depth depth_;
    const Callbacks callbacks_;
    std::stop_source stop_;
    std::mutex queueMutex_;
    std::mutex callbackMutex_;
    std::deque<Task> waiting_;
    std::size_t open_; ///< tasks not finished
    std::vector<std::jthread> threads_;
};

} // namespace meadhall::review
