// Value function for training only: expected result of a hand for the seat to move, given all cards. A baseline with
// full information reduces the variance of the advantage estimates.
#pragma once

#include "app/meadhall-train/learn/adam.h"
#include "engine/games/odin/position.h"

#include <array>
#include <vector>

namespace meadhall::train {

constexpr std::size_t kSceneInputs = 16 + 9 * (odin::kMaxPlayers - 1);
using CriticInputs = std::array<float, kSceneInputs>;

/// Features of the full state, from the viewpoint of the seat to move.
/// @param greedy seats that play by the linear evaluation
CriticInputs criticInputsOf(const odin::Position &position, const std::array<bool, odin::kMaxPlayers> &greedy);

/// A network with one hidden layer, fitted by Adam to the squared error.
class Critic {
public:
    explicit Critic(std::uint64_t seed);

    /// Expected result, in the unit of the targets.
    float value(const CriticInputs &scene) const;
    /// Adds the gradient of one sample.
    void add(const CriticInputs &scene, float target);
    /// Applies the mean of the gradients added since the last step.
    void step(float rate);
    /// The mean squared error of the samples added since the last call.
    float takeMeanError();

private:
    static constexpr std::size_t kHidden = 64;
    using Row = std::array<float, kHidden>;
    struct Weights {
        std::array<Row, kSceneInputs> in{};
        Row bias{};
        Row out{};
        float base = 0;
    };
    static constexpr std::size_t kWeights = kHidden * (kSceneInputs + 2) + 1;
    static_assert(sizeof(Weights) == kWeights * sizeof(float));
    float forward(const CriticInputs &scene, Row &hidden) const;

    Weights weights_;
    Weights gradient_{};
    Adam adam_{kWeights};
    int samples_ = 0;
    double error_ = 0;
    int errors_ = 0;
};

} // namespace meadhall::train
