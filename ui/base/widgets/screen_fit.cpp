// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/widgets/screen_fit.h"

#include <QGuiApplication>
#include <QScreen>
#include <QWidget>

#include <algorithm>

namespace meadhall::ui {

namespace {

// Allowance for the window frame in logical pixels: its size is unknown until the window is shown.
constexpr int kFrameSides = 16, kFrameHeight = 40;

/// Available area of the screen at the window's centre. A window that has not been shown may not know its screen.
QRect availableArea(const QWidget &window)
{
    const QScreen *there = QGuiApplication::screenAt(window.geometry().center());
    return (there ? there : window.screen())->availableGeometry();
}

} // namespace

QSize roomOnScreen(const QWidget &window) { return availableArea(window).size() - QSize(kFrameSides, kFrameHeight); }

void resizeOnScreen(QWidget &window, QSize size) { window.resize(size.boundedTo(roomOnScreen(window))); }

void keepOnScreen(QWidget &window)
{
    if (window.windowState() & (Qt::WindowMaximized | Qt::WindowFullScreen))
        return;
    const QRect free = availableArea(window);
    resizeOnScreen(window, window.size());
    const QPoint corner = window.pos();
    const auto within = [](int at, int from, int to) { return std::max(from, std::min(at, to)); };
    const QPoint seen(within(corner.x(), free.left(), free.right() + 1 - window.width() - kFrameSides),
                      within(corner.y(), free.top(), free.bottom() + 1 - window.height() - kFrameHeight));
    if (seen != corner)
        window.move(seen);
}

} // namespace meadhall::ui
