// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/puzzles/puzzle_hall.h"

#include "ui/base/graphics/small_picture.h"
#include "ui/base/settings/settings.h"
#include "ui/base/text/text.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/glyph_icon.h"
#include "ui/base/widgets/plaque.h"
#include "ui/base/widgets/style.h"
#include "ui/rooms/puzzles/pack_button.h"
#include "ui/rooms/puzzles/puzzle_store.h"
#include "ui/rooms/puzzles/puzzle_text.h"
#include "ui/rooms/puzzles/puzzle_widgets.h"
#include "ui/table/games/games.h"
#include "ui/table/seats/past_game_text.h"

#include <QEvent>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <cmath>

namespace meadhall::ui {

namespace {

constexpr int kDaysShown = 12;
constexpr int kRowsShown = 12;
constexpr int kFanShown = 5;
constexpr int kSign = 22; ///< beside a heading, in px at 1×

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
    connect(&settings_, &Settings::cardLookChanged, this, &PuzzleHall::refresh);
    retranslate();
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
    todayTitle_->setText(tr("Today’s puzzle", "heading"));
    solve_->setText(tr("Solve it", "button: the puzzle of the day"));
    figuresTitle_->setText(tr("All puzzles", "heading"));
    const QStringList words{tr("solved", "below a number of puzzles"),
                            tr("at the first try", "below a share in percent"),
                            tr("your grade now", "below a number such as 2.2")};
    for (int i = 0; i < words.size(); ++i)
        figureWords_[toIndex(i)]->setText(words[i]);
    mistakesTitle_->setText(tr("Your own mistakes", "heading"));
    setGlyph(solve_, Glyph::Play);
    setGlyph(repeat_, Glyph::Play);
    const QSizeF size(grown(kSign), grown(kSign));
    const Palette &colours = paletteOf(themeOf(palette()));
    for (const auto &[label, glyph, ink] : {std::tuple{todaySign_, Glyph::Daily, colours.emphasis},
                                            {daysSign_, Glyph::Streak, colours.text},
                                            {mistakesSign_, Glyph::Again, colours.text}})
        label->setPixmap(smallPicture(glyphArt(glyph, ink), size, devicePixelRatioF()));
    refresh();
}

void PuzzleHall::refresh()
{
    showToday();
    showDays();
    showPacks();
    showMistakes();
    QStringList remarks;
    if (!store_.setAside().isEmpty())
        remarks.push_back(tr("Your solved puzzles could not be read; the damaged file was kept as %1.")
                              .arg(isolated(store_.setAside())));
    if (!store_.saveError().isEmpty())
        remarks.push_back(tr("Your solved puzzles cannot be saved: %1").arg(isolated(store_.saveError())));
    remark_->setText(remarks.join(QLatin1Char('\n')));
    remark_->setVisible(!remarks.isEmpty());
}

void PuzzleHall::showToday()
{
    const puzzle::Puzzle *daily = store_.daily();
    const QString day = PastGameText::day(store_.today());
    solve_->setEnabled(daily != nullptr);
    if (!daily) {
        todayFacts_->setText(store_.isLoaded() ? tr("The puzzles are missing or unreadable.") : QString());
        fan_->setCards({});
        return;
    }
    const QString game = isolated(gameInfo(daily->game()).name());
    todayFacts_->setText(store_.progress().solvedDaily(store_.today())
                             ? tr("%1 · %2 · solved", "a date; a game").arg(day, game)
                             : tr("%1 · %2 · the same for everyone", "a date; a game").arg(day, game));
    auto cards = cardArts(daily->game(), handOf(daily->seen, daily->seat), themeOf(palette()), cardLookOf(settings_));
    if (cards.size() > kFanShown)
        cards.resize(kFanShown);
    fan_->setCards(std::move(cards));
}

void PuzzleHall::showDays()
{
    const puzzle::Progress &progress = store_.progress();
    const QDate today = store_.today();
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
    return tr("%1 of %2", "how many puzzles of a pack are solved").arg(number(solved), number(all));
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
    const QDate today = store_.today();
    repeat_->setText(due > 0 ? tr("Repeat the %Ln", "button: own mistakes that are due", due)
                             : tr("Repeat", "button: own mistakes that are due"));
    repeat_->setEnabled(due > 0);
    if (open.empty())
        mistakesNote_->setText(tr("Nothing to repeat. When a game has been reviewed, its mistakes come back here."));
    else if (due == 0)
        mistakesNote_->setText(
            tr("Nothing to repeat today. Next: %1.", "a date").arg(PastGameText::day(store_.nextDue())));
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
        contents.game = tr("%1, game of %2", "an own mistake; a game, a date")
                            .arg(isolated(gameInfo(one.puzzle.game()).name()), PastGameText::day(one.when.date()));
        contents.cost = tr("cost %1", "an own mistake; points such as 2.9").arg(decimal(one.puzzle.tempting.loss));
        contents.foundTimes = store_.progress().found(one.puzzle.id);
        contents.found = contents.foundTimes == 0 ? tr("not found yet", "an own mistake: its better move")
                                                  : tr("found once", "an own mistake: its better move");
        contents.isDue = when <= today;
        contents.due = contents.isDue ? tr("due today", "an own mistake") : PastGameText::day(when);
        MistakeRow *row = rows_[i];
        row->setAccessibleName(
            QStringList{contents.game, contents.cost, contents.found, contents.due}.join(QStringLiteral(", ")));
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
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        retranslate();
}

} // namespace meadhall::ui
