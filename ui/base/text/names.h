// SPDX-License-Identifier: GPL-3.0-or-later
// Names of the players, as used in sentences.
#pragma once

#include "ui/base/text/text.h"

#include <vector>

namespace meadhall::ui {

struct Names {
    /// Somebody who has played for a seat for a while.
    struct Other {
        int seat;
        std::size_t from, until; ///< numbers of events: the first one, and the first one after that
        QString name;
        friend bool operator==(const Other &, const Other &) = default;
    };

    QStringList seats; ///< as typed, without directional isolates
    int own = -1;      ///< seat addressed as "you"; −1: none
    std::vector<Other> others{};

    bool isOwn(int seat) const { return seat == own; }
    QString of(int seat) const { return isolated(seats.value(seat)); }
    /// The names of those who played at an event.
    /// @param event its number in the game, from 0
    Names at(std::size_t event) const;
    friend bool operator==(const Names &, const Names &) = default;
};

inline Names Names::at(std::size_t event) const
{
    Names names{seats, own};
    for (const Other &one : others)
        if (event >= one.from && event < one.until && one.seat < seats.size()) {
            names.seats[one.seat] = one.name;
            if (isOwn(one.seat))
                names.own = -1;
        }
    return names;
}

} // namespace meadhall::ui
