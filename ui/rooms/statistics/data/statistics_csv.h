// SPDX-License-Identifier: GPL-3.0-or-later
// Tables of the statistics as CSV (RFC 4180): UTF-8, commas, CRLF, a header line. Names of columns and numbers are the
// same in every language, so that a table can be read by a script wherever it was written.
#pragma once

#include "ui/rooms/statistics/data/statistics.h"
#include "ui/rooms/statistics/data/statistics_store.h"

namespace meadhall::ui {

/// @param games all games of the person, oldest first; the filter is applied here, except to the rating
/// @param seats of these games and others, by game; for Table::Games only
QByteArray csvOf(Statistics::Table table, const StatisticsFilter &filter, const std::vector<PersonGame> &games,
                 const std::vector<StoredSeat> &seats);

/// A field: quoted if it holds a comma, a quote or a line break. A text that a spreadsheet would take for a formula
/// gets an apostrophe first.
QByteArray csvField(const QString &text);

} // namespace meadhall::ui
