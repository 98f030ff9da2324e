// SPDX-License-Identifier: GPL-3.0-or-later
// What an answer costs.
#pragma once

#include "engine/core/event.h"

#include <optional>

namespace meadhall::review {

/// What an answer costs compared with the best one, in points, as judge() counts them.
struct Cost {
    Event answer;
    double points = 0;   ///< expected after it; see Judgement
    double loss = 0;     ///< at least 0
    double lossCi95 = 0; ///< half width of its 95 % confidence interval
    /// Whether it certainly costs more than the limit (true) or less (false). nullopt: not certain (yet).
    std::optional<bool> tooMuch{};
};

} // namespace meadhall::review
