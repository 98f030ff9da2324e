// SPDX-License-Identifier: GPL-3.0-or-later
// Contrast of colours by WCAG 2.
#pragma once

#include <QColor>

namespace meadhall::ui {

/// The contrast ratio of two opaque colours, 1 … 21.
qreal contrastOf(const QColor &one, const QColor &other);

/// The colour at `share` (0–1) of the way from one to the other, as a layer of that opacity shows it.
QColor mixed(const QColor &from, const QColor &to, qreal share);

} // namespace meadhall::ui
