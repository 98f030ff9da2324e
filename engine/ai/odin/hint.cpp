// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/odin/hint.h"

#include "engine/ai/odin/odin_search.h"
#include "engine/ai/odin/panel.h"
#include "engine/core/to_index.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace meadhall::players {

namespace {

using namespace odin::ai;

/// Compares moves against the panel, as the review does, so that the coach and the review agree. Leaves out the
/// searching member, whose playouts take too long.
class HintSearch : public OdinSearch {
public:
    using OdinSearch::OdinSearch;

    std::vector<search::Weighted<SampledDeal>> deals(int count, const std::stop_token &stop)
    {
        const std::vector<PanelDeal> all = Panel(view()).deals(count, seed(), stop);
        for (const PanelDeal &each : all)
            if (each.member != search::PanelMember::Searching)
                drawn_.push_back({each.member, static_cast<double>(each.times)});
        points_.resize(toIndex(moves()));
        return search::withoutSearching(all);
    }
    search::Outcome playOut(const Deal &deal, int move)
    {
        const search::Outcome outcome = OdinSearch::playOut(deal, move);
        points_[toIndex(move)].push_back(outcome.points);
        return outcome;
    }
    std::vector<search::Outcome> playOutWithLookahead(const std::vector<search::Weighted<Deal>> &deals, int move,
                                                      const search::Ended &ended)
    {
        const auto outcomes = OdinSearch::playOutWithLookahead(deals, move, ended);
        if (!outcomes.empty())
            points_[toIndex(move)].clear();
        for (const search::Outcome &outcome : outcomes)
            points_[toIndex(move)].push_back(outcome.points);
        return outcomes;
    }
    double halfWidth(int move, int other) const;

private:
    struct Drawn {
        search::PanelMember member;
        double weight;
    };
    std::vector<Drawn> drawn_;                ///< deal by deal
    std::vector<std::vector<double>> points_; ///< by move, then by deal
};

/// Returns half the width of the 95 % interval of the points by which two moves differ: the sampling error in the deals
/// that both have played, and half the standard deviation between the members of the panel, less what their sampling
/// errors explain.
double HintSearch::halfWidth(int move, int other) const
{
    constexpr double kZScore95 = 1.96;
    // The deals are of one belief, which does not tell how far another one would be from it. So their variance counts
    // three times, as in the review (engine/review/judge/paired_results).
    constexpr double kOneBelief = 3;
    struct Share {
        double weight = 0, sum = 0, squares = 0;
        double mean() const { return sum / weight; }
    };
    std::array<Share, search::kPanelMembers> shares;
    const std::vector<double> &own = points_[toIndex(move)], &others = points_[toIndex(other)];
    const std::size_t deals = std::min(own.size(), others.size());
    const auto shareOf = [&](std::size_t deal) -> Share & { return shares[toIndex(drawn_[deal].member)]; };
    for (std::size_t deal = 0; deal < deals; ++deal) {
        shareOf(deal).weight += drawn_[deal].weight;
        shareOf(deal).sum += drawn_[deal].weight * (others[deal] - own[deal]);
    }
    for (std::size_t deal = 0; deal < deals; ++deal) {
        const double deviation = drawn_[deal].weight * (others[deal] - own[deal] - shareOf(deal).mean());
        shareOf(deal).squares += deviation * deviation;
    }
    Share all;
    double members = 0, explained = 0;
    for (const Share &share : shares)
        if (share.weight > 0) {
            all.weight += share.weight;
            all.sum += share.sum;
            all.squares += share.squares;
            explained += share.squares / (share.weight * share.weight);
            ++members;
        }
    if (members == 0)
        return 0;
    double squares = 0;
    for (const Share &share : shares)
        if (share.weight > 0)
            squares += (share.mean() - all.mean()) * (share.mean() - all.mean());
    const double variety = squares / std::max(members - 1, 1.0) - explained / members;
    return std::hypot(kZScore95 * std::sqrt(kOneBelief * all.squares) / all.weight,
                      std::sqrt(std::max(variety, 0.0)) / 2);
}

/// Points that the next best move costs more, from which on it is worth finding out what that rests on.
constexpr double kWorthExplaining = 0.15;
constexpr int kTelling = 200; ///< playouts from which on that difference tells something

/// @param only compare only moves that play these cards; empty: all moves
std::vector<RankedMove> rank(const odin::View &view, CardSet only, int playouts, std::uint64_t seed,
                             std::stop_token stop, int maxMoves)
{
    search::Budget budget;
    budget.simulations = playouts;
    budget.deals = std::clamp(playouts / 5, 20, 1000);
    HintSearch search(view, 0, maxMoves, seed, {}, only);
    if (search.moves() == 0)
        return {};
    const auto estimates = search::evaluateMoves(search, budget, stop);
    std::vector<RankedMove> ranked;
    for (const search::MoveEstimate &each : estimates) {
        const odin::Move move = search.candidate(each.move).move;
        ranked.push_back({move, each.points, each.utility, reasonsFor(view, move), reasonsToTake(view, move)});
    }
    // As in OdinPlayer: going out comes first, unless it loses the game.
    std::stable_partition(ranked.begin(), ranked.end(), [&view](const RankedMove &each) {
        return each.move.cards == view.hand() && !view.losesByGoingOut();
    });
    if (const auto next =
            std::find_if(ranked.begin(), ranked.end(),
                         [&ranked](const RankedMove &each) { return each.move.cards != ranked.front().move.cards; });
        next != ranked.end()) {
        ranked.front().next = next->move;
        ranked.front().nextCosts = next->points - ranked.front().points;
        const auto indexOf = [&](const odin::Move &move) {
            return std::find_if(
                       estimates.begin(), estimates.end(),
                       [&](const search::MoveEstimate &each) { return search.candidate(each.move).move == move; })
                ->move;
        };
        ranked.front().nextHalfWidth = search.halfWidth(indexOf(ranked.front().move), indexOf(next->move));
    }
    return ranked;
}

} // namespace

std::vector<RankedMove> rankMoves(const odin::View &view, int playouts, std::uint64_t seed, std::stop_token stop,
                                  int maxMoves)
{
    auto ranked = rank(view, {}, playouts, seed, stop, maxMoves);
    if (playouts >= kTelling && !ranked.empty() && ranked.front().nextCosts >= kWorthExplaining)
        ranked.front().inference = inferenceBehind(view, ranked.front().move, ranked.front().next, seed, stop);
    return ranked;
}

std::optional<RankedMove> bestTake(const odin::View &view, CardSet cards, int playouts, std::uint64_t seed,
                                   std::stop_token stop)
{
    // One move per card of the beaten set, so kHandSize never cuts any off.
    const auto ranked = rank(view, cards, playouts, seed, std::move(stop), odin::kHandSize);
    return ranked.empty() ? std::nullopt : std::optional(ranked.front());
}

} // namespace meadhall::players
