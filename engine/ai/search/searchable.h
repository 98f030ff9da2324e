// SPDX-License-Identifier: GPL-3.0-or-later
// What the search requires of a game. The search knows nothing of cards, seats and rules.
#pragma once

#include <concepts>
#include <functional>
#include <stop_token>
#include <vector>

namespace meadhall::search {

/// Result of a playout for the searching seat.
struct Outcome {
    double utility = 0; ///< utility, the maximised quantity, for example the probability of winning the game
    double points = 0;  ///< points at the end of the playout, for display only
};

/// A determinisation (one assignment of the hidden cards) and its relative weight.
template <class Deal> struct Weighted {
    Deal deal;
    double weight = 1;
};

/// A decision of one seat: its moves, deals consistent with its information, and playouts of a move in a deal.
template <class T>
concept Searchable = requires(T game, const typename T::Deal &deal, int move, int count, std::stop_token stop)
{
    /// Number of moves to compare, indexed from 0 in the order of their prior.
    {
        game.moves()
        } -> std::convertible_to<int>;
    /// About `count` deals in random order, the same ones on every call; fewer after a stop request.
    {
        game.deals(count, stop)
        } -> std::same_as<std::vector<Weighted<typename T::Deal>>>;
    /// Plays the move, then the playout policies for all seats to the end. Deterministic in deal and move.
    {
        game.playOut(deal, move)
        } -> std::same_as<Outcome>;
};

/// Returns true once the search has to end.
using Ended = std::function<bool()>;

/// A game that supports lookahead: the seat's next decision is optimised over the deals that are still possible then,
/// instead of being left to the playout policy.
template <class T>
concept SupportsLookahead = requires(T game, const std::vector<Weighted<typename T::Deal>> &deals, int move,
                                     Ended ended)
{
    requires Searchable<T>;
    /// Whether lookahead is worthwhile in this decision.
    {
        game.usesLookahead()
        } -> std::convertible_to<bool>;
    /// Plays the move in each deal, then the best next move of the seat given what it has observed by then.
    /// @return one outcome per deal; empty if ended() became true
    {
        game.playOutWithLookahead(deals, move, ended)
        } -> std::same_as<std::vector<Outcome>>;
};

} // namespace meadhall::search
