// SPDX-License-Identifier: GPL-3.0-or-later
// meadhall-cli review: what every decision of a record was worth.
#include "arguments.h"
#include "commands.h"
#include "engine/background/job.h"
#include "engine/core/to_index.h"
#include "engine/games/games.h"
#include "engine/record/answer_line.h"
#include "engine/record/file_writer.h"
#include "engine/record/folder_lock.h"
#include "engine/record/json_writer.h"
#include "engine/review/judge/reasons.h"
#include "engine/review/judge/review_run.h"
#include "engine/review/review_file.h"
#include "records.h"
#include "sentences.h"

#include <algorithm>
#include <array>

namespace meadhall::cli {
namespace {

namespace json = record::json;
using review::JudgedDecision;

constexpr int kMaxReviewThreads = 256;

/// Returns the reasons for the best answer that do not hold for the one played, what it rests on first.
std::vector<std::string> reasonsOf(const Events &events, const JudgedDecision &judged)
{
    const auto &[decision, judgement] = judged;
    const Events seen = review::seenBefore(events, decision.line, decision.seat);
    const auto other = judgement.best == decision.played ? std::nullopt : std::optional(decision.played);
    std::vector<std::string> reasons;
    if (judgement.inference)
        reasons.push_back(review::textOf(*judgement.inference));
    for (const review::Why &why : review::reasonsOf(seen, decision.seat, judgement.best, other))
        reasons.push_back(textOf(why));
    return reasons;
}

std::string jsonOf(const Events &events, const JudgedDecision &judged)
{
    const auto &[decision, judgement] = judged;
    return json::ObjectWriter()
        .key("line", json::number(decision.line))
        .key("seat", json::number(decision.seat))
        .key("move", record::answerText(decision.played))
        .key("best", record::answerText(judgement.best))
        .key("points", json::number(judgement.points))
        .key("bestPoints", json::number(judgement.bestPoints))
        .key("loss", json::number(judgement.loss))
        .key("lossCi95", json::number(judgement.lossCi95))
        .key("verdict", json::quote(review::kVerdictNames[toIndex(judgement.verdict)]))
        .key("why", json::array(reasonsOf(events, judged), json::quote))
        .finished();
}

std::string jsonOf(const Events &events, const review::Review &review)
{
    const auto point = [](const auto &each) {
        return json::ObjectWriter()
            .key("line", json::number(each.first))
            .key("expected", json::array(each.second, [](double points) { return json::number(points); }))
            .finished();
    };
    return json::ObjectWriter()
        .key("game", json::quote(traitsOf(std::get<GameEvent>(events.front()).game).name))
        .key("decisions", json::array(review.decisions, [&](const auto &each) { return jsonOf(events, each.second); }))
        .key("curve", json::array(review.outlook, point))
        .finished();
}

QString verdictName(review::Verdict verdict)
{
    return QString::fromStdString(std::string(review::kVerdictNames[toIndex(verdict)]));
}

void printTable(const Events &events, const review::Review &review)
{
    printLine("line  seat  verdict    costs           points  played / better, because");
    for (const auto &[line, judged] : review.decisions) {
        const auto &[decision, judgement] = judged;
        QString row =
            QStringLiteral("%1  %2  %3  %4 ± %5  %6  %7")
                .arg(QString::number(line).rightJustified(4), QString::number(decision.seat).rightJustified(4),
                     verdictName(judgement.verdict).leftJustified(9), number(judgement.loss).rightJustified(6),
                     number(judgement.lossCi95).leftJustified(5), number(judgement.points).rightJustified(6),
                     QString::fromStdString(record::answerText(decision.played)));
        if (judgement.verdict != review::Verdict::Best) {
            row += QStringLiteral(" / ") + QString::fromStdString(record::answerText(judgement.best));
            QStringList why;
            for (const std::string &each : reasonsOf(events, judged))
                why += QString::fromStdString(each);
            row += QStringLiteral(" (") + why.join(QStringLiteral(", ")) + QLatin1Char(')');
        }
        printLine(row.toUtf8());
    }
}

/// The counts of each verdict and the sum of the losses, by seat.
void printSums(const Events &events, const review::Review &review)
{
    const auto &seats = std::get<GameEvent>(events.front()).seats;
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        std::array<int, review::kVerdicts> counts{};
        double lost = 0;
        int decisions = 0;
        for (const auto &[line, judged] : review.decisions)
            if (toIndex(judged.decision.seat) == seat) {
                ++decisions;
                ++counts[toIndex(judged.judgement.verdict)];
                lost += judged.judgement.loss;
            }
        if (decisions == 0)
            continue;
        QString row =
            QStringLiteral("seat %1: %2 %3")
                .arg(QString::number(seat), QString::number(decisions), decisions == 1 ? "decision" : "decisions");
        for (std::size_t verdict = 0; verdict < counts.size(); ++verdict)
            row += QStringLiteral(", %1 %2").arg(QString::number(counts[verdict]),
                                                 verdictName(static_cast<review::Verdict>(verdict)));
        printLine((row + QStringLiteral("; %1 points lost").arg(number(lost, 1))).toUtf8());
    }
}

/// @param review what is known already
review::Review reviewed(const Events &events, const review::Depth &depth, int seat, int threads, review::Review review)
{
    review::ReviewRun::Callbacks callbacks;
    callbacks.finished = [&review](const review::Review &part) {
        review.decisions.insert(part.decisions.begin(), part.decisions.end());
        review.outlook.insert(part.outlook.begin(), part.outlook.end());
    };
    review::ReviewRun run(events, tasksOf(events, review, 0, seat), depth, threads, callbacks);
    run.wait();
    return review;
}

/// Writes a review beside its record, unless nothing is new, together with what another program has added meanwhile.
/// @return whether it is there; if not, that has been said
bool keep(const QString &file, const Events &events, const review::Depth &depth, const review::Review &known,
          review::Review now)
{
    if (now.decisions.size() == known.decisions.size() && now.outlook.size() == known.outlook.size())
        return true;
    const QString folder = record::FolderLock::dataFolderOf(file);
    record::FolderLock lock(folder);
    int code = folder.isEmpty() ? 0 : lock.take();
    if (code == 0) {
        review::Review present = review::loadReview(file, events, depth);
        now.decisions.merge(present.decisions);
        now.outlook.merge(present.outlook);
        code = review::saveReview(file, events, depth, now);
    }
    if (code != 0)
        printError((file + QStringLiteral(": ") + record::wordsOf(code)).toUtf8());
    return code == 0;
}

int reviewGame(const Command &self, const QStringList &given)
{
    Arguments arguments(given, {"seat", "depth", "threads"}, {"json", "keep"});
    const int seat = static_cast<int>(arguments.integer("seat", kSpectator, 0, 5));
    const int deals = static_cast<int>(arguments.integer("depth", 0, 1, review::kMostDeals));
    const int cores = std::min(backgroundThreads(), kMaxReviewThreads);
    const int threads = static_cast<int>(arguments.integer("threads", cores, 1, kMaxReviewThreads));
    if (!arguments.error().isEmpty())
        return wrongUsage(self, arguments.error());
    if (arguments.rest().size() != 1)
        return wrongUsage(self, QStringLiteral("it takes one file"));
    const QString file = arguments.rest().constFirst();
    if (arguments.has("keep") && file == QLatin1String("-"))
        return wrongUsage(self, QStringLiteral("--keep needs a file"));
    const auto record = readLegalRecord(file);
    if (!record)
        return kExitFailure;
    const auto &game = std::get<GameEvent>(record->events.front());
    if (seat >= static_cast<int>(game.seats.size()))
        return wrongUsage(self, QStringLiteral("--seat %1: the game has the seats 0 to %2")
                                    .arg(QString::number(seat), QString::number(game.seats.size() - 1)));
    if (game.view >= 0 && seat != kSpectator && seat != game.view)
        return wrongUsage(
            self, QStringLiteral("--seat %1: this is the record of seat %2, whose decisions alone can be reviewed")
                      .arg(QString::number(seat), QString::number(game.view)));
    review::Depth depth = review::usualDepth(game.game, static_cast<int>(game.seats.size()));
    if (deals > 0)
        depth.deals = deals;
    const QString keptFile = arguments.has("keep") ? review::reviewFileOf(file) : QString();
    const review::Review known =
        keptFile.isEmpty() ? review::Review{} : review::loadReview(keptFile, record->events, depth);
    review::Review review = reviewed(record->events, depth, seat, threads, known);
    const bool good = keptFile.isEmpty() || keep(keptFile, record->events, depth, known, review);
    if (seat != kSpectator) // the others may have been kept
        std::erase_if(review.decisions, [seat](const auto &each) { return each.second.decision.seat != seat; });
    if (arguments.has("json")) {
        printLine(jsonOf(record->events, review));
    } else {
        printTable(record->events, review);
        printSums(record->events, review);
    }
    return good ? kExitOk : kExitFailure;
}

} // namespace

const Command kReview{
    "review", "FILE [--json] [--keep] [--seat N] [--depth D] [--threads T]", "reviews every decision of a record",
    R"(Reviews each decision that had an alternative by what its seat could see then, never by open hands, and prints the
verdict (best, fine, doubtful, mistake), what it is expected to cost against the best answer in points with its 95%
interval, the points expected (Odin: left at the end of the hand, Ninjan: won by the end of the game) and the
better answer with the reasons for it. A cost is more than the difference of the points if the move lowers the chance of
winning the game. An unfinished record is reviewed up to its end. The result depends on
the record and the depth alone. A seat's record (with "view") gives the same for that seat as the whole one; its curve
deals the hidden cards in every way that is possible. FILE may be - for standard input.

  --json       one object: game, decisions, and the curve, which is what every seat could expect after each line had
               all hands been open
  --keep       uses the review beside the record, FILE.review, if it belongs to this record and has this depth, reviews
               only what is missing, and writes it again; the window finds it there. While the window has the data
               folder in which FILE lies, the review is printed only
  --seat N     the decisions of this seat only, from 0
  --depth D    deals on which the answers are compared at first; up to four times as many where the verdict is open
  --threads T  how many threads (default: all cores but one)

Exit code 0: done. 1: the record is faulty, or the review could not be kept. 2: wrong usage.
)",
    reviewGame};

} // namespace meadhall::cli
