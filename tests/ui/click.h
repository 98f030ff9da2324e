// SPDX-License-Identifier: GPL-3.0-or-later
// A click at the place of a widget: the window decides what is there, where QTest::mouseClick(widget) would not ask it.
#pragma once

#include "tests/test_program.h"

#include <QtTest>
#include <QtWidgets>

namespace meadhall {

/// Clicks into the middle of a widget that shows. Scrolls it into view first, as a person would, and waits until its
/// place is inside the window: a page that was filled just now is laid out a moment later.
inline void click(const QWidget *widget)
{
    QVERIFY(widget && widget->isVisible());
    QWindow *window = widget->window()->windowHandle();
    const auto place = [&] { return window->mapFromGlobal(widget->mapToGlobal(widget->rect().center())); };
    const auto isInView = [&] {
        QCoreApplication::sendPostedEvents(); // places it if something above it has just appeared
        for (QWidget *above = widget->parentWidget(); above; above = above->parentWidget())
            if (auto *area = qobject_cast<QScrollArea *>(above))
                area->ensureWidgetVisible(const_cast<QWidget *>(widget));
        return QRect(QPoint(), window->size()).contains(place());
    };
    QTRY_VERIFY(isInView());
    QTest::mouseClick(window, Qt::LeftButton, {}, place());
}

} // namespace meadhall
