#include "record/record.h"

#include "record/json_lines.h"

#include <QFile>
#include <QSaveFile>

namespace meadhall::record {
namespace {

Problem againstRules(Reason reason)
{
    return {Error::AgainstRules, reason};
}

/// Takes the next event into the record; what is wrong with it otherwise.
Problem take(Record &record, Event &&event)
{
    if (record.referee) {
        const Reason reason = record.referee->reason(event);
        if (reason != Reason::None)
            return againstRules(reason);
        record.referee->apply(event);
    } else {
        const auto *game = std::get_if<GameEvent>(&event);
        const Reason reason = game ? meadhall::reason(*game) : Reason::EventOutOfPlace;
        if (reason != Reason::None)
            return againstRules(reason);
        record.referee = makeReferee(*game);
    }
    record.events.push_back(std::move(event));
    return {};
}

/// Whether a line that ends with the file, not with a newline, was cut off: no whole JSON, after a beginning that is
/// good. (A program that is killed while it writes leaves the beginning of a line; a lost power supply, anything.)
bool isTorn(const Record &record, const Problem &problem)
{
    const bool noJson = problem.error == Error::NotJson || problem.error == Error::Encoding || problem.error == Error::EmptyLine;
    return noJson && !record.events.empty();
}

/// The next line with its newline, if it has one; nothing at the end. Of a line that is too long only as much as shows
/// that it is. Returns false if the device cannot be read.
bool readLine(QIODevice &device, QByteArray &line)
{
    line.resize(0); // keeps its room for the next line
    char piece[4096];
    while (line.size() <= kLongestLine + 1 && !line.endsWith('\n')) {
        const qint64 length = device.readLine(piece, sizeof piece);
        if (length < 0)
            return device.atEnd();
        if (length == 0)
            break;
        line.append(piece, static_cast<qsizetype>(length));
    }
    return true;
}

Record unreadable(Record &&record, const QString &why)
{
    record.problem = {Error::Unreadable, Reason::None, {}, why.toStdString()};
    return std::move(record);
}

} // namespace

Record readRecord(QIODevice &device)
{
    Record record;
    QByteArray text;
    for (int line = 1;; ++line) {
        if (!readLine(device, text))
            return unreadable(std::move(record), device.errorString());
        if (text.isEmpty())
            break;
        const bool whole = text.endsWith('\n');
        ParsedLine parsed = parseLine(whole ? QByteArrayView(text).chopped(1) : QByteArrayView(text));
        if (!whole && isTorn(record, parsed.problem)) {
            record.tornLine = line;
            return record;
        }
        record.problem = parsed.problem ? parsed.problem : take(record, std::move(parsed.event));
        if (record.problem) {
            record.problem.line = line;
            return record;
        }
        record.goodBytes += text.size();
    }
    if (record.events.empty())
        record.problem = {Error::NoGame};
    return record;
}

Record readRecord(const QString &fileName)
{
    QFile file(fileName);
    return file.open(QIODevice::ReadOnly) ? readRecord(file) : unreadable({}, file.errorString());
}

QByteArray toText(const Events &events)
{
    QByteArray text;
    for (const Event &event : events)
        text += toLine(event) + '\n';
    return text;
}

QString save(const Events &events, const QString &fileName)
{
    QSaveFile file(fileName);
    if (!file.open(QIODevice::WriteOnly))
        return file.errorString();
    file.write(toText(events));
    return file.commit() ? QString() : file.errorString();
}

} // namespace meadhall::record
