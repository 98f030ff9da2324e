// SPDX-License-Identifier: GPL-3.0-or-later
// Weighted sampling of hidden cards without replacement.
#pragma once

#include "engine/core/random.h"
#include "engine/games/odin/card.h"

#include <array>

namespace meadhall::odin::ai {

/// Conditional Poisson sampling (Hájek 1964): draws a set of fixed size with probability proportional to the product of
/// its cards' odds. With all odds 1 the draw is uniform.
class CardDraw {
public:
    /// A drawn set.
    struct Drawn {
        CardSet cards;
        double importanceWeight = 1; ///< probability in a uniform draw divided by the probability in this draw
    };

    CardDraw() { odds_.fill(1); }

    /// @param odds above 0; 1 is neutral
    void setOdds(Card card, double odds)
    {
        odds_[card] = odds;
        isPrepared_ = false;
    }

    /// Draws `count` cards of `from`.
    /// @param count up to kHandSize and up to from.count()
    Drawn draw(CardSet from, int count, Random &random);

private:
    void prepare(CardSet from);

    std::array<double, kCardsWithGoat> odds_;
    CardSet preparedFor_; ///< the set for which sums_ is valid
    bool isPrepared_ = false;
    std::array<Card, kCardsWithGoat> cards_{};
    int size_ = 0;
    /// sums_[i][n]: elementary symmetric polynomials, the sum over all n-card subsets of cards_[i…] of the products of
    /// their odds. combinations_[n]: number of n-card subsets.
    std::array<std::array<double, kHandSize + 1>, kCardsWithGoat + 1> sums_{};
    std::array<double, kHandSize + 1> combinations_{};
};

} // namespace meadhall::odin::ai
