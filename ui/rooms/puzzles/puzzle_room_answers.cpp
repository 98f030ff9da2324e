// SPDX-License-Identifier: GPL-3.0-or-later
// PuzzleRoom: what becomes of an answer.
#include "engine/review/judge/judge.h"
#include "ui/rooms/puzzles/puzzle_room.h"
#include "ui/rooms/puzzles/puzzle_store.h"
#include "ui/rooms/puzzles/puzzle_text.h"
#include "ui/table/replay/replay_view.h"

#include <QPushButton>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace meadhall::ui {

/// An answer at the table, which the rules allow.
void PuzzleRoom::tried(int seat, const Event &answer)
{
    if (seat != puzzle_->seat || state_ == State::Solved || state_ == State::Shown || state_ == State::Judging)
        return;
    if (answer == puzzle_->best.answer) {
        conclude(answer, true, puzzle_->best.points, 0);
    } else if (answer == puzzle_->tempting.answer) {
        conclude(answer, false, puzzle_->tempting.points, puzzle_->tempting.loss);
    } else if (puzzle_->grade == 0) {
        judge(answer); // the review has compared two answers only
    } else {
        const bool right = puzzle::tryOf(*puzzle_, answer) == puzzle::Try::Solved;
        const auto rated = std::find_if(puzzle_->alsoGood.begin(), puzzle_->alsoGood.end(),
                                        [&](const puzzle::RatedAnswer &one) { return one.answer == answer; });
        const bool known = rated != puzzle_->alsoGood.end();
        conclude(answer, right, known ? rated->points : 0, known ? rated->loss : -1);
    }
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
        conclude(answer, judgement.verdict <= review::Verdict::Fine, judgement.points, judgement.loss);
    });
}

/// @param loss to the best answer; below 0: not known
void PuzzleRoom::conclude(const Event &answer, bool right, double points, double loss)
{
    ++tries_;
    count(right);
    if (right) {
        state_ = State::Solved;
        scored_ = true;
        carryOut(answer);
    } else {
        state_ = State::NotYet;
        tried_ = {answer, points, loss, 0};
        QTimer::singleShot(0, this, &PuzzleRoom::putBack); // the table is still in the middle of the answer
    }
    show();
    view_->announcer().announce(panel_->title() + QStringLiteral(". ") + panel_->words());
    (right ? panel_->nextButton() : panel_->againButton())->setFocus();
    if (right && !panel_->nextButton()->isVisibleTo(this))
        panel_->othersButton()->setFocus();
}

void PuzzleRoom::count(bool solved)
{
    if (scored_ || (counted_ && !solved))
        return;
    const bool first = !std::exchange(counted_, true);
    const QDate today = store_.today();
    const puzzle::Puzzle *daily = store_.daily();
    const bool isDaily = daily && daily->id == puzzle_->id;
    store_.change([&](puzzle::Progress &progress) {
        if (wish_.from != PuzzleWish::From::Mistakes)
            progress.tried(puzzle_->id, solved, first, isDaily, today);
        else if (first)
            progress.triedMistake(puzzle_->id, solved, today);
    });
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
    const auto *play = std::get_if<PlayEvent>(&puzzle_->best.answer);
    if (hints_ == 2 && play && puzzle_->kind != puzzle::Kind::PickUp && !view_->controller().isHalfway())
        view_->stage().hand().select(CardSet::of(play->cards.first()));
    show();
    view_->announcer().announce(panel_->hintWords());
}

void PuzzleRoom::showAnswer()
{
    judging_.cancel();
    view_->controller().cancel();
    count(false);
    scored_ = true;
    state_ = State::Shown;
    carryOut(puzzle_->best.answer);
    show();
    view_->announcer().announce(PuzzleText::answer(*puzzle_) + QStringLiteral(". ") + panel_->words());
    (panel_->nextButton()->isVisibleTo(this) ? panel_->nextButton() : panel_->othersButton())->setFocus();
}

/// The same puzzle once more; after it has been solved nothing of it counts.
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
    if (wish_.from == PuzzleWish::From::Mistakes) {
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

void PuzzleRoom::goOn()
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

} // namespace meadhall::ui
