// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/record.h"

#include "engine/games/games.h"
#include "engine/record/file_writer.h"
#include "engine/record/json_lines.h"
#include "engine/record/lines.h"
#include "engine/record/move_file.h"

#include <QCryptographicHash>
#include <QFile>

namespace meadhall::record {
namespace {

Problem againstRules(Reason reason) { return {Error::AgainstRules, reason}; }

/// Applies the next event; returns the error if it is illegal.
Problem applyNext(Record &record, Event &&event)
{
    if (record.referee) {
        const Reason reason = record.referee->whyIllegal(event);
        if (reason != Reason::None)
            return againstRules(reason);
        record.referee->apply(event);
    } else {
        const auto *game = std::get_if<GameEvent>(&event);
        const Reason reason = game ? meadhall::whyIllegal(*game) : Reason::EventOutOfPlace;
        if (reason != Reason::None)
            return againstRules(reason);
        record.referee = makeReferee(*game);
    }
    record.events.push_back(std::move(event));
    return {};
}

/// True if an unterminated last line was cut off by a crash while writing: it is not valid JSON and follows valid
/// events. After a power failure its bytes can be arbitrary.
bool isTorn(const Record &record, const Problem &problem)
{
    const bool invalidJson = problem.error == Error::NotJson || problem.error == Error::Encoding;
    return invalidJson && !record.events.empty();
}

Record unreadable(Record &&record, const QString &why, int code)
{
    record.problem = {Error::Unreadable, Reason::None, {}, why.toStdString()};
    record.problem.code = code;
    return std::move(record);
}

} // namespace

Record readRecord(QIODevice &device, const std::stop_token &stop)
{
    Record record;
    Lines lines(device);
    QByteArrayView text;
    int blankLine = 0; ///< the first after the last event
    for (int line = 1; !stop.stop_requested(); ++line) {
        if (!lines.next(text))
            return unreadable(std::move(record), device.errorString(), EIO);
        if (text.isEmpty())
            break;
        const bool whole = text.back() == '\n';
        const QByteArrayView bytes = line == 1 ? withoutByteOrderMark(text) : text;
        ParsedLine parsed = parseLine(whole ? bytes.chopped(1) : bytes);
        if (parsed.problem.error == Error::EmptyLine && !record.events.empty()) {
            blankLine = blankLine > 0 ? blankLine : line;
            continue;
        }
        if (blankLine > 0) { // not at the end
            record.problem = {Error::EmptyLine};
            record.problem.line = blankLine;
            return record;
        }
        if (!whole && isTorn(record, parsed.problem)) {
            record.tornLine = line;
            return record;
        }
        record.problem = parsed.problem ? parsed.problem : applyNext(record, std::move(parsed.event));
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

Record readRecord(const QString &fileName, const std::stop_token &stop)
{
    QFile file(fileName);
    const int code = openToRead(file);
    return code == 0 ? readRecord(file, stop) : unreadable({}, wordsOf(code), code);
}

bool isOver(const Events &events) { return !events.empty() && std::holds_alternative<GameOverEvent>(events.back()); }

QByteArray toText(const Events &events)
{
    QByteArray text;
    for (const Event &event : events)
        text += toLine(event) + '\n';
    return text;
}

QByteArray hashOf(const Events &events) { return QCryptographicHash::hash(toText(events), QCryptographicHash::Sha256); }

QString save(const Events &events, const QString &fileName) { return wordsOf(replaceFile(fileName, toText(events))); }

} // namespace meadhall::record
