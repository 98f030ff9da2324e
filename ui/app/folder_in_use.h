// SPDX-License-Identifier: GPL-3.0-or-later
// The question at the start when another program has the data folder and does not answer.
#pragma once

#include "engine/record/folder_lock.h"

#include <QString>

namespace meadhall::ui {

/// Says who has the folder, here and on the standard error stream, and asks whether to go on: by asking that program
/// again, or, if it runs on another computer, by taking the folder over from it.
/// @return false if the user gives up, and nothing has changed
bool goOnWithFolderInUse(record::FolderLock &lock, const QString &folder);

} // namespace meadhall::ui
