// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/scene/table_pieces.h"

#include "ui/base/graphics/text_painting.h"

#include <QPainter>
#include <QPainterPath>

#include <QtMath>

#include <algorithm>
#include <cmath>

namespace meadhall::ui {

namespace {

QRectF pieceCentred(QSizeF size) { return QRectF(QPointF(-size.width() / 2, -size.height() / 2), size); }

/// Pictures are aligned to device pixels, up to half a pixel outside their rectangle.
QRectF pieceBounds(const QRectF &rect) { return rect.adjusted(-1, -1, 1, 1); }

} // namespace

ClothItem::ClothItem(PixmapCache &cache, QGraphicsItem *parent) : TableItem(cache, parent) {}

void ClothItem::setSize(QSizeF size) { changeShape(size_, size); }
void ClothItem::setLit(qreal lit) { change(lit_, std::clamp(lit, 0.0, 1.0)); }

QRectF ClothItem::boundingRect() const { return pieceBounds(pieceCentred(size_)); }

QPainterPath ClothItem::shape() const
{
    QPainterPath path;
    path.addEllipse(pieceCentred(size_));
    return path;
}

void ClothItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    // The oval is 5 : 3; below about the middle between it and a circle the round artwork is closer.
    constexpr qreal kBetween = 1.3;
    const bool round = size_.width() < size_.height() * kBetween;
    const QRectF rect = pieceCentred(size_);
    art().draw(painter, pieceArt(round ? Piece::ClothRound : Piece::ClothOval, theme()), rect);
    if (lit_ <= 0)
        return;
    const qreal opacity = painter->opacity();
    painter->setOpacity(opacity * lit_);
    art().draw(painter, pieceArt(round ? Piece::ClothRoundLit : Piece::ClothOvalLit, theme()), rect);
    painter->setOpacity(opacity);
}

ValhallaItem::ValhallaItem(PixmapCache &cache, QGraphicsItem *parent) : TableItem(cache, parent) {}

void ValhallaItem::setDiameter(qreal diameter) { changeShape(diameter_, diameter); }

void ValhallaItem::setLit(qreal lit) { changeShape(lit_, std::clamp(lit, 0.0, 1.0)); }

QRectF ValhallaItem::boundingRect() const
{
    const qreal rays = lit_ > 0 ? diameter_ * 0.3 : 0;
    return pieceBounds(pieceCentred({diameter_ + 2 * rays, diameter_ + 2 * rays}));
}

QPainterPath ValhallaItem::shape() const
{
    QPainterPath path;
    path.addEllipse(pieceCentred({diameter_, diameter_}));
    return path;
}

void ValhallaItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    art().draw(painter, pieceArt(Piece::Valhalla, theme()), pieceCentred({diameter_, diameter_}));
    if (lit_ <= 0)
        return;
    const qreal opacity = painter->opacity(), pen = std::max(2.0, diameter_ / 28);
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setBrush(Qt::NoBrush);
    painter->setOpacity(opacity * lit_);
    // Gold has little contrast on light wood: everything has a dark line under it.
    for (const QPen &line : {QPen(colours().goldLine, pen + 2, Qt::SolidLine, Qt::RoundCap),
                             QPen(colours().gold, pen, Qt::SolidLine, Qt::RoundCap)}) {
        painter->setPen(line);
        const qreal ring = diameter_ - 2 * pen;
        painter->drawEllipse(pieceCentred({ring, ring}));
        constexpr int kRays = 20;
        for (int i = 0; i < kRays; ++i) {
            const qreal angle = 2 * M_PI * i / kRays;
            const QPointF out(std::cos(angle), std::sin(angle));
            painter->drawLine(out * diameter_ * 0.55, out * diameter_ * (0.55 + (i % 2 ? 0.1 : 0.17) * lit_));
        }
    }
    painter->setOpacity(opacity);
}

ValueChipItem::ValueChipItem(PixmapCache &cache, QGraphicsItem *parent) : TableItem(cache, parent) {}

void ValueChipItem::setText(const QString &text) { changeShape(text_, text); }
void ValueChipItem::setLit(bool lit) { change(lit_, lit); }
void ValueChipItem::setHeight(qreal height) { changeShape(height_, height); }

QFont ValueChipItem::font() const { return tableFont(height_ * 0.61, true); }

QRectF ValueChipItem::boundingRect() const
{
    const qreal width = std::max(height_ * 1.57, textWidth(font(), text_) + height_ * 0.9);
    return pieceBounds(pieceCentred({width, height_})).adjusted(-1, -1, 1, 1);
}

void ValueChipItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    const qreal pen = std::max(1.5, height_ / 14);
    const QRectF rect = boundingRect().adjusted(2, 2, -2, -2);
    const QRectF rim = rect.adjusted(pen / 2, pen / 2, -pen / 2, -pen / 2);
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(colours().woodGap, pen + 2)); // gold has little contrast on the light theme: add a dark rim
    painter->setBrush(colours().plaque);
    painter->drawRoundedRect(rim, rim.height() / 2, rim.height() / 2);
    painter->setPen(QPen(lit_ ? colours().gold : colours().edge, pen));
    painter->drawRoundedRect(rim, rim.height() / 2, rim.height() / 2);
    painter->setPen(colours().text);
    drawCentred(painter, rim, font(), text_);
}

} // namespace meadhall::ui
