#include "ui/games/odin/odin_table_view.h"

#include "engine/games/odin/set.h"
#include "ui/text/table_words.h"

#include <QPushButton>

#include <algorithm>
#include <numeric>

namespace meadhall::ui {

OdinTableView::OdinTableView(Table &table, PixmapCache &cache, PeopleOf peopleOf, QWidget *parent)
    : TableView(table, cache, std::move(peopleOf), parent), stage_(tableScene(), cache, this),
      controller_(table, stage_, this), play_(addButton(Glyph::Play)), pass_(addButton(Glyph::Pass))
{
    connect(play_, &ButtonItem::clicked, &controller_, &OdinController::confirm);
    connect(pass_, &ButtonItem::clicked, &controller_, &OdinController::pass);
    connect(&controller_, &OdinController::pickUpAdvised, this, [this](Card card) {
        if (keyboard().thing()) // the mouse needs no mark besides the card's own
            keyboard().goTo(stage_.tableSet().item(card));
    });
    connect(&table, &Table::handsShown, this, [this](const std::vector<CardSet> &hands) {
        later([this, hands] {
            stage_.showOpenHands(hands, eye());
            refreshSeats();
        });
    });
    connect(&table, &Table::waitingToDeal, this, [this] { later([this] { showHandOver(); }); });
    begin();
}

OdinTableView::~OdinTableView()
{
    // Items that are still on their way must not call back into what is gone.
    stage_.animator().finishAll();
}

QString OdinTableView::confirmText() const { return tr("P&lay selected cards", "menu entry"); }

void OdinTableView::rebuild(int seat, const Events &seen)
{
    odin::View view(seat);
    for (const Event &event : seen)
        view.tell(event);
    stage_.rebuild(view, names(), looks());
    if (const std::vector<CardSet> open = table().openHands(); !open.empty()) {
        stage_.showOpenHands(open, seat);
        stage_.refreshSeats(view);
    }
    controller_.setView(view, names());
}

void OdinTableView::present(const Event &event)
{
    if (std::holds_alternative<HandEvent>(event))
        closePanel();
    const odin::View before = view();
    odin::View after = before;
    after.tell(event);
    stage_.show(event, before, after);
    const QStringList lines = OdinWords::log(event, before, names());
    controller_.setLastLine(lines.isEmpty() || std::holds_alternative<HandOverEvent>(event) ? QString() : lines.last());
    controller_.setView(after, names());
}

int OdinTableView::readingTime(const Event &event) const
{
    if (std::holds_alternative<HandOverEvent>(event))
        return longReadingTime();
    const auto *play = std::get_if<PlayEvent>(&event);
    const auto *pass = std::get_if<PassEvent>(&event);
    const bool others = (play && play->seat != eye()) || (pass && pass->seat != eye());
    return others ? leastReadingTime() : 0; // the table's own pace is enough for who has played before
}

void OdinTableView::placeOwn(const TableLayout &layout)
{
    put(play_, layout.play);
    put(pass_, layout.pass);
}

void OdinTableView::refreshOwn()
{
    const bool confirms = controller_.canConfirm();
    play_->setEnabled(confirms);
    play_->setStrong(confirms);
    play_->setLabel(controller_.playsAll() ? tr("Play all", "button: the whole hand at once")
                                           : tr("Play", "button: the selected cards"));
    pass_->setEnabled(controller_.canPass());
    pass_->setStrong(controller_.mustPass());
    const CardSet selection = stage_.hand().selection();
    const bool shown = !selection.empty() && !stage_.choosing() && !controller_.refusing() && !controller_.advising();
    if (shown) {
        const QString value = odin::isSet(selection) ? number(odin::valueOf(selection)) : QString();
        bubble()->setContents(value, OdinWords::bubble(view(), selection));
        bubble()->setLit(controller_.canPlay());
    }
    placeBubble(shown);
}

void OdinTableView::retranslateOwn()
{
    pass_->setLabel(tr("Pass", "button"));
    stage_.retranslate(view());
}

KeyboardPlace::Things OdinTableView::thingsInMiddle() const { return stage_.thingsInMiddle(); }

KeyboardPlace::Things OdinTableView::otherThings() const
{
    return {stage_.openCards().begin(), stage_.openCards().end()};
}

QString OdinTableView::nameOfOwn(const QGraphicsObject *thing) const
{
    const auto *item = qobject_cast<const CardItem *>(thing);
    if (!item)
        return stage_.isValhalla(thing) ? OdinWords::valhallaTold(view()) : OdinWords::middleTold(view(), names());
    const Card card = item->card();
    if (card == kNoCard)
        return TableWords::faceDown();
    if (stage_.isWaiting(item))
        return OdinWords::waitingTold(card);
    const auto &lying = stage_.tableSet().items();
    if (stage_.choosing() && std::find(lying.begin(), lying.end(), item) != lying.end())
        return OdinWords::choosableTold(card);
    return stage_.hand().item(card) == item ? OdinWords::heldTold(card, stage_.hand().selection())
                                            : OdinWords::told(card);
}

QString OdinTableView::selectionTold() const { return OdinWords::selectionTold(view(), stage_.hand().selection()); }

void OdinTableView::typeDigit(int digit)
{
    if (digit > 0) // there is no 0
        controller_.selectNumber(digit);
}

void OdinTableView::rightClicked(QPointF scenePos)
{
    if (stage_.isMiddle(scenePos) && controller_.canPass())
        controller_.pass();
}

QString OdinTableView::gameOverTitle() const
{
    const auto &winners = view().winners();
    const int total = view().totals()[static_cast<std::size_t>(winners.front())];
    return OdinWords::winners(winners, countsDown() ? view().rules().target - total : total, names());
}

/// Everybody's points of the last hand and of the game; by seat, or from the best to the worst.
TableView::Course OdinTableView::course() const
{
    Course course;
    for (const auto &hand : view().handPoints())
        course.points.emplace_back(hand.begin(), hand.begin() + view().players());
    course.target = view().rules().target;
    return course;
}

QWidget *OdinTableView::pointsBy(bool ranking) const
{
    const auto &totals = view().totals(), &winners = view().winners();
    std::vector<int> seats(static_cast<std::size_t>(view().players()));
    std::iota(seats.begin(), seats.end(), 0);
    if (ranking)
        std::stable_sort(seats.begin(), seats.end(), [&](int a, int b) {
            return totals[static_cast<std::size_t>(a)] < totals[static_cast<std::size_t>(b)];
        });
    std::vector<PointsRow> rows;
    for (int seat : seats) {
        const auto index = static_cast<std::size_t>(seat);
        const int points = view().handPoints().empty() ? 0 : view().handPoints().back()[index];
        const int total = countsDown() ? view().rules().target - totals[index] : totals[index];
        const bool best = std::find(winners.begin(), winners.end(), seat) != winners.end();
        rows.push_back({seat, {signedNumber(countsDown() ? -points : points), number(total)}, best});
    }
    return pointsTable(
        {tr("Hand %1", "column of points").arg(number(view().handNumber())), tr("Total", "column of points")}, rows);
}

void OdinTableView::showHandOver()
{
    openPanel([this] {
        panel()->setTitle(tr("Hand %1 is over", "title").arg(number(view().handNumber())));
        panel()->setBody(pointsBy(false));
        QPushButton *next = panel()->addButton(tr("Next hand", "button"), QStringLiteral("nextHand"));
        connect(next, &QPushButton::clicked, this, [this] {
            panel()->hide();
            setFocus();
            table().nextHand();
        });
    });
}

} // namespace meadhall::ui
