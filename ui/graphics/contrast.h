// Contrast of colours by WCAG 2.
#pragma once

#include <QColor>

namespace meadhall::ui {

/// The contrast ratio of two opaque colours, 1 … 21.
qreal contrastOf(const QColor &one, const QColor &other);

} // namespace meadhall::ui
