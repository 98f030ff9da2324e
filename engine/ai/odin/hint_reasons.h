// SPDX-License-Identifier: GPL-3.0-or-later
// Reasons for a move of Odin, as data. Each states a fact that follows from the rules and from what the seat may see;
// the user interface puts it into words.
#pragma once

#include "engine/games/odin/view.h"

#include <vector>

namespace meadhall::players {

/// "The number of sets" of a hand is the smallest number of sets that contain all its cards. "The rest" is the hand
/// after the move, with the card picked up.
struct HintReason {
    enum class Code : std::uint8_t {
        // For a play.
        WinsGame,       ///< goes out, and the game ends with fewer points than anybody else has
        EndsGameBehind, ///< goes out, but the game ends with somebody else ahead
        GoesOut,        ///< goes out; the others get `number` points together
        LeadsThenOut,   ///< nobody can beat it, and the rest, `cards`, is one set
        Unbeatable,     ///< nobody can beat it, so the seat leads the next round
        OneSetLeft,     ///< the rest, `cards`, is one set
        ShutsOut,       ///< nobody can go out by beating it; the shortest hand of the others has `number` cards
        ShedsOrphan,    ///< leads a card that goes with no other; the rest makes `number` sets
        PlaysOrphan,    ///< plays a card that goes with no other while following
        FewerSets,      ///< the rest makes `number` sets, the hand now `other`
        HandCosts,      ///< somebody has few cards; the rest costs `number` points, the hand now `other`
        NeedsMore,      ///< only a set of `number` cards can beat it
        JoinsSet,       ///< with the card picked up the rest contains the set `cards`
        LowSingle,      ///< leads a card of `number`, which on its own beats only lower ones
        KeepsSet,       ///< the longest set of the hand, `cards`, stays whole
        FewHigher,      ///< a single card; only `number` higher cards may be in other hands
        Shrinks,        ///< the rest has `number` cards, the hand now `other`
        SetsLeft,       ///< the rest makes `number` sets
        Raises,         ///< the others have to beat `cards` instead of the set on the table

        // For a pass.
        NothingBeats,   ///< nothing in the hand beats the table
        GoingOutLoses,  ///< going out would end the game with somebody else ahead; also for a play
        KeepsOneSet,    ///< the hand, `cards`, is one set, to go out with on a lead
        PlayLetsOut,    ///< after every play somebody may go out by beating it, but nobody may now
        PlaysCostSets,  ///< every play leaves at least `number` sets, more than the `other` now
        NothingGained,  ///< some play leaves `number` sets, as many as now; none leaves fewer
        OnlyPoison,     ///< every card to be picked up would go with no other
        CostsHighCard,  ///< every play contains a card of at least `number`
        TimeEnough,     ///< at least `number` more plays are needed; all others have `other` cards or more
        SingleLeadNext, ///< the pass ends the round: its owner leads a single card, or the whole hand
        StillIn,        ///< the round goes on, or may go on

        // For the card picked up.
        TakeFewerSets, ///< the rest makes `number` sets, with any other card at least `other`
        TakeHighest,   ///< it is the highest of the beaten cards
        TakeNoWorse,   ///< with no other card would there be fewer sets

        // Compared with another play of as many cards, if nothing else is to be said.
        HarderToBeat, ///< its value is higher than that of `cards`
        LowerCards,   ///< its value is lower than that of `cards`, so the higher cards stay in the hand
    };

    Code code{};
    int number = 0;
    int other = 0;
    CardSet cards{};

    friend bool operator==(const HintReason &, const HintReason &) = default;
};

/// All reasons that hold for a legal move of the view's seat, strongest first; never empty.
std::vector<HintReason> reasonsFor(const odin::View &view, odin::Move move);

/// All reasons to pick up `move.take` rather than another card that the play beats, strongest first; empty only if the
/// move picks up nothing.
std::vector<HintReason> reasonsToTake(const odin::View &view, odin::Move move);

/// The reasons for a move that do not hold for another one, strongest first. Both must be legal.
std::vector<HintReason> reasonsAgainst(const odin::View &view, odin::Move move, odin::Move other);

/// Whether the reason holds for so many moves that it says little about one.
bool saysLittle(const HintReason &reason);

/// The reasons worth saying: the first and at most one more that adds something else.
std::vector<HintReason> strongest(const std::vector<HintReason> &reasons);

} // namespace meadhall::players
