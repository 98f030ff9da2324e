// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/network/words.h"

#include "engine/core/to_index.h"

#include <algorithm>

namespace meadhall::network {

namespace {

constexpr std::array<std::string_view, 19> kCodeWords{"none",          "full",    "seatTaken", "noName",  "notSeated",
                                                      "alreadySeated", "stale",   "noAnswer",  "asked",   "version",
                                                      "malformed",     "tooLong", "tooMany",   "tooSlow", "crowded",
                                                      "elsewhere",     "left",    "dismissed", "closed"};
static_assert(kCodeWords.size() == toIndex(Code::Closed) + 1);

constexpr std::array<std::string_view, 34> kReasonWords{
    "legal",         "notYourTurn",     "cardNotHeld",   "cardTwice",    "noCards",      "nothingAsked", "passOnLead",
    "notASet",       "leadOneOrAll",    "leadMustBeAll", "wrongCount",   "tooLow",       "equalValue",   "takeMissing",
    "takeNotBeaten", "takeOnEmptyHand", "takeOnLead",    "pileMissing",  "mustTakePile", "notThrowing",  "throwMissing",
    "noSuchThrow",   "eventOutOfPlace", "wrongPlayers",  "wrongColours", "wrongTarget",  "noSuchSeat",   "wrongStarter",
    "wrongDeal",     "hiddenCards",     "wrongPoints",   "wrongTotals",  "wrongWinners", "wrongCards"};
static_assert(kReasonWords.size() == toIndex(Reason::WrongCards) + 1);

template <typename Value, typename Words> std::optional<Value> valueOf(const Words &words, std::string_view word)
{
    const auto found = std::find(words.begin(), words.end(), word);
    if (found == words.begin() || found == words.end())
        return std::nullopt;
    return static_cast<Value>(found - words.begin());
}

} // namespace

std::string_view wordOf(Code code) { return kCodeWords.at(toIndex(code)); }
std::optional<Code> codeOf(std::string_view word) { return valueOf<Code>(kCodeWords, word); }
std::string_view wordOf(Reason reason) { return kReasonWords.at(toIndex(reason)); }
std::optional<Reason> reasonOf(std::string_view word) { return valueOf<Reason>(kReasonWords, word); }

} // namespace meadhall::network
