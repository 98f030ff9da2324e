#include "ninjan/playout.h"

namespace meadhall::ninjan {

namespace {

constexpr std::array<Card, kCards> kSortedDeck = [] {
    std::array<Card, kCards> deck{};
    for (Card card = 0; card < kCards; ++card)
        deck[card] = card;
    return deck;
}();

constexpr auto index(Suit suit) { return static_cast<std::size_t>(suit); }

/// The n-th of a choice, from 0 at the lowest.
template <typename Bits>
constexpr int nth(Bits choice, std::uint32_t n)
{
    for (; n > 0; --n)
        choice = static_cast<Bits>(choice & (choice - 1));
    return std::countr_zero(choice);
}

constexpr auto kNthPile = [] {
    std::array<std::array<std::uint8_t, kPiles>, kAllPiles + 1> table{};
    for (unsigned piles = 1; piles <= kAllPiles; ++piles)
        for (int n = 0; n < std::popcount(piles); ++n)
            table[piles][static_cast<std::size_t>(n)] = static_cast<std::uint8_t>(nth(piles, static_cast<std::uint32_t>(n)));
    return table;
}();

/// A card as one number that sorts: rank, then rock before scissors before paper; its seat rides along.
using Ticket = std::uint16_t;
constexpr std::array<Ticket, kSuits> kPrecedence{2, 0, 1};
constexpr Ticket ticket(Card card, std::size_t seat)
{
    return static_cast<Ticket>((rankOf(card) * 4 + kPrecedence[index(suitOf(card))]) << 8 | static_cast<int>(seat));
}
constexpr std::size_t seatOf(Ticket ticket) { return ticket & 0xffu; }

/// What a playout needs of the game and no more: of a pile its top suit and its sum.
class Game {
public:
    Game(int players, Random &random) : players_(static_cast<std::size_t>(players)), random_(random) { deal(); }

    Playout play()
    {
        for (std::uint32_t cards = kHandSize; cards > 0; --cards) {
            choose(cards);
            for (std::size_t i = 0; i < players_; ++i)
                resolve(seatOf(order_[i]));
        }
        result_.turns = static_cast<int>(players_) * kRounds * 2;
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
        for (std::size_t seat = 0; seat < players_; ++seat)
            for (int i = 0; i < kHandSize; ++i)
                hands_[seat] |= std::uint64_t{1} << draw();
    }

    void choose(std::uint32_t cards)
    {
        for (std::size_t seat = 0; seat < players_; ++seat) {
            const int place = nth(hands_[seat], cards > 1 ? random_.below(cards) : 0);
            hands_[seat] &= ~(std::uint64_t{1} << place);
            shown_[seat] = static_cast<Card>(place);
            const Ticket own = ticket(shown_[seat], seat);
            std::size_t at = seat;
            for (; at > 0 && order_[at - 1] < own; --at)
                order_[at] = order_[at - 1];
            order_[at] = own;
        }
        // Of three, scissors stand between rock and paper; where paper follows rock there are but two, and paper leads.
        for (std::size_t i = 1; i < players_; ++i) {
            const Card first = shown_[seatOf(order_[i - 1])];
            const Card second = shown_[seatOf(order_[i])];
            if (second == first + kNumbers && suitOf(first) == Suit::Rock)
                std::swap(order_[i - 1], order_[i]);
        }
    }

    void resolve(std::size_t seat)
    {
        const Card card = shown_[seat];
        const Suit suit = suitOf(card);
        const Piles beaten = pilesOf_[index(beatenBy(suit))];
        const Piles allowed = beaten != 0 ? beaten : kAllPiles;
        const int count = countOf(allowed);
        const std::size_t pile = kNthPile[allowed][count > 1 ? random_.below(static_cast<std::uint32_t>(count)) : 0];
        if (beaten != 0) {
            result_.points[seat] += sums_[pile];
            sums_[pile] = 0;
        }
        sums_[pile] += numberOf(card);
        pilesOf_[index(topSuits_[pile])] &= static_cast<Piles>(~(1u << pile));
        pilesOf_[index(suit)] |= static_cast<Piles>(1u << pile);
        topSuits_[pile] = suit;
    }

    void decide()
    {
        const int most = *std::max_element(result_.points.begin(), result_.points.begin() + players_);
        Seats contenders = 0;
        for (std::size_t seat = 0; seat < players_; ++seat)
            if (result_.points[seat] == most)
                contenders |= static_cast<Seats>(1u << seat);
        while (countOf(contenders) > 1)
            contenders = thrown(contenders);
        result_.winner = firstOf(contenders);
    }

    Seats thrown(Seats contenders)
    {
        std::array<Seats, kSuits> shows{};
        for (int seat = 0; seat < kMaxPlayers; ++seat) {
            if (!has(contenders, seat))
                continue;
            shows[random_.below(kSuits)] |= seatBit(seat);
            ++result_.turns;
        }
        for (const Suit winning : {Suit::Rock, Suit::Paper, Suit::Scissors})
            if (shows[index(winning)] != 0 && (shows[index(winning)] | shows[index(beatenBy(winning))]) == contenders
                && shows[index(winning)] != contenders)
                return shows[index(winning)];
        return contenders;
    }

    std::size_t players_;
    Random &random_;
    std::array<std::uint64_t, kMaxPlayers> hands_{};
    std::array<Card, kMaxPlayers> shown_{};
    std::array<Ticket, kMaxPlayers> order_{};
    std::array<int, kPiles> sums_{};
    std::array<Suit, kPiles> topSuits_{};
    std::array<Piles, kSuits> pilesOf_{}; ///< which piles show this suit on top
    Playout result_;
};

} // namespace

Playout playout(int players, Random &random)
{
    return Game(players, random).play();
}

} // namespace meadhall::ninjan
