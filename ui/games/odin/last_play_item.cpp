#include "ui/games/odin/last_play_item.h"

#include "engine/core/to_index.h"
#include "ui/games/odin/card_chip.h"

#include <QPainterPath>

namespace meadhall::ui {

namespace {

constexpr qreal kChipGap = 4.0 / 17; ///< of the height

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

/// Many cards have no room for a chip each.
bool LastPlayItem::joined() const { return cards_.size() > 1 && chipsWidth() > room_.width(); }

QRectF LastPlayItem::area() const
{
    if (cards_.empty())
        return {};
    const qreal width = joined() ? joinedChipWidth(cards_, room_.height()) : chipsWidth();
    return QRectF(mirrored_ ? room_.right() - width : room_.left(), room_.top(), width, room_.height());
}

void LastPlayItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    const QRectF area = this->area();
    if (joined()) {
        paintJoinedChip(painter, art(), cards_, area, theme());
        return;
    }
    const QSizeF chip(area.height() * kCardChipWidth, area.height());
    for (std::size_t i = 0; i < cards_.size(); ++i) {
        const qreal x = static_cast<qreal>(i) * (chip.width() + area.height() * kChipGap);
        paintCardChip(painter, art(), cards_[i], QRectF(area.topLeft() + QPointF(x, 0), chip), theme());
    }
}

} // namespace meadhall::ui
