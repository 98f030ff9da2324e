// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/modules/modules.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace meadhall {

QString modulePath(const QString &name)
{
    const QString folder = QCoreApplication::applicationDirPath();
    for (const QLatin1String place : {QLatin1String("/"), QLatin1String("/../ui/"), QLatin1String("/../engine/"),
                                      QLatin1String("/../" MEADHALL_MODULES "/")})
        if (QString file = folder + place + name; QFileInfo::exists(file))
            return file;
    return {};
}

} // namespace meadhall
