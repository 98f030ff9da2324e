// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/review/judge/outlook.h"

#include "engine/core/to_index.h"

#include <array>

namespace meadhall::review {

std::vector<double> outlookAfter(const Events &events, int playouts, std::uint64_t seed, const std::stop_token &stop)
{
    constexpr std::array kOutlooks{odinOutlook, ninjanOutlook}; // by the numbers of Game
    if (events.empty())
        return {};
    return kOutlooks.at(toIndex(std::get<GameEvent>(events.front()).game))(events, playouts, seed, stop);
}

} // namespace meadhall::review
