// SPDX-License-Identifier: GPL-3.0-or-later
// Deals the cards that a seat does not know anew, in agreement with what it has seen.
#pragma once

#include "engine/core/random.h"
#include "engine/core/shuffle.h"
#include "engine/core/to_index.h"
#include "engine/games/ninjan/view.h"
#include "engine/games/odin/view.h"

#include <algorithm>
#include <vector>

namespace meadhall {

/// The cards that a seat is known to hold.
inline CardSet knownCards(const odin::View &view, int seat) { return view.known(seat); }
inline CardSet knownCards(const ninjan::View &view, int seat) { return seat == view.seat() ? view.hand() : CardSet{}; }

/// Moves the goat, which is never out of play while nobody has seen it, to one of the first places.
/// @param first hidden cards in random order
/// @param dealt number of those that are in hands
template <class Iterator> void dealGoat(Iterator first, Iterator last, int dealt, Random &random)
{
    if (const auto goat = std::find(first, last, odin::kGoat); goat != last)
        std::iter_swap(goat, first + static_cast<int>(random.below(static_cast<std::uint32_t>(dealt))));
}
inline void dealGoat(const odin::View &view, std::vector<Card> &hidden, Random &random)
{
    dealGoat(hidden.begin(), hidden.end(), view.hiddenCards(), random);
}
inline void dealGoat(const ninjan::View &, std::vector<Card> &, Random &) {}

/// The hands of all seats as they may be now; all deals that are possible are equally likely.
/// @tparam View odin::View or ninjan::View; after a deal
template <class View> std::vector<CardSet> possibleHands(const View &view, Random &random)
{
    std::vector<Card> hidden = shuffled(view.unseen(), random);
    dealGoat(view, hidden, random);
    auto next = hidden.begin();
    std::vector<CardSet> hands;
    for (int seat = 0; seat < view.players(); ++seat) {
        CardSet hand = knownCards(view, seat);
        while (seat != view.seat() && hand.count() < view.count(seat) && next != hidden.end())
            hand.add(*next++);
        hands.push_back(hand);
    }
    return hands;
}

} // namespace meadhall
