// SPDX-License-Identifier: GPL-3.0-or-later
// The Adam optimiser (Kingma, Ba 2015).
#pragma once

#include <cmath>
#include <span>
#include <vector>

namespace meadhall::train {

/// State of the optimiser for a fixed number of weights.
class Adam {
public:
    /// @param count number of weights
    explicit Adam(std::size_t count) : first_(count), second_(count) {}

    /// One step of gradient ascent.
    /// @param weights in and out: as many as the constructor was told, as is the gradient
    /// @param scale factor on the gradient, for example 1 / batch size
    /// @param rate learning rate
    void step(std::span<float> weights, std::span<const float> gradient, float scale, float rate)
    {
        constexpr float kFirstDecay = 0.9f;
        constexpr float kSecondDecay = 0.999f;
        firstDecayed_ *= kFirstDecay;
        secondDecayed_ *= kSecondDecay;
        for (std::size_t i = 0; i < first_.size(); ++i) {
            const float slope = scale * gradient[i];
            first_[i] = kFirstDecay * first_[i] + (1 - kFirstDecay) * slope;
            second_[i] = kSecondDecay * second_[i] + (1 - kSecondDecay) * slope * slope;
            weights[i] +=
                rate * (first_[i] / (1 - firstDecayed_)) / (std::sqrt(second_[i] / (1 - secondDecayed_)) + 1e-6f);
        }
    }

private:
    std::vector<float> first_;  ///< running means of the gradient
    std::vector<float> second_; ///< running means of its square
    float firstDecayed_ = 1;    ///< weight of the initial 0 in first_, by which the step is corrected
    float secondDecayed_ = 1;   ///< the same of second_
};

} // namespace meadhall::train
