// SPDX-License-Identifier: GPL-3.0-or-later
// The events of both games. Signals, records, replay, undo and the messages to the seats all use these types.
#pragma once

#include "engine/core/card_set.h"
#include "engine/core/rule.h"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace meadhall {

/// The games that this program knows.
enum class Game : std::uint8_t { Odin, Ninjan };

/// Commitment, secret and parts from which deals follow that nobody can choose or compute: see
/// engine/network/README.md. All of it in hexadecimal digits.
struct FairDeal {
    std::string commitment;         ///< to the secret
    std::string secret;             ///< of the host; empty for those who must not know it
    std::vector<std::string> parts; ///< by seat; empty for seats that added none
    friend bool operator==(const FairDeal &, const FairDeal &) = default;
};

/// Start of a game.
struct GameEvent {
    Game game = Game::Odin;
    std::vector<std::string> seats;    ///< names in UTF-8, clockwise
    AgreedRules rules;                 ///< house rules that differ from the default, in the order of ruleKinds
    std::optional<std::uint64_t> deal; ///< the deal number; a record of another program may have none
    int firstStarter = -1;             ///< a chosen starter of the first hand; −1: at random
    std::vector<std::string> chairs;   ///< player of each seat, see players::chairOf(); needed to resume a game
    int view = -1;                  ///< in a seat's record the seat, whose cards alone are known; −1: all cards are
    std::optional<FairDeal> fair{}; ///< decides about the deals instead of the number
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
/// The rest of what is public where a hand does not begin with a deal, but with a position that somebody has put in.
struct HandPosition {
    int turn = 0;   ///< seat to move
    int owner = -1; ///< seat that played the set on the table; −1 without one
    int leader = 0; ///< seat that led the round
    CardSet table;
    CardSet discard;            ///< cards known to be out of play
    std::vector<CardSet> shown; ///< by seat: cards that all know it to hold
    std::vector<int> totals;
    friend bool operator==(const HandPosition &, const HandPosition &) = default;
};
/// A hand is dealt.
struct HandEvent {
    int first = 0; ///< seat that leads the first round
    std::vector<SeenHand> hands;
    std::optional<HandPosition> position{}; ///< in the first hand of a game only
    friend bool operator==(const HandEvent &, const HandEvent &) = default;
};
/// A seat plays a set.
struct PlayEvent {
    int seat = 0;
    CardSet cards;
    Card take = kNoCard; ///< card taken from the beaten set; kNoCard if none
    friend bool operator==(const PlayEvent &, const PlayEvent &) = default;
};
/// A seat passes.
struct PassEvent {
    int seat = 0;
    friend bool operator==(const PassEvent &, const PassEvent &) = default;
};
/// A hand is over.
struct HandOverEvent {
    std::vector<int> points; ///< of this hand, by seat
    std::vector<int> totals;
    friend bool operator==(const HandOverEvent &, const HandOverEvent &) = default;
};

// Ninjan.
/// The rest of what is public where a game does not begin with a deal, but with a position that somebody has put in.
struct DealPosition {
    int round = 1;
    std::vector<std::vector<Card>> under; ///< by pile: the other cards, from the bottom up
    std::vector<int> points;
    std::vector<CardSet> taken; ///< by seat: cards known to be taken
    CardSet out;                ///< other cards known to be out of play
    std::vector<Card> revealed; ///< by seat: the cards revealed in this round, resolved or not; empty before
    friend bool operator==(const DealPosition &, const DealPosition &) = default;
};
/// The cards are dealt, once per game.
struct DealEvent {
    std::vector<Card> piles; ///< the start cards of the three piles; of a position those on top
    std::vector<SeenHand> hands;
    std::optional<DealPosition> position{};
    friend bool operator==(const DealEvent &, const DealEvent &) = default;
};
/// A seat chooses a card, face down; it may change its choice until all have chosen.
struct ChooseEvent {
    int seat = 0;
    Card card = kNoCard; ///< kNoCard while hidden from the viewpoint
    friend bool operator==(const ChooseEvent &, const ChooseEvent &) = default;
};
/// All chosen cards are turned up.
struct RevealEvent {
    std::vector<Card> cards; ///< indexed by seat
    friend bool operator==(const RevealEvent &, const RevealEvent &) = default;
};
/// A seat puts its chosen card on a pile.
struct ResolveEvent {
    int seat = 0;
    Card card = kNoCard;
    int pile = 0; ///< 0–2
    friend bool operator==(const ResolveEvent &, const ResolveEvent &) = default;
};
/// One throw of rock, paper, scissors, to break a tie.
struct ThrowEvent {
    std::vector<std::optional<int>> throws; ///< by seat: 0 rock, 1 paper, 2 scissors; nullopt: not taking part
    friend bool operator==(const ThrowEvent &, const ThrowEvent &) = default;
};

// Both games.
/// The game is over.
struct GameOverEvent {
    std::vector<int> totals;
    std::vector<int> winners; ///< seats in ascending order; several if tied
    friend bool operator==(const GameOverEvent &, const GameOverEvent &) = default;
};

using Event = std::variant<GameEvent, HandEvent, PlayEvent, PassEvent, HandOverEvent, DealEvent, ChooseEvent,
                           RevealEvent, ResolveEvent, ThrowEvent, GameOverEvent>;
using Events = std::vector<Event>;

} // namespace meadhall
