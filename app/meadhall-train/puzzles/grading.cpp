// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/meadhall-train/puzzles/grading.h"

#include "engine/ai/ninjan/ninjan_player.h"
#include "engine/ai/odin/odin_player.h"
#include "engine/players/make_player.h"

#include <algorithm>
#include <memory>

namespace meadhall::train {

namespace {

using players::Level;

// Tries of each level; those that search take longer.
constexpr int kEasyTries = 9;
constexpr int kHardTries = 7;
constexpr int kMasterTries = 3;

Event answerOf(players::Player &player, const SeenDecision &decision)
{
    for (const Event &event : decision.seen)
        player.onEvent(event);
    return player.answer(decision.kind, {});
}

Event answerOf(Game game, const SeenDecision &decision, Level level, int attempt)
{
    const auto player = players::makePlayer(game, decision.seat, level, static_cast<std::uint64_t>(attempt));
    return answerOf(*player, decision);
}

std::unique_ptr<players::Player> greedyPlayer(Game game, int seat)
{
    if (game == Game::Odin)
        return std::make_unique<odin::ai::OdinPlayer>(seat, players::OdinStrength{players::OdinEngineKind::Greedy, 0.0},
                                                      1);
    return std::make_unique<ninjan::ai::NinjanPlayer>(seat, ninjan::ai::Strength{ninjan::ai::EngineKind::Greedy, 0.0},
                                                      1);
}

int found(Game game, const SeenDecision &decision, Level level, int tries, const IsGood &isGood)
{
    int count = 0;
    for (int attempt = 0; attempt < tries; ++attempt)
        count += isGood(answerOf(game, decision, level, attempt)) ? 1 : 0;
    return count;
}

} // namespace

RequestKind requestFor(const Event &answer)
{
    if (std::holds_alternative<ChooseEvent>(answer))
        return RequestKind::Choose;
    return std::holds_alternative<ResolveEvent>(answer) ? RequestKind::Pile : RequestKind::Move;
}

Events naturalAnswers(Game game, const SeenDecision &decision)
{
    Events answers{answerOf(game, decision, Level::Medium, 0), answerOf(*greedyPlayer(game, decision.seat), decision)};
    for (int attempt = 0; attempt < kEasyTries; ++attempt)
        answers.push_back(answerOf(game, decision, Level::Easy, attempt));
    // Of the answers of easy the most frequent one first.
    std::vector<const Event *> sorted;
    for (const Event &answer : answers)
        sorted.push_back(&answer);
    const auto times = [&](const Event *answer) { return std::count(answers.begin(), answers.end(), *answer); };
    std::stable_sort(sorted.begin() + 2, sorted.end(),
                     [&](const Event *one, const Event *other) { return times(one) > times(other); });
    Events distinct;
    for (const Event *answer : sorted)
        if (std::find(distinct.begin(), distinct.end(), *answer) == distinct.end())
            distinct.push_back(*answer);
    return distinct;
}

std::optional<int> gradeOf(Game game, const SeenDecision &decision, const IsGood &isGood)
{
    if (isGood(answerOf(game, decision, Level::Medium, 0))) {
        const bool tooEasy = found(game, decision, Level::Easy, kEasyTries, isGood) == kEasyTries;
        return tooEasy ? std::nullopt : std::optional(1);
    }
    if (2 * found(game, decision, Level::Hard, kHardTries, isGood) > kHardTries)
        return 2;
    if (2 * found(game, decision, Level::Master, kMasterTries, isGood) > kMasterTries)
        return 3;
    return std::nullopt;
}

} // namespace meadhall::train
