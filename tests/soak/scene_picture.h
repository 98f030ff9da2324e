// SPDX-License-Identifier: GPL-3.0-or-later
// The visible contents of a table as comparable text, and that of a table newly built from the record.
#pragma once

#include "ui/base/graphics/pixmap_cache.h"

#include <QStringList>

#include <set>

namespace meadhall::ui {
class MainWindow;
class Settings;
class TableView;
} // namespace meadhall::ui

namespace meadhall::soak {

/// One line per visible item: what, where, which side up, in which layer, with which text.
QStringList visibleItems(ui::TableView &view);

/// Compares a table without running animations with a new one of the same game.
class Rebuilt {
public:
    /// The differences, "-" for unexpected and "+" for missing items; empty if there are none.
    /// @param thinking the seats that the table has reported as thinking
    QStringList differences(ui::MainWindow &window, const ui::Settings &settings, const std::set<int> &thinking);

private:
    ui::PixmapCache cache_; ///< its own, because the window's cache must not get additional requests
};

} // namespace meadhall::soak
