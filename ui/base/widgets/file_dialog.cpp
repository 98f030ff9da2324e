// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/widgets/file_dialog.h"

#include <QAbstractItemView>

namespace meadhall::ui {

QFileDialog *recordDialog(QWidget *parent, QFileDialog::AcceptMode mode, const QString &title, const QString &filter,
                          const QString &folder)
{
    auto *dialog = new QFileDialog(parent, title, folder, filter);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(mode);
    dialog->setFileMode(mode == QFileDialog::AcceptOpen ? QFileDialog::ExistingFile : QFileDialog::AnyFile);
    dialog->setDefaultSuffix(QStringLiteral("meadhall"));
    dialog->setOption(QFileDialog::ReadOnly, mode == QFileDialog::AcceptOpen);
    // Even with ReadOnly the lists allow files to be moved by drag and drop. (A native dialog has no such children.)
    for (auto *list : dialog->findChildren<QAbstractItemView *>())
        list->setDragDropMode(QAbstractItemView::NoDragDrop);
    return dialog;
}

} // namespace meadhall::ui
