// SPDX-License-Identifier: GPL-3.0-or-later
// Colours of the controls, all from roles of the palette: a palette of another contrast needs no change of the style.
#pragma once

#include "ui/base/graphics/contrast.h"
#include "ui/base/graphics/theme.h"

#include <QPalette>

namespace meadhall::ui {

/// What the style paints with. QPalette has no role for several of these; these roles are used for them:
/// Mid: rim. Midlight: hairline. Light: edge of what is chosen. Dark: shadow around sheets. Shadow: line under gold.
/// BrightText: gold. AlternateBase: raised, as Button. The colour of errors is that of the theme.
struct ControlColours {
    QColor ground;
    QColor well;   ///< what holds something: fields, lists, tracks
    QColor raised; ///< what is pressed: buttons, menus' rows under the pointer
    QColor hover;
    QColor pressed;
    QColor rim; ///< edge of a control
    QColor rimHover;
    QColor hairline; ///< decoration
    QColor text;
    QColor dim;
    QColor disabled;
    QColor chosen;
    QColor chosenEdge;
    QColor chosenText;
    QColor gold;
    QColor goldLine; ///< the dark line under gold
    QColor thread;   ///< ochre: diamonds of headings
    QColor error;
};

ControlColours controlColours(const QPalette &palette);

/// Sets the roles of a palette as `controlColours` reads them.
QPalette controlPalette(const Palette &colours);

} // namespace meadhall::ui
