// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/background/job.h"

#include <QCoreApplication>

#include <algorithm>
#include <atomic>
#include <list>
#include <mutex>
#include <thread>
#include <utility>

#ifdef Q_OS_LINUX
#include <sys/resource.h>
#endif

namespace meadhall {

namespace {

/// Threads that nobody waits for. Those still running when the application ends are stopped and joined then.
class BackgroundThreads {
public:
    static void add(std::stop_source stop, std::function<void()> work)
    {
        static std::mutex mutex;
        static BackgroundThreads *instance = nullptr;
        const std::scoped_lock lock(mutex);
        if (!instance) {
            instance = new BackgroundThreads;
            qAddPostRoutine([] { delete std::exchange(instance, nullptr); });
        }
        std::erase_if(instance->threads_, [](const Thread &one) { return one.isDone->load(); });
        Thread &added = instance->threads_.emplace_back();
        added.stop = std::move(stop);
        added.thread = std::jthread([work = std::move(work), isDone = added.isDone]() mutable {
            std::exchange(work, nullptr)();
            *isDone = true;
        });
    }

private:
    struct Thread {
        std::stop_source stop;
        std::shared_ptr<std::atomic<bool>> isDone = std::make_shared<std::atomic<bool>>(false);
        std::jthread thread;
    };

    ~BackgroundThreads()
    {
        for (Thread &one : threads_)
            one.stop.request_stop();
    }

    std::list<Thread> threads_;
};

/// QThread's priorities do nothing here: all threads have the same scheduling policy, and only differ in niceness.
void lowerPriority()
{
#ifdef Q_OS_LINUX
    setpriority(PRIO_PROCESS, 0, 10); // of this thread, and of those it starts
#endif
}

} // namespace

void runInBackground(std::stop_source stop, std::function<void()> work)
{
    BackgroundThreads::add(std::move(stop), std::move(work));
}

int backgroundThreads() { return std::max(1, static_cast<int>(std::thread::hardware_concurrency()) - 1); }

struct Job::Run {
    std::mutex mutex; ///< guards `owner` against threads; only the thread of the owner changes it
    QObject *owner;   ///< null once the work is cancelled
    std::stop_source stop{};
};

void Job::Results::post(std::function<void()> deliver) const
{
    const std::scoped_lock lock(run_->mutex);
    if (run_->owner)
        QMetaObject::invokeMethod(
            run_->owner,
            [run = run_, deliver = std::move(deliver)] {
                if (run->owner)
                    deliver();
            },
            Qt::QueuedConnection);
}

Job::Results Job::begin()
{
    cancel();
    run_ = std::make_shared<Run>();
    run_->owner = owner_;
    return Results(run_);
}

void Job::start(Work work, Priority priority)
{
    const Results results = begin();
    runInBackground(run_->stop, [this, results, work = std::move(work), priority] {
        if (priority == Priority::Low)
            lowerPriority();
        work(results.run_->stop.get_token(), results);
        results.post([this] { run_.reset(); });
    });
}

void Job::cancel()
{
    const std::shared_ptr<Run> run = std::exchange(run_, nullptr);
    if (!run)
        return;
    {
        const std::scoped_lock lock(run->mutex);
        run->owner = nullptr;
    }
    run->stop.request_stop();
}

} // namespace meadhall
