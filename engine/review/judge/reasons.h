// SPDX-License-Identifier: GPL-3.0-or-later
// Why a move is good or bad, as codes; the only place of the review that knows the coach's vocabulary.
#pragma once

#include "engine/ai/odin/inference.h"
#include "engine/core/event.h"

#include <optional>
#include <string>
#include <vector>

namespace meadhall::review {

/// A code of HintReason of the game (hint_reasons.h in engine/ai/odin and engine/ai/ninjan), with its values.
struct Why {
    std::string code;          ///< the enumerator, beginning with a small letter
    std::vector<int> values{}; ///< `number` and `other` of the reason; what is 0 at the end is left out
    friend bool operator==(const Why &, const Why &) = default;
};

/// The strongest reasons for an answer, in order of importance.
/// @param seen what the seat has seen before it
/// @param answer a legal answer of the seat
/// @param other another one: the reasons that hold for both are left out, which may leave none
std::vector<Why> reasonsOf(const Events &seen, int seat, const Event &answer, const std::optional<Event> &other = {});

/// Finds what it rests on that an answer is better than another one; only in Odin.
/// @param stop on a stop request it returns within 20 ms; the caller discards that result
std::optional<players::Inference> inferenceBehind(const Events &seen, int seat, const Event &answer, const Event &other,
                                                  std::uint64_t seed, const std::stop_token &stop);

/// As one word: the code, then its values after blanks.
std::string textOf(const Why &why);
/// The name of the fact, the seat, the turn, the number and the cards.
std::string textOf(const players::Inference &inference);
/// Reads such a text.
/// @return nullopt if it is something else
std::optional<players::Inference> inferenceOf(const std::string &text);

} // namespace meadhall::review
