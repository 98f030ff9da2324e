// SPDX-License-Identifier: GPL-3.0-or-later
// Decisions of Ninjan: a card to choose, or a pile.
#include "engine/ai/ninjan/ninjan_search.h"
#include "engine/ai/ninjan/panel.h"
#include "engine/core/to_index.h"
#include "engine/core/view_after.h"
#include "engine/review/judge/decision_model.h"

#include <algorithm>

namespace meadhall::review {

namespace {

class NinjanDecision final : public DecisionModel {
public:
    NinjanDecision(ninjan::View view, const std::optional<Event> &played)
        : view_(std::move(view)), search_(view_, 0), choosing_(view_.board().phase == ninjan::Phase::Choose)
    {
        const auto *choice = played ? std::get_if<ChooseEvent>(&*played) : nullptr;
        const auto *resolve = played ? std::get_if<ResolveEvent>(&*played) : nullptr;
        const int own = choice ? choice->card : resolve ? resolve->pile : 0;
        for (int i = 0; i < search_.moves(); ++i)
            if (search_.candidate(i) == own)
                played_ = i;
    }

    int moves() const override { return search_.moves(); }
    int played() const override { return played_; }
    Event answer(int move) const override
    {
        const int candidate = search_.candidate(move);
        if (choosing_)
            return ChooseEvent{view_.seat(), static_cast<Card>(candidate)};
        return ResolveEvent{view_.seat(), view_.board().current().card, candidate};
    }

    std::vector<search::DrawnDeal> draw(int count, std::uint64_t seed, const std::stop_token &stop) override
    {
        deals_ = ninjan::ai::panelDeals(view_, count, seed, stop);
        std::vector<search::DrawnDeal> drawn;
        for (const ninjan::ai::PanelDeal &each : deals_)
            drawn.push_back({each.member});
        return drawn;
    }

    search::Outcome playOut(int deal, int move) override { return search_.playOut(deals_[toIndex(deal)].deal, move); }

private:
    ninjan::View view_;
    ninjan::ai::NinjanSearch search_;
    bool choosing_;
    std::vector<ninjan::ai::PanelDeal> deals_;
    int played_ = 0;
};

} // namespace

std::unique_ptr<DecisionModel> makeNinjanDecision(const Events &seen, int seat, const std::optional<Event> &played)
{
    auto view = viewAfter<ninjan::View>(seen, seat);
    const bool decides = view.mayChoose() || view.ownRequest() == RequestKind::Pile;
    return decides ? std::make_unique<NinjanDecision>(std::move(view), played) : nullptr;
}

} // namespace meadhall::review
