// The one vocabulary: what happens at a table. Signals, files, replay, undo and what a seat is told are all made of it.
#pragma once

#include "engine/games/odin/rules.h"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace meadhall {

enum class Game : std::uint8_t { Odin, Ninjan };

/// A game begins.
struct GameEvent {
    Game game = Game::Odin;
    std::vector<std::string> seats;    ///< names in UTF-8, clockwise
    odin::Rules odin;                  ///< used if game is Odin
    std::optional<std::uint64_t> deal; ///< the deal number; a record of another program may have none
    int firstStarter = -1;             ///< a chosen starter of the first hand; −1: at random
    std::vector<std::string> chairs;   ///< who sits where ("human", "medium"), as far as this program needs it to go on
    friend bool operator==(const GameEvent &, const GameEvent &) = default;
};

/// A hand as some seat knows it: its cards, or only how many they are.
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
    int first = 0; ///< the seat that leads
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
    std::vector<Card> piles; ///< three
    std::vector<SeenHand> hands;
    friend bool operator==(const DealEvent &, const DealEvent &) = default;
};
struct ChooseEvent {
    int seat = 0;
    Card card = kNoCard; ///< kNoCard where it is still hidden
    friend bool operator==(const ChooseEvent &, const ChooseEvent &) = default;
};
struct RevealEvent {
    std::vector<Card> cards; ///< by seat
    friend bool operator==(const RevealEvent &, const RevealEvent &) = default;
};
struct ResolveEvent {
    int seat = 0;
    Card card = kNoCard;
    int pile = 0;
    friend bool operator==(const ResolveEvent &, const ResolveEvent &) = default;
};
struct ThrowEvent {
    std::vector<std::optional<int>> throws; ///< by seat: 0 rock, 1 paper, 2 scissors; nothing for a seat not in it
    friend bool operator==(const ThrowEvent &, const ThrowEvent &) = default;
};

// Both.
struct GameOverEvent {
    std::vector<int> totals;
    std::vector<int> winners;
    friend bool operator==(const GameOverEvent &, const GameOverEvent &) = default;
};

using Event = std::variant<GameEvent, HandEvent, PlayEvent, PassEvent, HandOverEvent, DealEvent, ChooseEvent,
                           RevealEvent, ResolveEvent, ThrowEvent, GameOverEvent>;
using Events = std::vector<Event>;

} // namespace meadhall
