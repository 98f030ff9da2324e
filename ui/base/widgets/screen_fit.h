// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps windows within the available area of their screen.
#pragma once

#include <QSize>

class QWidget;

namespace meadhall::ui {

/// Maximum size of a window on its screen: the available area minus the window frame, in logical pixels.
QSize roomOnScreen(const QWidget &window);
/// Resizes a window, limited to roomOnScreen().
void resizeOnScreen(QWidget &window, QSize size);
/// Shrinks and moves a window until it is completely on its screen; restored geometry may be that of a larger one.
/// Maximized and full-screen windows are left alone.
void keepOnScreen(QWidget &window);

} // namespace meadhall::ui
