// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/meadhall-train/io/flat_weights.h"

#include <cstring>

namespace meadhall::train {

using namespace odin::ai;

FlatWeights flattened(const PolicyWeights &weights)
{
    FlatWeights flat(kPolicyWeights + kGoatWeights);
    static_assert(sizeof weights >= (kPolicyWeights + kGoatWeights) * sizeof(float));
    std::memcpy(flat.data(), &weights, flat.size() * sizeof(float));
    return flat;
}

PolicyWeights unflattened(const FlatWeights &flat)
{
    PolicyWeights weights;
    std::memcpy(static_cast<void *>(&weights), flat.data(), flat.size() * sizeof(float));
    return weights;
}

} // namespace meadhall::train
