// Fits a policy by gradient: Adam (Kingma, Ba 2015) on the expected value of a decision.
#pragma once

#include "seats/odin/policy.h"

#include <vector>

namespace meadhall::train {

/// A decision with what each of some of its moves turned out to be worth.
struct Sample {
    odin::ai::TableInputs table;
    std::vector<odin::ai::MoveInputs> moves;
    std::vector<float> values;
};

using FlatWeights = std::array<float, odin::ai::kPolicyWeights>;
FlatWeights flattened(const odin::ai::PolicyWeights &weights);
odin::ai::PolicyWeights unflattened(const FlatWeights &flat);

class Learner {
public:
    explicit Learner(const odin::ai::PolicyWeights &start) : weights_(start) {}

    const odin::ai::PolicyWeights &weights() const { return weights_; }

    /// Adds the gradient of: expected value under softmax(scores) + entropyBonus · entropy.
    void add(const Sample &sample, float entropyBonus);
    /// A step up the gradients added since the last one.
    void step(float rate);

private:
    odin::ai::PolicyWeights weights_;
    odin::ai::PolicyWeights gradient_{};
    FlatWeights first_{};
    FlatWeights second_{};
    int samples_ = 0;
    int steps_ = 0;
};

} // namespace meadhall::train
