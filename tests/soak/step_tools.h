// SPDX-License-Identifier: GPL-3.0-or-later
// Helpers shared by all kinds of steps.
#pragma once

#include "engine/core/random.h"
#include "input.h"
#include "report.h"

#include <QGraphicsObject>
#include <QWidget>

#include <vector>

namespace meadhall::ui {
class MainWindow;
class Settings;
class TableView;
} // namespace meadhall::ui

namespace meadhall::soak {

struct StepTools {
    Random random;
    Input &input;
    Report &report;
    ui::MainWindow &window;
    ui::Settings &settings;
    QString folder; ///< where files may be written

    int below(int bound) { return bound > 0 ? static_cast<int>(random.below(static_cast<std::uint32_t>(bound))) : 0; }
    bool chance(int percent) { return below(100) < percent; }
    template <class List> auto &oneOf(const List &list)
    {
        return list[static_cast<decltype(list.size())>(below(static_cast<int>(list.size())))];
    }
    template <class T, std::size_t n> const T &oneOf(const T (&list)[n]) { return list[below(static_cast<int>(n))]; }

    Qt::MouseButton someButton();
    Qt::KeyboardModifiers someModifiers();
    /// A random place in the widget, in window coordinates; often the middle or an edge.
    QPointF placeIn(const QWidget *widget);
    void clickOn(QWidget *widget, Qt::MouseButton button = Qt::LeftButton);
    void key(QWindow *to, int key, Qt::KeyboardModifiers modifiers = {});
};

/// The object's class and name, for the log.
QString titleOf(const QObject *object);
/// The dialog in front: a modal window or a sheet in the main window; nullptr if there is none.
QWidget *frontDialog(const QWidget &window);

} // namespace meadhall::soak
