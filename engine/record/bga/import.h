// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the saved log of a finished game of Board Game Arena as the record of one seat. No format is promised by the
// site, so everything is checked by the rules, and what cannot be understood is refused.
#pragma once

#include "engine/core/event.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace meadhall::record::bga {

enum class Refusal : std::uint8_t {
    None,
    NotALog,       ///< no JSON and no replay page, or other content
    Truncated,     ///< the text ends in the middle
    Server,        ///< the site has answered with an error
    OtherGame,     ///< neither Odin nor Ninjan
    SeveralTables, ///< logs of several games
    Running,       ///< the game is not over
    NoHand,        ///< the own cards are not told
    StartUnknown,  ///< Ninjan: the first cards of the piles are not told
    Rules,         ///< a move contradicts the rules or the others
    Nothing,       ///< no decision of the seat
};
/// Codes for programs, by the numbers of Refusal.
constexpr std::array<std::string_view, 11> kRefusalCodes{"none",         "notALog",       "truncated", "server",
                                                         "otherGame",    "severalTables", "running",   "noHand",
                                                         "startUnknown", "rules",         "nothing"};

/// A remark for the person about an accepted log.
struct Notice {
    enum class Kind : std::uint8_t {
        Left,            ///< `names` have left, and the record ends there
        TurnMissing,     ///< a turn is missing, and the record ends there
        TargetAssumed,   ///< the log does not tell the target: 15
        ColoursAssumed,  ///< two players: fewer than four colours were seen
        WinnersNotThrown ///< Ninjan: the win is shared, which these rules do not know
    };
    Kind kind;
    std::vector<std::string> names{};
    friend bool operator==(const Notice &, const Notice &) = default;
};

/// A log that was read. Without a refusal either `events` is a legal record, or the person must say which of the
/// players it is.
struct Import {
    Refusal refusal = Refusal::None;
    std::int64_t move = 0;            ///< with Refusal::Rules: number of the move in the log; 0: unknown
    std::vector<std::string> players; ///< names of all players
    Events events;
    std::vector<Notice> notices;
    std::int64_t ended = 0; ///< seconds since 1970, UTC; 0: unknown
    bool asksForPlayer() const { return refusal == Refusal::None && events.empty(); }
};

/// Largest text that is read, in bytes.
constexpr std::size_t kMaxLogSize = std::size_t{1} << 24;

/// @param text the log, or the replay page with it
/// @param player name of the person whose record it becomes; empty: the one who saved it, if the log tells
Import importLog(std::string_view text, std::string_view player = {});

} // namespace meadhall::record::bga
