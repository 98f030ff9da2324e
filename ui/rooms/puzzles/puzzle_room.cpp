// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/puzzles/puzzle_room.h"

#include "engine/ai/personas.h"
#include "engine/clock/clock.h"
#include "engine/players/chair.h"
#include "engine/record/seat_record.h"
#include "engine/review/judge/judge.h"
#include "ui/base/graphics/verdict_sign.h"
#include "ui/base/settings/settings.h"
#include "ui/base/text/review_text.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/follow_changes.h"
#include "ui/base/widgets/layouts.h"
#include "ui/base/widgets/style.h"
#include "ui/rooms/puzzles/puzzle_store.h"
#include "ui/rooms/puzzles/puzzle_text.h"
#include "ui/table/games/games.h"
#include "ui/table/replay/replay_view.h"
#include "ui/table/seats/past_game_text.h"
#include "ui/table/seats/seat_presentation.h"
#include "ui/table/table_settings.h"

#include <QKeyEvent>
#include <QPushButton>
#include <QTimer>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace meadhall::ui {

namespace {

constexpr double kUnknownLoss = -1; ///< of a wrong answer of a pack, of which only the least loss is known
constexpr int kPanelBelow = 190;    ///< height of the panel below the table
constexpr int kRowShown = 11;       ///< puzzles solved in a row

/// Personas sit on the other chairs of a pack's puzzle, the same ones each time.
GameEvent seated(GameEvent game, int seat, const std::string &id)
{
    std::size_t persona = 0;
    for (const char letter : id)
        persona = persona * 31 + static_cast<unsigned char>(letter);
    game.chairs.clear();
    for (std::size_t i = 0; i < game.seats.size(); ++i) {
        players::Chair chair;
        chair.human = static_cast<int>(i) == seat;
        chair.level = players::Level::Master;
        chair.unnamed = chair.human ? 1 : 0;
        if (!chair.human)
            chair.persona = players::kPersonas[(persona + i) % players::kPersonas.size()].id;
        game.chairs.push_back(players::textOf(chair));
    }
    return game;
}

} // namespace

PuzzleRoom::PuzzleRoom(PuzzleStore &store, Settings &settings, PixmapCache &cache, const PuzzleWish &wish,
                       QWidget *parent)
    : Room(parent), store_(store), settings_(settings), cache_(cache), panel_(new PuzzlePanel(cache, this)),
      sides_(new QBoxLayout(QBoxLayout::LeftToRight))
{
    setObjectName(QStringLiteral("puzzle"));
    sides_->setSpacing(0);
    sides_->addWidget(panel_);
    body()->addLayout(sides_, 1);
    connectPanel();
    followTableSettings(settings_, this, [this] { applySettings(); });
    connect(&Clock::instance(), &Clock::dayChanged, this, [this] {
        if (isOpen())
            retranslate(); // says of which day a game is, and in how many a mistake comes back
    });
    if (find(wish))
        open();
    followChanges(this, {QEvent::LanguageChange, QEvent::PaletteChange}, [this] {
        if (isOpen())
            retranslate();
    });
}

/// The view refers to the table, which would be gone before the children.
PuzzleRoom::~PuzzleRoom()
{
    judging_.cancel();
    table_.disconnect(this);
    marks_.clear();
    delete view_;
}

bool PuzzleRoom::find(const PuzzleWish &wish)
{
    if (wish.from == PuzzleWish::From::Mistakes) {
        for (const puzzle::OwnMistake *one : store_.openMistakes())
            if (one->puzzle.id == wish.id) {
                puzzle_ = one->puzzle;
                before_ = one->before;
            }
    } else {
        for (const auto &pack : store_.packs())
            for (const puzzle::Puzzle &one : pack)
                if (one.id == wish.id) {
                    puzzle_ = one;
                    puzzle_->seen.front() = seated(one.gameEvent(), one.seat, one.id);
                    before_ = record::completedRecord(puzzle_->seen, one.seat);
                }
    }
    if (!puzzle_ || puzzle_->id != wish.id)
        return false;
    wish_ = wish;
    return true;
}

void PuzzleRoom::open()
{
    judging_.cancel();
    state_ = State::Asking;
    hints_ = 0;
    isSolved_ = !isOwnMistake() && store_.progress().isSolved(puzzle_->id);
    day_ = Clock::today();
    makeView();
    if (table_.replay(before_, puzzle_->seat) != Reason::None) {
        puzzle_.reset(); // a damaged pack: the room is not shown
        return;
    }
    view_->setTrying(true);
    retranslate();
    const TableAccessibility &access = view_->access();
    QStringList sentences{gameInfo(puzzle_->game()).name(), access.answer(Question::Table, true),
                          access.answer(Question::Turn, true)};
    if (isVisible()) // else it is the name of the room that is entered
        sentences.prepend(title());
    view_->announcer().announce(sentences.join(QLatin1Char('\n')));
}

Events PuzzleRoom::seenPosition() const
{
    Events seen = puzzle_->seen;
    std::get<GameEvent>(seen.front()).view = puzzle_->seat;
    return seen;
}

/// Each game has its own view.
void PuzzleRoom::makeView()
{
    if (view_) {
        table_.disconnect(this);
        marks_.clear();
        view_->detach();
        sides_->removeWidget(view_);
        view_->hide();
        view_->disconnect(this);
        delete view_;
    }
    table_.close(); // of the puzzle before, perhaps of the other game
    view_ = named(new ReplayView(puzzle_->game(), table_, cache_, peopleWithoutLevels, this), "puzzleTable");
    view_->installEventFilter(this);
    view_->hintButton()->disconnect(&view_->controller()); // its hint would be the answer
    connect(view_->hintButton(), &ButtonItem::clicked, this, &PuzzleRoom::hint);
    connect(&table_, &Table::tried, this, &PuzzleRoom::tried);
    sides_->insertWidget(0, view_, 1);
    applySettings();
}

void PuzzleRoom::connectPanel()
{
    connect(panel_->hintButton(), &QPushButton::clicked, this, &PuzzleRoom::hint);
    connect(panel_->showButton(), &QPushButton::clicked, this, &PuzzleRoom::showAnswer);
    connect(panel_->laterButton(), &QPushButton::clicked, this, &PuzzleRoom::openNext);
    connect(panel_->nextButton(), &QPushButton::clicked, this, &PuzzleRoom::openNext);
    connect(panel_->againButton(), &QPushButton::clicked, this, &PuzzleRoom::askAgain);
    connect(panel_->othersButton(), &QPushButton::clicked, this, &PuzzleRoom::askAgain);
}

void PuzzleRoom::applySettings()
{
    if (!view_)
        return;
    applyTableSettings(*view_, settings_);
    if (isOpen() && table_.hasGame())
        show();
}

QWidget *PuzzleRoom::first() { return view_ ? static_cast<QWidget *>(view_) : Room::first(); }

/// Keys of play work at the table; H helps.
bool PuzzleRoom::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != view_ || event->type() != QEvent::KeyPress)
        return Room::eventFilter(watched, event);
    const auto *press = static_cast<QKeyEvent *>(event);
    if (press->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))
        return Room::eventFilter(watched, event);
    const int key = press->key();
    TableController &controller = view_->controller();
    if (key == Qt::Key_H) {
        hint();
    } else if (key == Qt::Key_P) {
        controller.pass();
    } else if (key == Qt::Key_S) {
        view_->cycleSort();
    } else if (key == Qt::Key_Escape && !controller.isHalfway() && view_->stage().hand().selection().empty()) {
        goBack();
    } else {
        return Room::eventFilter(watched, event);
    }
    return true;
}

/// H helps from the buttons of the panel as well.
void PuzzleRoom::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_H && !(event->modifiers() & ~Qt::ShiftModifier))
        hint();
    else
        Room::keyPressEvent(event);
}

/// The panel stands beside the table, or below it in a small window.
void PuzzleRoom::arrange()
{
    if (const bool small = isInSmallWindow(); std::exchange(small_, small) != small) {
        sides_->setDirection(small ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
        panel_->setLow(small);
        panel_->setMinimumSize(0, 0);
        panel_->setMaximumSize(QWIDGETSIZE_MAX, QWIDGETSIZE_MAX);
    }
    if (small_)
        panel_->setFixedHeight(std::min(grown(kPanelBelow), bodyHeight() / 2));
    else
        panel_->setFixedWidth(panelWidth());
}

/// An answer at the table, which the rules allow.
void PuzzleRoom::tried(int seat, const Event &answer)
{
    if (seat != puzzle_->seat || state_ == State::Solved || state_ == State::Shown || state_ == State::Judging)
        return;
    const auto known = [&]() -> std::optional<puzzle::RatedAnswer> {
        for (const puzzle::RatedAnswer *one : ratedAnswers())
            if (one->answer == answer)
                return *one;
        return std::nullopt;
    }();
    if (known)
        conclude(*known, puzzle::tryOf(*puzzle_, *known));
    else if (puzzle_->grade == 0)
        judge(answer); // the review has compared two answers only
    else
        conclude({answer, 0, kUnknownLoss, 0}, puzzle::Try::Missed);
}

/// Those whose figures are known, the right ones first.
std::vector<const puzzle::RatedAnswer *> PuzzleRoom::ratedAnswers() const
{
    std::vector<const puzzle::RatedAnswer *> rated{&puzzle_->best};
    for (const puzzle::RatedAnswer &good : puzzle_->alsoGood)
        rated.push_back(&good);
    rated.push_back(&puzzle_->tempting);
    return rated;
}

/// By the judge of the review, as deep as there.
void PuzzleRoom::judge(const Event &answer)
{
    state_ = State::Judging;
    show();
    const auto think = [seen = puzzle_->seen, seat = puzzle_->seat, answer, game = puzzle_->game(),
                        players = puzzle_->players()](const std::stop_token &stop) {
        const auto decision = review::makeDecisionModel(seen, seat, answer);
        return review::judge(*decision, review::scaleOf(game), review::usualDepth(game, players), stop);
    };
    judging_.ask<review::Judgement>(think, [this, answer](const review::Judgement &judgement) {
        // Other deals have been sampled than for the answers known before: only the difference to the best one counts.
        const puzzle::RatedAnswer rated{answer, puzzle_->best.points + judgement.points - judgement.bestPoints,
                                        judgement.loss, judgement.lossCi95};
        const puzzle::Try outcome = puzzle::tryOf(*puzzle_, rated);
        if (outcome == puzzle::Try::Solved)
            puzzle_->alsoGood.push_back(rated);
        conclude(rated, outcome);
    });
}

void PuzzleRoom::conclude(const puzzle::RatedAnswer &answer, puzzle::Try outcome)
{
    const bool right = outcome == puzzle::Try::Solved;
    count(right);
    tried_ = answer;
    outcome_ = outcome;
    if (right) {
        state_ = State::Solved;
        isSolved_ = true;
        carryOut(answer.answer);
        view_->celebrate(daysInRow_ > 1 ? Celebration::Size::Large : Celebration::Size::Small);
    } else {
        state_ = State::NotYet;
        QTimer::singleShot(0, this, &PuzzleRoom::putBack); // the table is still in the middle of the answer
    }
    show();
    view_->announcer().announce(panel_->title() + QStringLiteral(". ") + panel_->words());
    panel_->focusNextStep();
}

/// Counts for the day on which the puzzle was opened, even if that is over.
void PuzzleRoom::count(bool solved)
{
    const std::string &id = puzzle_->id;
    const puzzle::Puzzle *daily = puzzle::dailyPuzzle(store_.packs(), day_);
    const bool isDaily = daily && daily->id == id;
    store_.change([&](puzzle::Progress &progress) {
        atFirstTry_ =
            isOwnMistake() ? progress.triedMistake(id, solved, day_) : progress.tried(id, solved, isDaily, day_);
    });
    daysInRow_ = isDaily && solved ? store_.progress().daysInRow(day_) : 0;
}

/// The cards glide back to the hand.
void PuzzleRoom::putBack()
{
    if (state_ != State::NotYet && state_ != State::Asking)
        return;
    marks_.clear();
    view_->glideOnRewind(puzzle_->seat);
    table_.showReplayed(before_, false);
    if (state_ != State::NotYet)
        return;
    review::Judgement doubtful; // what would be better stays open
    doubtful.best = PassEvent{puzzle_->seat};
    doubtful.verdict = review::Verdict::Doubtful;
    marks_.show(view_->stage().hand(), tried_.answer, doubtful, view_->theme());
}

void PuzzleRoom::carryOut(const Event &answer)
{
    marks_.clear(); // of what was tried before
    Events after = before_;
    after.push_back(answer);
    view_->setTrying(false);
    table_.showReplayed(after, true);
}

void PuzzleRoom::hint()
{
    if (state_ != State::Asking && state_ != State::NotYet)
        return;
    state_ = State::Asking;
    hints_ = std::min(hints_ + 1, 2);
    store_.change([this](puzzle::Progress &progress) {
        if (isOwnMistake())
            progress.hintedMistake(puzzle_->id, day_);
        else
            progress.hinted(puzzle_->id);
    });
    const auto *play = std::get_if<PlayEvent>(&puzzle_->best.answer);
    if (hints_ == 2 && play && puzzle_->kind != puzzle::Kind::PickUp && !view_->controller().isHalfway())
        view_->stage().hand().select(CardSet::of(play->cards.first()));
    view_->access().skipSelection();
    if (panel_->againButton()->hasFocus()) // which goes
        view_->setFocus();
    show();
    view_->announcer().announce(panel_->hintWords());
}

void PuzzleRoom::showAnswer()
{
    judging_.cancel();
    view_->controller().cancel();
    if (isOwnMistake())
        count(false);
    else
        store_.change([this](puzzle::Progress &progress) { progress.shown(puzzle_->id, day_); });
    state_ = State::Shown;
    tried_ = puzzle_->best;
    carryOut(puzzle_->best.answer);
    show();
    view_->announcer().announce(PuzzleText::answer(*puzzle_) + QStringLiteral(". ") + panel_->words());
    panel_->focusNextStep();
}

/// Asks the same puzzle again. After it has been solved, further answers do not count.
void PuzzleRoom::askAgain()
{
    judging_.cancel();
    state_ = State::Asking;
    view_->setTrying(true);
    putBack();
    show();
    view_->setFocus();
}

std::optional<PuzzleWish> PuzzleRoom::nextWish() const
{
    if (isOwnMistake()) {
        for (const puzzle::OwnMistake *one : store_.dueMistakes())
            if (one->puzzle.id != puzzle_->id)
                return PuzzleWish{PuzzleWish::From::Mistakes, one->puzzle.id};
        return std::nullopt;
    }
    const auto pack = store_.packOf(puzzle_->game(), puzzle_->grade);
    const auto here =
        std::find_if(pack.begin(), pack.end(), [&](const puzzle::Puzzle *one) { return one->id == puzzle_->id; });
    const puzzle::Puzzle *next = store_.nextIn(pack, here == pack.end() ? nullptr : *here);
    if (!next || next->id == puzzle_->id)
        return std::nullopt;
    return PuzzleWish{PuzzleWish::From::Pack, next->id};
}

void PuzzleRoom::openNext()
{
    const std::optional<PuzzleWish> next = nextWish();
    if (!next || !find(*next)) {
        Room::goBack();
        return;
    }
    open();
    if (!isOpen()) {
        Room::goBack();
        return;
    }
    view_->show();
    view_->setFocus();
}

void PuzzleRoom::show()
{
    panel_->setContents(contents());
    QString caption;
    if (state_ == State::NotYet)
        caption = puzzle_->kind == puzzle::Kind::Pile
                      ? tr("Not quite: have another look.", "at the table of a puzzle")
                      : tr("Not quite: your cards are back in your hand.", "at the table of a puzzle");
    else if (state_ == State::Solved)
        caption = tried_.answer == puzzle_->best.answer
                      ? tr("That is the best answer.", "at the table of a puzzle")
                      : tr("That is as good as the best answer.", "at the table of a puzzle");
    else if (state_ == State::Shown)
        caption = tr("This would have been the best answer.", "at the table of a puzzle");
    view_->setCaption(caption);
}

DecisionRow PuzzleRoom::rowOf(const QString &label, const puzzle::RatedAnswer &answer, bool good) const
{
    const Theme theme = themeOf(palette());
    DecisionRow row =
        decisionRow(puzzle_->seen, puzzle_->seat, answer.answer, answer.points, theme, cardLookOf(settings_));
    row.label = label;
    row.known = answer.loss >= 0;
    row.unit = ReviewText::unit();
    row.colour = verdictColour(good ? review::Verdict::Best : review::Verdict::Doubtful, theme);
    row.spoken =
        ReviewText::spokenMove(label, ReviewText::longMove(puzzle_->seen, answer.answer), answer.points, row.unit);
    return row;
}

void PuzzleRoom::addRows(PuzzlePanel::Contents &contents) const
{
    if (state_ == State::NotYet) {
        contents.rows.push_back(rowOf(tr("You tried", "before the wrong answer of a puzzle"), tried_, false));
    } else if (state_ == State::Solved || state_ == State::Shown) {
        contents.rows.push_back(rowOf(tr("Answer", "before the right answer of a puzzle"), puzzle_->best, true));
        for (const puzzle::RatedAnswer &good : puzzle_->alsoGood)
            contents.rows.push_back(rowOf(good.loss < puzzle::limitsOf(puzzle_->game()).equal
                                              ? ReviewText::betterLabel(review::Verdict::Best)
                                              : tr("No certain loss", "before a right answer of a puzzle"),
                                          good, true));
        contents.rows.push_back(
            puzzle_->grade == 0
                ? rowOf(tr("You played", "before what was played in a game"), puzzle_->tempting, false)
                : rowOf(tr("Tempting", "before the natural but wrong answer of a puzzle"), puzzle_->tempting, false));
    }
    contents.scale = std::max({puzzle_->best.points, puzzle_->tempting.points, tried_.points, 1.0});
}

PuzzlePanel::Contents PuzzleRoom::contents() const
{
    PuzzlePanel::Contents contents;
    const Names names = peopleIn(puzzle_->gameEvent()).names;
    const bool own = isOwnMistake();
    contents.state = state_;
    contents.grade = puzzle_->grade;
    contents.gradeName = PuzzleText::grade(puzzle_->grade);
    contents.hasNext = nextWish().has_value();
    contents.moreHints = hints_ < 2;
    if (hints_ > 0 && (state_ == State::Asking || state_ == State::NotYet))
        contents.hint =
            hints_ == 1 || state_ == State::NotYet ? PuzzleText::hint(*puzzle_) : PuzzleText::secondHint(*puzzle_);
    addRows(contents);
    switch (state_) {
    case State::Asking:
        contents.isSolved = isSolved_;
        contents.subtitle =
            isSolved_ ? tr("already solved", "beside the table of a puzzle that is looked at again") : QString();
        contents.words = PuzzleText::task(*puzzle_);
        contents.known = PuzzleText::known(*puzzle_, names);
        break;
    case State::Judging:
        contents.words = tr("Your answer is being checked.", "beside the table of a puzzle");
        break;
    case State::NotYet:
        contents.subtitle =
            outcome_ == puzzle::Try::Near ? tr("a good idea, but there is a better one", "below “Not quite”")
            : own && tried_.loss >= puzzle_->tempting.loss ? tr("no better than what you played", "below “Not quite”")
                                                           : tr("there is a better answer", "below “Not quite”");
        contents.words = PuzzleText::notYet(*puzzle_, tried_.answer);
        contents.hint = PuzzleText::hint(*puzzle_);
        if (const QDate today = Clock::today(), due = store_.progress().due(puzzle_->id, today); own && due > today)
            contents.note = tr("It comes back in %Ln days.", "an own mistake", static_cast<int>(today.daysTo(due)));
        break;
    case State::Solved:
        contents.subtitle = daysInRow_ > 1 ? tr("%Ln days in a row: come back tomorrow", "below “Solved”", daysInRow_)
                            : atFirstTry_ ? PuzzleText::atFirstAttempt()
                                          : QString();
        [[fallthrough]];
    case State::Shown:
        contents.words = PuzzleText::solved(*puzzle_, tried_.answer);
        contents.note = own ? QString() : PuzzleText::judged(*puzzle_);
        break;
    }
    const puzzle::Progress &progress = store_.progress();
    if (!own) {
        if (progress.row() > 1) {
            contents.rowWords = tr("%Ln puzzles in a row at the first attempt", "how many", progress.row());
            contents.row.resize(kRowShown); // the last one is this puzzle
            std::fill_n(contents.row.rbegin() + 1, std::min(progress.row(), kRowShown - 1), Bead{Bead::Look::Solved});
        }
        const auto pack = store_.packOf(puzzle_->game(), puzzle_->grade);
        const int solved = store_.solvedIn(pack), all = static_cast<int>(pack.size());
        contents.packName = tr("%1, %2", "a game, the stage of its puzzles")
                                .arg(isolated(gameInfo(puzzle_->game()).name()), PuzzleText::grade(puzzle_->grade));
        contents.packCount = PuzzleText::solvedOf(solved, all);
        contents.packShare = all > 0 ? static_cast<double>(solved) / all : 0;
    }
    return contents;
}

QString PuzzleRoom::facts() const
{
    QStringList facts{isolated(gameInfo(puzzle_->game()).name())};
    if (isOwnMistake()) {
        for (const puzzle::OwnMistake *one : store_.openMistakes())
            if (one->puzzle.id == puzzle_->id && one->when.isValid())
                facts.push_back(tr("game from %1", "fact about a puzzle: a date")
                                    .arg(PastGameText::day(one->when.toLocalTime().date())));
        return facts.join(QStringLiteral(" · "));
    }
    facts.push_back(PuzzleText::grade(puzzle_->grade));
    const auto pack = store_.packOf(puzzle_->game(), puzzle_->grade);
    const auto here =
        std::find_if(pack.begin(), pack.end(), [&](const puzzle::Puzzle *one) { return one->id == puzzle_->id; });
    facts.push_back(tr("number %1 of %2", "fact about a puzzle")
                        .arg(number(here - pack.begin() + 1), number(static_cast<int>(pack.size()))));
    return facts.join(QStringLiteral(" · "));
}

void PuzzleRoom::retranslate()
{
    setTitle(wish_.from == PuzzleWish::From::Daily ? PuzzleText::ofTheDay()
             : isOwnMistake()                      ? tr("Your own mistake", "title of a page: as a puzzle")
                                                   : tr("Puzzle", "title of a page"));
    setFacts(facts());
    show();
}

} // namespace meadhall::ui
