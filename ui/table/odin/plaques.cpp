// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/odin/plaques.h"

#include "engine/core/to_index.h"
#include "ui/base/graphics/colour_chip.h"
#include "ui/base/graphics/text_painting.h"
#include "ui/base/text/odin_text.h"
#include "ui/base/widgets/control_paint.h"

#include <QGraphicsOpacityEffect>
#include <QGraphicsSceneHoverEvent>
#include <QGraphicsSceneMouseEvent>
#include <QLineF>
#include <QPainter>
#include <QPropertyAnimation>

#include <algorithm>
#include <limits>
#include <utility>

namespace meadhall::ui {

namespace {

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

// Lengths in pixels of the plaque of a beaten set at 1280 × 800.
constexpr qreal kCard = 62, kGap = 9, kFace = 26, kLine = 25;
constexpr qreal kChipWide = 29, kChipHigh = 17, kChipStep = 33, kChipFont = 12.5;
constexpr qreal kValueSize = 24;
constexpr qreal kWidestCards = 5.2; // in cards
constexpr qreal kWidestName = 110;

// Those of the details of the deck.
constexpr qreal kDetailsTitle = 24, kDetailsRow = 28, kDetailsGap = 16, kDetailsCopy = 32;
constexpr qreal kDetailsTitleFont = 14;

/// Below this scale the words could not be read.
constexpr qreal kSmallestTip = 0.85;
constexpr qreal kTipFont = 13, kTipFace = 19, kTipFaceGap = 5; // px at 1280 × 800
constexpr int kTipWaits = 250, kTipOpens = 140;                // ms

/// Puts cards into an item instead of others, which are deleted. They let the mouse through.
void replaceCards(std::vector<CardItem *> &cards, const std::vector<CardItem *> &others, QGraphicsItem *parent)
{
    for (CardItem *item : std::exchange(cards, others))
        delete item;
    for (CardItem *item : cards) {
        item->setParentItem(parent);
        item->setAcceptedMouseButtons(Qt::NoButton);
    }
}

} // namespace

QPainterPath TipBox::outline() const
{
    QPainterPath path;
    path.addRoundedRect(box_, 8, 8);
    const qreal half = kTip * size_ * 0.9;
    const bool above = box_.bottom() <= -1 && box_.bottom() > -3 * kTip * size_;
    if (!above || box_.left() > -half - 8 || box_.right() < half + 8)
        return path;
    QPainterPath pointer;
    pointer.addPolygon(QPolygonF({QPointF(-half, box_.bottom() - 1), QPointF(half, box_.bottom() - 1), QPointF(0, 0)}));
    pointer.closeSubpath();
    return path.united(pointer);
}

void TipBox::paintOutline(QPainter *painter)
{
    const QPainterPath path = outline();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(colours().woodGap, 4));
    painter->setBrush(colours().plaque);
    painter->drawPath(path);
    painter->setPen(QPen(colours().edge, 2));
    painter->drawPath(path);
}

QRectF TipBox::placed(const QRectF &rect) const { return mirroredIn(box_, rect.translated(box_.topLeft()), mirrored_); }

void TipBox::setScales(qreal unit, qreal text, bool mirrored)
{
    size_ = std::max(unit, kSmallestTip) * text;
    mirrored_ = mirrored;
}

QFont TipBox::wordFont(bool bold) const { return tableFont(kTipFont * size_, bold); }

qreal TipBox::labelWidth(const std::vector<TipRow> &rows) const
{
    qreal width = 0;
    for (const TipRow &row : rows)
        width = std::max(width, textWidth(wordFont(false), row.label));
    return width;
}

void TipBox::paintRow(QPainter *painter, const TipRow &row, qreal top, qreal height, qreal value)
{
    const qreal pad = kPadding * size_, face = kTipFace * size_;
    painter->setPen(colours().textDim);
    drawLine(painter, placed(QRectF(pad, top, value - pad, height)), wordFont(false), row.label, mirrored_);
    QRectF words(value, top, box_.width() - value - pad, height);
    if (const auto portrait = portraitIndex(row.portrait)) {
        art().draw(painter, portraitArt(*portrait), placed(QRectF(value, words.center().y() - face / 2, face, face)));
        words.setLeft(value + face + kTipFaceGap * size_);
    }
    painter->setPen(colours().text);
    drawLine(painter, placed(words), wordFont(true), row.value, mirrored_);
}

TipOwner::TipOwner(PixmapCache &cache, TableItem *tip) : TableItem(cache), tip_(tip)
{
    setAcceptHoverEvents(true);
    setVisible(false);
    tip_->setVisible(false);
    opening_.setSingleShot(true);
    connect(&opening_, &QTimer::timeout, this, &TipOwner::openTip);
}

void TipOwner::setFocused(bool focused)
{
    if (std::exchange(focused_, focused) != focused)
        updateTip(0);
}

void TipOwner::hoverEnterEvent(QGraphicsSceneHoverEvent *)
{
    hovered_ = true;
    updateTip(kTipWaits); // the mouse may only be passing
}

void TipOwner::hoverLeaveEvent(QGraphicsSceneHoverEvent *)
{
    hovered_ = false;
    updateTip(0);
}

void TipOwner::press()
{
    hovered_ = true;
    updateTip(0);
}

QVariant TipOwner::itemChange(GraphicsItemChange change, const QVariant &value)
{
    if (change == ItemVisibleHasChanged && !isVisible()) {
        hovered_ = false;
        updateTip(0);
    }
    return TableItem::itemChange(change, value);
}

void TipOwner::updateTip(int delay)
{
    if (!lit() || !isVisible()) {
        opening_.stop();
        tip_->hide();
    } else if (!tip_->isVisible()) {
        opening_.start(delay);
    }
}

void TipOwner::openTip()
{
    tipOpens();
    tip_->setOpacity(1);
    tip_->show();
    if (durationFactor_ <= 0)
        return;
    auto *fade = new QPropertyAnimation(tip_, "opacity", tip_);
    fade->setStartValue(0.05); // at 0 it would not be pointed at
    fade->setEndValue(1.0);
    fade->setEasingCurve(QEasingCurve::OutCubic);
    fade->setDuration(static_cast<int>(kTipOpens * durationFactor_));
    fade->start(QAbstractAnimation::DeleteWhenStopped);
}

/// Origin: the tip of its pointer at the bottom.
class BeatenPlaque : public TipBox {
    Q_OBJECT

public:
    explicit BeatenPlaque(PixmapCache &cache) : TipBox(cache) { setAcceptedMouseButtons(Qt::NoButton); }

    /// Takes over the cards and deletes the former ones.
    void setCards(const std::vector<CardItem *> &cards)
    {
        replaceCards(cards_, cards, this);
        arrange();
    }
    void setStory(const BeatenStory &story)
    {
        story_ = story;
        arrange();
    }
    /// @param room what it has to stay in; scene coordinates
    /// @param kept what it shall not cover if there is another place for it, the most important first
    void setPlace(QPointF tip, const TableLayout &layout, const QRectF &room, const std::vector<QRectF> &kept)
    {
        kept_ = kept;
        tip_ = tip;
        room_ = room;
        setScales(layout.unit, layout.wordGrowth, layout.hand.rightToLeft);
        arrange();
    }

    void paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) override
    {
        paintOutline(painter);
        paintOwner(painter);
        qreal top = (kPadding + 2 * kCard + kGap) * size_;
        const QRectF rule = placed(QRectF(kPadding * size_, top, box_.width() - 2 * kPadding * size_, 1));
        QColor line = colours().edge;
        line.setAlphaF(0.6f);
        painter->fillRect(rule, line);
        top += kGap * size_ * 0.6;
        const qreal value = (kPadding + kGap) * size_ + labelWidth(rows()) + 1;
        for (const TipRow &row : rows()) {
            paintRow(painter, row, top, kLine * size_, value);
            paintCards(painter, row.cards, top, value);
            top += rowHeight(row);
        }
    }

private:
    std::vector<TipRow> rows() const
    {
        std::vector<TipRow> rows{{OdinText::beatenBy(), story_.by.name, story_.by.portrait}};
        if (story_.take != kNoCard)
            rows.push_back({OdinText::pickedUp(), {}, {}, {story_.take}});
        if (!story_.discarded.empty())
            rows.push_back({OdinText::toValhalla(), {}, {}, story_.discarded});
        return rows;
    }
    qreal cardsWidth() const
    {
        const qreal n = static_cast<qreal>(cards_.size());
        return kCard * size_ * std::min(n + (n - 1) * 0.06, kWidestCards);
    }
    /// Room for value, face and name beside the cards.
    qreal sideWidth() const
    {
        const qreal name = textWidth(wordFont(false), story_.owner.name) + 1;
        const qreal value = textWidth(tableFont(kValueSize * size_, true), story_.value) + 1;
        return std::max({std::min(name, kWidestName * size_), value, kFace * size_});
    }
    int chipsInRow() const
    {
        const qreal room = cardsWidth() + (kGap + kPadding) * size_ + sideWidth() - labelWidth(rows()) - 1;
        return std::max(2, static_cast<int>(room / (kChipStep * size_)));
    }
    qreal rowHeight(const TipRow &row) const
    {
        const int lines = (static_cast<int>(row.cards.size()) + chipsInRow() - 1) / chipsInRow();
        return kLine * size_ * std::max(1, lines);
    }
    QSizeF boxSize() const
    {
        const qreal person = textWidth(wordFont(true), story_.by.name) + kLine * size_ + 2;
        const qreal chips =
            std::min<qreal>(chipsInRow(), static_cast<qreal>(story_.discarded.size())) * kChipStep * size_;
        const qreal below = labelWidth(rows()) + 1 + kGap * size_ + std::max({std::min(person, 170 * size_), chips});
        qreal height = (2 * kPadding + 2 * kCard + 2 * kGap) * size_;
        for (const TipRow &row : rows())
            height += rowHeight(row);
        return {std::max(cardsWidth() + kGap * size_ + sideWidth(), below) + 2 * kPadding * size_, height};
    }
    /// How much a place covers, and how far it is from the wanted one.
    /// @param limit a higher cost need not be exact
    qreal costOf(const QRectF &box, const QRectF &wanted, qreal limit) const
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
    QRectF freePlace(const QRectF &wanted) const
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
    void arrange()
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
    void paintOwner(QPainter *painter)
    {
        const qreal x = kPadding * size_ + cardsWidth() + kGap * size_;
        const qreal width = box_.width() - x - kPadding * size_;
        const auto line = [&](qreal top, qreal height) {
            return placed(QRectF(x, top * size_, width, height * size_));
        };
        painter->setPen(colours().text);
        drawLine(painter, line(kPadding, 34), tableFont(kValueSize * size_, true), story_.value, mirrored_);
        if (const auto portrait = portraitIndex(story_.owner.portrait))
            art().draw(painter, portraitArt(*portrait),
                       placed(QRectF(x, (kPadding + 38) * size_, kFace * size_, kFace * size_)));
        drawLine(painter, line(kPadding + 38 + kFace + 2, 22), wordFont(false), story_.owner.name, mirrored_);
    }
    /// As chips, in several lines if there are many.
    void paintCards(QPainter *painter, const std::vector<Card> &cards, qreal top, qreal left)
    {
        const qreal line = kLine * size_;
        const int perRow = chipsInRow();
        for (int i = 0; i < static_cast<int>(cards.size()); ++i) {
            const qreal x = left + i % perRow * kChipStep * size_;
            const qreal y = top + i / perRow * line + (line - kChipHigh * size_) / 2;
            drawCardChip(*painter, placed(QRectF(x, y, kChipWide * size_, kChipHigh * size_)),
                         odinChip(cards[toIndex(i)], theme(), cardLook()), tableFont(kChipFont * size_, true), theme());
        }
    }

    std::vector<CardItem *> cards_;
    BeatenStory story_;
    QPointF tip_;
    QRectF room_;
    std::vector<QRectF> kept_;
};

BeatenPile::BeatenPile(PixmapCache &cache) : BeatenPile(cache, new BeatenPlaque(cache)) {}

BeatenPile::BeatenPile(PixmapCache &cache, BeatenPlaque *plaque) : TipOwner(cache, plaque), plaque_(plaque)
{
    setAcceptedMouseButtons(Qt::NoButton);
    // Faint as a whole: cards that are faint one by one would show through each other.
    auto *faint = new QGraphicsOpacityEffect;
    faint->setOpacity(kFaint);
    setGraphicsEffect(faint);
}

TableItem *BeatenPile::plaque() const { return plaque_; }

void BeatenPile::setPlace(const TableLayout &layout)
{
    prepareGeometryChange();
    setPos(layout.beaten);
    width_ = layout.beatenCard;
    letters_ = std::max(12.0, 13 * layout.unit) * layout.wordGrowth;
    arrange();
    const QRectF room = QRectF(QPointF(), layout.size).adjusted(8, 8, -8, -8);
    plaque_->setPlace(layout.beaten - QPointF(0, width_ * 1.1), layout, room, keptFree(layout));
}

void BeatenPile::setCards(const std::vector<CardItem *> &cards, const std::vector<CardItem *> &enlarged)
{
    prepareGeometryChange();
    replaceCards(cards_, cards, this);
    plaque_->setCards(enlarged);
    arrange();
    setVisible(!cards_.empty());
    updateTip(0);
}

void BeatenPile::setStory(const BeatenStory &story) { plaque_->setStory(story); }

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

/// Pointed at or focused the pile is not faint.
void BeatenPile::updateTip(int delay)
{
    graphicsEffect()->setEnabled(!lit());
    TipOwner::updateTip(delay);
}

DeckDetails::DeckDetails(PixmapCache &cache, QGraphicsItem *parent) : TipBox(cache, parent)
{
    setAcceptHoverEvents(true);
    setAcceptedMouseButtons(Qt::LeftButton);
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
    setScales(unit, text, mirrored);
    left_ = left;
    right_ = right;
    arrange();
}

QFont DeckDetails::titleFont() const { return tableFont(kDetailsTitleFont * size_, true); }

void DeckDetails::arrange()
{
    prepareGeometryChange();
    qreal value = 0;
    for (const TipRow &row : facts_.rows)
        value = std::max(value, textWidth(wordFont(true), row.value));
    const qreal end = copied_.isEmpty() ? kDetailsCopy * size_ : textWidth(wordFont(false), copied_);
    const qreal words = std::max({textWidth(titleFont(), facts_.title), textWidth(wordFont(false), facts_.out),
                                  labelWidth(facts_.rows) + value + 2 * kDetailsGap * size_ + end});
    const qreal width = std::min(words + 2 + 2 * kPadding * size_, right_ - left_);
    const qreal height =
        (2 * kPadding + 2 * kDetailsTitle + 8) * size_ + static_cast<qreal>(facts_.rows.size()) * kDetailsRow * size_;
    const qreal left = std::clamp(-width / 2, left_, std::max(left_, right_ - width));
    box_ = QRectF(left, -kTip * size_ - height, width, height);
    update();
}

QRectF DeckDetails::copyRect() const
{
    if (!facts_.copies || !copied_.isEmpty())
        return {};
    const qreal side = kDetailsCopy * size_, inset = kPadding * size_ * 0.7;
    return placed(QRectF(box_.width() - side - inset, box_.height() - side - inset, side, side));
}

/// Down to the plaque, so that the way from there to the button is not outside.
QPainterPath DeckDetails::shape() const
{
    QPainterPath path;
    path.addRect(box_.adjusted(0, 0, 0, kTip * size_ + 3));
    return path;
}

void DeckDetails::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    paintOutline(painter);
    const qreal pad = kPadding * size_, width = box_.width() - 2 * pad;
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
    const qreal value = pad + labelWidth(facts_.rows) + 1 + kDetailsGap * size_;
    for (const TipRow &row : facts_.rows)
        paintRow(painter, row, std::exchange(top, top + kDetailsRow * size_), kDetailsRow * size_, value);
    if (facts_.copies)
        paintCopy(painter);
}

void DeckDetails::paintCopy(QPainter *painter)
{
    if (!copied_.isEmpty()) {
        const qreal pad = kPadding * size_;
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

DeckPlaque::DeckPlaque(PixmapCache &cache, DeckDetails *details) : TipOwner(cache, details), details_(details)
{
    details_->setParentItem(this);
    setAcceptedMouseButtons(Qt::LeftButton);
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

void DeckPlaque::mousePressEvent(QGraphicsSceneMouseEvent *event)
{
    event->accept();
    press();
}

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

#include "plaques.moc"
