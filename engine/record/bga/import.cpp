// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/bga/import.h"

#include "engine/games/games.h"
#include "engine/record/bga/source.h"
#include "engine/record/clean_name.h"

#include <algorithm>
#include <set>

namespace meadhall::record::bga {

namespace {

using json::Type;
using json::Value;

constexpr std::size_t kMostListed = 16;
constexpr std::int64_t kGameEnd = 99;

std::optional<Game> gameOf(const Log &log)
{
    const auto any = [&log](std::string_view type, const char *key) {
        return std::any_of(log.notes().begin(), log.notes().end(), [=](const Note &note) {
            return note.reader == 0 && note.type == type && valueOf(note.args, key).type() == Type::Array;
        });
    };
    if (any("notif_animateSelectedCards", "pile_queue_data"))
        return Game::Ninjan;
    if (any("cardsPlayed", "played_cards"))
        return Game::Odin;
    return std::nullopt;
}

/// The notification that the game is over; null if it still runs.
const Note *endOf(const Log &log)
{
    const auto ends = [](const Note &note) {
        return isState(note, kGameEnd)
               || (note.reader == 0 && note.type == "gameStateChange"
                   && textOf(valueOf(note.args, "name")) == "gameEnd");
    };
    const auto found = std::find_if(log.notes().begin(), log.notes().end(), ends);
    return found == log.notes().end() ? nullptr : &*found;
}

std::vector<Player> listedIn(Value list)
{
    std::vector<Player> players;
    for (const Value one : itemsOf(list, kMostListed))
        players.push_back({numberOf(one, "id").value_or(0), textOf(valueOf(one, "name"))});
    return players;
}

bool isYes(Value value) { return value.text() == "true" || numberOf(value).value_or(0) != 0; }

/// A name that can be shown anywhere.
std::string shownName(const std::string &name, std::size_t number)
{
    const QString clean = cleanName(QString::fromStdString(name));
    return clean.isEmpty() ? "player " + std::to_string(number + 1) : clean.toStdString();
}

std::set<std::int64_t> idsOf(const std::vector<Player> &players)
{
    std::set<std::int64_t> ids;
    for (const Player &player : players)
        ids.insert(player.id);
    return ids;
}

/// Reads one log step by step.
class Importer {
public:
    Import run(std::string_view text, std::string_view player)
    {
        import_.refusal = log_.read(text);
        if (import_.refusal == Refusal::None)
            readGame(player);
        if (import_.refusal != Refusal::None) {
            import_.events.clear();
            import_.notices.clear();
        }
        return std::move(import_);
    }

private:
    void readGame(std::string_view player)
    {
        const auto game = gameOf(log_);
        if (!game)
            return refuse(Refusal::OtherGame);
        const Note *end = endOf(log_);
        if (!end)
            return refuse(Refusal::Running);
        import_.ended = std::clamp<std::int64_t>(end->time, 0, std::int64_t{1} << 40);
        if (!findPlayers(valueOf(valueOf(end->args, "args"), "result")))
            return refuse(Refusal::NotALog);
        const GameTraits &traits = traitsOf(*game);
        if (static_cast<int>(source_.players.size()) < traits.minPlayers
            || static_cast<int>(source_.players.size()) > traits.maxPlayers)
            return refuse(Refusal::NotALog);
        if (!findOwn(player))
            return;
        Protocol protocol(source_, import_);
        *game == Game::Odin ? importOdin(protocol) : importNinjan(protocol);
    }

    void refuse(Refusal refusal) { import_.refusal = refusal; }

    /// @return whether they are clear
    bool findPlayers(Value result)
    {
        const std::vector<Player> ended = listedIn(result);
        const std::vector<Player> started = listedIn(valueOf(log_.start(), "players"));
        std::vector<Player> &players = source_.players;
        players = !log_.players().empty() ? log_.players() : !started.empty() ? started : ended;
        const std::set<std::int64_t> ids = idsOf(players);
        if (ids.size() != players.size() || ids.contains(0) || (!ended.empty() && idsOf(ended) != ids))
            return false;
        for (std::size_t i = 0; i < players.size(); ++i) {
            for (const auto *list : {&started, &ended})
                for (const Player &other : *list)
                    if (players[i].name.empty() && other.id == players[i].id)
                        players[i].name = other.name;
            players[i].name = shownName(players[i].name, i);
            import_.players.push_back(players[i].name);
        }
        findLeft(result);
        return true;
    }

    void findLeft(Value result)
    {
        for (const Value one : itemsOf(result, kMostListed))
            for (const Player &player : source_.players)
                if (numberOf(one, "id") == player.id
                    && (isYes(valueOf(one, "zombie")) || isYes(valueOf(one, "concede"))))
                    source_.left.push_back(player.name);
    }

    /// Finds out whose record it becomes.
    /// @return false if the person must be asked
    bool findOwn(std::string_view name)
    {
        const auto order = itemsOf(valueOf(log_.start(), "playerorder"), kMostListed);
        const bool hasHand = !itemsOf(valueOf(log_.start(), "my_hand"), 1).empty();
        const std::int64_t viewer = hasHand && !order.empty() ? numberOf(order.front()).value_or(0) : 0;
        std::set<std::int64_t> candidates;
        for (const Player &player : source_.players) {
            const bool named = !name.empty() && player.name == name;
            const bool isViewer = name.empty() && player.id == viewer;
            if (named || isViewer)
                candidates.insert(player.id);
        }
        if (candidates.empty() && name.empty())
            for (const Note &note : log_.notes())
                if (note.reader != 0 && idsOf(source_.players).contains(note.reader))
                    candidates.insert(note.reader);
        if (candidates.size() != 1)
            return false;
        source_.own = *candidates.begin();
        if (source_.own == viewer)
            source_.start = log_.start();
        return true;
    }

    Log log_;
    Import import_;
    Source source_{log_, {}, 0, {}, {}};
};

} // namespace

Import importLog(std::string_view text, std::string_view player) { return Importer().run(text, player); }

} // namespace meadhall::record::bga
