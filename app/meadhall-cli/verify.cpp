// SPDX-License-Identifier: GPL-3.0-or-later
// meadhall-cli verify: replays records against the rules.
#include "arguments.h"
#include "commands.h"
#include "engine/record/json_writer.h"
#include "records.h"
#include "sentences.h"

#include <algorithm>

namespace meadhall::cli {
namespace {

namespace json = record::json;

struct Summary {
    QByteArray game;
    int seats = 0;
    int hands = 0;
    qsizetype events = 0;
    bool finished = false;
    int view = kSpectator;
};

Summary summaryOf(const record::Record &record)
{
    const auto &game = std::get<GameEvent>(record.events.front());
    const auto isDeal = [](const Event &event) {
        return std::holds_alternative<HandEvent>(event) || std::holds_alternative<DealEvent>(event);
    };
    return {nameOf(game.game),
            static_cast<int>(game.seats.size()),
            static_cast<int>(std::count_if(record.events.begin(), record.events.end(), isDeal)),
            static_cast<qsizetype>(record.events.size()),
            record.finished(),
            game.view};
}

std::string jsonObject(const QString &file, const record::Record &record)
{
    json::ObjectWriter writer;
    writer.key("file", json::quote(file.toStdString())).key("ok", json::boolean(!record.problem));
    if (record.problem) {
        if (record.problem.line > 0)
            writer.key("line", json::number(record.problem.line));
        return writer.key("reason", json::quote(sentence(record.problem).toStdString())).finished();
    }
    const Summary summary = summaryOf(record);
    writer.key("game", json::quote(summary.game.toStdString()))
        .key("seats", json::number(summary.seats))
        .key("hands", json::number(summary.hands))
        .key("events", json::number(summary.events))
        .key("finished", json::boolean(summary.finished));
    if (summary.view >= 0)
        writer.key("view", json::number(summary.view));
    if (record.tornLine > 0)
        writer.key("tornLine", json::number(record.tornLine));
    return writer.finished();
}

QByteArray okLine(const QString &file, const record::Record &record)
{
    const Summary summary = summaryOf(record);
    return file.toLocal8Bit() + ": ok, " + (summary.finished ? "finished" : "unfinished") + ": " + summary.game + ", "
           + QByteArray::number(summary.seats) + " seats, " + QByteArray::number(summary.hands)
           + (summary.hands == 1 ? " hand, " : " hands, ") + QByteArray::number(summary.events)
           + (summary.events == 1 ? " event" : " events")
           + (summary.view < 0 ? QByteArray()
                               : "; as seat " + QByteArray::number(summary.view)
                                     + " saw it: cards that the others kept hidden cannot be checked");
}

int verifyRecords(const Command &self, const QStringList &given)
{
    const Arguments arguments(given, {}, {"json"});
    if (!arguments.error().isEmpty())
        return wrongUsage(self, arguments.error());
    const QStringList files = arguments.rest();
    if (files.isEmpty())
        return wrongUsage(self, QStringLiteral("no file is given"));
    if (files.count(QStringLiteral("-")) > 1)
        return wrongUsage(self, QStringLiteral("standard input (-) can be read only once"));
    int code = kExitOk;
    for (const QString &file : files) {
        const record::Record record = readFile(file);
        if (arguments.has("json"))
            printLine(jsonObject(file, record));
        else if (!record.problem)
            printLine(okLine(file, record));
        warnTornLine(file, record);
        if (record.problem) {
            printError(complaint(file, record.problem));
            code = kExitFailure;
        }
    }
    return code;
}

} // namespace

const Command kVerify{
    "verify", "[--json] FILE...", "replays records against the rules",
    R"(Replays each record from its first event: every card, turn and figure is checked. For a correct record, finished or
not, it prints "FILE: ok, ..." on standard output; for any other "FILE:LINE: reason" on standard error, with the first
line that is wrong. A seat's record (with "view") is checked as far as that seat can know: its own cards, everything that
was open, turns, numbers of cards, points; not whether the others held what they never showed. A last line that was cut
off (no newline and no complete JSON) is left out with a notice. FILE may be - for standard input.

  --json   print one object per file on standard output instead

Exit code 0: all records are correct. 1: at least one is not. 2: wrong usage.
)",
    verifyRecords};

} // namespace meadhall::cli
