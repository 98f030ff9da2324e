// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/review/judge/reasons.h"

#include "engine/ai/ninjan/hint.h"
#include "engine/ai/odin/hint.h"
#include "engine/ai/without_common.h"
#include "engine/core/to_index.h"
#include "engine/core/view_after.h"

#include <array>
#include <string_view>
#include <utility>

namespace meadhall::review {

namespace {

/// By the numbers of players::HintReason::Code.
constexpr std::array<std::string_view, 33> kOdinReasons{
    "winsGame",      "endsGameBehind", "goesOut",       "leadsThenOut", "unbeatable",     "oneSetLeft",
    "shutsOut",      "shedsOrphan",    "playsOrphan",   "fewerSets",    "handCosts",      "needsMore",
    "joinsSet",      "lowSingle",      "keepsSet",      "fewHigher",    "shrinks",        "setsLeft",
    "raises",        "nothingBeats",   "goingOutLoses", "keepsOneSet",  "playLetsOut",    "playsCostSets",
    "nothingGained", "onlyPoison",     "costsHighCard", "timeEnough",   "singleLeadNext", "stillIn",
    "takeFewerSets", "takeHighest",    "takeNoWorse"};
static_assert(kOdinReasons.size() == static_cast<std::size_t>(players::HintReason::Code::TakeNoWorse) + 1);
/// By the numbers of ninjan::HintReason::Code.
constexpr std::array<std::string_view, 22> kNinjanReasons{
    "forced",      "takes",       "comesLast", "comesFirst",  "beatsNothing", "bestNow",   "avoidsWorse", "leaves",
    "adds",        "takesMore",   "takesSame", "takesLess",   "lays",         "rivalMust", "rivalLess",   "ownTaker",
    "laysPoorest", "laysRichest", "noTaker",   "richerStays", "lastCard",     "atMost"};
static_assert(kNinjanReasons.size() == static_cast<std::size_t>(ninjan::HintReason::Code::AtMost) + 1);

/// The reasons worth saying, as codes.
template <class Reason, std::size_t count>
std::vector<Why> named(const std::vector<Reason> &reasons, const std::array<std::string_view, count> &names)
{
    std::vector<Why> why;
    for (const Reason &reason : strongest(reasons)) {
        Why one{std::string(names.at(toIndex(reason.code)))};
        if (reason.number != 0 || reason.other != 0)
            one.values.push_back(reason.number);
        if (reason.other != 0)
            one.values.push_back(reason.other);
        why.push_back(std::move(one));
    }
    return why;
}

/// Returns the reasons for an answer, without those that hold for the other one as well.
/// @param reasonsFor finds the reasons for an answer
template <class ReasonsFor, std::size_t count>
std::vector<Why> named(const ReasonsFor &reasonsFor, const Event &answer, const std::optional<Event> &other,
                       const std::array<std::string_view, count> &names)
{
    const auto reasons = reasonsFor(answer);
    return named(other ? withoutCommon(reasons, reasonsFor(*other)) : reasons, names);
}

} // namespace

std::vector<Why> reasonsOf(const Events &seen, int seat, const Event &answer, const std::optional<Event> &other)
{
    if (std::holds_alternative<ChooseEvent>(answer)) {
        const auto view = viewAfter<ninjan::View>(seen, seat);
        const auto reasonsFor = [&](const Event &of) {
            return ninjan::reasonsForCard(view, std::get<ChooseEvent>(of).card);
        };
        return named(reasonsFor, answer, other, kNinjanReasons);
    }
    if (std::holds_alternative<ResolveEvent>(answer)) {
        const auto view = viewAfter<ninjan::View>(seen, seat);
        const auto reasonsFor = [&](const Event &of) {
            return ninjan::reasonsForPile(view, std::get<ResolveEvent>(of).pile);
        };
        return named(reasonsFor, answer, other, kNinjanReasons);
    }
    const auto view = viewAfter<odin::View>(seen, seat);
    const auto moveOf = [](const Event &of) {
        const auto *play = std::get_if<PlayEvent>(&of);
        return play ? odin::Move{play->cards, play->take} : odin::Move::pass();
    };
    const auto forMove = [&](const Event &of) { return players::reasonsFor(view, moveOf(of)); };
    const auto forTake = [&](const Event &of) { return players::reasonsToTake(view, moveOf(of)); };
    std::vector<Why> why = named(forMove, answer, other, kOdinReasons);
    for (Why &one : named(forTake, answer, other, kOdinReasons))
        why.push_back(std::move(one));
    return why;
}

std::string textOf(const Why &why)
{
    std::string text = why.code;
    for (const int value : why.values)
        text += ' ' + std::to_string(value);
    return text;
}

} // namespace meadhall::review
