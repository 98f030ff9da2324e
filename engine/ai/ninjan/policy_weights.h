// SPDX-License-Identifier: GPL-3.0-or-later
// Evaluation of cards and piles without search, linear in a few features.
#pragma once

#include "engine/core/random.h"
#include "engine/core/to_index.h"
#include "engine/games/ninjan/playout_state.h"

namespace meadhall::ninjan::ai {

/// Features of a card. The “rich” pile is the richest one that the card beats now.
enum PolicyFeature : std::uint8_t {
    kRich,       ///< sum of the rich pile, if positive
    kPoor,       ///< sum of the rich pile, if negative
    kSecond,     ///< sum of the second richest pile that it beats
    kBeyond,     ///< sum of the richest pile that it does not beat
    kLaid,       ///< 1 if it beats no pile
    kHigh,       ///< number of a positive card (it stays on the pile for others)
    kHighRich,   ///< that number × sum of the rich pile / 10 (high cards are resolved first)
    kHighLaid,   ///< that number if it beats no pile
    kHighRounds, ///< that number × share of the game that is left
    kLow,        ///< number of a negative card; the next three as above
    kLowRich,
    kLowLaid,
    kLowRounds,
    kLowSpoils, ///< if it beats no pile: that number × sum of the richest pile / 10
    kPolicyFeatures
};

using FeatureWeights = std::array<float, kPolicyFeatures>;

/// A linear policy.
struct LinearPolicyWeights {
    FeatureWeights weights{};
    /// Whether piles are evaluated to the end of the round.
    bool looksAhead = false;
};

/// The fixed baseline: the sum of the best pile now minus 0.3 per point of the card. Negative cards go to the richest
/// pile, others to the poorest.
const LinearPolicyWeights &greedyWeights();

/// The weights learned in self-play.
/// @param players 2–5
const LinearPolicyWeights &policyWeights(int players);

/// Scores of all cards in one state, in points. Only differences are meaningful.
class CardScores {
public:
    CardScores(const PlayoutState &game, const LinearPolicyWeights &policy);

    float operator()(Card card) const
    {
        const SuitScores &scores = suits_[toIndex(suitOf(card))];
        const int number = numberOf(card);
        return scores.base + static_cast<float>(number) * (number > 0 ? scores.high : scores.low);
    }

    /// The card of the highest score; the lowest card in a tie. The hand must not be empty.
    Card best(CardSet hand) const;
    /// Samples a card with softmax probabilities.
    /// @param temperature in points; 0: the best card
    Card draw(CardSet hand, float temperature, Random &random) const;

private:
    struct SuitScores {
        float base = 0;
        float high = 0;
        float low = 0;
    };
    std::array<SuitScores, kSuits> suits_{};
};

/// Score in points of putting the next card of the round on that pile. Only differences are meaningful.
float pileScore(const PlayoutState &game, const UnresolvedCards &unresolved, int pile,
                const LinearPolicyWeights &policy);

/// The best pile for the next card of the round; the first one in a tie.
int bestPile(const PlayoutState &game, const UnresolvedCards &unresolved, const LinearPolicyWeights &policy);

} // namespace meadhall::ninjan::ai
