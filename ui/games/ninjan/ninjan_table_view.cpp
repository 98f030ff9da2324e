#include "ui/games/ninjan/ninjan_table_view.h"

#include "engine/games/ninjan/throwing.h"
#include "ui/scene/latin_keys.h"
#include "ui/text/ninjan_words.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>

#include <algorithm>
#include <numeric>

namespace meadhall::ui {

namespace {

constexpr int kThrowIcon = 84; ///< of the big buttons of the throw, in logical pixels

} // namespace

NinjanTableView::NinjanTableView(Table &table, PixmapCache &cache, PeopleOf peopleOf, QWidget *parent)
    : TableView(table, cache, std::move(peopleOf), parent), stage_(tableScene(), cache, this),
      controller_(table, stage_, this), choose_(addButton(Glyph::Check))
{
    connect(choose_, &ButtonItem::clicked, &controller_, &NinjanController::confirm);
    connect(&controller_, &NinjanController::pileAdvised, this,
            [this](int pile) { keyboard().goTo(stage_.piles().ground(pile)); });
    begin();
}

NinjanTableView::~NinjanTableView()
{
    // Items that are still on their way must not call back into what is gone.
    stage_.animator().finishAll();
}

QString NinjanTableView::confirmText() const { return tr("&Choose the selected card", "menu entry"); }

void NinjanTableView::rebuild(int seat, const Events &seen)
{
    ninjan::View view(seat);
    for (const Event &event : seen)
        view.tell(event);
    stage_.rebuild(view, names(), looks());
    controller_.setView(view, names());
    later([this] { offerThrow(); });
}

void NinjanTableView::present(const Event &event)
{
    const ninjan::View before = view();
    ninjan::View after = before;
    after.tell(event);
    stage_.show(event, before, after);
    const QStringList lines = NinjanWords::log(event, before, names());
    if (!lines.isEmpty())
        controller_.setLastLine(lines.last());
    controller_.setView(after, names());
    later([this] { offerThrow(); });
}

/// All cards of a round are resolved without anybody being asked, unless a pile is to be chosen.
int NinjanTableView::readingTime(const Event &event) const
{
    if (std::holds_alternative<RevealEvent>(event) || std::holds_alternative<ThrowEvent>(event))
        return longReadingTime();
    if (std::holds_alternative<ResolveEvent>(event)) {
        const bool last = view().board().phase != ninjan::Phase::Resolve;
        return std::max(last ? longReadingTime() : pace(), leastReadingTime());
    }
    return std::holds_alternative<DealEvent>(event) ? pace() : 0;
}

TableLayout NinjanTableView::makeLayout(QSizeF size, int players, int tools, bool watching) const
{
    return layoutNinjan(size, players, tools, layoutDirection(), watching);
}

void NinjanTableView::placeOwn(const TableLayout &layout) { put(choose_, layout.play); }

void NinjanTableView::refreshOwn()
{
    using ninjan::Phase;
    const Phase phase = view().board().phase;
    choose_->setVisible(choose_->isVisible() && (phase == Phase::Choose || phase == Phase::Resolve));
    choose_->setEnabled(controller_.canConfirm());
    choose_->setStrong(controller_.canConfirm());
    const Card card = controller_.selected();
    const bool shown = card != kNoCard && !controller_.refusing() && !controller_.advising();
    if (shown) {
        bubble()->setContents(number(ninjan::numberOf(card)), NinjanWords::bubble(view(), card));
        bubble()->setLit(true);
    }
    placeBubble(shown);
}

KeyboardPlace::Things NinjanTableView::thingsInMiddle() const { return stage_.thingsInMiddle(choosesInMiddle()); }

/// Among them the piles that the keyboard goes past while one is to be chosen: what they are worth is heard all the
/// same.
KeyboardPlace::Things NinjanTableView::otherThings() const
{
    KeyboardPlace::Things things{stage_.track(), stage_.legend()};
    things.insert(things.end(), stage_.openCards().begin(), stage_.openCards().end());
    for (int pile = 0; pile < ninjan::kPiles && choosesInMiddle(); ++pile)
        if (!ninjan::has(stage_.piles().lit(), pile))
            things.push_back(stage_.piles().ground(pile));
    return things;
}

QString NinjanTableView::nameOfOwn(const QGraphicsObject *thing) const
{
    if (thing == stage_.track())
        return NinjanWords::trackTold(view(), names());
    if (thing == stage_.legend())
        return NinjanWords::beatsTold();
    for (int pile = 0; pile < ninjan::kPiles; ++pile)
        if (thing == stage_.piles().ground(pile))
            return NinjanWords::pileTold(view(), pile, ninjan::has(stage_.piles().lit(), pile));
    const auto *item = qobject_cast<const CardItem *>(thing);
    if (!item)
        return {};
    for (int seat = 0; seat < stage_.players(); ++seat)
        if (stage_.chosen(seat) == item)
            return NinjanWords::chosenTold(names(), seat, item->card(), item->isFaceDown());
    return NinjanWords::heldTold(item->card(), item->card() == controller_.selected());
}

QString NinjanTableView::selectionTold() const
{
    const Card card = controller_.selected();
    return card == kNoCard ? QString() : NinjanWords::bubble(view(), card);
}

bool NinjanTableView::canPress(const QGraphicsObject *thing) const
{
    const auto *pile = qobject_cast<const PileItem *>(thing);
    return pile ? pile->state() == PileItem::State::Lit : TableView::canPress(thing);
}

void NinjanTableView::press(QGraphicsObject *thing)
{
    controller_.hurry();
    if (auto *pile = qobject_cast<PileItem *>(thing))
        pile->click();
    else
        TableView::press(thing);
}

void NinjanTableView::retranslateOwn()
{
    choose_->setLabel(tr("Choose", "button: the selected card"));
    stage_.piles().showSums(view().board());
    stage_.track()->update(); // it writes its figures as it is painted
}

QString NinjanTableView::gameOverTitle() const { return NinjanWords::winner(view(), names()); }

QWidget *NinjanTableView::ranking()
{
    const ninjan::Board &board = view().board();
    std::vector<int> seats(static_cast<std::size_t>(view().players()));
    std::iota(seats.begin(), seats.end(), 0);
    const auto points = [&board](int seat) { return board.points[static_cast<std::size_t>(seat)]; };
    const int winner = view().winners().front();
    // Of the tied, whoever won the throw stands first.
    std::stable_sort(seats.begin(), seats.end(), [&](int a, int b) {
        return points(a) != points(b) ? points(a) > points(b) : a == winner && b != winner;
    });
    std::vector<PointsRow> rows;
    for (int seat : seats) {
        const int cards = board.taken[static_cast<std::size_t>(seat)].count();
        rows.push_back({seat, {number(cards), number(points(seat))}, seat == winner});
    }
    return pointsTable({tr("Cards won", "column of points: how many"), tr("Points", "column of points")}, rows);
}

/// By rounds.
TableView::Course NinjanTableView::course() const
{
    Course course;
    for (const ninjan::View::Turn &turn : view().turns()) {
        course.points.resize(static_cast<std::size_t>(turn.round),
                             std::vector<int>(static_cast<std::size_t>(view().players())));
        course.points.back()[static_cast<std::size_t>(turn.seat)] += ninjan::sumOf(turn.taken);
    }
    return course;
}

/// Whoever is tied throws: three big buttons.
void NinjanTableView::offerThrow()
{
    const std::vector<Asked> asked = table().asked();
    const int seat = view().seat();
    if (view().ownAsk() != Ask::Throw || std::find(asked.begin(), asked.end(), Asked{seat, Ask::Throw}) == asked.end())
        return;
    openPanel([this, seat] {
        panel()->setTitle(NinjanWords::throwTitle(view(), names()));
        panel()->setBody(throwButtons(seat));
    });
}

/// The shortcuts of the buttons know the digits 1 to 3 alone; other scripts have others.
void NinjanTableView::keyPressEvent(QKeyEvent *event)
{
    const int digit = panel()->isVisible() ? typedDigit(*event) : -1;
    const auto such = panel()->findChildren<QPushButton *>(QStringLiteral("throw%1").arg(digit - 1));
    const auto shown = std::find_if(such.begin(), such.end(), [](const QPushButton *one) { return one->isVisible(); });
    if (shown != such.end())
        (*shown)->click();
    else
        TableView::keyPressEvent(event);
}

QWidget *NinjanTableView::throwButtons(int seat)
{
    auto *body = new QWidget;
    auto *grid = new QGridLayout(body);
    grid->setHorizontalSpacing(14);
    for (int symbol = 0; symbol < ninjan::kSuits; ++symbol) {
        const ArtKey key = ninjanThrowArt(symbol, theme());
        auto *button = new QPushButton(body);
        button->setObjectName(QStringLiteral("throw%1").arg(symbol));
        button->setAutoDefault(true);
        button->setIcon(QPixmap::fromImage(renderArt(key.at(QSizeF(kThrowIcon, kThrowIcon), devicePixelRatioF()))));
        button->setIconSize({kThrowIcon, kThrowIcon});
        button->setShortcut(QKeySequence(Qt::Key_1 + symbol));
        const QString name = NinjanWords::suit(static_cast<ninjan::Suit>(symbol));
        button->setAccessibleName(name);
        connect(button, &QPushButton::clicked, this, [this, seat, symbol] {
            panel()->hide(); // and not closed: this button is still being clicked
            setFocus();
            table().answer(seat, ninjan::ownThrow(table().players(), seat, static_cast<ninjan::Suit>(symbol)));
        });
        //: under a button of the throw; %1: rock, paper or scissors, %2: the digit that throws it
        auto *label = new QLabel(tr("%1 (%2)").arg(name, number(symbol + 1)), body);
        grid->addWidget(button, 0, symbol);
        grid->addWidget(label, 1, symbol, Qt::AlignCenter);
    }
    return body;
}

} // namespace meadhall::ui
