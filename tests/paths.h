// SPDX-License-Identifier: GPL-3.0-or-later
// Where tests find files of the source tree, and the programs of this build.
#pragma once

#include <QString>

namespace meadhall {

/// @param path from the root of the source tree; none gives the root with a slash
QString sourcePath(const char *path = "");
/// @param name meadhall or meadhall-cli
QString programPath(const char *name);

} // namespace meadhall
