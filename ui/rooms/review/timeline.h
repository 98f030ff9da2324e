// SPDX-License-Identifier: GPL-3.0-or-later
// The moments of a record at which a review stops, and its parts: hands of Odin, rounds of Ninjan.
#pragma once

#include "engine/core/event.h"

#include <optional>

namespace meadhall::ui {

/// A part of a record. Moments are numbers of events: what has happened so far.
struct TimelinePart {
    int first; ///< the moment at which it begins: after the deal, before the choices of a round
    int last;  ///< its last moment
};

class Timeline {
public:
    Timeline() = default;
    /// @param seat the seat that is reviewed: the choices of the others in a round of Ninjan are no moments of their
    /// own
    Timeline(const Events &record, int seat);

    /// Ascending; empty for a record without a deal.
    const std::vector<int> &moments() const { return moments_; }
    const std::vector<TimelinePart> &parts() const { return parts_; }

    /// The last moment that is not after this number of events, or else the first one.
    int momentAt(int events) const;
    /// The moment so many steps from there; the first or last one if there are not so many.
    int moved(int moment, int steps) const;
    /// The index of the part of a moment; −1 without parts.
    int partOf(int moment) const;

private:
    std::vector<int> moments_;
    std::vector<TimelinePart> parts_;
};

} // namespace meadhall::ui
