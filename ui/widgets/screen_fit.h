// Windows no larger than the screen they are on.
#pragma once

#include <QSize>

QT_BEGIN_NAMESPACE
class QWidget;
QT_END_NAMESPACE

namespace meadhall::ui {

/// How large a window may be on its screen: what the desktop leaves free, without the window's own frame.
QSize roomOnScreen(const QWidget &window);
/// Gives a window that size, or as much of it as there is room for.
void resizeOnScreen(QWidget &window, QSize size);
/// Shrinks and moves a window until it is wholly on its screen: its place may be one of a larger screen. One that fills
/// the screen anyway, maximized or full, is left alone.
void keepOnScreen(QWidget &window);

} // namespace meadhall::ui
