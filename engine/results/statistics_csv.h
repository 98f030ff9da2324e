// SPDX-License-Identifier: GPL-3.0-or-later
// Tables of the statistics as CSV (RFC 4180) for spreadsheets: UTF-8 with a byte order mark, CRLF, a header line. The
// region of the default locale decides about the decimal sign and with it the separator. Names of columns are the same
// in every language.
#pragma once

#include "engine/results/page_builder.h"
#include "engine/results/statistics.h"

namespace meadhall {

/// The filter is not applied to the rating.
QByteArray csvOf(Statistics::Table table, PageBuilder &builder);

/// A semicolon where the decimal sign is a comma.
QChar csvSeparator();

/// A field: quoted if it holds a separator, a quote or a line break. Where a spreadsheet would see a formula in a text,
/// or lose digits of a long number, it gets an apostrophe first.
/// @param isName whether a number is a name, such as 007, and gets an apostrophe as well
QString csvField(const QString &text, bool isName = false);

} // namespace meadhall
