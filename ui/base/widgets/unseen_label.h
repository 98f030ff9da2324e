// SPDX-License-Identifier: GPL-3.0-or-later
// Names of combo boxes for screen readers.
#pragma once

#include <QString>

class QComboBox;

namespace meadhall::ui {

/// Says what is chosen in a combo box that no visible label explains. A box with an accessible name alone would do
/// if Qt on Linux did not take its current text for its name.
void setUnseenLabel(QComboBox &box, const QString &name);

} // namespace meadhall::ui
