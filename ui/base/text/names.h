// SPDX-License-Identifier: GPL-3.0-or-later
// Names of the players, as used in sentences.
#pragma once

#include "ui/base/text/text.h"

namespace meadhall::ui {

struct Names {
    QStringList seats; ///< as typed, without directional isolates
    int own = -1;      ///< seat addressed as "you"; −1: none

    bool isOwn(int seat) const { return seat == own; }
    QString of(int seat) const { return isolated(seats.value(seat)); }
    friend bool operator==(const Names &, const Names &) = default;
};

} // namespace meadhall::ui
