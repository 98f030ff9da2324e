// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/widgets/file_dialog.h"

#include "ui/base/widgets/screen_fit.h"

#include <QAbstractItemView>
#include <QFileInfo>
#include <QLineEdit>
#include <QUrl>

namespace meadhall::ui {

QString localFile(const QString &given)
{
    QUrl url(given.trimmed());
    if (url.host() == QLatin1String("localhost"))
        url.setHost({});
    return url.isLocalFile() && !QFileInfo::exists(given) ? url.toLocalFile() : given;
}

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
    if (auto *name = dialog->findChild<QLineEdit *>(QStringLiteral("fileNameEdit")))
        QObject::connect(name, &QLineEdit::textChanged, name, [name](const QString &text) {
            if (const QString path = localFile(text); path != text)
                name->setText(path);
        });
    resizeOnScreen(*dialog, dialog->size());
    return dialog;
}

} // namespace meadhall::ui
