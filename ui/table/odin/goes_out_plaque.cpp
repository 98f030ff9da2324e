// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/odin/goes_out_plaque.h"

#include "ui/base/graphics/text_painting.h"
#include "ui/base/graphics/woven_strip.h"

#include <QPainter>
#include <QPainterPath>

namespace meadhall::ui {

GoesOutPlaque::GoesOutPlaque(PixmapCache &cache, const QString &portrait, const QString &words, const QString &part,
                             QGraphicsItem *parent)
    : TableItem(cache, parent), portrait_(portrait), words_(words), part_(part)
{
    setAcceptedMouseButtons(Qt::NoButton);
}

void GoesOutPlaque::setPlace(QSizeF size, bool mirrored)
{
    changeShape(size_, size);
    changeShape(mirrored_, mirrored);
}

QRectF GoesOutPlaque::boundingRect() const
{
    return QRectF(QPointF(-size_.width() / 2, -size_.height() / 2), size_).adjusted(-3, -3, 3, 3);
}

void GoesOutPlaque::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    const QRectF box = boundingRect().adjusted(3, 3, -3, -3);
    const qreal strip = std::max(7.0, box.height() * 0.15);
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setBrush(colours().plaque);
    painter->setPen(QPen(colours().goldLine, 5));
    painter->drawRoundedRect(box.adjusted(1, 1, -1, -1), 8, 8);
    painter->save();
    QPainterPath inside;
    inside.addRoundedRect(box.adjusted(1, 1, -1, -1), 8, 8);
    painter->setClipPath(inside);
    paintWovenStrip(*painter, QRectF(box.left(), box.bottom() - strip - 1, box.width(), strip), colours());
    painter->restore();
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(colours().gold, 2));
    painter->drawRoundedRect(box.adjusted(1, 1, -1, -1), 8, 8);
    const QRectF row = box.adjusted(14, 6, -14, -strip - 5);
    const auto placed = [&](QRectF rect) {
        if (mirrored_)
            rect.moveLeft(box.left() + box.right() - rect.right());
        return rect;
    };
    qreal from = row.left();
    if (const auto portrait = portraitIndex(portrait_)) {
        const QRectF face = placed(QRectF(row.left(), row.top(), row.height(), row.height()));
        art().draw(painter, portraitArt(*portrait), face);
        painter->setPen(QPen(colours().goldLine, 4));
        painter->drawEllipse(face);
        painter->setPen(QPen(colours().gold, 2));
        painter->drawEllipse(face);
        from += row.height() + 14;
    }
    const QFont small = tableFont(std::max(12.0, row.height() * 0.34), false);
    const qreal partWidth = textWidth(small, part_) + 2;
    painter->setPen(colours().textDim);
    drawLine(painter, placed(QRectF(row.right() - partWidth, row.top(), partWidth, row.height())), small, part_,
             !mirrored_);
    painter->setPen(colours().text);
    const QRectF words = placed(QRectF(from, row.top(), row.right() - partWidth - 12 - from, row.height()));
    drawLine(painter, words, fittedFont(tableFont(row.height() * 0.56, true), words_, words.width(), 0.6), words_,
             mirrored_);
}

} // namespace meadhall::ui
