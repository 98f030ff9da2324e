// SPDX-License-Identifier: GPL-3.0-or-later
// Reviews in the background and on disk.
#include "tests/engine/review/review_test.h"

using namespace meadhall::review::testing;

void TestReview::stopsAtOnce()
{
    for (const Game game : {Game::Odin, Game::Ninjan}) {
        const Events events = test::computersGame(test::computersOf(game, 4, 2), {}, 12);
        const std::vector<Task> tasks = tasksOf(events, {});
        const auto task = std::find_if(tasks.begin(), tasks.end(), [](const Task &one) { return one.decision; });
        QVERIFY(task != tasks.end());
        Review review;
        bool done = true;
        const qint64 delay = cancellationDelayMs([&](const std::stop_token &stop) {
            // Never settled within the time of a test.
            const Scale undecidable{{true, 0.06, 2, -1e9, 1e9}, {0.05, 0.25, 0.75}};
            const auto model = makeDecisionModel(seenBefore(events, task->line, task->decision->seat),
                                                 task->decision->seat, task->decision->played);
            done = judge(*model, undecidable, {kMostDeals, 1}, stop).has_value();
        });
        QVERIFY(!done);
        QVERIFY2(delay < kMaxCancellationDelayMs, qPrintable(QString::number(delay)));
    }
}

void TestReview::jobStopsAndGoesOn()
{
    const Events events = test::computersGame(test::computersOf(Game::Odin, 3, 6), {}, 14);
    ReviewJob job(events, kShallowest, kSpectator);
    QSignalSpy judged(&job, &ReviewJob::decisionJudged);
    QSignalSpy finished(&job, &ReviewJob::finished);
    job.start(0, 2);
    QVERIFY(job.isRunning());
    QTRY_VERIFY(!judged.isEmpty());
    job.stop();
    QVERIFY(!job.isRunning());
    const auto kept = judged.size();
    QCOMPARE(int(kept), job.judged());
    QCoreApplication::processEvents();
    QCOMPARE(judged.size(), kept); // nothing comes after the stop
    job.start();
    QTRY_COMPARE(finished.size(), 1);
    QCOMPARE(job.judged(), job.decisions());
    QCOMPARE(int(judged.size()), job.decisions()); // nothing is judged twice
    compareReviews(job.review(), reviewedBy(events, 1, kShallowest));
    job.start(); // there is nothing left to do
    QTRY_COMPARE(finished.size(), 2);
}

void TestReview::jobBeginsWithTheLineLookedAt()
{
    const Events events = test::computersGame(test::computersOf(Game::Ninjan, 2, 6));
    const int line = decisionsOf(events).back().line;
    ReviewJob job(events, kShallow, kSpectator);
    QSignalSpy judged(&job, &ReviewJob::decisionJudged);
    job.start(line, 1);
    QTRY_VERIFY(!judged.isEmpty());
    QCOMPARE(judged[0][0].toInt(), line);
}

void TestReview::filesAreReadAgain()
{
    QTemporaryDir folder;
    const QString file = reviewFileOf(folder.filePath(QStringLiteral("game.meadhall")));
    QVERIFY(file.endsWith(QLatin1String(".meadhall.review")));
    for (const Game game : {Game::Odin, Game::Ninjan}) {
        const Events events = test::computersGame(test::computersOf(game, 2, 6), {}, 16);
        QVERIFY(loadReview(folder.filePath(QStringLiteral("none")), events, kShallowest).decisions.empty());
        const Review review = reviewedBy(events, 2, kShallowest);
        QCOMPARE(saveReview(file, events, kShallowest, review), 0);
        const Review again = loadReview(file, events, kShallowest);
        QCOMPARE(again.decisions.size(), review.decisions.size());
        QCOMPARE(again.outlook.size(), review.outlook.size());
        for (const auto &[line, judged] : review.decisions) {
            const Judgement &read = again.decisions.at(line).judgement;
            QVERIFY(read.best == judged.judgement.best && read.verdict == judged.judgement.verdict);
            QVERIFY(std::abs(read.loss - judged.judgement.loss) < 1e-4);
        }
        QCOMPARE(toText(events, kShallowest, loadReview(file, events, kShallowest)),
                 toText(events, kShallowest, again));
        const std::vector<SeatCounts> counts = readCounts(file);
        QCOMPARE(counts.size(), std::size_t{2});
        for (int seat = 0; seat < 2; ++seat) {
            const SeatCounts &of = counts[std::size_t(seat)];
            int decisions = 0;
            for (const auto &[line, judged] : review.decisions)
                decisions += judged.decision.seat == seat ? 1 : 0;
            QCOMPARE(of.judged, decisions);
            QCOMPARE(of.decisions, decisions);
            QVERIFY(of.mistakes <= decisions && of.lost >= 0);
        }
        // Only for these events and this depth.
        QVERIFY(loadReview(file, firstLines(events, events.size() - 1), kShallowest).decisions.empty());
        QVERIFY(loadReview(file, events, {21, 1}).decisions.empty());
    }
    QVERIFY(saveReview(QStringLiteral("/nowhere/at/all"), {}, kShallowest, {}) != 0);
}

void TestReview::damagedFilesAreNotRead()
{
    const Events events = test::computersGame(test::computersOf(Game::Ninjan, 2, 6), {}, 16);
    const QByteArray text = toText(events, kShallow, reviewedBy(events, 2));
    QVERIFY(!fromText(text, events, kShallow).decisions.empty());
    const auto refused = [&](const QByteArray &damaged) {
        return fromText(damaged, events, kShallow).decisions.empty();
    };
    QVERIFY(refused({}));
    QVERIFY(refused(text.chopped(1)));
    QVERIFY(refused(text.chopped(30)));
    QVERIFY(refused(text + "{}\n"));
    QVERIFY(refused(QByteArray(text).replace("{\"seats\":[{\"decisions\":", "{\"seats\":[{\"decisions\":1")));
    QVERIFY(refused(text + text.mid(text.indexOf('\n') + 1)));
    QVERIFY(refused(QByteArray(text).replace("{\"review\":7,", "{\"review\":8,")));
    QVERIFY(refused(QByteArray(text).replace("\"verdict\":\"best\"", "\"verdict\":\"good\"")));
    QVERIFY(refused(QByteArray(text).replace("\"seat\":0,\"card\"", "\"seat\":1,\"card\"")));
    QVERIFY(refused(QByteArray(text).replace("\"loss\":0,", "\"loss\":null,")));
}
