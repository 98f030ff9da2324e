// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/statistics/best_cards.h"

#include "engine/core/to_index.h"
#include "ui/base/graphics/card_faces.h"
#include "ui/base/text/table_text.h"
#include "ui/base/widgets/layouts.h"
#include "ui/rooms/statistics/page_text.h"

#include <QPainter>

#include <algorithm>

namespace meadhall::ui {

namespace {

constexpr qreal kBestCard = 40, kBestStep = 0.68; ///< width, and from card to card
constexpr int kPlaceBead = 19;

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

Beads *makePlaceBeads(QWidget *parent) { return named(new Beads(kPlaceBead, 0, parent), "places"); }

void showPlaces(Beads &beads, const std::vector<LastPlace> &places)
{
    std::vector<Bead> shown;
    for (const LastPlace &place : places)
        shown.push_back({Bead::Look::Place, place.place,
                         PageText::placeTip(TableText::placeInGame(place.place, place.players), place.when)});
    beads.setBeads(std::move(shown), PageText::placesSentence(places));
}

} // namespace meadhall::ui
