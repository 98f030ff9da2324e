// SPDX-License-Identifier: GPL-3.0-or-later
// The four verdicts on a decision and their thresholds.
#pragma once

#include "engine/ai/search/scale.h"
#include "engine/core/event.h"
#include "engine/core/to_index.h"

#include <array>
#include <string_view>

namespace meadhall::review {

/// In order of severity.
enum class Verdict : std::uint8_t { Best, Fine, Doubtful, Mistake };
constexpr int kVerdicts = 4;

/// Names in files, by the numbers of Verdict.
constexpr std::array<std::string_view, kVerdicts> kVerdictNames{"best", "fine", "doubtful", "mistake"};

/// The loss in points from which on a decision is fine, doubtful and a mistake.
using Thresholds = std::array<double, kVerdicts - 1>;

/// The scale of a game, with the thresholds of its verdicts.
struct Scale : search::Scale {
    Thresholds thresholds;
};

/// By the numbers of Game. Odin: the strongest player leads the next one by about 0.6 points a hand, in five to eight
/// decisions. A quarter of a point at once is a third of that, three quarters are more than all of it. Ninjan: a card
/// counts 4.75 on average without its sign; half a card is doubtful, a card a mistake. `meadhall-train verdicts` counts
/// the verdicts on players of each level.
constexpr std::array<Scale, 2> kScales{{
    {search::scaleOf(Game::Odin), {0.05, 0.25, 0.75}},
    {search::scaleOf(Game::Ninjan), {0.5, 2, 4}},
}};

constexpr const Scale &scaleOf(Game game) { return kScales[toIndex(game)]; }

/// @param certainLoss the lower end of the interval of the loss, so that the milder verdict is given in doubt
constexpr Verdict verdictOf(const Thresholds &thresholds, double certainLoss)
{
    int verdict = 0;
    for (const double threshold : thresholds)
        verdict += certainLoss >= threshold ? 1 : 0;
    return static_cast<Verdict>(verdict);
}

} // namespace meadhall::review
