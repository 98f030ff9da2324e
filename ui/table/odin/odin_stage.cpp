// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/odin/odin_stage.h"

#include "engine/core/to_index.h"
#include "ui/base/text/table_text.h"
#include "ui/table/odin/table_moment.h"
#include "ui/table/scene/z_values.h"

#include <algorithm>

namespace meadhall::ui {

namespace {

// Length of the moment after a round, in ms at normal speed: for the own one, for that of others, and for those who
// know it.
constexpr int kRoundWonMs = 1300, kRoundLostMs = 1000, kRoundWonHurriedMs = 700;
constexpr int kLeavesBeforeEndMs = 500; ///< the cards of the round

/// So few cards of a player are worth a warning.
constexpr int kFewCards = 2;

/// Sort order of the own hand: by colour then number, or by number then colour, ascending.
bool odinCardBefore(Card a, Card b, Hand::Sort sort)
{
    if (sort == Hand::Sort::Number && odin::numberOf(a) != odin::numberOf(b))
        return odin::numberOf(a) < odin::numberOf(b);
    return a < b;
}

} // namespace

OdinStage::OdinStage(QGraphicsScene &scene, PixmapCache &cache, QObject *parent)
    : TableStage(scene, cache, {odinCardArt, odinBackArt}, odinCardBefore, parent), tableSet_(animator(), this),
      valhalla_(new ValhallaItem(cache)), chip_(new ValueChipItem(cache)), deckPlaque_(new DeckPlaque(cache)),
      beatenPile_(new BeatenPile(cache))
{
    for (QGraphicsItem *item :
         std::initializer_list<QGraphicsItem *>{valhalla_, chip_, deckPlaque_, beatenPile_, beatenPile_->plaque()})
        scene.addItem(item);
    deckPlaque_->setZValue(z::kPlaque); // of its details; the plaque itself overlaps nothing
    beatenPile_->setZValue(z::kBeaten);
    beatenPile_->plaque()->setZValue(z::kPlaque);
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

void OdinStage::rebuild(const odin::View &view)
{
    clearCards();
    setSeats(view.players(), std::max(0, view.seat()));
    if (view.handNumber() > 0) {
        for (Card card : view.hand())
            hand().add(makeCard(card));
        std::vector<CardItem *> table;
        for (Card card : odin::asRead(view.board().table))
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
        beatenPile_->setStory(beatenStory()); // names and figures may be others
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
        item->setDetails(view.handRunning() ? OdinText::lastTurn(view, seat, names()) : QString(), knownOf(view, seat));
        item->setCount(view.handNumber() > 0 ? number(view.count(seat)) : QString());
        const int total = view.totals().empty() ? 0 : view.totals()[index];
        const int count = view.handRunning() ? view.count(seat) : 0;
        item->setFewCards(count > 0 && count <= kFewCards ? OdinText::fewCards(count) : QString());
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
        lastPlays_[toIndex(seat)]->setCards(
            odin::asRead(view.handRunning() ? OdinText::lastPlay(view, seat) : CardSet{}));
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

/// Describes what everybody knows of a hand: its cards if they are open, or those picked up and still held.
QString OdinStage::knownOf(const odin::View &view, int seat) const
{
    QStringList lines;
    if (view.handRunning() && showsKnownCards())
        lines.push_back(OdinText::knownCards(view, seat));
    const bool isOwnHand = view.handRunning() && seat == view.seat(); // which lies below
    if (toIndex(seat) < openHands().size() && !isOwnHand)
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
        leaveTable(before, after.board().turn);
    }
    if (!dragging())
        setDropHighlight(0); // the card that was dragged has been played, by a key
    refreshSeats(after);
    updateChip(after);
    if (const auto *over = std::get_if<HandOverEvent>(&event))
        endHand(*over, after, left);
}

void OdinStage::setUnhurried(bool unhurried)
{
    isUnhurried_ = unhurried;
    beatenPile_->setLabel(unhurried ? OdinText::beaten() : QString());
}

void OdinStage::beginChoosing(CardSet cards)
{
    orderBefore_ = hand().order();
    for (Card card : odin::asRead(cards))
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
        item->resizeInPlace(tableSet_.widthOf(n));
        item->setZValue(z::kHand - 1 + 0.01 * i);
        animator().bring(item, Motion{slot.centre, slot.rotation}, animated);
    }
}

bool OdinStage::isWaiting(const CardItem *item) const
{
    return std::find(waiting_.begin(), waiting_.end(), item) != waiting_.end();
}

std::vector<TableItem *> OdinStage::middleElements() const
{
    std::vector<TableItem *> elements(tableSet_.items().begin(), tableSet_.items().end());
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

void OdinStage::play(const PlayEvent &event, const odin::View &before)
{
    std::vector<CardItem *> beaten = tableSet_.takeAll();
    std::vector<CardItem *> played;
    const std::vector<CardItem *> waiting = std::exchange(waiting_, {});
    for (Card card : odin::asRead(event.cards)) {
        CardItem *item = itemOf(waiting, card);
        if (!item && event.seat == before.seat())
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

/// Moves beaten cards aside, below the cards that beat them. Of the card that is picked up, a copy remains.
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

/// Empties the pile: its cards move to Valhalla, unless they are in a hand already.
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

/// All others have passed: the winner is celebrated, and what lies on the table goes to Valhalla.
void OdinStage::leaveTable(const odin::View &before, int winner)
{
    clearPile();
    const bool own = names().isOwn(winner);
    const int length = !isUnhurried_ ? kRoundWonHurriedMs : own ? kRoundWonMs : kRoundLostMs;
    if (animator().durationFactor() > 0) {
        MomentFacts facts{lookOf(winner).portrait, OdinText::roundWon(winner, names()),
                          OdinText::withValue(before.board().table)};
        facts.place = layout().chip;
        facts.length = length;
        celebrate(facts);
    }
    int delay = length - kLeavesBeforeEndMs;
    for (CardItem *item : tableSet_.takeAll()) {
        item->setHalo(animator().durationFactor() > 0);
        raise(item, delay += 40);
    }
}

/// Lays what was beaten on the pile and into its plaque; no motion.
void OdinStage::showPile()
{
    std::vector<CardItem *> lying, enlarged;
    for (Card card : beaten_ ? odin::asRead(beaten_->cards) : std::vector<Card>{}) {
        lying.push_back(makeCard(card));
        enlarged.push_back(makeCard(card));
    }
    beatenPile_->setStory(beatenStory());
    beatenPile_->setDurationFactor(animator().durationFactor());
    deckPlaque_->setDurationFactor(animator().durationFactor());
    beatenPile_->setCards(lying, enlarged);
}

BeatenStory OdinStage::beatenStory() const
{
    if (!beaten_)
        return {};
    const auto person = [this](int seat) {
        return BeatenStory::Person{TableText::nameAlone(names(), seat), lookOf(seat).portrait};
    };
    return {number(odin::valueOf(beaten_->cards)), person(beaten_->owner), person(beaten_->by), beaten_->take,
            odin::asRead(beaten_->discarded())};
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
    const qreal half = table.openCard * (0.5 + kOpenHandStep * std::max(0, count - 1) / 2);
    const qreal away = half + 34 * std::max(0.8, table.unit);
    return middle + QPointF(middle.x() < table.cloth.center().x() ? away : -away, 0);
}

/// The last set lies there: its owner is honoured, the hands open, the points fly to the plates.
void OdinStage::endHand(const HandOverEvent &event, const odin::View &after, const std::vector<CardSet> &left)
{
    if (animator().durationFactor() <= 0)
        return;
    MomentFacts end;
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
        openHandsOneByOne(left, TableMoment::handOpens(0), TableMoment::handOpens(1) - TableMoment::handOpens(0));
    celebrate(end);
}

void OdinStage::celebrate(const MomentFacts &facts)
{
    TableMoment::Table table{cloth(), valhalla_, {}, {}};
    for (int seat = 0; seat < players(); ++seat) {
        table.seats.push_back(this->seat(seat));
        table.from.push_back(pointsStart(seat));
    }
    auto *moment = new TableMoment(cache(), table, facts, layout(), theme());
    scene().addItem(moment);
    animator().drive(moment, 0, moment->length(), [moment](qreal progress) {
        moment->setTime(progress * moment->length());
        if (progress >= 1)
            discard(moment);
    });
}

} // namespace meadhall::ui
