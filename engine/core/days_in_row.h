// SPDX-License-Identifier: GPL-3.0-or-later
// How many days in a row something was done.
#pragma once

namespace meadhall {

/// The days in a row up to today or, as long as today's is open, up to yesterday.
/// @param doneOn whether it was done so many days ago; 0 is today
template <class Predicate> int daysInRow(Predicate doneOn)
{
    const int latest = doneOn(0) ? 0 : 1;
    int ago = latest;
    while (doneOn(ago))
        ++ago;
    return ago - latest;
}

} // namespace meadhall
