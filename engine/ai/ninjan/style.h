// How a seat plays by what lies open and its own hand, without thinking further: linear in a few inputs.
#pragma once

#include "engine/ai/ninjan/quick_game.h"
#include "engine/core/random.h"

namespace meadhall::ninjan::ai {

/// What the worth of a card hangs on. "Rich" is the richest pile that the card would take if nobody came before it.
enum StyleInput : std::uint8_t {
    kRich,       ///< what the rich pile is worth, if more than nothing
    kPoor,       ///< the same, if less
    kSecond,     ///< the second richest that it would take
    kBeyond,     ///< the richest that it would not take
    kLaid,       ///< it takes none
    kHigh,       ///< each point of a positive card, which becomes a prize
    kHighRich,   ///< the same for each ten points of the rich pile: high cards come first
    kHighLaid,   ///< the same if it takes none
    kHighRounds, ///< the same for each eighth of the game that is left
    kLow,        ///< each point below nothing
    kLowRich,
    kLowLaid,
    kLowRounds,
    kLowSpoils, ///< if it takes none, for each ten points of the richest pile
    kStyleInputs
};

using StyleWeights = std::array<float, kStyleInputs>;

struct Style {
    StyleWeights weights{};
    /// Piles: whether it looks at the cards of the round that are still to come.
    bool looksAhead = false;
};

/// The fixed yardstick: the best pile as it lies now, less 0.3 for each point of the card; negative cards are laid on
/// the richest pile and others on the poorest.
const Style &greedyStyle();

/// The weights found in self-play, by number of players (2–5).
const Style &policyStyle(int players);

/// What the cards are worth to play now, in points; only differences mean something.
class CardScores {
public:
    CardScores(const QuickGame &game, const Style &style);

    float operator()(Card card) const
    {
        const OfSuit &of = suits_[static_cast<std::size_t>(suitOf(card))];
        const int number = numberOf(card);
        return of.base + static_cast<float>(number) * (number > 0 ? of.high : of.low);
    }

    /// The best card of a hand; of equal ones the first.
    Card best(CardSet hand) const;
    /// A card by softmax at that temperature.
    Card draw(CardSet hand, float temperature, Random &random) const;

private:
    struct OfSuit {
        float base = 0;
        float high = 0;
        float low = 0;
    };
    std::array<OfSuit, kSuits> suits_{};
};

/// How good it is to put the next card of the round on that pile; only differences mean something.
float pileScore(const QuickGame &game, const Rest &rest, int pile, const Style &style);

/// The pile that such a player puts the next card of the round on; of equal ones the first.
int bestPile(const QuickGame &game, const Rest &rest, const Style &style);

} // namespace meadhall::ninjan::ai
