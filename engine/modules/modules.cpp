// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/modules/modules.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace meadhall {

QString modulePath(const QString &name)
{
    const QString file = QDir(QCoreApplication::applicationDirPath()).filePath(QStringLiteral(MEADHALL_MODULES) + name);
    return QFileInfo::exists(file) ? file : QString();
}

} // namespace meadhall
