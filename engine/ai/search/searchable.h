// What the search asks of a game. It knows no cards, no seats and no rules.
#pragma once

#include <concepts>
#include <functional>
#include <stop_token>
#include <vector>

namespace meadhall::search {

/// What a playout came to for the seat that thinks.
struct Outcome {
    double worth = 0;  ///< what is maximised, for example the chance to win the game
    double points = 0; ///< the points that it came to, for showing
};

/// One way in which the hidden cards may lie, and how likely it is beside the others.
template <class Deal> struct Weighted {
    Deal deal;
    double weight = 1;
};

/// A decision of one seat: some moves, deals that fit what the seat has seen, and a way to play a move out in a deal.
template <class T>
concept Searchable = requires(T game, const typename T::Deal &deal, int move, int count, std::stop_token stop)
{
    /// How many moves are compared; they are numbered from 0, the most promising first.
    {
        game.moves()
        } -> std::convertible_to<int>;
    /// About so many deals in random order, the same ones whenever the game is asked again; fewer if stopped.
    {
        game.deals(count, stop)
        } -> std::same_as<std::vector<Weighted<typename T::Deal>>>;
    /// The move, and then everybody by the policy to the end. The same deal and move give the same outcome.
    {
        game.playOut(deal, move)
        } -> std::same_as<Outcome>;
};

/// Says whether thinking has to end.
using Ended = std::function<bool()>;

/// A game that can also look at the seat's next decision, instead of leaving that to the policy: what is best there
/// depends on the deals that are still possible by then.
template <class T>
concept Foreseeing = requires(T game, const std::vector<Weighted<typename T::Deal>> &deals, int move, Ended ended)
{
    requires Searchable<T>;
    /// Whether it is worth the work in this decision.
    {
        game.foresees()
        } -> std::convertible_to<bool>;
    /// The move in each of these deals, and then the seat's best next move as far as the deals tell which that is.
    /// Nothing if it ended before.
    {
        game.playOutForeseeing(deals, move, ended)
        } -> std::same_as<std::vector<Outcome>>;
};

} // namespace meadhall::search
