// SPDX-License-Identifier: GPL-3.0-or-later
// A person's mistakes in the games that were kept and reviewed, as puzzles.
#pragma once

#include "engine/puzzle/puzzle.h"

#include <QDateTime>
#include <QString>

#include <stop_token>

namespace meadhall::puzzle {

/// A mistake of a person, as a puzzle of grade 0: `tempting` is what was played. Answers other than the best one have
/// to be judged, since the review compares the one that was played only.
struct OwnMistake {
    Puzzle puzzle;
    Events before;  ///< the record up to the decision, with all hands
    QString file;   ///< the record of the game
    QDateTime when; ///< when it was last played, in UTC; invalid: not known
    int line = 0;   ///< of the record, from 1
};

/// The mistakes of one game: the decisions of its people that its review calls mistakes.
std::vector<OwnMistake> mistakesIn(const QString &recordFile, const QDateTime &when);

/// The mistakes of all kept games that have a review, latest game first, each position once. Reads files; to be called
/// in a worker.
/// @param folder the program's data folder
/// @param most no more than so many
std::vector<OwnMistake> ownMistakes(const QString &folder, std::size_t most, const std::stop_token &stop);

} // namespace meadhall::puzzle
