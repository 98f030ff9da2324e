// Settings that apply to every table view, in the main window and in the tutorial.
#pragma once

#include "ui/settings/settings.h"

#include <array>

namespace meadhall::ui {

class TableView;

/// Applies sorting, dimming, input mode (click or drag), display of known cards, and animation speed.
/// @param reducedMotion whether the system asks for it
void applyTableSettings(TableView &view, const Settings &settings, bool reducedMotion);

/// The losses in points from which on to warn before a move, by the numbers of Game; nullopt: never.
std::optional<std::array<double, 2>> warningLimits(Settings::Warnings warnings);

} // namespace meadhall::ui
