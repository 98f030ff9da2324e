// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/games.h"

#include "engine/core/to_index.h"
#include "engine/games/ninjan/traits.h"
#include "engine/games/odin/traits.h"

#include <algorithm>

namespace meadhall {

namespace {

std::vector<const GameTraits *> &list()
{
    static std::vector<const GameTraits *> games{&odin::traits(), &ninjan::traits()};
    return games;
}

} // namespace

const std::vector<const GameTraits *> &games() { return list(); }

const GameTraits &traitsOf(Game game) { return *list().at(toIndex(game)); }

std::optional<Game> gameOfName(std::string_view name)
{
    for (std::size_t game = 0; game < list().size(); ++game)
        if (list()[game]->name == name)
            return static_cast<Game>(game);
    return std::nullopt;
}

int placeOf(Game game, const std::vector<int> &totals, const std::vector<int> &winners, int seat)
{
    const auto won = [&](int one) { return std::find(winners.begin(), winners.end(), one) != winners.end(); };
    if (won(seat))
        return 1;
    const bool fewest = traitsOf(game).fewestPointsWin;
    const int own = totals.at(toIndex(seat));
    int better = 0;
    for (int other = 0; other < static_cast<int>(totals.size()); ++other) {
        const int total = totals[toIndex(other)];
        better += won(other) || (fewest ? total < own : total > own);
    }
    return 1 + better;
}

Game addGame(const GameTraits &traits)
{
    list().push_back(&traits);
    return static_cast<Game>(list().size() - 1);
}

Reason whyIllegal(const GameEvent &game)
{
    if (game.view < -1 || game.view >= static_cast<int>(game.seats.size()))
        return Reason::NoSuchSeat;
    if (game.view >= 0 && !traitsOf(game.game).makeSeenReferee)
        return Reason::HiddenCards;
    return traitsOf(game.game).whyIllegal(game);
}

std::unique_ptr<Referee> makeReferee(const GameEvent &game)
{
    return game.view >= 0 ? makeSeenReferee(game, game.view) : traitsOf(game.game).makeReferee(game);
}

std::unique_ptr<Referee> makeSeenReferee(const GameEvent &game, int seat)
{
    const auto make = traitsOf(game.game).makeSeenReferee;
    return make && seat >= 0 && seat < static_cast<int>(game.seats.size()) ? make(game, seat) : nullptr;
}

} // namespace meadhall
