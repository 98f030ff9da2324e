// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/puzzles/puzzle_hall.h"

#include "engine/clock/clock.h"
#include "ui/base/accessibility/widget_accessible.h"
#include "ui/base/graphics/small_picture.h"
#include "ui/base/settings/settings.h"
#include "ui/base/text/errors.h"
#include "ui/base/text/table_text.h"
#include "ui/base/text/text.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/glyph_icon.h"
#include "ui/base/widgets/plaque.h"
#include "ui/base/widgets/style.h"
#include "ui/base/widgets/wall.h"
#include "ui/rooms/puzzles/puzzle_store.h"
#include "ui/rooms/puzzles/puzzle_text.h"
#include "ui/rooms/puzzles/puzzle_widgets.h"
#include "ui/table/games/games.h"
#include "ui/table/seats/past_game_text.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <cmath>

namespace meadhall::ui {

namespace {

constexpr int kDaysShown = 12;
constexpr int kRowsShown = 12;
constexpr int kFanShown = 5;
constexpr int kSign = 22; ///< beside a heading, in px at 1×
constexpr int kHallGap = 14, kHallInset = 22, kHallEdge = 28, kHallNarrowEdge = 16;
constexpr int kOneColumn = 780; ///< narrower windows
constexpr int kHallLeft = 372;

/// A heading with a sign before it; retranslate() gives them their contents.
QHBoxLayout *headOf(QLabel *sign, QLabel *heading)
{
    auto *head = new QHBoxLayout;
    head->setSpacing(grown(8));
    head->addWidget(sign);
    head->addWidget(heading, 1);
    return head;
}

QVBoxLayout *columnIn(QWidget *plate)
{
    auto *column = new QVBoxLayout(plate);
    column->setContentsMargins(grown(kHallInset), grown(16), grown(kHallInset), grown(16));
    column->setSpacing(grown(6));
    return column;
}

} // namespace

PuzzleHall::PuzzleHall(PuzzleStore &store, Settings &settings, PixmapCache &cache, QWidget *parent)
    : Room(parent), store_(store), settings_(settings), cache_(cache)
{
    setObjectName(QStringLiteral("puzzles"));
    build();
    connect(&store_, &PuzzleStore::loaded, this, [this] {
        refresh();
        if (backButton()->hasFocus() && isVisible()) // it had the focus because nothing else could be pressed
            first()->setFocus();
    });
    connect(&store_, &PuzzleStore::changed, this, &PuzzleHall::refresh);
    connect(&Clock::instance(), &Clock::dayChanged, this, &PuzzleHall::refresh);
    connect(&settings_, &Settings::cardLookChanged, this, &PuzzleHall::refresh);
    retranslate();
}

void PuzzleHall::build()
{
    auto *contents = new Wall(cache_, nullptr);
    scroll_ = new QScrollArea(this);
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setWidgetResizable(true);
    scroll_->setFocusPolicy(Qt::NoFocus);
    scroll_->viewport()->setAutoFillBackground(false);
    grid_ = new QGridLayout(contents);
    grid_->setSpacing(grown(kHallGap));
    buildToday();
    buildDays();
    packs_ = new QWidget(this);
    auto *packGrid = new QGridLayout(packs_);
    packGrid->setContentsMargins(0, 0, 0, 0);
    packGrid->setSpacing(grown(kHallGap));
    for (const Game game : {Game::Odin, Game::Ninjan})
        for (int grade = 1; grade <= puzzle::kGrades; ++grade) {
            auto *button = new PackButton(cache_, packs_);
            button->setObjectName(
                QStringLiteral("pack%1%2").arg(QString::number(static_cast<int>(game)), QString::number(grade)));
            packButtons_.push_back(button);
            connect(button, &QAbstractButton::clicked, this, [this, game, grade] { openPack(game, grade); });
        }
    buildMistakes();
    remark_ = wordLabel(this);
    remark_->setObjectName(QStringLiteral("puzzleRemark"));
    scroll_->setWidget(contents);
    body()->addWidget(scroll_, 1);
    arrange(Columns::Wide);
}

void PuzzleHall::buildToday()
{
    today_ = new Plaque(this);
    todaySign_ = new QLabel(today_);
    todayTitle_ = wordLabel(today_, 1.35, true);
    todayFacts_ = wordLabel(today_, 1, false, true);
    fan_ = new CardFan(cache_, today_);
    solve_ = new QPushButton(today_);
    solve_->setObjectName(QStringLiteral("solveToday"));
    solve_->setDefault(true);
    solve_->setAutoDefault(true);
    QVBoxLayout *column = columnIn(today_);
    column->addLayout(headOf(todaySign_, todayTitle_));
    column->addWidget(todayFacts_);
    column->addWidget(fan_, 1);
    column->addWidget(solve_);
    connect(solve_, &QPushButton::clicked, this, [this] {
        if (const puzzle::Puzzle *daily = store_.daily())
            Q_EMIT wanted({PuzzleWish::From::Daily, daily->id});
    });
}

void PuzzleHall::buildDays()
{
    daysPlate_ = new Plaque(this);
    daysSign_ = new QLabel(daysPlate_);
    daysTitle_ = wordLabel(daysPlate_, 1.2, true);
    daysLongest_ = wordLabel(daysPlate_, 0.93, false, true);
    daysLongest_->setWordWrap(false);
    daysNote_ = wordLabel(daysPlate_, 0.93, false, true);
    days_ = new BeadRow(daysPlate_);
    QHBoxLayout *head = headOf(daysSign_, daysTitle_);
    head->addWidget(daysLongest_);
    QVBoxLayout *column = columnIn(daysPlate_);
    column->addLayout(head);
    column->addWidget(days_);
    column->addWidget(daysNote_);
    figures_ = new Plaque(this);
    figuresTitle_ = wordLabel(figures_, 1.1, true);
    QVBoxLayout *below = columnIn(figures_);
    below->addWidget(figuresTitle_);
    auto *row = new QGridLayout;
    row->setHorizontalSpacing(grown(14));
    for (int i = 0; i < 3; ++i) {
        figureValues_.push_back(wordLabel(figures_, 1.9, true));
        figureValues_.back()->setObjectName(QStringLiteral("figure"));
        figureWords_.push_back(wordLabel(figures_, 0.93, false, true));
        row->addWidget(figureValues_.back(), 0, i);
        row->addWidget(figureWords_.back(), 1, i, Qt::AlignTop);
        row->setColumnStretch(i, 1);
    }
    below->addLayout(row);
    below->addStretch(1);
}

void PuzzleHall::buildMistakes()
{
    mistakes_ = new Plaque(this);
    mistakesSign_ = new QLabel(mistakes_);
    mistakesTitle_ = wordLabel(mistakes_, 1.35, true);
    mistakesNote_ = wordLabel(mistakes_, 1, false, true);
    repeat_ = new QPushButton(mistakes_);
    repeat_->setObjectName(QStringLiteral("repeatMistakes"));
    repeat_->setAutoDefault(true);
    auto *words = new QVBoxLayout;
    words->setSpacing(2);
    words->addLayout(headOf(mistakesSign_, mistakesTitle_));
    words->addWidget(mistakesNote_);
    auto *head = new QHBoxLayout;
    head->addLayout(words, 1);
    head->addWidget(repeat_, 0, Qt::AlignTop);
    QVBoxLayout *column = columnIn(mistakes_);
    column->addLayout(head);
    list_ = new QVBoxLayout;
    list_->setSpacing(2);
    column->addLayout(list_);
    column->addStretch(1);
    connect(repeat_, &QPushButton::clicked, this, [this] {
        if (const auto due = store_.dueMistakes(); !due.empty())
            Q_EMIT wanted({PuzzleWish::From::Mistakes, due.front()->puzzle.id});
    });
}

/// Two columns of all; or the packs below the rest; or everything in one column, the packs before figures and two or
/// one of them beside each other.
void PuzzleHall::arrange(Columns columns)
{
    columns_ = columns;
    for (QWidget *part : std::initializer_list<QWidget *>{remark_, today_, daysPlate_, figures_, packs_, mistakes_})
        grid_->removeWidget(part);
    const bool wide = columns == Columns::Wide, one = columns >= Columns::One;
    grid_->addWidget(remark_, 0, 0, 1, 2);
    if (one) {
        int row = 1;
        for (QWidget *part : std::initializer_list<QWidget *>{today_, packs_, mistakes_, daysPlate_, figures_})
            grid_->addWidget(part, row++, 0, 1, 2);
    } else {
        grid_->addWidget(today_, 1, 0, wide ? 1 : 2, 1);
        grid_->addWidget(daysPlate_, wide ? 2 : 1, wide ? 0 : 1);
        grid_->addWidget(figures_, wide ? 3 : 2, wide ? 0 : 1);
        grid_->addWidget(packs_, wide ? 1 : 3, wide ? 1 : 0, 1, wide ? 1 : 2);
        grid_->addWidget(mistakes_, wide ? 2 : 4, wide ? 1 : 0, wide ? 2 : 1, wide ? 1 : 2);
    }
    grid_->setColumnMinimumWidth(0, wide ? grown(kHallLeft) : 0);
    grid_->setColumnStretch(0, wide ? 0 : 1);
    grid_->setColumnStretch(1, 1);
    grid_->setRowStretch(3, wide ? 1 : 0);
    const int edge = grown(wide ? kHallEdge : kHallNarrowEdge);
    grid_->setContentsMargins(edge, edge, edge, edge);
    today_->setMinimumHeight(grown(wide ? 346 : one ? 226 : 250));
    auto *packGrid = static_cast<QGridLayout *>(packs_->layout());
    const int packColumns = columns == Columns::Narrow ? 1 : one ? 2 : puzzle::kGrades;
    for (PackButton *button : packButtons_)
        packGrid->removeWidget(button);
    for (int i = 0; i < static_cast<int>(packButtons_.size()); ++i)
        packGrid->addWidget(packButtons_[toIndex(i)], i / packColumns, i % packColumns);
    QWidget *before = backButton();
    for (QWidget *next : std::initializer_list<QWidget *>{solve_, packButtons_[0], packButtons_[1], packButtons_[2],
                                                          packButtons_[3], packButtons_[4], packButtons_[5], repeat_}) {
        setTabOrder(before, next);
        before = next;
    }
}

/// Uses as many columns as have room; their width depends on font and language.
void PuzzleHall::fit()
{
    const int wished = window()->width() >= grown(kSmallWidth) ? 0 : window()->width() >= grown(kOneColumn) ? 1 : 2;
    const int room = scroll_->width() - scroll_->verticalScrollBar()->sizeHint().width();
    for (int columns = wished; columns <= static_cast<int>(Columns::Narrow); ++columns) {
        if (static_cast<Columns>(columns) != columns_)
            arrange(static_cast<Columns>(columns));
        grid_->activate();
        if (grid_->minimumSize().width() <= room)
            return;
    }
}

void PuzzleHall::resizeEvent(QResizeEvent *event)
{
    Room::resizeEvent(event);
    fit();
}

PackButton *PuzzleHall::pack(Game game, int grade) const
{
    return packButtons_.at(toIndex(game) * puzzle::kGrades + toIndex(grade - 1));
}

QWidget *PuzzleHall::first() { return solve_->isEnabled() ? static_cast<QWidget *>(solve_) : Room::first(); }

void PuzzleHall::retranslate()
{
    setTitle(tr("Puzzles", "title of a page"));
    setFacts(tr("Find the move: one answer is clearly best", "below the title of a page"));
    todayTitle_->setText(PuzzleText::ofTheDay());
    figuresTitle_->setText(tr("All puzzles", "heading"));
    const QStringList words{tr("solved", "below a number of puzzles"), PuzzleText::atFirstAttempt(),
                            tr("your stage, of 3", "below a number such as 2.2")};
    for (int i = 0; i < words.size(); ++i) {
        figureWords_[toIndex(i)]->setText(words[i]);
        // Figures count as left to right in every language.
        figureValues_[toIndex(i)]->setAlignment((isRightToLeft() ? Qt::AlignRight | Qt::AlignAbsolute : Qt::AlignLeft)
                                                | Qt::AlignVCenter);
    }
    mistakesTitle_->setText(tr("Your own mistakes", "heading"));
    setGlyph(solve_, Glyph::Play);
    setGlyph(repeat_, Glyph::Play);
    const QSizeF size(grown(kSign), grown(kSign));
    const Palette &colours = paletteOf(themeOf(palette()));
    for (const auto &[label, glyph, ink] : {std::tuple{todaySign_, Glyph::Daily, colours.emphasis},
                                            {daysSign_, Glyph::Streak, colours.text},
                                            {mistakesSign_, Glyph::Again, colours.text}})
        setPicture(label, glyphArt(glyph, ink), size);
    refresh();
}

void PuzzleHall::refresh()
{
    showToday();
    showDays();
    showPacks();
    showMistakes();
    // What the words beside a button tell.
    nameAccessibly(*solve_, {}, spoken(joined({todayFacts_->text(), daysTitle_->text()})));
    nameAccessibly(*repeat_, {}, spoken(mistakesNote_->text()));
    QStringList remarks;
    const record::KeptFile &file = store_.file();
    if (!file.setAsideName().isEmpty())
        remarks.push_back(tr("Your solved puzzles could not be read; the damaged file was kept as “%1”.")
                              .arg(isolated(file.setAsideName())));
    if (file.error() != 0)
        remarks.push_back(Errors::unsaved(record::Kept::Puzzles, file.error()));
    remark_->setText(remarks.join(QLatin1Char('\n')));
    remark_->setVisible(!remarks.isEmpty());
    fit();
}

void PuzzleHall::showToday()
{
    const puzzle::Puzzle *daily = store_.daily();
    const QString day = PastGameText::day(Clock::today());
    const bool solved = store_.progress().solvedDaily(Clock::today());
    solve_->setEnabled(daily != nullptr);
    solve_->setText(solved ? tr("Solve it again", "button: the puzzle of the day")
                           : tr("Solve it", "button: the puzzle of the day"));
    if (!daily) {
        todayFacts_->setText(store_.isLoaded() ? tr("The puzzles are missing or unreadable.") : QString());
        fan_->setCards({});
        return;
    }
    const QString game = isolated(gameInfo(daily->game()).name());
    todayFacts_->setText(solved ? tr("%1 · %2 · solved", "a date; a game").arg(day, game)
                                : tr("%1 · %2 · the same for everyone", "a date; a game").arg(day, game));
    auto cards = cardArts(daily->game(), handOf(daily->seen, daily->seat), themeOf(palette()), cardLookOf(settings_));
    if (cards.size() > kFanShown)
        cards.resize(kFanShown);
    fan_->setCards(std::move(cards));
}

void PuzzleHall::showDays()
{
    const puzzle::Progress &progress = store_.progress();
    const QDate today = Clock::today();
    const int row = progress.daysInRow(today);
    daysTitle_->setText(tr("%Ln days in a row", "on which the puzzle of the day was solved", row));
    daysLongest_->setText(tr("longest: %1", "number of days in a row").arg(number(progress.longestDays())));
    daysLongest_->setVisible(progress.longestDays() > 0);
    daysNote_->setText(
        progress.solvedDaily(today)
            ? tr("Come back tomorrow for the next one.", "below the days in a row")
            : tr("Solve today’s puzzle to make it %1.", "below the days in a row; a number").arg(number(row + 1)));
    std::vector<bool> beads;
    int solved = 0;
    for (int back = kDaysShown - 1; back >= 0; --back) {
        beads.push_back(progress.solvedDaily(today.addDays(-back)));
        solved += beads.back() ? 1 : 0;
    }
    days_->setBeads(beads, tr("%1 of the last %2 days", "for screen readers: with a solved puzzle of the day")
                               .arg(number(solved), number(kDaysShown)));
    figureValues_[0]->setText(number(progress.solved()));
    const int share =
        progress.solved() > 0 ? static_cast<int>(std::lround(100.0 * progress.atFirstTry() / progress.solved())) : 0;
    figureValues_[1]->setText(progress.solved() > 0 ? tr("%1%", "percent").arg(number(share)) : QStringLiteral("–"));
    figureValues_[2]->setText(decimal(std::min(store_.gradeNow(), 4.0)));
}

QString PuzzleHall::packWords(Game game, int grade) const
{
    const auto pack = store_.packOf(game, grade);
    const int solved = store_.solvedIn(pack), all = static_cast<int>(pack.size());
    if (all == 0)
        return store_.isLoaded() ? tr("missing or unreadable", "a pack of puzzles") : QString();
    if (solved == all)
        return tr("all %Ln solved", "a pack of puzzles", all);
    if (solved == 0)
        return tr("%Ln puzzles, none solved", "a pack of puzzles", all);
    return TableText::placeOf(solved, all);
}

void PuzzleHall::showPacks()
{
    for (const Game game : {Game::Odin, Game::Ninjan})
        for (int grade = 1; grade <= puzzle::kGrades; ++grade) {
            const auto puzzles = store_.packOf(game, grade);
            const int solved = store_.solvedIn(puzzles), all = static_cast<int>(puzzles.size());
            PackButton::Contents contents;
            contents.game = gameInfo(game).name();
            contents.title = PuzzleText::gradeTitle(grade);
            contents.about = PuzzleText::gradeAbout(game, grade);
            contents.progress = packWords(game, grade);
            contents.grade = grade;
            contents.share = all > 0 ? static_cast<double>(solved) / all : 0;
            contents.done = all > 0 && solved == all;
            if (all > 0) {
                const puzzle::Puzzle &first = *puzzles.front();
                contents.cards =
                    cardArts(game, handOf(first.seen, first.seat), themeOf(palette()), cardLookOf(settings_));
                contents.cards.resize(std::min<std::size_t>(contents.cards.size(), 2));
            }
            PackButton *button = pack(game, grade);
            button->setEnabled(all > 0);
            //: a pack of puzzles for screen readers; %1: a game, %2: its title, %3: “grade 2”, %4: “22 of 60”
            button->setAccessibleName(
                tr("%1, %2, %3: %4").arg(contents.game, contents.title, PuzzleText::grade(grade), contents.progress));
            button->setAccessibleDescription(contents.about);
            button->setContents(std::move(contents));
        }
}

/// Lists show the hand, never the answer.
void PuzzleHall::showMistakes()
{
    const auto open = store_.openMistakes();
    const int due = static_cast<int>(store_.dueMistakes().size());
    const QDate today = Clock::today();
    repeat_->setText(due > 0 ? tr("Practise all %Ln", "button: own mistakes that are due", due)
                             : tr("Practise", "button: own mistakes that are due"));
    repeat_->setEnabled(due > 0);
    if (open.empty())
        mistakesNote_->setText(tr("Nothing to practise. Mistakes from reviewed games appear here."));
    else if (due == 0)
        mistakesNote_->setText(
            tr("Nothing to practise today. Next: %1.", "a date").arg(PastGameText::day(store_.nextDue())));
    else
        mistakesNote_->setText(
            tr("%1 in all, %2 due today. Each comes back until you have found the better move twice.",
               "numbers of own mistakes")
                .arg(number(static_cast<int>(open.size())), number(due)));
    while (rows_.size() > std::min<std::size_t>(open.size(), kRowsShown)) {
        delete rows_.back();
        rows_.pop_back();
    }
    for (std::size_t i = 0; i < open.size() && i < kRowsShown; ++i) {
        if (i == rows_.size()) {
            rows_.push_back(new MistakeRow(cache_, mistakes_));
            list_->addWidget(rows_.back());
        }
        const puzzle::OwnMistake &one = *open[i];
        const QDate when = store_.progress().due(one.puzzle.id, today);
        MistakeRow::Contents contents;
        contents.cards = cardArts(one.puzzle.game(), handOf(one.puzzle.seen, one.puzzle.seat), themeOf(palette()),
                                  cardLookOf(settings_));
        const QString name = isolated(gameInfo(one.puzzle.game()).name());
        contents.game =
            one.when.isValid()
                ? tr("%1, game from %2", "an own mistake; a game, a date").arg(name, PastGameText::day(one.when.date()))
                : name;
        contents.cost = tr("cost %1", "an own mistake; points such as 2.9").arg(decimal(one.puzzle.tempting.loss));
        contents.foundTimes = store_.progress().found(one.puzzle.id);
        contents.found = contents.foundTimes == 0 ? tr("not found yet", "an own mistake: its better move")
                                                  : tr("found once", "an own mistake: its better move");
        contents.isDue = when <= today;
        contents.due = contents.isDue ? tr("due today", "an own mistake") : PastGameText::day(when);
        MistakeRow *row = rows_[i];
        row->setAccessibleName(joined({contents.game, contents.cost, contents.found, contents.due}));
        row->setContents(std::move(contents));
        row->disconnect(this);
        connect(row, &QAbstractButton::clicked, this, [this, id = one.puzzle.id] {
            Q_EMIT wanted({PuzzleWish::From::Mistakes, id});
        });
    }
}

void PuzzleHall::openPack(Game game, int grade)
{
    const auto puzzles = store_.packOf(game, grade);
    if (puzzles.empty())
        return;
    const puzzle::Puzzle *next = store_.nextIn(puzzles);
    if (!next) { // all are solved: again from the start
        std::vector<std::string> ids;
        for (const puzzle::Puzzle *one : puzzles)
            ids.push_back(one->id);
        store_.change([&](puzzle::Progress &progress) { progress.startAgain(ids); });
        next = puzzles.front();
    }
    Q_EMIT wanted({PuzzleWish::From::Pack, next->id});
}

void PuzzleHall::changeEvent(QEvent *event)
{
    Room::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange
        || event->type() == QEvent::LayoutDirectionChange)
        retranslate();
}

} // namespace meadhall::ui
