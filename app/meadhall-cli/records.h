// Reading the records that a command is given.
#pragma once

#include "engine/record/record.h"

namespace meadhall::cli {

/// Reads a file, or standard input for "-".
record::Record readFile(const QString &file);

/// Says on standard error that a last line was cut off, if it was.
void noticeTornLine(const QString &file, const record::Record &record);

} // namespace meadhall::cli
