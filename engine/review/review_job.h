// SPDX-License-Identifier: GPL-3.0-or-later
// A review in the background, for the window.
#pragma once

#include "engine/background/job.h"
#include "engine/review/judge/review_run.h"

#include <QObject>

#include <memory>

namespace meadhall::review {

/// Reviews a game with low priority, on all cores but one. Signals come in the thread of this object, one for each
/// result; everything known so far is in review().
class ReviewJob final : public QObject {
    Q_OBJECT

public:
    /// @param events a legal record, finished or not
    /// @param seat judge the decisions of this seat only; kSpectator: of all seats; kNobody: of none
    ReviewJob(Events events, const Depth &depth, int seat, QObject *parent = nullptr);

    /// The results so far. They may be set before the start to those read from a file.
    const Review &review() const { return review_; }
    void setReview(Review review);
    const Events &events() const { return events_; }
    const Depth &depth() const { return depth_; }

    /// Begins, or goes on with what is missing. Nothing happens while it is running.
    /// @param first the line of the decision to be judged first; 0: in the order of the record
    /// @param threads 0: all cores but one
    void start(int first = 0, int threads = 0);
    /// Keeps the results so far; results under way are dropped. No signal follows.
    void stop();
    bool isRunning() const { return job_.isRunning(); }
    /// Judges the decision of this line next.
    void prioritise(int line);

    /// Number of decisions to judge, and how many of them are judged.
    int decisions() const { return static_cast<int>(lines_.size()); }
    int judged() const;

Q_SIGNALS:
    /// The judgement of a line is in review().
    void decisionJudged(int line);
    /// A judgement so far; it may still change and is not in review().
    void provisionallyJudged(const meadhall::review::JudgedDecision &decision);
    /// The outlook after a line is in review().
    void outlookKnown(int line);
    /// Nothing is missing any more.
    void finished();

private:
    void add(const Review &part);

    Events events_;
    Depth depth_;
    Review review_;
    int seat_;
    std::vector<int> lines_; ///< of the decisions to judge
    int first_ = 0;          ///< line to judge next; 0: any
    std::weak_ptr<ReviewRun> run_;
    Job job_{this};
};

} // namespace meadhall::review
