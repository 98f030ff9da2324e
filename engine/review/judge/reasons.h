// Why a move is good or bad, as codes; the only place of the review that knows the coach's vocabulary.
#pragma once

#include "engine/core/event.h"

#include <string>
#include <vector>

namespace meadhall::review {

/// A code of HintReason of the game (engine/ai/odin/hint.h, engine/ai/ninjan/hint.h), with its values.
struct Why {
    std::string code; ///< the enumerator, beginning with a small letter
    std::vector<int> values{};
    friend bool operator==(const Why &, const Why &) = default;
};

/// The reasons for an answer, in order of importance.
/// @param seen what the seat has seen before it
/// @param answer a legal answer of the seat
std::vector<Why> reasonsOf(const Events &seen, int seat, const Event &answer);

/// As one word: the code, then its values after blanks.
std::string textOf(const Why &why);

} // namespace meadhall::review
