// SPDX-License-Identifier: GPL-3.0-or-later
// The drawbacks of a move of Odin, as data; the counterpart of hint_reasons.h.
#pragma once

#include "engine/games/odin/view.h"

#include <vector>

namespace meadhall::players {

/// "Sets" and "the rest" as in hint_reasons.h.
struct Drawback {
    enum class Code : std::uint8_t {
        // For a play.
        EndsGameBehind, ///< goes out, but the game ends with another seat ahead
        BreaksSet,      ///< uses a part of the set `cards` only
        LeavesAlone,    ///< `cards` of the rest go with no other; each of them did before
        TakesAlone,     ///< the card to be picked up, `cards`, goes with no other
        MoreSets,       ///< the rest makes `number` sets, the hand now `other`, which is less
        SameSets,       ///< the rest makes `number` sets, as many as now
        LetsOut,        ///< another seat may go out by beating it
        GivesHigh,      ///< plays a card of `number`, an 8 or a 9
        SetsAfter,      ///< the rest makes `number` sets; said only if nothing else is

        // For a pass.
        KeepsAll,  ///< keeps `number` cards while another seat has only `other`
        EndsRound, ///< the round is over, and another seat leads
        MissesSet, ///< some play would leave `number` sets, the hand now makes `other`, which is more
        ShedsNone, ///< keeps `number` cards; said only if nothing else is
    };

    Code code{};
    int number = 0;
    int other = 0;
    CardSet cards{};

    friend bool operator==(const Drawback &, const Drawback &) = default;
};

/// All drawbacks of a legal move of the view's seat, gravest first; empty only if it goes out without losing the game.
/// @param move if it has to pick up a card but names none, the one that leaves fewest sets is assumed
std::vector<Drawback> drawbacksOf(const odin::View &view, odin::Move move);

/// The drawbacks of picking up `move.take` rather than another card; empty only if the move picks up nothing.
std::vector<Drawback> drawbacksOfTaking(const odin::View &view, odin::Move move);

} // namespace meadhall::players
