// SPDX-License-Identifier: GPL-3.0-or-later
// Work in the background whose results arrive in the thread of an object.
#pragma once

#include <QObject>

#include <functional>
#include <memory>
#include <stop_token>

namespace meadhall {

/// Runs a function in a thread of its own. The thread is waited for only when the program ends.
/// @param stop is requested then
void runInBackground(std::stop_source stop, std::function<void()> work);

/// How many threads background work may use: one core is left to the window.
int backgroundThreads();

/// One piece of work at a time. Starting another one, cancelling and destroying the job return at once: the thread ends
/// by itself, and what it still finds is dropped.
class Job {
    struct Run;

public:
    /// @param owner in its thread results are delivered; must outlive the job
    explicit Job(QObject *owner) : owner_(owner) {}
    ~Job() { cancel(); }
    Job(const Job &) = delete;
    Job &operator=(const Job &) = delete;

    /// Takes results from any thread.
    class Results {
    public:
        /// Calls a function in the thread of the owner, unless the work has been cancelled by then.
        void post(std::function<void()> deliver) const;

    private:
        friend Job;
        explicit Results(std::shared_ptr<Run> run) : run_(std::move(run)) {}
        std::shared_ptr<Run> run_;
    };

    enum class Priority : quint8 { Usual, Low };
    /// @param stop is requested when the work is cancelled; the work ends soon after
    using Work = std::function<void(const std::stop_token &stop, const Results &results)>;
    /// Cancels earlier work, and starts this. It must not use the owner except in what it posts.
    /// @param priority threads that the work starts inherit it
    void start(Work work, Priority priority = Priority::Usual);
    /// Cancels earlier work. The caller runs the new one elsewhere, and posts its results here.
    Results begin();
    void cancel();
    /// Until the work has ended and its last result is delivered.
    bool isRunning() const { return run_ != nullptr; }

private:
    QObject *owner_;
    std::shared_ptr<Run> run_;
};

} // namespace meadhall
