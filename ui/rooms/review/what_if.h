// SPDX-License-Identifier: GPL-3.0-or-later
// Another move than the one that was played: what it would have been worth.
#pragma once

#include "engine/background/job.h"
#include "engine/review/judge/review_run.h"

#include <QObject>

#include <optional>

namespace meadhall::ui {

/// Judges one try at a time in the background. Nothing of it is written anywhere.
class WhatIf : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// @param record the game as it went
    /// @param decision of that game, which the try replaces
    /// @param answer legal there
    void begin(const Events &record, const review::Decision &decision, const Event &answer, const review::Depth &depth);
    /// Forgets the try; what is still being judged is dropped.
    void end();

    /// The answer that is tried, and the decision it replaces.
    const std::optional<review::Decision> &attempt() const { return attempt_; }
    /// The events to show: what had happened before, the try, and what follows by itself.
    const Events &events() const { return events_; }

Q_SIGNALS:
    /// What probably follows the try, which is the first event.
    void lineFound(const meadhall::Events &line);
    /// So far, and at last when it is settled.
    void judged(const meadhall::review::JudgedDecision &attempt, bool settled);

private:
    std::optional<review::Decision> attempt_;
    Events events_;
    Job judging_{this}, likely_{this};
};

} // namespace meadhall::ui
