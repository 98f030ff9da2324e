// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/odin/perft.h"

#include "engine/core/to_index.h"
#include "engine/games/odin/move_list.h"

namespace meadhall::odin {

Position perftDeal(int players, Goat goat)
{
    const int cards = players == 2 ? 4 * kNumbers : kCards;
    const int step = players == 2 ? 5 : 7;
    Position position{Board::start(players, 0, WholeHandLead::Optional), {}};
    for (int i = 0; i < kHandSize * players; ++i)
        position.hands[toIndex(i % players)].add(static_cast<Card>(i * step % cards));
    if (goat == Goat::In) {
        position.hands[0].remove(0);
        position.hands[0].add(kGoat);
    }
    return position;
}

namespace {

/// Counts the lines of play from the position, recursively.
/// @param lists a buffer for each depth
void count(const Position &position, std::size_t depth, std::vector<MoveList> &lists, std::vector<std::uint64_t> &nodes)
{
    if (position.board.over)
        return;
    MoveList &moves = lists[depth];
    moves.fill(position.board, position.handToMove());
    nodes[depth] += static_cast<std::uint64_t>(moves.size());
    if (depth + 1 == nodes.size())
        return;
    for (const Candidate &candidate : moves) {
        Position next = position;
        next.apply(candidate.move);
        count(next, depth + 1, lists, nodes);
    }
}

} // namespace

std::vector<std::uint64_t> perft(const Position &position, int depth)
{
    std::vector<std::uint64_t> nodes(toIndex(depth));
    std::vector<MoveList> lists(nodes.size());
    count(position, 0, lists, nodes);
    return nodes;
}

} // namespace meadhall::odin
