// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/odin/beaten_pile.h"

#include "engine/core/to_index.h"
#include "ui/base/graphics/colour_chip.h"
#include "ui/base/graphics/text_painting.h"
#include "ui/base/text/odin_text.h"

#include <QGraphicsOpacityEffect>
#include <QLineF>
#include <QPainter>
#include <QPropertyAnimation>

#include <algorithm>
#include <limits>

namespace meadhall::ui {

namespace {

constexpr int kPlaqueWaits = 250, kPlaqueOpens = 140; // ms

/// Areas that the plaque shall not cover: the set in play with its value, the own hand, the seats, the pile itself.
std::vector<QRectF> keptFree(const TableLayout &layout)
{
    const qreal card = layout.tableCard, width = std::min(layout.tableWidth, 3.2 * card);
    const QPointF middle = layout.middle;
    constexpr int kFullHand = 9;
    const qreal first = fanSlot(layout.hand, 0, kFullHand).centre.x();
    const qreal last = fanSlot(layout.hand, kFullHand - 1, kFullHand).centre.x();
    std::vector<QRectF> kept{
        QRectF(middle - QPointF(width / 2, card),
               QPointF(middle.x() + width / 2, 2 * layout.chip.y() - middle.y() - card)),
        QRectF(QPointF(std::min(first, last) - 0.65 * layout.hand.card, layout.hand.middle.y() - layout.hand.card),
               QPointF(std::max(first, last) + 0.65 * layout.hand.card, layout.size.height()))};
    for (const SeatPlace &seat : layout.seats) {
        const qreal reach = seat.plaque + 0.9 * seat.diameter, half = seat.diameter * 0.62;
        kept.emplace_back(seat.centre.x() - (seat.mirrored ? reach : half), seat.centre.y() - half, reach + half,
                          2 * half);
    }
    const QSizeF pile(2.6 * layout.beatenCard, 2.2 * layout.beatenCard);
    kept.emplace_back(layout.beaten - QPointF(pile.width(), pile.height()) / 2, pile);
    return kept;
}

// Lengths in pixels of the plaque at 1280 × 800.
constexpr qreal kCard = 62, kPadding = 14, kGap = 9, kFace = 26, kLine = 25, kTip = 9;
constexpr qreal kChipWide = 29, kChipHigh = 17, kChipStep = 33, kChipFont = 12.5;
constexpr qreal kValueSize = 24, kNameSize = 13, kWordSize = 13;
/// Below this the words could not be read.
constexpr qreal kSmallestPlaque = 0.85;
constexpr qreal kWidestCards = 5.2; // in cards
constexpr qreal kWidestName = 110;

} // namespace

BeatenPile::BeatenPile(PixmapCache &cache, BeatenPlaque &plaque) : TableItem(cache, nullptr), plaque_(plaque)
{
    setAcceptHoverEvents(true);
    setAcceptedMouseButtons(Qt::NoButton);
    // Faint as a whole: cards that are faint one by one would show through each other.
    auto *faint = new QGraphicsOpacityEffect;
    faint->setOpacity(kFaint);
    setGraphicsEffect(faint);
    opening_.setSingleShot(true);
    connect(&opening_, &QTimer::timeout, this, &BeatenPile::openPlaque);
    setVisible(false);
    plaque_.setVisible(false);
}

void BeatenPile::setPlace(const TableLayout &layout)
{
    prepareGeometryChange();
    setPos(layout.beaten);
    width_ = layout.beatenCard;
    letters_ = std::max(12.0, 13 * layout.unit) * layout.wordGrowth;
    arrange();
    const QRectF room = QRectF(QPointF(), layout.size).adjusted(8, 8, -8, -8);
    plaque_.setPlace(layout.beaten - QPointF(0, width_ * 1.1), layout.unit, layout.wordGrowth, room, keptFree(layout),
                     layout.hand.rightToLeft);
}

void BeatenPile::setCards(const std::vector<CardItem *> &cards)
{
    prepareGeometryChange();
    for (CardItem *item : std::exchange(cards_, cards))
        delete item;
    for (CardItem *item : cards_) {
        item->setParentItem(this);
        item->setAcceptedMouseButtons(Qt::NoButton);
    }
    arrange();
    setVisible(!cards_.empty());
    light();
}

FanSlot BeatenPile::slot(int i, int n) const
{
    // Many cards lie closer together: the pile has to stay on the cloth.
    const qreal step = n > 1 ? std::min(width_ * 0.72, width_ * 1.5 / (n - 1)) : 0;
    const qreal place = i - (n - 1) / 2.0;
    const qreal tilt = n == 1 ? -6 : -8 + 13.0 * i / (n - 1);
    return {pos() + QPointF(place * step, 0), tilt};
}

void BeatenPile::arrange()
{
    const int n = static_cast<int>(cards_.size());
    for (int i = 0; i < n; ++i) {
        const FanSlot place = slot(i, n);
        CardItem *item = cards_[toIndex(i)];
        item->setCardWidth(width_);
        item->setPos(place.centre - pos());
        item->setRotation(place.rotation);
    }
}

QFont BeatenPile::labelFont() const { return tableFont(letters_, true); }

/// Below the cards. Its width leaves room for the light around the letters.
QRectF BeatenPile::labelRect() const
{
    if (label_.isEmpty())
        return {};
    const QSizeF size(textWidth(labelFont(), label_) + letters_, letters_ * 1.5);
    return QRectF(QPointF(-size.width() / 2, width_ * 1.1), size);
}

QRectF BeatenPile::boundingRect() const { return (shape().boundingRect() | labelRect()).adjusted(-1, -1, 1, 1); }

void BeatenPile::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    if (label_.isEmpty())
        return;
    const QRectF rect = labelRect();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(colours().plaque);
    painter->drawRoundedRect(rect, rect.height() / 2, rect.height() / 2);
    painter->setPen(colours().text);
    drawCentred(painter, rect, labelFont(), label_);
}

QPainterPath BeatenPile::shape() const
{
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    for (const CardItem *item : cards_)
        path.addPath(item->mapToParent(item->shape()));
    return path;
}

void BeatenPile::setFocused(bool focused)
{
    if (std::exchange(focused_, focused) != focused)
        light();
}

void BeatenPile::hoverEnterEvent(QGraphicsSceneHoverEvent *)
{
    hovered_ = true;
    light();
}

void BeatenPile::hoverLeaveEvent(QGraphicsSceneHoverEvent *)
{
    hovered_ = false;
    light();
}

QVariant BeatenPile::itemChange(GraphicsItemChange change, const QVariant &value)
{
    if (change == ItemVisibleHasChanged && !isVisible()) {
        hovered_ = false;
        light();
    }
    return TableItem::itemChange(change, value);
}

/// Lit or faint, with the plaque or without.
void BeatenPile::light()
{
    graphicsEffect()->setEnabled(!lit());
    if (!lit() || !isVisible()) {
        opening_.stop();
        plaque_.hide();
    } else if (!plaque_.isVisible() && !opening_.isActive()) {
        opening_.start(focused_ ? 0 : kPlaqueWaits); // the mouse may only be passing
    }
}

void BeatenPile::openPlaque()
{
    plaque_.setOpacity(1);
    plaque_.show();
    if (durationFactor_ <= 0)
        return;
    auto *fade = new QPropertyAnimation(&plaque_, "opacity", &plaque_);
    fade->setStartValue(0.0);
    fade->setEndValue(1.0);
    fade->setEasingCurve(QEasingCurve::OutCubic);
    fade->setDuration(static_cast<int>(kPlaqueOpens * durationFactor_));
    fade->start(QAbstractAnimation::DeleteWhenStopped);
}

BeatenPlaque::BeatenPlaque(PixmapCache &cache) : TableItem(cache, nullptr) { setAcceptedMouseButtons(Qt::NoButton); }

void BeatenPlaque::setCards(const std::vector<CardItem *> &cards)
{
    for (CardItem *item : std::exchange(cards_, cards))
        delete item;
    for (CardItem *item : cards_) {
        item->setParentItem(this);
        item->setAcceptedMouseButtons(Qt::NoButton);
    }
    arrange();
}

void BeatenPlaque::setStory(const BeatenStory &story)
{
    story_ = story;
    arrange();
}

void BeatenPlaque::setPlace(QPointF tip, qreal unit, qreal text, const QRectF &room, const std::vector<QRectF> &kept,
                            bool mirrored)
{
    kept_ = kept;
    tip_ = tip;
    room_ = room;
    size_ = std::max(unit, kSmallestPlaque) * text;
    mirrored_ = mirrored;
    arrange();
}

std::vector<BeatenPlaque::Row> BeatenPlaque::rows() const
{
    std::vector<Row> rows{{OdinText::beatenBy(), story_.by, {}}};
    if (story_.take != kNoCard)
        rows.push_back({OdinText::pickedUp(), {}, {story_.take}});
    if (!story_.discarded.empty())
        rows.push_back({OdinText::toValhalla(), {}, story_.discarded});
    return rows;
}

QFont BeatenPlaque::labelFont() const { return tableFont(kWordSize * size_, false); }

qreal BeatenPlaque::cardsWidth() const
{
    const qreal n = static_cast<qreal>(cards_.size());
    return kCard * size_ * std::min(n + (n - 1) * 0.06, kWidestCards);
}

/// Room for value, face and name beside the cards.
qreal BeatenPlaque::sideWidth() const
{
    const qreal name = textWidth(tableFont(kNameSize * size_, false), story_.owner.name) + 1;
    const qreal value = textWidth(tableFont(kValueSize * size_, true), story_.value) + 1;
    return std::max({std::min(name, kWidestName * size_), value, kFace * size_});
}

qreal BeatenPlaque::labelWidth() const
{
    qreal width = 0;
    for (const Row &row : rows())
        width = std::max(width, textWidth(labelFont(), row.label) + 1);
    return width;
}

int BeatenPlaque::chipsInRow() const
{
    const qreal room = cardsWidth() + (kGap + kPadding) * size_ + sideWidth() - labelWidth();
    return std::max(2, static_cast<int>(room / (kChipStep * size_)));
}

qreal BeatenPlaque::rowHeight(const Row &row) const
{
    const int lines = (static_cast<int>(row.cards.size()) + chipsInRow() - 1) / chipsInRow();
    return kLine * size_ * std::max(1, lines);
}

QSizeF BeatenPlaque::boxSize() const
{
    const qreal person = textWidth(tableFont(kNameSize * size_, true), story_.by.name) + kLine * size_ + 2;
    const qreal chips = std::min<qreal>(chipsInRow(), static_cast<qreal>(story_.discarded.size())) * kChipStep * size_;
    const qreal below = labelWidth() + kGap * size_ + std::max({std::min(person, 170 * size_), chips});
    qreal height = (2 * kPadding + 2 * kCard + 2 * kGap) * size_;
    for (const Row &row : rows())
        height += rowHeight(row);
    return {std::max(cardsWidth() + kGap * size_ + sideWidth(), below) + 2 * kPadding * size_, height};
}

/// From left-to-right coordinates inside the box to those of the item.
QRectF BeatenPlaque::placed(const QRectF &rect) const
{
    QRectF in = rect.translated(box_.topLeft());
    if (mirrored_)
        in.moveLeft(box_.left() + box_.right() - in.right());
    return in;
}

/// How much a place covers, and how far it is from the wanted one.
/// @param limit a higher cost need not be exact
qreal BeatenPlaque::costOf(const QRectF &box, const QRectF &wanted, qreal limit) const
{
    qreal cost = 4 * QLineF(box.center(), wanted.center()).length(), weight = 2;
    for (const QRectF &kept : kept_) {
        if (cost >= limit) // which most places are too far away for
            break;
        const QRectF covered = kept & box;
        cost += weight * covered.width() * covered.height();
        weight = std::max(0.7, weight * 0.8);
    }
    return cost;
}

/// The wanted place above the pile, or in a small window another one that covers less.
QRectF BeatenPlaque::freePlace(const QRectF &wanted) const
{
    constexpr qreal kPlaces = 48; // in each direction
    QRectF best = wanted;
    qreal least = costOf(wanted, wanted, std::numeric_limits<qreal>::infinity());
    if (least <= 0)
        return best;
    const qreal step = std::max({8.0, room_.width() / kPlaces, room_.height() / kPlaces}); // px
    for (qreal top = room_.top(); top + wanted.height() <= room_.bottom(); top += step)
        for (qreal left = room_.left(); left + wanted.width() <= room_.right(); left += step) {
            const QRectF box(QPointF(left, top), wanted.size());
            if (const qreal cost = costOf(box, wanted, least); cost < least) {
                least = cost;
                best = box;
            }
        }
    return best;
}

void BeatenPlaque::arrange()
{
    prepareGeometryChange();
    const QSizeF size = boxSize();
    const qreal away = 0.37 * size.width();
    const qreal wanted = tip_.x() - (mirrored_ ? size.width() - away : away);
    const qreal left = std::clamp(wanted, room_.left(), std::max(room_.left(), room_.right() - size.width()));
    const qreal top = std::max(room_.top(), tip_.y() - kTip * size_ - size.height());
    setPos(tip_);
    box_ = freePlace(QRectF(QPointF(left, top), size)).translated(-tip_);
    const qreal card = kCard * size_;
    const int n = static_cast<int>(cards_.size());
    const qreal step = n > 1 ? (cardsWidth() - card) / (n - 1) : 0;
    const QRectF area = placed(QRectF(kPadding * size_, kPadding * size_, cardsWidth(), 2 * card));
    for (int i = 0; i < n; ++i) { // left to right in every language, as on the table
        cards_[toIndex(i)]->setCardWidth(card);
        cards_[toIndex(i)]->setPos(area.left() + card / 2 + i * step, area.center().y());
    }
    update();
}

QRectF BeatenPlaque::boundingRect() const { return box_.adjusted(-3, -3, 3, kTip * size_ + 3); }

QPainterPath BeatenPlaque::shape() const
{
    QPainterPath path;
    path.addRoundedRect(box_, 8, 8);
    const qreal half = kTip * size_ * 0.9;
    const bool above = box_.bottom() <= -1 && box_.bottom() > -3 * kTip * size_;
    if (!above || box_.left() > -half - 8 || box_.right() < half + 8) // it lies elsewhere and points at nothing
        return path;
    QPainterPath pointer;
    pointer.addPolygon(QPolygonF({QPointF(-half, box_.bottom() - 1), QPointF(half, box_.bottom() - 1), QPointF(0, 0)}));
    pointer.closeSubpath();
    return path.united(pointer);
}

void BeatenPlaque::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    const QPainterPath path = shape();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(colours().woodGap, 4));
    painter->setBrush(colours().plaque);
    painter->drawPath(path);
    painter->setPen(QPen(colours().edge, 2));
    painter->drawPath(path);
    paintOwner(painter);
    qreal top = (kPadding + 2 * kCard + kGap) * size_;
    const QRectF rule = placed(QRectF(kPadding * size_, top, box_.width() - 2 * kPadding * size_, 1));
    QColor line = colours().edge;
    line.setAlphaF(0.6f);
    painter->fillRect(rule, line);
    top += kGap * size_ * 0.6;
    for (const Row &row : rows()) {
        paintRow(painter, row, top);
        top += rowHeight(row);
    }
}

void BeatenPlaque::paintOwner(QPainter *painter)
{
    const qreal x = kPadding * size_ + cardsWidth() + kGap * size_;
    const qreal width = box_.width() - x - kPadding * size_;
    const auto line = [&](qreal top, qreal height) { return placed(QRectF(x, top * size_, width, height * size_)); };
    painter->setPen(colours().text);
    drawLine(painter, line(kPadding, 34), tableFont(kValueSize * size_, true), story_.value, mirrored_);
    if (const auto portrait = portraitIndex(story_.owner.portrait))
        art().draw(painter, portraitArt(*portrait),
                   placed(QRectF(x, (kPadding + 38) * size_, kFace * size_, kFace * size_)));
    drawLine(painter, line(kPadding + 38 + kFace + 2, 22), tableFont(kNameSize * size_, false), story_.owner.name,
             mirrored_);
}

void BeatenPlaque::paintRow(QPainter *painter, const Row &row, qreal top)
{
    const qreal line = kLine * size_, from = kPadding * size_, after = from + labelWidth() + kGap * size_;
    painter->setPen(colours().textDim);
    drawLine(painter, placed(QRectF(from, top, labelWidth(), line)), labelFont(), row.label, mirrored_);
    if (row.cards.empty())
        paintPerson(painter, row.person, QRectF(after, top, box_.width() - after - from, line));
    const int perRow = chipsInRow();
    for (int i = 0; i < static_cast<int>(row.cards.size()); ++i) {
        const qreal x = after + i % perRow * kChipStep * size_;
        const qreal y = top + i / perRow * line + (line - kChipHigh * size_) / 2;
        drawCardChip(*painter, placed(QRectF(x, y, kChipWide * size_, kChipHigh * size_)),
                     odinChip(row.cards[toIndex(i)], theme(), cardLook()), tableFont(kChipFont * size_, true), theme());
    }
}

void BeatenPlaque::paintPerson(QPainter *painter, const BeatenStory::Person &person, const QRectF &line)
{
    qreal used = 0;
    if (const auto portrait = portraitIndex(person.portrait)) {
        const qreal face = 19 * size_;
        art().draw(painter, portraitArt(*portrait),
                   placed(QRectF(line.left(), line.center().y() - face / 2, face, face)));
        used = face + 5 * size_;
    }
    painter->setPen(colours().text);
    drawLine(painter, placed(line.adjusted(used, 0, 0, 0)), tableFont(kNameSize * size_, true), person.name, mirrored_);
}

} // namespace meadhall::ui
