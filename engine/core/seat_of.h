// SPDX-License-Identifier: GPL-3.0-or-later
// The seat of an event.
#pragma once

#include "engine/core/event.h"

#include <optional>

namespace meadhall {

/// The seat that an event belongs to; nullopt for events of no seat or of several.
inline std::optional<int> seatOf(const Event &event)
{
    return std::visit(
        [](const auto &member) -> std::optional<int> {
            if constexpr (requires { member.seat; })
                return member.seat;
            else
                return std::nullopt;
        },
        event);
}

} // namespace meadhall
