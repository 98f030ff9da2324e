// SPDX-License-Identifier: GPL-3.0-or-later
// The driven program's reports: each step to a log file before it is taken; record and figures to the supervisor.
#pragma once

#include "engine/core/event.h"

#include <QFile>
#include <QString>

namespace meadhall::soak {

class Report {
public:
    /// @param log the log file of the steps; unbuffered, so that it is complete after a crash
    explicit Report(const QString &log);

    /// Begins a step. Its actions are noted before they are done.
    void step(qint64 number);
    void note(const QString &what);
    /// Sends the supervisor the difference to the record that it already has.
    void record(const Events &events);
    /// Sends a line to the supervisor: a keyword and its arguments.
    void send(const QByteArray &line);

private:
    QFile log_;
    Events sent_;
    bool sentAny_ = false;
};

} // namespace meadhall::soak
