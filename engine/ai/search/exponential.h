// SPDX-License-Identifier: GPL-3.0-or-later
// A bit-exact exponential function. Results of std::exp differ between libraries and processors, so moves could differ.
#pragma once

#include "engine/core/to_index.h"

#include <array>
#include <bit>
#include <cstdint>

namespace meadhall::search {

namespace detail {

/// 2^(i / 128).
inline constexpr std::array<double, 128> kRoots = [] {
    constexpr double kStep = 0.693147180559945309417 / 128;
    std::array<double, 128> roots{};
    for (std::size_t i = 0; i < roots.size(); ++i) {
        double sum = 1;
        for (int term = 20; term > 0; --term)
            sum = 1 + sum * (static_cast<double>(i) * kStep) / term;
        roots[i] = sum;
    }
    return roots;
}();

} // namespace detail

/// e^x with a relative error of about 1e-15. Arguments are clamped to ±700.
inline double exponential(double x)
{
    constexpr double kMaxArgument = 700;
    constexpr double kStepsPerOne = 128 * 1.44269504088896340736;
    // ln(2) / 128 in two parts: the upper one has trailing zero bits, so multiples of it are exact (Cody and Waite).
    constexpr double kStepHigh = 6.93147180369123816490e-01 / 128;
    constexpr double kStepLow = 1.90821492927058770002e-10 / 128;
    constexpr double kRounding = 0x1.8p52; // adding it leaves the nearest integer in the low bits
    x = x < -kMaxArgument ? -kMaxArgument : x > kMaxArgument ? kMaxArgument : x;
    const double shifted = x * kStepsPerOne + kRounding;
    const auto steps = std::bit_cast<std::int64_t>(shifted) - std::bit_cast<std::int64_t>(kRounding);
    const double whole = shifted - kRounding;
    const double remainder = (x - whole * kStepHigh) - whole * kStepLow; // |remainder| ≤ 0.003
    const double square = remainder * remainder;
    const double expMinusOne =
        remainder + square * (0.5 + remainder * (1.0 / 6)) + square * square * (1.0 / 24 + remainder * (1.0 / 120));
    const double root = detail::kRoots[toIndex(steps & 127)];
    const double value = root + root * expMinusOne;
    return std::bit_cast<double>(std::bit_cast<std::int64_t>(value) + ((steps >> 7) << 52));
}

} // namespace meadhall::search
