// One event, one line of JSON: the one format of files, bots and chairs.
#pragma once

#include "engine/core/event.h"
#include "engine/record/problem.h"

#include <QByteArray>
#include <QByteArrayView>

namespace meadhall::record {

/// The format of records that this program writes; it reads this one alone.
constexpr int kFormat = 1;
/// Longer lines are refused unread. No event needs a thousandth of it, but strangers may write what they like under
/// keys that nobody knows.
constexpr qsizetype kLongestLine = 1 << 24;
/// How deep arrays and objects may stand within each other; events need three levels.
constexpr int kDeepest = 32;

/// The event as one line of compact JSON in UTF-8, keys in the order of the format's description, no newline at its
/// end. Hidden hands are written as their card counts and a hidden choice without its card, as a seat is told them.
QByteArray toLine(const Event &event);

struct ParsedLine {
    Event event;     ///< holds only if there is no problem
    Problem problem; ///< its `line` is not set
};

/// The event of a line, with or without a newline at its end. Keys that are not known are ignored; everything else must
/// be as the format says. Whether the event makes sense in a game is the referee's business.
ParsedLine parseLine(QByteArrayView line);

} // namespace meadhall::record
