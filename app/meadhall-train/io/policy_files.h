// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and writes policies in the format of resources/ai/odin_policy_*.inc.
#pragma once

#include "engine/ai/odin/policy.h"

#include <optional>
#include <string>

namespace meadhall::train {

/// Reads a policy.
/// @return nullopt, after a message to stderr, if the file is not a valid policy
std::optional<odin::ai::PolicyWeights> readPolicy(const std::string &fileName);

/// Prints a policy to stdout, without its rows for the goat.
void printPolicy(const odin::ai::PolicyWeights &policy);
/// Prints the rows for the goat to stdout, in the format of resources/ai/odin_goat_*.inc.
void printGoat(const odin::ai::PolicyWeights &policy);

} // namespace meadhall::train
