#include "engine/ai/odin/odin_player.h"

#include "engine/ai/odin/greedy.h"
#include "engine/ai/odin/odin_search.h"
#include "engine/ai/search/softmax.h"
#include "engine/games/odin/score.h"

#include <algorithm>

namespace meadhall::odin::ai {

namespace {

// Weight of a persona's preferences: in scores of the policy, which are more spread with more players, and in utility
// (0.012 is about a fifth of a point).
constexpr float swayOfScore(int players) { return players == 2 ? 5.0f : 12.0f; }
constexpr double kSwayOfChance = 0.012;

} // namespace

search::Budget budgetFor(const View &view, const seats::OdinWork &work)
{
    search::Budget budget;
    budget.deals = work.deals;
    budget.simulations = work.simulations;
    // With two players pruning saves a seventh of the time but costs more strength than that is worth.
    budget.drops = view.players() > 2;
    return budget;
}

OdinPlayer::OdinPlayer(int seat, seats::OdinStrength strength, std::uint64_t seed, seats::Manners manners)
    : view_(seat), strength_(strength), seed_(seed), manners_(manners)
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
    if (strength_.brain == seats::OdinBrain::Random) {
        Random random(decisionSeed());
        return randomMove(view_.board(), view_.hand(), random);
    }
    const Move out = goingOut(view_.board(), view_.hand());
    if (!out.isPass() && (strength_.brain != seats::OdinBrain::Search || !losesByGoingOut()))
        return out;
    moves_.fill(view_.board(), view_.hand());
    if (moves_.size() == 1)
        return moves_[0].move;
    return strength_.brain == seats::OdinBrain::Search ? chooseBySearch(stop) : chooseByScores();
}

/// Going out scores all other hands, which may end the game while another player is ahead.
bool OdinPlayer::losesByGoingOut() const
{
    std::vector<int> totals = view_.totals();
    for (int seat = 0; seat < view_.players(); ++seat)
        if (seat != view_.seat())
            totals[static_cast<std::size_t>(seat)] += view_.count(seat);
    const int own = totals[static_cast<std::size_t>(view_.seat())];
    return gameOver(totals, view_.rules().target) && own > *std::min_element(totals.begin(), totals.end());
}

/// Each decision has its own seed, so that it is repeated identically after an undo.
std::uint64_t OdinPlayer::decisionSeed() const
{
    return mixSeeds(mixSeeds(seed_, static_cast<std::uint64_t>(view_.handNumber())), view_.turns().size());
}

/// The persona's preference for a move, about −1 to 1.
float OdinPlayer::liking(const MoveInputs &inputs) const
{
    return manners_.passing * inputs[kPass] + manners_.pickingHigh * inputs[kTakeNumber]
           + manners_.pickingFitting * inputs[kTakeJoins] + manners_.raising * inputs[kOneMore]
           + manners_.strong * inputs[kStanding] - manners_.safe * inputs[kCouldGoOut] - manners_.tidy * inputs[kCover];
}

Move OdinPlayer::chooseByScores()
{
    scores_.resize(static_cast<std::size_t>(moves_.size()));
    const Situation situation = Situation::of(view_);
    if (strength_.brain == seats::OdinBrain::Greedy)
        greedyScores(situation, moves_, greedyWeights(view_.players()), scores_.data());
    else
        policyScores(situation, moves_, policyWeights(view_.players()), scores_.data());
    const Outlook outlook(situation);
    for (int i = 0; i < moves_.size(); ++i)
        scores_[static_cast<std::size_t>(i)] += swayOfScore(view_.players()) * liking(outlook.inputs(moves_[i]));
    Random random(decisionSeed());
    return moves_[search::drawBySoftmax(scores_.data(), moves_.size(), strength_.temperature, random)].move;
}

Move OdinPlayer::chooseBySearch(const std::stop_token &stop) const
{
    using std::chrono::milliseconds;
    // Share of a time budget that the belief may use. With one hidden hand the playouts are the bottleneck.
    const int guessing = view_.players() > 2 ? 7 : 4;
    constexpr int kOf = 10;
    constexpr int kMostDraws = 20000;
    constexpr int kMostDeals = 2500;
    const seats::OdinWork work = seats::workFor(view_.players(), view_.cardsHeld(), strength_);
    search::Budget budget = budgetFor(view_, work);
    int draws = work.draws;
    std::optional<Guesser::Clock::time_point> guessUntil;
    if (const auto time = strength_.milliseconds ? strength_.milliseconds : strength_.atMost) {
        const auto now = Guesser::Clock::now();
        budget.until = now + milliseconds(*time);
        guessUntil = now + milliseconds(*time) * guessing / kOf;
    }
    if (strength_.milliseconds) {
        budget.simulations = 0;
        budget.deals = kMostDeals;
        draws = kMostDraws;
    }
    OdinSearch search(view_, draws, strength_.most, decisionSeed(), guessUntil);
    const auto judged = search::judge(search, budget, stop);
    const Situation situation = Situation::of(view_);
    const Outlook outlook(situation);
    const auto swayed = [&](const search::Judged &each) {
        return each.worth + kSwayOfChance * static_cast<double>(liking(outlook.inputs(search.candidate(each.move))));
    };
    // Only among the moves that were never pruned; the estimates of the others are too inaccurate.
    const search::Judged *best = &judged.front();
    for (const search::Judged &each : judged)
        if (each.samples > 0 && each.samples == judged.front().samples && swayed(each) > swayed(*best))
            best = &each;
    return search.candidate(best->move).move;
}

} // namespace meadhall::odin::ai
