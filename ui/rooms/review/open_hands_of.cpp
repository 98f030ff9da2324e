// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/review/open_hands_of.h"

#include "engine/core/to_index.h"
#include "engine/games/games.h"
#include "engine/games/odin/view.h"
#include "engine/table/open_hands.h"

namespace meadhall::ui {

std::vector<CardSet> handsSeenOpen(const Events &events, int seat)
{
    const auto *game = events.empty() ? nullptr : std::get_if<GameEvent>(&events.front());
    if (!game || game->game != Game::Odin)
        return {}; // in Ninjan no card returns to a hand
    const auto referee = makeReferee(*game);
    odin::View view(seat);
    for (const Event &event : events)
        view.apply(referee->seenBy(event, seat));
    if (view.handNumber() > 0 && !view.handRunning())
        return handsAfter(events, events.size());
    std::vector<CardSet> hands;
    for (int other = 0; other < view.players(); ++other)
        hands.push_back(view.handNumber() > 0 ? view.known(other) : CardSet{});
    return hands;
}

} // namespace meadhall::ui
