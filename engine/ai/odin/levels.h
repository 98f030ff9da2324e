// SPDX-License-Identifier: GPL-3.0-or-later
// The levels of Odin and the reasons for their settings.
#pragma once

#include "engine/ai/player.h"
#include "engine/core/to_index.h"

#include <algorithm>
#include <array>
#include <optional>

namespace meadhall::players {

/// Kind of engine.
enum class OdinEngineKind : std::uint8_t {
    Random, ///< uniform over the sets and the pass, then over the cards to take: the weakest reference
    Greedy, ///< the linear evaluation: the baseline
    Policy, ///< the learned policy, without search
    Search, ///< the learned policy with sampled deals and playouts
};

/// Upper bounds per move. With three or more players clearly worse moves are pruned early.
struct OdinSearchBudget {
    int particles = 0;   ///< particles of the belief
    int deals = 0;       ///< deals selected from them for playouts
    int simulations = 0; ///< playouts
    int cards = 0;       ///< upper bound of playouts × cards in all hands, as full hands take longer; 0: none
};

using OdinBudgetByPlayers = std::array<OdinSearchBudget, 5>; ///< for 2, 3, 4, 5 and 6 players

constexpr OdinBudgetByPlayers forAnyPlayers(OdinSearchBudget budget)
{
    return {budget, budget, budget, budget, budget};
}

/// Settings of an Odin player.
struct OdinStrength {
    OdinEngineKind engineKind = OdinEngineKind::Policy;
    /// Softmax temperature on the scores of the moves, for Greedy and Policy; 0: always the best move.
    double temperature = 0;
    OdinBudgetByPlayers budgets{};     ///< Search only
    int maxMoves = 0;                  ///< Search only: upper bound of moves compared
    std::optional<int> milliseconds{}; ///< replaces the counts: as much as fits into this time
    std::optional<int> timeLimitMs{};  ///< time limit in ms, after which it returns the best move so far
};

/// The limits of one decision.
/// @param cards number of cards in all hands
constexpr OdinSearchBudget searchBudgetFor(int players, int cards, const OdinStrength &strength)
{
    OdinSearchBudget budget = strength.budgets[toIndex(players - 2)];
    if (budget.cards > 0 && cards > 0)
        budget.simulations = std::min(budget.simulations, budget.cards / cards);
    return budget;
}

// A small number of particles. With more players more are needed to keep the noise low.
inline constexpr OdinSearchBudget kHardBudgetForMore{770, 308, 980};
inline constexpr OdinBudgetByPlayers kHardBudgets{
    {{110, 44, 140}, kHardBudgetForMore, kHardBudgetForMore, kHardBudgetForMore, kHardBudgetForMore}};
// Tuned to 50 ms per move on average on an otherwise idle machine. With more hidden hands more particles pay off, but
// each takes longer.
inline constexpr OdinBudgetByPlayers kMasterBudgets{{
    {4500, 800, 4000, 36'000},
    {3000, 1600, 8000, 75'000},
    {4000, 1600, 8000, 75'000},
    {4000, 1600, 8000, 75'000},
    {6000, 1600, 8000, 50'000},
}};

/// The weak levels sample from the policy with a softmax temperature, so they prefer good moves and rarely make absurd
/// ones; no move is uniformly random. Every level goes out when it can, because missing that would look foolish; only
/// the searching levels check first whether it loses the game. Those two differ in their limits.
///
/// The steps were tuned in two-player games to 15 points: each level wins about 70 % against the one below. Figures are
/// in engine/ai/EXPERIMENTS.md.
inline constexpr std::array<OdinStrength, 5> kOdinStrengths{{
    {OdinEngineKind::Policy, 7.0}, // beginner: for children and first games
    {OdinEngineKind::Policy, 4.0}, // easy
    {OdinEngineKind::Policy, 0.0}, // medium: the best move by the policy, ignores what the hidden cards may be
    {OdinEngineKind::Search, 0.0, kHardBudgets, 5},
    {OdinEngineKind::Search, 0.0, kMasterBudgets, 10},
}};

constexpr const OdinStrength &odinStrength(Level level) { return kOdinStrengths[toIndex(level)]; }

} // namespace meadhall::players
