// Advice: the moves of a position ranked, with what each is expected to cost and why. Reasons are data; words are the
// window's.
#pragma once

#include "engine/games/odin/view.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace meadhall::seats {

/// Why a move is good or bad; several may hold. In the order in which they are worth saying.
enum class Why : std::uint8_t {
    GoesOut,         ///< empties the hand
    EndsGameBehind,  ///< goes out, but the game is lost with it
    OneSetLeft,      ///< what is left goes out as soon as it leads
    CannotBeBeaten,  ///< nobody can follow: the lead comes back
    LetsSomebodyOut, ///< somebody could go out by following it
    BlocksSomebody,  ///< whoever has few cards cannot go out on it, and could on what lies there
    ShedsOrphan,     ///< gets rid of a card that fits no other
    KeepsSetsWhole,  ///< needs no more sets afterwards than before, less the one played
    BreaksSet,       ///< leaves the hand with more sets to play than the best play would
    TakesJoining,    ///< the card picked up fits the hand
    TakesPoison,     ///< the card picked up fits nothing
    WaitsForBetter,  ///< a pass where every play breaks a set or picks up poison
    Forced,          ///< there is no other move
};

struct RankedMove {
    odin::Move move;
    double points = 0; ///< expected own points at the end of the hand; 0 where the move goes out
    double worth = 0;  ///< by which they are ranked: see engine/ai/odin/worth.h
    std::vector<Why> why;
};

/// The moves of the view's seat, best first; the same for the same view, seed and playouts. At most `most` moves are
/// compared. Returns within 20 ms of a stop request; what it returns then is dropped.
/// It must be the view's own turn.
std::vector<RankedMove> rankMoves(const odin::View &view, int playouts, std::uint64_t seed, std::stop_token stop,
                                  int most = 12);

/// The best of the moves that play these cards: which of the beaten ones to pick up. Otherwise as rankMoves(); nothing
/// where no move plays them.
std::optional<RankedMove> bestTake(const odin::View &view, CardSet cards, int playouts, std::uint64_t seed,
                                   std::stop_token stop);

/// The reasons alone, without thinking.
std::vector<Why> reasonsFor(const odin::View &view, odin::Move move);

} // namespace meadhall::seats
