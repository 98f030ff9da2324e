// SPDX-License-Identifier: GPL-3.0-or-later
// The panel: the opponents that a decision is judged against, by what they hold and how they play on.
#pragma once

#include <array>
#include <cstdint>

namespace meadhall::search {

/// Which hidden cards the others hold, and how they go on. The first three members hold what their play so far
/// suggests, the other ones any cards with the same chance.
enum class PanelMember : std::uint8_t {
    Believed,      ///< play on as they seem to have played: by the policy or the linear evaluation
    Soft,          ///< play the policy with a temperature, between the levels easy and medium
    Searching,     ///< make their next decision by a small search, as the level hard does; the own seat, too
    UniformPolicy, ///< play the policy: the level medium
    UniformGreedy, ///< play the linear evaluation
    UniformSoft,
};
constexpr int kPanelMembers = 6;

/// One sampled deal in so many is for Searching, whose playouts take a thousand times as long.
constexpr int kSearchingShare = 32;

/// Shares out copies of sampled deals among the members that hold what is inferred, in a fixed rotation.
class InferredShares {
public:
    /// The copies of each of those members among the next so many copies.
    std::array<int, 3> share(int copies)
    {
        std::array<int, 3> shares{};
        for (int i = 0; i < copies; ++i, ++next_)
            ++shares[next_ % kSearchingShare == 2 ? 2 : next_ & 1];
        return shares;
    }

private:
    unsigned next_ = 0;
};

} // namespace meadhall::search
