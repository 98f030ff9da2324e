// Whole records: reading them back by the rules, writing them to a file.
#pragma once

#include "engine/core/event.h"
#include "engine/core/referee.h"
#include "engine/record/problem.h"

#include <QByteArray>
#include <QString>

#include <memory>

class QIODevice;

namespace meadhall::record {

/// A record as far as it can be replayed.
struct Record {
    Events events;                    ///< every one in its place by the rules
    std::unique_ptr<Referee> referee; ///< stands after the last event; null if there is none
    Problem problem{};    ///< the first thing that is wrong, with its line; what follows it has not been read
    int tornLine = 0;     ///< the line that was cut off at the end of the file and has been dropped; 0: none
    qint64 goodBytes = 0; ///< how far the file holds whole lines of `events`
    bool finished() const { return referee && referee->over(); }
};

/// Reads events line by line, each checked by the referee, up to the end or the first problem. A last line without a
/// newline that is no whole JSON is torn, not wrong. Holds one line and the events in memory, never the file.
Record readRecord(QIODevice &device);

/// The same for a file; Error::Unreadable if it cannot be opened.
Record readRecord(const QString &fileName);

/// The events as the text of a record, a line each.
QByteArray toText(const Events &events);

/// Writes a record atomically: either the whole new file is there or what was there before. Returns what the system
/// says if it cannot be, nothing if all is well.
QString save(const Events &events, const QString &fileName);

} // namespace meadhall::record
