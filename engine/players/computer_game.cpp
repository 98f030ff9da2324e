// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/computer_game.h"

#include "engine/core/to_index.h"
#include "engine/games/games.h"

namespace meadhall::players {

ComputerGame::ComputerGame(const GameEvent &game, const MakeSeat &makeSeat) : referee_(makeReferee(game))
{
    for (std::size_t seat = 0; seat < game.seats.size(); ++seat)
        players_.push_back(makeSeat(static_cast<int>(seat)));
    tell(game);
}

void ComputerGame::apply(const Event &event)
{
    referee_->apply(event);
    tell(event);
}

bool ComputerGame::playNext(const std::stop_token &stop)
{
    const std::optional<Event> event = next(stop);
    if (event)
        apply(*event);
    return event.has_value();
}

/// Asks one seat after the other until their answers form an event.
std::optional<Event> ComputerGame::next(const std::stop_token &stop)
{
    if (const auto automatic = referee_->nextAutomaticEvent(0))
        return automatic->event;
    Events answers;
    for (const Request &request : referee_->openRequests()) {
        answers.push_back(players_[toIndex(request.seat)]->answer(request.kind, stop));
        if (stop.stop_requested())
            return std::nullopt;
        if (auto event = referee_->combineAnswers(answers))
            return event;
    }
    return std::nullopt;
}

void ComputerGame::tell(const Event &event)
{
    events_.push_back(event);
    for (std::size_t seat = 0; seat < players_.size(); ++seat)
        players_[seat]->onEvent(referee_->seenBy(event, static_cast<int>(seat)));
}

} // namespace meadhall::players
