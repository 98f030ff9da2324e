// How well hidden hands are guessed, whatever is made of the guesses.
#pragma once

#include "engine/ai/odin/levels.h"

#include <cstdint>

namespace meadhall::train {

/// Hands are played by `own` in the first chair and `others` in the rest; before each move of the first chair the
/// hidden cards are guessed, and the guesses are held against the truth. Printed: the log loss a hidden card (how
/// surprising it is where it lies, in nats; a seat with its share of the hidden cards is what knowing nothing says),
/// how many different deals there were, and the time.
void measureGuesses(const seats::OdinStrength &own, const seats::OdinStrength &others, int players, int hands,
                    int draws, int deals, std::uint64_t seed);

} // namespace meadhall::train
