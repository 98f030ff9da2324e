// Draws some of the hidden cards, likelier ones oftener.
#pragma once

#include "engine/core/random.h"
#include "engine/games/odin/card.h"

#include <array>

namespace meadhall::odin::ai {

/// Conditional Poisson sampling (Hájek 1964): so many cards are drawn, and a set of them is as likely as the product
/// of their odds says. With odds of 1 all sets are alike.
class CardDraw {
public:
    struct Drawn {
        CardSet cards;
        double rarer = 1; ///< how much rarer the set would be if all were alike: its weight against an even draw
    };

    CardDraw() { odds_.fill(1); }

    void setOdds(Card card, double odds)
    {
        odds_[card] = odds;
        isFilled_ = false;
    }

    /// @param count at most kHandSize, and at most as many as there are
    Drawn draw(CardSet from, int count, Random &random);

private:
    void fill(CardSet from);

    std::array<double, kCards> odds_;
    CardSet filled_; ///< what sums_ are of
    bool isFilled_ = false;
    std::array<Card, kCards> cards_{};
    int size_ = 0;
    /// By card and count: the products of the odds, summed over all sets of so many cards from there on; and how many
    /// such sets there are.
    std::array<std::array<double, kHandSize + 1>, kCards + 1> sums_{};
    std::array<double, kHandSize + 1> ways_{};
};

} // namespace meadhall::odin::ai
