// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/widgets/card_fan.h"

#include "ui/base/widgets/control_paint.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace meadhall::ui {

namespace {

constexpr qreal kFanTurn = 5;                        ///< degrees between neighbouring cards of a small fan
constexpr qreal kClosest = 0.2;                      ///< from card to card of a row, in widths of a card
constexpr qreal kFanHeight = 0.86, kFanWidth = 0.92; ///< of the widget
constexpr qreal kFanArc = 1.5;                       ///< px that the neighbours of the middle card are lower

} // namespace

CardFan::CardFan(PixmapCache &cache, Shape shape, QWidget *parent) : QWidget(parent), cache_(cache), shape_(shape)
{
    setSizePolicy(shape == Shape::Fan ? QSizePolicy::Expanding : QSizePolicy::Preferred,
                  shape == Shape::Fan ? QSizePolicy::Expanding : QSizePolicy::Fixed);
    connect(&cache, &PixmapCache::ready, this, qOverload<>(&QWidget::update));
}

void CardFan::setCards(std::vector<ArtKey> cards)
{
    cards_ = std::move(cards);
    updateGeometry();
    update();
}

void CardFan::setRow(qreal card, qreal step)
{
    card_ = card;
    step_ = step;
    updateGeometry();
    update();
}

QSize CardFan::sizeHint() const
{
    if (shape_ == Shape::Fan)
        return {grown(280), grown(170)};
    return {qRound(rowWidth(step_)) + 2, qRound(2 * card_) + 2};
}

QSize CardFan::minimumSizeHint() const
{
    return shape_ == Shape::Fan ? QSize() : QSize(qRound(rowWidth(std::min(kClosest, step_))) + 2, sizeHint().height());
}

void CardFan::paintEvent(QPaintEvent *)
{
    if (cards_.empty())
        return;
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    shape_ == Shape::Fan ? paintFan(painter) : paintRow(painter);
}

void CardFan::paintFan(QPainter &painter) const
{
    const auto count = static_cast<qreal>(cards_.size());
    const qreal arc = kFanArc * (count - 1) * (count - 1) / 4;
    const qreal height = std::min({this->height() * kFanHeight, this->height() * 0.94 - arc, width() * 0.9});
    const qreal card = height / 2;
    const qreal step = count < 2 ? 0 : std::min(card * 0.8, (width() * kFanWidth - card) / (count - 1));
    const qreal side = layoutDirection() == Qt::RightToLeft ? -1 : 1;
    for (std::size_t i = 0; i < cards_.size(); ++i) {
        const qreal place = static_cast<qreal>(i) - (count - 1) / 2;
        painter.save();
        painter.translate(width() / 2.0 + side * place * step,
                          this->height() / 2.0 + place * place * kFanArc - arc / 2);
        painter.rotate(side * place * kFanTurn * std::min(1.0, 4 / count));
        paintArt(&painter, cache_, cards_[i], QRectF(-card / 2, -height / 2, card, height));
        painter.restore();
    }
}

qreal CardFan::rowWidth(qreal step) const
{
    return card_ * (1 + step * std::max(0, static_cast<int>(cards_.size()) - 1));
}

void CardFan::paintRow(QPainter &painter) const
{
    const auto count = static_cast<qreal>(cards_.size());
    const qreal step = count < 2 ? 0 : std::min(card_ * step_, (width() - card_ - 2) / (count - 1));
    // Numbers stand in the left corners: the row is not mirrored, only its place.
    const qreal wide = card_ + step * (count - 1);
    const qreal left = std::round(layoutDirection() == Qt::RightToLeft ? 1 : width() - wide - 1);
    for (std::size_t i = 0; i < cards_.size(); ++i)
        paintArt(&painter, cache_, cards_[i],
                 QRectF(std::round(left + static_cast<qreal>(i) * step), 1, card_, 2 * card_));
}

} // namespace meadhall::ui
