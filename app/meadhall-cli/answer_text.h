// Answers as in the chair protocol.
#pragma once

#include "engine/core/event.h"

#include <string>

namespace meadhall::cli {

/// One JSON object, for example {"cards":["G5","G4"],"take":"B2"}; an empty one if it is no answer.
std::string answerText(const Event &answer);

} // namespace meadhall::cli
