// SPDX-License-Identifier: GPL-3.0-or-later
// Judges the answers that a seat may give, in the background, while somebody thinks.
#pragma once

#include "engine/background/job.h"
#include "engine/review/judge/cost.h"
#include "engine/review/judge/judge.h"

#include <QObject>

namespace meadhall::ui {

class MistakeWatch final : public QObject {
    Q_OBJECT

public:
    explicit MistakeWatch(QObject *parent = nullptr) : QObject(parent) {}

    /// Judges with another depth than usualDepth() from the next start on.
    void setDepth(const review::Depth &depth) { depth_ = depth; }
    /// Begins to judge; what was known before is dropped.
    /// @param seen what the seat has seen; it must have something to decide
    /// @param only in Odin, judge only the plays of these cards; empty: all answers
    /// @param limit in points, see review::judgeAll()
    void start(const Events &seen, int seat, CardSet only, double limit);
    /// Forgets everything.
    void stop();
    bool isRunning() const { return job_.isRunning(); }

    struct Opinion {
        std::optional<bool> tooMuch; ///< nullopt: not certain
        double points = 0;           ///< cost of the answer
    };
    /// Returns the present judgement of an answer. A play of Odin without a card to pick up is judged by its best one.
    Opinion opinionOf(const Event &answer) const;

Q_SIGNALS:
    /// Emitted when more is known, or the judgement has ended.
    void progressed();

private:
    void take(const std::vector<review::Cost> &costs, bool ended);

    std::vector<review::Cost> costs_;
    std::optional<review::Depth> depth_;
    Job job_{this};
};

} // namespace meadhall::ui
