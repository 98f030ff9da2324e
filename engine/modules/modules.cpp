// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/modules/modules.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace meadhall {

/// A program in the build tree uses the modules there; an installed one looks nowhere else than where they are
/// installed, since others may be able to write to its folder.
QString modulePath(const QString &name)
{
    const QString folder = QCoreApplication::applicationDirPath();
    const QString build = QFileInfo(QStringLiteral(MEADHALL_BUILD_FOLDER)).canonicalFilePath();
    QStringList places{QDir(folder).filePath(QStringLiteral(MEADHALL_MODULES))};
    if (!build.isEmpty() && folder.startsWith(build + QLatin1Char('/')))
        places = {build + QLatin1String("/ui"), build + QLatin1String("/engine")};
    for (const QString &place : places)
        if (QString file = QDir(place).filePath(name); QFileInfo::exists(file))
            return file;
    return {};
}

} // namespace meadhall
