#include "engine/core/referee.h"

#include <algorithm>

namespace meadhall {

namespace {

/// The `seat` member of the event; nullopt if its type has none (automatic and joint events).
std::optional<int> actor(const Event &event)
{
    return std::visit(
        [](const auto &what) -> std::optional<int> {
            if constexpr (requires { what.seat; })
                return what.seat;
            else
                return std::nullopt;
        },
        event);
}

} // namespace

Reason Referee::answerReason(int seat, const Event &answer) const
{
    const Reason why = reason(answer);
    return why == Reason::None && actor(answer) != seat ? Reason::NotYourTurn : why;
}

bool Referee::decides(int seat, const Event &event) const
{
    const std::vector<Asked> all = asked();
    return actor(event) == seat
           && std::any_of(all.begin(), all.end(), [seat](const Asked &one) { return one.seat == seat; });
}

} // namespace meadhall
