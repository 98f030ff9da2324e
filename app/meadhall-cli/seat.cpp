// SPDX-License-Identifier: GPL-3.0-or-later
// meadhall-cli seat: what one seat saw of a game.
#include "arguments.h"
#include "commands.h"
#include "engine/record/seat_record.h"
#include "records.h"
#include "sentences.h"

namespace meadhall::cli {
namespace {

int showSeat(const Command &self, const QStringList &given)
{
    const Arguments arguments(given, {}, {});
    if (!arguments.error().isEmpty())
        return wrongUsage(self, arguments.error());
    if (arguments.rest().size() != 2)
        return wrongUsage(self, QStringLiteral("this command takes a file and a seat"));
    const QString file = arguments.rest().constFirst();
    bool isNumber = false;
    const int seat = arguments.rest().constLast().toInt(&isNumber);
    const auto record = readLegalRecord(file);
    if (!record)
        return kExitFailure;
    const auto &game = std::get<GameEvent>(record->events.front());
    if (!isNumber || seat < 0 || seat >= static_cast<int>(game.seats.size()))
        return wrongUsage(self, QStringLiteral("the game has the seats 0 to %1").arg(game.seats.size() - 1));
    if (game.view >= 0 && game.view != seat) {
        printError(file.toLocal8Bit() + ": what seat " + QByteArray::number(seat)
                   + " saw is not known: this is the record of seat " + QByteArray::number(game.view));
        return kExitFailure;
    }
    print(record::toText(record::seatRecord(record->events, seat)));
    return kExitOk;
}

} // namespace

const Command kSeat{
    "seat", "FILE S", "prints what one seat saw of a game, as a record",
    R"(Prints the record of seat S, counted from 0: the key "view" in its first line, the hands of the others as numbers of
cards, and no card in their choices. All other commands read such a record. FILE may be - for standard input.

Exit code 0: success. 1: the record has a fault, or is that of another seat. 2: wrong usage.
)",
    showSeat};

} // namespace meadhall::cli
