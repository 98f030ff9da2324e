// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/statistics/best_cards.h"

#include "engine/core/to_index.h"
#include "ui/base/graphics/card_faces.h"
#include "ui/base/text/table_text.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/place_disc.h"
#include "ui/rooms/statistics/page_text.h"

#include <QHelpEvent>
#include <QToolTip>

#include <algorithm>

namespace meadhall::ui {

namespace {

constexpr qreal kBestCard = 40, kBestStep = 0.68; ///< width, and from card to card
constexpr qreal kBead = 19, kBeadStep = 21.4;

} // namespace

BestCards::BestCards(PixmapCache &cache, QWidget *parent) : QWidget(parent), cache_(cache)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(&cache, &PixmapCache::ready, this, qOverload<>(&QWidget::update));
}

void BestCards::setCards(Game game, const std::vector<Card> &cards)
{
    game_ = game;
    cards_ = cards;
    updateGeometry();
    update();
}

void BestCards::setLook(CardLook look)
{
    look_ = look;
    update();
}

QSize BestCards::sizeHint() const
{
    const int count = static_cast<int>(cards_.size());
    return {qRound(kBestCard * (1 + kBestStep * std::max(0, count - 1))) + 2, qRound(2 * kBestCard) + 2};
}

QSize BestCards::minimumSizeHint() const { return {qRound(2 * kBestCard), sizeHint().height()}; }

void BestCards::paintEvent(QPaintEvent *)
{
    if (cards_.empty())
        return;
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const Theme theme = themeOf(palette());
    const int count = static_cast<int>(cards_.size());
    const qreal room = width() - kBestCard - 2;
    const qreal step = count > 1 ? std::min(kBestCard * kBestStep, room / (count - 1)) : 0;
    const qreal wide = kBestCard + step * (count - 1);
    // Numbers stand in the left corners: the fan is not mirrored, only its place.
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    const qreal left = std::round(mirrored ? 1 : width() - wide - 1);
    for (int i = 0; i < count; ++i) {
        const Card card = cards_[toIndex(i)];
        const QRectF box(std::round(left + i * step), 1, kBestCard, 2 * kBestCard);
        paintArt(&painter, cache_, cardArt(game_, card, theme, look_), box);
    }
}

PlaceBeads::PlaceBeads(QWidget *parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("places"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void PlaceBeads::setPlaces(const std::vector<LastPlace> &places)
{
    places_ = places;
    setAccessibleName(PageText::placesSentence(places));
    update();
}

QSize PlaceBeads::sizeHint() const { return {grown(kBeadStep * kLastPlaces), grown(kBead) + 8}; }

QSize PlaceBeads::minimumSizeHint() const { return {grown(120), grown(kBead) + 8}; }

/// The newest ones have room; older ones are left out where they have none.
QRectF PlaceBeads::bead(int index) const
{
    const qreal side = grown(kBead),
                step = std::min(kBeadStep * fontUnit(), (width() - side - 8) / (kLastPlaces - 1.0));
    const qreal used = std::max(step, side + 1);
    const int fitting = std::max(1, static_cast<int>((width() - 8 - side) / used) + 1);
    const int hidden = std::max(0, static_cast<int>(places_.size()) - fitting);
    if (index < hidden)
        return {};
    const qreal left = 4 + (index - hidden) * used;
    return {layoutDirection() == Qt::RightToLeft ? width() - left - side : left, (height() - side) / 2.0, side, side};
}

bool PlaceBeads::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    for (int i = 0; i < static_cast<int>(places_.size()); ++i) {
        const LastPlace &place = places_[toIndex(i)];
        if (bead(i).contains(help->pos()))
            QToolTip::showText(help->globalPos(),
                               PageText::placeTip(TableText::placeInGame(place.place, place.players), place.when), this,
                               bead(i).toAlignedRect());
    }
    return true;
}

void PlaceBeads::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const int last = static_cast<int>(places_.size()) - 1;
    for (int i = 0; i <= last; ++i) {
        const QRectF disc = bead(i);
        if (disc.isEmpty())
            continue;
        paintPlace(&painter, disc, places_[toIndex(i)].place, palette());
        if (i == last)
            paintNowRing(&painter, disc.adjusted(-1, -1, 1, 1), palette());
    }
}

} // namespace meadhall::ui
