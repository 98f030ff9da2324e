// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/odin/card_draw.h"

#include "engine/core/to_index.h"

namespace meadhall::odin::ai {

void CardDraw::prepare(CardSet from)
{
    if (isPrepared_ && preparedFor_ == from)
        return;
    isPrepared_ = true;
    preparedFor_ = from;
    size_ = 0;
    for (Card card : from)
        cards_[toIndex(size_++)] = card;
    sums_[toIndex(size_)] = {1};
    combinations_ = {1};
    for (int i = size_ - 1; i >= 0; --i) {
        const auto &after = sums_[toIndex(i + 1)];
        auto &sums = sums_[toIndex(i)];
        const double odds = odds_[cards_[toIndex(i)]];
        sums[0] = 1;
        for (std::size_t count = kHandSize; count > 0; --count) {
            sums[count] = after[count] + odds * after[count - 1];
            combinations_[count] += combinations_[count - 1];
        }
    }
}

CardDraw::Drawn CardDraw::draw(CardSet from, int count, Random &random)
{
    prepare(from);
    auto remaining = toIndex(count);
    Drawn drawn;
    drawn.importanceWeight = sums_[0][remaining] / combinations_[remaining];
    for (std::size_t i = 0; remaining > 0; ++i) {
        const double with = odds_[cards_[i]] * sums_[i + 1][remaining - 1];
        if (random.unit() * sums_[i][remaining] >= with)
            continue;
        drawn.cards.add(cards_[i]);
        drawn.importanceWeight /= odds_[cards_[i]];
        --remaining;
    }
    return drawn;
}

} // namespace meadhall::odin::ai
