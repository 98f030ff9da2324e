// SPDX-License-Identifier: GPL-3.0-or-later
// Invariants of the line of a position for arbitrary text.
#pragma once

#include "engine/record/position.h"
#include "tests/fuzz/fuzz_record.h"

#include <string>
#include <vector>

namespace meadhall::fuzz {

/// A line is refused, or is a position that can be: its own line leads to it again, and its record is legal.
/// @return whether it was read
inline bool fuzzPosition(std::string_view line)
{
    const auto [position, problem] = record::parsePosition(line);
    if (problem)
        return false;
    require(!record::problemOf(position));
    const auto [again, none] = record::parsePosition(record::lineOf(position));
    require(!none && again == position);
    const Events events = record::eventsOf(position, std::vector<std::string>(position.seats.size(), "name"));
    const record::Record record = readBytes(record::toText(events));
    require(!record.problem && record.events == events);
    return true;
}

} // namespace meadhall::fuzz
