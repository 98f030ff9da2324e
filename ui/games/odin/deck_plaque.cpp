#include "ui/games/odin/deck_plaque.h"

#include "ui/graphics/card_faces.h"

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
        paintChip(painter, static_cast<odin::Colour>(i),
                  QRectF(from + place * (chip + gap), (size_.height() - chip) / 2, chip, chip));
    }
}

void DeckPlaque::paintChip(QPainter *painter, odin::Colour colour, const QRectF &chip)
{
    const Palette &palette = TableItem::colours();
    const bool in = odin::has(inPlay_, colour);
    const int card = static_cast<int>(colour) * odin::kNumbers;
    const qreal corner = chip.width() * 0.18;
    const QColor well = theme() == Theme::Dark ? palette.woodGap : palette.wool;
    const QColor rim = in && colour == odin::Colour::Black ? palette.woodLight : palette.edge;
    painter->setPen(in && colour != odin::Colour::Black ? QPen(Qt::NoPen) : QPen(rim, 1));
    painter->setBrush(in ? QColor(odinCardGround(card, theme(), {})) : well);
    painter->drawRoundedRect(chip.adjusted(0.5, 0.5, -0.5, -0.5), corner, corner);
    ArtKey sign;
    sign.kind = ArtKind::OdinSign;
    sign.index = static_cast<int>(colour);
    sign.ink = (in ? QColor(odinCardMark(card, theme(), {})) : palette.textDim).rgba();
    const qreal margin = chip.width() * 0.2;
    art().draw(painter, sign, chip.adjusted(margin, margin, -margin, -margin));
    if (in)
        return;
    // The line needs a gap on both sides to be seen on the sign.
    const QLineF across(chip.bottomLeft() + QPointF(2, -2), chip.topRight() + QPointF(-2, 2));
    painter->setPen(QPen(well, 2 + chip.width() * 0.1));
    painter->drawLine(across);
    painter->setPen(QPen(palette.text, 2, Qt::SolidLine, Qt::RoundCap));
    painter->drawLine(across);
}

} // namespace meadhall::ui
