#include "engine/ai/odin/move_list.h"

namespace meadhall::odin::ai {

namespace {

// The exact maximum, found by enumeration, is 1,050 plays (with cards to take) and one pass.
constexpr std::size_t kMostMoves = 1100;

constexpr std::uint64_t kOneNumber = 0x0000'2010'0804'0201;

/// Bit set of the numbers that at least two cards of the hand have.
unsigned numbersTwice(CardSet hand)
{
    unsigned once = 0;
    unsigned twice = 0;
    for (int colour = 0; colour < kColours; ++colour) {
        const unsigned mask = colourMask(hand, colour);
        twice |= once & mask;
        once |= mask;
    }
    return twice;
}

} // namespace

MoveList::MoveList() : moves_(std::make_unique<Candidate[]>(kMostMoves)) {}

void MoveList::fill(const Board &board, CardSet hand)
{
    size_ = 0;
    if (board.over)
        return;
    if (board.leading())
        fillLead(board, hand);
    else
        fillFollow(board, hand);
}

void MoveList::fillLead(const Board &board, CardSet hand)
{
    const SetKey whole = hand.count() > 1 ? keyIfSet(hand) : SetKey{0};
    if (whole != 0)
        addOne({hand, kNoCard}, whole);
    if (whole != 0 && board.wholeHandLead == WholeHandLead::Automatic)
        return;
    for (Card card : hand)
        addOne({CardSet::of(card), kNoCard}, kSetKeys.ofNumber[card % kNumbers][1]);
}

void MoveList::fillFollow(const Board &board, CardSet hand)
{
    addOne(Move::pass(), 0);
    const SetKey low = keyOf(board.table);
    const int size = sizeOf(low);
    const auto limit = static_cast<SetKey>((size + 2) * 256);
    for (int colour = 0; colour < kColours; ++colour) {
        const unsigned mask = colourMask(hand, colour);
        if (kOnes[mask] < size)
            continue;
        for (unsigned part = mask; part != 0; part = (part - 1) & mask) {
            const SetKey key = kSetKeys.ofColour[part];
            if (key > low && key < limit)
                add(CardSet(std::uint64_t{part} << (colour * kNumbers)), key, hand, board.table);
        }
    }
    if (size > kColours)
        return;
    for (unsigned numbers = numbersTwice(hand); numbers != 0; numbers &= numbers - 1) {
        const int index = std::countr_zero(numbers);
        const std::uint64_t mask = hand.bits() & kOneNumber << index;
        const auto &keys = kSetKeys.ofNumber[static_cast<std::size_t>(index)];
        for (std::uint64_t part = mask; part != 0; part = (part - 1) & mask) {
            const int count = countOnes(part);
            const SetKey key = keys[static_cast<std::size_t>(count)];
            if (count > 1 && key > low && key < limit)
                add(CardSet(part), key, hand, board.table);
        }
    }
}

void MoveList::add(CardSet set, SetKey key, CardSet hand, CardSet table)
{
    if (set == hand) {
        addOne({set, kNoCard}, key);
        return;
    }
    for (Card take : table)
        addOne({set, take}, key);
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
    const SetKey key = keyIfSet(hand);
    if (key == 0 || board.over)
        return Move::pass();
    if (!board.leading()) {
        const SetKey low = keyOf(board.table);
        if (key <= low || sizeOf(key) > sizeOf(low) + 1)
            return Move::pass();
    }
    return {hand, kNoCard};
}

} // namespace meadhall::odin::ai
