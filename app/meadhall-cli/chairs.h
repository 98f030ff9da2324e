// SPDX-License-Identifier: GPL-3.0-or-later
// Players as specified on the command line.
#pragma once

#include "engine/ai/ninjan/levels.h"
#include "engine/ai/odin/levels.h"

#include <QString>
#include <QStringList>

#include <memory>

namespace meadhall::cli {

/// A level, `random`, `greedy` or `policy`, or `exec:COMMAND`, optionally with `@200ms` (time per move). The levels
/// that search, hard and master, can have that too, or `@5000` (playouts per move). Default time for programs: one
/// second.
struct ChairSpec {
    QString text;
    players::OdinStrength odin{};
    ninjan::ai::Strength ninjan{};
    QString command{};       ///< of exec:, else empty
    int milliseconds = 1000; ///< time per move announced to the program
};

/// Splits a list "A,B,C". A comma within a chair is escaped with a backslash.
QStringList chairTexts(const QString &list);

/// Parses a chair.
/// @return nullopt if it is not valid
std::optional<ChairSpec> chairSpecOf(const QString &text);

/// Creates the player of a chair for one game. External programs are reused for the next game on the same seat in the
/// same thread.
/// @param number index of the chair
/// @param seat its seat in this game, 0 to 5
/// @param seed of the random decisions of built-in players
std::unique_ptr<players::Player> seatedPlayer(const ChairSpec &chair, Game game, std::size_t number, int seat,
                                              std::uint64_t seed);

} // namespace meadhall::cli
