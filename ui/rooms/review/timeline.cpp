// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/review/timeline.h"

#include "engine/core/seat_of.h"
#include "engine/core/to_index.h"

#include <algorithm>

namespace meadhall::ui {

namespace {

/// Whether the seat chooses another card before the cards are revealed.
bool isReplaced(const Events &record, std::size_t index)
{
    const auto seat = seatOf(record[index]);
    for (std::size_t i = index + 1; i < record.size() && std::holds_alternative<ChooseEvent>(record[i]); ++i)
        if (seatOf(record[i]) == seat)
            return true;
    return false;
}

/// Whether a review stops before this event: not before what follows by itself, nor before what the seat cannot see.
bool stopsBefore(const Events &record, std::size_t index, int seat)
{
    const Event &next = record[index];
    if (std::holds_alternative<ChooseEvent>(next))
        return seatOf(next) == seat && !isReplaced(record, index);
    return !std::holds_alternative<HandOverEvent>(next) && !std::holds_alternative<GameOverEvent>(next)
           && !std::holds_alternative<RevealEvent>(next);
}

bool isDeal(const Event &event)
{
    return std::holds_alternative<HandEvent>(event) || std::holds_alternative<DealEvent>(event);
}

} // namespace

Timeline::Timeline(const Events &record, int seat)
{
    const auto deal = std::find_if(record.begin(), record.end(), isDeal);
    for (std::size_t i = toIndex(deal - record.begin()) + 1; i <= record.size(); ++i) {
        if (i < record.size() && !stopsBefore(record, i, seat))
            continue;
        const int moment = static_cast<int>(i);
        const bool begins = std::holds_alternative<HandEvent>(record[i - 1])
                            || (i < record.size() && std::holds_alternative<ChooseEvent>(record[i]));
        if (begins || parts_.empty())
            parts_.push_back({moment, moment});
        parts_.back().last = moment;
        moments_.push_back(moment);
    }
}

int Timeline::momentAt(int events) const
{
    if (moments_.empty())
        return 0;
    const auto after = std::upper_bound(moments_.begin(), moments_.end(), events);
    return after == moments_.begin() ? moments_.front() : *(after - 1);
}

int Timeline::moved(int moment, int steps) const
{
    if (moments_.empty())
        return 0;
    const auto at = std::lower_bound(moments_.begin(), moments_.end(), moment) - moments_.begin();
    const auto to = std::clamp<std::ptrdiff_t>(at + steps, 0, static_cast<std::ptrdiff_t>(moments_.size()) - 1);
    return moments_[toIndex(to)];
}

int Timeline::partOf(int moment) const
{
    int part = -1;
    for (const TimelinePart &one : parts_)
        part += one.first <= moment ? 1 : 0;
    return std::max(part, parts_.empty() ? -1 : 0);
}

} // namespace meadhall::ui
