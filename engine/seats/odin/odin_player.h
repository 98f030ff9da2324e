// The AI of Odin on a chair.
#pragma once

#include "odin/view.h"
#include "seats/levels.h"
#include "seats/odin/move_list.h"

#include <vector>

namespace meadhall::odin::ai {

class OdinPlayer final : public seats::Player {
public:
    OdinPlayer(int seat, seats::OdinStrength strength, std::uint64_t seed);

    void tell(const Event &event) override { view_.tell(event); }
    Event answer(Ask ask, std::stop_token stop) override;

private:
    Move choose(const std::stop_token &stop);
    Move chooseRandomly();
    Move chooseByScores();
    Move chooseBySearch(const std::stop_token &stop) const;
    bool losesByGoingOut() const;
    int drawsIn(int milliseconds) const;
    std::uint64_t decisionSeed() const;

    View view_;
    seats::OdinStrength strength_;
    std::uint64_t seed_;
    MoveList moves_;
    std::vector<float> scores_;
};

} // namespace meadhall::odin::ai
