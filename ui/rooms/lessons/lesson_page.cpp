// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/lessons/lesson_page.h"

#include "engine/core/seat_of.h"
#include "engine/core/to_index.h"
#include "engine/table/seat.h"
#include "ui/base/graphics/theme.h"
#include "ui/base/settings/settings.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/follow_changes.h"
#include "ui/base/widgets/layouts.h"
#include "ui/base/widgets/style.h"
#include "ui/table/games/games.h"
#include "ui/table/ninjan/ninjan_table_game.h"
#include "ui/table/odin/odin_table_game.h"
#include "ui/table/scene/card_item.h"
#include "ui/table/seats/seat_presentation.h"
#include "ui/table/table_settings.h"
#include "ui/table/table_view.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QPushButton>
#include <QtMath>

#include <algorithm>
#include <optional>
#include <utility>

namespace meadhall::ui {

namespace {

/// Minimum time of an opponent's move in ms, slow enough for beginners to follow.
constexpr int kLessonPace = 1200;
/// Time of a learner in seconds: for a word, and beside reading for a move and for an explanation.
constexpr double kLessonWord = 0.27, kLessonMove = 6, kLessonNext = 1.5;

/// Maximum width in logical pixels; longer lines are hard to read.
constexpr int kWidestPlate = 712;
constexpr int kLeastLane = 120;     ///< px
constexpr qreal kRaisedCard = 1.32; ///< from the hand's middle to the top of a selected card, in widths of a card

constexpr qreal kBesidePlate = 12; ///< px between the plate and what stands beside it

} // namespace

/// The table as a lesson sees it, whichever game is played there.
class LessonTable {
public:
    virtual ~LessonTable() = default;
    LessonTable(const LessonTable &) = delete;
    LessonTable &operator=(const LessonTable &) = delete;

    TableView &view() const { return *view_; }

    /// Returns true if a move is the wanted one, or its beginning.
    static bool fits(const Event &wanted, const Event &move, bool whole)
    {
        const auto *play = std::get_if<PlayEvent>(&wanted), *made = std::get_if<PlayEvent>(&move);
        return !whole && play && made ? play->cards == made->cards : wanted == move;
    }
    /// The keys for what is to be done, as a sentence.
    /// @param pickingUp the play is made, and its pick-up has yet to be chosen
    static QString keysFor(const Event &wanted, bool pickingUp)
    {
        if (std::holds_alternative<PassEvent>(wanted))
            //: Lesson: how to pass with the keyboard
            return QCoreApplication::translate("Lesson", "By keyboard: press P.");
        if (const auto *resolved = std::get_if<ResolveEvent>(&wanted))
            //: Lesson: how to take a pile with the keyboard; %1: its number
            return QCoreApplication::translate("Lesson", "By keyboard: press %1.").arg(number(resolved->pile + 1));
        const auto *play = std::get_if<PlayEvent>(&wanted);
        if (play && play->cards.count() > 1 && !pickingUp)
            //: Lesson: how to play several cards with the keyboard
            return QCoreApplication::translate("Lesson", "By keyboard: arrows and Space, then Enter.");
        //: Lesson: how to play, choose or pick up a card with the keyboard
        return QCoreApplication::translate("Lesson", "By keyboard: arrows, then Enter.");
    }

    /// Returns true if the position shown waits for a move of the learner.
    virtual bool asks() const = 0;
    /// Returns true if Enter or the large button would make the wanted move.
    virtual bool isReady(const Event &wanted) const = 0;
    /// The items to use next: cards, a pile, a button.
    virtual std::vector<QGraphicsObject *> meant(const Event &wanted) const = 0;
    /// Selects the cards that the wanted move needs, or brings the keyboard to the card or pile to take.
    /// @return false if there are no cards to select
    virtual bool select(const Event &wanted) = 0;
    /// Highlights what is meant the way the table highlights it.
    /// @param dims cards that are not meant are darkened
    virtual void mark(const Event *wanted, bool dims) = 0;
    /// The place of a part of the table, in scene coordinates; empty for About::Nothing.
    QRectF placeOf(LessonStep::About about) const
    {
        const TableLayout &layout = view().stage().layout();
        switch (about) {
        case LessonStep::About::Hand:
            return {layout.hand.middle - QPointF(1, layout.hand.card), QSizeF(2, 2 * layout.hand.card)};
        case LessonStep::About::FirstPile:
            return pilePlace(0);
        case LessonStep::About::SecondPile:
            return pilePlace(1);
        case LessonStep::About::Middle:
            return layout.cloth;
        case LessonStep::About::Nothing:
            break;
        }
        return {};
    }
    /// Greatest width of a plate in the middle of the lane.
    virtual qreal widestPlate() const = 0;

protected:
    explicit LessonTable(std::unique_ptr<TableView> view) : view_(std::move(view)) {}
    /// The place of a pile, in scene coordinates; empty in a game without piles.
    virtual QRectF pilePlace(int) const { return {}; }

private:
    std::unique_ptr<TableView> view_;
};

namespace {

class OdinLessonTable : public LessonTable {
public:
    explicit OdinLessonTable(std::unique_ptr<TableView> view) : LessonTable(std::move(view)) {}

    bool asks() const override { return table().view().ownTurn(); }

    bool isReady(const Event &wanted) const override
    {
        const auto *play = std::get_if<PlayEvent>(&wanted);
        const CardSet selection = table().stage().hand().selection();
        return play && table().controller().canConfirm() && (selection == play->cards || selection.empty());
    }

    std::vector<QGraphicsObject *> meant(const Event &wanted) const override
    {
        const auto *play = std::get_if<PlayEvent>(&wanted);
        if (!play)
            return {table().game().passButton()};
        if (isReady(wanted))
            return {table().game().playButton()};
        std::vector<QGraphicsObject *> cards;
        if (table().stage().choosing())
            cards.push_back(table().stage().tableSet().item(play->take));
        else
            for (Card card : play->cards - table().stage().hand().selection())
                cards.push_back(table().stage().hand().item(card));
        return cards;
    }

    bool select(const Event &wanted) override
    {
        const auto *play = std::get_if<PlayEvent>(&wanted);
        if (play && table().stage().choosing())
            table().keyboard().goTo(table().stage().tableSet().item(play->take));
        const bool may = play && !table().controller().isHalfway();
        if (may)
            table().stage().hand().select(play->cards);
        return may;
    }

    void mark(const Event *wanted, bool dims) override
    {
        const auto *play = wanted ? std::get_if<PlayEvent>(wanted) : nullptr;
        table().game().playButton()->setHighlighted(wanted && isReady(*wanted));
        table().game().passButton()->setHighlighted(wanted && !play && table().controller().canPass());
        if (play && dims)
            table().stage().hand().setPlayable(play->cards);
        if (play && table().stage().choosing())
            table().stage().tableSet().setAdvised(play->take);
    }

    qreal widestPlate() const override { return table().laneRect().width(); }

private:
    OdinTableView &table() const { return static_cast<OdinTableView &>(view()); }
};

class NinjanLessonTable : public LessonTable {
public:
    explicit NinjanLessonTable(std::unique_ptr<TableView> view) : LessonTable(std::move(view)) {}

    bool asks() const override { return table().view().mayChoose() || table().controller().choosesFromMiddle(); }

    bool isReady(const Event &wanted) const override
    {
        const auto *choice = std::get_if<ChooseEvent>(&wanted);
        return choice && table().controller().selected() == choice->card;
    }

    std::vector<QGraphicsObject *> meant(const Event &wanted) const override
    {
        if (const auto *resolved = std::get_if<ResolveEvent>(&wanted))
            return {table().stage().piles().ground(resolved->pile)};
        if (isReady(wanted))
            return {table().game().chooseButton()};
        return {table().stage().hand().item(std::get<ChooseEvent>(wanted).card)};
    }

    bool select(const Event &wanted) override
    {
        if (const auto *resolved = std::get_if<ResolveEvent>(&wanted))
            table().keyboard().goTo(table().stage().piles().ground(resolved->pile));
        const auto *choice = std::get_if<ChooseEvent>(&wanted);
        if (choice)
            table().stage().hand().select(CardSet::of(choice->card));
        return choice;
    }

    void mark(const Event *wanted, bool) override
    {
        table().game().chooseButton()->setHighlighted(wanted && isReady(*wanted));
    }

    QRectF pilePlace(int pile) const override
    {
        const PileItem *ground = table().stage().piles().ground(pile);
        return ground->mapRectToScene(ground->area());
    }

    /// The chosen card and the picture of what beats what stand at the ends of the lane, or below it.
    qreal widestPlate() const override
    {
        const NinjanLayout &places = table().stage().places();
        const TableLayout &layout = table().stage().layout();
        qreal half = layout.message.width() / 2;
        const CardPlace &own = places.chosen.front();
        const QSizeF card = QSizeF(own.card, 1.8 * own.card) * 1.2;
        for (const QRectF &beside :
             {QRectF(own.centre - QPointF(card.width(), card.height()) / 2, card), places.legend})
            if (beside.top() < layout.message.bottom())
                half = std::min(
                    half, std::max(layout.size.width() / 2 - beside.right(), beside.left() - layout.size.width() / 2)
                              - kBesidePlate);
        return 2 * half;
    }

private:
    NinjanTableView &table() const { return static_cast<NinjanTableView &>(view()); }
};

/// @param table,cache must outlive the result
std::unique_ptr<LessonTable> makeLessonTable(Game game, Table &table, PixmapCache &cache, QWidget *parent)
{
    std::unique_ptr<TableView> view(gameInfo(game).makeView(table, cache, peopleOf, parent));
    if (game == Game::Ninjan)
        return std::make_unique<NinjanLessonTable>(std::move(view));
    return std::make_unique<OdinLessonTable>(std::move(view));
}

} // namespace

/// An opponent of a lesson. Plays the events of the script that are its own, each only after the learner has read what
/// comes before.
class ScriptedSeat : public Seat {
    Q_OBJECT

public:
    ScriptedSeat(LessonPage &lesson, int seat) : lesson_(&lesson), seat_(seat)
    {
        connect(&lesson, &LessonPage::proceeded, this, &ScriptedSeat::play);
        // Several seats may be asked at once; each waits for its place in the script. Queued: the table is at work.
        connect(&lesson.table(), &Table::changed, this, &ScriptedSeat::play, Qt::QueuedConnection);
    }

    bool human() const override { return false; }
    void onEvent(const Event &) override {}
    void ask(RequestKind, quint64 requestId) override
    {
        ticket_ = requestId;
        play();
    }
    void stop() override { ticket_.reset(); }

private:
    void play()
    {
        if (!ticket_ || !lesson_)
            return;
        const Events &script = lesson_->course().script;
        const std::size_t next = lesson_->table().record().size();
        if (next >= script.size() || seatOf(script[next]) != seat_ || !lesson_->opponentsMayPlay())
            return;
        Q_EMIT answered(*std::exchange(ticket_, std::nullopt), script[next], Fault::None);
    }

    QPointer<LessonPage> lesson_; ///< null once it is left: a table deletes its seats later
    int seat_;
    std::optional<quint64> ticket_;
};

LessonPage::LessonPage(Settings &settings, Game game, QWidget *parent)
    : QWidget(parent), settings_(settings), course_(courseOf(game)), game_(makeLessonTable(game, table_, cache_, this)),
      panel_(new LessonPanel(&game_->view()))
{
    setObjectName(QStringLiteral("lesson"));
    table_.setSeatMaker([this](int seat) { return std::make_unique<ScriptedSeat>(*this, seat); });
    newColumn(-1, this)->addWidget(&tableView());
    setFocusProxy(&tableView());
    connectView();
    followTableSettings(settings_, this, [this] { applySettings(); });
    connect(&settings_.pace, &AnySetting::changed, this, &LessonPage::applySettings);
    applySettings();
    followChanges(this, {QEvent::LanguageChange, QEvent::FontChange}, [this] {
        remark_.clear(); // it is in the previous language
        measuredFor_ = {};
        updatePanel();
        Q_EMIT stepChanged();
    });
}

LessonPage::~LessonPage()
{
    tableView().disconnect(this); // it goes before the rest
    table_.close();
}

TableView &LessonPage::tableView() { return game_->view(); }

void LessonPage::connectView()
{
    TableView &view = tableView();
    view.installEventFilter(this);
    view.viewport()->installEventFilter(this);
    view.controller().setMoveFilter([this](const Event &move, bool whole) { return acceptsMove(move, whole); });
    // The regular hint suggests the best move instead of the scripted one.
    view.hintButton()->disconnect(&view.controller());
    connect(view.hintButton(), &ButtonItem::clicked, this, &LessonPage::showMove);
    view.setSpeaksEvents(true);
    connect(&view, &TableView::viewpointChanged, this, &LessonPage::takeOver);
    connect(&view, &TableView::eventShown, this, [this] {
        const std::size_t next = toIndex(step_) + 1;
        if (next < course_.steps.size() && course_.steps[next].events == shown())
            enter(static_cast<int>(next));
        else
            updatePanel();
    });
    connect(&view, &TableView::stateChanged, this, &LessonPage::updatePanel);
    connect(&view, &TableView::sortChanged, this, [this](Hand::Sort sort) { settings_.sortOrder.set(sort); });
    connect(&view.controller(), &TableController::said, this, [this](const QString &words) {
        remark_ = words;
        updatePanel();
    });
    connect(panel_, &LessonPanel::proceeded, this, &LessonPage::proceed);
    connect(panel_->play(), &QPushButton::clicked, this, &LessonPage::realGameRequested);
    connect(panel_->again(), &QPushButton::clicked, this, [this] { goTo(0); });
}

void LessonPage::applySettings()
{
    applyTableSettings(tableView(), settings_);
    const int pace = settings_.pace() == 0 ? 0 : std::max(kLessonPace, settings_.pace());
    table_.setPace(pace);
    tableView().setPace(pace, pace);
    light({}); // in the colours of the theme
    updatePanel();
}

std::size_t LessonPage::shown() const { return game_->view().presenter().shownEvents(); }

bool LessonPage::atEnd() const { return current().kind == LessonStep::Kind::Ends; }

/// Returns true if the game waits until the current explanation has been read.
bool LessonPage::readsFirst() const { return current().kind == LessonStep::Kind::Explains && !read_; }

/// Returns true if the next step asks for a move without anything happening before.
bool LessonPage::asksAfterReading() const
{
    return toIndex(step_) + 1 < course_.steps.size() && course_.steps[toIndex(step_) + 1].events == current().events;
}

bool LessonPage::opponentsMayPlay() const
{
    if (!table_.hasGame())
        return false;
    const auto after = course_.steps.subspan(toIndex(step_) + (readsFirst() ? 0 : 1));
    const auto stop = std::find_if(after.begin(), after.end(),
                                   [](const LessonStep &step) { return step.kind == LessonStep::Kind::Explains; });
    return stop == after.end() || table_.record().size() < stop->events;
}

const Event *LessonPage::wanted() const
{
    const bool now = table_.hasGame() && current().events == shown() && table_.record().size() == shown();
    return now && game_->asks() ? course_.wanted(step_) : nullptr;
}

/// Accepts a move only if it is the scripted one; otherwise shows a remark.
/// @param whole the move is complete, including the card to pick up
bool LessonPage::acceptsMove(const Event &move, bool whole)
{
    if (readsFirst() && asksAfterReading())
        proceed();
    const Event *scripted = course_.wanted(step_);
    const bool fits =
        scripted && table_.record().size() == current().events && LessonTable::fits(*scripted, move, whole);
    remark_.clear();
    if (fits)
        return true;
    const auto &remarks = current().remarks;
    const auto found = std::find_if(remarks.begin(), remarks.end(), [&](const LessonRemark &remark) {
        return !remark.fits || remark.fits(move, whole);
    });
    if (found != remarks.end())
        remark_ = lessonText(found->words);
    updatePanel();
    // Cards that are not asked for would stand in the way of those that are.
    const auto *asked = scripted ? std::get_if<PlayEvent>(scripted) : nullptr;
    const bool deselects = !asked || !(tableView().stage().hand().selection() - asked->cards).empty();
    const QString said = remark_.isEmpty() ? QString() : remark_ + QLatin1Char(' ') + contents().keys;
    QMetaObject::invokeMethod(
        this,
        [this, said, deselects] { // after the selection, which is announced from the event loop as well
            tableView().announcer().announce(said);
            if (deselects)
                tableView().stage().hand().select(CardSet());
        },
        Qt::QueuedConnection);
    return false;
}

void LessonPage::goTo(int step)
{
    step_ = step;
    const auto events = static_cast<std::ptrdiff_t>(current().events);
    table_.resume({course_.script.begin(), course_.script.begin() + events}); // gives the focus to what is asked for
    updatePanel();
}

void LessonPage::stepBack()
{
    int before = step_ - 1;
    while (before > 0 && course_.steps[toIndex(before)].kind == LessonStep::Kind::Watches)
        --before;
    if (before >= 0)
        goTo(before);
}

/// The position was set, by goTo() or by taking a move back.
void LessonPage::takeOver() { enter(current().events == shown() ? step_ : course_.stepAfter(shown())); }

void LessonPage::enter(int step)
{
    step_ = step;
    if (motionFactor() > 0) // else no key is meant for a motion
        panel_->inputDelay().start();
    read_ = false;
    remark_.clear();
    tableView().presenter().setHeld(readsFirst());
    updatePanel();
    Q_EMIT stepChanged();
}

void LessonPage::proceed()
{
    if (!readsFirst())
        return;
    tableView().controller().skipAnimations();
    if (asksAfterReading()) {
        enter(step_ + 1);
        return;
    }
    read_ = true;
    updatePanel();
    tableView().presenter().setHeld(false);
    Q_EMIT proceeded();
}

void LessonPage::leaveOrCancel()
{
    const TableStage &stage = tableView().stage();
    if (tableView().controller().isHalfway() || stage.dragging() || !stage.hand().selection().empty())
        tableView().controller().cancel();
    else
        Q_EMIT leaveRequested();
}

/// Shows the scripted move: selects its cards, which highlights the button. What is highlighted already is only said
/// again.
void LessonPage::showMove()
{
    if (readsFirst() && asksAfterReading())
        proceed();
    const Event *move = wanted();
    if (!move || !game_->select(*move))
        announce(contents());
}

bool LessonPage::event(QEvent *event)
{
    // Keys of the lesson come before shortcuts of the window, which are for its own table.
    if (event->type() == QEvent::ShortcutOverride && handles(*static_cast<QKeyEvent *>(event))) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

/// Handles the keys of the lesson before the table handles them as game keys.
bool LessonPage::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress || event->type() == QEvent::MouseButtonPress)
        for (const auto &glow : glows_)
            if (glow)
                glow->finish();
    if (watched == &tableView() && event->type() == QEvent::KeyPress && tableView().hasFocus())
        if (pressed(*static_cast<QKeyEvent *>(event)))
            return true;
    return QWidget::eventFilter(watched, event);
}

/// As in every room, but the table would take the arrow for itself.
bool LessonPage::leadsBack(const QKeyEvent &event) const
{
    const Qt::Key back = layoutDirection() == Qt::RightToLeft ? Qt::Key_Right : Qt::Key_Left;
    return event.key() == back && event.modifiers() == Qt::AltModifier;
}

bool LessonPage::handles(const QKeyEvent &event) const
{
    const bool plain = !(event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    const int key = event.key();
    return event.key() == Qt::Key_Escape || leadsBack(event) || event.matches(QKeySequence::HelpContents)
           || event.matches(QKeySequence::Undo)
           || (plain && (key == Qt::Key_P || key == Qt::Key_H || key == Qt::Key_S || key == Qt::Key_N));
}

bool LessonPage::pressed(const QKeyEvent &event)
{
    const bool goesOn = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter || event.key() == Qt::Key_Space;
    const int key = event.key();
    if (goesOn && readsFirst()) {
        if (!panel_->inputDelay().blocks(event))
            proceed();
        return true;
    }
    if (!handles(event))
        return false;
    if (event.key() == Qt::Key_Escape)
        leaveOrCancel();
    else if (leadsBack(event))
        Q_EMIT leaveRequested();
    else if (event.matches(QKeySequence::HelpContents))
        Q_EMIT rulesRequested();
    else if (event.matches(QKeySequence::Undo))
        tableView().controller().undo();
    else if (key == Qt::Key_P)
        tableView().controller().pass();
    else if (key == Qt::Key_H)
        showMove();
    else if (key == Qt::Key_S)
        tableView().cycleSort();
    return true;
}

void LessonPage::keyPressEvent(QKeyEvent *event)
{
    if (!pressed(*event))
        QWidget::keyPressEvent(event);
}

QString LessonPage::timeLeft() const
{
    double seconds = 0;
    for (const LessonStep &step : course_.steps.subspan(toIndex(step_))) {
        const QString words =
            lessonText(step.words) + QLatin1Char(' ') + lessonText(step.pickUpWords ? step.pickUpWords : "");
        seconds += kLessonWord * static_cast<double>(words.split(QLatin1Char(' '), Qt::SkipEmptyParts).size())
                   + (step.kind == LessonStep::Kind::Asks ? kLessonMove : kLessonNext);
    }
    const int minutes = std::max(1, qRound(seconds / 60));
    return atEnd() ? QString() : tr("about %Ln minute(s) left", "how long the lesson still takes", minutes);
}

/// A step as it is said while nothing has been done yet, or before the pick-up is chosen.
LessonPanel::Contents LessonPage::contentsOf(int step, bool pickingUp) const
{
    using Asks = LessonPanel::Asks;
    const LessonStep &one = course_.steps[toIndex(step)];
    LessonPanel::Contents contents;
    contents.words = lessonText(pickingUp && one.pickUpWords ? one.pickUpWords : one.words);
    if (const Event *move = course_.wanted(step))
        contents.keys = LessonTable::keysFor(*move, pickingUp);
    contents.asks = one.kind == LessonStep::Kind::Ends       ? Asks::End
                    : one.kind == LessonStep::Kind::Explains ? Asks::Next
                                                             : Asks::Nothing;
    contents.step = course_.number(step);
    contents.steps = course_.count();
    return contents;
}

LessonPanel::Contents LessonPage::contents() const
{
    const bool answered = current().kind == LessonStep::Kind::Asks && table_.record().size() > current().events;
    const bool pickedUp = answered && current().pickUpWords; // until the table shows it
    LessonPanel::Contents contents = contentsOf(step_, pickedUp || game_->view().controller().isHalfway());
    contents.remark = remark_;
    if (contents.asks == LessonPanel::Asks::Next && !readsFirst())
        contents.asks = LessonPanel::Asks::Nothing;
    return contents;
}

void LessonPage::updatePanel()
{
    if (!table_.hasGame())
        return;
    const LessonPanel::Contents now = contents();
    const bool other = now.asks != panel_->asks();
    if (other && panel_->isAncestorOf(focusWidget()))
        tableView().setFocus(); // before the focused button is hidden
    panel_->say(now);
    place();
    if (other && now.asks != LessonPanel::Asks::Nothing) // Enter presses the button that continues
        (now.asks == LessonPanel::Asks::Next ? panel_->next() : panel_->play())->setFocus();
    if (std::exchange(announcedWords_, now.words) != now.words)
        announce(now);
    mark();
}

/// One announcement, with what is to be done.
void LessonPage::announce(const LessonPanel::Contents &contents)
{
    const QString enter = contents.asks == LessonPanel::Asks::Next
                              ? tr("Press Enter to continue.", "said by a screen reader")
                              : contents.keys;
    tableView().announcer().announce(enter.isEmpty() ? contents.words : contents.words + QLatin1Char(' ') + enter);
}

/// Highlights what to use next. Everything else stays usable.
void LessonPage::mark()
{
    const Event *move = readsFirst() ? nullptr : wanted();
    game_->mark(move, settings_.dimsUnplayable());
    light(move ? game_->meant(*move) : std::vector<QGraphicsObject *>{});
}

void LessonPage::light(const std::vector<QGraphicsObject *> &meant)
{
    for (const auto &glow : glows_)
        if (glow && std::find(meant.begin(), meant.end(), glow->parentObject()) == meant.end())
            delete glow;
    std::erase_if(glows_, [](const auto &glow) { return !glow; });
    const Palette &colours = paletteOf(tableView().theme());
    for (QGraphicsObject *one : meant) {
        if (!one)
            continue;
        const auto lit =
            std::find_if(glows_.begin(), glows_.end(), [one](const auto &glow) { return glow->parentObject() == one; });
        if (lit != glows_.end()) {
            (*lit)->fit();
            continue;
        }
        glows_.emplace_back(new LessonGlow(one, colours.gold, colours.woodGap));
        glows_.back()->breathe(tableView().stage().animator().durationFactor());
    }
}

/// The lane fits the longest text, so that the table does not move from step to step.
void LessonPage::measure()
{
    TableView &view = tableView();
    if (std::exchange(measuredFor_, view.viewport()->size()) == view.viewport()->size())
        return;
    if (view.lane() == 0)
        view.setLane(kLeastLane);
    for (int pass = 0; pass < 2; ++pass) { // what stands beside the plate moves with the lane
        plateWidth_ = std::min(grown(kWidestPlate), qRound(game_->widestPlate()));
        plateHeight_ = kLeastLane;
        for (int step = 0; step < static_cast<int>(course_.steps.size()); ++step)
            for (const bool pickingUp : {false, true})
                if (course_.steps[toIndex(step)].kind != LessonStep::Kind::Ends)
                    plateHeight_ = std::max(plateHeight_, panel_->heightFor(contentsOf(step, pickingUp), plateWidth_));
        view.setLane(plateHeight_);
    }
}

/// A remark takes the room of the value of the selection below the lane first, and the end of the lesson the place of
/// the empty hand.
void LessonPage::place()
{
    measure();
    panel_->layout()->invalidate();
    const int pointer = LessonPanel::kPointer;
    const int height = std::max(plateHeight_, panel_->layout()->totalHeightForWidth(plateWidth_) - 2 * pointer);
    const QRectF lane = tableView().laneRect();
    const FanPlace &hand = tableView().stage().layout().hand;
    const qreal raised = hand.middle.y() - hand.card * kRaisedCard;
    const int below = atEnd() ? height : std::max(0, qFloor(raised - lane.bottom()));
    const int top = qRound(lane.bottom()) - height + std::min(height - plateHeight_, below);
    panel_->setGeometry((tableView().width() - plateWidth_) / 2, top - pointer, plateWidth_, height + 2 * pointer);
    panel_->pointTo(remark_.isEmpty() || top > lane.top() - 1 ? spokenOf()
                                                              : QRectF()); // it would cover the set's value
    ValueBubbleItem *bubble = tableView().bubble();
    if (!remark_.isEmpty() && bubble->sceneBoundingRect().intersects(panel_->geometry()))
        bubble->hide(); // what was tried has its remark
}

/// The place that the words are about, in coordinates of the view.
QRectF LessonPage::spokenOf() const
{
    const Event *move = readsFirst() ? nullptr : wanted();
    const bool chosen = move && (game_->isReady(*move) || game_->view().controller().isHalfway());
    if (move && !chosen && current().about == LessonStep::About::Hand)
        for (const QGraphicsObject *one : game_->meant(*move))
            if (one)
                return one->mapRectToScene(one->shape().boundingRect());
    return game_->placeOf(chosen && current().about == LessonStep::About::Hand ? LessonStep::About::Nothing
                                                                               : current().about);
}

} // namespace meadhall::ui

#include "lesson_page.moc"
