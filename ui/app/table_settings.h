// Settings that apply to every table view, in the main window and in the tutorial.
#pragma once

namespace meadhall::ui {

class Settings;
class TableView;

/// Applies sorting, dimming, input mode (click or drag), display of known cards, and animation speed.
/// @param reducedMotion whether the system asks for it
void applyTableSettings(TableView &view, const Settings &settings, bool reducedMotion);

} // namespace meadhall::ui
