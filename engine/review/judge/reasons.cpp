// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/review/judge/reasons.h"

#include "engine/ai/ninjan/hint.h"
#include "engine/ai/odin/hint.h"
#include "engine/ai/without_common.h"
#include "engine/core/to_index.h"
#include "engine/core/view_after.h"

#include <algorithm>
#include <array>
#include <sstream>
#include <string_view>
#include <utility>

namespace meadhall::review {

namespace {

/// By the numbers of players::HintReason::Code.
constexpr std::array<std::string_view, 35> kOdinReasons{
    "winsGame",      "endsGameBehind", "goesOut",       "leadsThenOut", "unbeatable",     "oneSetLeft",
    "shutsOut",      "shedsOrphan",    "playsOrphan",   "fewerSets",    "handCosts",      "needsMore",
    "joinsSet",      "lowSingle",      "keepsSet",      "fewHigher",    "shrinks",        "setsLeft",
    "raises",        "nothingBeats",   "goingOutLoses", "keepsOneSet",  "playLetsOut",    "playsCostSets",
    "nothingGained", "onlyPoison",     "costsHighCard", "timeEnough",   "singleLeadNext", "stillIn",
    "takeFewerSets", "takeHighest",    "takeNoWorse",   "harderToBeat", "lowerCards"};
static_assert(kOdinReasons.size() == static_cast<std::size_t>(players::HintReason::Code::LowerCards) + 1);
/// By the numbers of ninjan::HintReason::Code.
constexpr std::array<std::string_view, 22> kNinjanReasons{
    "forced",      "takes",       "comesLast", "comesFirst",  "beatsNothing", "bestNow",   "avoidsWorse", "leaves",
    "adds",        "takesMore",   "takesSame", "takesLess",   "lays",         "rivalMust", "rivalLess",   "ownTaker",
    "laysPoorest", "laysRichest", "noTaker",   "richerStays", "lastCard",     "atMost"};
static_assert(kNinjanReasons.size() == static_cast<std::size_t>(ninjan::HintReason::Code::AtMost) + 1);

/// By the numbers of players::Inference::Code.
constexpr std::array<std::string_view, 5> kInferenceNames{"beats", "cannotBeat", "goesOutOn", "oneSet", "highCard"};
static_assert(kInferenceNames.size() == static_cast<std::size_t>(players::Inference::Code::HighCard) + 1);

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
    const auto forTake = [&](const Event &of) { return players::reasonsToTake(view, odin::moveOf(of)); };
    std::vector<Why> why = named(other ? players::reasonsAgainst(view, odin::moveOf(answer), odin::moveOf(*other))
                                       : players::reasonsFor(view, odin::moveOf(answer)),
                                 kOdinReasons);
    for (Why &one : named(forTake, answer, other, kOdinReasons))
        why.push_back(std::move(one));
    return why;
}

std::optional<players::Inference> inferenceBehind(const Events &seen, int seat, const Event &answer, const Event &other,
                                                  std::uint64_t seed, const std::stop_token &stop)
{
    if (std::get<GameEvent>(seen.front()).game != Game::Odin)
        return std::nullopt;
    return players::inferenceBehind(viewAfter<odin::View>(seen, seat), odin::moveOf(answer), odin::moveOf(other), seed,
                                    stop);
}

std::string textOf(const Why &why)
{
    std::string text = why.code;
    for (const int value : why.values)
        text += ' ' + std::to_string(value);
    return text;
}

std::string textOf(const players::Inference &inference)
{
    std::ostringstream text;
    text << kInferenceNames.at(toIndex(inference.code)) << ' ' << inference.seat << ' ' << inference.turn << ' '
         << inference.number;
    for (const Card card : inference.cards)
        text << ' ' << odin::nameOf(card);
    return text.str();
}

std::optional<players::Inference> inferenceOf(const std::string &text)
{
    std::istringstream stream(text);
    std::string name;
    players::Inference inference;
    stream >> name >> inference.seat >> inference.turn >> inference.number;
    const auto fact = std::find(kInferenceNames.begin(), kInferenceNames.end(), name);
    if (!stream || fact == kInferenceNames.end() || inference.seat < players::Inference::kAllOthers)
        return std::nullopt;
    inference.code = static_cast<players::Inference::Code>(fact - kInferenceNames.begin());
    while (stream >> name) {
        const auto card = odin::cardOfName(name);
        if (!card)
            return std::nullopt;
        inference.cards.add(*card);
    }
    return inference;
}

} // namespace meadhall::review
