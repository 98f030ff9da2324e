// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/ninjan/piles.h"

#include "engine/core/to_index.h"
#include "ui/base/text/text.h"
#include "ui/table/scene/z_values.h"

#include <QGraphicsScene>

namespace meadhall::ui {

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

std::vector<CardItem *> Piles::takeAll(int pile) { return std::exchange(cards_[toIndex(pile)], {}); }

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

} // namespace meadhall::ui
