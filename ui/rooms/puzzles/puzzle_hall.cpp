// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/puzzles/puzzle_hall.h"

#include "engine/clock/clock.h"
#include "engine/core/view_after.h"
#include "engine/games/ninjan/view.h"
#include "engine/games/odin/view.h"
#include "engine/review/judge/verdict.h"
#include "ui/base/accessibility/widget_accessible.h"
#include "ui/base/graphics/small_picture.h"
#include "ui/base/graphics/text_painting.h"
#include "ui/base/graphics/verdict_sign.h"
#include "ui/base/settings/settings.h"
#include "ui/base/text/errors.h"
#include "ui/base/text/text.h"
#include "ui/base/widgets/beads.h"
#include "ui/base/widgets/card_fan.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/follow_changes.h"
#include "ui/base/widgets/glyph_icon.h"
#include "ui/base/widgets/layouts.h"
#include "ui/base/widgets/panel_button.h"
#include "ui/base/widgets/plaque.h"
#include "ui/base/widgets/style.h"
#include "ui/rooms/puzzles/puzzle_store.h"
#include "ui/rooms/puzzles/puzzle_text.h"
#include "ui/table/games/games.h"
#include "ui/table/seats/past_game_text.h"

#include <QGridLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>
#include <cmath>

namespace meadhall::ui {

namespace {

constexpr int kDaysShown = 12, kDayBead = 17;
constexpr int kTimesToFind = 2; ///< a better move, until the mistake is no longer asked
constexpr int kRowsShown = 12;
constexpr std::size_t kTodayCards = 5, kPackCards = 2, kRowCards = 4;
constexpr int kSign = 22; ///< beside a heading, in px at 1×
constexpr int kHallGap = 14, kHallInset = 22, kHallEdge = 20;
constexpr int kLeftShare = 3, kRightShare = 7, kLeastToday = 226;

constexpr int kPackInset = 16, kPackFan = 86;
constexpr int kRowTall = 46, kRowFan = 100, kNarrowRow = 560;
constexpr std::array kRowWords{84, 120, 108}; ///< px at 1×: widths of the words of a row, all but the first

/// The first cards of the hand of a puzzle.
std::vector<ArtKey> handOf(const puzzle::Puzzle &puzzle, std::size_t most, Theme theme, CardLook look)
{
    const CardSet hand = puzzle.game() == Game::Odin ? viewAfter<odin::View>(puzzle.seen, puzzle.seat).hand()
                                                     : viewAfter<ninjan::View>(puzzle.seen, puzzle.seat).hand();
    std::vector<ArtKey> cards = cardArts(puzzle.game(), hand, theme, look);
    cards.resize(std::min(cards.size(), most));
    return cards;
}

/// A heading with a sign before it; retranslate() gives them their contents.
QHBoxLayout *headOf(QLabel *sign, QLabel *heading)
{
    QHBoxLayout *head = newRow(grown(8));
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

/// A pack of puzzles.
class PackButton : public PanelButton {
    Q_OBJECT

public:
    PackButton(PixmapCache &cache, const QString &game, int grade, QWidget *parent)
        : PanelButton(parent), game_(wordLabel(this, 0.93, false, true)), title_(wordLabel(this, 1.25, true)),
          about_(wordLabel(this, 0.93, false, true)), sign_(new QLabel(this)), progress_(wordLabel(this, 1, true)),
          fan_(new CardFan(cache, CardFan::Shape::Fan, this)), bar_(makePackBar(this))
    {
        auto *mark = new Beads(kGradeSide, 0, this);
        mark->setBeads(gradeBeads(grade, puzzle::kGrades), {}, puzzle::kGrades);
        game_->setText(game);
        game_->setWordWrap(false);
        fan_->setFixedSize(grown(kPackFan), grown(kPackFan));
        QHBoxLayout *head = newRow(grown(8)), *foot = newRow(grown(6));
        addWidgets(*head, {game_, mark});
        head->addStretch(1);
        foot->addWidget(sign_);
        foot->addWidget(progress_, 1);
        auto *grid = new QGridLayout(this);
        grid->setContentsMargins(grown(kPackInset), grown(12), grown(kPackInset), grown(12));
        grid->setSpacing(grown(4));
        grid->addLayout(head, 0, 0);
        grid->addWidget(title_, 1, 0);
        grid->addWidget(about_, 2, 0, Qt::AlignTop);
        grid->addWidget(fan_, 0, 1, 3, 1, Qt::AlignTop);
        grid->addLayout(foot, 3, 0, 1, 2);
        grid->addWidget(bar_, 4, 0, 1, 2);
        grid->setRowStretch(2, 1);
        grid->setColumnStretch(0, 1);
    }
    /// @param share how much is solved
    void setContents(const QString &title, const QString &about, const QString &progress, double share,
                     std::vector<ArtKey> cards)
    {
        title_->setText(title);
        about_->setText(about);
        progress_->setText(progress);
        bar_->setValue(qRound(100 * share));
        bar_->setAccessibleName(spoken(progress));
        fan_->setCards(std::move(cards));
        sign_->setVisible(share >= 1);
        setPicture(sign_, glyphArt(Glyph::VerdictBest, verdictColour(review::Verdict::Best, themeOf(palette()))),
                   QSizeF(grown(18), grown(18)));
    }

private:
    QLabel *game_, *title_, *about_, *sign_, *progress_;
    CardFan *fan_;
    QProgressBar *bar_;
};

/// A row of the own mistakes.
class MistakeRow : public PanelButton {
    Q_OBJECT

public:
    MistakeRow(PixmapCache &cache, QWidget *parent)
        : PanelButton(parent), fan_(new CardFan(cache, CardFan::Shape::Fan, this)),
          found_(new Beads(kGradeSide, 0, this))
    {
        setFlat(true);
        fan_->setFixedSize(grown(kRowFan), grown(kRowTall));
        QHBoxLayout *row = newRow(grown(8), this);
        row->setContentsMargins(grown(10), 2, grown(10), 2);
        sign_ = new QLabel(this);
        for (QLabel *&label : words_)
            label = wordLabel(this, 1, false, true);
        addWidgets(*row, {fan_, sign_, words_[0], words_[1], found_, words_[2], words_[3]});
        row->setStretch(2, 1);
        for (std::size_t i = 0; i < kRowWords.size(); ++i)
            words_.at(i + 1)->setFixedWidth(grown(kRowWords[i]));
        words_[0]->setForegroundRole(QPalette::WindowText);
        followChanges(this, {QEvent::Resize}, [this] { words_[2]->setVisible(width() >= grown(kNarrowRow)); });
    }
    /// @param words the game, what it cost, whether the better move was found, and when it is due
    void setContents(const QStringList &words, int found, bool isDue, std::vector<ArtKey> cards)
    {
        fan_->setCards(std::move(cards));
        setPicture(sign_,
                   glyphArt(verdictGlyph(review::Verdict::Mistake),
                            verdictColour(review::Verdict::Mistake, themeOf(palette()))),
                   QSizeF(grown(16), grown(16)));
        for (std::size_t i = 0; i < words_.size(); ++i)
            words_[i]->setText(words[static_cast<qsizetype>(i)]);
        found_->setBeads(gradeBeads(found, kTimesToFind), {}, kTimesToFind);
        words_[3]->setFont(scaledFont(font(), 1, isDue));
        setAccessibleName(joined(words));
    }

private:
    CardFan *fan_;
    QLabel *sign_;
    Beads *found_;
    std::array<QLabel *, 4> words_{};
};

PuzzleHall::PuzzleHall(PuzzleStore &store, Settings &settings, PixmapCache &cache, QWidget *parent)
    : Room(parent), store_(store), settings_(settings), cache_(cache)
{
    setObjectName(QStringLiteral("puzzles"));
    build();
    connect(&store_, &PuzzleStore::loaded, this, [this] {
        refresh();
        if (hasFocus())
            first()->setFocus();
    });
    connect(&store_, &PuzzleStore::changed, this, &PuzzleHall::refresh);
    connect(&Clock::instance(), &Clock::dayChanged, this, &PuzzleHall::refresh);
    connect(&settings_, &Settings::cardLookChanged, this, &PuzzleHall::refresh);
    retranslate();
    followChanges(this, {QEvent::LanguageChange, QEvent::PaletteChange, QEvent::LayoutDirectionChange},
                  [this] { retranslate(); });
}

/// Two rows that become columns in a narrow window: today's puzzle and the packs, figures and own mistakes.
void PuzzleHall::build()
{
    auto *contents = new Wall(cache_, nullptr);
    auto *page = new QVBoxLayout(contents);
    page->setContentsMargins(grown(kHallEdge), grown(kHallEdge), grown(kHallEdge), grown(kHallEdge));
    page->setSpacing(grown(kHallGap));
    remark_ = named(wordLabel(contents), "puzzleRemark");
    page->addWidget(remark_);
    for (QBoxLayout *&row : rows_)
        page->addLayout(row = newRow(grown(kHallGap)));
    buildToday();
    rows_[0]->addWidget(today_, kLeftShare);
    QVBoxLayout *packs = newColumn(grown(kHallGap)), *figures = newColumn(grown(kHallGap));
    for (const Game game : {Game::Odin, Game::Ninjan}) {
        auto *row = new TurningRow(contents);
        row->row()->setSpacing(grown(kHallGap));
        for (int grade = 1; grade <= puzzle::kGrades; ++grade) {
            auto *button = new PackButton(cache_, gameInfo(game).name(), grade, row);
            button->setObjectName(
                QStringLiteral("pack%1%2").arg(QString::number(static_cast<int>(game)), QString::number(grade)));
            row->row()->addWidget(button);
            packButtons_.push_back(button);
            connect(button, &QAbstractButton::clicked, this, [this, game, grade] { openPack(game, grade); });
        }
        packs->addWidget(row, 1);
    }
    rows_[0]->addLayout(packs, kRightShare);
    buildDays();
    buildMistakes();
    figures->addWidget(daysPlate_);
    figures->addWidget(figures_, 1);
    rows_[1]->addLayout(figures, kLeftShare);
    rows_[1]->addWidget(mistakes_, kRightShare);
    page->addStretch(1);
    body()->addWidget(makeScrollingPage(contents), 1);
}

void PuzzleHall::buildToday()
{
    today_ = new Plaque(this);
    todaySign_ = new QLabel(today_);
    todayTitle_ = wordLabel(today_, 1.35, true);
    todayFacts_ = wordLabel(today_, 1, false, true);
    fan_ = new CardFan(cache_, CardFan::Shape::Fan, today_);
    solve_ = named(new QPushButton(today_), "solveToday");
    solve_->setDefault(true);
    solve_->setAutoDefault(true);
    QVBoxLayout *column = columnIn(today_);
    column->addLayout(headOf(todaySign_, todayTitle_));
    column->addWidget(todayFacts_);
    column->addWidget(fan_, 1);
    today_->setMinimumHeight(grown(kLeastToday));
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
    days_ = new Beads(kDayBead, 0, daysPlate_);
    QHBoxLayout *head = headOf(daysSign_, daysTitle_);
    head->addWidget(daysLongest_);
    QVBoxLayout *column = columnIn(daysPlate_);
    column->addLayout(head);
    addWidgets(*column, {days_, daysNote_});
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
    repeat_ = named(new QPushButton(mistakes_), "repeatMistakes");
    repeat_->setAutoDefault(true);
    QVBoxLayout *words = newColumn(2);
    words->addLayout(headOf(mistakesSign_, mistakesTitle_));
    words->addWidget(mistakesNote_);
    auto *head = new QHBoxLayout;
    head->addLayout(words, 1);
    head->addWidget(repeat_, 0, Qt::AlignTop);
    QVBoxLayout *column = columnIn(mistakes_);
    column->addLayout(head);
    list_ = newColumn(2);
    column->addLayout(list_);
    column->addStretch(1);
    connect(repeat_, &QPushButton::clicked, this, [this] {
        if (const auto due = store_.dueMistakes(); !due.empty())
            Q_EMIT wanted({PuzzleWish::From::Mistakes, due.front()->puzzle.id});
    });
}

void PuzzleHall::arrange()
{
    for (QBoxLayout *row : rows_)
        row->setDirection(width() < grown(kSmallWidth) ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

QAbstractButton *PuzzleHall::pack(Game game, int grade) const
{
    return packButtons_.at(toIndex(game) * puzzle::kGrades + toIndex(grade - 1));
}

QWidget *PuzzleHall::first()
{
    return solve_->isEnabled() ? static_cast<QWidget *>(solve_) : store_.isLoaded() ? Room::first() : this;
}

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
    fan_->setCards(handOf(*daily, kTodayCards, themeOf(palette()), cardLookOf(settings_)));
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
    std::vector<Bead> beads;
    int solved = 0;
    for (int back = kDaysShown - 1; back >= 0; --back) {
        const bool isSolved = progress.solvedDaily(today.addDays(-back));
        beads.push_back({isSolved ? Bead::Look::Solved : Bead::Look::Empty});
        solved += isSolved ? 1 : 0;
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
    return PuzzleText::solvedOf(solved, all);
}

void PuzzleHall::showPacks()
{
    for (const Game game : {Game::Odin, Game::Ninjan})
        for (int grade = 1; grade <= puzzle::kGrades; ++grade) {
            const auto puzzles = store_.packOf(game, grade);
            const int solved = store_.solvedIn(puzzles), all = static_cast<int>(puzzles.size());
            std::vector<ArtKey> cards;
            if (all > 0)
                cards = handOf(*puzzles.front(), kPackCards, themeOf(palette()), cardLookOf(settings_));
            const QString title = PuzzleText::gradeTitle(grade), about = PuzzleText::gradeAbout(game, grade),
                          progress = packWords(game, grade);
            auto *button = static_cast<PackButton *>(pack(game, grade));
            button->setEnabled(all > 0);
            //: a pack of puzzles for screen readers; %1: a game, %2: its title, %3: “grade 2”, %4: “22 of 60 solved”
            button->setAccessibleName(
                tr("%1, %2, %3: %4").arg(gameInfo(game).name(), title, PuzzleText::grade(grade), progress));
            button->setAccessibleDescription(about);
            button->setContents(title, about, progress, all > 0 ? static_cast<double>(solved) / all : 0,
                                std::move(cards));
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
    while (mistakeRows_.size() > std::min<std::size_t>(open.size(), kRowsShown)) {
        delete mistakeRows_.back();
        mistakeRows_.pop_back();
    }
    for (std::size_t i = 0; i < open.size() && i < kRowsShown; ++i) {
        if (i == mistakeRows_.size()) {
            mistakeRows_.push_back(new MistakeRow(cache_, mistakes_));
            mistakeRows_.back()->setObjectName(QStringLiteral("ownMistake"));
            list_->addWidget(mistakeRows_.back());
        }
        const puzzle::OwnMistake &one = *open[i];
        const QDate when = store_.progress().due(one.puzzle.id, today);
        const QString name = isolated(gameInfo(one.puzzle.game()).name());
        const int found = store_.progress().found(one.puzzle.id);
        const QStringList words{
            one.when.isValid() ? tr("%1, game from %2", "an own mistake; a game, a date")
                                     .arg(name, PastGameText::day(one.when.toLocalTime().date()))
                               : name,
            tr("cost %1", "an own mistake; points such as 2.9").arg(decimal(one.puzzle.tempting.loss)),
            found == 0 ? tr("not found yet", "an own mistake: its better move")
                       : tr("found once", "an own mistake: its better move"),
            when <= today ? tr("due today", "an own mistake") : PastGameText::day(when)};
        MistakeRow *row = mistakeRows_[i];
        row->setContents(words, found, when <= today,
                         handOf(one.puzzle, kRowCards, themeOf(palette()), cardLookOf(settings_)));
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

} // namespace meadhall::ui

#include "puzzle_hall.moc"
