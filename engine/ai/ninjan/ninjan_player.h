// SPDX-License-Identifier: GPL-3.0-or-later
// The computer player of Ninjan.
#pragma once

#include "engine/ai/ninjan/levels.h"
#include "engine/ai/ninjan/policy_weights.h"
#include "engine/core/random.h"
#include "engine/games/ninjan/view.h"

namespace meadhall::ninjan::ai {

class NinjanPlayer final : public players::Player {
public:
    /// @param seed sole source of randomness
    NinjanPlayer(int seat, Strength strength, std::uint64_t seed);

    void onEvent(const Event &event) override { view_.apply(event); }
    /// Decides a choice, a pile or a throw. For a request that is not open it returns a ChooseEvent without a card,
    /// which every referee refuses.
    Event answer(RequestKind kind, std::stop_token stop) override;

private:
    int decide(RequestKind kind, const std::stop_token &stop) const;
    int chooseCard() const;
    int choosePile() const;
    int searched(RequestKind kind, const std::stop_token &stop) const;
    const LinearPolicyWeights &policy() const;
    Random decisionRandom(RequestKind kind) const;

    View view_;
    Strength strength_;
    std::uint64_t seed_;
};

} // namespace meadhall::ninjan::ai
