// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/table_stage.h"

#include "engine/core/to_index.h"
#include "ui/base/text/table_text.h"
#include "ui/base/text/text.h"
#include "ui/table/scene/z_values.h"

#include <algorithm>

namespace meadhall::ui {

namespace {

// Dealing, in ms at normal speed: rounds of cards, one for each seat in turn.
constexpr int kDealRounds = 3, kDealRound = 150, kDealSeat = 25;
constexpr int kFanOpens = 620; ///< after the last card of the own hand has arrived

} // namespace

TableStage::TableStage(QGraphicsScene &scene, PixmapCache &cache, const DeckArt &deck, Hand::Before before,
                       QObject *parent)
    : QObject(parent), scene_(scene), cache_(cache), deck_(deck), hand_(animator_, std::move(before), this),
      cloth_(new ClothItem(cache))
{
    scene_.addItem(cloth_);
    cloth_->setZValue(z::kCloth);
    connect(&hand_, &Hand::dragEnded, this, [this] { setDropHighlight(0); });
}

SeatItem *TableStage::seat(int seat) const { return seats_.at(toIndex(seat)); }

int TableStage::placeOf(int seat) const
{
    const int n = players();
    return n ? (seat - viewpoint_ + n) % n : 0;
}

QPointF TableStage::seatCardPos(int seat) const
{
    const SeatItem *item = this->seat(seat);
    return item->mapToScene(item->countCentre());
}

void TableStage::setTheme(Theme theme)
{
    theme_ = theme;
    for (QGraphicsItem *item : scene_.items()) {
        if (auto *card = dynamic_cast<CardItem *>(item))
            card->setFace(faceOf(card->card(), card->isFaceDown()));
        if (auto *piece = dynamic_cast<TableItem *>(item))
            piece->setTheme(theme);
    }
}

void TableStage::setCardLook(CardLook look)
{
    cardLook_ = look;
    for (QGraphicsItem *item : scene_.items()) {
        if (auto *card = dynamic_cast<CardItem *>(item))
            card->setFace(faceOf(card->card(), card->isFaceDown()));
        if (auto *piece = dynamic_cast<TableItem *>(item))
            piece->setCardLook(look);
    }
}

void TableStage::setLayout(const TableLayout &layout)
{
    layout_ = layout;
    animator_.finishAll();
    cloth_->setPos(layout.cloth.center());
    cloth_->setSize(layout.cloth.size());
    hand_.setPlace(layout.hand);
    hand_.arrange(false);
    placeSeats();
    placeOpenHands();
}

void TableStage::setSeats(int players, int viewpoint)
{
    viewpoint_ = viewpoint;
    while (this->players() > players) {
        delete seats_.back();
        seats_.pop_back();
    }
    while (this->players() < players) {
        auto *item = new SeatItem(cache_);
        item->setZValue(z::kSeat);
        item->setTheme(theme_);
        scene_.addItem(item);
        seats_.push_back(item);
    }
    thinking_.resize(seats_.size(), false); // a change of viewpoint keeps who is thinking
    placeSeats();
}

void TableStage::placeSeats()
{
    for (int seat = 0; seat < players(); ++seat) {
        const auto place = toIndex(placeOf(seat));
        if (place >= layout_.seats.size())
            continue;
        const SeatPlace &where = layout_.seats[place];
        SeatItem *item = this->seat(seat);
        item->setDiameter(where.diameter);
        item->setLetters(layout_.seatLetters);
        item->setMirrored(where.mirrored);
        item->setTextWidth(where.plaque - where.diameter * 0.3);
        item->setPos(where.centre);
    }
}

SeatAppearance TableStage::lookOf(int seat) const
{
    const auto index = toIndex(seat);
    return index < looks_.size() ? looks_[index] : SeatAppearance{};
}

void TableStage::updateSeat(int seat, std::optional<Glyph> badge)
{
    SeatItem *item = this->seat(seat);
    item->setName(TableText::nameAlone(names_, seat));
    item->setPortrait(lookOf(seat).portrait);
    if (badge != Glyph::Winner && thinking_[toIndex(seat)])
        badge = Glyph::Thinking;
    item->setBadge(badge);
}

ArtKey TableStage::faceOf(Card card, bool faceDown) const
{
    return faceDown ? deck_.back(theme_) : deck_.face(card, theme_, cardLook_);
}

CardItem *TableStage::makeCard(Card card)
{
    auto *item = new CardItem(cache_, card, faceOf(card, card == kNoCard));
    item->setTheme(theme_);
    scene_.addItem(item);
    return item;
}

CardItem *TableStage::makeCardBack() { return makeCard(kNoCard); }

void TableStage::clearCards()
{
    animator_.finishAll();
    for (CardItem *item : hand_.takeAll())
        delete item;
    showOpenHands({}, -1);
}

void TableStage::discard(QGraphicsObject *item)
{
    item->hide();
    item->deleteLater();
}

void TableStage::deal(const std::vector<SeenHand> &hands, QPointF source)
{
    const SeenHand &own = hands[toIndex(viewpoint_)];
    hand_.forgetOrder();
    for (Card card : own.cards) {
        CardItem *item = makeCard(card);
        item->setCardWidth(layout_.hand.card);
        item->setPos(source);
        hand_.add(item);
    }
    hand_.arrange(false);
    if (animator_.durationFactor() <= 0)
        return;
    dealOwnHand(source);
    for (int round = 0; round < kDealRounds; ++round) {
        for (int seat = 0; seat < players(); ++seat) {
            if (seat == viewpoint_ && !own.hidden())
                continue;
            CardItem *item = makeCardBack();
            item->setCardWidth(layout_.openCard);
            item->setPos(source);
            item->setZValue(z::kFlying);
            item->setOpacity(0.99);
            Motion motion{seatCardPos(seat), 0, 0.5, 0, round * kDealRound + placeOf(seat) * kDealSeat, 340};
            animator_.move(item, motion, [item] { discard(item); });
        }
    }
}

/// The cards gather face down where the hand will be, in turn with those of the other seats; then they turn and part.
void TableStage::dealOwnHand(QPointF source)
{
    const auto &items = hand_.items();
    const int n = static_cast<int>(items.size());
    for (int i = 0; i < n; ++i) {
        CardItem *item = items[toIndex(i)];
        const Motion home{item->pos(), item->rotation(), 1, 1, 0, 380};
        const int arrives = i * kDealRounds / n * kDealRound + 300;
        const Motion gathered{layout_.hand.middle, (i - n / 2) * 0.6, 1, 1, arrives - 300, 300};
        item->setFace(deck_.back(theme_));
        turn(item, item->card(), false, kFanOpens - 60);
        item->setPos(source);
        item->setRotation(0);
        item->setScale(0.4);
        animator_.move(item, gathered, [this, item, home, arrives] {
            Motion opening = home;
            opening.delay = kFanOpens - arrives;
            animator_.move(item, opening);
        });
    }
    animator_.after(kFanOpens + 380, [] {}); // the length of all this is known from the start
}

void TableStage::turn(CardItem *item, Card card, bool faceDown, int delay)
{
    item->turnTo(card, faceDown, faceOf(card, faceDown));
    animator_.drive(item, delay, 420, [item](qreal turned) { item->setTurnProgress(turned); });
}

void TableStage::setPeople(const Names &names, const std::vector<SeatAppearance> &looks)
{
    names_ = names;
    looks_ = looks;
}

void TableStage::setThinking(int seat, bool thinking)
{
    if (toIndex(seat) < thinking_.size())
        thinking_[toIndex(seat)] = thinking;
}

void TableStage::cancelDrag()
{
    hand_.cancelDrag();
    setDropHighlight(0);
}

bool TableStage::isMiddle(QPointF scenePos) const { return cloth_->contains(cloth_->mapFromScene(scenePos)); }

bool TableStage::isHand(QPointF scenePos) const
{
    return scenePos.y() > layout_.hand.middle.y() - layout_.hand.card * 1.15;
}

void TableStage::setDropHighlight(qreal lit) { cloth_->setLit(lit); }

} // namespace meadhall::ui
