// SPDX-License-Identifier: GPL-3.0-or-later
// Answers as lines of the chair protocol: {"cards":["G5","G4"],"take":"B2"}, {"pass":true}, {"card":"R8"}, {"pile":2},
// {"throw":"R"}.
#pragma once

#include "engine/core/event.h"
#include "engine/core/referee.h"

#include <optional>
#include <string>

class QJsonObject;

namespace meadhall::record {

/// One JSON object; an empty one if the event is no answer.
std::string answerText(const Event &answer);

/// What an answer leaves out, because it is known who was asked for what.
struct AnswerContext {
    RequestKind kind = RequestKind::Move;
    int seat = 0;
    int players = 0;
    Card revealed = kNoCard; ///< with RequestKind::Pile: the card of the seat
};

/// @return nullopt if the object is no answer to that; whether it is legal is for the referee to say
std::optional<Event> answerOf(const QJsonObject &object, const AnswerContext &context);

} // namespace meadhall::record
