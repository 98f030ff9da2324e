// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/widgets/motion.h"

namespace meadhall::ui {

namespace {

qreal theMotionFactor = 0;

} // namespace

qreal motionFactor() { return theMotionFactor; }

void setMotionFactor(qreal factor) { theMotionFactor = factor; }

int motionTime(int normal) { return qRound(normal * theMotionFactor); }

} // namespace meadhall::ui
