// SPDX-License-Identifier: GPL-3.0-or-later
// Hints for Ninjan: the possible cards or piles, ranked, with expected results and reasons.
#pragma once

#include "engine/ai/ninjan/hint_reasons.h"
#include "engine/games/ninjan/view.h"

#include <stop_token>
#include <vector>

namespace meadhall::ninjan {

/// A card to choose, or a pile for the card being resolved.
struct RankedChoice {
    Card card = kNoCard;
    /// Target pile. For a card to choose: the richest pile that it beats now; −1 if none.
    int pile = -1;
    double points = 0; ///< expected own points at the end of the game
    double chance = 0; ///< expected probability of winning the game, 0–1
    std::vector<HintReason> why;
};

/// Ranks the legal answers of the view's seat, best first. Deterministic in view, seed and playouts. A choice already
/// made in this round may be evaluated again.
/// @param playouts upper bound of playouts for all answers together
/// @param stop on a stop request it returns within 20 ms; the caller discards that result
/// @return empty if the seat has nothing to decide
std::vector<RankedChoice> rankChoices(const View &view, int playouts, std::uint64_t seed, std::stop_token stop);

} // namespace meadhall::ninjan
