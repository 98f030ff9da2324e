// SPDX-License-Identifier: GPL-3.0-or-later
// Compares the reasons for two answers.
#pragma once

#include <algorithm>
#include <vector>

namespace meadhall {

/// Returns the reasons for an answer, without those that hold for another answer as well, with the same figures.
template <class Reason>
std::vector<Reason> withoutCommon(std::vector<Reason> reasons, const std::vector<Reason> &others)
{
    std::erase_if(reasons, [&](const Reason &reason) {
        return std::any_of(others.begin(), others.end(), [&](const Reason &other) {
            return other.code == reason.code && other.number == reason.number && other.other == reason.other;
        });
    });
    return reasons;
}

} // namespace meadhall
