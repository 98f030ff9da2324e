// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/odin/deck_plaque.h"

#include "ui/base/graphics/colour_chip.h"
#include "ui/base/graphics/text_painting.h"

#include <QGraphicsSceneHoverEvent>
#include <QGraphicsSceneMouseEvent>
#include <QPainter>
#include <QPropertyAnimation>

#include <algorithm>
#include <utility>

namespace meadhall::ui {

namespace {

// Lengths in pixels at 1280 × 800.
constexpr qreal kDetailsPadding = 14, kDetailsTitle = 24, kDetailsRow = 28, kDetailsGap = 16, kDetailsCopy = 32;
constexpr qreal kDetailsTip = 9, kDetailsFont = 13, kDetailsTitleFont = 14;
/// Below this the words could not be read.
constexpr qreal kSmallestDetails = 0.85;

constexpr int kDetailsWait = 250, kDetailsOpen = 140; // ms

} // namespace

DeckDetails::DeckDetails(PixmapCache &cache, QGraphicsItem *parent) : TableItem(cache, parent)
{
    setAcceptHoverEvents(true);
    setAcceptedMouseButtons(Qt::LeftButton);
    hide();
}

void DeckDetails::setFacts(const DeckFacts &facts)
{
    facts_ = facts;
    copied_.clear();
    arrange();
}

void DeckDetails::setCopied(const QString &words)
{
    copied_ = words;
    arrange();
}

void DeckDetails::setPlace(qreal unit, qreal text, qreal left, qreal right, bool mirrored)
{
    size_ = std::max(unit, kSmallestDetails) * text;
    left_ = left;
    right_ = right;
    mirrored_ = mirrored;
    arrange();
}

QFont DeckDetails::titleFont() const { return tableFont(kDetailsTitleFont * size_, true); }

QFont DeckDetails::wordFont(bool bold) const { return tableFont(kDetailsFont * size_, bold); }

void DeckDetails::arrange()
{
    prepareGeometryChange();
    qreal label = 0, value = 0;
    for (const DeckFacts::Row &row : facts_.rows) {
        label = std::max(label, textWidth(wordFont(false), row.label));
        value = std::max(value, textWidth(wordFont(true), row.value));
    }
    const qreal end = copied_.isEmpty() ? kDetailsCopy * size_ : textWidth(wordFont(false), copied_);
    const qreal words = std::max({textWidth(titleFont(), facts_.title), textWidth(wordFont(false), facts_.out),
                                  label + value + 2 * kDetailsGap * size_ + end});
    const qreal width = std::min(words + 2 + 2 * kDetailsPadding * size_, right_ - left_);
    const qreal height = (2 * kDetailsPadding + 2 * kDetailsTitle + 8) * size_
                         + static_cast<qreal>(facts_.rows.size()) * kDetailsRow * size_;
    const qreal left = std::clamp(-width / 2, left_, std::max(left_, right_ - width));
    box_ = QRectF(left, -kDetailsTip * size_ - height, width, height);
    update();
}

/// From left-to-right coordinates inside the box to those of the item.
QRectF DeckDetails::placed(const QRectF &rect) const
{
    QRectF in = rect.translated(box_.topLeft());
    if (mirrored_)
        in.moveLeft(box_.left() + box_.right() - in.right());
    return in;
}

QRectF DeckDetails::copyRect() const
{
    if (!facts_.copies || !copied_.isEmpty())
        return {};
    const qreal side = kDetailsCopy * size_, inset = kDetailsPadding * size_ * 0.7;
    return placed(QRectF(box_.width() - side - inset, box_.height() - side - inset, side, side));
}

QPainterPath DeckDetails::outline() const
{
    QPainterPath path;
    path.addRoundedRect(box_, 8, 8);
    const qreal half = kDetailsTip * size_ * 0.9;
    QPainterPath pointer;
    pointer.addPolygon(QPolygonF({QPointF(-half, box_.bottom() - 1), QPointF(half, box_.bottom() - 1), QPointF(0, 0)}));
    pointer.closeSubpath();
    return path.united(pointer);
}

QRectF DeckDetails::boundingRect() const { return box_.adjusted(-3, -3, 3, kDetailsTip * size_ + 3); }

/// Down to the plaque, so that the way from there to the button is not outside.
QPainterPath DeckDetails::shape() const
{
    QPainterPath path;
    path.addRect(box_.adjusted(0, 0, 0, kDetailsTip * size_ + 3));
    return path;
}

void DeckDetails::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(colours().woodGap, 4));
    painter->setBrush(colours().plaque);
    painter->drawPath(outline());
    painter->setPen(QPen(colours().edge, 2));
    painter->drawPath(outline());
    const qreal pad = kDetailsPadding * size_, width = box_.width() - 2 * pad;
    qreal top = pad;
    const auto line = [&](qreal height) {
        const QRectF rect = placed(QRectF(pad, top, width, height));
        top += height;
        return rect;
    };
    painter->setPen(colours().text);
    drawLine(painter, line(kDetailsTitle * size_), titleFont(), facts_.title, mirrored_);
    painter->setPen(colours().textDim);
    const QFont outFont = fittedFont(wordFont(false), facts_.out, width, 0.8);
    drawLine(painter, line(kDetailsTitle * size_), outFont, facts_.out, mirrored_);
    painter->fillRect(line(1).translated(0, 3 * size_), colours().hairline);
    top += 7 * size_;
    qreal label = 0;
    for (const DeckFacts::Row &row : facts_.rows)
        label = std::max(label, textWidth(wordFont(false), row.label) + 1);
    for (const DeckFacts::Row &row : facts_.rows) {
        painter->setPen(colours().textDim);
        drawLine(painter, placed(QRectF(pad, top, label, kDetailsRow * size_)), wordFont(false), row.label, mirrored_);
        painter->setPen(colours().text);
        const qreal from = pad + label + kDetailsGap * size_;
        drawLine(painter, placed(QRectF(from, top, box_.width() - pad - from, kDetailsRow * size_)), wordFont(true),
                 row.value, mirrored_);
        top += kDetailsRow * size_;
    }
    if (facts_.copies)
        paintCopy(painter);
}

void DeckDetails::paintCopy(QPainter *painter)
{
    if (!copied_.isEmpty()) {
        const qreal pad = kDetailsPadding * size_;
        painter->setPen(colours().emphasis);
        drawLine(
            painter,
            placed(QRectF(pad, box_.height() - pad - kDetailsRow * size_, box_.width() - 2 * pad, kDetailsRow * size_)),
            wordFont(false), copied_, !mirrored_);
        return;
    }
    const QRectF button = copyRect();
    painter->setPen(QPen(copyHovered_ ? colours().text : colours().rim, 2));
    painter->setBrush(colours().raised);
    painter->drawRoundedRect(button.adjusted(1, 1, -1, -1), 8, 8);
    const qreal inset = button.width() * 0.22;
    art().draw(painter, glyphArt(Glyph::Copy, colours().text), button.adjusted(inset, inset, -inset, -inset));
}

void DeckDetails::mousePressEvent(QGraphicsSceneMouseEvent *event)
{
    event->accept(); // not a click on the table below
    if (copyRect().contains(event->pos()))
        Q_EMIT copyRequested();
}

void DeckDetails::hoverMoveEvent(QGraphicsSceneHoverEvent *event)
{
    change(copyHovered_, copyRect().contains(event->pos()));
}

DeckPlaque::DeckPlaque(PixmapCache &cache) : TableItem(cache, nullptr), details_(new DeckDetails(cache, this))
{
    setAcceptHoverEvents(true);
    setAcceptedMouseButtons(Qt::LeftButton);
    opening_.setSingleShot(true);
    connect(&opening_, &QTimer::timeout, this, &DeckPlaque::openDetails);
    setVisible(false);
}

void DeckPlaque::setColours(odin::Colours colours)
{
    change(inPlay_, colours);
    showIfNeeded();
}

void DeckPlaque::setPlace(const TableLayout &layout)
{
    const QRectF &place = layout.deck;
    setPos(place.topLeft());
    changeShape(size_, place.size());
    change(mirrored_, layout.hand.rightToLeft);
    details_->setPos(size_.width() / 2, 0);
    const qreal origin = place.left() + size_.width() / 2;
    details_->setPlace(layout.unit, layout.wordGrowth, 8 - origin, layout.size.width() - 8 - origin, mirrored_);
    showIfNeeded();
}

void DeckPlaque::showIfNeeded() { setVisible(inPlay_ != odin::kAllColours && !size_.isEmpty()); }

void DeckPlaque::setFocused(bool focused)
{
    if (std::exchange(focused_, focused) != focused)
        updateDetails(0);
}

void DeckPlaque::hoverEnterEvent(QGraphicsSceneHoverEvent *)
{
    hovered_ = true;
    updateDetails(kDetailsWait); // the mouse may only be passing
}

void DeckPlaque::hoverLeaveEvent(QGraphicsSceneHoverEvent *)
{
    hovered_ = false;
    updateDetails(0);
}

void DeckPlaque::mousePressEvent(QGraphicsSceneMouseEvent *event)
{
    event->accept();
    hovered_ = true; // also by touch, which does not hover
    updateDetails(0);
}

QVariant DeckPlaque::itemChange(GraphicsItemChange change, const QVariant &value)
{
    if (change == ItemVisibleHasChanged && !isVisible()) {
        hovered_ = false;
        updateDetails(0);
    }
    return TableItem::itemChange(change, value);
}

void DeckPlaque::updateDetails(int delay)
{
    if (!focused_ && !hovered_) {
        opening_.stop();
        details_->hide();
    } else if (!details_->isVisible()) {
        opening_.start(delay);
    }
}

void DeckPlaque::openDetails()
{
    details_->setCopied(QString());
    details_->setOpacity(1);
    details_->show();
    if (durationFactor_ <= 0)
        return;
    auto *fade = new QPropertyAnimation(details_, "opacity", details_);
    fade->setStartValue(0.05); // at 0 it would not be pointed at
    fade->setEndValue(1.0);
    fade->setEasingCurve(QEasingCurve::OutCubic);
    fade->setDuration(static_cast<int>(kDetailsOpen * durationFactor_));
    fade->start(QAbstractAnimation::DeleteWhenStopped);
}

QRectF DeckPlaque::boundingRect() const { return QRectF(QPointF(), size_).adjusted(-1, -1, 1, 1); }

QPainterPath DeckPlaque::shape() const
{
    QPainterPath path;
    path.addRoundedRect(QRectF(QPointF(), size_), 8, 8);
    return path;
}

void DeckPlaque::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(TableItem::colours().edge, 2));
    painter->setBrush(TableItem::colours().plaque);
    painter->drawRoundedRect(QRectF(QPointF(), size_).adjusted(1, 1, -1, -1), 8, 8);
    // A chip of 30 in a plaque of 46, and 5 between them.
    const qreal chip = size_.height() * 30 / 46, gap = size_.height() * 5 / 46;
    const qreal from = (size_.width() - odin::kColours * chip - (odin::kColours - 1) * gap) / 2;
    for (int i = 0; i < odin::kColours; ++i) {
        const int place = mirrored_ ? odin::kColours - 1 - i : i;
        drawColourChip(*painter, QRectF(from + place * (chip + gap), (size_.height() - chip) / 2, chip, chip), i,
                       {odin::has(inPlay_, static_cast<odin::Colour>(i)), false}, theme(), cardLook());
    }
}

} // namespace meadhall::ui
