// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/meadhall-train/learn/greedy_training.h"

#include "app/meadhall-train/evaluate/playout.h"
#include "app/meadhall-train/learn/cross_entropy_method.h"
#include "engine/ai/odin/utility.h"

namespace meadhall::train {

namespace {

using namespace odin::ai;
using odin::MoveList;

/// Mean margin per hand of one candidate against the previous mean on all other seats,
/// plus a bonus for hands won against random players.
double strength(const GreedyWeights &candidate, const GreedyWeights &previousMean, const GreedyTraining &config,
                std::uint64_t stream)
{
    MoveList moves;
    const odin::Colours colours = odin::usualColours(config.players);
    const CardSet deck = odin::deckOf(colours);
    Random random(stream);
    double sum = 0;
    for (int deal = 0; deal < config.deals; ++deal)
        for (int seat = 0; seat < config.players; ++seat) {
            const FullState start =
                startOfHand(colours, config.players, mixSeeds(stream, static_cast<std::uint64_t>(deal)), 1);
            /// The finished hand with the candidate on `seat`.
            const auto playedAgainst = [&](const auto &others) {
                FullState hand = start;
                playToEnd(hand, [&](const FullState &now) {
                    return now.position.board.turn == seat
                               ? greedyMove(InformationState::of(now, deck), moves, candidate)
                               : others(now);
                });
                return hand.position;
            };
            sum += margin(playedAgainst([&](const FullState &hand) {
                              return greedyMove(InformationState::of(hand, deck), moves, previousMean);
                          }),
                          seat);
            if (config.winAgainstRandom == 0)
                continue;
            const odin::Position finished = playedAgainst([&](const FullState &hand) {
                return odin::randomMove(hand.position.board, hand.position.handToMove(), random);
            });
            sum += finished.board.owner == seat ? config.winAgainstRandom : 0;
        }
    return sum / (config.deals * config.players);
}

} // namespace

GreedyWeights fitGreedyWeights(const GreedyTraining &config)
{
    SamplingDistribution<kGreedyInputs> start;
    // A reasonable start: few cards in few sets; the other weights are unknown.
    start.mean[0] = -2;
    start.mean[1] = -5;
    start.deviation.fill(2);
    return crossEntropy(start, config.method, Random(mixSeeds(config.seed, static_cast<std::uint64_t>(config.players))),
                        [&](const GreedyWeights &candidate, const GreedyWeights &previousMean, std::uint64_t stream) {
                            return strength(candidate, previousMean, config, stream);
                        });
}

} // namespace meadhall::train
