// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/meadhall-train/evaluate/belief_loss.h"

#include "app/meadhall-train/evaluate/decision_observer.h"
#include "engine/ai/odin/belief.h"
#include "engine/core/to_index.h"

#include <chrono>
#include <cmath>
#include <cstdio>

namespace meadhall::train {

namespace {

using namespace odin::ai;

// Every prediction is mixed with this share of the uniform one, so that the log loss of a finite sample stays finite.
constexpr double kUniformShare = 0.02;

struct Loss {
    double belief = 0;   ///< log loss in nats, summed over hidden cards
    double uniform = 0;  ///< the same of a uniform belief
    double distinct = 0; ///< number of different deals, summed over decisions
    double milliseconds = 0;
    int cards = 0; ///< hidden cards, summed over decisions
    int decisions = 0;
};

/// Adds the loss of the belief at one decision.
/// @param truth actual hands by seat
void add(Loss &loss, const odin::View &view, const std::array<CardSet, odin::kMaxPlayers> &truth, int draws, int deals,
         std::uint64_t seed)
{
    const auto start = BeliefSampler::Clock::now();
    const auto samples = BeliefSampler(view, policyWeights(view.players())).deals(draws, deals, Random(seed), {});
    loss.milliseconds += std::chrono::duration<double, std::milli>(BeliefSampler::Clock::now() - start).count();
    loss.distinct += static_cast<double>(samples.size());
    ++loss.decisions;
    double total = 0;
    for (const auto &sample : samples)
        total += sample.weight;
    CardSet hidden = view.unseen();
    for (Card card : hidden) {
        const auto holderIn = [&](const auto &hands) {
            for (int seat = 0; seat < view.players(); ++seat)
                if (hands[toIndex(seat)].contains(card))
                    return seat;
            return -1;
        };
        const int holder = holderIn(truth);
        double right = 0; // weight of the samples that have the card in the right place
        for (const auto &sample : samples)
            right += holderIn(sample.deal.hands) == holder ? sample.weight : 0;
        int places = hidden.count(); // where the card could be: hidden cards of its holder, or those in no hand
        for (int seat = 0; seat < view.players(); ++seat)
            if (seat != view.seat()) {
                const int unknown = view.count(seat) - view.known(seat).count();
                if (seat == holder)
                    places = unknown;
                else if (holder < 0)
                    places -= unknown;
            }
        const double uniform = static_cast<double>(places) / hidden.count();
        loss.uniform -= std::log(uniform);
        loss.belief -= std::log(kUniformShare * uniform + (1 - kUniformShare) * right / total);
        ++loss.cards;
    }
}

} // namespace

void measureBeliefLoss(const players::OdinStrength &own, const players::OdinStrength &others, int players, int hands,
                       int draws, int deals, std::uint64_t seed)
{
    Loss loss;
    observeDecisions(own, others, players, hands, seed,
                     [&](const auto &view, const auto &truth, std::uint64_t decisionSeed) {
                         add(loss, view, truth, draws, deals, decisionSeed);
                     });
    std::printf("%d players, %d decisions: log loss %.4f a card (uniform %.4f), %.0f different deals, %.2f ms\n",
                players, loss.decisions, loss.belief / loss.cards, loss.uniform / loss.cards,
                loss.distinct / loss.decisions, loss.milliseconds / loss.decisions);
}

} // namespace meadhall::train
