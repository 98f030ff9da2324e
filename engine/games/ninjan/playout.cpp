// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/ninjan/playout.h"

#include "engine/core/to_index.h"
#include "engine/games/ninjan/playout_state.h"
#include "engine/games/ninjan/throwing.h"

namespace meadhall::ninjan {

namespace {

constexpr std::array<Card, kCards> kSortedDeck = [] {
    std::array<Card, kCards> deck{};
    for (Card card = 0; card < kCards; ++card)
        deck[card] = card;
    return deck;
}();

/// The n-th pile of a set of piles; n = 0 is the lowest.
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

/// As countOf(). A table, because without -mpopcnt std::popcount is a library call.
constexpr std::array<std::uint32_t, kAllPiles + 1> kPileCounts{0, 1, 1, 2, 1, 2, 2, 3};

using DealtHands = std::array<std::array<Card, kHandSize>, kMaxPlayers>;

/// Deals the piles and the hands. The order within a hand matters for the later draws.
PlayoutState deal(int players, Random &random, DealtHands &hands)
{
    std::array<Card, kCards> deck = kSortedDeck;
    std::uint32_t left = kCards;
    const auto draw = [&] {
        const std::uint32_t place = random.below(left);
        const Card card = deck[place];
        deck[place] = deck[--left];
        return card;
    };
    std::array<Card, kPiles> piles{};
    for (Card &card : piles)
        card = draw();
    for (std::size_t seat = 0; seat < toIndex(players); ++seat)
        for (Card &card : hands[seat])
            card = draw();
    return PlayoutState::of(Board::start(players, piles));
}

/// Every seat plays a random one of its `cards` cards.
UnresolvedCards chooseAll(const PlayoutState &game, std::uint32_t cards, DealtHands &hands, Random &random)
{
    UnresolvedCards unresolved;
    unresolved.count = game.players;
    for (std::size_t seat = 0; seat < toIndex(game.players); ++seat) {
        Card &chosen = hands[seat][random.below(cards)];
        unresolved.sortKeys[seat] = sortKeyOf(chosen, static_cast<int>(seat));
        chosen = hands[seat][cards - 1];
    }
    sortKeysForResolving(unresolved.sortKeys, toIndex(game.players));
    return unresolved;
}

/// Throws once among the contenders.
/// @param turns in and out: incremented for each symbol
/// @return the remaining contenders
Seats survivorsOfThrow(Seats contenders, Random &random, int &turns)
{
    std::array<Seats, kSuits> seatsBySymbol{};
    for (int seat = 0; seat < kMaxPlayers; ++seat) {
        if (!has(contenders, seat))
            continue;
        seatsBySymbol[random.below(kSuits)] |= seatBit(seat);
        ++turns;
    }
    return remaining(seatsBySymbol);
}

} // namespace

Playout playout(int players, Random &random)
{
    DealtHands hands;
    PlayoutState game = deal(players, random, hands);
    for (std::uint32_t cards = kHandSize; cards > 0; --cards) {
        for (UnresolvedCards unresolved = chooseAll(game, cards, hands, random); !unresolved.done();
             ++unresolved.next) {
            const Card card = cardOf(unresolved.front());
            const Piles allowed = game.allowedForSuit(suitOf(card));
            game.put(card, seatOf(unresolved.front()), kNthPile[allowed][random.below(kPileCounts[allowed])]);
        }
    }
    Playout result{game.points, kNobody, players * kRounds * 2};
    const int highest = *std::max_element(game.points.begin(), game.points.begin() + players);
    Seats contenders = 0;
    for (int seat = 0; seat < players; ++seat)
        if (game.points[toIndex(seat)] == highest)
            contenders |= seatBit(seat);
    while (countOf(contenders) > 1)
        contenders = survivorsOfThrow(contenders, random, result.turns);
    result.winner = firstOf(contenders);
    return result;
}

std::uint64_t benchSignature(int players)
{
    constexpr int kGames = 20'000;
    Random random(1);
    std::uint64_t signature = 0;
    const auto fold = [&signature](int number) {
        signature = (signature ^ static_cast<std::uint64_t>(number)) * 0x9e3779b97f4a7c15u;
        signature ^= signature >> 29;
    };
    for (int i = 0; i < kGames; ++i) {
        const Playout end = playout(players, random);
        std::for_each(end.points.begin(), end.points.begin() + players, fold);
        fold(end.winner);
        fold(end.turns);
    }
    return signature;
}

} // namespace meadhall::ninjan
