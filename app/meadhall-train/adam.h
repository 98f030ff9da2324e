// Adam (Kingma, Ba 2015): steps that suit each weight.
#pragma once

#include <cmath>
#include <vector>

namespace meadhall::train {

class Adam {
public:
    explicit Adam(std::size_t count) : first_(count), second_(count) {}

    /// A step up: weights += rate · the smoothed gradient over its smoothed size.
    /// @param scale what each number of the gradient is multiplied by
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
