// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/meadhall-train/io/policy_files.h"

#include "app/meadhall-train/io/flat_weights.h"
#include "engine/ai/odin/weight_text.h"

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <span>
#include <string>

namespace meadhall::train {

namespace {

using namespace odin::ai;

/// @param weights out: kHidden values
bool readRow(std::string_view line, float *weights)
{
    // A string literal per line: quote, weights, \n, quote.
    return line.size() >= 4 && weightsFromText(line.substr(1, line.size() - 4), weights, kHidden);
}

void printRows(std::span<const float> weights)
{
    constexpr std::size_t kRow = kHidden;
    for (std::size_t i = 0; i < weights.size(); i += kRow)
        std::printf("\"%s\\n\"\n", weightsToText(&weights[i], std::min(kRow, weights.size() - i)).c_str());
}

} // namespace

std::optional<PolicyWeights> readPolicy(const std::string &fileName)
{
    std::ifstream file(fileName);
    FlatWeights weights;
    bool good = true;
    for (std::string line; good && std::getline(file, line);) {
        weights.resize(weights.size() + kHidden);
        good = readRow(line, &weights[weights.size() - kHidden]);
    }
    if (!good || weights.size() < kPolicyWeights) {
        std::fprintf(stderr, "%s: cannot be read, or is not a policy\n", fileName.c_str());
        return std::nullopt;
    }
    weights.resize(kPolicyWeights);
    return unflattened(weights);
}

void printPolicy(const PolicyWeights &policy)
{
    const FlatWeights flat = flattened(policy);
    printRows({flat.data(), kPolicyWeights});
}

void printGoat(const PolicyWeights &policy)
{
    const FlatWeights flat = flattened(policy);
    printRows({flat.data() + kPolicyWeights, kGoatWeights});
}

} // namespace meadhall::train
