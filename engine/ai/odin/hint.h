// SPDX-License-Identifier: GPL-3.0-or-later
// Hints for Odin: the legal moves, ranked, with expected results and reasons.
#pragma once

#include "engine/ai/odin/hint_reasons.h"
#include "engine/ai/odin/inference.h"
#include "engine/games/odin/view.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace meadhall::players {

/// A move with its estimates.
struct RankedMove {
    odin::Move move;
    double points = 0;                    ///< expected own points at the end of the hand; 0 if the move goes out
    double utility = 0;                   ///< utility that determines the rank, see engine/ai/odin/utility.h
    std::vector<HintReason> why;          ///< reasonsFor() the move
    std::vector<HintReason> whyTake;      ///< reasonsToTake() its card
    odin::Move next{};                    ///< of the first move: the best one with other cards
    double nextCosts = 0;                 ///< points that the first move saves against it; 0 if there is none
    double nextHalfWidth = 0;             ///< of the interval of that
    std::optional<Inference> inference{}; ///< of the first move: what it rests on, against that one
};

/// Ranks the moves of the view's seat, best first. Deterministic in view, seed and playouts. It must be that seat's
/// turn.
/// @param playouts upper bound of playouts for all moves together
/// @param stop on a stop request it returns within 20 ms; the caller discards that result
/// @param maxMoves maximum number of moves compared, chosen by the policy
std::vector<RankedMove> rankMoves(const odin::View &view, int playouts, std::uint64_t seed, std::stop_token stop,
                                  int maxMoves = 12);

/// The best move that plays exactly these cards, that is, the best card to take. Parameters as for rankMoves().
/// @return nullopt if no legal move plays them
std::optional<RankedMove> bestTake(const odin::View &view, CardSet cards, int playouts, std::uint64_t seed,
                                   std::stop_token stop);

} // namespace meadhall::players
