// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/friends/speech_bubble.h"

#include "ui/base/graphics/text_painting.h"
#include "ui/table/scene/seat_item.h"

#include <QGuiApplication>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace meadhall::ui {

namespace {

constexpr qreal kSpeechHeight = 0.56;                       ///< of the diameter of the portrait
constexpr qreal kSpeechLeast = 34;                          ///< px
constexpr qreal kSpeechGlyph = 0.5, kSpeechLetters = 0.36;  ///< of the height of the bubble
constexpr qreal kSpeechMargin = 0.32, kSpeechPointer = 0.3; ///< of it, too
constexpr qreal kSpeechEdge = 6;                            ///< px to the edge of the table

} // namespace

SpeechBubble::SpeechBubble(PixmapCache &cache, SeatItem *seat) : TableItem(cache, seat), seat_(seat)
{
    setAcceptedMouseButtons(Qt::NoButton);
}

void SpeechBubble::setContents(Glyph glyph, const QString &words)
{
    change(glyph_, glyph);
    changeShape(words_, words);
}

QFont SpeechBubble::font() const { return tableFont(height_ * kSpeechLetters, true); }

void SpeechBubble::place(const QRectF &room)
{
    prepareGeometryChange();
    setTheme(seat_->theme());
    const QRectF shield = seat_->shieldRect();
    height_ = std::max(kSpeechLeast, shield.height() * kSpeechHeight) * std::min(1.4, tableTextScale());
    const qreal width = textWidth(font(), words_) + 1 + height_ * (kSpeechGlyph + 0.2 + 2 * kSpeechMargin);
    const qreal pointer = height_ * kSpeechPointer;
    below_ = seat_->mapToScene(shield.topLeft()).y() - pointer - height_ < room.top() + kSpeechEdge;
    const qreal top = below_ ? shield.bottom() + pointer : shield.top() - pointer - height_;
    const qreal middle = seat_->mapToScene(shield.center()).x();
    const qreal left = std::clamp(middle - width / 2, room.left() + kSpeechEdge,
                                  std::max(room.left() + kSpeechEdge, room.right() - kSpeechEdge - width));
    box_ = QRectF(shield.center().x() + left - middle, top, width, height_);
    update();
}

QPainterPath SpeechBubble::outline() const
{
    const qreal half = height_ * 0.2, radius = height_ * 0.22;
    const QRectF shield = seat_->shieldRect();
    const qreal at = std::clamp(shield.center().x(), box_.left() + radius + half, box_.right() - radius - half);
    QPainterPath path;
    path.addRoundedRect(box_, radius, radius);
    QPainterPath pointer;
    const qreal base = below_ ? box_.top() + 1 : box_.bottom() - 1;
    pointer.addPolygon(QPolygonF({QPointF(at - half, base), QPointF(at + half, base),
                                  QPointF(shield.center().x(), below_ ? shield.bottom() : shield.top())}));
    pointer.closeSubpath();
    return path.united(pointer);
}

QRectF SpeechBubble::boundingRect() const { return outline().boundingRect().adjusted(-3, -3, 3, 3); }

void SpeechBubble::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    const bool mirrored = QGuiApplication::layoutDirection() == Qt::RightToLeft;
    const Palette &table = colours();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(table.woodGap, std::max(1.5, height_ / 22)));
    painter->setBrush(table.wool);
    painter->drawPath(outline());
    const QColor ink = paletteOf(Theme::Light).text; // wool is light in every theme
    const qreal margin = height_ * kSpeechMargin, glyph = height_ * kSpeechGlyph;
    QRectF sign(box_.left() + margin, box_.center().y() - glyph / 2, glyph, glyph);
    QRectF words = box_.adjusted(margin + glyph + height_ * 0.2, 0, -margin + 1, 0);
    if (mirrored) {
        sign.moveRight(box_.right() - margin);
        words = box_.adjusted(margin - 1, 0, -margin - glyph - height_ * 0.2, 0);
    }
    art().draw(painter, glyphArt(glyph_, ink), sign);
    painter->setPen(ink);
    drawLine(painter, words, font(), words_, mirrored);
}

} // namespace meadhall::ui
