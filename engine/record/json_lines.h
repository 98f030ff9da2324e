// SPDX-License-Identifier: GPL-3.0-or-later
// Conversion between events and JSON lines, the format of record files and of the bot protocol: see
// engine/record/README.md.
#pragma once

#include "engine/core/event.h"
#include "engine/record/problem.h"

#include <QByteArray>
#include <QByteArrayView>

namespace meadhall::record {

/// The versions of the record format. The second one says that the goat of Odin plays: a seat's record may end before
/// anybody has seen the goat, and is to be refused by programs that do not know it.
constexpr int kFormat = 1, kGoatFormat = 2;
/// The newest version that a record of this game may have.
int newestFormatOf(const GameEvent &game);
/// Maximum line length in bytes; longer lines are rejected unread. Events need less than a thousandth of it; the rest
/// is for unknown keys.
constexpr qsizetype kMaxLineLength = 1 << 24;
/// Maximum nesting depth; events need three levels.
constexpr int kMaxDepth = 32;

/// Writes an event as one line of compact JSON in UTF-8, without newline, keys in the order of engine/record/README.md.
/// Hidden hands become card counts, and a hidden choice has no card, as in a seat's view.
QByteArray toLine(const Event &event);

struct ParsedLine {
    Event event;     ///< valid only without a problem
    Problem problem; ///< `line` is not set
};

/// Parses one line, with or without a trailing newline. Unknown keys are ignored; everything else must conform to the
/// format. Legality in the game is checked by the referee, not here.
ParsedLine parseLine(QByteArrayView line);

/// The text after the byte order mark that some editors write at the start of a file.
inline QByteArrayView withoutByteOrderMark(QByteArrayView text)
{
    const QByteArrayView mark("\xef\xbb\xbf");
    return text.startsWith(mark) ? text.sliced(mark.size()) : text;
}

} // namespace meadhall::record
