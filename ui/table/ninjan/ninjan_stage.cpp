// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/ninjan/ninjan_stage.h"

#include "engine/core/to_index.h"
#include "engine/games/ninjan/throwing.h"
#include "ui/base/text/ninjan_text.h"
#include "ui/base/text/table_text.h"
#include "ui/table/scene/z_values.h"

#include <QEasingCurve>
#include <QPainter>
#include <QPainterPath>
#include <QtMath>

#include <algorithm>
#include <cmath>
#include <utility>

namespace meadhall::ui {

namespace {

/// Sort order of the own hand: by suit then number, or by number then suit, ascending.
bool ninjanCardBefore(Card a, Card b, Hand::Sort sort)
{
    if (sort == Hand::Sort::Number && ninjan::rankOf(a) != ninjan::rankOf(b))
        return ninjan::rankOf(a) < ninjan::rankOf(b);
    return a < b;
}

ArtKey slotPicture(bool lit) { return pieceArt(lit ? Piece::SlotLit : Piece::Slot, Theme::Dark); }

// In ms at normal speed.
constexpr int kRevealPause = 700;  ///< after all cards have turned, to read the order
constexpr int kFlash = 380;        ///< line to the beaten card, before any card flies
constexpr int kFlight = 460;       ///< flight of a card to its pile
constexpr int kResolvePause = 260; ///< before the next card is resolved
constexpr int kThrowStays = 2300, kThrowComes = 280, kThrowShakes = 480, kThrowSettles = 240;

} // namespace

FlashItem::FlashItem(PixmapCache &cache, QPointF from, QPointF to, qreal width)
    : TableItem(cache, nullptr), from_(from), to_(to), width_(width)
{
    setAcceptedMouseButtons(Qt::NoButton);
}

QRectF FlashItem::boundingRect() const
{
    const qreal around = width_ * 4;
    return QRectF(from_, to_).normalized().adjusted(-around, -around, around, around);
}

void FlashItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    // The line takes the first two thirds of the time, the ring round the beaten sign the last.
    const qreal line = std::min(1.0, grown_ * 1.5), ring = std::max(0.0, grown_ * 3 - 2);
    const QPointF tip = from_ + (to_ - from_) * line;
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setBrush(Qt::NoBrush);
    // A dark outline keeps the line visible on every background.
    for (const bool under : {true, false}) {
        const QColor colour = under ? colours().woodGap : colours().gold;
        painter->setPen(QPen(colour, under ? width_ * 2 : width_, Qt::SolidLine, Qt::RoundCap));
        painter->drawLine(from_, tip);
        if (ring > 0)
            painter->drawEllipse(to_, width_ * 2.5 * ring, width_ * 2.5 * ring);
    }
}

NinjanStage::NinjanStage(QGraphicsScene &scene, PixmapCache &cache, QObject *parent)
    : TableStage(scene, cache,
                 {[](int card, Theme theme, CardLook) { return ninjanCardArt(card, theme); }, ninjanBackArt},
                 ninjanCardBefore, parent),
      piles_(scene, cache, animator(), this), track_(new TrackItem(cache)),
      place_(new PictureItem(cache, slotPicture(false))), legend_(new PictureItem(cache, ninjanBeatsArt(Theme::Dark))),
      drag_(animator(), this)
{
    drag_.setMayDrag([this](const CardItem *item) { return item == draggable_; });
    connect(&drag_, &CardDrag::pressed, this, [this] {
        keepsDropped_ = false;
        Q_EMIT touched();
    });
    connect(&drag_, &CardDrag::moved, &drag_, &CardDrag::carry);
    connect(&drag_, &CardDrag::clicked, this, &NinjanStage::chosenClicked);
    connect(&drag_, &CardDrag::dropped, this,
            [this](CardItem *item, QPointF scenePos) { Q_EMIT dropped(item->cardRect().translated(scenePos)); });
    connect(&drag_, &CardDrag::ended, this, &NinjanStage::sendHome);
    hand().setSingleSelection(true);
    hand().setLeftEdgesVisible(true);
    for (QGraphicsItem *item : std::initializer_list<QGraphicsItem *>{track_, place_, legend_}) {
        item->setZValue(z::kValhalla);
        scene.addItem(item);
    }
    place_->hide();
}

const CardPlace &NinjanStage::placeOfChosen(int seat) const
{
    return places_.chosen[std::min(toIndex(placeOf(seat)), places_.chosen.size() - 1)];
}

void NinjanStage::setLayout(const TableLayout &layout)
{
    TableStage::setLayout(layout);
    places_ = ninjanPlaces(layout);
    piles_.setPlaces(places_);
    piles_.arrange(false);
    track_->setRoom(places_.track, places_.rightToLeft, places_.letters);
    legend_->setPos(places_.legend.center());
    legend_->setSize(places_.legend.size());
    legend_->setVisible(!places_.legend.isEmpty());
    const CardPlace &own = places_.chosen.front();
    const QSizeF slot = pieceSize(Piece::Slot);
    place_->setSize(slot * (own.card / 200)); // in the slot's picture a card is 200 px wide
    place_->setPos(own.centre);
    place_->setRotation(own.rotation);
    placeChosen();
}

void NinjanStage::placeChosen()
{
    for (int seat = 0; seat < static_cast<int>(chosen_.size()); ++seat)
        if (CardItem *item = chosen(seat))
            lay(seat, item, false);
}

void NinjanStage::lay(int seat, CardItem *item, bool animated)
{
    const CardPlace &place = placeOfChosen(seat);
    const qreal layer = z::kMiddle + 0.01 * seat;
    chosen_[toIndex(seat)] = item;
    item->resizeInPlace(place.card);
    if (animated)
        item->setZValue(z::kFlying);
    animator().bring(item, Motion{place.centre, place.rotation}, animated, [item, layer] { item->setZValue(layer); });
}

void NinjanStage::clearCards()
{
    TableStage::clearCards();
    piles_.clear();
    draggable_ = nullptr;
    drag_.reset();
    for (CardItem *item : std::exchange(chosen_, {}))
        delete item;
    chosen_.assign(toIndex(players()), nullptr);
}

void NinjanStage::rebuild(const ninjan::View &view)
{
    clearCards();
    setSeats(view.players(), std::max(0, view.seat()));
    chosen_.assign(toIndex(players()), nullptr);
    if (view.dealt()) {
        const ninjan::Board &board = view.board();
        for (Card card : view.hand())
            if (card != view.choice())
                hand().add(makeCard(card));
        for (int pile = 0; pile < ninjan::kPiles; ++pile)
            for (Card card : board.piles[toIndex(pile)])
                piles_.add(pile, makeCard(card));
        for (int seat = 0; seat < players() && board.phase == ninjan::Phase::Choose; ++seat) {
            if (!view.hasChosen(seat))
                continue;
            CardItem *item = makeCardBack();
            drag_.watch(item);
            if (seat == view.seat()) {
                item->turnTo(view.choice(), true, ninjanBackArt(theme()));
                item->setTurnProgress(1);
                item->setInteractive(true);
            }
            lay(seat, item, false);
        }
        for (int i = board.resolved; i < players() && board.phase == ninjan::Phase::Resolve; ++i) {
            const ninjan::RevealedCard shown = board.order[toIndex(i)];
            CardItem *item = makeCard(shown.card);
            drag_.watch(item);
            lay(shown.seat, item, false);
        }
    }
    hand().arrange(false);
    piles_.arrange(false);
    piles_.showSums(view.board());
    fillTrack(view);
    refreshSeats(view);
}

void NinjanStage::fillTrack(const ninjan::View &view)
{
    std::vector<TrackItem::Entry> entries;
    const ninjan::Board &board = view.board();
    const bool shown = view.dealt() && board.order[0].card != kNoCard; // something has been revealed
    for (int i = 0; i < view.players() && shown; ++i) {
        const ninjan::RevealedCard one = board.order[toIndex(i)];
        entries.push_back({one.card, lookOf(one.seat).portrait});
    }
    track_->setEntries(entries, board.resolved);
}

void NinjanStage::refreshSeats(const ninjan::View &view)
{
    const ninjan::Board &board = view.board();
    const bool choosing = view.running() && board.phase == ninjan::Phase::Choose;
    for (int seat = 0; seat < view.players(); ++seat) {
        SeatItem *item = this->seat(seat);
        const bool chosen = choosing && view.hasChosen(seat);
        const bool own = seat == view.seat() && view.ownRequest().has_value();
        const QString line = NinjanText::seatLine(view, seat);
        item->setLine(own && names().isOwn(seat) ? TableText::yourTurn()
                      : line.isEmpty()           ? lookOf(seat).idleLine
                                                 : line);
        item->setDetails({}, NinjanText::takenCards(view, seat));
        item->setCount(view.dealt() ? number(view.count(seat) - (chosen ? 1 : 0)) : QString());
        item->setPoints(number(board.points[toIndex(seat)]));
        item->setTurn(own || (view.running() && board.turn() == seat));
        const auto &winners = view.winners();
        const bool won = std::find(winners.begin(), winners.end(), seat) != winners.end();
        item->setHonoured(won);
        updateSeat(seat, won ? std::optional(Glyph::Winner) : chosen ? std::optional(Glyph::Check) : std::nullopt);
    }
}

std::vector<TableItem *> NinjanStage::middleElements(bool choosing) const
{
    std::vector<TableItem *> elements;
    for (int pile = 0; pile < ninjan::kPiles; ++pile)
        if (!choosing || ninjan::has(piles_.lit(), pile))
            elements.push_back(piles_.ground(pile));
    for (int place = 0; place < static_cast<int>(chosen_.size()) && !choosing; ++place)
        if (CardItem *item = chosen(seatAt(place)))
            elements.push_back(item);
    return elements;
}

void NinjanStage::showPlace(bool shown, bool lit)
{
    place_->setVisible(shown);
    place_->setPicture(slotPicture(lit));
}

bool NinjanStage::isPlace(QPointF scenePos) const
{
    return place_->isVisible() && place_->boundingRect().contains(place_->mapFromScene(scenePos));
}

void NinjanStage::setDraggable(int seat)
{
    CardItem *item = seat < 0 ? nullptr : chosen(seat);
    if (item == draggable_)
        return;
    if (draggable_) {
        draggable_->setInteractive(false);
        draggable_->setHalo(false);
    }
    draggable_ = item;
    if (draggable_) {
        draggable_->setInteractive(true);
        draggable_->setHalo(true);
    }
}

void NinjanStage::cancelDrag()
{
    TableStage::cancelDrag();
    drag_.cancel();
}

/// Returns a dragged card to its seat.
void NinjanStage::sendHome()
{
    if (std::exchange(keepsDropped_, false))
        return;
    for (int seat = 0; seat < static_cast<int>(chosen_.size()); ++seat)
        if (draggable_ && chosen(seat) == draggable_)
            lay(seat, draggable_, true);
}

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
