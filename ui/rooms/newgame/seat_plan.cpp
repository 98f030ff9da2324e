// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/newgame/seat_plan.h"

#include "engine/core/to_index.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace meadhall::ui {

namespace {

constexpr int kPlanBottom = 0;
constexpr int kPlanSettled = 2; ///< with fewer players there is no table to agree with

bool planHas(std::span<const int> places, int place)
{
    return std::find(places.begin(), places.end(), place) != places.end();
}

/// Steps between two places round the table.
int planDistance(int one, int other)
{
    const int steps = std::abs(one - other);
    return std::min(steps, kTablePlaces - steps);
}

bool hasFace(const ChairSetup &chair)
{
    return chair.kind == ChairSetup::Kind::Human || chair.kind == ChairSetup::Kind::Computer;
}

bool isHuman(const std::optional<ChairSetup> &chair) { return chair && chair->kind == ChairSetup::Kind::Human; }

} // namespace

SeatPlan::SeatPlan(std::vector<ChairSetup> chairs)
{
    chairs.resize(std::min(chairs.size(), toIndex(kTablePlaces)));
    assignPersonas(chairs);
    const auto taken = tablePlaces(static_cast<int>(chairs.size()));
    for (std::size_t i = 0; i < chairs.size(); ++i)
        places_[toIndex(taken[i])] = chairs[i];
    settle();
}

int SeatPlan::count() const
{
    return static_cast<int>(
        std::count_if(places_.begin(), places_.end(), [](const auto &one) { return one.has_value(); }));
}

std::vector<ChairSetup> SeatPlan::chairs() const
{
    std::vector<ChairSetup> chairs;
    for (const auto &one : places_)
        if (one)
            chairs.push_back(*one);
    return chairs;
}

int SeatPlan::chairAt(int place) const
{
    if (!at(place))
        return -1;
    return static_cast<int>(
        std::count_if(places_.begin(), places_.begin() + place, [](const auto &one) { return one.has_value(); }));
}

int SeatPlan::placeOf(int chair) const
{
    for (int place = 0; place < kTablePlaces; ++place)
        if (at(place) && chair-- == 0)
            return place;
    return -1;
}

int SeatPlan::placeOfFace(const QString &persona, int exceptPlace) const
{
    for (int place = 0; place < kTablePlaces; ++place)
        if (place != exceptPlace && at(place) && at(place)->persona == persona)
            return place;
    return -1;
}

bool SeatPlan::watching() const { return std::none_of(places_.begin(), places_.end(), isHuman); }

void SeatPlan::move(int from, int to)
{
    places_[toIndex(to)] = std::exchange(places_[toIndex(from)], std::nullopt);
    if (starter_ == from)
        starter_ = to;
}

void SeatPlan::swap(int one, int other)
{
    std::swap(places_[toIndex(one)], places_[toIndex(other)]);
    if (starter_ == one || starter_ == other)
        starter_ = starter_ == one ? other : one;
}

/// Moves everybody to the places of the table.
void SeatPlan::settle()
{
    const int players = count();
    if (players < kPlanSettled)
        return;
    const auto taken = tablePlaces(players);
    for (const int to : taken) {
        if (at(to))
            continue;
        int nearest = -1;
        for (int from = 0; from < kTablePlaces; ++from)
            if (at(from) && !planHas(taken, from)
                && (nearest < 0 || planDistance(from, to) < planDistance(nearest, to)))
                nearest = from;
        move(nearest, to);
    }
    const auto people = std::count_if(places_.begin(), places_.end(), isHuman);
    if (people != 1 || isHuman(at(kPlanBottom)))
        return;
    const auto human = std::find_if(places_.begin(), places_.end(), isHuman);
    swap(static_cast<int>(human - places_.begin()), kPlanBottom);
}

void SeatPlan::giveFaces()
{
    std::vector<ChairSetup> everybody = chairs();
    assignPersonas(everybody);
    for (std::size_t i = 0; i < everybody.size(); ++i)
        places_[toIndex(placeOf(static_cast<int>(i)))] = everybody[i];
}

int SeatPlan::replace(int place, const ChairSetup &chair)
{
    places_[toIndex(place)] = chair;
    giveFaces();
    const std::optional<ChairSetup> seated = at(place);
    settle();
    if (at(place) == seated)
        return place;
    return static_cast<int>(std::find(places_.begin(), places_.end(), seated) - places_.begin());
}

ChairSetup SeatPlan::newcomer()
{
    ChairSetup chair = ChairSetup::computer(players::Level::Medium);
    if (!left_.empty()) {
        chair = left_.back();
        left_.pop_back();
    }
    std::vector<ChairSetup> everybody = chairs();
    if (hasFace(chair) && placeOfFace(chair.persona, -1) >= 0)
        chair.persona.clear();
    everybody.push_back(chair);
    assignPersonas(everybody);
    return everybody.back();
}

int SeatPlan::add(int place)
{
    const int players = count() + 1;
    if (players > kTablePlaces || at(place))
        return -1;
    const ChairSetup chair = newcomer();
    // The nearest place that the larger table has and that nobody keeps.
    const auto taken = tablePlaces(players);
    int to = place;
    if (players >= kPlanSettled && !planHas(taken, place))
        for (const int other : taken)
            if (!at(other) && (!planHas(taken, to) || planDistance(place, other) < planDistance(place, to)))
                to = other;
    return replace(to, chair);
}

void SeatPlan::remove(int place)
{
    if (!at(place))
        return;
    left_.push_back(*at(place));
    places_[toIndex(place)].reset();
    if (starter_ == place)
        starter_.reset();
    settle();
}

void SeatPlan::setCount(int players)
{
    while (count() < players) {
        const auto taken = tablePlaces(count() + 1);
        const auto free = std::find_if(taken.begin(), taken.end(), [this](int place) { return !at(place); });
        add(*free);
    }
    while (count() > players) {
        // Computers leave first, and among them whose place goes.
        const auto taken = tablePlaces(players);
        int leaver = -1, worst = -1;
        for (int place = 0; place < kTablePlaces; ++place) {
            if (!at(place))
                continue;
            const int rank = (isHuman(at(place)) ? 0 : 2) + (planHas(taken, place) ? 0 : 1);
            if (rank >= worst) {
                worst = rank;
                leaver = place;
            }
        }
        remove(leaver);
    }
}

void SeatPlan::setWatching(bool watching)
{
    if (watching == this->watching())
        return;
    if (!watching) {
        const ChairSetup before = at(kPlanBottom).value_or(ChairSetup());
        const bool same = watcher_ && placeOfFace(watcher_->persona, kPlanBottom) < 0;
        const QString face = hasFace(before) ? before.persona : QString();
        places_[kPlanBottom] = same ? *watcher_ : ChairSetup::human({}, face);
        giveFaces();
        settle();
        return;
    }
    for (auto &one : places_)
        if (isHuman(one)) {
            if (!watcher_ || &one == &places_[kPlanBottom])
                watcher_ = *one;
            one = ChairSetup::computer(players::Level::Medium, one->persona);
        }
}

} // namespace meadhall::ui
