// SPDX-License-Identifier: GPL-3.0-or-later
// Plug-ins of this program that are loaded only when they are wanted.
#pragma once

#include <QString>

namespace meadhall {

/// Path of a module in a build tree or an installation.
/// @param name with the suffix of modules, such as "meadhall-sound.so"
/// @return empty if it is not found
QString modulePath(const QString &name);

} // namespace meadhall
