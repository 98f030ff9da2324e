// SPDX-License-Identifier: GPL-3.0-or-later
// English error messages for records and positions.
#pragma once

#include "engine/record/position.h"
#include "engine/record/problem.h"

#include <QByteArray>
#include <QString>

namespace meadhall::cli {

/// Why an event is illegal, as the end of a sentence: no capital, no full stop.
QByteArray sentence(Reason reason);

/// What is wrong with a record, in the same form. Texts from the file are quoted and escaped.
QByteArray sentence(const record::Problem &problem);

/// Why a position is not possible, in the same form.
QByteArray sentence(const record::PositionProblem &problem);

/// `FILE:LINE: message`, or `FILE: message` if the problem has no line.
QByteArray complaint(const QString &file, const record::Problem &problem);

} // namespace meadhall::cli
