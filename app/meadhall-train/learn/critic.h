// SPDX-License-Identifier: GPL-3.0-or-later
// Value function for training only: expected result of a hand for the seat to move, given all cards. A baseline with
// full information reduces the variance of the advantage estimates.
#pragma once

#include "app/meadhall-train/learn/adam.h"
#include "engine/games/odin/position.h"

#include <array>
#include <vector>

namespace meadhall::train {

constexpr std::size_t kCriticInputs = 16 + 9 * (odin::kMaxPlayers - 1);
using CriticInputs = std::array<float, kCriticInputs>;

/// Features of the full state, scaled to about 0–1, from the viewpoint of the seat to move.
/// @param greedy seats that play by the linear evaluation
CriticInputs criticInputsOf(const odin::Position &position, const std::array<bool, odin::kMaxPlayers> &greedy);

/// A network with one hidden layer, fitted by Adam to the squared error.
class Critic {
public:
    explicit Critic(std::uint64_t seed);

    /// Expected result for the seat to move, in the unit of the targets.
    float value(const CriticInputs &inputs) const;
    /// Adds the gradient of one sample.
    /// @param target the result that followed
    void add(const CriticInputs &inputs, float target);
    /// Applies the mean of the gradients added since the last step.
    /// @param rate learning rate of Adam
    void step(float rate);
    /// The mean squared error of the samples added since the last call; 0 if there are none. Resets it.
    float takeMeanError();

private:
    static constexpr std::size_t kHidden = 64;
    using Row = std::array<float, kHidden>;
    struct Weights {
        std::array<Row, kCriticInputs> in{};
        Row bias{};
        Row out{};
        float base = 0;
    };
    static constexpr std::size_t kWeights = kHidden * (kCriticInputs + 2) + 1;
    static_assert(sizeof(Weights) == kWeights * sizeof(float));
    float forward(const CriticInputs &inputs, Row &hidden) const;

    Weights weights_;
    Weights gradient_{};
    Adam adam_{kWeights};
    int samples_ = 0;
    double error_ = 0;
    int errors_ = 0;
};

} // namespace meadhall::train
