// SPDX-License-Identifier: GPL-3.0-or-later
// Cleans text that is copied from the program.
#pragma once

class QObject;

namespace meadhall::ui {

/// Removes the marks of direction from all text that is copied from this program, since others show or search them.
/// @param context until this is destroyed
void removeMarksFromCopiedText(QObject *context);

} // namespace meadhall::ui
