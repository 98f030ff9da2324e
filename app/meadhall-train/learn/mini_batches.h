// SPDX-License-Identifier: GPL-3.0-or-later
// Stochastic gradient steps over mini-batches.
#pragma once

#include "engine/core/shuffle.h"

#include <vector>

namespace meadhall::train {

/// Shuffles the samples and fits to them once.
/// @param add add(sample): adds the gradient of a sample
/// @param step step(): applies and resets the gradients; called after each mini-batch, the last one may be shorter
template <typename Sample, typename Add, typename Step>
void fitInMiniBatches(std::vector<Sample> &samples, Random &random, Add add, Step step)
{
    constexpr std::size_t kMiniBatch = 1024;
    shuffle(samples, random);
    for (std::size_t i = 0; i < samples.size(); ++i) {
        add(samples[i]);
        if ((i + 1) % kMiniBatch == 0 || i + 1 == samples.size())
            step();
    }
}

} // namespace meadhall::train
