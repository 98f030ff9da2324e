// SPDX-License-Identifier: GPL-3.0-or-later
// Restricts the driven program to its own folder.
#pragma once

#include <QString>

namespace meadhall::soak {

/// From now on this process can write, create and remove files only below `folder`; the kernel enforces it (Landlock).
/// Returns false if the kernel has no Landlock; then nothing is restricted.
bool confineWriting(const QString &folder);

} // namespace meadhall::soak
