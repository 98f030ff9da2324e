// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/ninjan/panel.h"

#include "engine/core/shuffle.h"
#include "engine/core/to_index.h"

#include <algorithm>

namespace meadhall::ninjan::ai {

namespace {

using search::PanelMember;

/// By PanelMember; Believed keeps the types of the belief.
constexpr std::array<OpponentType, search::kPanelMembers> kTypes{OpponentType::Policy,    OpponentType::Soft,
                                                                 OpponentType::Searching, OpponentType::Best,
                                                                 OpponentType::Greedy,    OpponentType::Soft};

SampledDeal uniformDeal(const View &view, Random &random)
{
    std::vector<Card> cards = shuffled(view.unseen(), random);
    SampledDeal deal;
    for (int seat = 0; seat < view.players(); ++seat) {
        CardSet &hand = deal.hands[toIndex(seat)];
        if (seat == view.seat())
            hand = view.hand();
        for (int count = view.count(seat); hand.count() < count; cards.pop_back())
            hand.add(cards.back());
    }
    deal.seed = random.next();
    return deal;
}

} // namespace

std::vector<PanelDeal> panelDeals(const View &view, int count, std::uint64_t seed, const std::stop_token &stop)
{
    Random random(mixSeeds(seed, 1));
    std::vector<PanelDeal> deals;
    const int uniform = search::uniformDealsOf(count);
    search::InferredShares shares;
    for (const auto &[deal, weight] : BeliefSampler(view).deals(std::max(count - uniform, 1), Random(seed), stop)) {
        const auto share = shares.share(1);
        const auto member = static_cast<PanelMember>(std::find(share.begin(), share.end(), 1) - share.begin());
        deals.push_back({deal, member});
    }
    for (int i = 0; i < uniform; ++i)
        deals.push_back({uniformDeal(view, random),
                         static_cast<PanelMember>(search::kInferredMembers + i % search::kUniformMembers)});
    for (PanelDeal &each : deals)
        if (each.member != PanelMember::Believed)
            each.deal.opponentTypes.fill(kTypes[toIndex(each.member)]);
    if (stop.stop_requested())
        return {};
    search::shuffleSearchingLast(deals, random);
    return deals;
}

} // namespace meadhall::ninjan::ai
