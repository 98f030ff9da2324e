#include "seats/odin/inputs.h"

#include <algorithm>

namespace meadhall::odin::ai {

namespace {

constexpr std::size_t at(int i)
{
    return static_cast<std::size_t>(i);
}

constexpr float yes(bool condition)
{
    return condition ? 1.0f : 0.0f;
}

constexpr int kHighNumber = 8;

constexpr CardSet cardsFrom(int number)
{
    CardSet cards;
    for (int i = number; i <= kNumbers; ++i)
        cards |= cardsOf(i);
    return cards;
}

constexpr std::array<CardSet, kNumbers + 2> makeCardsFrom()
{
    std::array<CardSet, kNumbers + 2> cards{};
    for (int number = 0; number <= kNumbers + 1; ++number)
        cards[at(number)] = cardsFrom(std::max(number, 1));
    return cards;
}
constexpr std::array<CardSet, kNumbers + 2> kCardsFrom = makeCardsFrom();

} // namespace

Situation Situation::of(const Position &position, CardSet deck)
{
    Situation situation{position.board, position.handToMove(), {}, {}};
    situation.unseen = deck - situation.hand - position.board.table - position.board.discard;
    for (int seat = 0; seat < position.board.players; ++seat)
        situation.counts[at(seat)] = position.hands[at(seat)].count();
    return situation;
}

Situation Situation::of(const View &view)
{
    Situation situation{view.board(), view.hand(), {}, {}};
    situation.unseen = deckOf(view.rules().colours) - view.hand() - view.board().table - view.board().discard;
    for (int seat = 0; seat < view.players(); ++seat)
        situation.counts[at(seat)] = view.count(seat);
    return situation;
}

Outlook::Outlook(const Situation &situation) : situation_(situation), shape_(shapeOf(situation.hand))
{
    lookAtOthers();
    lookAtUnseen();
    const Board &board = situation.board;
    const SetKey key = keyOf(board.table);
    table_[kLeading] = yes(board.leading());
    table_[kOwnersHand] = board.leading() ? 0.0f : static_cast<float>(situation.counts[at(board.owner)]) / 9;
    table_[kTableSize] = static_cast<float>(sizeOf(key)) / 5;
    table_[kTableStanding] = standing(key);
    table_[kPasses] = static_cast<float>(board.passes) / static_cast<float>(board.players - 1);
    table_[kLastToPass] = yes(!board.leading() && board.passes == board.players - 2);
    table_[kOwnHand] = static_cast<float>(shape_.cards) / 9;
    table_[kOwnCover] = static_cast<float>(shape_.cover) / 5;
    table_[kOwnOrphans] = static_cast<float>(shape_.orphans) / 5;
}

void Outlook::lookAtOthers()
{
    const Board &board = situation_.board;
    int smallest = kHandSize;
    int sum = 0;
    for (int seat = 0; seat < board.players; ++seat) {
        if (seat == board.turn)
            continue;
        const int count = situation_.counts[at(seat)];
        ++holders_[at(count)];
        smallest = std::min(smallest, count);
        largestHand_ = std::max(largestHand_, count);
        sum += count;
    }
    const int next = board.turn + 1 == board.players ? 0 : board.turn + 1;
    nextHand_ = situation_.counts[at(next)];
    table_[kSmallestHand] = static_cast<float>(smallest) / 9;
    table_[kLargestHand] = static_cast<float>(largestHand_) / 9;
    table_[kNextHand] = static_cast<float>(nextHand_) / 9;
    table_[kMeanHand] = static_cast<float>(sum) / static_cast<float>(9 * (board.players - 1));
    table_[kSomebodyHasOne] = yes(smallest == 1);
    table_[kSomebodyHasTwo] = yes(smallest == 2);
}

void Outlook::lookAtUnseen()
{
    unsigned once = 0;
    for (int colour = 0; colour < kColours; ++colour) {
        const unsigned mask = colourMask(situation_.unseen, colour);
        once |= mask;
        const int count = std::popcount(mask);
        longestUnseen_ = std::max(longestUnseen_, count);
        // The best set of a size within a colour are its highest cards.
        unsigned best = mask;
        for (int size = count; size > 0; --size, best &= best - 1)
            bestUnseen_[at(size)] = std::max(bestUnseen_[at(size)], kSetKeys.ofColour[best]);
    }
    int higher = 0;
    const int unseen = situation_.unseen.count();
    for (int number = kNumbers; number >= 1; --number) {
        higherUnseen_[at(number)] = static_cast<float>(higher) / static_cast<float>(std::max(unseen, 1));
        if ((once >> (number - 1) & 1) == 0)
            continue;
        const int count = (situation_.unseen & cardsOf(number)).count();
        higher += count;
        longestUnseen_ = std::max(longestUnseen_, count);
        for (int size = 2; size <= count; ++size)
            bestUnseen_[at(size)] = std::max(bestUnseen_[at(size)], kSetKeys.ofNumber[at(number - 1)][at(size)]);
    }
    highestUnseen_ = std::bit_width(once);
    table_[kUnseenCards] = static_cast<float>(unseen) / kCards;
}

bool Outlook::unbeatable(SetKey key) const
{
    const int size = sizeOf(key);
    if (size > largestHand_)
        return true;
    if (bestUnseen_[at(size)] > key)
        return false;
    return longestUnseen_ <= size || largestHand_ <= size;
}

MoveInputs Outlook::inputs(const Candidate &candidate) const
{
    MoveInputs inputs{};
    const Move move = candidate.move;
    HandShape changed;
    CardSet hand = situation_.hand;
    if (!move.isPass()) {
        hand -= move.cards;
        if (move.take != kNoCard)
            hand.add(move.take);
        changed = shapeOf(hand);
    }
    const HandShape &left = move.isPass() ? shape_ : changed;
    inputs[kCardsLeft] = static_cast<float>(left.cards) / 9;
    inputs[kCover] = static_cast<float>(left.cover) / 5;
    inputs[kSum] = static_cast<float>(left.sum) / 45;
    inputs[kOrphans] = static_cast<float>(left.orphans) / 5;
    inputs[kLowOrphans] = static_cast<float>(left.lowOrphans) / 5;
    inputs[kLongest] = static_cast<float>(left.longest) / 6;
    inputs[kOneSet] = yes(left.cover == 1);
    inputs[kTwoSets] = yes(left.cover == 2);
    inputs[kThreeSets] = yes(left.cover == 3);
    inputs[kHighest] = static_cast<float>(left.highest) / 9;
    inputs[kLowest] = static_cast<float>(left.lowest) / 9;
    inputs[kLongestStanding] = standing(left.longestKey);
    inputs[kMasters] = static_cast<float>((hand & kCardsFrom[at(highestUnseen_)]).count()) / 5;
    inputs[kHighCards] = static_cast<float>((hand & kCardsFrom[kHighNumber]).count()) / 5;
    if (move.isPass())
        describePass(inputs);
    else
        describePlay(inputs, candidate, left);
    return inputs;
}

void Outlook::describePass(MoveInputs &inputs) const
{
    const int size = situation_.board.table.count();
    inputs[kPass] = 1;
    inputs[kPassNearlyOut] = yes(holders_[at(size)] + holders_[at(size + 1)] > 0);
    inputs[kPassEndsRound] = table_[kLastToPass];
}

void Outlook::describePlay(MoveInputs &inputs, const Candidate &candidate, const HandShape &left) const
{
    const Board &board = situation_.board;
    const int size = sizeOf(candidate.key);
    const bool safe = unbeatable(candidate.key);
    inputs[kCardsPlayed] = static_cast<float>(size) / 5;
    inputs[kOneMore] = yes(!board.leading() && size > board.table.count());
    inputs[kStanding] = standing(candidate.key);
    inputs[kUnbeatable] = yes(safe);
    if (!safe) {
        const int others = board.players - 1;
        inputs[kCouldGoOut] = static_cast<float>(holders_[at(size)] + holders_[at(size + 1)]) / static_cast<float>(others);
        inputs[kNextCouldGoOut] = yes(nextHand_ == size || nextHand_ == size + 1);
    }
    if (size == 1)
        inputs[kHigherUnseen] = higherUnseen_[at(candidate.key & 0xff)];
    if (candidate.move.take != kNoCard) {
        const Card take = candidate.move.take;
        const CardSet hand = situation_.hand - candidate.move.cards;
        inputs[kTakeNumber] = static_cast<float>(numberOf(take)) / 9;
        inputs[kTakeJoins] = yes(!(hand & (cardsOf(colourOf(take)) | cardsOf(numberOf(take)))).empty());
    }
    if (size == 1) {
        const Card card = candidate.move.cards.first();
        const CardSet others = situation_.hand - candidate.move.cards;
        inputs[kShedsOrphan] = yes((others & (cardsOf(colourOf(card)) | cardsOf(numberOf(card)))).empty());
    }
    inputs[kUnbeatableThenOut] = yes(safe && left.cover == 1);
}

} // namespace meadhall::odin::ai
