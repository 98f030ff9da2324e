// SPDX-License-Identifier: GPL-3.0-or-later
// The information of one seat in a game of Odin. Players and the window see nothing else.
#pragma once

#include "engine/core/event.h"
#include "engine/core/to_index.h"
#include "engine/games/odin/board.h"

#include <array>
#include <numeric>
#include <optional>

namespace meadhall::odin {

/// Built only from the events that its seat may see, so it does not depend on the hidden cards.
class View {
public:
    /// One turn of this hand, for inference and for the display of a seat's last action.
    struct Turn {
        int seat;
        Move move;
        CardSet table; ///< the set on the table before the move
        friend bool operator==(const Turn &, const Turn &) = default;
    };

    /// The last set that was beaten in this round, and by whom.
    struct Beaten {
        CardSet cards;
        int owner;           ///< seat that played it
        int by;              ///< seat that beat it
        Card take = kNoCard; ///< the card of it that was picked up; kNoCard: the last cards of a hand were played
        /// What was discarded of it.
        CardSet discarded() const { return take == kNoCard ? cards : cards - CardSet::of(take); }
        friend bool operator==(const Beaten &, const Beaten &) = default;
    };

    /// @param seat the viewpoint; kSpectator has no hand
    explicit View(int seat) : seat_(seat) {}

    /// Applies the next event as visible to this seat. Events must be in a legal order; those of other games are
    /// ignored.
    void apply(const Event &event);

    /// Returns the view of another seat, as it would be if that seat held these cards. Players use it to model what
    /// their opponents know. The hand must be running.
    View ofSeat(int seat, CardSet hand) const;

    int seat() const { return seat_; }
    const Rules &rules() const { return rules_; }
    int players() const { return static_cast<int>(names_.size()); }
    const std::vector<std::string> &names() const { return names_; }

    const Board &board() const { return board_; }
    CardSet hand() const { return hand_; }
    /// Hand size of a seat.
    int count(int seat) const { return counts_[toIndex(seat)]; }
    /// Number of cards in all hands together.
    int cardsHeld() const { return std::accumulate(counts_.begin(), counts_.end(), 0); }
    /// Cards that a seat is known to hold: those it has taken from the table, or the whole own hand.
    CardSet known(int seat) const { return known_[toIndex(seat)]; }
    /// Number of cards in the hands of the others that are not known.
    int hiddenCards() const;
    /// Cards that all know a seat to hold: those it has taken from the table and not played since.
    CardSet shown(int seat) const { return shown_[toIndex(seat)]; }
    /// Cards that are in a hidden hand or out of play. The goat is in a hidden hand if it is among them.
    CardSet unseen() const { return unseen_; }
    /// The board at the beginning of the hand, and the cards shown then.
    struct Start {
        Board board;
        std::array<CardSet, kMaxPlayers> shown{};
        friend bool operator==(const Start &, const Start &) = default;
    };
    const Start &start() const { return start_; }
    /// The turns of this hand, oldest first.
    const std::vector<Turn> &turns() const { return turns_; }
    /// nullopt while the lead of the round is unbeaten, and while nothing is on the table.
    std::optional<Beaten> lastBeaten() const;

    const std::vector<int> &totals() const { return totals_; }
    /// Points of the hands so far, oldest first, by seat.
    const std::vector<std::vector<int>> &handPoints() const { return handPoints_; }
    int handNumber() const { return handNumber_; } ///< from 1; 0 before the first deal
    bool handRunning() const { return handNumber_ > 0 && !board_.over; }
    const std::vector<int> &winners() const { return winners_; } ///< empty until the game is over
    bool gameOver() const { return !winners_.empty(); }
    bool ownTurn() const { return handRunning() && board_.turn == seat_; }
    /// True if the game would end with another player ahead if this seat went out now: going out scores all other
    /// hands, whoever of the others holds the goat.
    bool losesByGoingOut() const;
    /// The other seats that may hold the goat; one of them does. Empty if it is elsewhere or not in the game.
    std::vector<int> goatHolders() const;

    friend bool operator==(const View &, const View &) = default;

private:
    void deal(const HandEvent &event);
    void turn(int seat, Move move);

    int seat_;
    Rules rules_;
    std::vector<std::string> names_;
    Board board_;
    CardSet hand_;
    std::array<int, kMaxPlayers> counts_{};
    std::array<CardSet, kMaxPlayers> known_{};
    std::array<CardSet, kMaxPlayers> shown_{};
    CardSet unseen_;
    Start start_;
    std::vector<Turn> turns_;
    std::vector<int> totals_;
    std::vector<std::vector<int>> handPoints_;
    int handNumber_ = 0;
    std::vector<int> winners_;
};

} // namespace meadhall::odin
