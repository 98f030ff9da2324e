#include "seats/odin/odin_player.h"

#include "odin/score.h"
#include "search/softmax.h"
#include "seats/odin/greedy.h"
#include "seats/odin/odin_search.h"

#include <algorithm>

namespace meadhall::odin::ai {

OdinPlayer::OdinPlayer(int seat, seats::OdinStrength strength, std::uint64_t seed)
    : view_(seat), strength_(strength), seed_(seed)
{
}

Event OdinPlayer::answer(Ask, std::stop_token stop)
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
    if (strength_.brain == seats::OdinBrain::Random)
        return chooseRandomly();
    const Move out = goingOut(view_.board(), view_.hand());
    if (!out.isPass() && (strength_.brain != seats::OdinBrain::Search || !losesByGoingOut()))
        return out;
    moves_.fill(view_.board(), view_.hand());
    if (moves_.size() == 1)
        return moves_[0].move;
    return strength_.brain == seats::OdinBrain::Search ? chooseBySearch(stop) : chooseByScores();
}

/// Going out shows everybody's points before it is done: it may end the game while somebody else is ahead.
bool OdinPlayer::losesByGoingOut() const
{
    std::vector<int> totals = view_.totals();
    for (int seat = 0; seat < view_.players(); ++seat)
        if (seat != view_.seat())
            totals[static_cast<std::size_t>(seat)] += view_.count(seat);
    const int own = totals[static_cast<std::size_t>(view_.seat())];
    return gameOver(totals, view_.rules().target) && own > *std::min_element(totals.begin(), totals.end());
}

/// Each decision has chances of its own, so that undoing one and coming back to it gives the same answer.
std::uint64_t OdinPlayer::decisionSeed() const
{
    return mixSeeds(mixSeeds(seed_, static_cast<std::uint64_t>(view_.handNumber())), view_.turns().size());
}

Move OdinPlayer::chooseRandomly()
{
    Random random(decisionSeed());
    std::vector<CardSet> sets = legalSets(view_.board(), view_.hand());
    if (!view_.board().leading())
        sets.emplace_back();
    const CardSet set = sets[random.below(static_cast<std::uint32_t>(sets.size()))];
    if (set.empty() || view_.board().leading() || set == view_.hand())
        return {set, kNoCard};
    auto skip = random.below(static_cast<std::uint32_t>(view_.board().table.count()));
    for (Card card : view_.board().table)
        if (skip-- == 0)
            return {set, card};
    return Move::pass();
}

Move OdinPlayer::chooseByScores()
{
    scores_.resize(static_cast<std::size_t>(moves_.size()));
    const Situation situation = Situation::of(view_);
    if (strength_.brain == seats::OdinBrain::Greedy)
        greedyScores(situation, moves_, greedyWeights(view_.players()), scores_.data());
    else
        policyScores(situation, moves_, policyWeights(view_.players()), scores_.data());
    Random random(decisionSeed());
    return moves_[search::drawBySoftmax(scores_.data(), moves_.size(), strength_.temperature, random)].move;
}

/// The guesses for so much time, by what one takes at most on a slow machine: about two fifths of the time go there.
int OdinPlayer::drawsIn(int milliseconds) const
{
    constexpr int kDecisionsAMillisecond = 150;
    constexpr int kFewest = 100;
    constexpr int kMost = 5000;
    const auto decisions = std::max<std::int64_t>(static_cast<std::int64_t>(view_.turns().size()), 1);
    return static_cast<int>(
        std::clamp<std::int64_t>(std::int64_t{kDecisionsAMillisecond} * milliseconds / decisions, kFewest, kMost));
}

Move OdinPlayer::chooseBySearch(const std::stop_token &stop) const
{
    const double work = seats::odinWork(view_.players());
    search::Budget budget;
    budget.deals = strength_.deals;
    budget.simulations = static_cast<int>(strength_.simulations * work);
    int draws = std::max(static_cast<int>(strength_.draws * work), strength_.deals);
    if (strength_.milliseconds) {
        budget.until = std::chrono::steady_clock::now() + std::chrono::milliseconds(*strength_.milliseconds);
        draws = drawsIn(*strength_.milliseconds);
        budget.deals = draws * 2 / 5;
    }
    OdinSearch search(view_, draws, strength_.most, decisionSeed());
    return search.candidate(search::judge(search, budget, stop).front().move).move;
}

} // namespace meadhall::odin::ai
