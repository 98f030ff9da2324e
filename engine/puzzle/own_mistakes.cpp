// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/puzzle/own_mistakes.h"

#include "engine/players/chair.h"
#include "engine/puzzle/puzzle_file.h"
#include "engine/record/journal.h"
#include "engine/record/record.h"
#include "engine/record/summary.h"
#include "engine/review/judge/decisions.h"
#include "engine/review/review_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace meadhall::puzzle {

namespace {

bool isPerson(const GameEvent &game, int seat)
{
    const auto chair = players::chairAt(game, toIndex(seat));
    return chair && chair->human;
}

Puzzle puzzleOf(const Events &events, const review::JudgedDecision &judged)
{
    const review::Decision &decision = judged.decision;
    const review::Judgement &judgement = judged.judgement;
    Puzzle puzzle;
    puzzle.grade = 0;
    puzzle.seat = decision.seat;
    puzzle.seen = review::seenBefore(events, decision.line, decision.seat);
    puzzle.id = "own-" + idOf(puzzle.seen, decision.seat);
    puzzle.kind = kindOf(puzzle.seen, decision.seat, judgement.best, decision.played);
    puzzle.best = {judgement.best, judgement.bestPoints, 0, 0};
    puzzle.tempting = {decision.played, judgement.points, judgement.loss, judgement.lossCi95};
    puzzle.second = puzzle.tempting;
    puzzle.inference = judgement.inference;
    puzzle.deals = judgement.deals;
    return puzzle;
}

} // namespace

std::vector<OwnMistake> mistakesIn(const QString &recordFile, const QDateTime &when)
{
    std::vector<OwnMistake> mistakes;
    const QString reviewFile = review::reviewFileOf(recordFile);
    QFile file(recordFile);
    if (!QFileInfo::exists(reviewFile) || !file.open(QIODevice::ReadOnly))
        return mistakes;
    const record::Record record = record::readRecord(file);
    if (record.problem || record.events.empty())
        return mistakes;
    const auto *game = std::get_if<GameEvent>(&record.events.front());
    if (!game)
        return mistakes;
    const auto depth = review::usualDepth(game->game, static_cast<int>(game->seats.size()));
    const review::Review review = review::loadReview(reviewFile, record.events, depth);
    for (const auto &[line, judged] : review.decisions)
        if (judged.judgement.verdict >= review::Verdict::Doubtful && isPerson(*game, judged.decision.seat))
            mistakes.push_back({puzzleOf(record.events, judged),
                                Events(record.events.begin(), record.events.begin() + (line - 1)), recordFile, when,
                                line});
    return mistakes;
}

std::vector<OwnMistake> ownMistakes(const QString &folder, std::size_t most, const std::stop_token &stop)
{
    std::vector<OwnMistake> all;
    std::vector<record::Archive::Entry> entries = record::Archive(folder).entries();
    // A game that is over is kept in the archive only when the next one begins.
    if (const QFileInfo running(QDir(folder).filePath(QLatin1String(record::Journal::kFileName)));
        record::summarise(running.filePath()).state == record::Summary::State::Finished)
        entries.insert(entries.begin(), {running.filePath(), {}});
    for (const record::Archive::Entry &entry : entries) {
        if (stop.stop_requested() || all.size() >= most)
            break;
        for (OwnMistake &mistake : mistakesIn(entry.file, record::Archive::playedAt(entry.file))) {
            const auto same = [&](const OwnMistake &other) { return other.puzzle.id == mistake.puzzle.id; };
            if (all.size() < most && std::none_of(all.begin(), all.end(), same))
                all.push_back(std::move(mistake));
        }
    }
    return all;
}

} // namespace meadhall::puzzle
