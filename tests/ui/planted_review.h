// SPDX-License-Identifier: GPL-3.0-or-later
// A game of computers with a review that has every verdict in it.
#pragma once

#include "engine/review/judge/review.h"
#include "tests/engine/review/reviewed_games.h"
#include "ui/table/replay/reviewed_game.h"

#include <stop_token>

namespace meadhall::test {

struct PlantedReview {
    Events events;
    review::Review review;
    ui::Names names;
    int seat = 0;
};

/// Judged hardly at all, then given verdicts in turn wherever another move than the one played is known.
/// @param curves expectations after each line as well
inline review::Review plantedVerdicts(Game game, const Events &events, const review::Depth &depth, bool curves = true)
{
    review::Review review;
    for (const review::Task &task : review::tasksOf(events, {}, 0, 0))
        if (task.decision || curves)
            review::perform(events, task, depth, {}, review);
    constexpr std::array<double, 5> kLosses{0.12, 0.52, 2.94, 0.02, 0.31};
    const review::Scale &scale = review::scaleOf(game);
    const double unit = game == Game::Odin ? 1 : 5;
    std::size_t next = 0;
    for (auto &[line, judged] : review.decisions) {
        review::Judgement &judgement = judged.judgement;
        judgement.settled = true;
        if (judgement.best == judged.decision.played) {
            judgement.loss = judgement.lossCi95 = 0;
            judgement.verdict = review::Verdict::Best;
            continue;
        }
        judgement.loss = kLosses[next++ % kLosses.size()] * unit;
        judgement.lossCi95 = judgement.loss / 20;
        judgement.verdict = review::verdictOf(scale.thresholds, judgement.loss - judgement.lossCi95);
        judgement.points = judgement.bestPoints + (scale.fewestPointsWin ? judgement.loss : -judgement.loss);
    }
    return review;
}

inline PlantedReview plantedReview(Game game, int players, std::uint64_t deal, bool curves = true)
{
    PlantedReview planted;
    GameEvent start = computersOf(game, players, deal);
    const std::array<const char *, 6> names{"Freya", "Gudrun", "Bjorn", "Halvdan", "Leif", "Ylva"};
    for (std::size_t seat = 0; seat < start.seats.size(); ++seat) {
        start.seats[seat] = names[seat];
        planted.names.seats.push_back(QString::fromLatin1(names[seat]));
    }
    planted.names.own = 0;
    planted.events = computersGame(start);
    planted.review = plantedVerdicts(game, planted.events, {2, 1}, curves);
    return planted;
}

/// The line of the first decision with that verdict; 0 if there is none.
inline int firstLineWith(const PlantedReview &planted, review::Verdict verdict)
{
    for (const auto &[line, judged] : planted.review.decisions)
        if (judged.judgement.verdict == verdict)
            return line;
    return 0;
}

} // namespace meadhall::test
