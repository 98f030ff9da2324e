// SPDX-License-Identifier: GPL-3.0-or-later
// PuzzleRoom: what it says.
#include "ui/base/graphics/verdict_sign.h"
#include "ui/base/settings/settings.h"
#include "ui/base/text/review_text.h"
#include "ui/base/widgets/style.h"
#include "ui/rooms/puzzles/puzzle_room.h"
#include "ui/rooms/puzzles/puzzle_store.h"
#include "ui/rooms/puzzles/puzzle_text.h"
#include "ui/table/games/games.h"
#include "ui/table/replay/replay_view.h"
#include "ui/table/seats/past_game_text.h"
#include "ui/table/seats/seat_presentation.h"

#include <algorithm>

namespace meadhall::ui {

namespace {

constexpr int kRowShown = 11;

} // namespace

void PuzzleRoom::show()
{
    panel_->setContents(contents());
    QString caption;
    if (state_ == State::NotYet)
        caption = puzzle_->kind == puzzle::Kind::Pile
                      ? tr("Not yet: have another look.", "at the table of a puzzle")
                      : tr("Your cards are back in your hand: have another look.", "at the table of a puzzle");
    else if (state_ == State::Solved)
        caption = tr("That is the best answer.", "at the table of a puzzle");
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
    row.unit = ReviewText::expectedUnit(puzzle_->game());
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
        contents.rows.push_back(
            puzzle_->grade == 0
                ? rowOf(tr("You played", "before what was played in a game"), puzzle_->tempting, false)
                : rowOf(tr("Tempting", "before the natural but wrong answer of a puzzle"), puzzle_->tempting, false));
    }
    contents.scale = std::max({puzzle_->best.points, puzzle_->tempting.points, 1.0});
}

PuzzlePanel::Contents PuzzleRoom::contents() const
{
    PuzzlePanel::Contents contents;
    const Names names = peopleIn(puzzle_->gameEvent()).names;
    const bool own = wish_.from == PuzzleWish::From::Mistakes;
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
        contents.words = PuzzleText::task(*puzzle_);
        contents.known = PuzzleText::known(*puzzle_, names);
        break;
    case State::Judging:
        contents.words = tr("Your answer is being judged.", "beside the table of a puzzle");
        break;
    case State::NotYet:
        contents.subtitle = tr("a good idea, but there is a better one", "below “Not yet”");
        contents.words = PuzzleText::notYet(*puzzle_, tried_.answer);
        contents.hint = PuzzleText::hint(*puzzle_);
        if (own)
            contents.note = tr("It comes back in %Ln days.", "an own mistake", puzzle::Progress::kFirstRepeat);
        break;
    case State::Solved:
        contents.subtitle = tries_ == 1 && hints_ == 0 ? tr("at the first try", "below “Solved”") : QString();
        [[fallthrough]];
    case State::Shown:
        contents.words = PuzzleText::solved(*puzzle_);
        contents.note = own ? QString() : PuzzleText::judged(*puzzle_);
        break;
    }
    const puzzle::Progress &progress = store_.progress();
    if (!own) {
        contents.rowWords = tr("%Ln puzzles in a row at the first try", "how many", progress.row());
        for (int i = 0; i < kRowShown; ++i)
            contents.row.push_back(i >= kRowShown - 1 - std::min(progress.row(), kRowShown - 1) && i < kRowShown - 1);
        const auto pack = store_.packOf(puzzle_->game(), puzzle_->grade);
        const int solved = store_.solvedIn(pack), all = static_cast<int>(pack.size());
        contents.packName = tr("%1, %2", "a game, the grade of its puzzles")
                                .arg(isolated(gameInfo(puzzle_->game()).name()), PuzzleText::grade(puzzle_->grade));
        contents.packCount = tr("%1 of %2 solved", "puzzles of a pack").arg(number(solved), number(all));
        contents.packShare = all > 0 ? static_cast<double>(solved) / all : 0;
        if (state_ == State::Asking)
            contents.note = tr("No clock. A wrong try costs nothing but your streak.", "beside the table of a puzzle");
    }
    return contents;
}

QString PuzzleRoom::facts() const
{
    QStringList facts{isolated(gameInfo(puzzle_->game()).name())};
    if (wish_.from == PuzzleWish::From::Mistakes) {
        for (const puzzle::OwnMistake *one : store_.openMistakes())
            if (one->puzzle.id == puzzle_->id)
                facts.push_back(
                    tr("game of %1", "fact about a puzzle: a date").arg(PastGameText::day(one->when.date())));
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
    setTitle(wish_.from == PuzzleWish::From::Daily      ? tr("Today’s puzzle", "title of a page")
             : wish_.from == PuzzleWish::From::Mistakes ? tr("Your own mistake", "title of a page: as a puzzle")
                                                        : tr("Puzzle", "title of a page"));
    setFacts(facts());
    show();
}

} // namespace meadhall::ui
