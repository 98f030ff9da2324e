// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of every window of the program, for visual inspection.
#pragma once

#include "ui/base/settings/settings.h"

#include <QDir>
#include <QSize>
#include <QString>

namespace meadhall::bench {

/// How the windows look in one series of pictures.
struct Look {
    QString language; ///< code
    ui::Settings::Theme theme;
    QSize size; ///< of the main window, in logical pixels

    /// For file names: "en-dark-1280x800".
    QString name() const;
};

/// Takes a picture of each window and dialog and of each moment of the games that looks different.
/// Writes FOLDER/LOOK/NAME.png and FOLDER/LOOK.png, which shows all of them reduced. Needs a QApplication.
/// @param only names of the pictures to take; empty: all
/// @return whether all files could be written
bool takeWindowPictures(const QDir &folder, const Look &look, const QStringList &only);

} // namespace meadhall::bench
