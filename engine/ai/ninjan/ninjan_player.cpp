// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/ninjan/ninjan_player.h"

#include "engine/ai/ninjan/ninjan_search.h"
#include "engine/ai/ninjan/policy_weights.h"
#include "engine/ai/search/softmax.h"
#include "engine/core/to_index.h"
#include "engine/games/ninjan/throwing.h"

#include <vector>

namespace meadhall::ninjan::ai {

namespace {

// With a time budget: deals sampled per millisecond. Takes a small part of the time.
constexpr int kDealsAMillisecond = 30;
constexpr int kDealsAheadAMillisecond = 4; ///< if the choices of the others are searched in each of them

} // namespace

// The seat is part of the seed; otherwise players with equal seeds would tie their throws for ever.
NinjanPlayer::NinjanPlayer(int seat, Strength strength, std::uint64_t seed)
    : view_(seat), strength_(strength), seed_(mixSeeds(seed, static_cast<std::uint64_t>(seat)))
{
}

Event NinjanPlayer::answer(RequestKind kind, std::stop_token stop)
{
    const Board &board = view_.board();
    const int seat = view_.seat();
    if (kind == RequestKind::Choose && view_.mayChoose())
        return ChooseEvent{seat, static_cast<Card>(decide(kind, stop))};
    if (kind == RequestKind::Pile && view_.dealt() && board.turn() == seat)
        return ResolveEvent{seat, board.current().card, decide(kind, stop)};
    if (kind == RequestKind::Throw && board.phase == Phase::Throw)
        return ownThrow(view_.players(), seat, static_cast<Suit>(decisionRandom(kind).below(kSuits)));
    return ChooseEvent{seat, kNoCard};
}

int NinjanPlayer::decide(RequestKind kind, const std::stop_token &stop) const
{
    const Board &board = view_.board();
    const int choices = kind == RequestKind::Choose ? view_.hand().count() : countOf(board.allowedPiles());
    if (strength_.engineKind == EngineKind::Search && choices > 1)
        return searched(kind, stop);
    return kind == RequestKind::Choose ? chooseCard() : choosePile();
}

/// Each decision has its own stream, so that it is repeated identically after an undo.
Random NinjanPlayer::decisionRandom(RequestKind kind) const
{
    const auto turns = static_cast<std::uint64_t>(view_.turns().size() + view_.throws().size());
    return Random(mixSeeds(mixSeeds(seed_, static_cast<std::uint64_t>(kind)), turns));
}

int NinjanPlayer::chooseCard() const
{
    Random random = decisionRandom(RequestKind::Choose);
    if (strength_.engineKind == EngineKind::Random) {
        auto skip = random.below(static_cast<std::uint32_t>(view_.hand().count()));
        for (const Card card : view_.hand())
            if (skip-- == 0)
                return card;
    }
    const CardScores scores(PlayoutState::of(view_.board()), policy());
    return scores.draw(view_.hand(), static_cast<float>(strength_.temperature), random);
}

int NinjanPlayer::choosePile() const
{
    Random random = decisionRandom(RequestKind::Pile);
    const PlayoutState game = PlayoutState::of(view_.board());
    const UnresolvedCards unresolved = UnresolvedCards::of(view_.board());
    std::vector<int> piles;
    std::vector<float> scores;
    for (int pile = 0; pile < kPiles; ++pile)
        if (has(view_.board().allowedPiles(), pile)) {
            piles.push_back(pile);
            scores.push_back(pileScore(game, unresolved, pile, policy()));
        }
    const int count = static_cast<int>(piles.size());
    if (strength_.engineKind == EngineKind::Random)
        return piles[random.below(static_cast<std::uint32_t>(count))];
    return piles[toIndex(search::sampleSoftmax(scores.data(), count, strength_.temperature, random))];
}

const LinearPolicyWeights &NinjanPlayer::policy() const
{
    return strength_.engineKind == EngineKind::Greedy ? greedyWeights() : policyWeights(view_.players());
}

int NinjanPlayer::searched(RequestKind kind, const std::stop_token &stop) const
{
    search::Budget budget;
    budget.deals = strength_.deals;
    budget.simulations = strength_.simulations;
    if (const auto time = strength_.milliseconds ? strength_.milliseconds : strength_.timeLimitMs)
        budget.until = std::chrono::steady_clock::now() + std::chrono::milliseconds(*time);
    if (strength_.milliseconds) {
        budget.simulations = 0;
        budget.deals = std::clamp(*strength_.milliseconds * kDealsAMillisecond, 20, 20'000);
    }
    const int steps = view_.players() == 2 ? strength_.steps : 0;
    if (strength_.milliseconds && steps > 0)
        budget.deals = std::min(budget.deals, 20 + *strength_.milliseconds * kDealsAheadAMillisecond);
    NinjanSearch search(view_, decisionRandom(kind).next(), steps);
    return search.candidate(search::evaluateMoves(search, budget, stop).front().move);
}

} // namespace meadhall::ninjan::ai
