// SPDX-License-Identifier: GPL-3.0-or-later
// A game that built-in players play among themselves, without a table.
#pragma once

#include "engine/ai/player.h"

#include <functional>
#include <memory>
#include <vector>

namespace meadhall::players {

class ComputerGame {
public:
    /// Creates the player of a seat.
    using MakeSeat = std::function<std::unique_ptr<Player>(int seat)>;

    /// @param game a legal beginning; without a deal number all deals are those of the number 0
    ComputerGame(const GameEvent &game, const MakeSeat &makeSeat);

    /// Applies an event that the players have not chosen.
    /// @param event legal by the rules
    void apply(const Event &event);
    /// Plays the next event. What it is depends on the game, the players and the events so far, not on time or threads.
    /// @param stop obeyed within 20 ms
    /// @return false if there is none: the game is over, or a stop was requested
    bool playNext(const std::stop_token &stop = {});

    const Referee &referee() const { return *referee_; }
    const Events &events() const { return events_; }

private:
    std::optional<Event> next(const std::stop_token &stop);
    void tell(const Event &event);

    std::unique_ptr<Referee> referee_;
    std::vector<std::unique_ptr<Player>> players_; ///< by seat
    Events events_;
};

} // namespace meadhall::players
