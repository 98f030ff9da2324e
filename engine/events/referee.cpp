#include "events/referee.h"

#include "ninjan/referee.h"
#include "odin/referee.h"

#include <algorithm>

namespace meadhall {

namespace {

/// The seat whose event it is; nothing for what happens by itself or to several.
std::optional<int> actor(const Event &event)
{
    return std::visit([](const auto &what) -> std::optional<int> {
        if constexpr (requires { what.seat; })
            return what.seat;
        else
            return std::nullopt;
    }, event);
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

Reason reason(const GameEvent &game)
{
    return game.game == Game::Odin ? odin::gameReason(game) : ninjan::gameReason(game);
}

std::unique_ptr<Referee> makeReferee(const GameEvent &game)
{
    if (game.game == Game::Odin)
        return std::make_unique<odin::Referee>(game);
    return std::make_unique<ninjan::Referee>(game);
}

} // namespace meadhall
