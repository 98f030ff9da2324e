// SPDX-License-Identifier: GPL-3.0-or-later
// Text encoding of weights for inclusion in source files, mostly one character per weight.
#pragma once

#include "engine/core/to_index.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace meadhall::odin::ai {

/// Quantisation step. The rounding error is far below typical differences between the scores of moves.
constexpr float kWeightStep = 0.025f;

namespace detail {
// Characters that need no escape in a string literal; without '?', which could form a trigraph.
constexpr std::string_view kDigits =
    "!#$%&'()*+,-./0123456789:;<=>@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_`abcdefghijklmnopqrstuvwxyz{|}~";
constexpr int kBase = static_cast<int>(kDigits.size());
constexpr int kMiddle = kBase / 2;
constexpr char kWide = ' '; ///< marks a weight that takes two digits
constexpr int kWidest = kBase * kBase / 2;
static_assert(kBase % 2 == 1, "zero is the middle digit");

/// Digit value by character; −1 if it is not a digit.
constexpr std::array<std::int8_t, 256> kValues = [] {
    std::array<std::int8_t, 256> values{};
    values.fill(-1);
    for (std::size_t i = 0; i < kDigits.size(); ++i)
        values[static_cast<unsigned char>(kDigits[i])] = static_cast<std::int8_t>(i);
    return values;
}();

constexpr char digit(int value) { return kDigits[toIndex(value)]; }
constexpr int valueOf(char digit) { return kValues[static_cast<unsigned char>(digit)]; }
} // namespace detail

/// Encodes a row of weights, rounded to kWeightStep. Trailing zeros are omitted; absolute values above about 100 are
/// clamped.
inline std::string weightsToText(const float *weights, std::size_t count)
{
    using namespace detail;
    while (count > 0 && std::lround(weights[count - 1] / kWeightStep) == 0)
        --count;
    std::string text;
    for (std::size_t i = 0; i < count; ++i) {
        const long steps = std::clamp(std::lround(weights[i] / kWeightStep), -long{kWidest}, long{kWidest});
        if (std::abs(steps) <= kMiddle) {
            text += digit(static_cast<int>(steps) + kMiddle);
            continue;
        }
        const int wide = static_cast<int>(steps) + kWidest;
        text += {kWide, digit(wide / kBase), digit(wide % kBase)};
    }
    return text;
}

/// Decodes the result of weightsToText().
/// @param weights out: `count` values; those omitted in the text become 0
/// @return false if the text is invalid or has more than `count` weights
constexpr bool weightsFromText(std::string_view text, float *weights, std::size_t count)
{
    using namespace detail;
    std::size_t next = 0;
    for (; !text.empty(); ++next) {
        const bool wide = text.front() == kWide;
        const std::size_t length = wide ? 3 : 1;
        if (next == count || text.size() < length || valueOf(text[length - 1]) < 0 || (wide && valueOf(text[1]) < 0))
            return false;
        const int steps = wide ? valueOf(text[1]) * kBase + valueOf(text[2]) - kWidest : valueOf(text[0]) - kMiddle;
        weights[next] = static_cast<float>(steps) * kWeightStep;
        text.remove_prefix(length);
    }
    std::fill(weights + next, weights + count, 0.0f);
    return true;
}

} // namespace meadhall::odin::ai
