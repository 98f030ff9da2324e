// Animations of Odin: dealing, playing, picking up, discarding to Valhalla.
#include "ui/games/odin/odin_stage.h"

#include "ui/scene/z_values.h"

#include <algorithm>

namespace meadhall::ui {

void OdinStage::play(const PlayEvent &event, const odin::View &before)
{
    std::vector<CardItem *> beaten = tableSet_.takeAll();
    std::vector<CardItem *> played;
    std::vector<CardItem *> waiting = std::exchange(waiting_, {});
    for (Card card : byValue(event.cards)) {
        CardItem *item = nullptr;
        const auto held =
            std::find_if(waiting.begin(), waiting.end(), [card](CardItem *w) { return w->card() == card; });
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

/// A card from another seat appears small, at that seat's hand.
void OdinStage::arriveAt(CardItem *item, int seat)
{
    item->setCardWidth(layout().tableCard);
    item->setScale(0.3);
    item->setPos(seatCardPos(seat));
}

/// Discarded cards fly to Valhalla.
void OdinStage::raise(CardItem *item, int delay)
{
    item->setZValue(z::kFlying);
    item->setInteractive(false);
    Motion motion{layout().valhalla.center(), 0, 0.15, 0, delay, 460, QEasingCurve::InOutCubic};
    animator().move(item, motion, [item] { discard(item); });
}

void OdinStage::giveTo(int seat, CardItem *item)
{
    item->setHalo(false);
    item->setInteractive(false);
    if (seat == viewpoint() && !hand().items().empty()) {
        hand().add(item, std::exchange(pickUpIndex_, -1));
        return;
    }
    item->setZValue(z::kFlying);
    const QPointF to = seatCardPos(seat);
    animator().move(item, Motion{to, 0, 0.2, 0.2, 160, 420, QEasingCurve::InOutCubic}, [item] { discard(item); });
}

} // namespace meadhall::ui
