// What moves on the table of Odin: dealing, playing, picking up, the fallen.
#include "odin/odin_stage.h"

#include "scene/z_values.h"

#include <algorithm>

namespace meadhall::ui {

void OdinStage::deal(const HandEvent &event)
{
    clearCards();
    const QPointF source = layout().middle;
    const auto own = static_cast<std::size_t>(eye());
    for (Card card : event.hands[own].cards) {
        CardItem *item = makeCard(card);
        item->setCardWidth(layout().hand.card);
        item->setPos(source);
        hand().add(item);
    }
    hand().arrange(false);
    int delay = 0;
    for (CardItem *item : hand().items()) {
        const Motion home{item->pos(), item->rotation(), 1, 1, delay += 55, 320};
        item->setPos(source);
        item->setRotation(0);
        item->setScale(0.5);
        animator().move(item, home);
    }
    for (int round = 0; round < 3; ++round) {
        for (int seat = 0; seat < players(); ++seat) {
            if (seat == eye() && !event.hands[own].hidden())
                continue;
            CardItem *item = makeBack();
            item->setCardWidth(layout().openCard);
            item->setPos(source);
            item->setZValue(z::kFlying);
            item->setOpacity(0.99);
            const QPointF to = cardsAt(seat);
            Motion motion{to, 0, 0.5, 0, round * 150 + placeOf(seat) * 25, 340};
            animator().move(item, motion, [item] { item->deleteLater(); });
        }
    }
}

void OdinStage::play(const PlayEvent &event, const odin::View &before)
{
    std::vector<CardItem *> beaten = tableSet_.takeAll();
    std::vector<CardItem *> played;
    std::vector<CardItem *> waiting = std::exchange(waiting_, {});
    for (Card card : byValue(event.cards)) {
        CardItem *item = nullptr;
        const auto held = std::find_if(waiting.begin(), waiting.end(), [card](CardItem *w) { return w->card() == card; });
        if (held != waiting.end())
            item = *held;
        else if (event.seat == before.seat())
            item = hand().take(card);
        if (!item) {
            item = makeCard(card);
            arriveAt(item, event.seat);
        }
        played.push_back(item);
    }
    tableSet_.lay(played, true);
    int delay = 200;
    for (CardItem *item : beaten) {
        if (item->card() == event.take)
            giveTo(event.seat, item);
        else
            raise(item, delay += 60);
    }
    hand().arrange();
}

/// A card of another seat starts small, out of that seat's hand.
void OdinStage::arriveAt(CardItem *item, int seat)
{
    item->setCardWidth(layout().tableCard);
    item->setScale(0.3);
    item->setPos(cardsAt(seat));
}

/// The fallen go to Valhalla.
void OdinStage::raise(CardItem *item, int delay)
{
    item->setZValue(z::kFlying);
    item->setTouchable(false);
    Motion motion{layout().valhalla.center(), 0, 0.15, 0, delay, 460, QEasingCurve::InOutCubic};
    animator().move(item, motion, [item] { item->deleteLater(); });
}

void OdinStage::giveTo(int seat, CardItem *item)
{
    item->setHalo(false);
    item->setTouchable(false);
    if (seat == eye() && !hand().items().empty()) {
        hand().add(item, std::exchange(pickUpIndex_, -1));
        return;
    }
    item->setZValue(z::kFlying);
    const QPointF to = cardsAt(seat);
    animator().move(item, Motion{to, 0, 0.2, 0.2, 160, 420, QEasingCurve::InOutCubic}, [item] { item->deleteLater(); });
}

} // namespace meadhall::ui
