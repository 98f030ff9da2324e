// SPDX-License-Identifier: GPL-3.0-or-later
// Animations of Odin: dealing, playing, picking up, moving what is beaten aside and on to Valhalla.
#include "ui/table/odin/odin_stage.h"

#include "engine/core/to_index.h"
#include "engine/games/odin/set.h"
#include "ui/base/text/table_text.h"
#include "ui/table/odin/hand_over_moment.h"
#include "ui/table/scene/z_values.h"

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
    moveToPile(beaten, event.take);
    for (CardItem *item : beaten)
        if (item->card() == event.take)
            giveTo(event.seat, item);
    hand().arrange();
}

/// What was beaten moves aside, below the cards that beat it. Of the card that is picked up a copy remains.
void OdinStage::moveToPile(const std::vector<CardItem *> &beaten, Card take)
{
    if (beaten.empty())
        return;
    constexpr int kDelay = 60, kDuration = 380;
    const int n = static_cast<int>(beaten.size());
    for (int i = 0; i < n; ++i) {
        CardItem *item = beaten[toIndex(i)];
        if (item->card() == take) {
            CardItem *copy = makeCard(take);
            copy->setCardWidth(item->cardWidth());
            copy->setPos(item->pos());
            copy->setRotation(item->rotation());
            item = copy;
        }
        const FanSlot place = beatenPile_->slot(i, n);
        item->setZValue(z::kBeaten + 0.1 * (i + 1));
        item->setInteractive(false);
        item->resizeInPlace(beatenPile_->cardWidth());
        animator().move(item, Motion{place.centre, place.rotation, 1, BeatenPile::kFaint, kDelay, kDuration},
                        [item] { discard(item); });
    }
    animator().after(kDelay + kDuration, [this] { showPile(); });
}

/// What was on the pile leaves it: to Valhalla, or it is in a hand already.
void OdinStage::clearPile()
{
    const std::optional<odin::View::Beaten> gone = std::exchange(beaten_, std::nullopt);
    const std::vector<CardItem *> lying = beatenPile_->cards();
    int delay = 0;
    for (int i = 0; gone && i < static_cast<int>(lying.size()); ++i) {
        const Card card = lying[toIndex(i)]->card();
        if (card == gone->take)
            continue;
        CardItem *item = makeCard(card);
        const FanSlot place = beatenPile_->slot(i, static_cast<int>(lying.size()));
        item->setCardWidth(beatenPile_->cardWidth());
        item->setPos(place.centre);
        item->setRotation(place.rotation);
        raise(item, delay += 60);
    }
    showPile();
}

/// All have passed: what lies on the table goes to Valhalla.
void OdinStage::leaveTable()
{
    clearPile();
    int delay = 120;
    for (CardItem *item : tableSet_.takeAll())
        raise(item, delay += 40);
}

/// Lays what was beaten on the pile and into its plaque; no motion.
void OdinStage::showPile()
{
    std::vector<CardItem *> lying, enlarged;
    for (Card card : beaten_ ? byValue(beaten_->cards) : std::vector<Card>{}) {
        lying.push_back(makeCard(card));
        enlarged.push_back(makeCard(card));
    }
    beatenPlaque_->setCards(enlarged);
    beatenPlaque_->setStory(beatenStory());
    beatenPile_->setDurationFactor(animator().durationFactor());
    deckPlaque_->setDurationFactor(animator().durationFactor());
    beatenPile_->setCards(lying);
}

BeatenStory OdinStage::beatenStory() const
{
    if (!beaten_)
        return {};
    const auto person = [this](int seat) {
        return BeatenStory::Person{TableText::nameAlone(names(), seat), lookOf(seat).portrait};
    };
    return {number(odin::valueOf(beaten_->cards)), person(beaten_->owner), person(beaten_->by), beaten_->take,
            byValue(beaten_->discarded())};
}

/// A card from another seat appears small, at that seat's hand.
void OdinStage::arriveAt(CardItem *item, int seat)
{
    item->setCardWidth(layout().tableCard);
    item->setScale(0.3);
    item->setPos(seatCardPos(seat));
}

/// Discarded cards fly to Valhalla, below the cards on the table.
void OdinStage::raise(CardItem *item, int delay)
{
    item->setZValue(z::kBeaten);
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
    item->setZValue(z::kFlying - 1); // below the cards that beat it
    const QPointF to = seatCardPos(seat);
    animator().move(item, Motion{to, 0, 0.2, 0.2, 160, 420, QEasingCurve::InOutCubic}, [item] { discard(item); });
}

/// Beside what is left in a hand, towards the middle of the table.
QPointF OdinStage::pointsStart(int seat) const
{
    const TableLayout &table = layout();
    const auto place = toIndex(placeOf(seat));
    const bool own = seat == viewpoint() && !hand().items().empty();
    if (own) {
        const CardItem *first = hand().items().front();
        const qreal aside = (table.hand.rightToLeft ? 1 : -1) * table.hand.card * 0.8;
        const QPointF beside = first->pos() + QPointF(aside, -table.hand.card * 0.5);
        const qreal margin = 48 * std::max(0.7, table.unit);
        return {std::clamp(beside.x(), margin, table.size.width() - margin), beside.y()};
    }
    const QPointF middle = table.seats[place].openHand;
    if (middle.y() < table.cloth.top() || middle.y() > table.cloth.bottom())
        return middle + QPointF(0, table.openCard + 16 * std::max(0.8, table.unit));
    const int count = toIndex(seat) < openHands().size() ? openHands()[toIndex(seat)].count() : 0;
    const qreal half = table.openCard * (0.5 + openHandStep() * std::max(0, count - 1) / 2);
    const qreal away = half + 34 * std::max(0.8, table.unit);
    return middle + QPointF(middle.x() < table.cloth.center().x() ? away : -away, 0);
}

/// The last set lies there: its owner is honoured, the hands open, the points fly to the plates.
void OdinStage::endHand(const HandOverEvent &event, const odin::View &after, const std::vector<CardSet> &left)
{
    if (animator().durationFactor() <= 0)
        return;
    HandEnd end;
    for (int seat = 0; seat < players(); ++seat) {
        const auto index = toIndex(seat);
        end.points.push_back(countsDown() ? -event.points[index] : event.points[index]);
        end.totals.push_back(countsDown() ? after.rules().target - event.totals[index] : event.totals[index]);
        if (after.count(seat) > 0)
            continue;
        end.portrait = lookOf(seat).portrait;
        end.words = OdinText::goesOut(seat, names());
    }
    end.part = OdinText::handInWords(after.handNumber());
    if (!left.empty() && openHands().empty())
        openHandsOneByOne(left, HandOverMoment::handOpens(0),
                          HandOverMoment::handOpens(1) - HandOverMoment::handOpens(0));
    HandOverMoment::Table table{cloth(), valhalla_, {}, {}};
    for (int seat = 0; seat < players(); ++seat) {
        table.seats.push_back(this->seat(seat));
        table.from.push_back(pointsStart(seat));
    }
    auto *moment = new HandOverMoment(cache(), table, end, layout(), theme());
    scene().addItem(moment);
    animator().drive(moment, 0, moment->length(), [moment](qreal progress) {
        moment->setTime(progress * moment->length());
        if (progress >= 1)
            discard(moment);
    });
}

} // namespace meadhall::ui
