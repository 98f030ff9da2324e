// SPDX-License-Identifier: GPL-3.0-or-later
// Demo mode (--demo): a self-playing game with screenshots.
#pragma once

#include <QString>

QT_BEGIN_NAMESPACE
class QApplication;
QT_END_NAMESPACE

namespace meadhall {

namespace ui {
class Languages;
}

/// Plays a short game of four computer players and saves screenshots 01-….png.
/// @param folder for the screenshots; created if missing
/// @return exit code: 0, or 1 if the folder or a screenshot could not be written
int runDemo(QApplication &app, ui::Languages &languages, const QString &folder);

} // namespace meadhall
