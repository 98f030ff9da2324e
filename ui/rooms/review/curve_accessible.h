// SPDX-License-Identifier: GPL-3.0-or-later
// The curve of a review for screen readers.
#pragma once

class QWidget;

namespace meadhall::ui {

/// Curves get the role of a chart and the value of the point that is looked at.
void provideCurveAccessibility();

/// Tells screen readers that the value of a curve has changed.
void announceCurveValue(QWidget *curve);

} // namespace meadhall::ui
