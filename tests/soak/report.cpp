// SPDX-License-Identifier: GPL-3.0-or-later
#include "report.h"

#include "engine/record/json_lines.h"

#include <algorithm>
#include <cstdio>
#include <utility>

namespace meadhall::soak {

Report::Report(const QString &log) : log_(log)
{
    if (!log_.open(QIODevice::WriteOnly | QIODevice::Append | QIODevice::Unbuffered))
        qFatal("%s cannot be written", qPrintable(log));
}

void Report::step(qint64 number)
{
    log_.write("\n" + QByteArray::number(number) + ":");
    send("step " + QByteArray::number(number));
}

void Report::note(const QString &what) { log_.write("  " + what.toUtf8()); }

void Report::record(const Events &events)
{
    const bool extendsSent = std::exchange(sentAny_, true) && events.size() >= sent_.size()
                             && std::equal(sent_.begin(), sent_.end(), events.begin());
    if (!extendsSent)
        send("anew");
    for (std::size_t i = extendsSent ? sent_.size() : 0; i < events.size(); ++i)
        send("event " + record::toLine(events[i]));
    send("so");
    sent_ = events;
}

void Report::send(const QByteArray &line)
{
    std::fprintf(stdout, "%s\n", line.constData());
    std::fflush(stdout);
}

} // namespace meadhall::soak
