// SPDX-License-Identifier: GPL-3.0-or-later
// Names for files of games.
#pragma once

#include "engine/core/event.h"

#include <QDate>
#include <QString>

namespace meadhall::ui {

/// A name for the file of a game that every file system accepts, without its ending: “Odin 2026-11-22 Gudrun Bjorn”,
/// with the names of the opponents.
QString suggestedFileName(const GameEvent &game, const QDate &date);

} // namespace meadhall::ui
