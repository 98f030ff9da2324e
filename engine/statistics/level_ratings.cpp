// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/statistics/level_ratings.h"

#include "engine/core/to_index.h"

#include <algorithm>
#include <cmath>

namespace meadhall::statistics {

namespace {

using players::kLevels;

/// By levels: the share of games of two that the stronger one wins, in %. README.md has the commands.
using Won = std::array<std::array<double, kLevels>, kLevels>;
constexpr Won kOdinWon{{
    {},
    {71.4},
    {83.4, 68.3},
    {75.7, 66.3, 66.7},
    {95.0, 97.5, 98.6, 71.3},
}};
constexpr Won kNinjanWon{{
    {},
    {73.4},
    {88.1, 71.5},
    {82.1, 68.6, 61.8},
    {90.7, 83.8, 83.6, 61.2},
}};

/// The least that a lead grows with a point of rating. Where a stronger level does not win more, a result hardly tells
/// how strong somebody is, but it must not tell the contrary.
constexpr double kLeastSlope = 0.1;

using Leads = std::array<std::array<MeasuredLead, kLevels>, kLevels>; ///< by opponent, then by level

/// Makes leads that do not rise with the rating their common mean, and lets them rise by the least slope (isotonic
/// regression).
void riseEverywhere(std::array<MeasuredLead, kLevels> &leads)
{
    const auto before = leads;
    const auto aboveLeast = [](const MeasuredLead &each) { return each.lead - kLeastSlope * each.rating; };
    for (std::size_t i = 0; i < kLevels; ++i) {
        double highest = -1e9;
        for (std::size_t first = 0; first <= i; ++first) {
            double lowest = 1e9;
            for (std::size_t last = i; last < kLevels; ++last) {
                double sum = 0;
                for (std::size_t each = first; each <= last; ++each)
                    sum += aboveLeast(before[each]);
                lowest = std::min(lowest, sum / static_cast<double>(last - first + 1));
            }
            highest = std::max(highest, lowest);
        }
        leads[i].lead = highest + kLeastSlope * leads[i].rating;
    }
}

Leads leadsOf(Game game, const Won &won)
{
    const auto ratings = levelRatings(game);
    Leads leads;
    for (std::size_t opponent = 0; opponent < kLevels; ++opponent)
        for (std::size_t level = 0; level < kLevels; ++level) {
            const double stronger = won[std::max(level, opponent)][std::min(level, opponent)] / 100;
            const double points = level == opponent ? 0 : 400 * std::log10(stronger / (1 - stronger));
            leads[opponent][level] = {ratings[level], level < opponent ? -points : points};
        }
    for (auto &ofOpponent : leads)
        riseEverywhere(ofOpponent);
    return leads;
}

} // namespace

std::span<const MeasuredLead> measuredLeads(Game game, players::Level opponent)
{
    static const Leads odin = leadsOf(Game::Odin, kOdinWon);
    static const Leads ninjan = leadsOf(Game::Ninjan, kNinjanWon);
    return (game == Game::Odin ? odin : ninjan)[toIndex(opponent)];
}

} // namespace meadhall::statistics
