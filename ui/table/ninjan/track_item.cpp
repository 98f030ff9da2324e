// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/ninjan/track_item.h"

#include "engine/core/to_index.h"
#include "ui/base/graphics/text_painting.h"
#include "ui/base/text/text.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace meadhall::ui {

namespace {

// An entry shows the corner of a card: numeral and sign. Fractions of the card's width.
constexpr qreal kCornerWidth = 0.46, kCornerHeight = 0.59;
// Fractions of the entry's height.
constexpr qreal kTrackAir = 0.16, kTrackFigure = 0.34, kTrackDisc = 0.52, kTrackNext = 0.42;

} // namespace

TrackItem::TrackItem(PixmapCache &cache, QGraphicsItem *parent) : TableItem(cache, parent) {}

void TrackItem::setRoom(const QRectF &room, bool rightToLeft, qreal letters)
{
    changeShape(room_, room);
    change(letters_, letters);
    change(rightToLeft_, rightToLeft);
}

void TrackItem::setEntries(const std::vector<Entry> &entries, int resolved)
{
    changeShape(entries_, entries);
    change(resolved_, resolved);
}

/// As high as the available rectangle and as wide as the entries; scaled down if that is too wide.
QRectF TrackItem::tray() const
{
    const qreal n = static_cast<qreal>(std::max<std::size_t>(1, entries_.size()));
    const qreal each = kTrackFigure + kCornerWidth / kCornerHeight + kTrackNext;
    qreal plate = room_.height() / (1 + 2 * kTrackAir);
    const qreal wanted = plate * (n * each + kTrackAir);
    plate *= std::min(1.0, room_.width() / wanted);
    const QSizeF size(plate * (n * each + kTrackAir), plate * (1 + 2 * kTrackAir));
    return QRectF(room_.center() - QPointF(size.width(), size.height()) / 2, size);
}

QRectF TrackItem::plate(int i) const
{
    const QRectF tray = this->tray();
    const qreal height = tray.height() / (1 + 2 * kTrackAir);
    const qreal width = height * kCornerWidth / kCornerHeight;
    const qreal each = height * (kTrackFigure + kTrackNext) + width;
    const qreal lead = height * (kTrackAir + kTrackFigure) + each * i;
    const qreal x = rightToLeft_ ? tray.right() - lead - width : tray.left() + lead;
    return QRectF(x, tray.top() + height * kTrackAir, width, height);
}

QRectF TrackItem::boundingRect() const { return room_.adjusted(-8, -8, 8, 8); }

void TrackItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    if (entries_.empty())
        return;
    painter->setRenderHint(QPainter::Antialiasing);
    const QRectF tray = this->tray();
    painter->setPen(QPen(colours().edge, std::max(1.5, tray.height() / 36)));
    QColor ground = colours().plaque;
    ground.setAlphaF(0.92f);
    painter->setBrush(ground);
    painter->drawRoundedRect(tray.adjusted(1, 1, -1, -1), tray.height() * 0.18, tray.height() * 0.18);
    for (int i = 0; i < static_cast<int>(entries_.size()); ++i)
        paintEntry(painter, i);
}

void TrackItem::paintEntry(QPainter *painter, int i)
{
    const Entry &entry = entries_[toIndex(i)];
    const QRectF plate = this->plate(i);
    const qreal opacity = painter->opacity();
    painter->setOpacity(i < resolved_ ? opacity * kResolvedOpacity : opacity);

    const qreal figure = plate.height() * kTrackFigure;
    const QRectF before(rightToLeft_ ? plate.right() : plate.left() - figure, plate.top(), figure, plate.height());
    painter->setPen(colours().text);
    drawCentred(painter, before, tableFont(plate.height() * 0.3 * letters_, true), number(i + 1));

    const qreal card = plate.width() / kCornerWidth, corner = plate.height() * 0.1;
    QPainterPath cut;
    cut.addRoundedRect(plate, corner, corner);
    painter->save();
    painter->setClipPath(cut);
    // On the side of the entry's number, so that the portrait covers none of the card's marks.
    const qreal left = rightToLeft_ ? plate.right() - card : plate.left();
    art().draw(painter, ninjanCardArt(entry.card, theme()), QRectF(left, plate.top(), card, 2 * card));
    painter->restore();
    const bool now = i == resolved_;
    painter->setBrush(Qt::NoBrush);
    if (now) {
        painter->setPen(QPen(colours().woodGap, 5));
        painter->drawRoundedRect(plate.adjusted(-1, -1, 1, 1), corner, corner);
    }
    painter->setPen(QPen(now ? colours().gold : colours().edge, now ? 3 : 1.5));
    painter->drawRoundedRect(plate.adjusted(-1, -1, 1, 1), corner, corner);

    const qreal side = plate.height() * kTrackDisc;
    const QPointF lower(rightToLeft_ ? plate.left() : plate.right(), plate.bottom());
    const QRectF disc(lower - QPointF(side * 0.5, side * 0.78), QSizeF(side, side));
    painter->setPen(QPen(colours().edge, 1.5));
    painter->setBrush(colours().plaque);
    painter->drawEllipse(disc.adjusted(-1, -1, 1, 1));
    if (const auto portrait = portraitIndex(entry.portrait))
        art().draw(painter, portraitArt(*portrait), disc);
    painter->setOpacity(opacity);
}

} // namespace meadhall::ui
