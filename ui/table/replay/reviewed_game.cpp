// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/replay/reviewed_game.h"

#include <algorithm>

namespace meadhall::ui {

void ReviewedGame::setGame(Events events, Names names, int seat)
{
    events_ = std::move(events);
    names_ = std::move(names);
    seat_ = seat;
    places_ = RecordPlaces(events_);
    decisions_ = review::decisionsOf(events_);
    std::erase_if(decisions_, [seat](const review::Decision &decision) { return decision.seat != seat; });
    review_ = {};
    provisional_.reset();
    line_ = std::clamp(line_, 1, std::max(1, places_.lines()));
    Q_EMIT gameChanged();
}

void ReviewedGame::setReview(review::Review review)
{
    review_ = std::move(review);
    if (provisional_ && review_.decisions.contains(provisional_->decision.line))
        provisional_.reset();
    Q_EMIT reviewChanged();
}

void ReviewedGame::setProvisional(std::optional<review::JudgedDecision> decision)
{
    provisional_ = std::move(decision);
    Q_EMIT reviewChanged();
}

void ReviewedGame::setJudging(bool judging)
{
    if (std::exchange(judging_, judging) != judging)
        Q_EMIT reviewChanged();
}

void ReviewedGame::setLine(int line)
{
    line = std::clamp(line, 1, std::max(1, places_.lines()));
    if (std::exchange(line_, line) != line)
        Q_EMIT lineChanged(line);
}

int ReviewedGame::judged() const
{
    return static_cast<int>(std::count_if(decisions_.begin(), decisions_.end(), [this](const auto &decision) {
        return review_.decisions.contains(decision.line);
    }));
}

const review::Decision *ReviewedGame::decisionAt(int line) const
{
    const auto at = std::find_if(decisions_.begin(), decisions_.end(),
                                 [line](const review::Decision &decision) { return decision.line == line; });
    return at == decisions_.end() ? nullptr : &*at;
}

const review::Judgement *ReviewedGame::judgementAt(int line) const
{
    const auto at = review_.decisions.find(line);
    return at == review_.decisions.end() || !decisionAt(line) ? nullptr : &at->second.judgement;
}

const review::Judgement *ReviewedGame::provisionalAt(int line) const
{
    return provisional_ && provisional_->decision.line == line && decisionAt(line) ? &provisional_->judgement : nullptr;
}

bool ReviewedGame::isMistake(int line) const
{
    const review::Judgement *judgement = judgementAt(line);
    return judgement && judgement->verdict >= review::Verdict::Doubtful;
}

int ReviewedGame::nextMistake(int line) const
{
    const auto next = std::find_if(decisions_.begin(), decisions_.end(), [&](const review::Decision &decision) {
        return decision.line > line && isMistake(decision.line);
    });
    return next == decisions_.end() ? 0 : next->line;
}

int ReviewedGame::previousMistake(int line) const
{
    const auto before = std::find_if(decisions_.rbegin(), decisions_.rend(), [&](const review::Decision &decision) {
        return decision.line < line && isMistake(decision.line);
    });
    return before == decisions_.rend() ? 0 : before->line;
}

} // namespace meadhall::ui
