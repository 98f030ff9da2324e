// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/odin/card_widgets.h"

#include "engine/core/to_index.h"
#include "ui/base/graphics/colour_chip.h"
#include "ui/base/graphics/text_painting.h"
#include "ui/base/text/odin_text.h"

#include <QPainter>

#include <algorithm>

namespace meadhall::ui {

namespace {

constexpr int kRowChip = 17, kRowChipWidth = 29, kRowChipApart = 4, kChipsInRow = 5;
constexpr qreal kRowFigures = 12.5;
constexpr int kPicture = 42;
constexpr qreal kWidestPictures = 3.4; ///< in pictures

QString inWords(const std::vector<Card> &cards)
{
    CardSet set;
    for (Card card : cards)
        set.add(card);
    return OdinText::cards(set, OdinText::Case::Nominative);
}

} // namespace

CardChips::CardChips(PixmapCache &cache, const std::vector<Card> &cards, Theme theme, CardLook look)
    : PanelPicture(cache, theme), cards_(cards), look_(look)
{
    const int n = static_cast<int>(cards.size()), rows = std::max(1, (n + kChipsInRow - 1) / kChipsInRow);
    const int wide = std::min(n, kChipsInRow) * (kRowChipWidth + kRowChipApart) - kRowChipApart;
    setFixedSize(std::max(0, wide), rows * (kRowChip + kRowChipApart) - kRowChipApart);
    setAccessibleName(inWords(cards));
}

void CardChips::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const QFont font = tableFont(kRowFigures, true);
    for (int i = 0; i < static_cast<int>(cards_.size()); ++i)
        drawCardChip(painter,
                     QRectF(i % kChipsInRow * (kRowChipWidth + kRowChipApart),
                            i / kChipsInRow * (kRowChip + kRowChipApart), kRowChipWidth, kRowChip),
                     odinChip(cards_[toIndex(i)], theme(), look_), font, theme());
}

CardPictures::CardPictures(PixmapCache &cache, const std::vector<Card> &cards, Theme theme, CardLook look)
    : PanelPicture(cache, theme), cards_(cards), look_(look)
{
    const qreal n = static_cast<qreal>(cards.size());
    setFixedSize(qRound(kPicture + std::max(0.0, n - 1) * step()) + 1, 2 * kPicture + 1);
    setAccessibleName(inWords(cards));
}

qreal CardPictures::step() const
{
    const qreal n = static_cast<qreal>(cards_.size());
    return n < 2 ? 0 : std::min(kPicture * 1.06, kPicture * (kWidestPictures - 1) / (n - 1));
}

void CardPictures::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    for (std::size_t i = 0; i < cards_.size(); ++i)
        draw(painter, odinCardArt(cards_[i], theme(), look_),
             QRectF(static_cast<qreal>(i) * step(), 0, kPicture, 2 * kPicture));
}

} // namespace meadhall::ui
