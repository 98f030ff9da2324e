// SPDX-License-Identifier: GPL-3.0-or-later
// Errors of records as data: codes and positions, no user-visible text.
#pragma once

#include "engine/core/reason.h"

#include <string>

namespace meadhall::record {

enum class Error : std::uint8_t {
    None,

    // The text.
    Encoding,      ///< not UTF-8, or starts with a byte order mark
    EmptyLine,     ///< only white space
    LineTooLong,   ///< longer than kMaxLineLength
    NotJson,       ///< not exactly one JSON value; `column` is the position of the error
    NestedTooDeep, ///< more than kMaxDepth nested arrays and objects
    NotAnObject,   ///< valid JSON, but not an object

    // The keys.
    MissingKey,   ///< `key` is missing
    DuplicateKey, ///< `key` occurs more than once
    WrongType,    ///< the value of `key` has another type (1.5 or true instead of a whole number)
    OutOfRange,   ///< the number in `key` is too large
    TooManyItems, ///< the array in `key` is longer than kMaxItems

    // The values.
    UnknownEvent,  ///< `detail` is not a known event
    UnknownGame,   ///< `detail` is not a known game
    UnknownFormat, ///< the format version is older than the first one
    NewerFormat,   ///< the format version `detail` is newer than this program supports
    UnknownValue,  ///< `detail` is not an allowed value of `key`
    NoSuchCard,    ///< `detail` in `key` is not a card of this game

    // The whole record.
    AgainstRules, ///< the line is well formed, but illegal at this point: see `reason`
    NoGame,       ///< the file has no events
    Unreadable,   ///< the file cannot be opened or read; `detail` is the system's message
};

/// The first error in a line. `key` and `detail` are UTF-8 and truncated.
struct Problem {
    Error error = Error::None;
    Reason reason = Reason::None; ///< with AgainstRules
    std::string key{};
    std::string detail{};
    int column = 0; ///< with NotJson: byte position in the line, from 1
    int line = 0;   ///< line of the record, from 1; 0 if not applicable
    int code = 0;   ///< with Unreadable: that of the system

    explicit operator bool() const { return error != Error::None; }
    friend bool operator==(const Problem &, const Problem &) = default;
};

} // namespace meadhall::record
