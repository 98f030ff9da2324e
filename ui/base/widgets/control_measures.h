// SPDX-License-Identifier: GPL-3.0-or-later
// Measures of the controls in logical pixels at 1×; all grow with the application font (see `grown`).
#pragma once

namespace meadhall::ui {

/// Measures that are smaller on screens on which the dialogs would not fit otherwise.
struct FieldMeasures {
    int height; ///< plates of buttons, tool buttons and fields
    int foot;   ///< plates of buttons at the foot of a dialog
    int side;   ///< from the edge of a field to its text
    int arrow;  ///< room of the arrow of a combo box
    int row;    ///< of check boxes and radio buttons
};

constexpr FieldMeasures kRoomyFields{36, 40, 12, 32, 32}, kCompactFields{24, 28, 8, 26, 26};

const FieldMeasures &fieldMeasures();

constexpr int kLeastButton = 100, kButtonSide = 14, kIconGap = 8;
constexpr int kSpinArrows = 32, kSpinGap = 6;
constexpr int kMark = 20, kMarkGap = 10;     ///< check boxes and radio buttons: mark, and from there to the label
constexpr int kMarkInset = 7, kLabelEnd = 9; ///< room for the focus mark around mark and label
constexpr int kRowHeight = 30;               ///< of menus and lists
constexpr int kMenuColumn = 38, kMenuEnd = 14;
constexpr int kHeading = 30, kDiamond = 8; ///< headings of groups

} // namespace meadhall::ui
