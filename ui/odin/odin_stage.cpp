#include "odin/odin_stage.h"

#include "odin/set.h"
#include "scene/z_values.h"

#include <algorithm>

namespace meadhall::ui {

namespace {

/// The own cards: by colour and then number, or by number and then colour, low to high.
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
    : QObject(parent), scene_(scene), cache_(cache), hand_(animator_, odinCardBefore, this), tableSet_(animator_, this),
      cloth_(new ClothItem(cache)), valhalla_(new ValhallaItem(cache)), chip_(new ValueChipItem(cache))
{
    scene_.addItem(cloth_);
    scene_.addItem(valhalla_);
    scene_.addItem(chip_);
    cloth_->setZValue(z::kCloth);
    valhalla_->setZValue(z::kValhalla);
    chip_->setZValue(z::kChip);
    chip_->hide();
}

SeatItem *OdinStage::seat(int seat) const
{
    return seats_.at(static_cast<std::size_t>(seat));
}

int OdinStage::placeOf(int seat) const
{
    const int n = static_cast<int>(seats_.size());
    return n ? (seat - eye_ + n) % n : 0;
}

void OdinStage::setTheme(Theme theme)
{
    theme_ = theme;
    for (QGraphicsItem *item : scene_.items()) {
        if (auto *card = dynamic_cast<CardItem *>(item))
            card->setFace(card->card() == kNoCard ? odinBackArt(theme) : odinCardArt(card->card(), theme));
        if (auto *piece = dynamic_cast<TableItem *>(item))
            piece->setTheme(theme);
    }
}

void OdinStage::setLayout(const TableLayout &layout)
{
    layout_ = layout;
    animator_.finishAll();
    cloth_->setPos(layout.cloth.center());
    cloth_->setSize(layout.cloth.size());
    valhalla_->setPos(layout.valhalla.center());
    valhalla_->setDiameter(layout.valhalla.width());
    chip_->setHeight(std::clamp(28 * layout.unit, 24.0, 90.0));
    chip_->setPos(layout.chip);
    hand_.setPlace(layout.hand);
    hand_.arrange(false);
    tableSet_.setPlace(layout);
    tableSet_.arrange(false);
    placeWaiting(false);
    placeSeats();
    if (!openHands_.empty())
        showOpenHands(std::vector<CardSet>(openHands_), eye_);
}

void OdinStage::makeSeats(int players)
{
    while (static_cast<int>(seats_.size()) > players) {
        delete seats_.back();
        seats_.pop_back();
    }
    while (static_cast<int>(seats_.size()) < players) {
        auto *item = new SeatItem(cache_);
        item->setZValue(z::kSeat);
        item->setTheme(theme_);
        scene_.addItem(item);
        seats_.push_back(item);
    }
    thinking_.assign(seats_.size(), false);
}

void OdinStage::placeSeats()
{
    for (int seat = 0; seat < static_cast<int>(seats_.size()); ++seat) {
        const auto place = static_cast<std::size_t>(placeOf(seat));
        if (place >= layout_.seats.size())
            continue;
        const SeatPlace &where = layout_.seats[place];
        SeatItem *item = this->seat(seat);
        item->setDiameter(where.diameter);
        item->setMirrored(where.mirrored);
        item->setTextWidth(where.plaque - where.diameter * 0.3);
        item->setPos(where.centre);
    }
}

CardItem *OdinStage::makeCard(Card card)
{
    auto *item = new CardItem(cache_, card, odinCardArt(card, theme_));
    item->setTheme(theme_);
    scene_.addItem(item);
    return item;
}

CardItem *OdinStage::makeBack()
{
    auto *item = new CardItem(cache_, kNoCard, odinBackArt(theme_));
    item->setTheme(theme_);
    scene_.addItem(item);
    return item;
}

void OdinStage::clearCards()
{
    animator_.finishAll();
    for (CardItem *item : hand_.takeAll())
        delete item;
    for (CardItem *item : tableSet_.takeAll())
        delete item;
    for (CardItem *item : std::exchange(waiting_, {}))
        delete item;
    clearOpenHands();
}

void OdinStage::clearOpenHands()
{
    for (CardItem *item : std::exchange(open_, {}))
        delete item;
    openHands_.clear();
}

void OdinStage::rebuild(const odin::View &view, const Names &names, const std::vector<SeatLook> &looks)
{
    clearCards();
    names_ = names;
    looks_ = looks;
    eye_ = std::max(0, view.seat());
    makeSeats(view.players());
    placeSeats();
    if (view.handNumber() > 0) {
        for (Card card : view.hand())
            hand_.add(makeCard(card));
        std::vector<CardItem *> table;
        for (Card card : byValue(view.board().table))
            table.push_back(makeCard(card));
        tableSet_.lay(table, false);
    }
    hand_.arrange(false);
    refreshSeats(view);
    updateChip(view);
}

void OdinStage::setPeople(const Names &names, const std::vector<SeatLook> &looks)
{
    names_ = names;
    looks_ = looks;
}

void OdinStage::refreshSeats(const odin::View &view)
{
    for (int seat = 0; seat < view.players(); ++seat) {
        SeatItem *item = this->seat(seat);
        const auto index = static_cast<std::size_t>(seat);
        const SeatLook look = index < looks_.size() ? looks_[index] : SeatLook{};
        const bool turn = view.handRunning() && view.board().turn == seat;
        const QString action = view.handRunning() ? OdinWords::lastAction(view, seat) : QString();
        const auto &winners = view.winners();
        const bool won = std::find(winners.begin(), winners.end(), seat) != winners.end();
        const auto &turns = view.turns();
        const auto last = std::find_if(turns.rbegin(), turns.rend(), [seat](const auto &t) { return t.seat == seat; });
        const bool passed = !action.isEmpty() && last != turns.rend() && last->move.isPass();
        item->setName(names_.isOwn(seat) ? OdinWords::you() : names_.seats.value(seat));
        const bool ownTurn = turn && names_.isOwn(seat);
        item->setLine(ownTurn ? OdinWords::yourTurn() : action.isEmpty() ? look.idleLine : action);
        item->setPortrait(look.portrait);
        item->setToolTip(OdinWords::knownCards(view, seat));
        item->setCount(view.handNumber() > 0 ? number(view.count(seat)) : QString());
        const int total = view.totals().empty() ? 0 : view.totals()[index];
        item->setPoints(number(countDown_ ? view.rules().target - total : total));
        item->setTurn(turn);
        std::optional<Glyph> badge;
        if (won)
            badge = Glyph::Winner;
        else if (thinking_[index])
            badge = Glyph::Thinking;
        else if (passed && !turn)
            badge = Glyph::Pass;
        item->setBadge(badge);
    }
}

void OdinStage::setThinking(int seat, bool thinking)
{
    if (static_cast<std::size_t>(seat) < thinking_.size())
        thinking_[static_cast<std::size_t>(seat)] = thinking;
}

void OdinStage::updateChip(const odin::View &view)
{
    const CardSet table = view.handNumber() > 0 ? view.board().table : CardSet{};
    chip_->setVisible(!table.empty());
    if (!table.empty())
        chip_->setText(number(odin::valueOf(table)));
}

void OdinStage::show(const Event &event, const odin::View &before, const odin::View &after)
{
    animator_.finishAll();
    if (const auto *hand = std::get_if<HandEvent>(&event)) {
        deal(*hand);
    } else if (const auto *play = std::get_if<PlayEvent>(&event)) {
        this->play(*play, before);
    } else if (std::holds_alternative<PassEvent>(event) && after.board().table.empty()) {
        int delay = 120;
        for (CardItem *item : tableSet_.takeAll())
            raise(item, delay += 40);
    }
    refreshSeats(after);
    updateChip(after);
}

void OdinStage::showOpenHands(const std::vector<CardSet> &hands, int own)
{
    clearOpenHands();
    openHands_ = hands;
    for (int seat = 0; seat < static_cast<int>(hands.size()); ++seat) {
        if (seat == own && hand_.cards() == hands[static_cast<std::size_t>(seat)])
            continue;
        const std::vector<Card> cards = byValue(hands[static_cast<std::size_t>(seat)]);
        const SeatPlace &place = layout_.seats[static_cast<std::size_t>(placeOf(seat))];
        const qreal step = layout_.openCard * 0.52;
        const int n = static_cast<int>(cards.size());
        for (int i = 0; i < n; ++i) {
            CardItem *item = makeCard(cards[static_cast<std::size_t>(i)]);
            item->setCardWidth(layout_.openCard);
            item->setPos(place.openHand + QPointF((i - (n - 1) / 2.0) * step, 0));
            item->setZValue(z::kOpenHand + 0.01 * i);
            open_.push_back(item);
        }
    }
}

void OdinStage::beginChoosing(CardSet cards)
{
    orderBefore_ = hand_.order();
    for (Card card : byValue(cards))
        waiting_.push_back(hand_.take(card));
    placeWaiting(true);
    hand_.arrange();
    tableSet_.setChoosing(true);
    chip_->hide();
}

void OdinStage::placeWaiting(bool animated)
{
    const int n = static_cast<int>(waiting_.size());
    for (int i = 0; i < n; ++i) {
        CardItem *item = waiting_[static_cast<std::size_t>(i)];
        const FanSlot slot = tableSet_.waitingSlot(i, n);
        item->resizeInPlace(tableSet_.cardWidth());
        item->setZValue(z::kHand - 1 + 0.01 * i);
        Motion motion{slot.centre, slot.rotation};
        motion.duration = animated ? motion.duration : 0;
        animator_.move(item, motion);
    }
    if (!animated)
        animator_.finishAll();
}

void OdinStage::cancelChoosing()
{
    for (CardItem *item : std::exchange(waiting_, {}))
        hand_.add(item);
    hand_.setOrder(orderBefore_);
    tableSet_.setChoosing(false);
    chip_->setVisible(!tableSet_.items().empty());
    hand_.arrange();
}

bool OdinStage::isMiddle(QPointF scenePos) const
{
    return cloth_->contains(cloth_->mapFromScene(scenePos));
}

bool OdinStage::isHand(QPointF scenePos) const
{
    return scenePos.y() > layout_.hand.middle.y() - layout_.hand.card * 1.15;
}

void OdinStage::lightMiddle(qreal lit)
{
    cloth_->setLit(lit);
}

} // namespace meadhall::ui
