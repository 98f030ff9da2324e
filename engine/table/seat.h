// A chair at the table, whoever sits on it: told what it may see, asked, answers or is stopped.
#pragma once

#include "engine/core/event.h"
#include "engine/core/referee.h"

#include <QObject>

namespace meadhall {

/// Why an answer of a seat is none, if the seat knows it. What follows the rules or not is for the table to say.
enum class Fault : quint8 { None, NotStarted, Ended, TooLate, NotUnderstood };

class Seat : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    virtual bool human() const = 0;
    /// The next event, as this seat may see it. A GameEvent restarts the seat: earlier events are discarded.
    virtual void onEvent(const Event &event) = 0;
    /// Asks for an answer, given by answered() with the same ticket. Only one question is open at a time.
    virtual void ask(RequestKind kind, quint64 requestId) = 0;
    /// Withdraws the question; an answer that comes all the same is dropped by its ticket. Returns at once.
    virtual void stop() = 0;

Q_SIGNALS:
    void answered(quint64 requestId, const meadhall::Event &answer, meadhall::Fault fault = Fault::None);
};

} // namespace meadhall
