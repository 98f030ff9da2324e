// The Adam optimiser (Kingma, Ba 2015).
#pragma once

#include <cmath>
#include <vector>

namespace meadhall::train {

class Adam {
public:
    explicit Adam(std::size_t count) : first_(count), second_(count) {}

    /// One step of gradient ascent.
    /// @param weights in and out: `count` values, see the constructor
    /// @param gradient `count` values
    /// @param scale factor on the gradient, for example 1 / batch size
    /// @param rate learning rate
    void step(float *weights, const float *gradient, float scale, float rate)
    {
        constexpr float kFirstDecay = 0.9f;
        constexpr float kSecondDecay = 0.999f;
        firstLeft_ *= kFirstDecay;
        secondLeft_ *= kSecondDecay;
        for (std::size_t i = 0; i < first_.size(); ++i) {
            const float slope = scale * gradient[i];
            first_[i] = kFirstDecay * first_[i] + (1 - kFirstDecay) * slope;
            second_[i] = kSecondDecay * second_[i] + (1 - kSecondDecay) * slope * slope;
            weights[i] += rate * (first_[i] / (1 - firstLeft_)) / (std::sqrt(second_[i] / (1 - secondLeft_)) + 1e-6f);
        }
    }

private:
    std::vector<float> first_;
    std::vector<float> second_;
    float firstLeft_ = 1;
    float secondLeft_ = 1;
};

} // namespace meadhall::train
