// SPDX-License-Identifier: GPL-3.0-or-later
// Whole records: reading with validation, and writing to a file.
#pragma once

#include "engine/core/event.h"
#include "engine/core/referee.h"
#include "engine/record/problem.h"

#include <QByteArray>
#include <QString>

#include <memory>
#include <stop_token>

class QIODevice;

namespace meadhall::record {

/// The valid prefix of a record.
struct Record {
    Events events;                    ///< all events, each legal by the rules
    std::unique_ptr<Referee> referee; ///< state after the last event; null without events
    Problem problem{};                ///< the first error, with its line; reading stops there
    int tornLine = 0;                 ///< number of an incomplete last line that was dropped; 0: none
    qint64 goodBytes = 0;             ///< bytes of the complete lines in `events`
    bool finished() const { return referee && referee->over(); }
};

/// Reads events line by line, validating each with the referee, up to the end or the first error. An unterminated last
/// line that is not valid JSON counts as torn, not as an error. Memory use is one line and the events.
/// @param stop ends the reading after the next line, as if the record ended there
Record readRecord(QIODevice &device, const std::stop_token &stop = {});

/// The same for a file; Error::Unreadable if it cannot be opened.
Record readRecord(const QString &fileName, const std::stop_token &stop = {});

/// Whether a record ends with the end of its game. Empty: false.
bool isOver(const Events &events);

/// The text of a record, one line per event.
QByteArray toText(const Events &events);

/// The SHA-256 of that text: the same game has the same one, whatever its file is called.
QByteArray hashOf(const Events &events);

/// Writes a record atomically: on failure an existing file is unchanged.
/// @return the system's error message, empty on success
QString save(const Events &events, const QString &fileName);

} // namespace meadhall::record
