// SPDX-License-Identifier: GPL-3.0-or-later
// Style and palette that make widgets match the table.
#pragma once

#include "ui/base/graphics/art.h"
#include "ui/base/graphics/theme.h"
#include "ui/base/settings/settings.h"

#include <QPalette>

#include <optional>

class QLabel;
class QStyle;
class QVariant;
class QVariantAnimation;

namespace meadhall::ui {

/// Creates a label of plain text that wraps.
/// @param factor of the font's size
/// @param dim in the colour of notes
QLabel *wordLabel(QWidget *parent, qreal factor = 1, bool bold = false, bool dim = false);

/// Creates the style of all widgets; the caller (usually QApplication) takes ownership.
QStyle *widgetStyle();

/// The theme for a setting. For Theme::System that is the light one unless the system asks for another.
Theme themeOf(Settings::Theme setting);
/// @param dark the system asks for dark or light; nullopt: for neither, then the lightness of its palette decides
void setSystemDark(std::optional<bool> dark);
/// @param high the system asks for high contrast
void setSystemHighContrast(bool high);
/// Palette of menus, dialogs and panels in the colours of the table.
QPalette widgetPalette(Theme theme);
/// The card options of the settings.
CardLook cardLookOf(const Settings &settings);
/// Duration factor of an animation speed: 0 = no animation, 1 = normal.
qreal durationFactorOf(Settings::AnimationSpeed speed);

/// The factor by which motions are slower, for the whole program: 0 = nothing moves (also initially), 1 = normal.
qreal motionFactor();
void setMotionFactor(qreal factor);
/// Duration of a motion in ms at the current factor.
/// @param normal at the factor 1
int motionTime(int normal);
/// Starts an animation from the beginning.
/// @param duration in ms, more than 0
void animate(QVariantAnimation &animation, int duration, const QVariant &from, const QVariant &to);

} // namespace meadhall::ui
