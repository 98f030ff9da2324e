// Keeps the driven program's hands off everything but its own folder.
#pragma once

#include <QString>

namespace meadhall::soak {

/// From now on this process can write, make and remove files below `folder` only: the kernel refuses the rest
/// (Landlock). False where the kernel has no such thing; then nothing is kept from it.
bool confineWriting(const QString &folder);

} // namespace meadhall::soak
