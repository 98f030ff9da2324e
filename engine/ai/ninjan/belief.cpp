// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/ninjan/belief.h"

#include "engine/ai/search/exponential.h"
#include "engine/core/shuffle.h"
#include "engine/core/to_index.h"

namespace meadhall::ninjan::ai {

namespace {

// Lapse rate: probability that a seat chooses a card at random instead of by its model.
constexpr float kLapseRate = 0.05f;
// Metropolis steps per hidden card in a hand: burn-in before the first sample, and thinning between samples.
constexpr int kBurnInSteps = 20;
constexpr int kThinningSteps = 2;

} // namespace

const LinearPolicyWeights &weightsOf(OpponentType opponentType, int players)
{
    return opponentType == OpponentType::Greedy ? greedyWeights() : policyWeights(players);
}

float temperatureOf(OpponentType opponentType)
{
    constexpr std::array kTemperatures{1.5f, 0.5f, 3.0f, 0.0f, 0.0f}; // by OpponentType
    return kTemperatures[toIndex(opponentType)];
}

BeliefSampler::BeliefSampler(const View &view) : view_(view)
{
    replayRounds();
    for (int seat = 0; seat < view.players(); ++seat)
        if (seat != view.seat())
            owners_.insert(owners_.end(), toIndex(view.count(seat)), seat);
    heldCount_ = static_cast<int>(owners_.size());
    for (const Card card : view.unseen())
        cards_.push_back(card);
    owners_.resize(cards_.size(), kNobody);
}

/// Replays the game as seen so far to find the state in which each round's cards were chosen.
void BeliefSampler::replayRounds()
{
    const Board &now = view_.board();
    PlayoutState game = PlayoutState::of(view_.start());
    PlayoutState start = game;
    std::array<Card, kMaxPlayers> chosen{};
    int resolved = 0;
    // Cards revealed before the view begins are part of its position, not of the play.
    int before = view_.start().phase == Phase::Resolve ? view_.players() - view_.start().resolved : 0;
    for (const View::Turn &turn : view_.turns()) {
        if (before > 0) {
            game.put(turn.card, turn.seat, turn.pile);
            --before;
            continue;
        }
        if (resolved++ == 0) {
            start = game;
            start.round = turn.round;
        }
        chosen[toIndex(turn.seat)] = turn.card;
        game.put(turn.card, turn.seat, turn.pile);
        if (resolved == view_.players()) {
            addRound(start, chosen);
            resolved = 0;
        }
    }
    if (now.phase != Phase::Resolve || before > 0)
        return;
    if (resolved == 0) {
        start = game;
        start.round = now.round;
    }
    for (const RevealedCard &shown : now.order)
        if (shown.card != kNoCard)
            chosen[toIndex(shown.seat)] = shown.card;
    addRound(start, chosen);
}

void BeliefSampler::addRound(const PlayoutState &game, const std::array<Card, kMaxPlayers> &chosen)
{
    RevealedRound round;
    round.handSize = kHandSize + 1 - game.round;
    round.chosen = chosen;
    for (std::size_t opponentType = 0; opponentType < kOpponentTypes; ++opponentType) {
        const CardScores scores(game, weightsOf(static_cast<OpponentType>(opponentType), view_.players()));
        const float top = scores(scores.best(kDeck));
        for (Card card = 0; card < kCards; ++card)
            // Lower bound: the sums of these values are updated incrementally and must keep the smallest ones.
            round.choiceWeight[opponentType][card] =
                std::max(static_cast<float>(search::exponential(
                             (scores(card) - top) / temperatureOf(static_cast<OpponentType>(opponentType)))),
                         1e-4f);
    }
    rounds_.push_back(round);
}

/// Computes the likelihoods of the seat's choices from the sums.
void BeliefSampler::updateLikelihood(Likelihood &likelihood, int seat) const
{
    const auto index = toIndex(seat);
    for (std::size_t opponentType = 0; opponentType < kOpponentTypes; ++opponentType) {
        float product = 1;
        for (std::size_t i = 0; i < rounds_.size(); ++i) {
            const float choiceWeight = rounds_[i].choiceWeight[opponentType][rounds_[i].chosen[index]];
            product *= (1 - kLapseRate) * choiceWeight / likelihood.sums[opponentType][i]
                       + kLapseRate / static_cast<float>(rounds_[i].handSize);
        }
        likelihood.byModel[opponentType] = product;
    }
}

BeliefSampler::Likelihood BeliefSampler::afterSwap(const Likelihood &old, int seat, Card out, Card in) const
{
    Likelihood likelihood = old;
    for (std::size_t opponentType = 0; opponentType < kOpponentTypes; ++opponentType)
        for (std::size_t i = 0; i < rounds_.size(); ++i)
            likelihood.sums[opponentType][i] +=
                rounds_[i].choiceWeight[opponentType][in] - rounds_[i].choiceWeight[opponentType][out];
    updateLikelihood(likelihood, seat);
    return likelihood;
}

void BeliefSampler::initialise(Random &random)
{
    meadhall::shuffle(cards_, random);
    likelihoods_ = {};
    for (int seat = 0; seat < view_.players(); ++seat) {
        const auto index = toIndex(seat);
        Likelihood &likelihood = likelihoods_[index];
        for (std::size_t opponentType = 0; opponentType < kOpponentTypes; ++opponentType) {
            for (std::size_t i = 0; i < rounds_.size(); ++i) {
                // Cards revealed later were already in the hand.
                for (std::size_t j = i; j < rounds_.size(); ++j)
                    likelihood.sums[opponentType][i] += rounds_[i].choiceWeight[opponentType][rounds_[j].chosen[index]];
                for (int k = 0; k < heldCount_; ++k)
                    if (owners_[toIndex(k)] == seat)
                        likelihood.sums[opponentType][i] += rounds_[i].choiceWeight[opponentType][cards_[toIndex(k)]];
            }
        }
        updateLikelihood(likelihood, seat);
    }
}

void BeliefSampler::runMetropolis(int steps, Random &random)
{
    for (int step = 0; step < steps; ++step) {
        const auto a = toIndex(random.below(static_cast<std::uint32_t>(heldCount_)));
        const auto b = toIndex(random.below(static_cast<std::uint32_t>(cards_.size())));
        const int giver = owners_[a];
        const int taker = owners_[b];
        if (giver == taker)
            continue;
        Likelihood &old = likelihoods_[toIndex(giver)];
        const Likelihood changed = afterSwap(old, giver, cards_[a], cards_[b]);
        float before = old.total();
        float after = changed.total();
        Likelihood other;
        if (taker != kNobody) {
            Likelihood &takersLikelihood = likelihoods_[toIndex(taker)];
            other = afterSwap(takersLikelihood, taker, cards_[b], cards_[a]);
            before *= takersLikelihood.total();
            after *= other.total();
        }
        if (after < before && random.unit() * static_cast<double>(before) >= static_cast<double>(after))
            continue;
        old = changed;
        if (taker != kNobody)
            likelihoods_[toIndex(taker)] = other;
        std::swap(cards_[a], cards_[b]);
    }
}

SampledDeal BeliefSampler::sampleDeal(Random &random) const
{
    SampledDeal deal;
    deal.hands[toIndex(view_.seat())] = view_.hand();
    for (int i = 0; i < heldCount_; ++i) {
        const auto index = toIndex(i);
        deal.hands[toIndex(owners_[index])].add(cards_[index]);
    }
    for (int seat = 0; seat < view_.players(); ++seat) {
        const auto index = toIndex(seat);
        const Likelihood &likelihood = likelihoods_[index];
        const bool policy =
            random.unit() * static_cast<double>(likelihood.total()) < static_cast<double>(likelihood.byModel[0]);
        deal.opponentTypes[index] = policy ? OpponentType::Policy : OpponentType::Greedy;
    }
    deal.opponentTypes[toIndex(view_.seat())] = OpponentType::Policy;
    deal.seed = random.next();
    return deal;
}

std::vector<search::Weighted<SampledDeal>> BeliefSampler::deals(int count, Random random, const std::stop_token &stop)
{
    std::vector<search::Weighted<SampledDeal>> deals;
    deals.reserve(toIndex(count));
    initialise(random);
    if (heldCount_ > 0)
        runMetropolis(kBurnInSteps * heldCount_, random);
    while (static_cast<int>(deals.size()) < count && !stop.stop_requested()) {
        if (heldCount_ > 0)
            runMetropolis(kThinningSteps * heldCount_, random);
        deals.push_back({sampleDeal(random), 1});
    }
    return deals;
}

} // namespace meadhall::ninjan::ai
