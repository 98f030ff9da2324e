// Asks for a file. Nothing that happens in the dialog changes any other file.
#pragma once

#include <QFileDialog>

namespace meadhall::ui {

/// A dialog for records, not shown yet; it deletes itself when it is closed. In Qt's own one nothing can be dragged
/// from folder to folder, and to open a file nothing can be renamed or deleted either.
/// @param mode AcceptOpen or AcceptSave
QFileDialog *recordDialog(QWidget *parent, QFileDialog::AcceptMode mode, const QString &title, const QString &filter,
                          const QString &folder);

} // namespace meadhall::ui
