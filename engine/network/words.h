// SPDX-License-Identifier: GPL-3.0-or-later
// The words that stand for enumerators on the wire.
#pragma once

#include "engine/network/message.h"

#include <array>
#include <string_view>

namespace meadhall::network {

inline constexpr std::array<std::string_view, 4> kKindWords{"person", "guest", "computer", "program"};
inline constexpr std::array<std::string_view, 3> kPresenceWords{"free", "here", "away"};
inline constexpr std::array<std::string_view, kPhrases> kPhraseWords{"wellPlayed", "thanks", "oneMoment", "goodLuck",
                                                                     "oops",       "wow",    "again",     "goodbye"};

/// By the numbers of Code; words are never the same as those of a Reason.
std::string_view wordOf(Code code);
std::optional<Code> codeOf(std::string_view word);
/// By the numbers of Reason.
std::string_view wordOf(Reason reason);
std::optional<Reason> reasonOf(std::string_view word);

} // namespace meadhall::network
