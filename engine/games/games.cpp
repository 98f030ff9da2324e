#include "engine/games/games.h"

#include "engine/core/to_index.h"
#include "engine/games/ninjan/traits.h"
#include "engine/games/odin/traits.h"

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

Game addGame(const GameTraits &traits)
{
    list().push_back(&traits);
    return static_cast<Game>(list().size() - 1);
}

Reason whyIllegal(const GameEvent &game) { return traitsOf(game.game).whyIllegal(game); }

std::unique_ptr<Referee> makeReferee(const GameEvent &game) { return traitsOf(game.game).makeReferee(game); }

std::unique_ptr<Referee> makeSeenReferee(const GameEvent &game, int seat)
{
    const auto make = traitsOf(game.game).makeSeenReferee;
    return make && seat >= 0 && seat < static_cast<int>(game.seats.size()) ? make(game, seat) : nullptr;
}

} // namespace meadhall
