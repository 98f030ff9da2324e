// SPDX-License-Identifier: GPL-3.0-or-later
// The puzzle of a day: the same for everybody with the same packs, computed from the date alone.
#pragma once

#include "engine/puzzle/puzzle.h"

#include <QDate>

namespace meadhall::puzzle {

/// The packs of the games, by the numbers of Game.
using Packs = std::array<std::vector<Puzzle>, 2>;

/// The games take turns by the Julian day: Odin on even days. Within a game the puzzles come in a fixed order, made
/// from their ids, so each comes once before any comes again; neither their order in the file nor their grade matters.
/// Where one pack is empty, the other one is taken every day.
/// @return nullptr if both packs are empty or the date is invalid
const Puzzle *dailyPuzzle(const Packs &packs, QDate day);
/// The game of that puzzle if both packs have puzzles.
Game gameOfDay(QDate day);

} // namespace meadhall::puzzle
