#include "engine/review/judge/decision_model.h"

#include "engine/core/to_index.h"

#include <array>

namespace meadhall::review {

std::unique_ptr<DecisionModel> makeDecisionModel(const Events &seen, int seat, const Event &played)
{
    constexpr std::array kMakers{makeOdinDecision, makeNinjanDecision}; // by the numbers of Game
    return kMakers.at(toIndex(std::get<GameEvent>(seen.front()).game))(seen, seat, played);
}

} // namespace meadhall::review
