// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/odin/playout.h"

#include "engine/core/to_index.h"

#include <algorithm>

namespace meadhall::odin {

namespace {

/// A fixed-point number in [0, 1) with 64 bits, from which several small draws are taken in succession.
class Fraction {
public:
    explicit Fraction(std::uint64_t word) : left_(word) {}
    std::uint32_t below(std::uint32_t bound)
    {
#ifdef __SIZEOF_INT128__
        __extension__ using Wide = unsigned __int128;
        const Wide product = Wide{left_} * bound;
        left_ = static_cast<std::uint64_t>(product);
        return static_cast<std::uint32_t>(product >> 64);
#else
        const std::uint64_t upper = (left_ >> 32) * bound + ((left_ & 0xffff'ffff) * bound >> 32);
        left_ *= bound;
        return static_cast<std::uint32_t>(upper >> 32);
#endif
    }

private:
    std::uint64_t left_;
};

/// Combines a number into an order-dependent hash.
void fold(std::uint64_t &signature, std::uint64_t number)
{
    signature = (signature ^ number) * 0x9e3779b97f4a7c15u;
    signature ^= signature >> 29;
}

} // namespace

Playouts::Playouts(int players, Colours colours, std::uint64_t seed)
    : players_(players), cards_(deckOf(colours).count()), random_(seed)
{
    std::size_t i = 0;
    for (Card card : deckOf(colours))
        deck_[i++] = card;
}

/// Shuffles the deck, starting from its order after the last deal, and deals.
std::array<CardSet, kMaxPlayers> Playouts::deal()
{
    std::array<CardSet, kMaxPlayers> hands;
    Fraction fraction(0);
    int left = cards_;
    for (std::size_t seat = 0; seat < toIndex(players_); ++seat) {
        for (int i = 0; i < kHandSize; ++i) {
            if ((cards_ - left) % 4 == 0)
                fraction = Fraction(random_.next());
            const std::uint32_t drawn = fraction.below(static_cast<std::uint32_t>(left--));
            hands[seat].add(deck_[drawn]);
            std::swap(deck_[drawn], deck_[toIndex(left)]);
        }
    }
    return hands;
}

/// The legal set with that index, in the order described in playout.h.
CardSet Playouts::setAt(std::uint32_t index)
{
    // The list is grouped by colour, then by number: only the group that contains the index needs sorting.
    const auto group = [](const PlayableSet &set) {
        const Card first = set.cards.first();
        return cardsOf(colourOf(first)).containsAll(set.cards) ? first / kNumbers : kColours;
    };
    PlayableSet *const nth = sets_.begin() + index;
    const int drawn = group(*nth);
    PlayableSet *first = nth;
    while (first != sets_.begin() && group(*(first - 1)) == drawn)
        --first;
    PlayableSet *last = nth + 1;
    while (last != sets_.end() && group(*last) == drawn)
        ++last;
    if (drawn < kColours)
        std::nth_element(first, nth, last, [](const PlayableSet &a, const PlayableSet &b) { return a.rank > b.rank; });
    else
        std::nth_element(first, nth, last, [](const PlayableSet &a, const PlayableSet &b) {
            return a.rank != b.rank ? a.rank < b.rank : a.cards.bits() < b.cards.bits();
        });
    return nth->cards;
}

Move Playouts::randomMove(const Board &board, CardSet hand)
{
    Fraction fraction(random_.next());
    sets_.fill(board, hand);
    const auto count = static_cast<std::uint32_t>(sets_.size());
    if (board.leading()) {
        std::uint32_t index = fraction.below(count);
        if (sets_.begin()->cards == hand) // listed before the single cards, but indexed after them
            index = index + 1 == count ? 0 : index + 1;
        return {sets_.begin()[index].cards, kNoCard};
    }
    const std::uint32_t index = fraction.below(count + 1);
    if (index == count)
        return Move::pass();
    const CardSet set = setAt(index);
    if (set == hand)
        return {set, kNoCard};
    auto take = board.table.begin();
    for (std::uint32_t skip = fraction.below(static_cast<std::uint32_t>(board.table.count())); skip > 0; --skip)
        ++take;
    return {set, *take};
}

PlayoutRun Playouts::run(std::uint64_t hands)
{
    PlayoutRun run;
    for (; run.hands < hands; ++run.hands) {
        Position position{Board::start(players_, 0, WholeHandLead::Optional), deal()};
        for (int seat = 0; seat < players_; ++seat)
            fold(run.signature, position.hands[toIndex(seat)].bits());
        for (; !position.board.over; ++run.turns) {
            const Move move = randomMove(position.board, position.handToMove());
            fold(run.signature, move.cards.bits() | (move.take == kNoCard ? 0 : (std::uint64_t{move.take} + 1) << 54));
            position.apply(move);
        }
    }
    return run;
}

std::uint64_t benchSignature(int players)
{
    constexpr std::uint64_t kHands = 20'000;
    return Playouts(players, usualColours(players), 1).run(kHands).signature;
}

} // namespace meadhall::odin
