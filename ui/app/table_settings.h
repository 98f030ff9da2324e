// Settings that apply to every table view, in the main window and in the tutorial.
#pragma once

namespace meadhall::ui {

class Settings;
class TableView;

/// Applies sorting, dimming, input mode (click or drag), display of known cards, and animation speed.
/// @param still whether the system asks for reduced motion
void applyTableSettings(TableView &view, const Settings &settings, bool still);

} // namespace meadhall::ui
