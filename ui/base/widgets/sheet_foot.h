// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace meadhall::ui {

/// The row of buttons at the foot of a sheet; the style makes these higher.
class SheetFoot : public QWidget {
public:
    using QWidget::QWidget;
};

} // namespace meadhall::ui
