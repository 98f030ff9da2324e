// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/odin/odin_stage.h"

#include "engine/core/to_index.h"
#include "engine/games/odin/set.h"
#include "ui/base/text/table_text.h"
#include "ui/table/scene/z_values.h"

#include <algorithm>

namespace meadhall::ui {

namespace {

/// Sort order of the own hand: by colour then number, or by number then colour, ascending.
bool odinCardBefore(Card a, Card b, Hand::Sort sort)
{
    if (sort == Hand::Sort::Number && odin::numberOf(a) != odin::numberOf(b))
        return odin::numberOf(a) < odin::numberOf(b);
    return a < b;
}

} // namespace

std::vector<Card> byValue(CardSet set)
{
    std::vector<Card> cards;
    for (Card card : set)
        cards.push_back(card);
    std::sort(cards.begin(), cards.end(), [](Card a, Card b) {
        return odin::numberOf(a) != odin::numberOf(b) ? odin::numberOf(a) > odin::numberOf(b) : a < b;
    });
    return cards;
}

OdinStage::OdinStage(QGraphicsScene &scene, PixmapCache &cache, QObject *parent)
    : TableStage(scene, cache, {odinCardArt, odinBackArt}, odinCardBefore, parent), tableSet_(animator(), this),
      valhalla_(new ValhallaItem(cache)), chip_(new ValueChipItem(cache)), deckPlaque_(new DeckPlaque(cache)),
      beatenPlaque_(new BeatenPlaque(cache)), beatenPile_(new BeatenPile(cache, *beatenPlaque_))
{
    for (QGraphicsItem *item :
         std::initializer_list<QGraphicsItem *>{valhalla_, chip_, deckPlaque_, beatenPlaque_, beatenPile_})
        scene.addItem(item);
    deckPlaque_->setZValue(z::kPlaque); // of its details; the plaque itself overlaps nothing
    beatenPile_->setZValue(z::kBeaten);
    beatenPlaque_->setZValue(z::kPlaque);
    valhalla_->setZValue(z::kValhalla);
    chip_->setZValue(z::kChip);
    chip_->hide();
}

void OdinStage::setLayout(const TableLayout &layout)
{
    TableStage::setLayout(layout);
    valhalla_->setPos(layout.valhalla.center());
    valhalla_->setDiameter(layout.valhalla.width());
    chip_->setHeight(layout.chipHeight);
    chip_->setPos(layout.chip);
    deckPlaque_->setPlace(layout);
    beatenPile_->setPlace(layout);
    placeLastPlays();
    tableSet_.setPlace(layout);
    tableSet_.arrange(false);
    placeWaiting(false);
}

void OdinStage::cancelDrag()
{
    TableStage::cancelDrag();
    tableSet_.cancelDrag();
}

void OdinStage::clearCards()
{
    TableStage::clearCards();
    for (CardItem *item : tableSet_.takeAll())
        delete item;
    for (CardItem *item : std::exchange(waiting_, {}))
        delete item;
    beaten_ = {};
    showPile();
}

void OdinStage::rebuild(const odin::View &view, const Names &names, const std::vector<SeatAppearance> &looks)
{
    clearCards();
    setPeople(names, looks);
    setSeats(view.players(), std::max(0, view.seat()));
    if (view.handNumber() > 0) {
        for (Card card : view.hand())
            hand().add(makeCard(card));
        std::vector<CardItem *> table;
        for (Card card : byValue(view.board().table))
            table.push_back(makeCard(card));
        tableSet_.lay(table, false);
        beaten_ = view.lastBeaten();
        showPile();
    }
    deckPlaque_->setColours(view.rules().colours);
    hand().arrange(false);
    refreshSeats(view);
    updateChip(view);
}

void OdinStage::refreshSeats(const odin::View &view)
{
    if (beaten_)
        beatenPlaque_->setStory(beatenStory()); // names and figures may be others
    for (int seat = 0; seat < view.players(); ++seat) {
        SeatItem *item = this->seat(seat);
        const auto index = toIndex(seat);
        const bool turn = view.handRunning() && view.board().turn == seat;
        const QString action = view.handRunning() ? OdinText::lastAction(view, seat) : QString();
        const auto &winners = view.winners();
        const bool won = std::find(winners.begin(), winners.end(), seat) != winners.end();
        const auto &turns = view.turns();
        const auto last = std::find_if(turns.rbegin(), turns.rend(), [seat](const auto &t) { return t.seat == seat; });
        const bool passed = !action.isEmpty() && last != turns.rend() && last->move.isPass();
        const bool wentOut = view.handNumber() > 0 && !view.handRunning() && view.count(seat) == 0;
        item->setLine(turn && names().isOwn(seat) ? TableText::yourTurn()
                      : wentOut                   ? OdinText::wentOut()
                      : action.isEmpty()          ? lookOf(seat).idleLine
                                                  : action);
        item->setToolTip(seatDetails(view, seat));
        item->setCount(view.handNumber() > 0 ? number(view.count(seat)) : QString());
        const int total = view.totals().empty() ? 0 : view.totals()[index];
        item->setPoints(number(countsDown() ? view.rules().target - total : total));
        item->setTurn(turn);
        item->setHonoured(view.gameOver() ? won : wentOut);
        std::optional<Glyph> badge;
        if (won)
            badge = Glyph::Winner;
        else if (passed && !turn)
            badge = Glyph::Pass;
        updateSeat(seat, badge);
    }
    showLastPlays(view);
}

/// The sets of this round, each at its seat until the seat's next turn.
void OdinStage::showLastPlays(const odin::View &view)
{
    while (toIndex(view.players()) < lastPlays_.size()) {
        delete lastPlays_.back();
        lastPlays_.pop_back();
    }
    while (lastPlays_.size() < toIndex(view.players())) {
        auto *item = new LastPlayItem(cache());
        item->setZValue(z::kSeat + 1);
        item->setTheme(theme());
        item->setCardLook(cardLook());
        scene().addItem(item);
        lastPlays_.push_back(item);
    }
    for (int seat = 0; seat < view.players(); ++seat)
        lastPlays_[toIndex(seat)]->setCards(byValue(view.handRunning() ? OdinText::lastPlay(view, seat) : CardSet{}));
    placeLastPlays();
}

void OdinStage::placeLastPlays()
{
    for (std::size_t seat = 0; seat < lastPlays_.size() && toIndex(players()) > seat; ++seat) {
        const SeatItem *item = this->seat(static_cast<int>(seat));
        const QRectF room = item->lastPlayRect();
        lastPlays_[seat]->setPlace(item->mapRectToScene(room), room.center().x() < 0);
    }
}

/// Contents of a seat's tooltip.
QString OdinStage::seatDetails(const odin::View &view, int seat) const
{
    QStringList lines;
    if (view.handRunning())
        lines.push_back(OdinText::lastTurn(view, seat, names()));
    if (view.handRunning() && showsKnownCards())
        lines.push_back(OdinText::knownCards(view, seat));
    if (toIndex(seat) < openHands().size())
        lines.push_back(OdinText::leftCards(openHands()[toIndex(seat)]));
    lines.removeAll(QString());
    return lines.join(QLatin1Char('\n'));
}

void OdinStage::updateChip(const odin::View &view)
{
    const CardSet table = view.handNumber() > 0 ? view.board().table : CardSet{};
    chip_->setVisible(!table.empty());
    if (!table.empty())
        chip_->setText(number(odin::valueOf(table)));
}

void OdinStage::retranslate(const odin::View &view)
{
    if (!view.board().table.empty()) // hidden while choosing; cancelling shows it again
        chip_->setText(number(odin::valueOf(view.board().table)));
}

void OdinStage::show(const Event &event, const odin::View &before, const odin::View &after,
                     const std::vector<CardSet> &left)
{
    animator().finishAll();
    if (const auto *hand = std::get_if<HandEvent>(&event)) {
        clearCards();
        deal(hand->hands, layout().middle);
    } else if (const auto *play = std::get_if<PlayEvent>(&event)) {
        clearPile();
        beaten_ = after.lastBeaten();
        this->play(*play, before);
    } else if (std::holds_alternative<PassEvent>(event) && after.board().table.empty()) {
        leaveTable();
    }
    if (!dragging())
        setDropHighlight(0); // the card that was dragged has been played, by a key
    refreshSeats(after);
    updateChip(after);
    if (const auto *over = std::get_if<HandOverEvent>(&event))
        endHand(*over, after, left);
}

void OdinStage::beginChoosing(CardSet cards)
{
    orderBefore_ = hand().order();
    for (Card card : byValue(cards))
        waiting_.push_back(hand().take(card));
    placeWaiting(true);
    setDropHighlight(0);
    hand().arrange();
    tableSet_.setChoosing(true);
    chip_->hide();
}

void OdinStage::placeWaiting(bool animated)
{
    const int n = static_cast<int>(waiting_.size());
    for (int i = 0; i < n; ++i) {
        CardItem *item = waiting_[toIndex(i)];
        const FanSlot slot = tableSet_.waitingSlot(i, n);
        item->resizeInPlace(tableSet_.cardWidth());
        item->setZValue(z::kHand - 1 + 0.01 * i);
        animator().bring(item, Motion{slot.centre, slot.rotation}, animated);
    }
}

bool OdinStage::isWaiting(const CardItem *item) const
{
    return std::find(waiting_.begin(), waiting_.end(), item) != waiting_.end();
}

std::vector<QGraphicsObject *> OdinStage::middleElements() const
{
    std::vector<QGraphicsObject *> elements(tableSet_.items().begin(), tableSet_.items().end());
    if (tableSet_.items().empty())
        elements.push_back(cloth());
    else if (chip_->isVisible())
        elements.push_back(chip_);
    if (beaten_)
        elements.push_back(beatenPile_);
    elements.push_back(valhalla_);
    if (deckPlaque_->isVisible())
        elements.push_back(deckPlaque_);
    elements.insert(elements.end(), waiting_.begin(), waiting_.end());
    return elements;
}

void OdinStage::cancelChoosing()
{
    for (CardItem *item : std::exchange(waiting_, {}))
        hand().add(item);
    // The other sort orders have already placed them, and the order may have changed since.
    if (hand().sort() == Hand::Sort::Own)
        hand().setOrder(orderBefore_);
    tableSet_.setChoosing(false);
    chip_->setVisible(!tableSet_.items().empty());
    hand().arrange();
}

} // namespace meadhall::ui
