// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/scene/seat_item.h"

#include "ui/base/graphics/text_painting.h"
#include "ui/base/widgets/control_paint.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace meadhall::ui {

namespace {

// Fractions of the shield's diameter.
/// Of the font size: smallest text before it is elided.
constexpr qreal kSeatSmallerWords = 0.72;
constexpr qreal kSeatPortrait = 0.78;
constexpr qreal kSeatPlaqueHeight = 0.66;
constexpr qreal kSeatPlaqueX = 0.36;
constexpr qreal kSeatTextX = 0.56;
constexpr qreal kSeatCards = 0.38; // width of the card symbol
constexpr qreal kSeatGap = 0.06;   // between text and number of cards
constexpr qreal kSeatHorn = 0.6;
constexpr qreal kSeatBadge = 0.29;
constexpr qreal kSeatNameSize = 0.19;
constexpr qreal kSeatLineSize = 0.152;
// Fractions of the plaque's height, from its artwork: the shaped end is 28 of 64 units, 5 units above and below
// are empty.
constexpr qreal kSeatStart = 24.0 / 64;
constexpr qreal kSeatEnd = 28.0 / 64;
constexpr qreal kSeatAir = 5.0 / 64;
constexpr qreal kSeatAbsent = 0.45; ///< opacity of the portrait while there is a notice

const QColor kSeatFigure(0x24, 0x1a, 0x18); // contrast with the light card symbol in both themes

} // namespace

SeatItem::SeatItem(PixmapCache &cache, QGraphicsItem *parent) : TableItem(cache, parent) { setAcceptHoverEvents(true); }

void SeatItem::setNotice(const QString &notice, Glyph badge)
{
    changeShape(notice_, notice);
    change(noticeBadge_, badge);
}
void SeatItem::setDetails(const QString &lastMove, const QString &others)
{
    details_ = others;
    setToolTip(lastMove.isEmpty() || others.isEmpty() ? lastMove + others : lastMove + QLatin1Char('\n') + others);
}

QFont SeatItem::nameFont() const { return tableFont(std::max(diameter_ * kSeatNameSize, 12.0) * letters_, true); }

QFont SeatItem::lineFont() const { return tableFont(std::max(diameter_ * kSeatLineSize, 10.5) * letters_, false); }

QFont SeatItem::pointsFont() const { return tableFont(diameter_ * 0.15 * letters_, true); }

/// Geometry is computed for a plaque on the right; mirrors a rectangle if it is on the left.
QRectF SeatItem::placed(QRectF rect) const
{
    if (mirrored_)
        rect.moveLeft(-rect.right());
    return rect;
}

QRectF SeatItem::textRect() const
{
    const qreal height = diameter_ * kSeatPlaqueHeight;
    return QRectF(diameter_ * kSeatTextX, -height / 2, textWidth_, height);
}

QRectF SeatItem::cardsRect() const
{
    const qreal width = diameter_ * kSeatCards;
    const qreal height = width * 44 / 36;
    return QRectF(textRect().right() + diameter_ * kSeatGap, -height / 2, width, height);
}

QRectF SeatItem::plaqueRect() const
{
    const qreal height = diameter_ * kSeatPlaqueHeight;
    const qreal left = diameter_ * kSeatPlaqueX;
    const qreal contents = count_.isEmpty() ? textRect().right() : cardsRect().right() - diameter_ * 0.04;
    const qreal right = std::max(contents, left + height * kSeatStart) + height * kSeatEnd;
    return placed(QRectF(left, -height / 2, right - left, height));
}

QRectF SeatItem::hornRect() const
{
    const qreal side = diameter_ * kSeatHorn;
    return QRectF(-diameter_ * 0.66, -diameter_ * 0.72, side, side);
}

QRectF SeatItem::pointsRect() const
{
    const qreal height = diameter_ * 0.23;
    const qreal bottom = diameter_ * kSeatPlaqueHeight * (0.5 - kSeatAir);
    const qreal width = std::max(textWidth(pointsFont(), shownPoints()) + height * 1.35, height * 1.9);
    return QRectF(diameter_ * kSeatTextX, bottom - 2, width, height);
}

QRectF SeatItem::lastPlayRect() const
{
    const qreal height = std::max(diameter_ * 0.185, 15.0), plaque = diameter_ * kSeatPlaqueHeight;
    const qreal bottom = plaque * (kSeatAir - 0.5) - 3, left = diameter_ * 0.46;
    const qreal right = plaqueRect().width() + diameter_ * kSeatPlaqueX - plaque * kSeatEnd * 0.3;
    return placed(QRectF(left, bottom - height, right - left, height));
}

QRectF SeatItem::boundingRect() const
{
    constexpr qreal kRim = 4; // highlight and pen width
    QRectF all = shieldRect().adjusted(-kRim, -kRim, kRim, kRim) | plaqueRect();
    if (golden())
        all |= placed(hornRect());
    if (!points_.isEmpty())
        all |= placed(pointsRect()).adjusted(-1, -1, 1, 1);
    if (!fewCards_.isEmpty())
        all |= placed(fewCardsRect()).adjusted(-2, -2, 2, 2);
    if (badge()) {
        const qreal radius = std::max(diameter_ * kSeatBadge / 2, 10.0) + 1;
        all |= placed(QRectF(-diameter_ * 0.37 - radius, diameter_ * 0.36 - radius, 2 * radius, 2 * radius));
    }
    return all.adjusted(-1, -1, 1, 1); // pictures are aligned to device pixels
}

QPainterPath SeatItem::shape() const
{
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    path.addEllipse(shieldRect());
    const qreal air = plaqueRect().height() * kSeatAir;
    path.addRect(plaqueRect().adjusted(0, air, 0, -air));
    return path;
}

void SeatItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    painter->setRenderHint(QPainter::Antialiasing);
    if (!points_.isEmpty())
        paintPoints(painter);
    art().draw(painter, plaqueArt(golden(), mirrored_, theme()), plaqueRect());
    paintWords(painter);
    if (!count_.isEmpty())
        paintCount(painter);
    if (!fewCards_.isEmpty())
        paintFewCards(painter);
    paintShield(painter);
    if (golden()) {
        ArtKey horn = pieceArt(Piece::TurnHorn, theme());
        horn.mirrored = mirrored_;
        art().draw(painter, horn, placed(hornRect()));
    }
    if (badge())
        paintBadge(painter);
}

void SeatItem::paintShield(QPainter *painter)
{
    const qreal inner = diameter_ * kSeatPortrait;
    const QRectF disc(-inner / 2, -inner / 2, inner, inner);
    painter->setPen(Qt::NoPen);
    painter->setBrush(colours().plaque);
    painter->drawEllipse(disc.adjusted(1, 1, -1, -1));
    painter->setOpacity(notice_.isEmpty() ? 1 : kSeatAbsent);
    if (const auto portrait = portraitIndex(portrait_))
        art().draw(painter, portraitArt(*portrait), disc);
    painter->setOpacity(1);
    art().draw(painter, pieceArt(golden() ? Piece::SeatShieldTurn : Piece::SeatShield, theme()), shieldRect());
}

void SeatItem::paintWords(QPainter *painter)
{
    const QRectF room = placed(textRect());
    const qreal height = room.height();
    const bool alone = line().isEmpty();
    const qreal least = kSeatSmallerWords / letters_;
    const QRectF upper(room.x(), room.y() + height * (alone ? 0.3 : 0.13), room.width(), height * 0.4);
    const QRectF lower(room.x(), room.y() + height * 0.51, room.width(), height * 0.34);
    painter->setPen(colours().text);
    drawLine(painter, upper, fittedFont(nameFont(), name_, room.width(), least), name_, mirrored_);
    painter->setPen(colours().textDim);
    drawLine(painter, lower, fittedFont(lineFont(), line(), room.width(), least), line(), mirrored_);
}

void SeatItem::paintCount(QPainter *painter)
{
    const QRectF cards = placed(cardsRect());
    art().draw(painter, pieceArt(Piece::SeatCards, theme()), cards);
    painter->setPen(kSeatFigure);
    // Position of the number on the symbol, which is never mirrored.
    const QRectF face(cards.x() + cards.width() * 12.5 / 36, cards.y(), cards.width() * 19 / 36, cards.height());
    drawCentred(painter, face, tableFont(cards.height() * 0.4 * letters_, true), count_);
}

void SeatItem::paintPoints(QPainter *painter)
{
    const QRectF tab = placed(pointsRect());
    painter->setPen(QPen(colours().edge, 1.5));
    painter->setBrush(colours().plaque);
    painter->drawRoundedRect(tab.adjusted(0, -tab.height() / 2, 0, 0), tab.height() / 3, tab.height() / 3);
    if (pointsLit_ > 0) {
        QColor gold = colours().gold;
        gold.setAlphaF(static_cast<float>(pointsLit_));
        painter->setPen(QPen(gold, 2.5));
        painter->drawRoundedRect(tab.adjusted(0, -tab.height() / 2, 0, 0), tab.height() / 3, tab.height() / 3);
    }
    // A diamond as in the woven band, then the number.
    const qreal half = tab.height() * 0.2;
    const qreal centre = tab.height() * 0.55;
    const QPointF middle(mirrored_ ? tab.right() - centre : tab.left() + centre, tab.center().y());
    drawDiamond(*painter, QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half), colours().thread);
    painter->setPen(colours().text);
    const qreal free = centre + half;
    const QRectF numberRect = mirrored_ ? tab.adjusted(0, 0, -free, 0) : tab.adjusted(free, 0, 0, 0);
    drawCentred(painter, numberRect, pointsFont(), shownPoints());
}

/// Beside the points, so that it is inside the window at every seat.
QRectF SeatItem::fewCardsRect() const
{
    const QRectF tab = pointsRect();
    const qreal height = tab.height() * 1.2;
    const qreal width = textWidth(tableFont(height * 0.58, true), fewCards_) + height;
    return {tab.right() + 4, tab.top() - 1, width, height};
}

void SeatItem::paintFewCards(QPainter *painter)
{
    const QRectF box = placed(fewCardsRect());
    const qreal radius = box.height() / 2;
    painter->setBrush(colours().plaque);
    painter->setPen(QPen(colours().goldLine, 4));
    painter->drawRoundedRect(box, radius, radius);
    painter->setPen(QPen(colours().gold, 2));
    painter->drawRoundedRect(box, radius, radius);
    painter->setPen(colours().text);
    drawCentred(painter, box, tableFont(box.height() * 0.58, true), fewCards_);
}

void SeatItem::paintBadge(QPainter *painter)
{
    const qreal radius = std::max(diameter_ * kSeatBadge / 2, 10.0);
    const QRectF disc = placed(QRectF(-diameter_ * 0.37 - radius, diameter_ * 0.36 - radius, 2 * radius, 2 * radius));
    painter->setPen(QPen(colours().edge, std::max(1.5, radius * 0.15)));
    painter->setBrush(colours().plaque);
    painter->drawEllipse(disc.adjusted(1, 1, -1, -1));
    const qreal margin = radius * 0.38;
    art().draw(painter, glyphArt(*badge(), colours().text), disc.adjusted(margin, margin, -margin, -margin));
}

} // namespace meadhall::ui
