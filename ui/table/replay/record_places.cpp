// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/replay/record_places.h"

#include "engine/core/to_index.h"

#include <algorithm>

namespace meadhall::ui {

RecordPlaces::RecordPlaces(const Events &events)
{
    if (events.empty())
        return;
    const auto &game = std::get<GameEvent>(events.front());
    game_ = game.game;
    players_ = static_cast<int>(game.seats.size());
    game_ == Game::Odin ? addOdin(events) : addNinjan(events);
}

void RecordPlaces::addOdin(const Events &events)
{
    RecordPlace place;
    for (const Event &event : events) {
        if (std::holds_alternative<HandEvent>(event))
            place = {++parts_, 0};
        else if (std::holds_alternative<PlayEvent>(event) || std::holds_alternative<PassEvent>(event))
            ++place.step;
        places_.push_back(place);
    }
}

void RecordPlaces::addNinjan(const Events &events)
{
    RecordPlace place;
    bool choosing = false;
    for (const Event &event : events) {
        const bool choice = std::holds_alternative<ChooseEvent>(event);
        if (choice && !choosing)
            place = {++parts_, 0};
        else if (std::holds_alternative<ResolveEvent>(event))
            ++place.step;
        choosing = choice;
        places_.push_back(place);
    }
}

RecordPlace RecordPlaces::place(int line) const
{
    return line >= 1 && line <= lines() ? places_[toIndex(line - 1)] : RecordPlace{};
}

int RecordPlaces::firstLineOf(int part) const
{
    const auto first =
        std::find_if(places_.begin(), places_.end(), [part](const RecordPlace &place) { return place.part == part; });
    return static_cast<int>(first - places_.begin()) + 1;
}

/// The cards of a round stand at equal distances, the last one at its end.
double RecordPlaces::xOf(const RecordPlace &place) const
{
    if (game_ == Game::Odin)
        return place.step;
    return place.part == 0 ? 0 : place.part - 1 + (place.step + 1.0) / (players_ + 1);
}

std::vector<CurvePoint> RecordPlaces::curveAt(int line) const
{
    std::vector<CurvePoint> curve;
    const int part = place(line).part;
    for (int each = 2; each <= lines(); ++each) { // line 1 is the game itself
        const RecordPlace here = place(each);
        if (game_ == Game::Odin && (here.part == 0 || here.part != part))
            continue;
        if (!curve.empty() && curve.back().place == here)
            curve.back().last = each;
        else
            curve.push_back({here, xOf(here), each, each});
    }
    return curve;
}

int RecordPlaces::pointOf(const std::vector<CurvePoint> &curve, int line)
{
    const auto at = std::find_if(curve.begin(), curve.end(),
                                 [line](const CurvePoint &point) { return point.first <= line && line <= point.last; });
    return at == curve.end() ? -1 : static_cast<int>(at - curve.begin());
}

} // namespace meadhall::ui
