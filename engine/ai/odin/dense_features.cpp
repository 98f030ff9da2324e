#include "engine/ai/odin/dense_features.h"

#include <algorithm>

namespace meadhall::odin::ai {

namespace {

constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }

constexpr float yes(bool condition) { return condition ? 1.0f : 0.0f; }

/// n / by for all n up to the sum of all card numbers; a table is faster than a division.
template <int by>
constexpr std::array<float, kColours * 45 + 1> kParts = [] {
    std::array<float, kColours * 45 + 1> parts{};
    for (std::size_t i = 0; i < parts.size(); ++i)
        parts[i] = static_cast<float>(i) / by;
    return parts;
}();
template <int by> float part(int number) { return kParts<by>[at(number)]; }

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

// Longer sets are too rare for a feature of their own.
constexpr int kBestSets = 5;

/// Binomial coefficients, [n][k].
using Ways = std::array<std::array<float, kNumbers + 3>, kCards + 1>;

constexpr Ways makeWays()
{
    Ways ways{};
    for (std::size_t cards = 0; cards < ways.size(); ++cards) {
        ways[cards][0] = 1;
        for (std::size_t chosen = 1; chosen < ways[cards].size(); ++chosen)
            ways[cards][chosen] = cards == 0 ? 0 : ways[cards - 1][chosen - 1] + ways[cards - 1][chosen];
    }
    return ways;
}
constexpr Ways kWays = makeWays();

/// By size, nine-bit mask of a colour and number: how many sets of that size within the colour have a higher highest
/// number. Rows padded to whole vector registers.
constexpr std::size_t kHigherRow = 16;
using HigherInColour = std::array<std::array<std::array<std::int16_t, kHigherRow>, 512>, kNumbers + 1>;

constexpr HigherInColour makeHigherInColour()
{
    HigherInColour higher{};
    for (unsigned mask = 1; mask < 512; ++mask)
        for (int size = 1; size <= kOnes[mask]; ++size) {
            auto &row = higher[at(size)][mask];
            const float all = kWays[kOnes[mask]][at(size)];
            for (int number = 0; number <= kNumbers; ++number) {
                const unsigned below = mask & ((1u << number) - 1);
                row[at(number)] = static_cast<std::int16_t>(all - kWays[kOnes[below]][at(size)]);
            }
        }
    return higher;
}
constexpr HigherInColour kHigherInColour = makeHigherInColour();

/// The highest card number; 0 for an empty set.
int highestNumber(CardSet cards) { return std::bit_width(numbersOf(cards)); }

} // namespace

void PublicCards::note(int seat, Move move)
{
    cards[at(seat)] -= move.cards;
    if (move.take != kNoCard)
        cards[at(seat)].add(move.take);
}

void FullState::apply(Move move)
{
    shown.note(position.board.turn, move);
    position.apply(move);
}

InformationState InformationState::of(const FullState &hand, CardSet deck)
{
    const Position &position = hand.position;
    InformationState state{position.board, position.handToMove(), {}, {}, hand.shown};
    state.unseen = deck - state.hand - position.board.table - position.board.discard;
    for (int seat = 0; seat < position.board.players; ++seat)
        state.counts[at(seat)] = position.hands[at(seat)].count();
    return state;
}

InformationState InformationState::of(const View &view)
{
    InformationState state{view.board(), view.hand(), {}, {}, {}};
    state.unseen = deckOf(view.rules().colours) - view.hand() - view.board().table - view.board().discard;
    for (int seat = 0; seat < view.players(); ++seat)
        state.counts[at(seat)] = view.count(seat);
    for (const View::Turn &turn : view.turns())
        state.shown.note(turn.seat, turn.move);
    return state;
}

DecisionFeatures::DecisionFeatures(const InformationState &state, Sight sight)
    : situation_(state), sight_(sight), shape_(shapeOf(state.hand))
{
    lookAtOthers();
    lookAtUnseen();
    if (sight_ == Sight::Full)
        lookAtShown();
    const Board &board = state.board;
    const SetRank key = keyOf(board.table);
    table_[kLeading] = yes(board.leading());
    table_[kOwnersHand] = board.leading() ? 0.0f : part<9>(state.counts[at(board.owner)]);
    table_[kTableSize] = part<5>(sizeOf(key));
    table_[kTableStanding] = standing(key);
    table_[kPasses] = static_cast<float>(board.passes) / static_cast<float>(board.players - 1);
    table_[kLastToPass] = yes(!board.leading() && board.passes == board.players - 2);
    table_[kOwnHand] = part<9>(shape_.cards);
    table_[kOwnCover] = part<5>(shape_.cover);
    table_[kOwnOrphans] = part<5>(shape_.orphans);
}

void DecisionFeatures::lookAtOthers()
{
    const Board &board = situation_.board;
    int sum = 0;
    for (int seat = 0; seat < board.players; ++seat) {
        if (seat == board.turn)
            continue;
        const int count = situation_.counts[at(seat)];
        ++holders_[at(count)];
        smallestHand_ = std::min(smallestHand_, count);
        largestHand_ = std::max(largestHand_, count);
        sum += count;
    }
    const int next = board.turn + 1 == board.players ? 0 : board.turn + 1;
    nextHand_ = situation_.counts[at(next)];
    table_[kSmallestHand] = part<9>(smallestHand_);
    table_[kLargestHand] = part<9>(largestHand_);
    table_[kNextHand] = part<9>(nextHand_);
    table_[kMeanHand] = static_cast<float>(sum) / static_cast<float>(9 * (board.players - 1));
    table_[kSomebodyHasOne] = yes(smallestHand_ == 1);
    table_[kSomebodyHasTwo] = yes(smallestHand_ == 2);
}

void DecisionFeatures::lookAtUnseen()
{
    const CardSet unseen = situation_.unseen;
    bestUnseen_ = bestSetsOf(unseen);
    while (longestUnseen_ < kNumbers && bestUnseen_[at(longestUnseen_ + 1)] != 0)
        ++longestUnseen_;
    highestUnseen_ = highestNumber(unseen);
    unseenCounts_ = countsOf(unseen);
    int higher = 0;
    const int count = unseen.count();
    for (int number = kNumbers; number >= 1; --number) {
        higherUnseen_[at(number)] = static_cast<float>(higher) / static_cast<float>(std::max(count, 1));
        higher += countOf(unseenCounts_, number);
    }
    table_[kUnseenCards] = part<kCards>(count);
}

void DecisionFeatures::lookAtShown()
{
    const Board &board = situation_.board;
    int shown = 0;
    for (int places = 1; places < board.players; ++places) {
        Other &other = others_[at(places)];
        other.seat = (board.turn + places) % board.players;
        other.count = situation_.counts[at(other.seat)];
        if (places > 1)
            table_[at(kSecondHand + places - 2)] = part<9>(other.count);
        const CardSet cards = situation_.shown.cards[at(other.seat)];
        if (cards.empty())
            continue;
        other.hasShown = true;
        other.shown = bestSetsOf(cards);
        if (cards.count() == other.count)
            other.out = keyIfSet(cards);
        shown += cards.count();
        if (places == 1)
            table_[kShownNext] = part<9>(cards.count());
    }
    table_[kShownMean] = static_cast<float>(shown) / static_cast<float>(9 * (board.players - 1));
    const int size = board.table.count();
    if (!board.leading()) {
        table_[kOwnerNext] = yes(board.owner == others_[1].seat);
        table_[kOwnerLast] = yes(board.owner == others_[at(board.players - 1)].seat);
        countHigherSets(size);
    } else if (keyIfSet(situation_.hand) != 0) {
        countHigherSets(situation_.hand.count());
        countHigherSets(situation_.hand.count() + 1);
    }
    countHigherSets(size + 1);
    countHigherSets(size + 2);
}

void DecisionFeatures::countHigherSets(int size)
{
    if (size > kNumbers)
        return;
    auto &sets = higherSets_[at(size)];
    std::array<std::int16_t, kHigherRow> counts{};
    for (int colour = 0; colour < kColours; ++colour) {
        const auto &higher = kHigherInColour[at(size)][colourMask(situation_.unseen, colour)];
        for (std::size_t number = 0; number < counts.size(); ++number)
            counts[number] = static_cast<std::int16_t>(counts[number] + higher[number]);
    }
    for (int number = 0; number <= kNumbers; ++number)
        sets[at(number)] = counts[at(number)];
    float alike = 0;
    if (size > 1 && size <= kColours)
        for (int number = kNumbers; number > 0; --number) {
            alike += kWays[at(countOf(unseenCounts_, number))][at(size)];
            sets[at(number - 1)] += alike;
        }
}

/// Features of the possible replies to a set. The probabilities are approximate: hidden hands are treated as
/// independent uniform samples of the unseen cards, and sets of the same highest number as half of them higher.
/// @param followers number of seats that may still follow
void DecisionFeatures::describeFollowers(MoveInputs &inputs, CardSet set, SetRank key, int followers) const
{
    const std::size_t size = at(sizeOf(key));
    const auto &ways = kWays[at(situation_.unseen.count())];
    const auto &higher = higherSets_[size];
    const std::size_t highest = at(highestNumber(set));
    const float sets = size == 1 ? higher[highest] : (higher[highest] + higher[highest - 1]) / 2;
    const float high = ways[size] > 0 ? sets / ways[size] : 0;
    const float longer = ways[size + 1] > 0 ? higherSets_[size + 1][0] / ways[size + 1] : 0;
    float nobody = 1;
    for (int places = 1; places <= followers; ++places) {
        const Other &other = others_[at(places)];
        const auto &choices = kWays[at(other.count)];
        const float expected = high * choices[size] + longer * choices[size + 1];
        const float cannot = 1 / (1 + expected);
        nobody *= cannot;
        if (places == 1)
            inputs[kNextFollows] = 1 - cannot;
        if (!other.hasShown || std::max(other.shown[size], other.shown[size + 1]) <= key)
            continue;
        inputs[kSomeShown] += 0.5f;
        if (places == 1)
            inputs[kNextShown] = 1;
        if (other.out > key && at(sizeOf(other.out)) <= size + 1)
            inputs[kShownGoesOut] = 1;
    }
    inputs[kNobodyFollows] = nobody;
}

bool DecisionFeatures::unbeatable(SetRank key) const
{
    const int size = sizeOf(key);
    if (size > largestHand_)
        return true;
    if (bestUnseen_[at(size)] > key)
        return false;
    return longestUnseen_ <= size || largestHand_ <= size;
}

void DecisionFeatures::describeHand(MoveInputs &inputs, const Afterstate &after) const
{
    const HandAnalysis &shape = after.shape;
    inputs[kCardsLeft] = part<9>(shape.cards);
    inputs[kCover] = part<5>(shape.cover);
    inputs[kSum] = part<45>(shape.sum);
    inputs[kOrphans] = part<5>(shape.orphans);
    inputs[kLowOrphans] = part<5>(shape.lowOrphans);
    inputs[kLongest] = part<6>(shape.longest);
    inputs[kOneSet] = yes(shape.cover == 1);
    inputs[kTwoSets] = yes(shape.cover == 2);
    inputs[kThreeSets] = yes(shape.cover == 3);
    inputs[kHighest] = part<9>(shape.highest);
    inputs[kLowest] = part<9>(shape.lowest);
    inputs[kLongestStanding] = standing(shape.longestKey);
    inputs[kMasters] = part<5>((after.left & kCardsFrom[at(highestUnseen_)]).count());
    inputs[kHighCards] = part<5>((after.left & kCardsFrom[kHighNumber]).count());
    if (sight_ == Sight::Plain || after.left.empty())
        return;
    for (int size = 1; size <= kBestSets; ++size)
        inputs[at(kBestSingle + size - 1)] = standing(shape.best[at(size)]);
}

Afterstate DecisionFeatures::after(const Candidate &candidate) const
{
    const Move move = candidate.move;
    if (move.isPass())
        return {situation_.hand, shape_};
    CardSet left = situation_.hand - move.cards;
    if (move.take != kNoCard)
        left.add(move.take);
    return {left, shapeOf(left)};
}

MoveInputs DecisionFeatures::inputs(const Candidate &candidate, const Afterstate &after) const
{
    MoveInputs inputs{};
    describeHand(inputs, after);
    if (candidate.move.isPass())
        describePass(inputs);
    else
        describePlay(inputs, candidate, after.shape);
    return inputs;
}

void DecisionFeatures::describePass(MoveInputs &inputs) const
{
    const int size = situation_.board.table.count();
    inputs[kPass] = 1;
    inputs[kPassNearlyOut] = yes(holders_[at(size)] + holders_[at(size + 1)] > 0);
    inputs[kPassEndsRound] = table_[kLastToPass];
    if (sight_ == Sight::Full)
        describeFollowers(inputs, situation_.board.table, keyOf(situation_.board.table),
                          situation_.board.players - 2 - situation_.board.passes);
}

void DecisionFeatures::describePlay(MoveInputs &inputs, const Candidate &candidate, const HandAnalysis &left) const
{
    const Board &board = situation_.board;
    const int size = sizeOf(candidate.key);
    const bool safe = unbeatable(candidate.key);
    inputs[kCardsPlayed] = part<5>(size);
    inputs[kOneMore] = yes(!board.leading() && size > board.table.count());
    inputs[kStanding] = standing(candidate.key);
    inputs[kUnbeatable] = yes(safe);
    if (!safe) {
        const int others = board.players - 1;
        inputs[kCouldGoOut] =
            static_cast<float>(holders_[at(size)] + holders_[at(size + 1)]) / static_cast<float>(others);
        inputs[kNextCouldGoOut] = yes(nextHand_ == size || nextHand_ == size + 1);
    }
    if (size == 1)
        inputs[kHigherUnseen] = higherUnseen_[at(candidate.key & 0xff)];
    if (candidate.move.take != kNoCard) {
        const Card take = candidate.move.take;
        const CardSet hand = situation_.hand - candidate.move.cards;
        inputs[kTakeNumber] = part<9>(numberOf(take));
        inputs[kTakeJoins] = yes(!(hand & (cardsOf(colourOf(take)) | cardsOf(numberOf(take)))).empty());
    }
    if (size == 1) {
        const Card card = candidate.move.cards.first();
        const CardSet others = situation_.hand - candidate.move.cards;
        inputs[kShedsOrphan] = yes((others & (cardsOf(colourOf(card)) | cardsOf(numberOf(card)))).empty());
    }
    inputs[kUnbeatableThenOut] = yes(safe && left.cover == 1);
    if (sight_ == Sight::Full)
        describeFollowers(inputs, candidate.move.cards, candidate.key, board.players - 1);
}

} // namespace meadhall::odin::ai
