// SPDX-License-Identifier: GPL-3.0-or-later
// A game of Odin for two, as several tests lay it out.
#pragma once

#include "tests/ui/played_window.h"

namespace meadhall {

inline const std::vector<std::string> kOdinDuel{"human", "computer:easy"};
inline const char *const kOdinOwn = "B2 B8 R8 R2 G5 G4 P6 K1 O9";
inline const char *const kOdinOther = "B1 B3 B4 R1 R3 R4 G1 G2 G3";

/// The person leads P6, the opponent beats it with two cards: a pick-up choice.
inline Events twoCardsBeatOne()
{
    return {PlayEvent{0, cardsNamed("P6"), kNoCard}, PlayEvent{1, cardsNamed("B3 B1"), cardsNamed("P6").first()}};
}

} // namespace meadhall
