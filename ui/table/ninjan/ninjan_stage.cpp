// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/ninjan/ninjan_stage.h"

#include "engine/core/to_index.h"
#include "ui/base/text/ninjan_text.h"
#include "ui/base/text/table_text.h"
#include "ui/table/scene/z_values.h"

#include <algorithm>
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

} // namespace

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

CardItem *NinjanStage::chosen(int seat) const { return chosen_.at(toIndex(seat)); }

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

void NinjanStage::rebuild(const ninjan::View &view, const Names &names, const std::vector<SeatAppearance> &looks)
{
    clearCards();
    setPeople(names, looks);
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
    const bool shown = view.dealt() && (board.round > 1 || board.phase != ninjan::Phase::Choose);
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
        item->setToolTip(NinjanText::takenCards(view, seat));
        item->setCount(view.dealt() ? number(view.count(seat) - (chosen ? 1 : 0)) : QString());
        item->setPoints(number(board.points[toIndex(seat)]));
        item->setTurn(own || (view.running() && board.turn() == seat));
        const auto &winners = view.winners();
        const bool won = std::find(winners.begin(), winners.end(), seat) != winners.end();
        item->setHonoured(won);
        updateSeat(seat, won ? std::optional(Glyph::Winner) : chosen ? std::optional(Glyph::Check) : std::nullopt);
    }
}

std::vector<QGraphicsObject *> NinjanStage::middleElements(bool choosing) const
{
    std::vector<QGraphicsObject *> elements;
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

} // namespace meadhall::ui
