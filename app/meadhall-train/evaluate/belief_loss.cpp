#include "app/meadhall-train/evaluate/belief_loss.h"

#include "app/meadhall-train/evaluate/decision_observer.h"
#include "engine/ai/odin/belief.h"

#include <chrono>
#include <cmath>
#include <cstdio>

namespace meadhall::train {

namespace {

using namespace odin::ai;

// Every prediction is mixed with this share of the uniform one, so that the log loss of a finite sample stays finite.
constexpr double kUnsure = 0.02;

struct Loss {
    double guessed = 0; ///< summed over hidden cards
    double knowingNothing = 0;
    double distinct = 0; ///< number of different deals, summed over decisions
    double milliseconds = 0;
    int cards = 0;
    int decisions = 0;
};

void add(Loss &loss, const odin::View &view, const std::array<CardSet, odin::kMaxPlayers> &truth, int draws, int deals,
         std::uint64_t seed)
{
    const auto start = BeliefSampler::Clock::now();
    const auto guesses = BeliefSampler(view, policyWeights(view.players())).deals(draws, deals, Random(seed), {});
    loss.milliseconds += std::chrono::duration<double, std::milli>(BeliefSampler::Clock::now() - start).count();
    loss.distinct += static_cast<double>(guesses.size());
    ++loss.decisions;
    double all = 0;
    for (const auto &guess : guesses)
        all += guess.weight;
    CardSet hidden = view.unseen();
    for (Card card : hidden) {
        const auto holderIn = [&](const auto &hands) {
            for (int seat = 0; seat < view.players(); ++seat)
                if (hands[static_cast<std::size_t>(seat)].contains(card))
                    return seat;
            return -1;
        };
        const int holder = holderIn(truth);
        double right = 0;
        for (const auto &guess : guesses)
            right += holderIn(guess.deal.hands) == holder ? guess.weight : 0;
        int places = hidden.count(); // number of hidden cards in no hand
        for (int seat = 0; seat < view.players(); ++seat)
            if (seat != view.seat()) {
                const int unknown = view.count(seat) - view.known(seat).count();
                if (seat == holder)
                    places = unknown;
                else if (holder < 0)
                    places -= unknown;
            }
        const double nothing = static_cast<double>(places) / hidden.count();
        loss.knowingNothing -= std::log(nothing);
        loss.guessed -= std::log(kUnsure * nothing + (1 - kUnsure) * right / all);
        ++loss.cards;
    }
}

} // namespace

void measureGuesses(const players::OdinStrength &own, const players::OdinStrength &others, int players, int hands,
                    int draws, int deals, std::uint64_t seed)
{
    Loss loss;
    watchHands(own, others, players, hands, seed, [&](const auto &view, const auto &truth, std::uint64_t chance) {
        add(loss, view, truth, draws, deals, chance);
    });
    std::printf(
        "%d players, %d decisions: log loss %.4f a card (knowing nothing %.4f), %.0f different deals, %.2f ms\n",
        players, loss.decisions, loss.guessed / loss.cards, loss.knowingNothing / loss.cards,
        loss.distinct / loss.decisions, loss.milliseconds / loss.decisions);
}

} // namespace meadhall::train
