// SPDX-License-Identifier: GPL-3.0-or-later
// The dialog in front, whether it is a window or a sheet in one.
#pragma once

#include "ui/base/widgets/sheet.h"

#include <QApplication>

namespace meadhall {

/// nullptr if there is none.
inline QWidget *frontDialog()
{
    if (QWidget *modal = QApplication::activeModalWidget())
        return modal;
    for (const QWidget *window : QApplication::topLevelWidgets())
        if (ui::Sheet *sheet = window->isVisible() ? ui::Sheet::topOf(window) : nullptr)
            return sheet;
    return nullptr;
}

} // namespace meadhall
