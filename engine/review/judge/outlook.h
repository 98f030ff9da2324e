// SPDX-License-Identifier: GPL-3.0-or-later
// What every seat can expect at any point of a game, all hands open: the curve of a review. It is
// hindsight, and never counts for a verdict.
#pragma once

#include "engine/core/event.h"

#include <stop_token>

namespace meadhall::review {

/// Points that are expected by seat at the end of the hand (Odin) or of the game (Ninjan). Everybody plays on by the
/// learned policy, with some variety. In a seat's record the hidden cards are dealt anew for every game played on, all
/// deals that are possible being equally likely.
/// @param events a legal record up to the point in question
/// @param playouts number of games played on
/// @param stop on a stop request it returns within 20 ms
/// @return empty before the first deal and after a stop request; the points that were scored where nothing is open
std::vector<double> outlookAfter(const Events &events, int playouts, std::uint64_t seed, const std::stop_token &stop);

// One for each game.
std::vector<double> odinOutlook(const Events &events, int playouts, std::uint64_t seed, const std::stop_token &stop);
std::vector<double> ninjanOutlook(const Events &events, int playouts, std::uint64_t seed, const std::stop_token &stop);

} // namespace meadhall::review
