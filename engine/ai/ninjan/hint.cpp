// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/ninjan/hint.h"

#include "engine/ai/ninjan/ninjan_search.h"
#include "engine/ai/ninjan/panel.h"

#include <algorithm>

namespace meadhall::ninjan {

using namespace ai;

namespace {

/// Compares moves against the panel, as the review does, so that the coach and the review agree. Leaves out the
/// searching member, whose playouts take too long.
class HintSearch : public NinjanSearch {
public:
    using NinjanSearch::NinjanSearch;

    std::vector<search::Weighted<SampledDeal>> deals(int count, const std::stop_token &stop)
    {
        return search::withoutSearching(panelDeals(view(), count, seed(), stop));
    }
};

} // namespace

std::vector<RankedChoice> rankChoices(const View &view, int playouts, std::uint64_t seed, std::stop_token stop)
{
    const Board &board = view.board();
    const bool choosing = view.mayChoose();
    if (!choosing && (!view.dealt() || board.turn() != view.seat()))
        return {};
    search::Budget budget;
    budget.simulations = playouts;
    budget.deals = std::clamp(playouts / 4, 20, 2000);
    HintSearch search(view, seed);
    std::vector<RankedChoice> ranked;
    for (const search::MoveEstimate &each : search::evaluateMoves(search, budget, stop)) {
        const int candidate = search.candidate(each.move);
        RankedChoice choice;
        choice.card = choosing ? static_cast<Card>(candidate) : board.current().card;
        choice.pile = choosing ? forecastOf(view, choice.card).pile : candidate;
        choice.points = each.points;
        choice.chance = each.utility;
        choice.why = choosing ? reasonsForCard(view, choice.card) : reasonsForPile(view, candidate);
        ranked.push_back(choice);
    }
    return ranked;
}

} // namespace meadhall::ninjan
