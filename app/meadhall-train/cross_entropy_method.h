// The cross-entropy method (Rubinstein 1999): draw weights, keep the best, draw around those.
#pragma once

#include "engine/core/random.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <numbers>
#include <numeric>
#include <vector>

namespace meadhall::train {

/// Where weights are looked for.
template <std::size_t kWeights> struct Spread {
    std::array<float, kWeights> mean{};
    std::array<float, kWeights> deviation{};
};

struct Rounds {
    int rounds = 50;
    int population = 64;
    int elite = 10;
    /// Added to the deviation, less and less: a spread that shrinks too early stays where it is.
    float floor = 0.3f;
};

inline float normal(Random &random)
{
    const double radius = std::sqrt(-2 * std::log(1 - random.unit()));
    return static_cast<float>(radius * std::cos(2 * std::numbers::pi * random.unit()));
}

/// The best weights after all rounds; the same for the same random numbers.
/// @param strength strength(candidate, forerunner, stream): how good the candidate is; the forerunner is the mean so
/// far,
///     and a stream of chances is the same for all candidates of a round
template <std::size_t kWeights, typename Strength>
std::array<float, kWeights> crossEntropy(Spread<kWeights> spread, const Rounds &settings, Random random,
                                         Strength strength)
{
    for (int round = 0; round < settings.rounds; ++round) {
        std::vector<std::array<float, kWeights>> all(static_cast<std::size_t>(settings.population));
        std::vector<double> strengths(all.size());
        const std::uint64_t stream = random.next();
        for (std::size_t i = 0; i < all.size(); ++i) {
            for (std::size_t w = 0; w < kWeights; ++w)
                all[i][w] = spread.mean[w] + spread.deviation[w] * normal(random);
            strengths[i] = strength(all[i], spread.mean, stream);
        }
        std::vector<std::size_t> order(all.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::stable_sort(order.begin(), order.end(),
                         [&](std::size_t a, std::size_t b) { return strengths[a] > strengths[b]; });
        order.resize(static_cast<std::size_t>(settings.elite));
        const float floor = settings.floor * (1 - static_cast<float>(round + 1) / static_cast<float>(settings.rounds));
        for (std::size_t w = 0; w < kWeights; ++w) {
            float sum = 0;
            float squares = 0;
            for (const std::size_t i : order) {
                sum += all[i][w];
                squares += all[i][w] * all[i][w];
            }
            const float mean = sum / static_cast<float>(settings.elite);
            spread.mean[w] = mean;
            spread.deviation[w] =
                std::sqrt(std::max(squares / static_cast<float>(settings.elite) - mean * mean, 0.0f)) + floor;
        }
        std::fprintf(stderr, "round %d: best %+.2f points\n", round + 1, strengths[order[0]]);
    }
    return spread.mean;
}

} // namespace meadhall::train
