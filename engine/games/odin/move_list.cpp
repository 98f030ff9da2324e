// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/odin/move_list.h"

namespace meadhall::odin {

namespace {

// The maximum is 1,050 plays (found by enumeration) and one pass.
constexpr std::size_t kMaxMoves = 1100;

} // namespace

MoveList::MoveList() : moves_(std::make_unique<Candidate[]>(kMaxMoves)) {}

void MoveList::fill(const Board &board, CardSet hand)
{
    size_ = 0;
    sets_.fill(board, hand);
    if (!board.over && !board.leading())
        add(Move::pass(), 0);
    for (const PlayableSet &set : sets_)
        forEachTake(board, hand, set.cards, [&](Card take) { add({set.cards, take}, set.rank); });
}

Move randomMove(const Board &board, CardSet hand, Random &random)
{
    std::vector<CardSet> sets = legalSets(board, hand);
    if (!board.leading())
        sets.emplace_back();
    const CardSet set = sets[random.below(static_cast<std::uint32_t>(sets.size()))];
    if (set.empty() || board.leading() || set == hand)
        return {set, kNoCard};
    auto skip = random.below(static_cast<std::uint32_t>(board.table.count()));
    for (Card card : board.table)
        if (skip-- == 0)
            return {set, card};
    return Move::pass();
}

Move goingOut(const Board &board, CardSet hand)
{
    const SetRank rank = rankIfSet(hand);
    if (rank == 0 || board.over)
        return Move::pass();
    return board.leading() || follows(rank, rankOf(board.table)) ? Move{hand, kNoCard} : Move::pass();
}

} // namespace meadhall::odin
