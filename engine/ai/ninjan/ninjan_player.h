// The AI of Ninjan on a chair.
#pragma once

#include "engine/ai/ninjan/levels.h"
#include "engine/ai/ninjan/style.h"
#include "engine/core/random.h"
#include "engine/games/ninjan/view.h"

namespace meadhall::ninjan::ai {

class NinjanPlayer final : public seats::Player {
public:
    NinjanPlayer(int seat, Strength strength, std::uint64_t seed);

    void tell(const Event &event) override { view_.tell(event); }
    /// A choice, a pile, or the own symbol of a throw. Asked for what cannot be now, it gives a choice of no card,
    /// which no referee takes.
    Event answer(Ask ask, std::stop_token stop) override;

private:
    int decide(Ask ask, const std::stop_token &stop) const;
    int chooseCard() const;
    int choosePile() const;
    int searched(Ask ask, const std::stop_token &stop) const;
    const Style &style() const;
    Random decisionChances(Ask ask) const;

    View view_;
    Strength strength_;
    std::uint64_t seed_;
};

} // namespace meadhall::ninjan::ai
