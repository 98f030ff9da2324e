// SPDX-License-Identifier: GPL-3.0-or-later
// The probable continuation of a game.
#pragma once

#include "engine/core/event.h"

#include <cstdint>
#include <stop_token>

namespace meadhall::review {

/// The events that follow if every seat plays well by what it can see: to the end of the hand (Odin) or of the round
/// (Ninjan).
/// @param events a legal record up to the point in question
/// @return empty after a stop request, which it obeys within 20 ms
Events likelyLine(const Events &events, std::uint64_t seed, const std::stop_token &stop);

} // namespace meadhall::review
