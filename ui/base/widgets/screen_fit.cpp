// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/widgets/screen_fit.h"

#include <QGuiApplication>
#include <QScreen>
#include <QWidget>

#include <algorithm>
#include <cmath>

namespace meadhall::ui {

namespace {

// Allowance for the window frame in logical pixels: its size is unknown until the window is shown.
constexpr int kFrameSides = 16, kFrameHeight = 40;

/// The smallest screen on which a window has room, and the smallest one on which it has room with letters of
/// kLargestLetters, in logical pixels.
constexpr QSize kSmallestScreen(640, 400), kScreenForLetters(800, 600);
constexpr qreal kLargestLetters = 20 / 9.0; ///< of the usual ones
constexpr const char *kScaleVariable = "QT_SCALE_FACTOR";

/// Available area of the screen at the window's centre. A window that has not been shown may not know its screen.
QRect availableArea(const QWidget &window)
{
    const QScreen *there = QGuiApplication::screenAt(window.geometry().center());
    return (there ? there : window.screen())->availableGeometry();
}

} // namespace

std::optional<FittedScale> fittedScale(const QScreen *screen)
{
    const QSize room = screen ? screen->size() : kSmallestScreen;
    const qreal ratio = screen ? screen->devicePixelRatio() : 1;
    if (ratio <= 1 || (room.width() >= kSmallestScreen.width() && room.height() >= kSmallestScreen.height()))
        return std::nullopt;
    constexpr int kSteps = 4; // of a whole pixel: lines become sharp
    const qreal largest =
        ratio
        * std::min(qreal(room.width()) / kScreenForLetters.width(), qreal(room.height()) / kScreenForLetters.height());
    const qreal factor = std::max(1.0, std::floor(largest * kSteps) / kSteps) / ratio;
    return FittedScale{factor, std::min(1 / factor, kLargestLetters)};
}

ScaledStart::ScaledStart(qreal factor) : before_(qgetenv(kScaleVariable))
{
    bool isSet = false;
    const double before = before_.toDouble(&isSet);
    qputenv(kScaleVariable, QByteArray::number(factor * (isSet ? before : 1.0), 'g', 17));
}

ScaledStart::~ScaledStart()
{
    if (before_.isNull())
        qunsetenv(kScaleVariable);
    else
        qputenv(kScaleVariable, before_);
}

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
