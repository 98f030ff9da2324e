// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the records given to a command.
#pragma once

#include "engine/record/record.h"

#include <optional>

namespace meadhall::cli {

/// Reads a record from a file, or from standard input for "-".
/// @return a record with a problem if it cannot be read
record::Record readFile(const QString &file);

/// Warns on standard error if the last line of a record was cut off.
void warnTornLine(const QString &file, const record::Record &record);

/// Reads a legal record, and prints what is wrong with it.
/// @return nullopt if it cannot be read or is illegal
std::optional<record::Record> readLegalRecord(const QString &file);

/// The name of a game as written in records.
QByteArray nameOf(Game game);

} // namespace meadhall::cli
