// SPDX-License-Identifier: GPL-3.0-or-later
// TableStage: cards glide from where they lay to where they lie, when the scene was rebuilt for another moment of a
// game.
#include "engine/core/to_index.h"
#include "ui/table/table_stage.h"

#include "ui/table/scene/z_values.h"

namespace meadhall::ui {

namespace {

constexpr int kGlide = 300; ///< ms at normal speed
/// The scale of a card that leaves a seat or comes to it.
constexpr qreal kAtSeat = 0.3;

} // namespace

TableStage::CardPositions TableStage::cardPositions() const
{
    CardPositions positions;
    for (const QGraphicsItem *item : scene_.items()) {
        const auto *card = dynamic_cast<const CardItem *>(item);
        if (card && card->card() != kNoCard && card->isVisible())
            positions[card->card()] = {card->scenePos(), card->rotation(), card->cardWidth() * card->scale()};
    }
    return positions;
}

void TableStage::glideFrom(const CardPositions &before, int seat)
{
    if (animator_.durationFactor() <= 0)
        return;
    CardPositions gone = before;
    const bool known = seat >= 0 && seat < players();
    for (QGraphicsItem *item : scene_.items()) {
        auto *card = dynamic_cast<CardItem *>(item);
        if (!card || card->card() == kNoCard || !card->isVisible())
            continue;
        gone.erase(card->card());
        if (card->parentItem() || card->isFaceDown())
            continue; // it lies in a pile that is one thing
        const auto old = before.find(card->card());
        if (old == before.end() && !known)
            continue;
        const Motion home{card->pos(), card->rotation(), card->scale(), card->opacity(), 0, kGlide};
        const CardPosition from =
            old != before.end() ? old->second : CardPosition{seatCardPos(seat), 0, card->cardWidth() * kAtSeat};
        if (from.position == card->pos() && qFuzzyCompare(from.width, card->cardWidth()))
            continue;
        card->setPos(from.position);
        card->setRotation(from.rotation);
        card->setScale(from.width / card->cardWidth());
        animator_.move(card, home);
    }
    if (known)
        for (const auto &[face, from] : gone)
            sendToSeat(face, from, seat);
}

/// A card that is hidden from now on.
void TableStage::sendToSeat(Card face, const CardPosition &from, int seat)
{
    CardItem *card = makeCard(face);
    card->setCardWidth(from.width);
    card->setPos(from.position);
    card->setRotation(from.rotation);
    card->setZValue(z::kFlying);
    animator_.move(card, Motion{seatCardPos(seat), 0, kAtSeat, 0, 0, kGlide}, [card] { discard(card); });
}

} // namespace meadhall::ui
