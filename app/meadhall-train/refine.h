// Betters a policy by playing out every move that it hesitates about.
#pragma once

#include "course.h"

namespace meadhall::train {

/// Goes on from `start`; the same for the same settings.
///
/// Hands are played by drawing from the policy. At each decision every move that has some chance is played out once
/// from the cards as they really lie, everybody playing his best move, and the policy follows the gradient of what it
/// would get on average. Other than in learnPolicy a rare move is tried as often as a usual one, and on the same cards.
odin::ai::PolicyWeights refinePolicy(const odin::ai::PolicyWeights &start, const Course &course);

} // namespace meadhall::train
