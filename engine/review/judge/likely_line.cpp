#include "engine/review/judge/likely_line.h"

#include "engine/core/to_index.h"
#include "engine/games/games.h"
#include "engine/players/make_player.h"

#include <algorithm>

namespace meadhall::review {

namespace {

/// Whether the hand or the round has ended.
bool hasEnded(const Referee &referee, const Events &line)
{
    if (referee.over() || (!line.empty() && std::holds_alternative<HandOverEvent>(line.back())))
        return true;
    const auto asked = referee.openRequests();
    const bool resolved = std::any_of(line.begin(), line.end(),
                                      [](const Event &event) { return std::holds_alternative<ResolveEvent>(event); });
    return resolved && !asked.empty() && asked.front().kind != RequestKind::Pile;
}

} // namespace

Events likelyLine(const Events &events, std::uint64_t seed, const std::stop_token &stop)
{
    const auto &game = std::get<GameEvent>(events.front());
    const std::unique_ptr<Referee> referee = makeReferee(game);
    std::vector<std::unique_ptr<players::Player>> seats;
    for (std::size_t seat = 0; seat < game.seats.size(); ++seat)
        seats.push_back(players::makePlayer(game.game, static_cast<int>(seat), players::Level::Medium, seed));
    const auto tell = [&](const Event &event) {
        for (std::size_t seat = 0; seat < seats.size(); ++seat)
            seats[seat]->onEvent(referee->seenBy(event, static_cast<int>(seat)));
    };
    for (const Event &event : events) {
        tell(event);
        if (&event != &events.front())
            referee->apply(event);
    }
    Events line;
    while (!hasEnded(*referee, line)) {
        std::optional<Event> next;
        if (const auto automatic = referee->nextAutomaticEvent(0))
            next = automatic->event;
        Events answers;
        for (const Request &request : next ? std::vector<Request>{} : referee->openRequests()) {
            answers.push_back(seats[toIndex(request.seat)]->answer(request.kind, stop));
            if (stop.stop_requested())
                return {};
            if ((next = referee->combineAnswers(answers)))
                break;
        }
        referee->apply(*next);
        tell(*next);
        line.push_back(*next);
    }
    return line;
}

} // namespace meadhall::review
