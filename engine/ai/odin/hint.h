// Hints for Odin: the legal moves, ranked, with expected results and reasons. The reasons are codes; the user interface
// translates them into text.
#pragma once

#include "engine/games/odin/view.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace meadhall::players {

/// Reasons for or against a move, in order of importance. Several may apply.
enum class HintReason : std::uint8_t {
    GoesOut,         ///< empties the hand
    EndsGameBehind,  ///< empties the hand, but loses the game
    OneSetLeft,      ///< the remaining hand is one set and can be led as a whole
    CannotBeBeaten,  ///< no unseen card or hand can follow, so the seat leads again
    LetsSomebodyOut, ///< another player could go out by following it
    BlocksSomebody,  ///< players with few cards could go out on the current set but not on this one
    ShedsOrphan,     ///< plays a card that combines with no other
    KeepsSetsWhole,  ///< the hand needs fewer sets afterwards
    BreaksSet,       ///< leaves more sets to play than the best move would
    TakesJoining,    ///< the card taken combines with the hand
    TakesPoison,     ///< the card taken combines with nothing
    WaitsForBetter,  ///< passes, because every play breaks a set or takes a bad card
    Forced,          ///< the only legal move
};

/// A move with its estimates.
struct RankedMove {
    odin::Move move;
    double points = 0;  ///< expected own points at the end of the hand; 0 if the move goes out
    double utility = 0; ///< utility that determines the rank, see engine/ai/odin/utility.h
    std::vector<HintReason> why;
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

/// The reasons alone, without a search.
std::vector<HintReason> reasonsFor(const odin::View &view, odin::Move move);

} // namespace meadhall::players
