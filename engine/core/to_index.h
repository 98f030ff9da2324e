// SPDX-License-Identifier: GPL-3.0-or-later
// Seats, cards and counts are int; the standard containers are indexed by std::size_t.
#pragma once

#include <cstddef>

namespace meadhall {

/// @param value a non-negative integer or an enumerator
template <typename T> constexpr std::size_t toIndex(T value) { return static_cast<std::size_t>(value); }

} // namespace meadhall
