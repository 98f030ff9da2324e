// An AI on a chair: told what its seat may see, asked, answers. Knows no position with hidden cards.
#pragma once

#include "events/event.h"
#include "events/referee.h"

#include <memory>
#include <optional>
#include <stop_token>
#include <string_view>

namespace meadhall::seats {

/// From easiest to strongest; the order is the order of strength.
enum class Level : std::uint8_t { Beginner, Easy, Medium, Hard, Master };

class Player {
public:
    virtual ~Player() = default;

    /// The next event as this seat may see it, from the game's first on.
    virtual void tell(const Event &event) = 0;

    /// The answer to what this seat is asked now. The same events and seed give the same answer.
    /// Returns within 20 ms of a stop request; what it returns then is dropped.
    virtual Event answer(Ask ask, std::stop_token stop) = 0;
};

/// Who sits there and how, besides the level.
struct Sitting {
    std::string_view persona{}; ///< whose manners it has in Odin, see personas.h; empty: nobody's
    /// Milliseconds after which it answers with the best so far. Without it the answer hangs on no clock.
    std::optional<int> atMost{};
};

/// An AI of that level for that seat.
/// @param seed decides its chances; nothing else does
std::unique_ptr<Player> makePlayer(Game game, int seat, Level level, std::uint64_t seed, const Sitting &sitting = {});

} // namespace meadhall::seats
