// The settings that every table heeds, whoever opens it.
#pragma once

namespace meadhall::ui {

class Settings;
class TableView;

/// Sorting, dimming, ways to play, what seats tell, and how fast things move.
/// @param still the system asks for reduced motion
void applyTableSettings(TableView &view, const Settings &settings, bool still);

} // namespace meadhall::ui
