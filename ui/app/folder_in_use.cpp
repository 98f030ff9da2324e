// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/app/folder_in_use.h"

#include "ui/base/text/button_text.h"

#include <QCoreApplication>
#include <QDir>
#include <QMessageBox>

#include <cstdio>

namespace meadhall::ui {

namespace {

QString ownerSentence(const record::FolderLock::Owner &owner, const QString &folder)
{
    if (!owner.isOnThisComputer)
        //: %1: the name of a computer; %2: a folder
        return QCoreApplication::translate("main", "Meadhall is running on the computer “%1” with the folder “%2”.")
            .arg(owner.computer, folder);
    //: %1: a folder; %2: the number of a process
    return QCoreApplication::translate(
               "main", "Meadhall is already running with the folder “%1”, but does not answer (process %2).")
        .arg(folder, QString::number(owner.process));
}

} // namespace

bool goOnWithFolderInUse(record::FolderLock &lock, const QString &folder)
{
    const record::FolderLock::Owner owner = lock.owner();
    QMessageBox box(QMessageBox::Warning, QStringLiteral("Meadhall"),
                    ownerSentence(owner, QDir::toNativeSeparators(QDir(folder).absolutePath())), QMessageBox::Close);
    std::fprintf(stderr, "%s\n", qPrintable(box.text()));
    box.addButton(owner.isOnThisComputer ? ButtonText::tryAgain()
                                         : QCoreApplication::translate("main", "Use it here anyway", "button"),
                  QMessageBox::AcceptRole);
    if (!owner.isOnThisComputer) {
        box.setInformativeText(QCoreApplication::translate(
            "main", "If you use it here anyway, nothing more is saved on the other computer."));
        box.setDefaultButton(QMessageBox::Close);
    }
    if (box.exec() == QMessageBox::Close)
        return false;
    if (!owner.isOnThisComputer)
        lock.takeOver();
    return true;
}

} // namespace meadhall::ui
