// What can be wrong with a line of a record, as data: codes and the place, no words.
#pragma once

#include "engine/core/reason.h"

#include <string>

namespace meadhall::record {

enum class Error : std::uint8_t {
    None,

    // The text.
    Encoding,      ///< not UTF-8, or led by a byte order mark
    EmptyLine,     ///< nothing but white space
    LineTooLong,   ///< longer than kLongestLine
    NotJson,       ///< no JSON value, or something after it; `column` is where it breaks
    NestedTooDeep, ///< more than kDeepest arrays and objects within each other
    NotAnObject,   ///< JSON, but no object

    // The keys.
    MissingKey,   ///< `key` is not there
    KeyTwice,     ///< `key` stands twice
    WrongType,    ///< `key` holds something of another type (1.5 or true where a whole number belongs)
    OutOfRange,   ///< `key` holds a number too big for any record
    TooManyItems, ///< the array of `key` is longer than any game has use for

    // The words within.
    UnknownEvent,  ///< `detail` is no event
    UnknownGame,   ///< `detail` is no game
    UnknownFormat, ///< the format is older than the first
    NewerFormat,   ///< the format is newer than this program knows: `detail`
    UnknownValue,  ///< `key` holds `detail`, which is no choice of it
    NoSuchCard,    ///< `detail` in `key` is no card of the game

    // The whole record.
    AgainstRules, ///< the line reads well, but cannot come here: see `reason`
    NoGame,       ///< the file holds no event at all
    Unreadable,   ///< the file cannot be opened or read; `detail` is what the system says
};

/// The first thing that is wrong with a line. `key` and `detail` are UTF-8 and short.
struct Problem {
    Error error = Error::None;
    Reason reason = Reason::None; ///< with AgainstRules
    std::string key{};
    std::string detail{};
    int column = 0; ///< with NotJson: the byte of the line, from 1
    int line = 0;   ///< of the record, from 1; 0 where there is no line

    explicit operator bool() const { return error != Error::None; }
    friend bool operator==(const Problem &, const Problem &) = default;
};

} // namespace meadhall::record
