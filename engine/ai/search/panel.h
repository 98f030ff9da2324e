// SPDX-License-Identifier: GPL-3.0-or-later
// The panel: the opponents that a decision is judged against, by what they hold and how they play on.
#pragma once

#include "engine/ai/search/searchable.h"
#include "engine/core/shuffle.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

namespace meadhall::search {

/// Opponents, by the hidden cards that they hold and by how they play on. The first three members hold what their play
/// so far suggests, the other ones any cards with the same chance.
enum class PanelMember : std::uint8_t {
    Believed,      ///< play on as they seem to have played: by the policy or the linear evaluation
    Soft,          ///< play the policy with a temperature, between the levels easy and medium
    Searching,     ///< make their next decision by a small search, as the level hard does; the own seat, too
    UniformPolicy, ///< play the policy: the level medium
    UniformGreedy, ///< play the linear evaluation
    UniformSoft,
};
constexpr int kPanelMembers = 6;
constexpr int kInferredMembers = 3; ///< hold what their play suggests
constexpr int kUniformMembers = kPanelMembers - kInferredMembers;

/// A sampled deal, as a comparison sees it.
struct DrawnDeal {
    PanelMember member{}; ///< the opponents that play it
    int times = 1;        ///< how often it has been drawn
};

/// A sampled deal, and the member of the panel that plays it.
template <class Deal> struct PanelDeal {
    Deal deal;
    PanelMember member{};
    int times = 1; ///< how often it was drawn
};

/// Returns how many of `count` deals the uniform members get. All members get the same number, apart from Searching,
/// which gets a few of those of the inferred ones.
constexpr int uniformDealsOf(int count) { return count * kUniformMembers / (kPanelMembers - 1); }

/// Puts deals in random order, those of Searching last.
template <class Deal> void shuffleSearchingLast(std::vector<PanelDeal<Deal>> &deals, Random &random)
{
    shuffle(deals, random);
    std::stable_partition(deals.begin(), deals.end(),
                          [](const PanelDeal<Deal> &each) { return each.member != PanelMember::Searching; });
}

/// Returns the deals of all members but Searching, weighted by how often they were drawn.
template <class Deal> std::vector<Weighted<Deal>> withoutSearching(const std::vector<PanelDeal<Deal>> &deals)
{
    std::vector<Weighted<Deal>> others;
    for (const PanelDeal<Deal> &each : deals)
        if (each.member != PanelMember::Searching)
            others.push_back({each.deal, static_cast<double>(each.times)});
    return others;
}

/// One sampled deal in so many is for Searching, whose playouts take a thousand times as long.
constexpr int kSearchingShare = 32;

/// Shares out copies of sampled deals among the members that hold what is inferred, in a fixed rotation.
class InferredShares {
public:
    /// Returns how many of the next copies go to each of those members.
    std::array<int, kInferredMembers> share(int copies)
    {
        std::array<int, kInferredMembers> shares{};
        for (int i = 0; i < copies; ++i, ++next_)
            ++shares[next_ % kSearchingShare == 2 ? 2 : next_ & 1];
        return shares;
    }

private:
    unsigned next_ = 0;
};

} // namespace meadhall::search
