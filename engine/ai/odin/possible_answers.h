// SPDX-License-Identifier: GPL-3.0-or-later
// What the other players of Odin could hold, as far as a seat can know: the cards a player has taken are public, the
// rest of a hand may be any unseen cards.
#pragma once

#include "engine/games/odin/view.h"

namespace meadhall::odin::ai {

/// How a set could be beaten.
struct PossibleAnswers {
    bool sameSize = false; ///< by a set of as many cards and a higher value
    bool oneMore = false;  ///< by a set of one card more

    bool any() const { return sameSize || oneMore; }
    friend bool operator==(const PossibleAnswers &, const PossibleAnswers &) = default;
};

/// @param seat another seat than the view's
/// @param table a set, not empty
PossibleAnswers possibleAnswers(const View &view, int seat, CardSet table);
/// The same of all other seats together.
PossibleAnswers possibleAnswers(const View &view, CardSet table);

/// Whether a hand contains a set that beats another one.
bool canBeat(CardSet hand, CardSet table);

/// Whether a seat could beat the set with its whole hand.
bool mayGoOutOn(const View &view, int seat, CardSet table);
/// Whether any other seat could.
bool mayGoOutOn(const View &view, CardSet table);

/// Cards higher than a number that could be in another hand.
CardSet possiblyHeldAbove(const View &view, int number);

} // namespace meadhall::odin::ai
