#include "seats/odin/odin_player.h"

#include "seats/odin/greedy.h"
#include "seats/odin/softmax.h"

#include <cmath>

namespace meadhall::odin::ai {

OdinPlayer::OdinPlayer(int seat, seats::OdinStrength strength, std::uint64_t seed)
    : view_(seat), strength_(strength), seed_(seed)
{
}

Event OdinPlayer::answer(Ask, std::stop_token)
{
    if (!view_.ownTurn())
        return PassEvent{view_.seat()};
    const Move move = choose();
    if (move.isPass())
        return PassEvent{view_.seat()};
    return PlayEvent{view_.seat(), move.cards, move.take};
}

Move OdinPlayer::choose()
{
    const Move out = goingOut(view_.board(), view_.hand());
    if (!out.isPass())
        return out;
    moves_.fill(view_.board(), view_.hand());
    return moves_.size() == 1 ? moves_[0].move : chooseByEvaluation();
}

Move OdinPlayer::chooseByEvaluation()
{
    const GreedyWeights &weights = greedyWeights(view_.players());
    scores_.resize(static_cast<std::size_t>(moves_.size()));
    greedyScores(Situation::of(view_), moves_, weights, scores_.data());
    // One set is a fifth in the input, see Outlook::inputs.
    const double oneSet = std::abs(static_cast<double>(weights[1])) / 5;
    // Each decision has chances of its own, so that undoing one and coming back to it gives the same answer.
    Random random(mixSeeds(mixSeeds(seed_, static_cast<std::uint64_t>(view_.handNumber())), view_.turns().size()));
    return moves_[drawBySoftmax(scores_.data(), moves_.size(), strength_.temperature * oneSet, random)].move;
}

} // namespace meadhall::odin::ai
