// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the records given to a command.
#pragma once

#include "engine/record/record.h"

namespace meadhall::cli {

/// Reads a record from a file, or from standard input for "-".
/// @return a record with a problem if it cannot be read
record::Record readFile(const QString &file);

/// Warns on standard error if the last line of a record was cut off.
void warnTornLine(const QString &file, const record::Record &record);

/// The name of a game as written in records.
QByteArray nameOf(Game game);

} // namespace meadhall::cli
