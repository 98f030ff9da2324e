// SPDX-License-Identifier: GPL-3.0-or-later
// How long the motions of controls and sheets take.
#pragma once

#include <QtGlobal>

namespace meadhall::ui {

/// The factor by which motions are slower, for the whole program: 0 = nothing moves (also initially), 1 = normal.
qreal motionFactor();
void setMotionFactor(qreal factor);

/// Duration of a motion in ms at the current factor.
/// @param normal at the factor 1
int motionTime(int normal);

} // namespace meadhall::ui
