#include "app/meadhall-train/learn/greedy_training.h"

#include "app/meadhall-train/evaluate/playout.h"
#include "app/meadhall-train/learn/cross_entropy_method.h"
#include "engine/ai/odin/utility.h"

namespace meadhall::train {

namespace {

using odin::ai::GreedyWeights;

/// Mean margin per hand of one candidate against the previous mean on all other seats,
/// plus a bonus for hands won against random players.
double strength(const GreedyWeights &candidate, const GreedyWeights &forerunner, const CrossEntropy &settings,
                std::uint64_t stream)
{
    odin::MoveList moves;
    const odin::Colours colours = odin::usualColours(settings.players);
    const CardSet deck = odin::deckOf(colours);
    Random random(stream);
    double sum = 0;
    for (int deal = 0; deal < settings.deals; ++deal)
        for (int seat = 0; seat < settings.players; ++seat) {
            const odin::ai::FullState start =
                startOfHand(colours, settings.players, mixSeeds(stream, static_cast<std::uint64_t>(deal)), 1);
            const auto playedOut = [&](const auto &others) {
                odin::ai::FullState hand = start;
                while (!hand.position.board.over)
                    hand.apply(hand.position.board.turn == seat
                                   ? odin::ai::greedyMove(odin::ai::InformationState::of(hand, deck), moves, candidate)
                                   : others(hand));
                return hand.position;
            };
            sum += odin::ai::margin(playedOut([&](const odin::ai::FullState &hand) {
                                        return odin::ai::greedyMove(odin::ai::InformationState::of(hand, deck), moves,
                                                                    forerunner);
                                    }),
                                    seat);
            if (settings.winAgainstRandom == 0)
                continue;
            const odin::Position finished = playedOut([&](const odin::ai::FullState &hand) {
                return odin::randomMove(hand.position.board, hand.position.handToMove(), random);
            });
            sum += finished.board.owner == seat ? settings.winAgainstRandom : 0;
        }
    return sum / (settings.deals * settings.players);
}

} // namespace

GreedyWeights fitGreedy(const CrossEntropy &settings)
{
    Spread<odin::ai::kGreedyInputs> start;
    // A reasonable start: few cards in few sets; the other weights are unknown.
    start.mean[0] = -2;
    start.mean[1] = -5;
    start.deviation.fill(2);
    return crossEntropy(start, settings.rounds,
                        Random(mixSeeds(settings.seed, static_cast<std::uint64_t>(settings.players))),
                        [&](const GreedyWeights &candidate, const GreedyWeights &forerunner, std::uint64_t stream) {
                            return strength(candidate, forerunner, settings, stream);
                        });
}

} // namespace meadhall::train
