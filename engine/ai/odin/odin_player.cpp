// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/odin/odin_player.h"

#include "engine/ai/odin/greedy.h"
#include "engine/ai/odin/odin_search.h"
#include "engine/ai/search/softmax.h"
#include "engine/core/to_index.h"

namespace meadhall::odin::ai {

namespace {

// Weight of a persona's preferences: in scores of the policy, which are more spread with more players, and in utility
// (0.012 is about a fifth of a point).
constexpr float scoreBias(int players) { return players == 2 ? 5.0f : 12.0f; }
constexpr double kUtilityBias = 0.012;

// With the goat the scores are more spread, and a game is over after fewer hands. This addition to the temperature of
// weak levels keeps the steps between them, see engine/ai/EXPERIMENTS.md.
constexpr double kTemperatureWithGoat = 0.3;

} // namespace

search::Budget budgetFor(const View &view, const players::OdinSearchBudget &limits)
{
    search::Budget budget;
    budget.deals = limits.deals;
    budget.simulations = limits.simulations;
    // With two players pruning saves a seventh of the time but costs more strength than that is worth.
    budget.pruneEarly = view.players() > 2;
    return budget;
}

OdinPlayer::OdinPlayer(int seat, players::OdinStrength strength, std::uint64_t seed, players::PlayStyle playStyle)
    : view_(seat), strength_(strength), seed_(seed), playStyle_(playStyle)
{
}

Event OdinPlayer::answer(RequestKind, std::stop_token stop)
{
    if (!view_.ownTurn())
        return PassEvent{view_.seat()};
    const Move move = choose(stop);
    if (move.isPass())
        return PassEvent{view_.seat()};
    return PlayEvent{view_.seat(), move.cards, move.take};
}

Move OdinPlayer::choose(const std::stop_token &stop)
{
    if (strength_.engineKind == players::OdinEngineKind::Random) {
        Random random(decisionSeed());
        return randomMove(view_.board(), view_.hand(), random);
    }
    const Move out = goingOut(view_.board(), view_.hand());
    if (!out.isPass() && (strength_.engineKind != players::OdinEngineKind::Search || !view_.losesByGoingOut()))
        return out;
    moves_.fill(view_.board(), view_.hand());
    if (moves_.size() == 1)
        return moves_[0].move;
    return strength_.engineKind == players::OdinEngineKind::Search ? chooseBySearch(stop) : chooseByScores();
}

/// Each decision has its own seed, so that it is repeated identically after an undo.
std::uint64_t OdinPlayer::decisionSeed() const
{
    return mixSeeds(mixSeeds(seed_, static_cast<std::uint64_t>(view_.handNumber())), view_.turns().size());
}

/// The persona's preference for a move, about −1 to 1.
float OdinPlayer::preference(const MoveInputs &inputs) const
{
    return playStyle_.passing * inputs[kPass] + playStyle_.pickingHigh * inputs[kTakeNumber]
           + playStyle_.pickingFitting * inputs[kTakeJoins] + playStyle_.raising * inputs[kOneMore]
           + playStyle_.strong * inputs[kStrength] - playStyle_.safe * inputs[kCouldGoOut]
           - playStyle_.tidy * inputs[kCover];
}

Move OdinPlayer::chooseByScores()
{
    scores_.resize(toIndex(moves_.size()));
    const InformationState state = InformationState::of(view_);
    if (strength_.engineKind == players::OdinEngineKind::Greedy)
        greedyScores(state, moves_, greedyWeights(view_.players()), scores_.data());
    else
        policyScores(state, moves_, policyWeights(view_.players()), scores_.data());
    const DecisionFeatures decisionFeatures(state);
    for (int i = 0; i < moves_.size(); ++i)
        scores_[toIndex(i)] += scoreBias(view_.players()) * preference(decisionFeatures.inputs(moves_[i]));
    double temperature = strength_.temperature;
    if (temperature > 0 && view_.rules().goat == Goat::In)
        temperature += kTemperatureWithGoat;
    Random random(decisionSeed());
    return moves_[search::sampleSoftmax(scores_.data(), moves_.size(), temperature, random)].move;
}

Move OdinPlayer::chooseBySearch(const std::stop_token &stop) const
{
    using std::chrono::milliseconds;
    // Share of a time budget that the belief may use. With one hidden hand the playouts are the bottleneck.
    const int beliefShare = view_.players() > 2 ? 7 : 4;
    constexpr int kShareUnit = 10;
    constexpr int kMaxParticles = 20000;
    constexpr int kMaxDeals = 2500;
    const players::OdinSearchBudget limits = players::searchBudgetFor(view_.players(), view_.cardsHeld(), strength_);
    search::Budget budget = budgetFor(view_, limits);
    int particles = limits.particles;
    std::optional<BeliefSampler::Clock::time_point> beliefUntil;
    if (const auto time = strength_.milliseconds ? strength_.milliseconds : strength_.timeLimitMs) {
        const auto now = BeliefSampler::Clock::now();
        budget.until = now + milliseconds(*time);
        beliefUntil = now + milliseconds(*time) * beliefShare / kShareUnit;
    }
    if (strength_.milliseconds) {
        budget.simulations = 0;
        budget.deals = kMaxDeals;
        particles = kMaxParticles;
    }
    OdinSearch search(view_, particles, strength_.maxMoves, decisionSeed(), beliefUntil);
    const auto estimates = search::evaluateMoves(search, budget, stop);
    const InformationState state = InformationState::of(view_);
    const DecisionFeatures decisionFeatures(state);
    const auto biasedUtility = [&](const search::MoveEstimate &each) {
        return each.utility
               + kUtilityBias * static_cast<double>(preference(decisionFeatures.inputs(search.candidate(each.move))));
    };
    // Only among the moves that were never pruned; the estimates of the others are too inaccurate.
    const search::MoveEstimate *best = &estimates.front();
    for (const search::MoveEstimate &each : estimates)
        if (each.samples > 0 && each.samples == estimates.front().samples && biasedUtility(each) > biasedUtility(*best))
            best = &each;
    return search.candidate(best->move).move;
}

} // namespace meadhall::odin::ai
