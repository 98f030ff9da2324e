// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/meadhall-train/learn/self_play.h"

namespace meadhall::train {

namespace {

// Share of mixed tables, where each seat may be greedy, among the hands without a baseline table.
constexpr double kMixedTables = 0.5;

odin::Colours drawColours(int players, Random &random)
{
    const int fewest = players == 2 ? 4 : odin::kColours;
    const std::uint32_t draw = random.below(10);
    int count = fewest;
    if (draw == 0)
        count = players + static_cast<int>(random.below(static_cast<std::uint32_t>(odin::kColours - players + 1)));
    else if (draw == 1)
        count = odin::kColours;
    return static_cast<odin::Colours>((1u << count) - 1);
}

} // namespace

TrainingHand drawTrainingHand(int players, double baselineOpponentShare, std::uint64_t number, Random &random,
                              odin::Goat goat)
{
    const odin::Colours colours = drawColours(players, random);
    TrainingHand hand{odin::deckOf({.colours = colours, .goat = goat}),
                      startOfHand(colours, players, random.next(), static_cast<int>(number % 1000), goat)};
    // One random number for both cases, so that baselineOpponentShare = 0 reproduces the same hands.
    const double draw = random.unit();
    const double others = 1 - baselineOpponentShare;
    for (bool &greedy : hand.greedy)
        greedy = draw < kMixedTables * others && random.below(2) == 0;
    if (draw >= others) {
        hand.greedy.fill(true);
        hand.greedy[random.below(static_cast<std::uint32_t>(players))] = false;
    }
    return hand;
}

} // namespace meadhall::train
