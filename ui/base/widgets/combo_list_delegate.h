// SPDX-License-Identifier: GPL-3.0-or-later
// Rows of the lists of combo boxes.
#pragma once

class QAbstractItemView;

namespace meadhall::ui {

/// If that view is the list of a combo box, with the rows that Qt made for it: paints them by the style, with a tick
/// at the current one. Does nothing to other views.
void adoptComboList(QAbstractItemView &view);

} // namespace meadhall::ui
