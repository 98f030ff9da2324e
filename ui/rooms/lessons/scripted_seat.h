// SPDX-License-Identifier: GPL-3.0-or-later
// An opponent of a lesson.
#pragma once

#include "engine/table/seat.h"

#include <QPointer>

#include <optional>

namespace meadhall::ui {

class LessonPage;

/// Plays the events of the script that are its own, each only after the learner has read what comes before.
class ScriptedSeat : public Seat {
    Q_OBJECT

public:
    ScriptedSeat(LessonPage &lesson, int seat);

    bool human() const override { return false; }
    void onEvent(const Event &) override {}
    void ask(RequestKind, quint64 requestId) override;
    void stop() override { ticket_.reset(); }

private:
    void play();

    QPointer<LessonPage> lesson_; ///< null once it is left: a table deletes its seats later
    int seat_;
    std::optional<quint64> ticket_;
};

} // namespace meadhall::ui
