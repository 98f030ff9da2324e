// The events of both games. Signals, records, replay, undo and the messages to the seats all use these types.
#pragma once

#include "engine/games/odin/rules.h"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace meadhall {

enum class Game : std::uint8_t { Odin, Ninjan };

/// Start of a game.
struct GameEvent {
    Game game = Game::Odin;
    std::vector<std::string> seats;    ///< player names in UTF-8, clockwise
    odin::Rules odin;                  ///< valid if game is Odin
    std::optional<std::uint64_t> deal; ///< deal number (seed); nullopt in records of other programs
    int firstStarter = -1;             ///< seat that leads the first hand; −1: chosen at random
    std::vector<std::string> chairs;   ///< per seat, to resume the game: see players/chair.h; may be empty
    friend bool operator==(const GameEvent &, const GameEvent &) = default;
};

/// A hand as seen from one viewpoint: its cards, or only their number.
struct SeenHand {
    CardSet cards; ///< empty if hidden
    int count = 0;
    bool hidden() const { return cards.count() != count; }
    static SeenHand open(CardSet cards) { return {cards, cards.count()}; }
    static SeenHand closed(int count) { return {{}, count}; }
    friend bool operator==(const SeenHand &, const SeenHand &) = default;
};

// Odin.
struct HandEvent {
    int first = 0; ///< seat that leads the first round
    std::vector<SeenHand> hands;
    friend bool operator==(const HandEvent &, const HandEvent &) = default;
};
struct PlayEvent {
    int seat = 0;
    CardSet cards;
    Card take = kNoCard;
    friend bool operator==(const PlayEvent &, const PlayEvent &) = default;
};
struct PassEvent {
    int seat = 0;
    friend bool operator==(const PassEvent &, const PassEvent &) = default;
};
struct HandOverEvent {
    std::vector<int> points;
    std::vector<int> totals;
    friend bool operator==(const HandOverEvent &, const HandOverEvent &) = default;
};

// Ninjan.
struct DealEvent {
    std::vector<Card> piles; ///< the start cards of the three piles
    std::vector<SeenHand> hands;
    friend bool operator==(const DealEvent &, const DealEvent &) = default;
};
struct ChooseEvent {
    int seat = 0;
    Card card = kNoCard; ///< kNoCard while hidden from the viewpoint
    friend bool operator==(const ChooseEvent &, const ChooseEvent &) = default;
};
struct RevealEvent {
    std::vector<Card> cards; ///< indexed by seat
    friend bool operator==(const RevealEvent &, const RevealEvent &) = default;
};
struct ResolveEvent {
    int seat = 0;
    Card card = kNoCard;
    int pile = 0;
    friend bool operator==(const ResolveEvent &, const ResolveEvent &) = default;
};
struct ThrowEvent {
    std::vector<std::optional<int>> throws; ///< by seat: 0 rock, 1 paper, 2 scissors; nullopt: not taking part
    friend bool operator==(const ThrowEvent &, const ThrowEvent &) = default;
};

// Both games.
struct GameOverEvent {
    std::vector<int> totals;
    std::vector<int> winners;
    friend bool operator==(const GameOverEvent &, const GameOverEvent &) = default;
};

using Event = std::variant<GameEvent, HandEvent, PlayEvent, PassEvent, HandOverEvent, DealEvent, ChooseEvent,
                           RevealEvent, ResolveEvent, ThrowEvent, GameOverEvent>;
using Events = std::vector<Event>;

} // namespace meadhall
