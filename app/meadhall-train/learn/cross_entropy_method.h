// SPDX-License-Identifier: GPL-3.0-or-later
// The cross-entropy method (Rubinstein 1999): sample weights, keep the best, fit the distribution to those.
#pragma once

#include "engine/core/random.h"
#include "engine/core/to_index.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <numbers>
#include <numeric>
#include <vector>

namespace meadhall::train {

/// Independent normal distributions, one per weight.
template <std::size_t kWeights> struct SamplingDistribution {
    std::array<float, kWeights> mean{};
    std::array<float, kWeights> deviation{};
};

/// Parameters of the method.
struct CrossEntropyMethod {
    int rounds = 50;
    int population = 64; ///< candidates per round
    int elite = 10;      ///< candidates kept
    /// Added to the deviation, falling linearly to 0, against premature convergence.
    float extraDeviation = 0.3f;
};

/// A sample of the standard normal distribution (Box–Muller).
inline float normal(Random &random)
{
    const double radius = std::sqrt(-2 * std::log(1 - random.unit()));
    return static_cast<float>(radius * std::cos(2 * std::numbers::pi * random.unit()));
}

/// Maximises `strength`. Deterministic in `random`; prints its progress to stderr.
/// @param distribution to start from
/// @param strength strength(candidate, previousMean, stream): score of a candidate, in points. `previousMean` is the
/// mean after the previous round; `stream` is a random seed common to all candidates of a round.
/// @return the mean after the last round
template <std::size_t kWeights, typename Strength>
std::array<float, kWeights> crossEntropy(SamplingDistribution<kWeights> distribution, const CrossEntropyMethod &method,
                                         Random random, Strength strength)
{
    for (int round = 0; round < method.rounds; ++round) {
        std::vector<std::array<float, kWeights>> all(toIndex(method.population));
        std::vector<double> strengths(all.size());
        const std::uint64_t stream = random.next();
        for (std::size_t i = 0; i < all.size(); ++i) {
            for (std::size_t w = 0; w < kWeights; ++w)
                all[i][w] = distribution.mean[w] + distribution.deviation[w] * normal(random);
            strengths[i] = strength(all[i], distribution.mean, stream);
        }
        std::vector<std::size_t> order(all.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::stable_sort(order.begin(), order.end(),
                         [&](std::size_t a, std::size_t b) { return strengths[a] > strengths[b]; });
        order.resize(toIndex(method.elite));
        const float extra =
            method.extraDeviation * (1 - static_cast<float>(round + 1) / static_cast<float>(method.rounds));
        for (std::size_t w = 0; w < kWeights; ++w) {
            float sum = 0;
            float squares = 0;
            for (const std::size_t i : order) {
                sum += all[i][w];
                squares += all[i][w] * all[i][w];
            }
            const float mean = sum / static_cast<float>(method.elite);
            distribution.mean[w] = mean;
            distribution.deviation[w] =
                std::sqrt(std::max(squares / static_cast<float>(method.elite) - mean * mean, 0.0f)) + extra;
        }
        std::fprintf(stderr, "round %d: best %+.2f points\n", round + 1, strengths[order[0]]);
    }
    return distribution.mean;
}

} // namespace meadhall::train
