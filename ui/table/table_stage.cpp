// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/table_stage.h"

#include "ui/base/text/table_text.h"
#include "ui/table/scene/z_values.h"

#include <algorithm>

namespace meadhall::ui {

namespace {

// Dealing, in ms at normal speed: rounds of cards, one for each seat in turn.
constexpr int kDealRounds = 3, kDealRound = 150, kDealSeat = 25;
constexpr int kFanOpens = 620; ///< after the last card of the own hand has arrived

constexpr int kGlide = 300; ///< ms at normal speed
/// The scale of a card that leaves a seat or comes to it.
constexpr qreal kAtSeat = 0.3;

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
    updateLooks();
}

void TableStage::setCardLook(CardLook look)
{
    cardLook_ = look;
    updateLooks();
}

void TableStage::updateLooks()
{
    for (QGraphicsItem *item : scene_.items()) {
        if (auto *card = dynamic_cast<CardItem *>(item))
            card->setFace(faceOf(card->card(), card->isFaceDown()));
        if (auto *piece = dynamic_cast<TableItem *>(item)) {
            piece->setTheme(theme_);
            piece->setCardLook(cardLook_);
        }
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
    return index < people_.looks.size() ? people_.looks[index] : SeatAppearance{};
}

void TableStage::updateSeat(int seat, std::optional<Glyph> badge)
{
    SeatItem *item = this->seat(seat);
    item->setName(TableText::nameAlone(names(), seat));
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

bool TableStage::isHand(QPointF scenePos) const
{
    return scenePos.y() > layout_.hand.middle.y() - layout_.hand.card * 1.15;
}

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
        const CardPlace from =
            old != before.end() ? old->second : CardPlace{seatCardPos(seat), 0, card->cardWidth() * kAtSeat};
        if (from.centre == card->pos() && qFuzzyCompare(from.card, card->cardWidth()))
            continue;
        card->setPos(from.centre);
        card->setRotation(from.rotation);
        card->setScale(from.card / card->cardWidth());
        animator_.move(card, home);
    }
    if (known)
        for (const auto &[face, from] : gone)
            sendToSeat(face, from, seat);
}

/// A card that is hidden from now on.
void TableStage::sendToSeat(Card face, const CardPlace &from, int seat)
{
    CardItem *card = makeCard(face);
    card->setCardWidth(from.card);
    card->setPos(from.centre);
    card->setRotation(from.rotation);
    card->setZValue(z::kFlying);
    animator_.move(card, Motion{seatCardPos(seat), 0, kAtSeat, 0, 0, kGlide}, [card] { discard(card); });
}

std::vector<Card> TableStage::openOrder(CardSet hand) const
{
    std::vector<Card> cards;
    for (Card card : hand)
        cards.push_back(card);
    return cards;
}

void TableStage::showOpenHands(const std::vector<CardSet> &hands, int own)
{
    openHands_ = hands;
    openExcept_ = -1;
    if (own >= 0 && own < static_cast<int>(hands.size()) && hand_.cards() == hands[toIndex(own)])
        openExcept_ = own;
    // Reuse existing items: a move changes only one or two cards.
    std::vector<CardItem *> before = std::exchange(openCards_, {});
    for (int seat = 0; seat < static_cast<int>(hands.size()); ++seat) {
        if (seat == openExcept_)
            continue;
        for (Card card : openOrder(hands[toIndex(seat)])) {
            CardItem *same = itemOf(before, card);
            openCards_.push_back(same ? same : makeCard(card));
            openCards_.back()->setShownOnly();
            std::erase(before, same);
        }
    }
    for (CardItem *item : before)
        delete item;
    placeOpenHands();
}

void TableStage::openHandsOneByOne(const std::vector<CardSet> &hands, int delay, int apart)
{
    showOpenHands(hands, viewpoint_);
    auto item = openCards_.begin();
    for (int seat = 0; seat < static_cast<int>(openHands_.size()); ++seat) {
        const int n = seat == openExcept_ ? 0 : openHands_[toIndex(seat)].count();
        for (int i = 0; i < n; ++i, ++item) {
            Motion out{(*item)->pos(), (*item)->rotation()};
            out.delay = delay + apart * placeOf(seat) + 12 * i;
            out.duration = 260;
            (*item)->setPos(seatCardPos(seat));
            (*item)->setScale(0.4);
            (*item)->setOpacity(0);
            animator_.move(*item, out);
        }
    }
}

void TableStage::placeOpenHands()
{
    auto item = openCards_.begin();
    for (int seat = 0; seat < static_cast<int>(openHands_.size()); ++seat) {
        if (seat == openExcept_)
            continue;
        const auto place = toIndex(placeOf(seat));
        const QPointF middle = place < layout_.seats.size() ? layout_.seats[place].openHand : QPointF();
        const int n = openHands_[toIndex(seat)].count();
        for (int i = 0; i < n; ++i, ++item) {
            (*item)->setCardWidth(layout_.openCard);
            (*item)->setPos(middle + QPointF((i - (n - 1) / 2.0) * layout_.openCard * kOpenHandStep, 0));
            (*item)->setZValue(z::kOpenHand + 0.01 * i);
        }
    }
}

} // namespace meadhall::ui
