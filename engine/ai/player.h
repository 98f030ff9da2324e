// An AI on a chair: told what its seat may see, asked, answers. Knows no position with hidden cards.
#pragma once

#include "engine/core/event.h"
#include "engine/core/referee.h"

#include <stop_token>

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

} // namespace meadhall::seats
