// What an answer costs.
#pragma once

#include "engine/core/event.h"

#include <optional>

namespace meadhall::review {

/// What an answer costs against the best one, in points, as judge() counts them.
struct Cost {
    Event answer;
    double loss = 0;     ///< at least 0
    double lossCi95 = 0; ///< half width of its 95 % confidence interval
    /// Whether it costs more than the limit, as far as that is certain. nullopt: not certain (yet).
    std::optional<bool> tooMuch{};
};

} // namespace meadhall::review
