// A game of Ninjan as one seat knows it. AI seats and the window see nothing else.
#pragma once

#include "engine/core/event.h"
#include "engine/core/referee.h"
#include "engine/games/ninjan/board.h"

namespace meadhall::ninjan {

/// Built from the events that its seat may see, and from nothing else: whoever shuffles the hidden cards changes
/// nothing in it.
class View {
public:
    /// One card that went to a pile, for inference, the log and what a seat did last.
    struct Turn {
        int round;
        int seat;
        Card card;
        Piles allowed; ///< where it might have gone
        int pile;
        CardSet taken; ///< the cards it took; none if it was laid on top
        friend bool operator==(const Turn &, const Turn &) = default;
    };

    /// @param seat whose eyes these are; kSpectator has no hand
    explicit View(int seat) : seat_(seat) {}

    /// A game in its middle of whose past nothing is known but what lies there: for positions put up by hand.
    /// @param counts how many cards each seat holds; of the own seat it is the hand that counts
    static View of(int seat, const Board &board, CardSet hand, std::array<int, kMaxPlayers> counts);

    /// Takes in the next event as this seat may see it. Events must come in a legal order; other games' are ignored.
    void apply(const Event &event);

    int seat() const { return seat_; }
    int players() const { return static_cast<int>(names_.size()); }
    const std::vector<std::string> &names() const { return names_; }

    /// Piles, cards taken and points, round and phase, who has chosen, the resolving order, who is in the throw. Before
    /// the deal it has no seats.
    const Board &board() const { return board_; }
    /// The cards that began the piles.
    const std::array<Card, kPiles> &firstCards() const { return firstCards_; }
    /// The own cards that are not shown yet, the chosen one among them.
    CardSet hand() const { return hand_; }
    /// How many cards a seat holds, the chosen one among them.
    int count(int seat) const { return counts_[static_cast<std::size_t>(seat)]; }
    bool hasChosen(int seat) const { return has(board_.chosen, seat); }
    /// The own choice of this round; kNoCard before it and after the reveal.
    Card choice() const { return choice_; }
    /// Cards that may be in a hidden hand or out of the game.
    CardSet unseen() const { return unseen_; }
    /// Oldest first, all rounds.
    const std::vector<Turn> &turns() const { return turns_; }
    /// The throws so far, oldest first.
    const std::vector<ThrowEvent> &throws() const { return throws_; }

    bool dealt() const { return board_.players > 0; }
    bool running() const { return dealt() && board_.phase != Phase::Over; }
    const std::vector<int> &winners() const { return winners_; } ///< empty until the game is over
    bool gameOver() const { return !winners_.empty(); }
    /// What this seat is asked for now.
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
    std::array<Card, kPiles> firstCards_{};
    CardSet hand_;
    Card choice_ = kNoCard;
    std::array<int, kMaxPlayers> counts_{};
    CardSet unseen_;
    std::vector<Turn> turns_;
    std::vector<ThrowEvent> throws_;
    std::vector<int> winners_;
};

} // namespace meadhall::ninjan
