// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/meadhall-train/evaluate/evaluate.h"

#include "app/meadhall-train/evaluate/playout.h"
#include "engine/ai/odin/greedy.h"
#include "engine/ai/odin/utility.h"

#include <cmath>
#include <memory>

namespace meadhall::train {

using namespace odin::ai;
using odin::MoveList;

Chooser greedyChooser()
{
    return [moves = std::make_shared<MoveList>()](const FullState &hand, CardSet deck) {
        return greedyMove(InformationState::of(hand, deck), *moves, greedyWeights(hand.position.board.players));
    };
}

Chooser policyChooser(const PolicyWeights &weights)
{
    return [moves = std::make_shared<MoveList>(), &weights](const FullState &hand, CardSet deck) {
        return policyMove(InformationState::of(hand, deck), *moves, weights);
    };
}

Evaluation evaluate(const Chooser &own, const Chooser &others, int players, int deals, std::uint64_t seed,
                    odin::Goat goat)
{
    const odin::Colours colours = odin::usualColours(players);
    const CardSet deck = odin::deckOf({.colours = colours, .goat = goat});
    double sum = 0;
    double squares = 0;
    int won = 0;
    for (int deal = 0; deal < deals; ++deal) {
        double margins = 0;
        for (int seat = 0; seat < players; ++seat) {
            FullState hand = startOfHand(colours, players, mixSeeds(seed, static_cast<std::uint64_t>(deal)), 1, goat);
            playToEnd(hand, [&](const FullState &now) {
                return now.position.board.turn == seat ? own(now, deck) : others(now, deck);
            });
            margins += margin(hand.position, seat);
            won += hand.position.board.owner == seat ? 1 : 0;
        }
        const double mean = margins / players;
        sum += mean;
        squares += mean * mean;
    }
    const double mean = sum / deals;
    return {mean, 1.96 * std::sqrt((squares / deals - mean * mean) / deals),
            static_cast<double>(won) / (static_cast<double>(deals) * players)};
}

} // namespace meadhall::train
