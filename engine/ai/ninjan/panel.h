// SPDX-License-Identifier: GPL-3.0-or-later
// The deals of the panel in Ninjan.
#pragma once

#include "engine/ai/ninjan/belief.h"
#include "engine/ai/search/panel.h"

namespace meadhall::ninjan::ai {

using PanelDeal = search::PanelDeal<SampledDeal>;

/// Samples deals for all members of the panel, see search::PanelMember.
/// @param count number of deals of all members together
/// @return in random order, those of Searching last; empty after a stop request
std::vector<PanelDeal> panelDeals(const View &view, int count, std::uint64_t seed, const std::stop_token &stop);

} // namespace meadhall::ninjan::ai
