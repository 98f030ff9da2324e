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
    tell("step " + QByteArray::number(number));
}

void Report::note(const QString &what) { log_.write("  " + what.toUtf8()); }

void Report::record(const Events &events)
{
    const bool goesOn = std::exchange(toldAny_, true) && events.size() >= told_.size()
                        && std::equal(told_.begin(), told_.end(), events.begin());
    if (!goesOn)
        tell("anew");
    for (std::size_t i = goesOn ? told_.size() : 0; i < events.size(); ++i)
        tell("event " + record::toLine(events[i]));
    tell("so");
    told_ = events;
}

void Report::tell(const QByteArray &line)
{
    std::fprintf(stdout, "%s\n", line.constData());
    std::fflush(stdout);
}

} // namespace meadhall::soak
