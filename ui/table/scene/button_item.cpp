// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/scene/button_item.h"

#include "ui/base/graphics/text_painting.h"

#include <QGraphicsSceneMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace meadhall::ui {

namespace {

// Fractions of the button's height.
constexpr qreal kButtonSmallerWords = 0.68; // of the font size: smallest label before it is elided
constexpr qreal kButtonGlyph = 0.55;
constexpr qreal kButtonInset = 0.225;
constexpr qreal kButtonLabelX = 0.93;
constexpr qreal kButtonLabelEnd = 0.35;
constexpr qreal kButtonFont = 0.4;
constexpr qreal kButtonCorner = 0.225;
constexpr qreal kButtonWordAlone = 0.12; // margin beside a label without a glyph
} // namespace

ButtonItem::ButtonItem(PixmapCache &cache, std::optional<Glyph> glyph, QGraphicsItem *parent)
    : TableItem(cache, parent), glyph_(glyph)
{
    setAcceptHoverEvents(true);
    setAcceptedMouseButtons(Qt::LeftButton);
}

QFont ButtonItem::labelFont() const { return tableFont(size_.height() * kButtonFont * letters_, true); }

QPainterPath ButtonItem::shape() const
{
    QPainterPath path;
    path.addRect(rect());
    return path;
}

void ButtonItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    const Palette &colours = this->colours();
    const qreal height = size_.height();
    const bool pressed = down_ && hovered_;
    const qreal pen = std::max(1.5, height / 20);
    const qreal radius = height * kButtonCorner;
    painter->setRenderHint(QPainter::Antialiasing);
    const qreal opacity = painter->opacity();
    if (!isEnabled())
        painter->setOpacity(opacity * disabledOpacity(theme()));
    QColor fill = colours.plaque;
    if (pressed)
        fill = mixed(fill, colours.woodGap, 0.4);
    else if (hovered_ && isEnabled())
        fill = mixed(fill, colours.edge, 0.3);
    const bool golden = highlighted_ && isEnabled();
    if (golden) { // gold has little contrast on the light theme: add a dark rim
        painter->setPen(QPen(colours.woodGap, pen * 2));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(rect().adjusted(pen / 2, pen / 2, -pen / 2, -pen / 2), radius, radius);
    }
    const QColor edge = hovered_ && isEnabled() ? mixed(colours.edge, colours.text, 0.35) : colours.edge;
    painter->setPen(QPen(golden ? colours.gold : edge, pen));
    painter->setBrush(fill);
    painter->drawRoundedRect(rect().adjusted(pen / 2, pen / 2, -pen / 2, -pen / 2), radius, radius);
    paintContents(painter, pressed ? rect().translated(0, 1) : rect());
    painter->setOpacity(opacity);
}

void ButtonItem::paintContents(QPainter *painter, const QRectF &plate)
{
    const Palette &colours = this->colours();
    const qreal height = size_.height();
    if (!glyph_) {
        const qreal inset = height * kButtonWordAlone;
        painter->setPen(highlighted_ && isEnabled() ? colours.emphasis : colours.text);
        drawCentred(painter, plate.adjusted(inset, 0, -inset, 0), labelFont(), label_);
        return;
    }
    ArtKey glyph = glyphArt(*glyph_, highlighted_ && isEnabled() ? colours.emphasis : colours.text);
    glyph.mirrored = glyphMirrored_;
    const qreal side = height * kButtonGlyph;
    const qreal inset = label_.isEmpty() ? (plate.width() - side) / 2 : height * kButtonInset;
    const qreal x = mirrored_ ? plate.right() - inset - side : plate.left() + inset;
    art().draw(painter, glyph, QRectF(x, plate.center().y() - side / 2, side, side));
    if (label_.isEmpty())
        return;
    const qreal near = height * kButtonLabelX, far = height * kButtonLabelEnd;
    const QRectF room = mirrored_ ? plate.adjusted(far, 0, -near, 0) : plate.adjusted(near, 0, -far, 0);
    painter->setPen(colours.text);
    // If the button is wider than needed the label stays beside its glyph.
    drawLine(painter, room, fittedFont(labelFont(), label_, room.width(), kButtonSmallerWords / letters_), label_,
             mirrored_);
}

void ButtonItem::click()
{
    if (isEnabled())
        Q_EMIT clicked();
}

void ButtonItem::mousePressEvent(QGraphicsSceneMouseEvent *event)
{
    event->accept();
    if (event->button() != Qt::LeftButton)
        return; // another button pressed meanwhile
    change(hovered_, true);
    change(down_, true);
}

void ButtonItem::mouseMoveEvent(QGraphicsSceneMouseEvent *event) { change(hovered_, rect().contains(event->pos())); }

void ButtonItem::mouseReleaseEvent(QGraphicsSceneMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && change(down_, false) && rect().contains(event->pos()))
        click();
}

QVariant ButtonItem::itemChange(GraphicsItemChange change, const QVariant &value)
{
    if (change == ItemEnabledHasChanged)
        TableItem::change(down_, false);
    return TableItem::itemChange(change, value);
}

} // namespace meadhall::ui
