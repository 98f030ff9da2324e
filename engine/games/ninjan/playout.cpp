#include "engine/games/ninjan/playout.h"

#include "engine/games/ninjan/ticket.h"

namespace meadhall::ninjan {

namespace {

constexpr std::array<Card, kCards> kSortedDeck = [] {
    std::array<Card, kCards> deck{};
    for (Card card = 0; card < kCards; ++card)
        deck[card] = card;
    return deck;
}();

constexpr std::size_t index(Suit suit) { return static_cast<std::size_t>(suit); }

/// The n-th pile of a choice, from 0 at the lowest.
constexpr auto kNthPile = [] {
    std::array<std::array<std::uint8_t, kPiles>, kAllPiles + 1> table{};
    for (unsigned piles = 1; piles <= kAllPiles; ++piles) {
        std::size_t n = 0;
        for (int pile = 0; pile < kPiles; ++pile)
            if (has(static_cast<Piles>(piles), pile))
                table[piles][n++] = static_cast<std::uint8_t>(pile);
    }
    return table;
}();

/// What a playout needs of the game and no more: of a pile its top suit and its sum. The number of players is a
/// constant, so that the compiler can lay the loops out; what chance decides is computed, not branched on.
template <std::size_t kPlayers> class Game {
public:
    explicit Game(Random &random) : random_(random) { deal(); }

    Playout play()
    {
        for (std::uint32_t cards = kHandSize; cards > 0; --cards) {
            choose(cards);
            for (const Ticket ticket : order_)
                resolve(cardOf(ticket), static_cast<std::size_t>(seatOf(ticket)));
        }
        result_.turns = static_cast<int>(kPlayers) * kRounds * 2;
        decide();
        return result_;
    }

private:
    void deal()
    {
        std::array<Card, kCards> deck = kSortedDeck;
        std::uint32_t left = kCards;
        const auto draw = [&] {
            const std::uint32_t place = random_.below(left);
            const Card card = deck[place];
            deck[place] = deck[--left];
            return card;
        };
        for (std::size_t pile = 0; pile < kPiles; ++pile) {
            const Card card = draw();
            sums_[pile] = numberOf(card);
            topSuits_[pile] = suitOf(card);
            pilesOf_[index(suitOf(card))] |= static_cast<Piles>(1u << pile);
        }
        for (auto &hand : hands_)
            for (Card &card : hand)
                card = draw();
    }

    void choose(std::uint32_t cards)
    {
        for (std::size_t seat = 0; seat < kPlayers; ++seat) {
            Card &chosen = hands_[seat][random_.below(cards)];
            order_[seat] = ticketOf(chosen, static_cast<int>(seat));
            chosen = hands_[seat][cards - 1];
        }
        sortTickets(order_, kPlayers);
    }

    void resolve(Card card, std::size_t seat)
    {
        const Suit suit = suitOf(card);
        const Piles beaten = pilesOf_[index(beatenBy(suit))];
        const Piles allowed = beaten != 0 ? beaten : kAllPiles;
        const std::size_t pile = kNthPile[allowed][random_.below(kPileCounts[allowed])];
        const int taken = beaten != 0 ? sums_[pile] : 0;
        result_.points[seat] += taken;
        sums_[pile] += numberOf(card) - taken;
        pilesOf_[index(topSuits_[pile])] &= static_cast<Piles>(~(1u << pile));
        pilesOf_[index(suit)] |= static_cast<Piles>(1u << pile);
        topSuits_[pile] = suit;
    }

    void decide()
    {
        const int most = *std::max_element(result_.points.begin(), result_.points.begin() + kPlayers);
        Seats contenders = 0;
        for (std::size_t seat = 0; seat < kPlayers; ++seat)
            if (result_.points[seat] == most)
                contenders |= static_cast<Seats>(1u << seat);
        while (countOf(contenders) > 1)
            contenders = thrown(contenders);
        result_.winner = firstOf(contenders);
    }

    Seats thrown(Seats contenders)
    {
        std::array<Seats, kSuits> shows{};
        for (int seat = 0; seat < static_cast<int>(kPlayers); ++seat) {
            if (!has(contenders, seat))
                continue;
            shows[random_.below(kSuits)] |= seatBit(seat);
            ++result_.turns;
        }
        for (const Suit winning : {Suit::Rock, Suit::Paper, Suit::Scissors}) {
            const Seats winners = shows[index(winning)];
            const Seats losers = shows[index(beatenBy(winning))];
            if (winners != 0 && losers != 0 && (winners | losers) == contenders)
                return winners;
        }
        return contenders;
    }

    /// As countOf(), by table: without a special instruction counting bits is a call.
    static constexpr std::array<std::uint32_t, kAllPiles + 1> kPileCounts{0, 1, 1, 2, 1, 2, 2, 3};

    Random &random_;
    std::array<std::array<Card, kHandSize>, kPlayers> hands_;
    std::array<Ticket, kPlayers> order_;
    std::array<int, kPiles> sums_;
    std::array<Suit, kPiles> topSuits_;
    std::array<Piles, kSuits> pilesOf_{}; ///< which piles show this suit on top
    Playout result_;
};

} // namespace

Playout playout(int players, Random &random)
{
    switch (players) {
    case 2:
        return Game<2>(random).play();
    case 3:
        return Game<3>(random).play();
    case 4:
        return Game<4>(random).play();
    default:
        return Game<5>(random).play();
    }
}

} // namespace meadhall::ninjan
