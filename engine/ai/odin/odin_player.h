// The computer player of Odin.
#pragma once

#include "engine/ai/odin/inputs.h"
#include "engine/ai/odin/levels.h"
#include "engine/ai/personas.h"
#include "engine/ai/search/halving.h"
#include "engine/games/odin/view.h"

#include <vector>

namespace meadhall::odin::ai {

/// The search budget for a view, without a time limit.
search::Budget budgetFor(const View &view, const seats::OdinWork &work);

/// Plays one seat; see seats::Player.
class OdinPlayer final : public seats::Player {
public:
    /// @param seed sole source of randomness
    /// @param manners preferences of a persona between moves of about equal value
    OdinPlayer(int seat, seats::OdinStrength strength, std::uint64_t seed, seats::Manners manners = {});

    void tell(const Event &event) override { view_.tell(event); }
    Event answer(Ask ask, std::stop_token stop) override;

private:
    Move choose(const std::stop_token &stop);
    Move chooseByScores();
    Move chooseBySearch(const std::stop_token &stop) const;
    float liking(const MoveInputs &inputs) const;
    bool losesByGoingOut() const;
    std::uint64_t decisionSeed() const;

    View view_;
    seats::OdinStrength strength_;
    std::uint64_t seed_;
    seats::Manners manners_;
    MoveList moves_;
    std::vector<float> scores_;
};

} // namespace meadhall::odin::ai
