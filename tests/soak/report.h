// What the driven program tells: each step to a file, before it is taken; the record and how it fares to its
// supervisor.
#pragma once

#include "engine/core/event.h"

#include <QFile>
#include <QString>

namespace meadhall::soak {

class Report {
public:
    /// @param log the file of the steps; written without delay, so that it is whole whatever happens to the program
    explicit Report(const QString &log);

    /// A step begins. What is done in it is noted before it is done.
    void step(qint64 number);
    void note(const QString &what);
    /// The list of events is this one now: to the supervisor, as far as it does not know it.
    void record(const Events &events);
    /// A line to the supervisor: a word, then whatever belongs to it.
    void tell(const QByteArray &line);

private:
    QFile log_;
    Events told_;
    bool toldAny_ = false;
};

} // namespace meadhall::soak
