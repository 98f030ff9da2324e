// SPDX-License-Identifier: GPL-3.0-or-later
// The computer players of Ninjan: legal, reproducible, without access to hidden cards, cancelled at once, and each
// level stronger than the one below.
#include "tests/engine/ai/ninjan/ninjan_player_test.h"
#include "tests/test_program.h"

using namespace meadhall::ninjan::ai::testing;

void TestNinjanPlayer::quickGameMatchesRules()
{
    for (std::uint64_t deal = 1; deal <= 400 && !QTest::currentTestFailed(); ++deal) {
        const int players = static_cast<int>(2 + deal % 4);
        playNinjan(ninjanGame(players, deal), deal, [](const ninjan::Referee &referee, const Event &event) {
            const auto *resolve = std::get_if<ResolveEvent>(&event);
            if (!resolve)
                return;
            Board board = referee.position().board;
            PlayoutState game = PlayoutState::of(board);
            QCOMPARE(UnresolvedCards::of(board).front(), sortKeyOf(resolve->card, resolve->seat));
            QCOMPARE(UnresolvedCards::of(board).count, board.players - board.resolved);
            QCOMPARE(game.beatenBySuit(suitOf(resolve->card)), board.beatenPiles(resolve->card));
            game.put(resolve->card, resolve->seat, resolve->pile);
            board.resolve(resolve->pile);
            game.round = board.round;
            QVERIFY(game == PlayoutState::of(board));
        });
    }
}

void TestNinjanPlayer::sortKeysMatchRules()
{
    Random random(1);
    for (int i = 0; i < 20'000; ++i) {
        const auto count = 2 + random.below(4);
        // Few different numbers, so that ties are common.
        CardSet few;
        for (const Suit suit : {Suit::Rock, Suit::Paper, Suit::Scissors})
            for (const int number : {-1, 3, 4})
                few.add(card(suit, number));
        const std::vector<Card> cards = shuffled(few, random);
        std::array<RevealedCard, kMaxPlayers> shown{};
        std::array<SortKey, kMaxPlayers> sortKeys{};
        for (std::size_t seat = 0; seat < count; ++seat) {
            shown[seat] = {static_cast<std::int8_t>(seat), cards[seat]};
            sortKeys[seat] = sortKeyOf(cards[seat], static_cast<int>(seat));
        }
        const std::vector<Card> expected = sortedByTheRules({cards.begin(), cards.begin() + count});
        sortForResolving(std::span(shown).first(count));
        sortKeysForResolving(sortKeys, count);
        for (std::size_t place = 0; place < count; ++place) {
            QCOMPARE(cardOf(sortKeys[place]), expected[place]);
            QCOMPARE(shown[place].card, expected[place]);
            QCOMPARE(cards[toIndex(seatOf(sortKeys[place]))], expected[place]);
            QCOMPARE(seatOf(sortKeys[place]), static_cast<int>(shown[place].seat));
        }
    }
}

void TestNinjanPlayer::greedyMatchesFormula()
{
    // A card scores the best pile it takes now, less 0.3 of its own number; a card that beats nothing takes nothing.
    const Board board = Board::start(2, {ninjanCard("S10"), ninjanCard("P4"), ninjanCard("S-6")});
    const CardScores scores(PlayoutState::of(board), greedyWeights());
    const auto score = [&](std::string_view name) { return static_cast<double>(scores(ninjanCard(name))); };
    QVERIFY(std::abs(score("R7") - (10 - 2.1)) < 1e-4);
    QVERIFY(std::abs(score("S-4") - (4 + 1.2)) < 1e-4);
    QVERIFY(std::abs(score("P9") - -2.7) < 1e-4);
    // Laying: negative cards go on the richest pile, others on the poorest. Taking: the richest pile.
    for (const auto &[name, pile] : {std::pair("P-1", 0), {"P9", 2}, {"R3", 0}, {"S3", 1}}) {
        UnresolvedCards rest;
        rest.sortKeys[0] = sortKeyOf(ninjanCard(name), 0);
        rest.count = 1;
        QCOMPARE(bestPile(PlayoutState::of(board), rest, greedyWeights()), pile);
    }
}

void TestNinjanPlayer::everyLevelPlaysLegally_data()
{
    QTest::addColumn<int>("level");
    for (int level = 0; level < 5; ++level)
        QTest::addRow("level %d", level) << level;
}

void TestNinjanPlayer::everyLevelPlaysLegally()
{
    QFETCH(int, level);
    const Strength strength = kStrengths[toIndex(level)];
    for (std::uint64_t deal = 1; deal <= (level < 3 ? 100u : 4u); ++deal) { // with 2 to 5 players
        const int players = static_cast<int>(2 + deal % 4);
        const Played first = playWith(ninjanGame(players, deal), makePlayers(players, strength, deal));
        QCOMPARE(first.illegal, 0);
        const Played second = playWith(ninjanGame(players, deal), makePlayers(players, strength, deal));
        QVERIFY(first.events == second.events); // same seed, same game
    }
}

void TestNinjanPlayer::everyRequestGetsALegalAnswer()
{
    // Positions of random games are more varied than those of real players.
    for (std::uint64_t deal = 1; deal <= 40 && !QTest::currentTestFailed(); ++deal) {
        const int players = static_cast<int>(2 + deal % 4);
        NinjanPlayer player(0, Strength{EngineKind::Search, 0, 12, 24, {}}, deal);
        player.onEvent(ninjanGame(players, deal));
        playNinjan(ninjanGame(players, deal), deal, [&](const ninjan::Referee &referee, const Event &event) {
            for (const Request &request : referee.openRequests())
                if (request.seat == 0)
                    QCOMPARE(referee.whyAnswerRefused(0, player.answer(request.kind, {})), Reason::None);
            // A request that does not fit the position must not crash.
            for (const RequestKind kind :
                 {RequestKind::Move, RequestKind::Choose, RequestKind::Pile, RequestKind::Throw})
                player.answer(kind, {});
            player.onEvent(referee.seenBy(event, 0));
        });
    }
}

void TestNinjanPlayer::hiddenCardsChangeNothing()
{
    Random random(3);
    for (std::uint64_t deal = 1; deal <= 12 && !QTest::currentTestFailed(); ++deal) {
        const int players = static_cast<int>(2 + deal % 4);
        Events events{ninjanGame(players, deal)};
        playNinjan(ninjanGame(players, deal), deal, [&](const ninjan::Referee &referee, const Event &event) {
            for (const Request &request : referee.openRequests()) {
                const Strength strength =
                    deal % 2 == 0 ? Strength{EngineKind::Search, 0, 30, 100, {}} : Strength{EngineKind::Policy, 3};
                const auto answer = [&](const Events &seen) {
                    NinjanPlayer player(request.seat, strength, deal);
                    for (const Event &each : seen)
                        player.onEvent(referee.seenBy(each, request.seat));
                    return player.answer(request.kind, {});
                };
                const Events other = hiddenShuffled(events, request.seat, random);
                QVERIFY(viewOf(events, request.seat) == viewOf(other, request.seat));
                QVERIFY(answer(events) == answer(other));
            }
            events.push_back(event);
        });
    }
}

void TestNinjanPlayer::beliefMatchesView()
{
    for (std::uint64_t deal = 1; deal <= 60 && !QTest::currentTestFailed(); ++deal) {
        const int players = static_cast<int>(2 + deal % 4);
        Events events{ninjanGame(players, deal)};
        playNinjan(ninjanGame(players, deal), deal, [&](const ninjan::Referee &referee, const Event &event) {
            const auto requests = referee.openRequests();
            if (!requests.empty() && requests.front().kind != RequestKind::Throw) {
                const ninjan::View view = viewOf(events, requests.front().seat);
                for (const auto &weighted : BeliefSampler(view).deals(5, Random(deal), {})) {
                    CardSet all;
                    int count = 0;
                    for (int seat = 0; seat < players; ++seat) {
                        const CardSet hand = weighted.deal.hands[toIndex(seat)];
                        QCOMPARE(hand.count(), view.count(seat));
                        all |= hand;
                        count += hand.count();
                    }
                    QCOMPARE(all.count(), count);
                    QVERIFY((view.unseen() | view.hand()).containsAll(all));
                    QVERIFY(weighted.deal.hands[toIndex(view.seat())] == view.hand());
                }
            }
            events.push_back(event);
        });
    }
}

void TestNinjanPlayer::beliefUsesObservations()
{
    // In games of players who match the opponent model, sampled hands contain the true cards more often than chance.
    double guessed = 0;
    double byChance = 0;
    for (std::uint64_t deal = 1; deal <= 60 && !QTest::currentTestFailed(); ++deal) {
        const Events events = playWith(ninjanGame(2, deal), makePlayers(2, Strength{EngineKind::Greedy}, deal)).events;
        const auto length = std::find_if(events.begin(), events.end(), [reveals = 0](const Event &event) mutable {
            return std::holds_alternative<RevealEvent>(event) && ++reveals == 6;
        });
        // Up to the choices of round 6: five rounds have been seen.
        const Events seen(events.begin(), length - 2);
        const ninjan::View view = viewOf(seen, 0);
        QCOMPARE(view.count(1), 4);
        const CardSet held = viewOf(seen, 1).hand();
        constexpr int kDeals = 200;
        for (const auto &weighted : BeliefSampler(view).deals(kDeals, Random(deal), {}))
            guessed += (weighted.deal.hands[1] & held).count() / static_cast<double>(kDeals);
        byChance += 16.0 / view.unseen().count();
    }
    QVERIFY2(guessed > 1.3 * byChance, qPrintable(QStringLiteral("%1 against %2").arg(guessed).arg(byChance)));
}

void TestNinjanPlayer::cancellationIsPrompt()
{
    Events events{ninjanGame(5, 7)};
    playNinjan(ninjanGame(5, 7), 7, [&](const ninjan::Referee &, const Event &event) { events.push_back(event); });
    events.resize(50); // an arbitrary position in the middle
    NinjanPlayer player(0, Strength{EngineKind::Search, 0, 100'000'000, 100'000'000, {}}, 1);
    const ninjan::View view = viewOf(events, 0);
    const auto referee = makeReferee(std::get<GameEvent>(events.front()));
    for (const Event &event : events)
        player.onEvent(referee->seenBy(event, 0));
    QVERIFY(view.mayChoose() || view.board().turn() == 0);
    const RequestKind kind = view.mayChoose() ? RequestKind::Choose : RequestKind::Pile;
    const qint64 after = cancellationDelayMs([&](std::stop_token stop) { player.answer(kind, stop); });
    QVERIFY2(after < kMaxCancellationDelayMs, qPrintable(QString::number(after)));
}

REGISTER_TEST(TestNinjanPlayer)
#include "moc_ninjan_player_test.cpp"
