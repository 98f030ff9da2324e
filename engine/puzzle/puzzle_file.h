// SPDX-License-Identifier: GPL-3.0-or-later
// Packs of puzzles: JSON lines, see README.md.
#pragma once

#include "engine/puzzle/puzzle.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QString>

#include <optional>

namespace meadhall::puzzle {

/// The version that is written, and the only one that is read.
constexpr int kPuzzleFormat = 1;

/// The same for the same position in every version.
std::string idOf(const Events &seen, int seat);

/// One line, without newline.
QByteArray toLine(const Puzzle &puzzle);
/// @return nullopt if anything is missing or malformed; whether it is sound, faultOf() tells
std::optional<Puzzle> parsePuzzle(QByteArrayView line);

struct Pack {
    std::vector<Puzzle> puzzles; ///< in the order of the file
    int unreadable = 0;          ///< lines left out because they are malformed
};

/// The lines of a pack; unreadable ones are left out.
Pack packOf(const QByteArray &text);
/// The pack in a file; nullopt if it cannot be opened.
std::optional<Pack> readPack(const QString &fileName);

/// The file name of a game's pack among the program's resources.
QString packFileOf(Game game);

} // namespace meadhall::puzzle
