#include "engine/games/odin/perft.h"

#include "engine/games/odin/follow_sets.h"
#include "engine/games/odin/set.h"

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

/// A position in the form of the tables.
struct FastPosition {
    std::array<std::uint64_t, kMaxPlayers> hands{};
    std::array<NumberCounts, kMaxPlayers> counts{};
    std::uint64_t table = 0;
    TableKey key = 0;
    std::uint8_t turn = 0;
    std::uint8_t passes = 0;
};

/// Walks the tree of moves by the tables; the last move of a line is counted, not made.
class Counter {
public:
    Counter(const Board &board, std::vector<std::uint64_t> &nodes)
        : players_(static_cast<std::uint8_t>(board.players)),
          automatic_(board.wholeHandLead == WholeHandLead::Automatic), nodes_(nodes)
    {
    }

    void count(const FastPosition &position, std::size_t depth)
    {
        const std::uint64_t hand = position.hands[position.turn];
        const FollowSets<kColours> sets(tables_, hand, position.counts[position.turn], position.key);
        if (position.key == 0)
            countLeads(position, sets, depth);
        else
            countFollows(position, sets, depth);
    }

private:
    bool last(std::size_t depth) const { return depth + 1 == nodes_.size(); }

    void countLeads(const FastPosition &position, const FollowSets<kColours> &sets, std::size_t depth)
    {
        const CardSet hand(position.hands[position.turn]);
        const bool whole = hand.count() > 1 && isSet(hand);
        const std::uint32_t singles = whole && automatic_ ? 0 : sets.count();
        nodes_[depth] += singles + whole; // whoever leads the whole hand has gone out: nothing below it
        for (std::uint32_t i = 0; i < singles && !last(depth); ++i)
            lay(position, sets.at<TableBits>(i), 0, depth);
    }

    void countFollows(const FastPosition &position, const FollowSets<kColours> &sets, std::size_t depth)
    {
        const CardSet hand(position.hands[position.turn]);
        const std::uint32_t more = static_cast<std::uint32_t>(hand.count()) - sets.tableSize();
        // A play of the whole hand picks nothing up, so it is one move, not one a card on the table.
        const bool goesOut = more <= 1 && isSet(hand) && beats(hand, CardSet(position.table));
        nodes_[depth] += 1 + sets.count() * sets.tableSize() - (goesOut ? sets.tableSize() - 1 : 0);
        if (last(depth))
            return;
        for (std::uint32_t i = 0; i < sets.count(); ++i) {
            const FastSet set = sets.at<TableBits>(i);
            if (set.cards == hand.bits())
                continue;
            for (Card take : CardSet(position.table))
                lay(position, set, std::uint64_t{1} << take, depth);
        }
        FastPosition next = position;
        next.turn = following(position.turn);
        if (++next.passes == players_ - 1)
            next.table = next.key = next.passes = 0;
        count(next, depth + 1);
    }

    void lay(const FastPosition &position, const FastSet &set, std::uint64_t take, std::size_t depth)
    {
        FastPosition next = position;
        std::uint64_t &hand = next.hands[position.turn];
        hand = (hand ^ set.cards) | take;
        if (hand == 0)
            return;
        next.counts[position.turn] -= set.counts;
        if (take != 0)
            next.counts[position.turn] += 1u << (3 * tables_.placeOf[static_cast<std::size_t>(std::countr_zero(take))]);
        next.table = set.cards;
        next.key = set.key;
        next.passes = 0;
        next.turn = following(position.turn);
        count(next, depth + 1);
    }

    std::uint8_t following(std::uint8_t seat) const
    {
        return static_cast<std::uint8_t>(seat + 1 == players_ ? 0 : seat + 1);
    }

    const SetTables &tables_ = setTables();
    const std::uint8_t players_;
    const bool automatic_;
    std::vector<std::uint64_t> &nodes_;
};

} // namespace

std::vector<std::uint64_t> perft(const Position &position, int depth)
{
    std::vector<std::uint64_t> nodes(static_cast<std::size_t>(depth));
    const Board &board = position.board;
    if (board.over)
        return nodes;
    FastPosition fast;
    for (std::size_t seat = 0; seat < position.hands.size(); ++seat) {
        fast.hands[seat] = position.hands[seat].bits();
        fast.counts[seat] = numberCounts(position.hands[seat]);
    }
    fast.table = board.table.bits();
    fast.key = tableKey(board.table);
    fast.turn = static_cast<std::uint8_t>(board.turn);
    fast.passes = static_cast<std::uint8_t>(board.passes);
    Counter(board, nodes).count(fast, 0);
    return nodes;
}

} // namespace meadhall::odin
