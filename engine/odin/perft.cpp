#include "odin/perft.h"

namespace meadhall::odin {

Position perftDeal(int players)
{
    const int cards = players == 2 ? 4 * kNumbers : kCards;
    const int step = players == 2 ? 5 : 7;
    Position position{Board::start(players, 0, WholeHandLead::Optional), {}};
    for (int i = 0; i < kHandSize * players; ++i)
        position.hands[static_cast<std::size_t>(i % players)].add(static_cast<Card>(i * step % cards));
    return position;
}

namespace {

void count(const Position &position, std::size_t depth, std::vector<std::uint64_t> &nodes)
{
    const Moves moves = legalMoves(position);
    nodes[depth] += moves.size();
    if (depth + 1 == nodes.size())
        return;
    for (const Move &move : moves) {
        Position next = position;
        next.apply(move);
        count(next, depth + 1, nodes);
    }
}

} // namespace

std::vector<std::uint64_t> perft(const Position &position, int depth)
{
    std::vector<std::uint64_t> nodes(static_cast<std::size_t>(depth));
    count(position, 0, nodes);
    return nodes;
}

} // namespace meadhall::odin
