// SPDX-License-Identifier: GPL-3.0-or-later
// A click at the place of a widget: the window decides what is there, where QTest::mouseClick(widget) would not ask it.
#pragma once

#include <QtTest>
#include <QtWidgets>

namespace meadhall {

inline void click(const QWidget *widget)
{
    QCoreApplication::sendPostedEvents(); // places it if something above it has just appeared
    QWindow *window = widget->window()->windowHandle();
    QTest::mouseClick(window, Qt::LeftButton, {}, window->mapFromGlobal(widget->mapToGlobal(widget->rect().center())));
}

} // namespace meadhall
