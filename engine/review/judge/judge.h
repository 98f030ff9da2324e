// SPDX-License-Identifier: GPL-3.0-or-later
// Judges a decision by what its seat could see then: all moves are played out in the same sampled deals.
#pragma once

#include "engine/ai/odin/inference.h"
#include "engine/core/to_index.h"
#include "engine/review/judge/decision_model.h"
#include "engine/review/judge/verdict.h"

#include <array>
#include <functional>
#include <optional>

namespace meadhall::review {

/// How thoroughly decisions are judged. The result depends on these and on the events seen only.
struct Depth {
    /// Number of deals on which the moves of a decision are compared. Fewer if the verdict is certain before; up to
    /// kMostWork times as many if it is still uncertain after them.
    int deals = 1;
    std::uint64_t seed = 1;
    friend bool operator==(const Depth &, const Depth &) = default;
};
constexpr int kMostWork = 4;
constexpr int kMostDeals = 1'000'000;

/// Chosen so that ten times the work changes fewer than one verdict in twenty. The measurements are in
/// engine/review/README.md; `meadhall-train verdicts` repeats them.
constexpr Depth usualDepth(Game game, int players)
{
    constexpr std::array kOdinDeals{3000, 700, 1000, 1000, 2000}; // two to six players
    return {game == Game::Ninjan ? 1200 : kOdinDeals.at(toIndex(players - 2)), 1};
}

/// The worth of a decision, in points: in Odin those expected to be left in the hand at its end, in Ninjan those
/// expected to be won by the end of the game.
struct Judgement {
    Event best;            ///< the best answer; the one played if none is better
    double points = 0;     ///< expected after the answer that was played
    double bestPoints = 0; ///< after the best answer
    double loss = 0;       ///< points lost, at least 0; more than the difference if the game itself is at stake
    double lossCi95 = 0;   ///< half width of its interval, see PairedResults::halfWidth()
    Verdict verdict = Verdict::Best;
    int deals = 0;                                 ///< number of sampled deals
    bool settled = false;                          ///< false if more work might have changed the verdict
    std::optional<players::Inference> inference{}; ///< in Odin: what it rests on that `best` is better
    friend bool operator==(const Judgement &, const Judgement &) = default;
};

/// Called with the judgement so far, each time that the work has doubled.
using ProvisionalCallback = std::function<void(const Judgement &)>;

/// Judges one decision.
///
/// A move is better by what it gains, see PairedResults::gain(): nearly always the difference of the expected points,
/// but going out can lose the game.
///
/// Moves that are clearly worse than the best one are dropped (racing, Maron and Moore 1994). It ends as soon as no
/// threshold is within the interval of the loss, or when the work is used up; then the milder verdict is given.
/// @param stop on a stop request it returns within 20 ms
/// @return nullopt if stopped
std::optional<Judgement> judge(DecisionModel &decision, const Scale &scale, const Depth &depth,
                               const std::stop_token &stop, const ProvisionalCallback &provisional = {});

} // namespace meadhall::review
