// SPDX-License-Identifier: GPL-3.0-or-later
// The interface of a seat at the table: a person, a built-in player or an external program.
#pragma once

#include "engine/core/event.h"
#include "engine/core/referee.h"

#include <QObject>

namespace meadhall {

/// Technical reason for an invalid answer. The table checks the rules and reports illegal answers itself.
enum class Fault : quint8 { None, NotStarted, Exited, TimedOut, Malformed };

class Seat : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    virtual bool human() const = 0;
    /// The next event, as this seat may see it. A GameEvent restarts the seat: earlier events are discarded.
    virtual void onEvent(const Event &event) = 0;
    /// Whether it is told of the turns of earlier hands, too, when a game is resumed: see withoutOldTurns().
    virtual bool needsOldTurns() const { return true; }
    /// Requests an answer, which answered() returns with the same id. Only one request is open at a time.
    virtual void ask(RequestKind kind, quint64 requestId) = 0;
    /// Cancels the request without waiting. The table drops a late answer by its request id.
    virtual void stop() = 0;

Q_SIGNALS:
    void answered(quint64 requestId, const meadhall::Event &answer, meadhall::Fault fault = Fault::None);
};

} // namespace meadhall
