// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/odin/odin_table_game.h"

#include "engine/core/card_set.h"
#include "engine/core/to_index.h"
#include "engine/core/view_after.h"
#include "engine/games/games.h"
#include "engine/games/odin/set.h"
#include "engine/games/ranked.h"
#include "engine/players/same_deal.h"
#include "ui/base/graphics/colour_chip.h"
#include "ui/base/graphics/small_picture.h"
#include "ui/base/graphics/text_painting.h"
#include "ui/base/text/button_text.h"
#include "ui/base/text/odin_text.h"
#include "ui/base/text/table_text.h"
#include "ui/base/widgets/card_fan.h"
#include "ui/base/widgets/celebration.h"
#include "ui/base/widgets/glyph_icon.h"
#include "ui/table/face_widget.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

#include <algorithm>
#include <utility>

namespace meadhall::ui {

namespace {

constexpr int kPicture = 42;
constexpr qreal kWidestPictures = 3.4; ///< in pictures

QString inWords(const std::vector<Card> &cards)
{
    CardSet set;
    for (Card card : cards)
        set.add(card);
    return OdinText::cards(set, OdinText::Case::Nominative);
}

/// The cards themselves, side by side, overlapping where there are many.
QWidget *cardPictures(PixmapCache &cache, const std::vector<Card> &cards, Theme theme, CardLook look)
{
    auto *row = new CardFan(cache, CardFan::Shape::Row, nullptr);
    row->setAccessibleName(inWords(cards));
    row->setCards(cardArts(Game::Odin, cards, theme, look));
    const auto gaps = static_cast<qreal>(cards.size()) - 1;
    row->setRow(kPicture, gaps < 1 ? 0 : std::min(1.06, (kWidestPictures - 1) / gaps));
    row->setFixedSize(row->sizeHint());
    return row;
}

/// A chip for each card, in rows.
/// @param cards in reading order, at least one
QWidget *cardChips(const std::vector<Card> &cards, Theme theme, CardLook look)
{
    constexpr int kHeight = 17, kWidth = 29, kApart = 4, kInRow = 5; // px
    const auto paint = [cards, theme, look](QPainter &painter, const QRectF &rect, QIcon::Mode, QIcon::State) {
        for (int i = 0; i < static_cast<int>(cards.size()); ++i)
            drawCardChip(painter,
                         QRectF(rect.left() + i % kInRow * (kWidth + kApart),
                                rect.top() + i / kInRow * (kHeight + kApart), kWidth, kHeight),
                         odinChip(cards[toIndex(i)], theme, look), tableFont(12.5, true), theme);
    };
    const int count = static_cast<int>(cards.size()), rows = (count + kInRow - 1) / kInRow;
    const QSize size(std::min(count, kInRow) * (kWidth + kApart) - kApart, rows * (kHeight + kApart) - kApart);
    auto *label = new QLabel;
    label->setAccessibleName(inWords(cards));
    label->setFixedSize(size);
    setPicture(label, paintedIcon(paint), size);
    return label;
}

} // namespace

OdinTableGame::OdinTableGame(TableView &view)
    : TableGame(view), stage_(view.tableScene(), view.cache(), this), controller_(view.table(), stage_, this),
      play_(view.addButton(Glyph::Play)), pass_(view.addButton(Glyph::Pass))
{
    connect(play_, &ButtonItem::clicked, &controller_, &OdinController::confirm);
    connect(pass_, &ButtonItem::clicked, &controller_, &OdinController::pass);
    connect(&controller_, &OdinController::pickUpAdvised, this, [this](Card card) {
        if (tableView().keyboard().element()) // with the mouse, the highlight of the card is enough
            tableView().keyboard().goTo(stage_.tableSet().item(card));
    });
    connect(&stage_.deckPlaque()->details(), &DeckDetails::copyRequested, this, &OdinTableGame::copyDeal);
    connect(&view.table(), &Table::handsShown, this, [this](const std::vector<CardSet> &hands) {
        left_ = hands;
        whenIdle([this, hands] {
            stage_.showOpenHands(hands, tableView().viewpoint());
            refreshSeats();
        });
    });
    connect(&view.table(), &Table::waitingToDeal, this, [this] { whenIdle([this] { showHandOver(); }); });
}

void OdinTableGame::rebuild(int seat, const Events &seen)
{
    const auto view = viewAfter<odin::View>(seen, seat);
    left_.clear();
    stage_.rebuild(view);
    if (const std::vector<CardSet> open = tableView().table().openHands(); !open.empty()) {
        stage_.showOpenHands(open, seat);
        stage_.refreshSeats(view);
    }
    controller_.setView(view);
    showDeckFacts();
}

/// Lines about the deck, and the number of the deal.
QStringList OdinTableGame::deckLines() const
{
    QStringList lines = OdinText::deckLines(view().rules());
    if (const auto game = gameEvent()) {
        const auto edition = odin::editionOf(*game, tableView().countsDown());
        lines.push_back(tr("Edition: %1", "said of the deck by a screen reader").arg(OdinText::edition(edition)));
        lines += TableText::gameLines(*game);
        if (game->deal)
            lines.push_back(tr("Enter copies the deal number", "said of the deck by a screen reader"));
    }
    return lines;
}

std::optional<GameEvent> OdinTableGame::gameEvent() const
{
    const Table &table = tableView().table();
    if (table.record().empty())
        return std::nullopt;
    GameEvent game = std::get<GameEvent>(table.record().front());
    game.deal = players::visibleDeal(game, table.gameOver());
    return game;
}

/// The same for the eyes.
void OdinTableGame::showDeckFacts()
{
    const auto game = gameEvent();
    if (!game)
        return;
    DeckFacts facts;
    facts.title = OdinText::deckTitle(view().rules());
    facts.out = OdinText::deckNotes(view().rules()).join(QStringLiteral(" · "));
    const auto edition = odin::editionOf(*game, tableView().countsDown());
    facts.rows = {{tr("Edition", "label of the details of the deck"), OdinText::edition(edition)},
                  {tr("Points limit", "label of the details of the deck: points that end the game"),
                   number(view().rules().target)}};
    if (game->deal)
        facts.rows.push_back(
            {tr("Deal number", "label of the details of the deck: its number"), dealNumber(*game->deal)});
    facts.copies = game->deal.has_value();
    stage_.deckPlaque()->details().setFacts(facts);
}

/// To the clipboard; what was done is said and shown.
void OdinTableGame::copyDeal()
{
    const auto game = gameEvent();
    if (!game || !game->deal)
        return;
    QGuiApplication::clipboard()->setText(QString::number(*game->deal));
    stage_.deckPlaque()->details().setCopied(ButtonText::copied());
    tableView().announcer().announce(TableText::dealNumberCopied());
}

void OdinTableGame::showEvent(const Event &event)
{
    const bool over = std::holds_alternative<HandOverEvent>(event);
    if (std::holds_alternative<HandEvent>(event))
        tableView().panels().close();
    const odin::View before = view();
    odin::View after = before;
    after.apply(event);
    if (const auto *hand = std::get_if<HandEvent>(&event); hand && hand->position)
        stage_.rebuild(after);
    else
        stage_.show(event, before, after, over ? handsLeft(after) : std::vector<CardSet>{});
    if (over && tableView().names().own >= 0 && after.count(tableView().names().own) == 0)
        Celebration::begin(&tableView(), Celebration::Size::Small);
    const QStringList lines = OdinText::log(event, before, tableView().names());
    controller_.setLastLine(lines.isEmpty() || over ? QString() : lines.last());
    controller_.setView(after);
    if (std::holds_alternative<GameOverEvent>(event))
        showDeckFacts(); // the deal may be known now
}

/// Returns the cards left in the hands. The table may report it later than the event, or be in another hand by now.
std::vector<CardSet> OdinTableGame::handsLeft(const odin::View &after)
{
    for (const std::vector<CardSet> &hands : {std::exchange(left_, {}), tableView().table().openHands()}) {
        bool same = static_cast<int>(hands.size()) == after.players();
        for (int seat = 0; seat < after.players() && same; ++seat)
            same = hands[toIndex(seat)].count() == after.count(seat);
        if (same)
            return hands;
    }
    return {};
}

int OdinTableGame::readingTime(const Event &event) const
{
    if (std::holds_alternative<HandOverEvent>(event))
        return tableView().longReadingTime();
    const auto *play = std::get_if<PlayEvent>(&event);
    const auto *pass = std::get_if<PassEvent>(&event);
    const bool others =
        (play && play->seat != tableView().viewpoint()) || (pass && pass->seat != tableView().viewpoint());
    // After the first games minReadingTime() is 0: then the pace of the table is enough.
    return others ? tableView().minReadingTime() : 0;
}

void OdinTableGame::placeButtons(const TableLayout &layout)
{
    tableView().put(play_, layout.play);
    tableView().put(pass_, layout.pass);
}

void OdinTableGame::refresh()
{
    stage_.setUnhurried(tableView().minReadingTime() > 0);
    const bool confirms = controller_.canConfirm();
    play_->setEnabled(confirms);
    play_->setHighlighted(confirms);
    play_->setLabel(controller_.playsAll() ? tr("Play all", "button: the whole hand at once")
                                           : tr("Play", "button: the selected cards"));
    pass_->setEnabled(controller_.canPass());
    pass_->setHighlighted(controller_.mustPass() || controller_.advisesPass());
    const CardSet selection = stage_.hand().selection();
    const bool shown = !selection.empty() && !stage_.choosing() && !controller_.refusing() && !controller_.advising();
    if (shown) {
        const QString value = odin::isSet(selection) ? number(odin::valueOf(selection)) : QString();
        tableView().bubble()->setContents(value, OdinText::bubble(view(), selection));
        tableView().bubble()->setLit(controller_.canPlay());
    }
    tableView().placeBubble(shown);
}

void OdinTableGame::retranslate()
{
    pass_->setLabel(tr("Pass", "button"));
    stage_.retranslate(view());
    showDeckFacts();
}

void OdinTableGame::focusMoved(const QGraphicsObject *element)
{
    stage_.beatenPile()->setFocused(element == stage_.beatenPile());
    stage_.deckPlaque()->setFocused(element == stage_.deckPlaque());
}

KeyboardNavigator::TableElements OdinTableGame::otherElements() const
{
    return {stage_.openCards().begin(), stage_.openCards().end()};
}

QString OdinTableGame::nameOf(const QGraphicsObject *element) const
{
    const auto *item = qobject_cast<const CardItem *>(element);
    if (element == stage_.deckPlaque())
        return TableText::describe(deckLines());
    if (element == stage_.beatenPile())
        return OdinText::describeBeaten(view(), tableView().names());
    if (!item)
        return stage_.isValhalla(element) ? OdinText::describeDiscardPile(view())
                                          : OdinText::describeMiddle(view(), tableView().names());
    const Card card = item->card();
    if (card == kNoCard)
        return TableText::faceDown();
    const bool isShort = tableView().speech().isShort;
    if (stage_.isWaiting(item))
        return OdinText::describeWaiting(card, isShort);
    const auto &onTable = stage_.tableSet().items();
    if (stage_.choosing() && std::find(onTable.begin(), onTable.end(), item) != onTable.end())
        return OdinText::describeChoosable(card, isShort);
    return stage_.hand().item(card) == item ? OdinText::describeHeld(card, stage_.hand().selection(), isShort)
                                            : OdinText::describe(card, isShort);
}

/// Why cards are refused is announced next.
QString OdinTableGame::spokenSelection() const
{
    return OdinText::spokenSelection(view(), stage_.hand().selection(), !controller_.refusing());
}

QString OdinTableGame::gameOverTitle() const
{
    const auto &winners = view().winners();
    return OdinText::winners(winners, shownTotal(winners.front()), tableView().names());
}

int OdinTableGame::shownTotal(int seat) const
{
    const int total = view().totals()[toIndex(seat)];
    return tableView().countsDown() ? view().rules().target - total : total;
}

/// Points of the last hand and of the game, best first; after a hand with what was left in the hands.
QWidget *OdinTableGame::pointsBy(bool lastHand) const
{
    const auto &totals = view().totals(), &winners = view().winners();
    const std::vector<int> none(totals.size(), 0);
    const std::vector<int> &points = view().handPoints().empty() ? none : view().handPoints().back();
    const std::vector<CardSet> left = lastHand ? tableView().table().openHands() : std::vector<CardSet>{};
    const bool isOneHand = view().rules().target == 1;
    const int most = *std::max_element(totals.begin(), totals.end());
    std::vector<TablePanels::PointsRow> rows;
    for (const int seat : ranked(Game::Odin, totals.size(), lastHand ? points : totals)) {
        const auto index = toIndex(seat);
        const bool won = std::find(winners.begin(), winners.end(), seat) != winners.end();
        TablePanels::PointsRow row{
            seat,
            {signedNumber(tableView().countsDown() ? -points[index] : points[index]), number(shownTotal(seat))},
            lastHand ? view().count(seat) == 0 : won};
        row.rank = lastHand ? 0 : placeOf(Game::Odin, totals, winners, seat);
        // In a game of one hand everybody gets beyond the target.
        if (const int full = std::max(view().rules().target, isOneHand ? most : 0); full > 0)
            row.share = std::clamp(shownTotal(seat) / static_cast<qreal>(full), 0.0, 1.0);
        if (index < left.size() && !left[index].empty())
            row.more = cardChips(odin::asRead(left[index]), tableView().theme(), stage_.cardLook());
        rows.push_back(row);
    }
    return tableView().panels().pointsTable({TableText::hand(view().handNumber()), TableText::total()}, rows,
                                            lastHand ? tr("Left in hand", "column: cards") : QString());
}

void OdinTableGame::showHandOver()
{
    const auto title = [this] { return tr("Hand %1 is over", "title").arg(number(view().handNumber())); };
    const auto fill = [this, title] {
        int out = 0;
        while (out + 1 < view().players() && view().count(out) > 0)
            ++out;
        const bool roomy = tableView().panels().roomy();
        auto *face = new FaceWidget(tableView().cache(), stage_.seat(out)->portrait(), roomy ? 76 : 44);
        face->setGolden(true);
        tableView().panel()->setTitle(OdinText::goesOut(out, tableView().names()));
        auto *last = roomy ? cardPictures(tableView().cache(), odin::asRead(view().board().table), tableView().theme(),
                                          stage_.cardLook())
                           : nullptr;
        tableView().panel()->setHead(face, title(), last);
        tableView().panel()->setBody(pointsBy(true));
        tableView().panel()->setButtonsInRow(true);
        QPushButton *next = tableView().panel()->addButton(tr("Next hand", "button"), QStringLiteral("nextHand"));
        connect(next, &QPushButton::clicked, this, [this] {
            tableView().panel()->hide();
            tableView().setFocus();
            tableView().table().nextHand();
        });
    };
    tableView().panels().open(fill, false, tableView().panels().standings()); // that it is over has been said
}

} // namespace meadhall::ui
