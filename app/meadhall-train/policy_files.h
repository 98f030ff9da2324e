// Policies in files as resources/ai/odin_policy_*.inc are.
#pragma once

#include "engine/ai/odin/policy.h"

#include <optional>

namespace meadhall::train {

/// Nothing, and a sentence on stderr, if the file holds no policy.
std::optional<odin::ai::PolicyWeights> readPolicy(const char *fileName);

/// To stdout.
void printPolicy(const odin::ai::PolicyWeights &policy);

} // namespace meadhall::train
