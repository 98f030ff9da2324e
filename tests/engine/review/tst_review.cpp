// The review: planted mistakes are found, hidden cards and threads change nothing, and it stops at once.
#include "engine/record/record.h"
#include "engine/review/judge/outlook.h"
#include "engine/review/judge/reasons.h"
#include "engine/review/judge/review.h"
#include "engine/review/judge/review_run.h"
#include "engine/review/review_file.h"
#include "engine/review/review_job.h"
#include "tests/engine/ninjan_game.h"
#include "tests/engine/random_game.h"
#include "tests/engine/review/reviewed_games.h"
#include "tests/engine/search_cancellation.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

#include <set>

using namespace meadhall;
using namespace meadhall::review;

namespace {

/// Fast, and deep enough for large mistakes.
constexpr Depth kShallow{100, 1};

Judgement judgementOf(const Events &events, int line, Depth depth = kShallow)
{
    for (const Task &task : tasksOf(events, {}))
        if (task.decision && task.line == line) {
            Review review;
            if (perform(events, task, depth, {}, review))
                return review.decisions.at(line).judgement;
        }
    return {};
}

Events firstLines(const Events &events, std::size_t count)
{
    return Events(events.begin(), events.begin() + static_cast<std::ptrdiff_t>(std::min(count, events.size())));
}

/// The same record up to the line, with other cards wherever the seat cannot know them at that line.
Events shuffledHidden(const Events &events, int line, int seat, std::uint64_t seed)
{
    Events changed = firstLines(events, toIndex(line));
    std::size_t dealt = 0;
    for (std::size_t i = 0; i < changed.size(); ++i)
        if (std::holds_alternative<HandEvent>(changed[i]))
            dealt = i;
    auto &hand = std::get<HandEvent>(changed[dealt]);
    // Cards that have been shown since the deal stay where they were.
    CardSet shown = hand.hands[toIndex(seat)].cards;
    for (std::size_t i = dealt + 1; i < changed.size(); ++i)
        if (const auto *play = std::get_if<PlayEvent>(&changed[i]))
            shown |= play->cards;
    CardSet hidden = odin::deckOf(odin::rulesOf(std::get<GameEvent>(changed[0])).colours) - shown;
    for (const SeenHand &each : hand.hands)
        hidden -= each.cards & shown;
    Random random(seed);
    std::vector<Card> cards = shuffled(hidden, random);
    for (std::size_t i = 0; i < hand.hands.size(); ++i) {
        if (static_cast<int>(i) == seat)
            continue;
        CardSet kept = hand.hands[i].cards & shown;
        while (kept.count() < odin::kHandSize) {
            kept.add(cards.back());
            cards.pop_back();
        }
        hand.hands[i] = SeenHand::open(kept);
    }
    return changed;
}

void compareReviews(const Review &one, const Review &other)
{
    QCOMPARE(one.decisions.size(), other.decisions.size());
    QCOMPARE(one.outlook.size(), other.outlook.size());
    for (const auto &[line, judged] : one.decisions)
        QVERIFY(judged.judgement == other.decisions.at(line).judgement);
    for (const auto &[line, expected] : one.outlook)
        QVERIFY(expected == other.outlook.at(line));
}

/// Reviews on several threads without an event loop.
Review reviewedBy(const Events &events, int threads)
{
    Review review;
    ReviewRun::Callbacks callbacks;
    callbacks.finished = [&review](const Review &part) {
        review.decisions.insert(part.decisions.begin(), part.decisions.end());
        review.outlook.insert(part.outlook.begin(), part.outlook.end());
    };
    ReviewRun run(events, tasksOf(events, {}), kShallow, threads, callbacks);
    run.wait();
    return review;
}

} // namespace

class TestReview : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsDecisions();
    void onlyTheLastChoiceCounts();
    void findsMissedGoingOut_data();
    void findsMissedGoingOut();
    void findsPoorPiles_data();
    void findsPoorPiles();
    void hiddenCardsChangeNothing();
    void threadsChangeNothing();
    void milderWordStandsInDoubt();
    void provisionalJudgementsComeFirst();
    void outlookEndsWithTheResult();
    void stopsAtOnce();
    void jobStopsAndGoesOn();
    void jobBeginsWithTheLineLookedAt();
    void filesAreReadAgain();
    void damagedFilesAreNotRead();
};

void TestReview::findsDecisions()
{
    for (int players = 2; players <= 5; ++players) {
        const Events odin = test::playOdin(test::odinGame(players, 5), 5);
        std::set<int> decided;
        for (const Decision &decision : decisionsOf(odin)) {
            decided.insert(decision.line);
            QVERIFY(decision.played == odin[toIndex(decision.line) - 1]);
        }
        odin::Referee referee(std::get<GameEvent>(odin[0]));
        for (std::size_t i = 1; i < odin.size(); ++i) {
            QCOMPARE(decided.contains(static_cast<int>(i) + 1),
                     legalMoves(referee.position()).size() > 1 && !referee.openRequests().empty());
            referee.apply(odin[i]);
        }
        const Events ninjan = test::playNinjan(test::ninjanGame(players, 5), 5);
        int choices = 0;
        for (const Decision &decision : decisionsOf(ninjan))
            choices += std::holds_alternative<ChooseEvent>(decision.played) ? 1 : 0;
        QCOMPARE(choices, 8 * players); // the last card is forced
    }
    QVERIFY(decisionsOf({}).empty());
}

void TestReview::onlyTheLastChoiceCounts()
{
    const GameEvent game = test::ninjanGame(2, 3);
    ninjan::Referee referee(game);
    const DealEvent deal = std::get<DealEvent>(referee.nextAutomaticEvent(0)->event);
    const auto first = deal.hands[0].cards.begin();
    auto second = first;
    ++second;
    const Events events{game, deal, ChooseEvent{0, *first}, ChooseEvent{0, *second},
                        ChooseEvent{1, deal.hands[1].cards.first()}};
    const auto decisions = decisionsOf(events);
    QCOMPARE(int(decisions.size()), 2);
    QCOMPARE(decisions[0].line, 4);
    QCOMPARE(decisions[1].line, 5);
}

void TestReview::findsMissedGoingOut_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<quint64>("deal");
    for (int players = 2; players <= 5; ++players)
        for (quint64 deal = 1; deal <= 2; ++deal)
            QTest::addRow("%d players, deal %llu", players, deal) << players << deal;
}

void TestReview::findsMissedGoingOut()
{
    QFETCH(int, players);
    QFETCH(quint64, deal);
    const test::PlantedGame game = test::firstPlanted(test::missesGoingOut, players, deal);
    const Judgement judgement = judgementOf(game.events, game.line);
    QVERIFY2(judgement.verdict == Verdict::Mistake, qPrintable(QString::number(judgement.loss)));
    QVERIFY(judgement.best == game.better);
    QVERIFY(judgement.loss > 0.75 && judgement.lossCi95 > 0 && judgement.points > judgement.bestPoints);
    // What should have been played is not reproached.
    Events corrected = firstLines(game.events, toIndex(game.line));
    corrected.back() = game.better;
    const Judgement right = judgementOf(corrected, game.line);
    QVERIFY(right.verdict == Verdict::Best && right.best == game.better);
    QCOMPARE(right.loss, 0.0);
    const auto why = reasonsOf(seenBefore(game.events, game.line, game.seat), game.seat, judgement.best);
    QVERIFY(!why.empty());
    QVERIFY2(why[0].code == "goesOut" || why[0].code == "winsGame", why[0].code.c_str());
}

void TestReview::findsPoorPiles_data() { findsMissedGoingOut_data(); }

void TestReview::findsPoorPiles()
{
    QFETCH(int, players);
    QFETCH(quint64, deal);
    const test::PlantedGame game = test::firstPlanted(test::takesPoorPile, players, deal);
    const Judgement judgement = judgementOf(game.events, game.line);
    QVERIFY2(judgement.verdict == Verdict::Mistake, qPrintable(QString::number(judgement.loss)));
    QVERIFY(judgement.best == game.better);
    QVERIFY(judgement.loss >= 4 && judgement.points < judgement.bestPoints);
    Events corrected = firstLines(game.events, toIndex(game.line));
    corrected.back() = game.better;
    QVERIFY(judgementOf(corrected, game.line).verdict == Verdict::Best);
}

void TestReview::hiddenCardsChangeNothing()
{
    for (int players = 2; players <= 4; ++players) {
        const Events events = test::computersGame(test::computersOf(Game::Odin, players, 4), {}, 20);
        const std::vector<Decision> decisions = decisionsOf(events);
        for (std::size_t i = 0; i < decisions.size(); i += 4) {
            const auto &[line, seat, played] = decisions[i];
            const Events others = shuffledHidden(events, line, seat, 7);
            QVERIFY(!(others == firstLines(events, toIndex(line))));
            QVERIFY(seenBefore(others, line, seat) == seenBefore(events, line, seat));
            QVERIFY(judgementOf(others, line, {40, 1}) == judgementOf(events, line, {40, 1}));
        }
    }
    // Ninjan: other cards are exchanged between a hand and the cards out of play.
    const Events events = test::computersGame(test::computersOf(Game::Ninjan, 2, 4), {}, 4);
    Events others = events;
    auto &deal = std::get<DealEvent>(others[1]);
    CardSet unused = ninjan::kDeck - deal.hands[0].cards - deal.hands[1].cards;
    for (const Card card : deal.piles)
        unused.remove(card);
    CardSet hand;
    for (const Card card : unused)
        if (hand.count() < ninjan::kHandSize)
            hand.add(card);
    deal.hands[1] = SeenHand::open(hand);
    QVERIFY(std::get<ChooseEvent>(events[2]).seat == 0);
    QVERIFY(judgementOf(firstLines(others, 3), 3) == judgementOf(firstLines(events, 3), 3));
}

void TestReview::threadsChangeNothing()
{
    for (const Game game : {Game::Odin, Game::Ninjan}) {
        const Events events = test::computersGame(test::computersOf(game, 3, 6), {}, 14);
        const Review one = reviewedBy(events, 1);
        QCOMPARE(one.decisions.size(), decisionsOf(events).size());
        QVERIFY(one.outlook.size() > 5);
        compareReviews(one, reviewedBy(events, 4));
    }
}

void TestReview::milderWordStandsInDoubt()
{
    const Thresholds &odin = scaleOf(Game::Odin).thresholds;
    QVERIFY(verdictOf(odin, -0.3) == Verdict::Best);
    QVERIFY(verdictOf(odin, 0.049) == Verdict::Best && verdictOf(odin, 0.05) == Verdict::Fine);
    QVERIFY(verdictOf(odin, 0.25) == Verdict::Doubtful);
    QVERIFY(verdictOf(odin, 0.75) == Verdict::Mistake);
    QVERIFY(verdictOf(scaleOf(Game::Ninjan).thresholds, 1.9) == Verdict::Fine);
    // A judgement never says more than is certain.
    const Events events = test::computersGame(test::computersOf(Game::Ninjan, 3, 8));
    for (const auto &[line, judged] : reviewedBy(events, 2).decisions) {
        const Judgement &judgement = judged.judgement;
        QVERIFY(judgement.loss >= 0 && judgement.lossCi95 >= 0);
        QVERIFY(judgement.verdict == verdictOf(scaleOf(Game::Ninjan).thresholds, judgement.loss - judgement.lossCi95));
        QVERIFY(std::abs(judgement.bestPoints - judgement.points - judgement.loss) < 1e-9);
    }
}

void TestReview::provisionalJudgementsComeFirst()
{
    const Events events = test::computersGame(test::computersOf(Game::Ninjan, 3, 8), {}, 4);
    const auto model = makeDecisionModel(seenBefore(events, 3, 0), 0, events[2]);
    std::vector<int> deals;
    const Scale undecidable{false, {0.5, 2, 4}, 0.05, 4, -1e9, 1e9};
    const auto last = judge(*model, undecidable, kShallow, {}, [&](const Judgement &judgement) {
        QVERIFY(!judgement.settled);
        deals.push_back(judgement.deals);
    });
    QVERIFY(deals.size() >= 3 && std::is_sorted(deals.begin(), deals.end()) && !last->settled);
    QCOMPARE(last->deals, kMostWork * kShallow.deals);
}

void TestReview::outlookEndsWithTheResult()
{
    const Events odin = test::computersGame(test::computersOf(Game::Odin, 3, 9));
    for (std::size_t i = 1; i < odin.size(); ++i)
        if (const auto *over = std::get_if<HandOverEvent>(&odin[i])) {
            const std::vector<double> points(over->points.begin(), over->points.end());
            QVERIFY(outlookAfter(firstLines(odin, i + 1), 10, 1, {}) == points);
            QVERIFY(outlookAfter(firstLines(odin, i), 10, 1, {}) == points); // after the play that went out
        }
    QVERIFY(outlookAfter(firstLines(odin, 1), 10, 1, {}).empty());
    QCOMPARE(int(outlookAfter(firstLines(odin, 2), 10, 1, {}).size()), 3);
    const Events ninjan = test::computersGame(test::computersOf(Game::Ninjan, 4, 9));
    const auto &end = std::get<GameOverEvent>(ninjan.back());
    const std::vector<double> totals(end.totals.begin(), end.totals.end());
    QVERIFY(outlookAfter(firstLines(ninjan, ninjan.size() - 1), 10, 1, {}) == totals);
}

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
            const Scale undecidable{true, {0.05, 0.25, 0.75}, 0.06, 2, -1e9, 1e9};
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
    ReviewJob job(events, kShallow);
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
    QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, 60'000);
    QCOMPARE(job.judged(), job.decisions());
    QCOMPARE(int(judged.size()), job.decisions()); // nothing is judged twice
    compareReviews(job.review(), reviewedBy(events, 1));
    job.start(); // there is nothing left to do
    QCOMPARE(finished.size(), 2);
}

void TestReview::jobBeginsWithTheLineLookedAt()
{
    const Events events = test::computersGame(test::computersOf(Game::Ninjan, 2, 6));
    const int line = decisionsOf(events).back().line;
    ReviewJob job(events, kShallow);
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
        QVERIFY(loadReview(folder.filePath(QStringLiteral("none")), events, kShallow).decisions.empty());
        const Review review = reviewedBy(events, 2);
        QCOMPARE(saveReview(file, events, kShallow, review), QString());
        const Review again = loadReview(file, events, kShallow);
        QCOMPARE(again.decisions.size(), review.decisions.size());
        QCOMPARE(again.outlook.size(), review.outlook.size());
        for (const auto &[line, judged] : review.decisions) {
            const Judgement &read = again.decisions.at(line).judgement;
            QVERIFY(read.best == judged.judgement.best && read.verdict == judged.judgement.verdict);
            QVERIFY(std::abs(read.loss - judged.judgement.loss) < 1e-4);
        }
        QCOMPARE(toText(events, kShallow, again), toText(events, kShallow, review));
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
        QVERIFY(loadReview(file, firstLines(events, events.size() - 1), kShallow).decisions.empty());
        QVERIFY(loadReview(file, events, {101, 1}).decisions.empty());
    }
    QVERIFY(!saveReview(QStringLiteral("/nowhere/at/all"), {}, kShallow, {}).isEmpty());
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
    QVERIFY(refused(QByteArray(text).replace("{\"review\":2,", "{\"review\":3,")));
    QVERIFY(refused(QByteArray(text).replace("\"verdict\":\"best\"", "\"verdict\":\"good\"")));
    QVERIFY(refused(QByteArray(text).replace("\"seat\":0,\"card\"", "\"seat\":1,\"card\"")));
    QVERIFY(refused(QByteArray(text).replace("\"loss\":0,", "\"loss\":null,")));
}

QTEST_GUILESS_MAIN(TestReview)
#include "tst_review.moc"
