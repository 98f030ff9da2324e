// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/review/try_frame.h"

#include "ui/base/graphics/art_painter.h"
#include "ui/base/graphics/small_picture.h"
#include "ui/base/graphics/theme.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/table/scene/card_item.h"
#include "ui/table/scene/seat_item.h"
#include "ui/table/scene/z_values.h"

#include <QFontMetricsF>
#include <QGraphicsScene>
#include <QGraphicsView>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace meadhall::ui {

namespace {

constexpr qreal kFrameGap = 4, kFrameStroke = 2.5; ///< logical px: from the edge, where no seat or button stands
constexpr int kLabelHeight = 28, kLabelGlyph = 16, kLabelSide = 12, kLabelGap = 8;

} // namespace

TryFrame::TryFrame(QGraphicsView &table) : table_(table)
{
    setZValue(z::kTryFrame);
    setAcceptedMouseButtons(Qt::NoButton);
    hide();
    table.scene()->addItem(this);
    connect(table.scene(), &QGraphicsScene::sceneRectChanged, this, &TryFrame::fit);
    fit();
}

void TryFrame::fit()
{
    prepareGeometryChange();
    room_ = table_.sceneRect();
}

void TryFrame::setLabel(const QString &label, const QString &brief)
{
    label_ = label;
    brief_ = brief;
    update();
}

void TryFrame::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    const Strokes strokes(*painter);
    const Palette &colours = paletteOf(themeOf(table_.palette()));
    const QRectF frame = room_.adjusted(kFrameGap, kFrameGap, -kFrameGap, -kFrameGap);
    for (const auto &[colour, width] :
         {std::pair(colours.woodGap, kFrameStroke + 2.5), std::pair(colours.wool, kFrameStroke)}) {
        QPen pen(colour, width, Qt::CustomDashLine, Qt::RoundCap);
        const qreal unit = 7 / width; // both lines have the same dashes
        pen.setDashPattern({unit, unit});
        painter->setPen(pen);
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(frame, kRadius, kRadius);
    }
    const QString shown = isFree(labelBox(frame, label_))   ? label_
                          : isFree(labelBox(frame, brief_)) ? brief_
                                                            : QString();
    if (std::exchange(shown_, shown) != shown)
        update(); // of the other label a part may be left
    if (!shown.isEmpty())
        paintLabel(*painter, labelBox(frame, shown), shown);
}

QFont TryFrame::labelFont() const
{
    QFont font = table_.font();
    font.setBold(true);
    return font;
}

QRectF TryFrame::labelBox(const QRectF &frame, const QString &label) const
{
    const int side = grown(kLabelSide);
    const qreal words = std::ceil(QFontMetricsF(labelFont()).horizontalAdvance(label));
    QRectF box(frame.left() + 2 * side, frame.top() - kFrameStroke / 2,
               words + 2 * side + grown(kLabelGap) + grown(kLabelGlyph), grown(kLabelHeight));
    if (table_.layoutDirection() == Qt::RightToLeft)
        box.moveRight(frame.right() - 2 * side);
    return box;
}

/// Whether no seat and no resting card covers it.
bool TryFrame::isFree(const QRectF &box) const
{
    const auto items = scene()->items(box);
    return std::none_of(items.begin(), items.end(), [](const QGraphicsItem *item) {
        return item->isVisible() && item->zValue() < z::kFlying
               && (dynamic_cast<const SeatItem *>(item) || dynamic_cast<const CardItem *>(item));
    });
}

void TryFrame::paintLabel(QPainter &painter, const QRectF &box, const QString &label) const
{
    const ControlColours colours = controlColours(table_.palette());
    painter.setFont(labelFont());
    const bool mirrored = table_.layoutDirection() == Qt::RightToLeft;
    const int glyph = grown(kLabelGlyph), side = grown(kLabelSide), gap = grown(kLabelGap);
    painter.setPen(QPen(colours.rim, 2));
    painter.setBrush(colours.ground);
    painter.drawRoundedRect(box, kRadius, kRadius);
    ArtKey sign = glyphArt(Glyph::Try, colours.text);
    sign.mirrored = mirrored;
    const QRectF picture(mirrored ? box.right() - side - glyph : box.left() + side, box.center().y() - glyph / 2.0,
                         glyph, glyph);
    const qreal ratio = painter.device()->devicePixelRatio();
    painter.drawPixmap(picture.topLeft(), smallPicture(sign, picture.size(), ratio));
    painter.setPen(colours.text);
    painter.drawText(mirrored ? box.adjusted(side, 0, -side - glyph - gap, 0)
                              : box.adjusted(side + glyph + gap, 0, -side, 0),
                     Qt::AlignCenter, label);
}

} // namespace meadhall::ui
