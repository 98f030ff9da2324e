// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/scene/table_pieces.h"

#include "ui/base/graphics/text_painting.h"

#include <QFontMetricsF>
#include <QGuiApplication>
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

// Fractions of the bubble's height.
constexpr qreal kBubbleMargin = 0.34;
constexpr qreal kBubbleGap = 0.36;
constexpr qreal kBubblePointer = 0.25;
constexpr qreal kBubbleCorner = 0.24;

// Of a message in larger letters, as fractions of its row: how far its box reaches above the row, where cards and their
// values lie, and the least margin above and below its text.
constexpr qreal kMostRise = 0.1, kLeastMargin = 0.06;

} // namespace

void MessageItem::setRoom(qreal width, qreal rowHeight, qreal letters)
{
    width_ = width;
    letters_ = letters;
    row_ = rowHeight;
    measure();
}

void MessageItem::setText(const QString &text, Tone tone)
{
    if (text == text_ && tone == tone_)
        return;
    text_ = text;
    tone_ = tone;
    measure();
}

QFont MessageItem::font() const
{
    QFont font = QGuiApplication::font();
    font.setPixelSize(qMax(12, qRound(row_ * 0.5 * letters_ * fontScale_)));
    font.setBold(tone_ == Tone::Refusal);
    return font;
}

QRectF MessageItem::measured(const QString &text) const
{
    const QRectF room(0, 0, width_ - row_, row_ * 12);
    return QFontMetricsF(font()).boundingRect(room, Qt::AlignHCenter | Qt::TextWordWrap, text);
}

void MessageItem::fit()
{
    const auto fits = [this](const QString &text, qreal rows = 2) {
        const qreal height = measured(text).height();
        return height < QFontMetricsF(font()).lineSpacing() * (rows + 0.5)
               && (letters_ <= 1 || height < (1 + kMostRise - kLeastMargin) * row_);
    };
    fittingText_ = text_;
    // Rather not much larger than usual than in two rows, which cover more of the table.
    for (fontScale_ = 1; letters_ > 1 && fontScale_ > 1 / letters_; fontScale_ -= 0.08)
        if (fits(text_, 1))
            return;
    const qreal most = letters_ > 1 ? 0.92 / letters_ : 1, least = letters_ > 1 ? 0.56 / letters_ : 0.8;
    for (fontScale_ = most; fontScale_ > least; fontScale_ -= 0.08)
        if (fits(text_))
            return;
    while (!fits(fittingText_) && fittingText_.contains(QLatin1Char(' ')))
        fittingText_ = fittingText_.left(fittingText_.lastIndexOf(QLatin1Char(' '))) + QChar(0x2026);
}

void MessageItem::measure()
{
    prepareGeometryChange();
    fit();
    setToolTip(fittingText_ == text_ ? QString() : text_);
    const qreal side = row_ * 0.5;
    const QRectF textRect = measured(fittingText_);
    const qreal width = qMin(width_, textRect.width() + 2 * side + 2);
    const qreal most = letters_ > 1 ? (1 + kMostRise) * row_ : textRect.height() + row_ * 0.4;
    const qreal height = qMax(row_, qMin(textRect.height() + row_ * 0.4, most));
    // The box grows upwards, so that it does not cover the hand below.
    box_ = QRectF(-width / 2, row_ - height, width, height);
    setVisible(!text_.isEmpty());
    update();
}

void MessageItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    painter->setRenderHint(QPainter::Antialiasing);
    const bool refusal = tone_ == Tone::Refusal;
    QColor ground = colours().plaque;
    ground.setAlphaF(refusal ? 1.0f : static_cast<float>(kGroundOpacity));
    painter->setBrush(ground);
    painter->setPen(QPen(refusal ? colours().band.lighter(150) : colours().edge, refusal ? 2 : 1));
    painter->drawRoundedRect(box_, row_ * 0.35, row_ * 0.35);
    painter->setFont(font());
    painter->setPen(colours().text);
    painter->setLayoutDirection(
        QGuiApplication::layoutDirection()); // of the language, not of the sentence's first letter
    painter->drawText(box_.adjusted(row_ * 0.4, 0, -row_ * 0.4, 0), Qt::AlignCenter | Qt::TextWordWrap, fittingText_);
}

void CurtainItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    ArtKey curtain;
    curtain.kind = ArtKind::Curtain;
    curtain.theme = theme();
    art().draw(painter, curtain, boundingRect());
}

PictureItem::PictureItem(PixmapCache &cache, const ArtKey &picture, QGraphicsItem *parent)
    : TableItem(cache, parent), picture_(picture)
{
}

QRectF PictureItem::boundingRect() const
{
    return rect().adjusted(-1, -1, 1, 1); // pictures are aligned to device pixels
}

void PictureItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    ArtKey picture = picture_;
    picture.theme = theme();
    art().draw(painter, picture, rect());
}

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

void ValueBubbleItem::setContents(const QString &value, const QString &words)
{
    changeShape(value_, value);
    changeShape(words_, words);
}
void ValueBubbleItem::setHeight(qreal height, qreal letters)
{
    changeShape(height_, height);
    changeShape(letters_, letters);
}

QFont ValueBubbleItem::valueFont() const { return tableFont(height_ * 0.62, true); }

QFont ValueBubbleItem::wordsFont() const { return tableFont(height_ * 0.35 * letters_, false); }

QRectF ValueBubbleItem::boxRect() const
{
    const qreal value = value_.isEmpty() ? 0 : textWidth(valueFont(), value_) + 1;
    const qreal wordsWidth = words_.isEmpty() ? 0 : textWidth(wordsFont(), words_) + 1;
    const qreal gap = value > 0 && wordsWidth > 0 ? height_ * kBubbleGap : 0;
    const qreal width = value + gap + wordsWidth + 2 * height_ * kBubbleMargin;
    return QRectF(-width / 2, -height_ * (1 + kBubblePointer), width, height_);
}

QPainterPath ValueBubbleItem::outline() const
{
    const QRectF box = boxRect();
    const qreal half = height_ * 0.21, radius = height_ * kBubbleCorner;
    const qreal reach = std::max(0.0, box.width() / 2 - half - radius); // the pointer stays on the straight edge
    QPainterPath path;
    path.addRoundedRect(box.translated(std::clamp(shift_, -reach, reach), 0), radius, radius);
    QPainterPath pointer;
    pointer.addPolygon(QPolygonF({QPointF(-half, box.bottom() - 1), QPointF(half, box.bottom() - 1), QPointF(0, 0)}));
    pointer.closeSubpath();
    return path.united(pointer);
}

QRectF ValueBubbleItem::boundingRect() const { return outline().boundingRect().adjusted(-3, -3, 3, 3); }

void ValueBubbleItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    const qreal pen = std::max(1.5, height_ / 21);
    const QPainterPath path = outline();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(colours().woodGap, pen + 2)); // gold has little contrast on the light theme: add a dark rim
    painter->setBrush(colours().plaque);
    painter->drawPath(path);
    painter->setPen(QPen(lit_ ? colours().gold : colours().edge, pen));
    painter->drawPath(path);

    const qreal margin = height_ * kBubbleMargin;
    const QRectF bounds = path.boundingRect();
    const QRectF room(bounds.x() + margin, bounds.y(), bounds.width() - 2 * margin, height_);
    const qreal value = value_.isEmpty() ? 0 : textWidth(valueFont(), value_) + 1;
    painter->setPen(lit_ ? colours().emphasis : colours().text);
    drawLine(painter, room, valueFont(), value_, mirrored_);
    painter->setPen(colours().text);
    const qreal used = value > 0 ? value + height_ * kBubbleGap : 0;
    drawLine(painter, mirrored_ ? room.adjusted(0, 0, -used, 0) : room.adjusted(used, 0, 0, 0), wordsFont(), words_,
             mirrored_);
}

} // namespace meadhall::ui
