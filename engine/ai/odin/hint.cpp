// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/odin/hint.h"

#include "engine/ai/odin/odin_search.h"
#include "engine/ai/odin/panel.h"
#include "engine/ai/search/paired_results.h"

#include <algorithm>

namespace meadhall::players {

namespace {

using namespace odin::ai;

/// Compares moves against the panel, as the review does, so that the coach and the review agree. Leaves out the
/// searching member, whose playouts take too long.
class HintSearch : public OdinSearch {
public:
    HintSearch(const odin::View &view, int maxMoves, std::uint64_t seed, CardSet only)
        : OdinSearch(view, 0, maxMoves, seed, {}, only), results_(moves(), search::scaleOf(Game::Odin))
    {
        results_.beginBatch();
    }

    std::vector<search::Weighted<SampledDeal>> deals(int count, const std::stop_token &stop)
    {
        const std::vector<PanelDeal> all = Panel(view()).deals(count, seed(), stop);
        for (const PanelDeal &each : all)
            if (each.member != search::PanelMember::Searching)
                results_.beginDeal({each.member, each.times});
        return search::withoutSearching(all);
    }
    search::Outcome playOut(const Deal &deal, int move)
    {
        const search::Outcome outcome = OdinSearch::playOut(deal, move);
        results_.add(move, {0, outcome.points}); // the coach speaks of points alone
        return outcome;
    }
    /// Leaves the own next decision to the policy, as the review does: all results are of the same sort.
    bool usesLookahead() const { return false; }
    const search::PairedResults &results() const { return results_; }

private:
    search::PairedResults results_;
};

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
    HintSearch search(view, maxMoves, seed, only);
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
        const auto indexOf = [&](const odin::Move &move) {
            return std::find_if(
                       estimates.begin(), estimates.end(),
                       [&](const search::MoveEstimate &each) { return search.candidate(each.move).move == move; })
                ->move;
        };
        const search::Gain gain = search.results().gain(indexOf(ranked.front().move), indexOf(next->move));
        ranked.front().nextCosts = gain.mean;
        ranked.front().nextHalfWidth = search.results().halfWidth(gain);
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
