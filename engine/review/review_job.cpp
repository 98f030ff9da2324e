// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/review/review_job.h"

#include "engine/core/referee.h"

#include <algorithm>

namespace meadhall::review {

ReviewJob::ReviewJob(Events events, const Depth &depth, int seat, QObject *parent)
    : QObject(parent), events_(std::move(events)), depth_(depth), seat_(seat)
{
    for (const Decision &decision : decisionsOf(events_, seat))
        lines_.push_back(decision.line);
}

void ReviewJob::setReview(Review review)
{
    stop();
    review_ = std::move(review);
}

int ReviewJob::judged() const
{
    return static_cast<int>(
        std::count_if(lines_.begin(), lines_.end(), [this](int line) { return review_.decisions.contains(line); }));
}

void ReviewJob::start(int first, int threads)
{
    if (isRunning())
        return;
    first_ = 0;
    if (threads == 0)
        threads = backgroundThreads();
    const auto work = [this, events = events_, known = review_, first, seat = seat_, depth = depth_,
                       threads](const std::stop_token &stop, const Job::Results &results) {
        const auto end = [this] {
            this->stop();
            Q_EMIT finished();
        };
        const std::vector<Task> tasks = tasksOf(events, known, first, seat);
        if (tasks.empty()) {
            results.post(end);
            return;
        }
        const auto run = std::make_shared<ReviewRun>(
            events, tasks, depth, threads,
            ReviewRun::Callbacks{[&](const Review &part) { results.post([this, part] { add(part); }); },
                                 [&](const JudgedDecision &decision) {
                                     results.post([this, decision] { Q_EMIT provisionallyJudged(decision); });
                                 },
                                 [&] { results.post(end); }});
        results.post([this, run = std::weak_ptr(run)] {
            run_ = run;
            prioritise(first_);
        });
        const std::stop_callback stopRun(stop, [&run] { run->stop(); });
        run->wait();
    };
    job_.start(work, Job::Priority::Low);
}

void ReviewJob::stop()
{
    job_.cancel();
    run_.reset();
}

void ReviewJob::prioritise(int line)
{
    first_ = line;
    if (const auto run = run_.lock(); run && line > 0)
        run->prioritise(line);
}

void ReviewJob::add(const Review &part)
{
    for (const auto &[line, judged] : part.decisions) {
        review_.decisions.insert_or_assign(line, judged);
        Q_EMIT decisionJudged(line);
    }
    for (const auto &[line, expected] : part.outlook) {
        review_.outlook.insert_or_assign(line, expected);
        Q_EMIT outlookKnown(line);
    }
}

} // namespace meadhall::review
