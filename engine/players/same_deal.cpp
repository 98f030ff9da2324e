// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/same_deal.h"

#include "engine/core/to_index.h"
#include "engine/games/games.h"
#include "engine/players/chair.h"
#include "engine/players/computer_game.h"
#include "engine/players/make_player.h"

#include <algorithm>

namespace meadhall::players {

std::optional<int> comparedSeat(const GameEvent &game)
{
    if (!game.deal || game.chairs.size() != game.seats.size() || whyIllegal(game) != Reason::None)
        return std::nullopt;
    std::optional<int> person;
    for (std::size_t i = 0; i < game.chairs.size(); ++i) {
        const auto chair = chairOf(game.chairs[i]);
        if (!chair || !chair->command.empty() || chair->guest || (chair->human && person))
            return std::nullopt;
        if (chair->human)
            person = static_cast<int>(i);
    }
    return person;
}

std::optional<std::uint64_t> visibleDeal(const GameEvent &game, bool isOver)
{
    const bool others = std::any_of(game.chairs.begin(), game.chairs.end(), [](const std::string &text) {
        const auto chair = chairOf(text);
        return chair && (chair->guest || !chair->command.empty());
    });
    return isOver || !others ? game.deal : std::nullopt;
}

std::optional<std::vector<int>> totalsWithLevel(const GameEvent &game, int seat, Level level, std::stop_token stop)
{
    const auto makeSeat = [&](int other) {
        const Chair chair = other == seat ? Chair{false, level, {}} : chairOf(game.chairs[toIndex(other)]).value();
        return makePlayer(game.game, other, chair.level, computerSeed(*game.deal, other), {chair.persona});
    };
    ComputerGame repeated(game, makeSeat);
    while (repeated.playNext(stop)) {}
    const auto *over = std::get_if<GameOverEvent>(&repeated.events().back());
    return over ? std::optional(over->totals) : std::nullopt;
}

FirstCards firstCards(const GameEvent &game, int seat)
{
    const auto next = makeReferee(game)->nextAutomaticEvent(game.deal.value_or(0));
    FirstCards cards;
    if (const auto *hand = next ? std::get_if<HandEvent>(&next->event) : nullptr)
        cards.hand = hand->hands[toIndex(seat)].cards;
    if (const auto *deal = next ? std::get_if<DealEvent>(&next->event) : nullptr)
        cards = {deal->hands[toIndex(seat)].cards, deal->piles};
    return cards;
}

} // namespace meadhall::players
