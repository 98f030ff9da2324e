// SPDX-License-Identifier: GPL-3.0-or-later
// The computer player of Odin.
#pragma once

#include "engine/ai/odin/dense_features.h"
#include "engine/ai/odin/levels.h"
#include "engine/ai/personas.h"
#include "engine/ai/search/halving.h"
#include "engine/games/odin/view.h"

#include <vector>

namespace meadhall::odin::ai {

/// The search budget for a view, without a time limit.
search::Budget budgetFor(const View &view, const players::OdinSearchBudget &limits);

/// Plays one seat; see players::Player.
class OdinPlayer final : public players::Player {
public:
    /// @param seed sole source of randomness
    /// @param playStyle preferences of a persona between moves of about equal value
    OdinPlayer(int seat, players::OdinStrength strength, std::uint64_t seed, players::PlayStyle playStyle = {});

    void onEvent(const Event &event) override { view_.apply(event); }
    Event answer(RequestKind kind, std::stop_token stop) override;

private:
    Move choose(const std::stop_token &stop);
    Move chooseByScores();
    Move chooseBySearch(const std::stop_token &stop) const;
    float preference(const MoveInputs &inputs) const;
    std::uint64_t decisionSeed() const;

    View view_;
    players::OdinStrength strength_;
    std::uint64_t seed_;
    players::PlayStyle playStyle_;
    MoveList moves_;
    std::vector<float> scores_;
};

} // namespace meadhall::odin::ai
