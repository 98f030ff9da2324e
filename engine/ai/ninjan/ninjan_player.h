// The computer player of Ninjan.
#pragma once

#include "engine/ai/ninjan/levels.h"
#include "engine/ai/ninjan/style.h"
#include "engine/core/random.h"
#include "engine/games/ninjan/view.h"

namespace meadhall::ninjan::ai {

class NinjanPlayer final : public seats::Player {
public:
    /// @param seed sole source of randomness
    NinjanPlayer(int seat, Strength strength, std::uint64_t seed);

    void tell(const Event &event) override { view_.tell(event); }
    /// Decides a choice, a pile or a throw. For a request that is not open it returns a ChooseEvent without a card,
    /// which every referee refuses.
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
