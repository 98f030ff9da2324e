// SPDX-License-Identifier: GPL-3.0-or-later
// What the choices for a new game mean, in the current language.
#pragma once

#include "ui/table/seats/game_setup.h"

namespace meadhall::ui {

/// A sentence about the persona's way to play; empty for an unknown id.
QString personaSentence(const QString &id);
QString levelSentence(players::Level level);
/// What distinguishes the edition from others.
/// @param edition nullopt: custom rules
QString editionSentence(std::optional<odin::Edition::Id> edition);

} // namespace meadhall::ui
