// SPDX-License-Identifier: GPL-3.0-or-later
// Portable random numbers: the same seed gives the same deal on every platform and in every version.
#pragma once

#include <cstdint>

namespace meadhall {

/// SplitMix64 (Steele, Lea, Flood 2014): 64 bits of state, all seeds are equally good. The std:: engines are portable,
/// but the std:: distributions are not; hence below() and unit().
class Random {
public:
    constexpr explicit Random(std::uint64_t seed) : state_(seed) {}

    /// 64 uniformly distributed bits.
    constexpr std::uint64_t next()
    {
        std::uint64_t z = (state_ += 0x9e3779b97f4a7c15u);
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
        return z ^ (z >> 31);
    }

    /// Uniform in [0, bound), by Lemire's multiplication with rejection on the upper 32 bits.
    /// @param bound at least 1
    constexpr std::uint32_t below(std::uint32_t bound)
    {
        std::uint64_t product = (next() >> 32) * bound;
        if (static_cast<std::uint32_t>(product) < bound) {
            const std::uint32_t threshold = (0u - bound) % bound;
            while (static_cast<std::uint32_t>(product) < threshold)
                product = (next() >> 32) * bound;
        }
        return static_cast<std::uint32_t>(product >> 32);
    }

    /// Uniform in [0, 1), with 53 random bits.
    constexpr double unit() { return static_cast<double>(next() >> 11) * 0x1p-53; }

private:
    std::uint64_t state_;
};

/// Combines two numbers into one seed, for independent streams (for example hand 3 of deal 4711).
constexpr std::uint64_t mixSeeds(std::uint64_t a, std::uint64_t b)
{
    Random first(a);
    return Random(first.next() ^ (b + 1) * 0xd1342543de82ef95u).next();
}

} // namespace meadhall
