// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/ninjan/piles.h"

#include "ui/base/graphics/text_painting.h"
#include "ui/base/text/text.h"
#include "ui/table/scene/z_values.h"

#include <QCursor>
#include <QGraphicsScene>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace meadhall::ui {

namespace {

constexpr qreal kPileRim = 9; ///< px from the cards to the outer edge of the frame
constexpr qreal kPileCorner = 12;

// An entry shows the corner of a card: numeral and sign. Fractions of the card's width.
constexpr qreal kCornerWidth = 0.46, kCornerHeight = 0.59;
// Fractions of the entry's height.
constexpr qreal kTrackAir = 0.16, kTrackFigure = 0.34, kTrackDisc = 0.52, kTrackNext = 0.42;

} // namespace

PileItem::PileItem(PixmapCache &cache, QGraphicsItem *parent) : TableItem(cache, parent)
{
    setAcceptedMouseButtons(Qt::NoButton);
}

void PileItem::setState(State state)
{
    change(state_, state);
    setAcceptedMouseButtons(state == State::Lit ? Qt::LeftButton : Qt::NoButton);
    if (state == State::Lit)
        setCursor(Qt::PointingHandCursor);
    else
        unsetCursor();
}

void PileItem::click()
{
    if (canClick())
        Q_EMIT clicked();
}

QRectF PileItem::frame() const { return area_.adjusted(-kPileRim, -kPileRim, kPileRim, kPileRim); }

QRectF PileItem::boundingRect() const { return frame().adjusted(-3, -3, 3, 3); }

QPainterPath PileItem::shape() const
{
    QPainterPath path;
    path.addRoundedRect(frame(), kPileCorner, kPileCorner);
    return path;
}

void PileItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    if (state_ == State::Quiet)
        return;
    painter->setRenderHint(QPainter::Antialiasing);
    const QRectF rim = frame().adjusted(2, 2, -2, -2);
    const bool lit = state_ == State::Lit;
    QColor ground = colours().gold;
    ground.setAlphaF(lit ? 0.34f : 0.0f);
    painter->setBrush(ground);
    // Gold has too little contrast with birch and petrol: draw a dark line under it.
    painter->setPen(QPen(colours().woodGap, lit ? 5 : 3.5));
    painter->drawRoundedRect(rim, kPileCorner, kPileCorner);
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(colours().gold, lit ? 3 : 2, lit ? Qt::SolidLine : Qt::DashLine));
    painter->drawRoundedRect(rim, kPileCorner, kPileCorner);
}

void PileItem::mouseReleaseEvent(QGraphicsSceneMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && shape().contains(event->pos()))
        Q_EMIT clicked();
}

Piles::Piles(QGraphicsScene &scene, PixmapCache &cache, Animator &animator, QObject *parent)
    : QObject(parent), animator_(animator)
{
    for (int pile = 0; pile < ninjan::kPiles; ++pile) {
        const auto index = toIndex(pile);
        grounds_[index] = new PileItem(cache);
        grounds_[index]->setZValue(z::kMiddle - 1);
        scene.addItem(grounds_[index]);
        connect(grounds_[index], &PileItem::clicked, this, [this, pile] { Q_EMIT clicked(pile); });
        sums_[index] = new ValueChipItem(cache);
        sums_[index]->setZValue(z::kChip);
        sums_[index]->hide();
        scene.addItem(sums_[index]);
    }
}

void Piles::setPlaces(const NinjanLayout &places)
{
    places_ = places;
    for (ValueChipItem *sum : sums_)
        sum->setHeight(places.chip);
}

void Piles::clear()
{
    for (auto &cards : cards_) {
        for (CardItem *item : cards)
            delete item;
        cards.clear();
    }
}

void Piles::add(int pile, CardItem *item)
{
    cards_[toIndex(pile)].push_back(item);
    item->setInteractive(false);
}

int Piles::longest() const
{
    std::size_t most = 1;
    for (const auto &cards : cards_)
        most = std::max(most, cards.size());
    return static_cast<int>(most);
}

void Piles::arrange(bool animated, int duration, int delay)
{
    const int most = longest();
    for (int pile = 0; pile < ninjan::kPiles; ++pile) {
        const auto &cards = this->cards(pile);
        const int n = static_cast<int>(cards.size());
        const PileFan fan = pileFan(places_, pile, std::max(1, n), most);
        for (int i = 0; i < n; ++i) {
            CardItem *item = cards[toIndex(i)];
            const qreal layer = z::kMiddle + 0.1 * i;
            item->resizeInPlace(fan.card);
            Motion motion{fan.centre(i), 0};
            motion.delay = delay;
            motion.duration = duration;
            animator_.bring(item, motion, animated, [item, layer] { item->setZValue(layer); });
        }
        const QSizeF size(fan.card, 2 * fan.card + fan.step * std::max(0, n - 1));
        const QPointF corner = fan.first - QPointF(fan.card / 2, fan.card);
        grounds_[toIndex(pile)]->setArea(QRectF(corner, size));
        sum(pile)->setPos(QPointF(fan.first.x(), corner.y() + size.height() - places_.chip * 0.1));
    }
}

void Piles::showSums(const ninjan::Board &board)
{
    for (int pile = 0; pile < ninjan::kPiles; ++pile) {
        const auto &cards = board.piles[toIndex(pile)];
        sum(pile)->setVisible(!cards.empty());
        sum(pile)->setText(number(cards.sum()));
    }
}

void Piles::light(ninjan::Piles allowed)
{
    lit_ = allowed;
    showStates();
}

void Piles::mark(ninjan::Piles beaten)
{
    marked_ = beaten;
    showStates();
}

void Piles::showStates()
{
    for (int pile = 0; pile < ninjan::kPiles; ++pile) {
        using State = PileItem::State;
        const bool lit = ninjan::has(lit_, pile);
        ground(pile)->setState(lit ? State::Lit : ninjan::has(marked_, pile) ? State::Marked : State::Quiet);
        sum(pile)->setLit(lit || ninjan::has(marked_, pile));
    }
}

int Piles::pileAt(const QRectF &card) const
{
    int best = -1;
    qreal most = 0;
    for (int pile = 0; pile < ninjan::kPiles; ++pile) {
        const QRectF common = ground(pile)->boundingRect() & card;
        const qreal area = common.width() * common.height();
        if (area > most) {
            most = area;
            best = pile;
        }
    }
    return best;
}

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
