// What a hand will come to, for a seat at its turn, judged by somebody who sees all cards. Only learning uses it: the
// better the expectation, the less chance is in what a decision is blamed for.
#pragma once

#include "adam.h"
#include "engine/games/odin/position.h"

#include <array>
#include <vector>

namespace meadhall::train {

constexpr std::size_t kSceneInputs = 16 + 9 * (odin::kMaxPlayers - 1);
using SceneInputs = std::array<float, kSceneInputs>;

/// The scene of whoever's turn it is.
/// @param greedy which seats play by the linear evaluation
SceneInputs sceneOf(const odin::Position &position, const std::array<bool, odin::kMaxPlayers> &greedy);

class Critic {
public:
    explicit Critic(std::uint64_t seed);

    float value(const SceneInputs &scene) const;
    /// Adds the gradient towards the target.
    void add(const SceneInputs &scene, float target);
    void step(float rate);
    /// The mean square of what add() found wrong since the last call.
    float takeError();

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
    float forward(const SceneInputs &scene, Row &hidden) const;

    Weights weights_;
    Weights gradient_{};
    Adam adam_{kWeights};
    int samples_ = 0;
    double error_ = 0;
    int errors_ = 0;
};

} // namespace meadhall::train
