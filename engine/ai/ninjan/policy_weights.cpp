// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/ninjan/policy_weights.h"

#include <cmath>
#include <limits>

namespace meadhall::ninjan::ai {

namespace {

constexpr LinearPolicyWeights kGreedyPolicy{{1, 1, 0, 0, 0, -0.3f, 0, 0, 0, -0.3f, 0, 0, 0, 0}, false};

// Fitted by the cross-entropy method in self-play. `meadhall-train ninjan` repeats it and prints this table.
constexpr FeatureWeights kPolicyWeights[] = {
#include "engine/core/to_index.h"
#include "resources/ai/ninjan_policy.inc"
};
constexpr std::array<LinearPolicyWeights, 4> kPolicies{
    {{kPolicyWeights[0], true}, {kPolicyWeights[1], true}, {kPolicyWeights[2], true}, {kPolicyWeights[3], true}}};

/// Quantiles of the Gumbel distribution, −log(−log(u)) at the midpoints of 256 equal parts of (0, 1). The argmax of
/// scores with Gumbel noise is a softmax sample.
const std::array<float, 256> kGumbel = [] {
    std::array<float, 256> table{};
    for (std::size_t i = 0; i < table.size(); ++i)
        table[i] = static_cast<float>(-std::log(-std::log((static_cast<double>(i) + 0.5) / 256)));
    return table;
}();

/// The pile by immediate effect only: a card that takes or is negative goes to the
/// richest pile allowed, any other card to the poorest.
int greedyPile(const PlayoutState &game, Card card)
{
    const Piles beaten = game.beatenBySuit(suitOf(card));
    const bool richest = beaten != 0 || numberOf(card) < 0;
    const Piles allowed = allowedOf(beaten);
    int best = firstOf(allowed);
    for (int pile = best + 1; pile < kPiles; ++pile)
        if (has(allowed, pile)) {
            const int sum = game.sums[toIndex(pile)];
            const int highest = game.sums[toIndex(best)];
            if (richest ? sum > highest : sum < highest)
                best = pile;
        }
    return best;
}

float greedyPileScore(const PlayoutState &game, Card card, int pile)
{
    const bool richest = game.beatenBySuit(suitOf(card)) != 0 || numberOf(card) < 0;
    const auto sum = static_cast<float>(game.sums[toIndex(pile)]);
    return richest ? sum : -sum;
}

} // namespace

const LinearPolicyWeights &greedyWeights() { return kGreedyPolicy; }

const LinearPolicyWeights &policyWeights(int players) { return kPolicies[toIndex(players - kMinPlayers)]; }

CardScores::CardScores(const PlayoutState &game, const LinearPolicyWeights &policy)
{
    const auto &w = policy.weights;
    const float left = static_cast<float>(kRounds - game.round) / (kRounds - 1);
    const int highest = std::max({game.sums[0], game.sums[1], game.sums[2]});
    for (std::size_t suit = 0; suit < kSuits; ++suit) {
        const Piles beaten = game.beatenBySuit(static_cast<Suit>(suit));
        constexpr int kNone = -1000;
        int rich = kNone;
        int second = kNone;
        int beyond = kNone;
        for (std::size_t pile = 0; pile < kPiles; ++pile) {
            const int sum = game.sums[pile];
            if (!has(beaten, static_cast<int>(pile))) {
                beyond = std::max(beyond, sum);
            } else if (sum > rich) {
                second = rich;
                rich = sum;
            } else {
                second = std::max(second, sum);
            }
        }
        SuitScores &scores = suits_[suit];
        scores.high = w[kHigh] + w[kHighRounds] * left;
        scores.low = w[kLow] + w[kLowRounds] * left;
        if (second != kNone)
            scores.base += w[kSecond] * static_cast<float>(second);
        if (beyond != kNone)
            scores.base += w[kBeyond] * static_cast<float>(beyond);
        if (rich == kNone) {
            scores.base += w[kLaid];
            scores.high += w[kHighLaid];
            scores.low += w[kLowLaid] + w[kLowSpoils] * static_cast<float>(highest) * 0.1f;
        } else {
            const auto richSum = static_cast<float>(rich);
            scores.base += richSum * (rich > 0 ? w[kRich] : w[kPoor]);
            scores.high += w[kHighRich] * richSum * 0.1f;
            scores.low += w[kLowRich] * richSum * 0.1f;
        }
    }
}

Card CardScores::best(CardSet hand) const
{
    Card best = hand.first();
    float highest = -std::numeric_limits<float>::infinity();
    for (const Card card : hand) {
        const float score = (*this)(card);
        if (score > highest) {
            highest = score;
            best = card;
        }
    }
    return best;
}

Card CardScores::draw(CardSet hand, float temperature, Random &random) const
{
    Card best = hand.first();
    float highest = -std::numeric_limits<float>::infinity();
    std::uint64_t bits = 0;
    int left = 0;
    for (const Card card : hand) {
        if (left-- == 0) {
            bits = random.next();
            left = 7;
        }
        const float score = (*this)(card) + temperature * kGumbel[bits & 0xff];
        bits >>= 8;
        if (score > highest) {
            highest = score;
            best = card;
        }
    }
    return best;
}

float pileScore(const PlayoutState &game, const UnresolvedCards &unresolved, int pile,
                const LinearPolicyWeights &policy)
{
    const Card card = cardOf(unresolved.front());
    const float immediateScore = greedyPileScore(game, card, pile);
    if (!policy.looksAhead)
        return immediateScore;
    // Own gain minus the mean gain of the others in the rest of the round, if all cards go to their greedyPile().
    PlayoutState after = game;
    const int seat = seatOf(unresolved.front());
    after.put(card, seat, pile);
    for (int i = unresolved.next + 1; i < unresolved.count; ++i) {
        const SortKey sortKey = unresolved.sortKeys[toIndex(i)];
        after.put(cardOf(sortKey), seatOf(sortKey), greedyPile(after, cardOf(sortKey)));
    }
    int others = 0;
    for (int i = 0; i < game.players; ++i)
        others += after.points[toIndex(i)] - game.points[toIndex(i)];
    const int own = after.points[toIndex(seat)] - game.points[toIndex(seat)];
    others -= own;
    // Tie-break: the rest of the round is often the same for several piles.
    constexpr float kImmediateWeight = 0.02f;
    return static_cast<float>(own) - static_cast<float>(others) / static_cast<float>(game.players - 1)
           + kImmediateWeight * immediateScore;
}

int bestPile(const PlayoutState &game, const UnresolvedCards &unresolved, const LinearPolicyWeights &policy)
{
    const Card card = cardOf(unresolved.front());
    if (!policy.looksAhead)
        return greedyPile(game, card);
    const Piles beaten = game.beatenBySuit(suitOf(card));
    const Piles allowed = allowedOf(beaten);
    int best = firstOf(allowed);
    if (countOf(allowed) == 1)
        return best;
    if (unresolved.next + 1 == unresolved.count)
        return greedyPile(game, card);
    float highest = pileScore(game, unresolved, best, policy);
    for (int pile = best + 1; pile < kPiles; ++pile)
        if (has(allowed, pile)) {
            const float score = pileScore(game, unresolved, pile, policy);
            if (score > highest) {
                highest = score;
                best = pile;
            }
        }
    return best;
}

} // namespace meadhall::ninjan::ai
