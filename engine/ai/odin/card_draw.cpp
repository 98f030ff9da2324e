#include "engine/ai/odin/card_draw.h"

namespace meadhall::odin::ai {

void CardDraw::fill(CardSet from)
{
    if (isFilled_ && filled_ == from)
        return;
    isFilled_ = true;
    filled_ = from;
    size_ = 0;
    for (Card card : from)
        cards_[static_cast<std::size_t>(size_++)] = card;
    sums_[static_cast<std::size_t>(size_)] = {1};
    ways_ = {1};
    for (int i = size_ - 1; i >= 0; --i) {
        const auto &after = sums_[static_cast<std::size_t>(i + 1)];
        auto &sums = sums_[static_cast<std::size_t>(i)];
        const double odds = odds_[cards_[static_cast<std::size_t>(i)]];
        sums[0] = 1;
        for (std::size_t count = kHandSize; count > 0; --count) {
            sums[count] = after[count] + odds * after[count - 1];
            ways_[count] += ways_[count - 1];
        }
    }
}

CardDraw::Drawn CardDraw::draw(CardSet from, int count, Random &random)
{
    fill(from);
    auto left = static_cast<std::size_t>(count);
    Drawn drawn;
    drawn.importanceWeight = sums_[0][left] / ways_[left];
    for (std::size_t i = 0; left > 0; ++i) {
        const double with = odds_[cards_[i]] * sums_[i + 1][left - 1];
        if (random.unit() * sums_[i][left] >= with)
            continue;
        drawn.cards.add(cards_[i]);
        drawn.importanceWeight /= odds_[cards_[i]];
        --left;
    }
    return drawn;
}

} // namespace meadhall::odin::ai
