// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps windows within the available area of their screen, and gives them room there.
#pragma once

#include "ui/base/graphics/text_painting.h"

#include <QByteArray>
#include <QGuiApplication>
#include <QSize>

#include <optional>

class QScreen;
class QWidget;

namespace meadhall::ui {

/// Another scale for a screen on which no window has room, as letters of twice the size are all that was asked for.
struct FittedScale {
    qreal factor;  ///< of the present scale
    qreal letters; ///< of the present font, so that it stays as large as it was
};
/// @return nullopt if a window has room, or there is no screen
std::optional<FittedScale> fittedScale(const QScreen *screen);
/// Sets the scale of an application that is made meanwhile. Nothing that the program starts inherits it.
class ScaledStart {
public:
    explicit ScaledStart(qreal factor);
    ~ScaledStart();
    ScaledStart(const ScaledStart &) = delete;
    ScaledStart &operator=(const ScaledStart &) = delete;

private:
    QByteArray before_;
};
/// Makes the application, and makes it again with fittedScale() where that is needed.
template <class Application> void openApplication(std::optional<Application> &application, int &argc, char **argv)
{
    application.emplace(argc, argv);
    const auto fitted = fittedScale(QGuiApplication::primaryScreen());
    if (!fitted)
        return;
    application.reset();
    const ScaledStart start(fitted->factor);
    application.emplace(argc, argv);
    Application::setFont(scaledFont(Application::font(), fitted->letters));
}

/// Maximum size of a window on its screen: the available area minus the window frame, in logical pixels.
QSize roomOnScreen(const QWidget &window);
/// Resizes a window, limited to roomOnScreen().
void resizeOnScreen(QWidget &window, QSize size);
/// Shrinks and moves a window until it is completely on its screen; restored geometry may be that of a larger one.
/// Maximized and full-screen windows are left alone.
void keepOnScreen(QWidget &window);

} // namespace meadhall::ui
