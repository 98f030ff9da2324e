// The computer players of Ninjan: legal, reproducible, without access to hidden cards, cancelled at once, and each
// level stronger than the one below.
#include "engine/core/to_index.h"
#include "engine/games/games.h"
#include "tests/engine/ninjan_game.h"
#include "tests/engine/search_cancellation.h"

#include "engine/ai/ninjan/ninjan_player.h"
#include "engine/ai/ninjan/ninjan_search.h"
#include "engine/core/shuffle.h"
#include "engine/games/ninjan/throwing.h"
#include "engine/players/arena.h"

#include <QElapsedTimer>
#include <QtTest>

#include <cmath>
#include <thread>

using namespace meadhall;
using namespace meadhall::ninjan;
using namespace meadhall::ninjan::ai;
using test::ninjanCard;
using test::ninjanGame;
using test::playNinjan;

namespace {

/// The resolving order according to the rules: the highest number first; of two cards of one number the one that beats
/// the other, of three rock, scissors, paper.
std::vector<Card> sortedByTheRules(std::vector<Card> cards)
{
    std::vector<Card> sorted;
    for (int number = kHighest; number >= kLowest; --number) {
        std::vector<Card> alike;
        for (const Suit suit : {Suit::Rock, Suit::Scissors, Suit::Paper})
            for (Card card : cards)
                if (numberOf(card) == number && suitOf(card) == suit)
                    alike.push_back(card);
        if (alike.size() == 2 && beats(alike[1], alike[0]))
            std::swap(alike[0], alike[1]);
        sorted.insert(sorted.end(), alike.begin(), alike.end());
    }
    return sorted;
}

ninjan::View viewOf(const Events &events, int seat)
{
    ninjan::View view(seat);
    const auto referee = makeReferee(std::get<GameEvent>(events.front()));
    for (const Event &event : events)
        view.apply(referee->seenBy(event, seat));
    return view;
}

/// The result of one game.
struct Played {
    Events events;
    int illegal = 0;
};

Played playWith(const GameEvent &game, const std::vector<std::unique_ptr<NinjanPlayer>> &players)
{
    Played played;
    ninjan::Referee referee(game);
    const auto notifyPlayers = [&](const Event &event) {
        played.events.push_back(event);
        for (std::size_t seat = 0; seat < players.size(); ++seat)
            players[seat]->onEvent(referee.seenBy(event, static_cast<int>(seat)));
    };
    notifyPlayers(game);
    while (!referee.over()) {
        std::optional<Event> event;
        if (const auto next = referee.nextAutomaticEvent(0))
            event = next->event;
        Events answers;
        const std::vector<Request> requests = referee.openRequests();
        for (auto one = requests.begin(); !event; ++one) {
            answers.push_back(players[toIndex(one->seat)]->answer(one->kind, {}));
            if (referee.whyAnswerRefused(one->seat, answers.back()) != Reason::None) {
                ++played.illegal;
                return played;
            }
            event = referee.combineAnswers(answers);
        }
        referee.apply(*event);
        notifyPlayers(*event);
    }
    return played;
}

std::vector<std::unique_ptr<NinjanPlayer>> makePlayers(int players, Strength strength, std::uint64_t seed)
{
    std::vector<std::unique_ptr<NinjanPlayer>> all;
    for (int seat = 0; seat < players; ++seat)
        all.push_back(std::make_unique<NinjanPlayer>(seat, strength, seed));
    return all;
}

players::MatchResult match(Strength one, Strength others, int players, int deals)
{
    players::ArenaSettings settings;
    settings.game.game = Game::Ninjan;
    settings.game.seats.assign(toIndex(players), "chair");
    settings.deals = deals;
    settings.duplicate = true;
    return players::runArena(settings, [&](std::size_t chair, int seat, std::uint64_t seed) {
        return std::make_unique<NinjanPlayer>(seat, chair == 0 ? one : others, seed);
    });
}

/// The record of a game with everything shuffled that `seat` cannot see: the other hands and the unused cards, except
/// cards that are revealed later in the record.
Events hiddenShuffled(Events events, int seat, Random &random)
{
    auto &deal = std::get<DealEvent>(events[1]);
    CardSet shown;
    for (const Event &event : events)
        if (const auto *reveal = std::get_if<RevealEvent>(&event))
            for (const Card card : reveal->cards)
                shown.add(card);
    CardSet hidden =
        kDeck - CardSet{deal.piles[0], deal.piles[1], deal.piles[2]} - shown - deal.hands[toIndex(seat)].cards;
    const std::vector<Card> cards = shuffled(hidden, random);
    std::size_t next = 0;
    for (std::size_t other = 0; other < deal.hands.size(); ++other) {
        if (static_cast<int>(other) == seat)
            continue;
        CardSet hand = deal.hands[other].cards & shown;
        while (hand.count() < kHandSize)
            hand.add(cards[next++]);
        deal.hands[other].cards = hand;
    }
    // Choices of the current round are hidden as well.
    for (std::size_t i = events.size(); i-- > 2 && std::holds_alternative<ChooseEvent>(events[i]);) {
        auto &choice = std::get<ChooseEvent>(events[i]);
        if (choice.seat != seat)
            choice.card = (deal.hands[toIndex(choice.seat)].cards - shown).first();
    }
    return events;
}

} // namespace

class TestNinjanPlayer : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void quickGameMatchesRules();
    void sortKeysMatchRules();
    void greedyMatchesFormula();
    void everyLevelPlaysLegally_data();
    void everyLevelPlaysLegally();
    void everyRequestGetsALegalAnswer();
    void hiddenCardsChangeNothing();
    void beliefMatchesView();
    void beliefUsesObservations();
    void cancellationIsPrompt();
    void throwsAreFair();
    void levelsAreOrderedByStrength();
    void masterBeatsBaseline_data();
    void masterBeatsBaseline();
};

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
    for (std::uint64_t deal = 1; deal <= (level < 3 ? 100u : 6u); ++deal) {
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

void TestNinjanPlayer::throwsAreFair()
{
    Events events;
    for (std::uint64_t deal = 1; events.empty(); ++deal) {
        const Events whole = playNinjan(ninjanGame(2, deal), deal);
        const auto thrown = std::find_if(whole.begin(), whole.end(),
                                         [](const Event &event) { return std::holds_alternative<ThrowEvent>(event); });
        if (thrown != whole.end())
            events.assign(whole.begin(), thrown);
    }
    std::array<std::array<int, 3>, 3> counts{};
    for (std::uint64_t seed = 0; seed < 4500; ++seed) {
        std::array<std::size_t, 2> symbols{};
        for (int seat = 0; seat < 2; ++seat) {
            // Both have the same seed, as two external bots have by default.
            NinjanPlayer player(seat, kStrengths[0], seed);
            for (const Event &event : events)
                player.onEvent(event);
            const auto thrown = std::get<ThrowEvent>(player.answer(RequestKind::Throw, {}));
            QCOMPARE(thrower(thrown), std::optional(seat));
            symbols[toIndex(seat)] = toIndex(*thrown.throws[toIndex(seat)]);
        }
        ++counts[symbols[0]][symbols[1]];
    }
    for (const auto &row : counts)
        for (const int count : row)
            QVERIFY2(std::abs(count - 500) < 105, qPrintable(QString::number(count))); // five standard deviations
}

void TestNinjanPlayer::levelsAreOrderedByStrength()
{
    for (std::size_t level = 1; level < kStrengths.size(); ++level) {
        const auto figures = match(kStrengths[level], kStrengths[level - 1], 2, level < 4 ? 400 : 60);
        QVERIFY2(figures.chairs[0].wins > 0.55,
                 qPrintable(QStringLiteral("%1: %2").arg(level).arg(figures.chairs[0].wins)));
        QCOMPARE(figures.chairs[0].faults, 0);
    }
}

void TestNinjanPlayer::masterBeatsBaseline_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("deals");
    QTest::addColumn<double>("wins");
    QTest::newRow("2 players") << 2 << 60 << 0.8;
    QTest::newRow("3 players") << 3 << 20 << 0.7;
    QTest::newRow("4 players") << 4 << 12 << 0.65;
    QTest::newRow("5 players") << 5 << 10 << 0.6;
}

void TestNinjanPlayer::masterBeatsBaseline()
{
    QFETCH(int, players);
    QFETCH(int, deals);
    QFETCH(double, wins);
    const auto figures = match(strengthOf(players::Level::Master), Strength{EngineKind::Greedy}, players, deals);
    QVERIFY2(figures.chairs[0].wins >= wins, qPrintable(QString::number(figures.chairs[0].wins)));
    QCOMPARE(figures.chairs[0].faults, 0);
}

QTEST_GUILESS_MAIN(TestNinjanPlayer)
#include "tst_ninjan_player.moc"
