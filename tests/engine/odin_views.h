// SPDX-License-Identifier: GPL-3.0-or-later
// Hand-written positions of Odin as seen by one seat.
#pragma once

#include "engine/core/to_index.h"
#include "engine/games/odin/view.h"

#include <sstream>

namespace odin_views {

using namespace meadhall;

/// Parses "B7 R2" into cards.
inline CardSet cards(const std::string &names)
{
    CardSet set;
    std::istringstream stream(names);
    for (std::string name; stream >> name;)
        set.add(*odin::cardOfName(name));
    return set;
}

/// The events that seat 0 has seen: its own hand, only the card counts of the others, the set that seat `from` has
/// played and the passes after it. Games of two are played with four colours.
inline Events eventsOf(const std::string &own, const std::vector<int> &counts, const std::string &table = "",
                       int from = 1, const std::vector<int> &totals = {})
{
    Events events;
    GameEvent game;
    game.seats.assign(counts.size() + 1, "seat");
    if (counts.size() == 1)
        odin::setRule(game, &odin::Rules::colours, 0x0f);
    events.emplace_back(game);
    if (!totals.empty())
        events.emplace_back(HandOverEvent{totals, totals});
    const CardSet played = cards(table);
    HandEvent hand;
    hand.hands.push_back(SeenHand::open(cards(own)));
    for (const int count : counts)
        hand.hands.push_back(SeenHand::closed(count));
    hand.first = played.empty() ? 0 : from;
    if (!played.empty())
        hand.hands[toIndex(from)].count += played.count();
    events.emplace_back(hand);
    if (played.empty())
        return events;
    events.emplace_back(PlayEvent{from, played, kNoCard});
    for (int seat = from + 1; seat < static_cast<int>(hand.hands.size()); ++seat)
        events.emplace_back(PassEvent{seat});
    return events;
}

/// The view that results from these events.
inline odin::View viewOf(const std::string &own, const std::vector<int> &counts, const std::string &table = "",
                         int from = 1, const std::vector<int> &totals = {})
{
    odin::View view(0);
    for (const Event &event : eventsOf(own, counts, table, from, totals))
        view.apply(event);
    return view;
}

} // namespace odin_views
