// SPDX-License-Identifier: GPL-3.0-or-later
// meadhall-cli moves: lists the legal moves of a position.
#include "arguments.h"
#include "commands.h"
#include "engine/record/json_lines.h"
#include "records.h"
#include "sentences.h"

#include <algorithm>

namespace meadhall::cli {
namespace {

int listMoves(const Command &self, const QStringList &given)
{
    const Arguments arguments(given, {}, {});
    if (!arguments.error().isEmpty())
        return wrongUsage(self, arguments.error());
    if (arguments.rest().size() != 1)
        return wrongUsage(self, QStringLiteral("this command takes one file"));
    const QString file = arguments.rest().constFirst();
    const auto record = readLegalRecord(file);
    if (!record)
        return kExitFailure;
    const int view = std::get<GameEvent>(record->events.front()).view;
    const std::vector<Request> asked = record->referee->openRequests();
    const auto isOther = [view](const Request &one) { return view >= 0 && one.seat != view; };
    if (!asked.empty() && std::all_of(asked.begin(), asked.end(), isOther))
        printError(file.toLocal8Bit() + ": notice: another seat is asked, whose cards are not known");
    for (const Event &event : record->referee->legalEvents())
        printLine(record::toLine(event));
    return kExitOk;
}

} // namespace

const Command kMoves{
    "moves", "FILE", "lists every legal move after a record's last event",
    R"(Replays the record and prints every legal event that can come next from a seat, one JSON object per line, without
repeats. Prints nothing when nobody has a choice: before a deal, after a hand, after the game. Of a seat's record (with
"view") only that seat's moves are known; if others are asked, a notice says so. FILE may be - for standard input.

Exit code 0: success. 1: the record has a fault. 2: wrong usage.
)",
    listMoves};

} // namespace meadhall::cli
