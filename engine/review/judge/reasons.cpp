#include "engine/review/judge/reasons.h"

#include "engine/ai/ninjan/hint.h"
#include "engine/ai/odin/hint.h"
#include "engine/core/to_index.h"

#include <array>
#include <string_view>

namespace meadhall::review {

namespace {

/// By the numbers of players::HintReason.
constexpr std::array<std::string_view, 13> kOdinReasons{
    "goesOut",        "endsGameBehind", "oneSetLeft",     "cannotBeBeaten", "letsSomebodyOut",
    "blocksSomebody", "shedsOrphan",    "keepsSetsWhole", "breaksSet",      "takesJoining",
    "takesPoison",    "waitsForBetter", "forced",
};
/// By the numbers of ninjan::HintReason.
constexpr std::array<std::string_view, 15> kNinjanReasons{
    "forced",        "takesPile",   "takesSpoilt", "lesserEvil",   "spoilsPile",
    "shedsNegative", "laysCheaply", "givesPrize",  "avoidsTaking", "takesCheaply",
    "comesFirst",    "mayBeLate",   "forcesRival", "deniesRival",  "feedsRival",
};

template <class View> View viewAfter(const Events &seen, int seat)
{
    View view(seat);
    for (const Event &event : seen)
        view.apply(event);
    return view;
}

template <class Reasons, std::size_t count>
std::vector<Why> named(const Reasons &reasons, const std::array<std::string_view, count> &names)
{
    std::vector<Why> why;
    for (const auto reason : reasons)
        why.push_back({std::string(names.at(toIndex(reason)))});
    return why;
}

} // namespace

std::vector<Why> reasonsOf(const Events &seen, int seat, const Event &answer)
{
    if (const auto *choice = std::get_if<ChooseEvent>(&answer))
        return named(ninjan::reasonsForCard(viewAfter<ninjan::View>(seen, seat), choice->card), kNinjanReasons);
    if (const auto *resolve = std::get_if<ResolveEvent>(&answer))
        return named(ninjan::reasonsForPile(viewAfter<ninjan::View>(seen, seat), resolve->pile), kNinjanReasons);
    const auto *play = std::get_if<PlayEvent>(&answer);
    const odin::Move move = play ? odin::Move{play->cards, play->take} : odin::Move::pass();
    return named(players::reasonsFor(viewAfter<odin::View>(seen, seat), move), kOdinReasons);
}

std::string textOf(const Why &why)
{
    std::string text = why.code;
    for (const int value : why.values)
        text += ' ' + std::to_string(value);
    return text;
}

} // namespace meadhall::review
