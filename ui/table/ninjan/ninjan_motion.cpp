// SPDX-License-Identifier: GPL-3.0-or-later
// Animations of Ninjan: dealing, choosing, revealing, moving cards to piles and winnings, the throw.
#include "engine/core/to_index.h"
#include "engine/games/ninjan/throwing.h"
#include "ui/table/ninjan/flash_item.h"
#include "ui/table/ninjan/ninjan_stage.h"

#include "ui/table/scene/z_values.h"

#include <QEasingCurve>
#include <QtMath>

#include <algorithm>
#include <cmath>

namespace meadhall::ui {

namespace {

// In ms at normal speed.
constexpr int kRevealPause = 700;  ///< after all cards have turned, to read the order
constexpr int kFlash = 380;        ///< line to the beaten card, before any card flies
constexpr int kFlight = 460;       ///< flight of a card to its pile
constexpr int kResolvePause = 260; ///< before the next card is resolved
constexpr int kThrowStays = 2300, kThrowComes = 280, kThrowShakes = 480, kThrowSettles = 240;

} // namespace

void NinjanStage::show(const Event &event, const ninjan::View &before, const ninjan::View &after)
{
    if (!std::holds_alternative<ChooseEvent>(event)) // choices may overlap: several players choose at once
        animator().finishAll();
    if (const auto *dealing = std::get_if<DealEvent>(&event)) {
        clearCards();
        beginPiles(*dealing);
        deal(dealing->hands, layout().middle);
    } else if (const auto *choice = std::get_if<ChooseEvent>(&event)) {
        choose(*choice, before.seat());
    } else if (const auto *shown = std::get_if<RevealEvent>(&event)) {
        reveal(*shown);
    } else if (const auto *resolved = std::get_if<ResolveEvent>(&event)) {
        resolve(*resolved, after.board());
    } else if (const auto *thrown = std::get_if<ThrowEvent>(&event)) {
        showThrow(*thrown);
    }
    if (!std::holds_alternative<ResolveEvent>(event))
        piles_.showSums(after.board());
    fillTrack(after);
    refreshSeats(after);
}

void NinjanStage::beginPiles(const DealEvent &event)
{
    for (int pile = 0; pile < ninjan::kPiles; ++pile) {
        CardItem *item = makeCardBack();
        item->setCardWidth(places_.card);
        item->setPos(layout().middle);
        turn(item, event.piles[toIndex(pile)], false, 120);
        piles_.add(pile, item);
    }
    piles_.arrange(true, 420);
}

void NinjanStage::choose(const ChooseEvent &event, int own)
{
    CardItem *&chosenItem = chosen_[toIndex(event.seat)];
    if (event.seat != own) {
        if (chosenItem)
            return; // it replaces a card that is face down, too
        CardItem *item = makeCardBack();
        drag_.watch(item);
        item->setCardWidth(placeOfChosen(event.seat).card);
        item->setScale(0.4);
        item->setPos(seatCardPos(event.seat));
        lay(event.seat, item, true);
        return;
    }
    if (CardItem *back = std::exchange(chosenItem, nullptr)) {
        drag_.unwatch(back);
        turn(back, back->card(), false);
        hand().add(back);
    }
    CardItem *item = hand().take(event.card);
    if (!item)
        return;
    drag_.watch(item);
    turn(item, event.card, true, 60);
    lay(event.seat, item, true);
    item->setInteractive(true);
    hand().arrange();
}

/// Turns all cards at once, then pauses for reading the order.
void NinjanStage::reveal(const RevealEvent &event)
{
    for (int seat = 0; seat < players(); ++seat) {
        CardItem *item = chosen(seat);
        if (!item) {
            item = makeCardBack();
            drag_.watch(item);
            lay(seat, item, false);
        }
        item->setInteractive(false);
        turn(item, event.cards[toIndex(seat)], false);
    }
    animator().after(420 + kRevealPause, [] {}); // a turn takes 420 ms
}

/// Shows which card beats which.
/// @return duration in ms
int NinjanStage::flash(const CardItem &card, int pile)
{
    if (animator().durationFactor() <= 0 || piles_.cards(pile).empty())
        return 0;
    const qreal width = std::max(3.0, places_.card * 0.05);
    auto *item = new FlashItem(cache(), card.scenePos(), piles_.cards(pile).back()->scenePos(), width);
    item->setTheme(theme());
    item->setZValue(z::kFlying);
    scene().addItem(item);
    const QPointer<FlashItem> guard = item;
    animator().drive(item, 0, kFlash * 2 / 3, [item](qreal grown) { item->setGrown(grown); });
    animator().after(kFlash, [guard] { delete guard; });
    return kFlash;
}

void NinjanStage::resolve(const ResolveEvent &event, const ninjan::Board &after)
{
    setDraggable(-1);
    CardItem *item = std::exchange(chosen_[toIndex(event.seat)], nullptr);
    drag_.unwatch(item);
    const auto &pile = after.piles[toIndex(event.pile)];
    int begins = 0;
    if (pile.size() == 1) { // a single card is left: the others were won
        begins = flash(*item, event.pile);
        int delay = begins + kFlight - 120;
        const SeatItem *owner = seat(event.seat);
        const QPointF to = owner->mapToScene(owner->pointsCentre());
        for (CardItem *won : piles_.takeAll(event.pile)) {
            won->setZValue(z::kFlying - 1 + 0.01 * delay / 40);
            const Motion motion{to, 0, 0.25, 0.3, delay += 45, kFlight, QEasingCurve::InOutCubic};
            animator().move(won, motion, [won] { discard(won); });
        }
    }
    item->setInteractive(false);
    item->setZValue(z::kFlying + 1);
    piles_.add(event.pile, item);
    piles_.arrange(true, kFlight, begins);
    ValueChipItem *sum = piles_.sum(event.pile);
    sum->setZValue(z::kFlying + 2); // above the card that lands
    animator().after(begins + kFlight, [this, after, sum] {
        sum->setZValue(z::kChip);
        piles_.showSums(after);
    });
    animator().after(begins + kFlight + kResolvePause, [] {});
}

/// Shows each player's symbol in front of its seat: the hands shake, then those that lose fade and the others stay.
void NinjanStage::showThrow(const ThrowEvent &event)
{
    const ninjan::Seats remaining = ninjan::remaining(event);
    for (int seat = 0; seat < players(); ++seat) {
        const auto symbol = event.throws[toIndex(seat)];
        if (!symbol || animator().durationFactor() <= 0)
            continue;
        const bool stays = ninjan::has(remaining, seat);
        auto *item = new PictureItem(cache(), ninjanThrowArt(*symbol, theme()));
        item->setTheme(theme());
        const CardPlace &place = placeOfChosen(seat);
        item->setSize(QSizeF(place.card, place.card) * 1.8);
        item->setZValue(z::kFlying);
        item->setScale(0.3);
        scene().addItem(item);
        const QPointF from = this->seat(seat)->pos(), to = place.centre;
        animator().drive(item, 0, kThrowStays, [item, from, to, stays](qreal progress) {
            const qreal time = progress * kThrowStays;
            const qreal comes =
                QEasingCurve(QEasingCurve::OutCubic).valueForProgress(std::min(1.0, time / kThrowComes));
            const qreal shaking = std::clamp((time - kThrowComes) / kThrowShakes, 0.0, 1.0);
            const qreal swing = shaking < 1 ? std::sin(shaking * 3 * 2 * M_PI) : 0;
            const qreal ends = std::clamp((time - kThrowComes - kThrowShakes) / kThrowSettles, 0.0, 1.0);
            const qreal leaves = std::clamp((time - kThrowStays + kThrowSettles) / kThrowSettles, 0.0, 1.0);
            item->setPos(from + (to - from) * comes + QPointF(0, -std::abs(swing) * 8));
            item->setRotation(swing * 9);
            item->setScale((0.3 + 0.7 * comes) * (stays ? 1 + 0.18 * ends : 1 - 0.15 * ends));
            item->setOpacity((stays ? 1 : 1 - 0.75 * ends) * (1 - leaves));
            if (progress >= 1)
                discard(item);
        });
    }
}

} // namespace meadhall::ui
