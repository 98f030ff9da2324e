// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/paths.h"

namespace meadhall {

QString sourcePath(const char *path) { return QStringLiteral(MEADHALL_SOURCE_FOLDER "/") + QLatin1String(path); }

QString programPath(const char *name) { return QStringLiteral(MEADHALL_PROGRAM_FOLDER "/") + QLatin1String(name); }

} // namespace meadhall
