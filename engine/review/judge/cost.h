// SPDX-License-Identifier: GPL-3.0-or-later
// The cost of an answer.
#pragma once

#include "engine/core/event.h"

#include <optional>

namespace meadhall::review {

/// The loss of an answer compared with the best one, in points, as judge() counts them.
struct Cost {
    Event answer;
    double points = 0;   ///< expected after it; see Judgement
    double loss = 0;     ///< at least 0; more than the difference of the points if the game itself is at stake
    double lossCi95 = 0; ///< half width of its interval, see DealComparison::halfWidth()
    /// The least loss by a single member of the panel, at the upper end of its 95 % interval: if it is negative, these
    /// opponents make the answer a better one.
    double leastOfMembers = 0;
    /// Whether it certainly costs more than the limit (true) or less (false). nullopt: not certain (yet).
    std::optional<bool> tooMuch{};
    int deals = 0; ///< number of sampled deals in which it was compared
};

} // namespace meadhall::review
