// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/odin/panel.h"

#include "engine/ai/odin/odin_search.h"
#include "engine/core/shuffle.h"
#include "engine/core/to_index.h"
#include "engine/games/possible_hands.h"

#include <algorithm>

namespace meadhall::odin::ai {

namespace {

using search::PanelMember;

/// Largest number of possible hands (with their players' models) that are all weighed: five hidden cards with two
/// players. That takes about a third of a second.
constexpr double kMostPossibilities = 100'000;
/// Largest number of playouts of one deal with soft play, which is random.
constexpr int kMostSoftPlayouts = 8;

void setTypes(SampledDeal &deal, OpponentType type) { deal.opponentTypes.fill(type); }

/// Adds copies of a deal, played softly with a seed for each playout.
void addSoft(std::vector<PanelDeal> &deals, SampledDeal deal, PanelMember member, int times, Random &random)
{
    setTypes(deal, OpponentType::Soft);
    for (int left = std::min(times, kMostSoftPlayouts); left > 0; --left) {
        deal.seed = random.next();
        deals.push_back({deal, member, times / left});
        times -= times / left;
    }
}

} // namespace

std::vector<PanelDeal> Panel::deals(int count, std::uint64_t seed, const std::stop_token &stop)
{
    Random random(mixSeeds(seed, 1));
    std::vector<PanelDeal> deals;
    const int uniform = search::uniformDealsOf(count);
    addInferred(deals, std::max(count - uniform, 1), seed, stop);
    addUniform(deals, uniform, random);
    if (stop.stop_requested())
        return {};
    search::shuffleSearchingLast(deals, random);
    return deals;
}

void Panel::addInferred(std::vector<PanelDeal> &deals, int count, std::uint64_t seed, const std::stop_token &stop)
{
    const PolicyWeights &weights = policyWeights(view_.players());
    if (!exact_ && ExactBelief::suits(view_, kMostPossibilities))
        exact_.emplace(view_, weights, stop);
    const auto sampled =
        exact_ ? exact_->deals(count, Random(seed))
               : BeliefSampler(view_, weights).deals(count * OdinSearch::kParticlesPerDeal, count, Random(seed), stop);
    Random random(mixSeeds(seed, 2));
    search::InferredShares shares;
    for (const auto &[deal, weight] : sampled) {
        const auto [believed, soft, searching] = shares.share(static_cast<int>(weight));
        if (believed > 0)
            deals.push_back({deal, PanelMember::Believed, believed});
        addSoft(deals, deal, PanelMember::Soft, soft, random);
        if (searching == 0)
            continue;
        deals.push_back({deal, PanelMember::Searching, searching});
        setTypes(deals.back().deal, OpponentType::Searching);
    }
}

void Panel::addUniform(std::vector<PanelDeal> &deals, int count, Random &random) const
{
    std::vector<PanelDeal> sampled(toIndex(count));
    for (PanelDeal &each : sampled) {
        std::vector<Card> cards = shuffled(view_.unseen(), random);
        dealGoat(cards.rbegin(), cards.rend(), view_.hiddenCards(), random);
        for (int seat = 0; seat < view_.players(); ++seat) {
            CardSet &hand = each.deal.hands[toIndex(seat)];
            hand = view_.known(seat);
            while (hand.count() < view_.count(seat)) {
                hand.add(cards.back());
                cards.pop_back();
            }
        }
    }
    // Equal ones are merged, as in the belief.
    const auto bits = [](const PanelDeal &each) {
        std::array<std::uint64_t, kMaxPlayers> hands{};
        for (std::size_t seat = 0; seat < hands.size(); ++seat)
            hands[seat] = each.deal.hands[seat].bits();
        return hands;
    };
    std::stable_sort(sampled.begin(), sampled.end(),
                     [&](const PanelDeal &one, const PanelDeal &other) { return bits(one) < bits(other); });
    int next = 0;
    for (std::size_t first = 0, end = 0; first < sampled.size(); first = end) {
        std::array<int, search::kUniformMembers> shares{};
        for (; end < sampled.size() && sampled[end].deal == sampled[first].deal; ++end)
            ++shares[toIndex(next++ % search::kUniformMembers)];
        SampledDeal deal = sampled[first].deal;
        setTypes(deal, OpponentType::Policy);
        if (shares[0] > 0)
            deals.push_back({deal, PanelMember::UniformPolicy, shares[0]});
        setTypes(deal, OpponentType::Greedy);
        if (shares[1] > 0)
            deals.push_back({deal, PanelMember::UniformGreedy, shares[1]});
        addSoft(deals, deal, PanelMember::UniformSoft, shares[2], random);
    }
}

} // namespace meadhall::odin::ai
