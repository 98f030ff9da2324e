// SPDX-License-Identifier: GPL-3.0-or-later
// File dialog for records that cannot modify other files.
#pragma once

#include <QFileDialog>

namespace meadhall::ui {

/// The path of a file that is given as a path or as a file:// address.
QString localFile(const QString &given);

/// Creates a hidden file dialog that deletes itself when closed. Qt's own dialog is restricted: no drag and drop, and
/// with AcceptOpen no renaming or deleting.
/// @param mode AcceptOpen or AcceptSave
/// @param folder initial folder
QFileDialog *recordDialog(QWidget *parent, QFileDialog::AcceptMode mode, const QString &title, const QString &filter,
                          const QString &folder);

} // namespace meadhall::ui
