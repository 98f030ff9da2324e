// SPDX-License-Identifier: GPL-3.0-or-later
// Compares answers by letting computers play on after them: a check of the judge by other means.
#pragma once

#include "app/meadhall-train/puzzles/grading.h"
#include "engine/puzzle/puzzle.h"

namespace meadhall::train {

/// The hidden hands that are dealt to the others: any, or such as their play suggests.
enum class Hands : std::uint8_t { Uniform, Inferred };

/// The way in which a position is played on.
struct PlayOn {
    players::Level level; ///< of every seat
    Hands hands;
    int deals;
    std::uint64_t seed;
};

/// The mean loss of an answer compared with another one.
struct Loss {
    double mean = 0; ///< in points
    double ci95 = 0; ///< half width of its 95 % confidence interval
};

/// Forces each answer in the same deals and lets computers play on, to the end of the hand or game.
/// @return the losses of the answers compared with the first one
std::vector<Loss> lossesPlayedOn(const SeenDecision &decision, const Events &answers, const PlayOn &how);

/// Prints for every puzzle of a pack what its tempting and its second answer lose to the best one.
/// @param id only this puzzle; empty: all
/// @return false if the file cannot be read
bool playPuzzlesOn(const char *fileName, const PlayOn &how, const std::string &id);

/// Plays games and looks for blunders: answers that lose much with either kind of hidden hands. Prints them as lines of
/// a pack: `tempting` is the blunder, `best` the best of the answers tried.
void findBlunders(Game game, int players, int games, int deals, std::uint64_t seed);

/// Judges the blunders of a file, and the best answers of the same decisions, as the review does. Prints each blunder
/// that is not called a mistake, each best answer that is, and how many there are.
/// @return false if the file cannot be read
bool judgeBlunders(const char *fileName);

} // namespace meadhall::train
