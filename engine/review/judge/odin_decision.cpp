// SPDX-License-Identifier: GPL-3.0-or-later
// Decisions of Odin: a play with its pick-up, or a pass.
#include "engine/ai/odin/odin_search.h"
#include "engine/ai/odin/panel.h"
#include "engine/core/to_index.h"
#include "engine/core/view_after.h"
#include "engine/review/judge/decision_model.h"

#include <algorithm>

namespace meadhall::review {

namespace {

using odin::ai::OdinSearch;

/// Number of moves that are compared, the most plausible ones by the policy: twice as many as the level master
/// compares.
constexpr int kMostMoves = 20;
/// More than there are in any decision.
constexpr int kAllMoves = 4096;

class OdinDecision final : public DecisionModel {
public:
    OdinDecision(odin::View view, const std::optional<Event> &played, CardSet only)
        : view_(std::move(view)), search_(view_, 1, kAllMoves, 0, {}, only)
    {
        const odin::Move own = played ? odin::moveOf(*played) : odin::Move::pass();
        for (int i = 0; i < search_.moves(); ++i) {
            const odin::Move move = search_.candidate(i).move;
            // Every pick-up with the same cards is compared: a wrong one is a mistake of its own.
            if (played && i >= kMostMoves && (move.isPass() || move.cards != own.cards) && move != own)
                continue;
            if (played && move == own)
                played_ = moves();
            candidates_.push_back(i);
        }
    }

    int moves() const override { return static_cast<int>(candidates_.size()); }
    int played() const override { return played_; }
    Event answer(int move) const override
    {
        const odin::Move chosen = search_.candidate(candidates_[toIndex(move)]).move;
        if (chosen.isPass())
            return PassEvent{view_.seat()};
        return PlayEvent{view_.seat(), chosen.cards, chosen.take};
    }

    std::vector<search::DrawnDeal> draw(int count, std::uint64_t seed, const std::stop_token &stop) override
    {
        deals_ = panel_.deals(count, seed, stop);
        std::vector<search::DrawnDeal> drawn;
        for (const odin::ai::PanelDeal &each : deals_)
            drawn.push_back({each.member, each.times});
        return drawn;
    }

    search::Outcome playOut(int deal, int move) override
    {
        return search_.playOut(deals_[toIndex(deal)].deal, candidates_[toIndex(move)]);
    }

private:
    odin::View view_;
    OdinSearch search_;
    odin::ai::Panel panel_{view_};
    std::vector<int> candidates_; ///< indices of moves in search_
    std::vector<odin::ai::PanelDeal> deals_;
    int played_ = 0;
};

} // namespace

std::unique_ptr<DecisionModel> makeOdinDecision(const Events &seen, int seat, const std::optional<Event> &played,
                                                CardSet only)
{
    auto view = viewAfter<odin::View>(seen, seat);
    return view.ownTurn() ? std::make_unique<OdinDecision>(std::move(view), played, only) : nullptr;
}

} // namespace meadhall::review
