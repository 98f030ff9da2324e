// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/replay/reviewed_game.h"

#include "engine/core/to_index.h"

#include <algorithm>
#include <cmath>

namespace meadhall::ui {

RecordPlaces::RecordPlaces(const Events &events)
{
    if (events.empty())
        return;
    const auto &game = std::get<GameEvent>(events.front());
    game_ = game.game;
    players_ = static_cast<int>(game.seats.size());
    game_ == Game::Odin ? addOdin(events) : addNinjan(events);
}

void RecordPlaces::addOdin(const Events &events)
{
    RecordPlace place;
    for (const Event &event : events) {
        if (std::holds_alternative<HandEvent>(event))
            place = {++parts_, 0};
        else if (std::holds_alternative<PlayEvent>(event) || std::holds_alternative<PassEvent>(event))
            ++place.step;
        places_.push_back(place);
    }
}

void RecordPlaces::addNinjan(const Events &events)
{
    RecordPlace place;
    bool choosing = false;
    for (const Event &event : events) {
        const bool choice = std::holds_alternative<ChooseEvent>(event);
        if (choice && !choosing)
            place = {++parts_, 0};
        else if (std::holds_alternative<ResolveEvent>(event))
            ++place.step;
        choosing = choice;
        places_.push_back(place);
    }
}

RecordPlace RecordPlaces::place(int line) const
{
    return line >= 1 && line <= lines() ? places_[toIndex(line - 1)] : RecordPlace{};
}

/// The cards of a round stand at equal distances, the last one at its end.
double RecordPlaces::xOf(const RecordPlace &place) const
{
    if (game_ == Game::Odin)
        return place.step;
    return place.part == 0 ? 0 : place.part - 1 + (place.step + 1.0) / (players_ + 1);
}

std::vector<CurvePoint> RecordPlaces::curveAt(int line) const
{
    std::vector<CurvePoint> curve;
    const int part = place(line).part;
    for (int each = 2; each <= lines(); ++each) { // line 1 is the game itself
        const RecordPlace here = place(each);
        if (game_ == Game::Odin && (here.part == 0 || here.part != part))
            continue;
        if (!curve.empty() && curve.back().place == here)
            curve.back().last = each;
        else
            curve.push_back({here, xOf(here), each, each});
    }
    return curve;
}

int RecordPlaces::pointOf(const std::vector<CurvePoint> &curve, int line)
{
    const auto at = std::find_if(curve.begin(), curve.end(),
                                 [line](const CurvePoint &point) { return point.first <= line && line <= point.last; });
    return at == curve.end() ? -1 : static_cast<int>(at - curve.begin());
}

void ReviewedGame::setGame(Events events, Names names, int seat)
{
    events_ = std::move(events);
    names_ = std::move(names);
    seat_ = seat;
    places_ = RecordPlaces(events_);
    decisions_ = review::decisionsOf(events_, seat == kSpectator ? review::kNobody : seat);
    review_ = {};
    provisional_.reset();
    line_ = std::clamp(line_, 1, std::max(1, places_.lines()));
    Q_EMIT gameChanged();
}

void ReviewedGame::setNames(Names names)
{
    names_ = std::move(names);
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

void ReviewedGame::setAsSeen(bool asSeen)
{
    if (std::exchange(asSeen_, asSeen) != asSeen)
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

ReviewedGame::Mistakes ReviewedGame::mistakes() const
{
    Mistakes all;
    double most = -1;
    for (const review::Decision &decision : decisions_) {
        if (!isMistake(decision.line))
            continue;
        const double loss = std::round(judgementAt(decision.line)->loss * 10) / 10; // as it is written
        ++all.count;
        all.lost += loss;
        if (loss > most) {
            most = loss;
            all.costliest = decision.line;
        }
    }
    return all;
}

const review::Decision *ReviewedGame::decisionAt(int line) const
{
    const auto at =
        std::lower_bound(decisions_.begin(), decisions_.end(), line,
                         [](const review::Decision &decision, int wanted) { return decision.line < wanted; });
    return at == decisions_.end() || at->line != line ? nullptr : &*at;
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
    const auto &judged = review_.decisions;
    const auto next =
        std::find_if(judged.upper_bound(line), judged.end(), [this](const auto &one) { return isMistake(one.first); });
    return next == judged.end() ? 0 : next->first;
}

int ReviewedGame::previousMistake(int line) const
{
    const auto &judged = review_.decisions;
    const auto before = std::find_if(std::make_reverse_iterator(judged.lower_bound(line)), judged.rend(),
                                     [this](const auto &one) { return isMistake(one.first); });
    return before == judged.rend() ? 0 : before->first;
}

} // namespace meadhall::ui
