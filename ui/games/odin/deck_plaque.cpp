#include "ui/games/odin/deck_plaque.h"

#include "ui/graphics/colour_chip.h"

#include <QPainter>

namespace meadhall::ui {

DeckPlaque::DeckPlaque(PixmapCache &cache) : TableItem(cache, nullptr)
{
    setAcceptedMouseButtons(Qt::NoButton);
    setVisible(false);
}

void DeckPlaque::setColours(odin::Colours colours)
{
    change(inPlay_, colours);
    showIfNeeded();
}

void DeckPlaque::setPlace(const QRectF &place, bool mirrored)
{
    setPos(place.topLeft());
    changeShape(size_, place.size());
    change(mirrored_, mirrored);
    showIfNeeded();
}

void DeckPlaque::showIfNeeded() { setVisible(inPlay_ != odin::kAllColours && !size_.isEmpty()); }

QRectF DeckPlaque::boundingRect() const { return QRectF(QPointF(), size_).adjusted(-1, -1, 1, 1); }

QPainterPath DeckPlaque::shape() const
{
    QPainterPath path;
    path.addRoundedRect(QRectF(QPointF(), size_), 8, 8);
    return path;
}

void DeckPlaque::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(TableItem::colours().edge, 2));
    painter->setBrush(TableItem::colours().plaque);
    painter->drawRoundedRect(QRectF(QPointF(), size_).adjusted(1, 1, -1, -1), 8, 8);
    // A chip of 30 in a plaque of 46, and 5 between them.
    const qreal chip = size_.height() * 30 / 46, gap = size_.height() * 5 / 46;
    const qreal from = (size_.width() - odin::kColours * chip - (odin::kColours - 1) * gap) / 2;
    for (int i = 0; i < odin::kColours; ++i) {
        const int place = mirrored_ ? odin::kColours - 1 - i : i;
        drawColourChip(*painter, QRectF(from + place * (chip + gap), (size_.height() - chip) / 2, chip, chip), i,
                       {odin::has(inPlay_, static_cast<odin::Colour>(i)), false}, theme(), cardLook());
    }
}

} // namespace meadhall::ui
