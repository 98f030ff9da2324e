// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/odin/position.h"

#include "engine/core/shuffle.h"
#include "engine/core/to_index.h"

#include <algorithm>

namespace meadhall::odin {

void Position::apply(Move move)
{
    CardSet &hand = hands[toIndex(board.turn)];
    hand -= move.cards;
    const bool goesOut = hand.empty();
    if (move.take != kNoCard)
        hand.add(move.take);
    board.apply(move, goesOut);
}

Reason whyIllegal(const Position &position, Move move)
{
    return position.board.over ? Reason::NothingAsked : whyIllegal(position.board, position.handToMove(), move);
}

Moves legalMoves(const Position &position)
{
    return position.board.over ? Moves{} : legalMoves(position.board, position.handToMove());
}

namespace {

// Random streams of a numbered deal. Smaller numbers are used for its hands, which count from 1.
constexpr std::uint64_t kStarterStream = 1u << 20;
constexpr std::uint64_t kColourStream = kStarterStream + 1;

} // namespace

std::array<CardSet, kMaxPlayers> handsOf(const std::vector<Card> &order, int players)
{
    std::array<CardSet, kMaxPlayers> hands{};
    for (std::size_t i = 0; i < toIndex(players * kHandSize); ++i)
        hands[i / kHandSize].add(order[i]);
    return hands;
}

std::array<CardSet, kMaxPlayers> dealtHands(Colours colours, int players, std::uint64_t deal, int number, Goat goat)
{
    Random random(mixSeeds(deal, static_cast<std::uint64_t>(number)));
    std::vector<Card> order = shuffled(deckOf(colours), random);
    if (goat == Goat::In)
        order[random.below(static_cast<std::uint32_t>(players * kHandSize))] = kGoat;
    return handsOf(order, players);
}

std::array<CardSet, kMaxPlayers> dealtHands(const Rules &rules, int players, const Dealer &dealer, int number)
{
    std::vector<Card> order = dealer.order(deckOf(rules.colours), number);
    if (rules.goat == Goat::In) {
        CardSet dealt;
        for (int i = 0; i < players * kHandSize; ++i)
            dealt.add(order[toIndex(i)]);
        std::replace(order.begin(), order.end(), dealer.order(dealt, -number).front(), kGoat);
    }
    return handsOf(order, players);
}

int randomStarter(int players, std::uint64_t deal)
{
    Random random(mixSeeds(deal, kStarterStream));
    return static_cast<int>(random.below(static_cast<std::uint32_t>(players)));
}

Colours randomColours(int removed, std::uint64_t deal)
{
    Random random(mixSeeds(deal, kColourStream));
    Colours colours = kAllColours;
    while (std::popcount(colours) > kColours - removed)
        colours = static_cast<Colours>(colours & ~(1u << random.below(kColours)));
    return colours;
}

} // namespace meadhall::odin
