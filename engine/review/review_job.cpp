// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/review/review_job.h"

#include "engine/core/referee.h"

#include <QMetaObject>

#include <algorithm>

namespace meadhall::review {

ReviewJob::ReviewJob(Events events, const Depth &depth, QObject *parent)
    : QObject(parent), events_(std::move(events)), depth_(depth)
{
    setSeat(kSpectator);
}

ReviewJob::~ReviewJob() { stop(); }

void ReviewJob::setReview(Review review)
{
    stop();
    review_ = std::move(review);
}

void ReviewJob::setSeat(int seat)
{
    stop();
    seat_ = seat;
    lines_.clear();
    for (const Decision &decision : decisionsOf(events_))
        if (seat == kSpectator || seat == decision.seat)
            lines_.push_back(decision.line);
}

int ReviewJob::judged() const
{
    return static_cast<int>(
        std::count_if(lines_.begin(), lines_.end(), [this](int line) { return review_.decisions.contains(line); }));
}

template <typename Function> void ReviewJob::post(int number, Function function)
{
    QMetaObject::invokeMethod(
        this,
        [this, number, function] {
            if (number == runNumber_ && run_)
                function();
        },
        Qt::QueuedConnection);
}

void ReviewJob::start(int first, int threads)
{
    if (run_)
        return;
    std::vector<Task> tasks = tasksOf(events_, review_, first, seat_);
    const int number = ++runNumber_;
    const int cores = threads > 0 ? threads : static_cast<int>(std::max(std::thread::hardware_concurrency(), 1u));
    if (tasks.empty()) {
        Q_EMIT finished();
        return;
    }
    run_ = std::make_unique<ReviewRun>(
        events_, std::move(tasks), depth_, cores,
        ReviewRun::Callbacks{[this, number](const Review &part) { post(number, [this, part] { add(part); }); },
                             [this, number](const JudgedDecision &decision) {
                                 post(number, [this, decision] { Q_EMIT provisionallyJudged(decision); });
                             },
                             [this, number] {
                                 post(number, [this] {
                                     stop();
                                     Q_EMIT finished();
                                 });
                             }});
}

void ReviewJob::stop()
{
    ++runNumber_;
    run_.reset();
}

void ReviewJob::prioritise(int line)
{
    if (run_)
        run_->prioritise(line);
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
