// How the widgets of the window take part in the looks of the table.
#pragma once

#include "ui/graphics/art.h"
#include "ui/graphics/theme.h"
#include "ui/settings/settings.h"

#include <QPalette>

class QStyle;

namespace meadhall::ui {

/// The style of all widgets, new; the application takes it over.
QStyle *widgetStyle();

/// The colour of the ring round the widget that has the keyboard: it stands out from all grounds of that palette.
QColor markColour(const QPalette &palette);

/// The theme to show for a setting: the system's own is told by the lightness of its windows.
Theme themeOf(Settings::Theme setting);
/// Menus, dialogs and panels in the colours of the table.
QPalette widgetPalette(Theme theme);
/// What the settings say about the faces of cards.
CardLook cardLookOf(const Settings &settings);
/// What an animation speed means to the animator: 0 = none, 1 = normal.
qreal slownessOf(Settings::AnimationSpeed speed);

} // namespace meadhall::ui
