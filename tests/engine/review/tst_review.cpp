// SPDX-License-Identifier: GPL-3.0-or-later
// The review: planted mistakes are found, hidden cards and threads change nothing, and it stops at once.
#include "tests/engine/review/review_test.h"
#include "tests/test_program.h"

#include <QBuffer>

using namespace meadhall::review::testing;

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

void TestReview::goatCostsFivePoints_data()
{
    QTest::addColumn<QByteArray>("position");
    QTest::addColumn<QList<double>>("points"); // of both seats by the end of the hand
    // The rest of the hand is forced: the other seat goes out on a single card if it can, and on nothing else.
    QTest::newRow("keeps it") << QByteArray("Odin 15 goat / * R9 B1 X0 / 1 P5 : B1") << QList<double>{6, 0};
    QTest::newRow("leads it alone") << QByteArray("Odin 15 goat / * R9 B1 X0 / 1 P5 : X0") << QList<double>{2, 0};
    QTest::newRow("goes out with it") << QByteArray("Odin 15 goat / * R9 B1 X0 / 1 P5 : R9") << QList<double>{0, 1};
    QTest::newRow("leaves it to the other")
        << QByteArray("Odin 15 goat / * R9 R8 B9 / 2 P5 X0 > B1 : R9 R8 +B1") << QList<double>{0, 6};
    QTest::newRow("picks it up") << QByteArray("Odin 15 goat / * R9 B4 B1 / 1 P6 > X0 : B4 +X0") << QList<double>{7, 0};
    QTest::newRow("without it") << QByteArray("Odin 15 / * R9 B1 G1 / 1 P5 : B1") << QList<double>{2, 0};
}

/// The judge and the outlook both count the goat.
void TestReview::goatCostsFivePoints()
{
    QFETCH(QByteArray, position);
    QFETCH(QList<double>, points);
    const auto [parsed, problem] = record::parsePosition(position.toStdString());
    QVERIFY2(!problem, problem.word.c_str());
    Events events = record::eventsOf(parsed, {"Ada", "Bo"});
    const Event played = events.back();
    Events before = events;
    before.pop_back();
    const auto decision = makeDecisionModel(before, 0, played);
    const auto judgement = judge(*decision, scaleOf(Game::Odin), kShallow, {});
    QVERIFY(judgement);
    QCOMPARE(judgement->points, points[0]);
    const std::vector<double> outlook = outlookAfter(events, 16, 1, {}); // a power of two, so that the mean is exact
    QCOMPARE(QList<double>(outlook.begin(), outlook.end()), points);
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
    // With few deals the interval may reach into the milder verdict.
    QVERIFY2(judgement.verdict >= Verdict::Doubtful, qPrintable(QString::number(judgement.loss)));
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

// A pass that gave away the only hand of a game was said to leave 14.7 points, with five cards in the hand.
void TestReview::lostGameIsNotPoints()
{
    QByteArray text =
        R"({"event":"game","format":1,"game":"odin","seats":["Ada","Bo"],"rules":{"colours":"BGKO","target":1,"nextStarter":"rotate","wholeHandLead":"optional"},"chairs":["human:1","computer:easy:bjorn"]}
{"event":"hand","first":0,"hands":[["B2","B3","G4","G7","G8","K1","K3","O4","O6"],["B1","B4","G1","K4","K5","K6","O3","O5","O9"]]}
{"event":"play","seat":0,"cards":["K1"]}
{"event":"play","seat":1,"cards":["B4","B1"],"take":"K1"}
{"event":"play","seat":0,"cards":["O6","O4"],"take":"B4"}
{"event":"play","seat":1,"cards":["K6","K5","K4"],"take":"O6"}
{"event":"pass","seat":0}
{"event":"play","seat":1,"cards":["O5"]}
{"event":"play","seat":0,"cards":["B3","K3"],"take":"O5"}
{"event":"pass","seat":1}
{"event":"play","seat":0,"cards":["O5"]}
{"event":"play","seat":1,"cards":["G1","K1"],"take":"O5"}
{"event":"pass","seat":0}
)";
    QBuffer file(&text);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const record::Record record = record::readRecord(file);
    QVERIFY(!record.problem);
    const int line = static_cast<int>(record.events.size());
    const Judgement judgement = judgementOf(record.events, line);
    QVERIFY(judgement.verdict == Verdict::Mistake);
    QVERIFY2(judgement.points <= 6, qPrintable(QString::number(judgement.points)));
    QVERIFY2(judgement.loss > judgement.points + 5, qPrintable(QString::number(judgement.loss)));
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

/// With the last card of the game the figures can be checked against the piles on the table.
void TestReview::figuresOfTheLastCard()
{
    for (int players = 2; players <= 4; ++players) {
        const test::PlantedGame game = test::firstPlanted(test::takesPoorPileLast, players, 1);
        const Judgement judgement = judgementOf(game.events, game.line);
        const auto board = viewAfter<ninjan::View>(seenBefore(game.events, game.line, game.seat), game.seat).board();
        const auto worth = [&](const Event &event) {
            return board.piles[toIndex(std::get<ResolveEvent>(event).pile)].sum();
        };
        const Event &played = game.events[toIndex(game.line) - 1];
        const int own = board.points[toIndex(game.seat)], lost = worth(game.better) - worth(played);
        QVERIFY(lost >= 16);
        QVERIFY(judgement.verdict == Verdict::Mistake && judgement.best == game.better);
        QCOMPARE(judgement.points, double(own + worth(played)));
        QCOMPARE(judgement.bestPoints, double(own + worth(game.better)));
        QVERIFY(judgement.lossCi95 < 1);
        QVERIFY2(judgement.loss > lost - 1e-6,
                 qPrintable(QString::number(judgement.loss))); // more if the game was lost by it
        const auto why = reasonsOf(seenBefore(game.events, game.line, game.seat), game.seat, judgement.best);
        QCOMPARE(QString::fromStdString(why.front().code), QStringLiteral("takesMore"));
        QCOMPARE(why.front().values.front(), worth(game.better));
    }
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
            QVERIFY(judgementOf(others, line, kShallowest) == judgementOf(events, line, kShallowest));
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
        const Review one = reviewedBy(events, 1, kShallowest);
        QCOMPARE(one.decisions.size(), decisionsOf(events).size());
        QVERIFY(one.outlook.size() > 5);
        compareReviews(one, reviewedBy(events, 4, kShallowest));
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
    const Review review = reviewedBy(events, 2);
    std::size_t differences = 0;
    for (const auto &[line, judged] : review.decisions) {
        const Judgement &judgement = judged.judgement;
        QVERIFY(judgement.loss >= 0 && judgement.lossCi95 >= 0);
        QVERIFY(judgement.verdict == verdictOf(scaleOf(Game::Ninjan).thresholds, judgement.loss - judgement.lossCi95));
        differences += std::abs(judgement.bestPoints - judgement.points - judgement.loss) < 1e-9 ? 1 : 0;
        if (judgement.best == judged.decision.played)
            QCOMPARE(judgement.points, judgement.bestPoints);
    }
    // Nearly always the loss is the difference of the points; otherwise the chance of winning counts.
    QVERIFY2(differences * 10 >= review.decisions.size() * 8, qPrintable(QString::number(differences)));
}

void TestReview::provisionalJudgementsComeFirst()
{
    const Events events = test::computersGame(test::computersOf(Game::Ninjan, 3, 8), {}, 4);
    const auto model = makeDecisionModel(seenBefore(events, 3, 0), 0, events[2]);
    std::vector<int> deals;
    const Scale undecidable{{false, 0.05, 4, -1e9, 1e9}, {0.5, 2, 4}};
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

/// No reason is given for one answer that holds for the other as well, and hardly ever is there none.
void TestReview::reasonsTellAnswersApart()
{
    for (const Game game : {Game::Odin, Game::Ninjan}) {
        int pairs = 0;
        int explained = 0;
        for (int players = 2; players <= 4; ++players) {
            const Events events = test::computersGame(test::computersOf(game, players, 60 + std::uint64_t(players)));
            for (const Decision &decision : decisionsOf(events)) {
                const Events seen = seenBefore(events, decision.line, decision.seat);
                const auto all = makeDecisionModel(seen, decision.seat, std::nullopt);
                for (int i = 0; i < std::min(all->moves(), 6); ++i) {
                    const Event other = all->answer(i);
                    if (other == decision.played)
                        continue;
                    const auto why = reasonsOf(seen, decision.seat, decision.played, other);
                    const auto whyNot = reasonsOf(seen, decision.seat, other, decision.played);
                    for (const Why &each : why)
                        QVERIFY(std::find(whyNot.begin(), whyNot.end(), each) == whyNot.end());
                    ++pairs;
                    explained += !why.empty() || !whyNot.empty() ? 1 : 0;
                }
            }
        }
        QVERIFY(pairs > 200);
        QVERIFY2(explained * 10 >= pairs * 9, qPrintable(QStringLiteral("%1 of %2").arg(explained).arg(pairs)));
    }
}

/// At any point of a game, also before the deal, and whichever seat one asks for.
void TestReview::onlyWhoIsAskedDecides()
{
    for (const Game game : {Game::Odin, Game::Ninjan})
        for (int players = 2; players <= 5; ++players) {
            const Events events = test::computersGame(test::computersOf(game, players, 90 + std::uint64_t(players)));
            const auto referee = makeReferee(std::get<GameEvent>(events.front()));
            for (int line = 1; line <= static_cast<int>(events.size()); ++line) {
                if (line > 1)
                    referee->apply(events[toIndex(line - 1)]);
                const std::vector<Request> asked = referee->openRequests();
                for (int seat = 0; seat < players; ++seat) {
                    const auto model = makeDecisionModel(seenBefore(events, line + 1, seat), seat, std::nullopt);
                    const auto own = std::find_if(asked.begin(), asked.end(), [seat](const Request &one) {
                        return one.seat == seat && one.kind != RequestKind::Throw;
                    });
                    // A card of Ninjan may be changed until all have chosen.
                    const bool decides =
                        own != asked.end() || (!asked.empty() && asked.front().kind == RequestKind::Choose);
                    if (decides)
                        QVERIFY(model && model->moves() > 0);
                    else // the last card of Ninjan is chosen of itself
                        QVERIFY(!model || model->moves() == 1);
                }
            }
        }
}

REGISTER_TEST(TestReview)
#include "moc_review_test.cpp"
