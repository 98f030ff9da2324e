// SPDX-License-Identifier: GPL-3.0-or-later
// Settings that apply to every table view: in the main window, in lessons, reviews and puzzles.
#pragma once

#include "ui/base/settings/settings.h"

#include <array>
#include <functional>

class QWidget;

namespace meadhall::ui {

class TableView;

/// Applies theme, look of the cards, sorting, dimming, input mode (click or drag), display of known cards, counting of
/// points, how the table speaks, and the speed of motions (see ui/base/widgets/style.h).
void applyTableSettings(TableView &view, const Settings &settings);
/// Calls `apply` when one of these changes, or the palette, as with the contrast of the system.
/// @param page with the table; until it is deleted
void followTableSettings(const Settings &settings, QWidget *page, const std::function<void()> &apply);

/// The same for a table that is played at: what is played automatically, and how long events stay visible.
/// @param speed of the game; 1: normal
void applyPlaySettings(TableView &view, const Settings &settings, qreal speed = 1);
void followPlaySettings(const Settings &settings, QObject *context, const std::function<void()> &apply);

/// The losses in points from which on to warn before a move, by the numbers of Game; nullopt: never. Small and clear
/// mistakes are those of the review.
std::optional<std::array<double, 2>> warningLimits(Settings::Warnings warnings);

} // namespace meadhall::ui
