// SPDX-License-Identifier: GPL-3.0-or-later
// The levels of Ninjan and the reasons for their settings.
#pragma once

#include "engine/ai/player.h"
#include "engine/core/to_index.h"

#include <array>
#include <optional>

namespace meadhall::ninjan::ai {

/// Kind of engine.
enum class EngineKind : std::uint8_t {
    Random, ///< uniform over the cards and the allowed piles: the weakest reference
    Greedy, ///< fixed heuristic on the piles as they are: the baseline
    Policy, ///< weights learned in self-play, without search
    Search, ///< sampled deals and playouts with the policy
};

/// Settings of a Ninjan player.
struct Strength {
    EngineKind engineKind = EngineKind::Policy;
    /// Softmax temperature in points, for Greedy and Policy; 0: always the best choice.
    double temperature = 0;
    // Search only.
    int deals = 0;                     ///< sampled deals
    int simulations = 0;               ///< upper bound of playouts per decision
    int steps = 0;                     ///< with two players: how far it thinks ahead at most, see NinjanSearch
    std::optional<int> milliseconds{}; ///< replaces `simulations`: as many playouts as fit into this time
    std::optional<int> timeLimitMs{};  ///< time limit in ms, after which it returns the best choice so far
};

/// The weak levels sample from the policy with a softmax temperature, so they prefer good moves and rarely make absurd
/// ones; no move is uniformly random. The two searching levels differ in the number of deals and playouts.
///
/// The steps were tuned in two-player games: each level wins 60 to 75 % against the one below (figures in
/// engine/ai/EXPERIMENTS.md).
inline constexpr std::array<Strength, 5> kStrengths{{
    {EngineKind::Policy, 18.0},             // beginner: 69 % against Random
    {EngineKind::Policy, 6.0},              // easy: about as strong as greedy
    {EngineKind::Policy, 0.0},              // medium: knows the value of cards, does not model the hidden hands
    {EngineKind::Search, 0.0, 8, 16},       // hard: a handful of deals, one or two playouts of each card
    {EngineKind::Search, 0.0, 200, 800, 4}, // master: hard to read
}};

constexpr const Strength &strengthOf(players::Level level) { return kStrengths[toIndex(level)]; }

} // namespace meadhall::ninjan::ai
