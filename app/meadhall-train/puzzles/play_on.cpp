// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/meadhall-train/puzzles/play_on.h"

#include "app/meadhall-train/evaluate/played_games.h"
#include "app/meadhall-train/puzzles/candidates.h"
#include "engine/ai/ninjan/panel.h"
#include "engine/ai/odin/panel.h"
#include "engine/core/random.h"
#include "engine/core/to_index.h"
#include "engine/core/view_after.h"
#include "engine/players/computer_game.h"
#include "engine/players/make_player.h"
#include "engine/puzzle/puzzle_file.h"
#include "engine/record/seat_record.h"
#include "engine/review/judge/decision_model.h"
#include "engine/review/judge/judge.h"

#include <QFile>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

namespace meadhall::train {

namespace {

using puzzle::Puzzle;
using search::PanelMember;
using CurrentHands = std::vector<CardSet>;

/// Returns the hands of the deals of one member of the panel, as often as they were drawn.
template <class Deals> std::vector<CurrentHands> handsOf(const Deals &deals, Hands hands, int players)
{
    const PanelMember member = hands == Hands::Inferred ? PanelMember::Believed : PanelMember::UniformPolicy;
    std::vector<CurrentHands> list;
    for (const auto &each : deals)
        if (each.member == member)
            list.insert(list.end(), toIndex(each.times),
                        CurrentHands(each.deal.hands.begin(), each.deal.hands.begin() + players));
    return list;
}

std::vector<CurrentHands> sampledHands(const SeenDecision &decision, const PlayOn &how)
{
    const int deals = how.deals * search::kPanelMembers; // a member gets a fifth of them, or a little less
    const GameEvent &game = std::get<GameEvent>(decision.seen.front());
    const int players = static_cast<int>(game.seats.size());
    if (game.game == Game::Odin) {
        const auto view = viewAfter<odin::View>(decision.seen, decision.seat);
        return handsOf(odin::ai::Panel(view).deals(deals, how.seed, {}), how.hands, players);
    }
    const auto view = viewAfter<ninjan::View>(decision.seen, decision.seat);
    return handsOf(ninjan::ai::panelDeals(view, deals, how.seed, {}), how.hands, players);
}

/// The points of the seat at the end, more is better.
double playedOn(const SeenDecision &decision, const Event &answer, const CurrentHands &hands, players::Level level,
                std::uint64_t seed)
{
    const Events before = record::completedRecord(decision.seen, decision.seat, hands);
    const auto &start = std::get<GameEvent>(before.front());
    players::ComputerGame game(
        start, [&](int seat) { return players::makePlayer(start.game, seat, level, mixSeeds(seed, toIndex(seat))); });
    for (std::size_t i = 1; i < before.size(); ++i)
        game.apply(before[i]);
    game.apply(answer);
    for (;;) {
        if (const auto *hand = std::get_if<HandOverEvent>(&game.events().back()))
            return -hand->points[toIndex(decision.seat)];
        if (const auto *end = std::get_if<GameOverEvent>(&game.events().back()))
            return end->totals[toIndex(decision.seat)];
        if (!game.playNext())
            return 0;
    }
}

SeenDecision decisionOf(const Puzzle &one) { return {one.seen, one.seat, requestFor(one.best.answer)}; }

/// Returns the natural answers and some random ones.
Events answersToTry(Game game, const SeenDecision &decision, Random &random)
{
    constexpr std::size_t kMostNatural = 3;
    constexpr int kOthers = 4;
    Events answers = naturalAnswers(game, decision);
    answers.resize(std::min(answers.size(), kMostNatural));
    const auto all = review::makeDecisionModel(decision.seen, decision.seat, std::nullopt);
    for (int i = 0; i < kOthers; ++i) {
        const Event other = all->answer(static_cast<int>(random.below(static_cast<std::uint32_t>(all->moves()))));
        if (std::find(answers.begin(), answers.end(), other) == answers.end())
            answers.push_back(other);
    }
    return answers;
}

/// @param answers at least two
std::optional<Puzzle> blunderIn(const SeenDecision &decision, const Events &answers, int deals, std::uint64_t seed)
{
    // The loss of a blunder that must be certain with each sort of hands. Indexed by Game.
    constexpr std::array kLeastLoss{0.9, 6.0};
    constexpr int kFirstDeals = 30;
    const Game game = std::get<GameEvent>(decision.seen.front()).game;
    const auto losses = [&](const Events &some, Hands hands, int count) {
        return lossesPlayedOn(decision, some, {players::Level::Medium, hands, count, seed});
    };
    // A few deals choose the best and the worst answer by both kinds of hands.
    const auto uniform = losses(answers, Hands::Uniform, kFirstDeals);
    const auto inferred = losses(answers, Hands::Inferred, kFirstDeals);
    std::size_t best = 0;
    std::size_t worst = 0;
    const auto sum = [&](std::size_t i) { return uniform[i].mean + inferred[i].mean; };
    for (std::size_t i = 1; i < answers.size(); ++i) {
        best = sum(i) < sum(best) ? i : best;
        worst = sum(i) > sum(worst) ? i : worst;
    }
    if (sum(worst) - sum(best) < 2 * kLeastLoss[toIndex(game)])
        return std::nullopt;
    const Events two{answers[best], answers[worst]};
    const Loss byUniform = losses(two, Hands::Uniform, deals)[1];
    const Loss byInferred = losses(two, Hands::Inferred, deals)[1];
    const Loss &smaller = byUniform.mean - byUniform.ci95 < byInferred.mean - byInferred.ci95 ? byUniform : byInferred;
    if (smaller.mean - smaller.ci95 < kLeastLoss[toIndex(game)])
        return std::nullopt;
    Puzzle found;
    found.id = puzzle::idOf(decision.seen, decision.seat);
    found.seat = decision.seat;
    found.seen = decision.seen;
    found.best.answer = two[0];
    found.tempting = found.second = {two[1], 0, smaller.mean, smaller.ci95};
    found.kind = puzzle::kindOf(found.seen, found.seat, two[0], two[1]);
    found.deals = deals;
    return found;
}

} // namespace

std::vector<Loss> lossesPlayedOn(const SeenDecision &decision, const Events &answers, const PlayOn &how)
{
    std::vector<double> sums(answers.size());
    std::vector<double> squares(answers.size());
    int count = 0;
    for (const CurrentHands &hands : sampledHands(decision, how)) {
        if (count == how.deals)
            break;
        const std::uint64_t seed = mixSeeds(how.seed, toIndex(count++));
        const double first = playedOn(decision, answers.front(), hands, how.level, seed);
        for (std::size_t i = 1; i < answers.size(); ++i) {
            const double loss = first - playedOn(decision, answers[i], hands, how.level, seed);
            sums[i] += loss;
            squares[i] += loss * loss;
        }
    }
    std::vector<Loss> losses;
    for (std::size_t i = 0; i < answers.size(); ++i) {
        const double mean = sums[i] / std::max(count, 1);
        const double variance = std::max(squares[i] / std::max(count, 1) - mean * mean, 0.0);
        losses.push_back({mean, 1.96 * std::sqrt(variance / std::max(count - 1, 1))});
    }
    return losses;
}

bool playPuzzlesOn(const char *fileName, const PlayOn &how, const std::string &id)
{
    const auto pack = puzzle::readPack(QFile::decodeName(fileName));
    if (!pack)
        return false;
    int worse = 0;
    int better = 0;
    int puzzles = 0;
    for (const Puzzle &one : pack->puzzles) {
        if (!id.empty() && one.id != id)
            continue;
        const auto losses =
            lossesPlayedOn(decisionOf(one), {one.best.answer, one.tempting.answer, one.second.answer}, how);
        std::printf("%s %d players grade %d %-6s tempting %.2f, played on %+.2f ± %.2f; second %.2f, %+.2f ± %.2f\n",
                    one.id.c_str(), one.players(), one.grade, puzzle::kKindNames[toIndex(one.kind)].data(),
                    one.tempting.loss, losses[1].mean, losses[1].ci95, one.second.loss, losses[2].mean, losses[2].ci95);
        std::fflush(stdout);
        ++puzzles;
        worse += losses[1].mean > losses[1].ci95 ? 1 : 0;
        better += losses[1].mean < -losses[1].ci95 ? 1 : 0;
    }
    std::printf("%d puzzles: the tempting answer is certainly worse in %d, certainly better in %d\n", puzzles, worse,
                better);
    return true;
}

void findBlunders(Game game, int players, int games, int deals, std::uint64_t seed)
{
    for (int i = 0; i < games; ++i) {
        const std::uint64_t own = mixSeeds(seed, toIndex(i));
        const auto decisions = decisionsIn(playedGame(game, players, own, Length::FirstHand, players::Level::Hard));
        if (decisions.empty())
            continue;
        Random random(own);
        const SeenDecision &decision = decisions[random.below(static_cast<std::uint32_t>(decisions.size()))];
        const Events natural = answersToTry(game, decision, random);
        if (natural.size() < 2)
            continue;
        if (const auto found = blunderIn(decision, natural, deals, own)) {
            std::printf("%s\n", puzzle::toLine(*found).constData());
            std::fflush(stdout);
        }
    }
}

bool judgeBlunders(const char *fileName)
{
    const auto pack = puzzle::readPack(QFile::decodeName(fileName));
    if (!pack)
        return false;
    int found = 0;
    int wrong = 0;
    for (const Puzzle &one : pack->puzzles) {
        const Game game = std::get<GameEvent>(one.seen.front()).game;
        const auto judged = [&](const Event &answer) {
            const auto decision = review::makeDecisionModel(one.seen, one.seat, answer);
            return *review::judge(*decision, review::scaleOf(game), review::usualDepth(game, one.players()), {});
        };
        const auto print = [&](const char *what, const review::Judgement &judgement) {
            std::printf("%s %d players: the %s is %s, costs %.2f ± %.2f\n", one.id.c_str(), one.players(), what,
                        review::kVerdictNames[toIndex(judgement.verdict)].data(), judgement.loss, judgement.lossCi95);
            std::fflush(stdout);
        };
        const review::Judgement blunder = judged(one.tempting.answer);
        const review::Judgement best = judged(one.best.answer);
        if (blunder.verdict == review::Verdict::Mistake)
            ++found;
        else
            print("blunder", blunder);
        if (best.verdict == review::Verdict::Mistake) {
            ++wrong;
            print("best answer", best);
        }
    }
    std::printf("%zu blunders: %d are called mistakes, and so are %d of the best answers\n", pack->puzzles.size(),
                found, wrong);
    return true;
}

} // namespace meadhall::train
