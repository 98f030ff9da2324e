// What is seen on a table, in words that can be compared; and what a table newly built from the record would show.
#pragma once

#include "ui/graphics/pixmap_cache.h"

#include <QStringList>

#include <set>

namespace meadhall::ui {
class MainWindow;
class Settings;
class TableView;
} // namespace meadhall::ui

namespace meadhall::soak {

/// A line for each thing that is seen: what, where, which side up, in which layer, with which words.
QStringList thingsSeen(ui::TableView &view);

/// Compares a table in which nothing moves with a new one of the same game.
class Rebuilt {
public:
    /// What differs, "-" what is there and should not be, "+" what should be there; empty if all is as it should be.
    /// @param thinking the seats of which the table has told that they think
    QStringList differences(ui::MainWindow &window, const ui::Settings &settings, const std::set<int> &thinking);

private:
    ui::PixmapCache cache_; ///< of its own: the window's must not be asked for more than the window asks for
};

} // namespace meadhall::soak
