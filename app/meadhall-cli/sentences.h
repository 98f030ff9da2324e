// The tool's English for what is wrong with a record.
#pragma once

#include "engine/record/problem.h"

#include <QByteArray>
#include <QString>

namespace meadhall::cli {

/// Why an event cannot come here, as the end of a line: no capital, no full stop.
QByteArray sentence(Reason reason);

/// What is wrong with a line.
QByteArray sentence(const record::Problem &problem);

/// `FILE:LINE: what is wrong`, or `FILE: …` where there is no line.
QByteArray complaint(const QString &file, const record::Problem &problem);

} // namespace meadhall::cli
