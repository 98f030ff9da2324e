// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/newgame/seat_plan.h"

#include "engine/core/to_index.h"

#include <algorithm>

namespace meadhall::ui {

namespace {

bool isComputer(const ChairSetup &chair) { return chair.kind == ChairSetup::Kind::Computer; }

auto findFace(std::vector<ChairSetup> &chairs, const QString &persona)
{
    return std::find_if(chairs.begin(), chairs.end(),
                        [&persona](const ChairSetup &one) { return !persona.isEmpty() && one.persona == persona; });
}

} // namespace

SeatPlan::SeatPlan(std::vector<ChairSetup> chairs) : chairs_(std::move(chairs)) { updateFaces(); }

void SeatPlan::updateFaces()
{
    assignPersonas(chairs_);
    QStringList faces;
    for (const ChairSetup &chair : chairs_)
        if (isComputer(chair))
            faces.append(chair.persona);
    opponents_.removeIf([&faces](const QString &one) { return !faces.contains(one); });
    for (const QString &face : faces)
        if (!opponents_.contains(face))
            opponents_.append(face);
}

void SeatPlan::replace(int seat, const ChairSetup &chair)
{
    ChairSetup &old = chairs_[toIndex(seat)];
    const QString given = old.persona;
    old = {};
    if (const auto other = findFace(chairs_, chair.persona); other != chairs_.end())
        other->persona = given;
    old = chair;
    updateFaces();
}

void SeatPlan::remove(int seat)
{
    left_.push_back(chairs_[toIndex(seat)]);
    chairs_.erase(chairs_.begin() + seat);
    if (starter_ == seat)
        starter_.reset();
    else if (starter_ && *starter_ > seat)
        --*starter_;
    updateFaces();
}

void SeatPlan::setCount(int players)
{
    while (count() > players) {
        const auto computer = std::find_if(chairs_.rbegin(), chairs_.rend(), isComputer);
        remove(computer == chairs_.rend() ? count() - 1 : static_cast<int>(chairs_.rend() - computer) - 1);
    }
    while (count() < players) {
        ChairSetup chair = left_.empty() ? ChairSetup::computer(players::Level::Easy) : left_.back();
        if (!left_.empty())
            left_.pop_back();
        if (isComputer(chair))
            chair.level = level().value_or(chair.level);
        if (findFace(chairs_, chair.persona) != chairs_.end())
            chair.persona.clear();
        chairs_.push_back(chair);
        updateFaces();
    }
}

void SeatPlan::chooseOpponent(const QString &persona)
{
    if (opponents_.isEmpty() || opponents_.contains(persona))
        return;
    const auto leaver = findFace(chairs_, opponents_.front());
    replace(static_cast<int>(leaver - chairs_.begin()), ChairSetup::computer(leaver->level, persona));
}

std::optional<players::Level> SeatPlan::level() const
{
    const auto first = std::find_if(chairs_.begin(), chairs_.end(), isComputer);
    if (first == chairs_.end() || std::any_of(first, chairs_.end(), [&](const ChairSetup &one) {
            return isComputer(one) && one.level != first->level;
        }))
        return std::nullopt;
    return first->level;
}

void SeatPlan::setLevel(players::Level level)
{
    for (ChairSetup &chair : chairs_)
        if (isComputer(chair))
            chair.level = level;
}

} // namespace meadhall::ui
