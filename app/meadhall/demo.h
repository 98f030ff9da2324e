// A game that plays itself, with pictures: what is shown where there is no screen.
#pragma once

#include <QString>

QT_BEGIN_NAMESPACE
class QApplication;
QT_END_NAMESPACE

namespace meadhall {

namespace ui {
class Languages;
}

/// Plays a short game of four computers, writes pictures 01-….png into the folder, and returns the exit code: 0, or 1
/// if a picture could not be written.
int runDemo(QApplication &app, ui::Languages &languages, const QString &folder);

} // namespace meadhall
