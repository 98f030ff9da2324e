// SPDX-License-Identifier: GPL-3.0-or-later
// The information of one seat in a game of Ninjan. Players and the window see nothing else.
#pragma once

#include "engine/core/event.h"
#include "engine/core/referee.h"
#include "engine/core/to_index.h"
#include "engine/games/ninjan/board.h"

namespace meadhall::ninjan {

/// Built only from the events that its seat may see, so it does not depend on the hidden cards.
class View {
public:
    /// The resolution of one card, for inference, the log and the display of a seat's last action.
    struct Turn {
        int round;
        int seat;
        Card card;
        Piles allowed; ///< the piles that were allowed
        int pile;
        CardSet taken; ///< the cards taken; none if it was only laid on top
        friend bool operator==(const Turn &, const Turn &) = default;
    };

    /// @param seat the viewpoint; kSpectator has no hand
    explicit View(int seat) : seat_(seat) {}

    /// A view in the middle of a game without its history, for constructed positions.
    /// @param counts hand sizes by seat; the entry of `seat` is ignored
    static View of(int seat, const Board &board, CardSet hand, std::array<int, kMaxPlayers> counts);

    /// Applies the next event as visible to this seat. Events must be in a legal order; those of other games are
    /// ignored.
    void apply(const Event &event);

    int seat() const { return seat_; }
    int players() const { return static_cast<int>(names_.size()); }
    const std::vector<std::string> &names() const { return names_; }

    /// The public state; without seats before the deal.
    const Board &board() const { return board_; }
    /// The board at the beginning: after the deal, or of the position that was put in.
    const Board &start() const { return start_; }
    /// The own cards not revealed yet, including the chosen one.
    CardSet hand() const { return hand_; }
    /// Hand size of a seat, including its chosen card.
    int count(int seat) const { return counts_[toIndex(seat)]; }
    bool hasChosen(int seat) const { return has(board_.chosen, seat); }
    /// The own choice of this round; kNoCard before the choice and after the reveal.
    Card choice() const { return choice_; }
    /// Cards that are in a hidden hand or out of play.
    CardSet unseen() const { return unseen_; }
    /// All turns of the game, oldest first.
    const std::vector<Turn> &turns() const { return turns_; }
    /// Points won by each seat in each round, oldest round first.
    std::vector<std::vector<int>> pointsByRound() const;
    /// The throws so far, oldest first.
    const std::vector<ThrowEvent> &throws() const { return throws_; }

    bool dealt() const { return board_.players > 0; }
    bool running() const { return dealt() && board_.phase != Phase::Over; }
    const std::vector<int> &winners() const { return winners_; } ///< empty until the game is over
    bool gameOver() const { return !winners_.empty(); }
    /// The open request of this seat; nullopt if there is none.
    std::optional<RequestKind> ownRequest() const;
    /// Whether this seat may choose a card or change its choice.
    bool mayChoose() const { return !hand_.empty() && board_.phase == Phase::Choose && !board_.allChosen(); }

    friend bool operator==(const View &, const View &) = default;

private:
    void deal(const DealEvent &event);
    void reveal(const RevealEvent &event);
    void resolve(const ResolveEvent &event);

    int seat_;
    std::vector<std::string> names_;
    Board board_;
    Board start_;
    CardSet hand_;
    Card choice_ = kNoCard;
    std::array<int, kMaxPlayers> counts_{};
    CardSet unseen_;
    std::vector<Turn> turns_;
    std::vector<ThrowEvent> throws_;
    std::vector<int> winners_;
};

} // namespace meadhall::ninjan
