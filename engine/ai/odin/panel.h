// SPDX-License-Identifier: GPL-3.0-or-later
// The deals of the panel in Odin.
#pragma once

#include "engine/ai/odin/exact_belief.h"
#include "engine/ai/search/panel.h"

#include <optional>

namespace meadhall::odin::ai {

using PanelDeal = search::PanelDeal<SampledDeal>;

/// Samples deals for all members of the panel, see search::PanelMember.
class Panel {
public:
    /// The view must outlive this.
    explicit Panel(const View &view) : view_(view) {}

    /// @param count number of deals of all members together, counting equal ones
    /// @return in random order, those of Searching last; empty after a stop request
    std::vector<PanelDeal> deals(int count, std::uint64_t seed, const std::stop_token &stop);

private:
    void addInferred(std::vector<PanelDeal> &deals, int count, std::uint64_t seed, const std::stop_token &stop);
    void addUniform(std::vector<PanelDeal> &deals, int count, Random &random) const;

    const View &view_;
    std::optional<ExactBelief> exact_; ///< if there are few possible hands
};

} // namespace meadhall::odin::ai
