// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/odin/dense_features.h"

#include "engine/core/to_index.h"

#include <algorithm>

namespace meadhall::odin::ai {

namespace {

constexpr float toFloat(bool condition) { return condition ? 1.0f : 0.0f; }

/// n / by for all n up to the sum of all card numbers; a table is faster than a division.
template <int by>
constexpr std::array<float, kColours * 45 + 1> kQuotients = [] {
    std::array<float, kColours * 45 + 1> quotients{};
    for (std::size_t i = 0; i < quotients.size(); ++i)
        quotients[i] = static_cast<float>(i) / by;
    return quotients;
}();
template <int by> float scaled(int number) { return kQuotients<by>[toIndex(number)]; }

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
        cards[toIndex(number)] = cardsFrom(std::max(number, 1));
    return cards;
}
constexpr std::array<CardSet, kNumbers + 2> kCardsFrom = makeCardsFrom();

// Longer sets are too rare for a feature of their own.
constexpr int kBestSets = 5;

/// Binomial coefficients, [n][k].
using Binomials = std::array<std::array<float, kNumbers + 3>, kCardsWithGoat + 1>;

constexpr Binomials makeBinomials()
{
    Binomials combinations{};
    for (std::size_t cards = 0; cards < combinations.size(); ++cards) {
        combinations[cards][0] = 1;
        for (std::size_t chosen = 1; chosen < combinations[cards].size(); ++chosen)
            combinations[cards][chosen] =
                cards == 0 ? 0 : combinations[cards - 1][chosen - 1] + combinations[cards - 1][chosen];
    }
    return combinations;
}
constexpr Binomials kBinomials = makeBinomials();

/// By size, nine-bit mask of a colour and number: how many sets of that size within the colour have a higher highest
/// number. Rows padded to whole vector registers.
constexpr std::size_t kHigherRow = 16;
using HigherInColour = std::array<std::array<std::array<std::int16_t, kHigherRow>, 512>, kNumbers + 1>;

constexpr HigherInColour makeHigherInColour()
{
    HigherInColour higher{};
    for (unsigned mask = 1; mask < 512; ++mask)
        for (int size = 1; size <= kOnes[mask]; ++size) {
            auto &row = higher[toIndex(size)][mask];
            const float all = kBinomials[kOnes[mask]][toIndex(size)];
            for (int number = 0; number <= kNumbers; ++number) {
                const unsigned below = mask & ((1u << number) - 1);
                row[toIndex(number)] = static_cast<std::int16_t>(all - kBinomials[kOnes[below]][toIndex(size)]);
            }
        }
    return higher;
}
constexpr HigherInColour kHigherInColour = makeHigherInColour();

/// The highest card number; 0 for an empty set.
int highestNumber(CardSet cards) { return std::bit_width(numbersOf(cards)); }

} // namespace

void PublicCards::update(int seat, Move move)
{
    cards[toIndex(seat)] -= move.cards;
    if (move.take != kNoCard)
        cards[toIndex(seat)].add(move.take);
}

void FullState::apply(Move move)
{
    publicCards.update(position.board.turn, move);
    position.apply(move);
}

InformationState InformationState::of(const FullState &hand, CardSet deck)
{
    const Position &position = hand.position;
    InformationState state{position.board, position.handToMove(), {}, {}, hand.publicCards};
    state.unseen = deck - state.hand - position.board.table - position.board.discard;
    for (int seat = 0; seat < position.board.players; ++seat)
        state.counts[toIndex(seat)] = position.hands[toIndex(seat)].count();
    return state;
}

InformationState InformationState::of(const View &view)
{
    InformationState state{view.board(), view.hand(), {}, {}, {}};
    state.unseen = deckOf(view.rules()) - view.hand() - view.board().table - view.board().discard;
    for (int seat = 0; seat < view.players(); ++seat)
        state.counts[toIndex(seat)] = view.count(seat);
    for (int seat = 0; seat < view.players(); ++seat)
        state.publicCards.cards[toIndex(seat)] = view.shown(seat);
    return state;
}

DecisionFeatures::DecisionFeatures(const InformationState &state, FeatureSet featureSet)
    : state_(state), featureSet_(featureSet), analysis_(analyseHand(state.hand))
{
    addHandSizes();
    analyseUnseen();
    if (featureSet_ == FeatureSet::Full)
        analyseShown();
    const Board &board = state.board;
    const SetRank rank = rankOf(board.table);
    table_[kLeading] = toFloat(board.leading());
    table_[kOwnersHand] = board.leading() ? 0.0f : scaled<9>(state.counts[toIndex(board.owner)]);
    table_[kTableSize] = scaled<5>(sizeOf(rank));
    table_[kTableStrength] = relativeStrength(rank);
    table_[kPasses] = static_cast<float>(board.passes) / static_cast<float>(board.players - 1);
    table_[kLastToPass] = toFloat(!board.leading() && board.passes == board.players - 2);
    table_[kOwnHand] = scaled<9>(analysis_.cards);
    table_[kOwnCover] = scaled<5>(analysis_.cover);
    table_[kOwnOrphans] = scaled<5>(analysis_.orphans);
}

void DecisionFeatures::addHandSizes()
{
    const Board &board = state_.board;
    int sum = 0;
    for (int seat = 0; seat < board.players; ++seat) {
        if (seat == board.turn)
            continue;
        const int count = state_.counts[toIndex(seat)];
        ++handSizeCounts_[toIndex(count)];
        smallestHand_ = std::min(smallestHand_, count);
        largestHand_ = std::max(largestHand_, count);
        sum += count;
    }
    const int next = board.turn + 1 == board.players ? 0 : board.turn + 1;
    nextHand_ = state_.counts[toIndex(next)];
    table_[kSmallestHand] = scaled<9>(smallestHand_);
    table_[kLargestHand] = scaled<9>(largestHand_);
    table_[kNextHand] = scaled<9>(nextHand_);
    table_[kMeanHand] = static_cast<float>(sum) / static_cast<float>(9 * (board.players - 1));
    table_[kSomebodyHasOne] = toFloat(smallestHand_ == 1);
    table_[kSomebodyHasTwo] = toFloat(smallestHand_ == 2);
}

void DecisionFeatures::analyseUnseen()
{
    const CardSet unseen = state_.unseen;
    bestUnseen_ = bestSetsOf(unseen);
    while (longestUnseen_ < kNumbers && bestUnseen_[toIndex(longestUnseen_ + 1)] != 0)
        ++longestUnseen_;
    highestUnseen_ = highestNumber(unseen);
    unseenCounts_ = countsOf(unseen);
    int higher = 0;
    const int count = unseen.count();
    for (int number = kNumbers; number >= 1; --number) {
        higherUnseen_[toIndex(number)] = static_cast<float>(higher) / static_cast<float>(std::max(count, 1));
        higher += countOf(unseenCounts_, number);
    }
    higherUnseen_[0] = static_cast<float>(higher) / static_cast<float>(std::max(count, 1));
    table_[kUnseenCards] = scaled<kCards>(count);
}

void DecisionFeatures::analyseShown()
{
    const Board &board = state_.board;
    int shown = 0;
    for (int places = 1; places < board.players; ++places) {
        Other &other = others_[toIndex(places)];
        other.seat = (board.turn + places) % board.players;
        other.count = state_.counts[toIndex(other.seat)];
        if (places > 1)
            table_[toIndex(kSecondHand + places - 2)] = scaled<9>(other.count);
        const CardSet cards = state_.publicCards.cards[toIndex(other.seat)];
        if (cards.empty())
            continue;
        other.hasShown = true;
        other.shown = bestSetsOf(cards);
        if (cards.count() == other.count)
            other.out = rankIfSet(cards);
        shown += cards.count();
        if (places == 1)
            table_[kShownNext] = scaled<9>(cards.count());
    }
    table_[kShownMean] = static_cast<float>(shown) / static_cast<float>(9 * (board.players - 1));
    const int size = board.table.count();
    if (!board.leading()) {
        table_[kOwnerNext] = toFloat(board.owner == others_[1].seat);
        table_[kOwnerLast] = toFloat(board.owner == others_[toIndex(board.players - 1)].seat);
        countHigherSets(size);
    } else if (rankIfSet(state_.hand) != 0) {
        countHigherSets(state_.hand.count());
        countHigherSets(state_.hand.count() + 1);
    }
    countHigherSets(size + 1);
    countHigherSets(size + 2);
}

void DecisionFeatures::countHigherSets(int size)
{
    if (size > kNumbers)
        return;
    auto &sets = higherSets_[toIndex(size)];
    std::array<std::int16_t, kHigherRow> counts{};
    for (int colour = 0; colour < kColours; ++colour) {
        const auto &higher = kHigherInColour[toIndex(size)][colourMask(state_.unseen, colour)];
        for (std::size_t number = 0; number < counts.size(); ++number)
            counts[number] = static_cast<std::int16_t>(counts[number] + higher[number]);
    }
    for (int number = 0; number <= kNumbers; ++number)
        sets[toIndex(number)] = counts[toIndex(number)];
    float ofOneNumber = 0;
    if (size > 1 && size <= kColours)
        for (int number = kNumbers; number > 0; --number) {
            ofOneNumber += kBinomials[toIndex(countOf(unseenCounts_, number))][toIndex(size)];
            sets[toIndex(number - 1)] += ofOneNumber;
        }
}

/// Features of the possible replies to a set. The probabilities are approximate: hidden hands are treated as
/// independent uniform samples of the unseen cards, and sets of the same highest number as half of them higher.
/// @param followers number of seats that may still follow
void DecisionFeatures::describeFollowers(MoveInputs &inputs, CardSet set, SetRank rank, int followers) const
{
    const std::size_t size = toIndex(sizeOf(rank));
    const auto &combinations = kBinomials[toIndex(state_.unseen.count())];
    const auto &higher = higherSets_[size];
    const std::size_t highest = toIndex(highestNumber(set));
    const float sets = size == 1 ? higher[highest] : (higher[highest] + higher[highest - 1]) / 2;
    const float higherShare = combinations[size] > 0 ? sets / combinations[size] : 0;
    const float longer = combinations[size + 1] > 0 ? higherSets_[size + 1][0] / combinations[size + 1] : 0;
    float noneFollows = 1;
    for (int places = 1; places <= followers; ++places) {
        const Other &other = others_[toIndex(places)];
        const auto &subsets = kBinomials[toIndex(other.count)];
        const float expected = higherShare * subsets[size] + longer * subsets[size + 1];
        const float cannotFollow = 1 / (1 + expected);
        noneFollows *= cannotFollow;
        if (places == 1)
            inputs[kNextFollows] = 1 - cannotFollow;
        if (!other.hasShown || std::max(other.shown[size], other.shown[size + 1]) <= rank)
            continue;
        inputs[kSomeShown] += 0.5f;
        if (places == 1)
            inputs[kNextShown] = 1;
        if (other.out > rank && toIndex(sizeOf(other.out)) <= size + 1)
            inputs[kShownGoesOut] = 1;
    }
    inputs[kNobodyFollows] = noneFollows;
}

bool DecisionFeatures::unbeatable(SetRank rank) const
{
    const int size = sizeOf(rank);
    if (size > largestHand_)
        return true;
    if (bestUnseen_[toIndex(size)] > rank)
        return false;
    return longestUnseen_ <= size || largestHand_ <= size;
}

void DecisionFeatures::describeHand(MoveInputs &inputs, const Afterstate &after) const
{
    const HandAnalysis &analysis = after.analysis;
    inputs[kCardsLeft] = scaled<9>(analysis.cards);
    inputs[kCover] = scaled<5>(analysis.cover);
    inputs[kSum] = scaled<45>(analysis.sum);
    inputs[kOrphans] = scaled<5>(analysis.orphans);
    inputs[kLowOrphans] = scaled<5>(analysis.lowOrphans);
    inputs[kLongest] = scaled<6>(analysis.longest);
    inputs[kOneSet] = toFloat(analysis.cover == 1);
    inputs[kTwoSets] = toFloat(analysis.cover == 2);
    inputs[kThreeSets] = toFloat(analysis.cover == 3);
    inputs[kHighest] = scaled<9>(analysis.highest);
    inputs[kLowest] = scaled<9>(analysis.lowest);
    inputs[kLongestStrength] = relativeStrength(analysis.longestRank);
    inputs[kTopCards] = scaled<5>((after.left & kCardsFrom[toIndex(highestUnseen_)]).count());
    inputs[kHighCards] = scaled<5>((after.left & kCardsFrom[kHighNumber]).count());
    if (featureSet_ == FeatureSet::Basic || after.left.empty())
        return;
    for (int size = 1; size <= kBestSets; ++size)
        inputs[toIndex(kBestSingle + size - 1)] = relativeStrength(analysis.best[toIndex(size)]);
}

Afterstate DecisionFeatures::after(const Candidate &candidate) const
{
    const Move move = candidate.move;
    if (move.isPass())
        return {state_.hand, analysis_};
    CardSet left = state_.hand - move.cards;
    if (move.take != kNoCard)
        left.add(move.take);
    return {left, analyseHand(left)};
}

MoveInputs DecisionFeatures::inputs(const Candidate &candidate, const Afterstate &after) const
{
    MoveInputs inputs{};
    describeHand(inputs, after);
    if (candidate.move.isPass())
        describePass(inputs);
    else
        describePlay(inputs, candidate, after.analysis);
    return inputs;
}

void DecisionFeatures::describePass(MoveInputs &inputs) const
{
    const int size = state_.board.table.count();
    inputs[kPass] = 1;
    inputs[kPassNearlyOut] = toFloat(handSizeCounts_[toIndex(size)] + handSizeCounts_[toIndex(size + 1)] > 0);
    inputs[kPassEndsRound] = table_[kLastToPass];
    if (featureSet_ == FeatureSet::Full)
        describeFollowers(inputs, state_.board.table, rankOf(state_.board.table),
                          state_.board.players - 2 - state_.board.passes);
}

void DecisionFeatures::describePlay(MoveInputs &inputs, const Candidate &candidate, const HandAnalysis &left) const
{
    const Board &board = state_.board;
    const int size = sizeOf(candidate.rank);
    const bool safe = unbeatable(candidate.rank);
    inputs[kCardsPlayed] = scaled<5>(size);
    inputs[kOneMore] = toFloat(!board.leading() && size > board.table.count());
    inputs[kStrength] = relativeStrength(candidate.rank);
    inputs[kUnbeatable] = toFloat(safe);
    if (!safe) {
        const int others = board.players - 1;
        inputs[kCouldGoOut] = static_cast<float>(handSizeCounts_[toIndex(size)] + handSizeCounts_[toIndex(size + 1)])
                              / static_cast<float>(others);
        inputs[kNextCouldGoOut] = toFloat(nextHand_ == size || nextHand_ == size + 1);
    }
    if (size == 1)
        inputs[kHigherUnseen] = higherUnseen_[toIndex(numberOfSingle(candidate.rank))];
    if (candidate.move.take != kNoCard) {
        const Card take = candidate.move.take;
        const CardSet hand = state_.hand - candidate.move.cards;
        inputs[kTakeNumber] = scaled<9>(numberOf(take));
        inputs[kTakeJoins] = toFloat(!(hand & partnersOf(take)).empty());
    }
    if (size == 1) {
        const Card card = candidate.move.cards.first();
        const CardSet others = state_.hand - candidate.move.cards;
        inputs[kShedsOrphan] = toFloat((others & partnersOf(card)).empty());
    }
    inputs[kUnbeatableThenOut] = toFloat(safe && left.cover == 1);
    if (featureSet_ == FeatureSet::Full)
        describeFollowers(inputs, candidate.move.cards, candidate.rank, board.players - 1);
}

} // namespace meadhall::odin::ai
