// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/review/judge/decision_model.h"

namespace meadhall::review {

std::unique_ptr<DecisionModel> makeDecisionModel(const Events &seen, int seat, const std::optional<Event> &played,
                                                 CardSet only)
{
    if (std::get<GameEvent>(seen.front()).game == Game::Odin)
        return makeOdinDecision(seen, seat, played, only);
    return makeNinjanDecision(seen, seat, played);
}

} // namespace meadhall::review
