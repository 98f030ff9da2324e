// SPDX-License-Identifier: GPL-3.0-or-later
// TableStage: open hands at the seats, after a hand of Odin and while watching.
#include "engine/core/to_index.h"
#include "ui/table/table_stage.h"

#include "ui/table/scene/z_values.h"

#include <algorithm>

namespace meadhall::ui {

namespace {

/// Distance between neighbouring cards, as a fraction of the card width.
constexpr qreal kOpenHandStep = 0.52;

} // namespace

std::vector<Card> TableStage::openOrder(CardSet hand) const
{
    std::vector<Card> cards;
    for (Card card : hand)
        cards.push_back(card);
    return cards;
}

void TableStage::showOpenHands(const std::vector<CardSet> &hands, int own)
{
    openHands_ = hands;
    openExcept_ = -1;
    if (own >= 0 && own < static_cast<int>(hands.size()) && hand_.cards() == hands[toIndex(own)])
        openExcept_ = own;
    // Reuse existing items: a move changes only one or two cards.
    std::vector<CardItem *> before = std::exchange(openCards_, {});
    for (int seat = 0; seat < static_cast<int>(hands.size()); ++seat) {
        if (seat == openExcept_)
            continue;
        for (Card card : openOrder(hands[toIndex(seat)])) {
            const auto same =
                std::find_if(before.begin(), before.end(), [card](CardItem *item) { return item->card() == card; });
            openCards_.push_back(same == before.end() ? makeCard(card) : *same);
            if (same != before.end())
                before.erase(same);
        }
    }
    for (CardItem *item : before)
        delete item;
    placeOpenHands();
}

qreal TableStage::openHandStep() { return kOpenHandStep; }

void TableStage::openHandsOneByOne(const std::vector<CardSet> &hands, int delay, int apart)
{
    showOpenHands(hands, viewpoint_);
    auto item = openCards_.begin();
    for (int seat = 0; seat < static_cast<int>(openHands_.size()); ++seat) {
        const int n = seat == openExcept_ ? 0 : openHands_[toIndex(seat)].count();
        for (int i = 0; i < n; ++i, ++item) {
            Motion out{(*item)->pos(), (*item)->rotation()};
            out.delay = delay + apart * placeOf(seat) + 12 * i;
            out.duration = 260;
            (*item)->setPos(seatCardPos(seat));
            (*item)->setScale(0.4);
            (*item)->setOpacity(0);
            animator_.move(*item, out);
        }
    }
}

void TableStage::placeOpenHands()
{
    auto item = openCards_.begin();
    for (int seat = 0; seat < static_cast<int>(openHands_.size()); ++seat) {
        if (seat == openExcept_)
            continue;
        const auto place = toIndex(placeOf(seat));
        const QPointF middle = place < layout_.seats.size() ? layout_.seats[place].openHand : QPointF();
        const int n = openHands_[toIndex(seat)].count();
        for (int i = 0; i < n; ++i, ++item) {
            (*item)->setCardWidth(layout_.openCard);
            (*item)->setPos(middle + QPointF((i - (n - 1) / 2.0) * layout_.openCard * kOpenHandStep, 0));
            (*item)->setZValue(z::kOpenHand + 0.01 * i);
        }
    }
}

} // namespace meadhall::ui
