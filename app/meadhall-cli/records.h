// Reads the records given to a command.
#pragma once

#include "engine/record/record.h"

namespace meadhall::cli {

/// Reads a file, or standard input for "-".
record::Record readFile(const QString &file);

/// Warns on standard error if the last line of a record was cut off.
void warnTornLine(const QString &file, const record::Record &record);

/// As in files.
QByteArray nameOf(Game game);

} // namespace meadhall::cli
