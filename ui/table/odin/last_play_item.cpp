// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/odin/last_play_item.h"

#include "ui/base/graphics/colour_chip.h"
#include "ui/base/graphics/text_painting.h"

#include <QPainterPath>

namespace meadhall::ui {

namespace {

// Of the height.
constexpr qreal kChipGap = 4.0 / 17, kCardChipWidth = 29.0 / 17, kFigures = 12.5 / 17;

} // namespace

LastPlayItem::LastPlayItem(PixmapCache &cache) : TableItem(cache, nullptr)
{
    setAcceptedMouseButtons(Qt::NoButton);
    setVisible(false);
}

void LastPlayItem::setCards(const std::vector<Card> &cards)
{
    changeShape(cards_, cards);
    setVisible(!cards_.empty());
}

void LastPlayItem::setPlace(const QRectF &room, bool mirrored)
{
    changeShape(room_, room);
    changeShape(mirrored_, mirrored);
}

qreal LastPlayItem::chipsWidth() const
{
    const qreal n = static_cast<qreal>(cards_.size());
    return room_.height() * (n * kCardChipWidth + (n - 1) * kChipGap);
}

std::vector<CardChip> LastPlayItem::chips() const
{
    std::vector<CardChip> chips;
    for (Card card : cards_)
        chips.push_back(odinChip(card, theme(), cardLook()));
    return chips;
}

/// Many cards have no room for a chip each.
bool LastPlayItem::joined() const { return cards_.size() > 1 && chipsWidth() > room_.width(); }

QRectF LastPlayItem::area() const
{
    if (cards_.empty())
        return {};
    const qreal width = joined() ? joinedChipWidth(chips(), room_.height()) : chipsWidth();
    return QRectF(mirrored_ ? room_.right() - width : room_.left(), room_.top(), width, room_.height());
}

void LastPlayItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    const QRectF area = this->area();
    const QFont font = tableFont(kFigures * area.height(), true);
    const std::vector<CardChip> chips = this->chips();
    if (joined()) {
        drawJoinedChip(*painter, area, chips, font, theme());
        return;
    }
    const QSizeF size(area.height() * kCardChipWidth, area.height());
    QPointF corner = area.topLeft();
    for (const CardChip &chip : chips) {
        drawCardChip(*painter, QRectF(corner, size), chip, font, theme());
        corner.rx() += size.width() + area.height() * kChipGap;
    }
}

} // namespace meadhall::ui
