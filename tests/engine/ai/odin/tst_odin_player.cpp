// SPDX-License-Identifier: GPL-3.0-or-later
// Computer players of Odin: legal, reproducible, without access to hidden cards, and better than random play.
#include "engine/core/to_index.h"
#include "engine/games/games.h"
#include "engine/players/make_player.h"
#include "tests/engine/simulated_game.h"
#include "tests/test_program.h"

#include "engine/ai/odin/odin_player.h"
#include "engine/ai/personas.h"
#include "engine/core/shuffle.h"
#include "engine/games/odin/view.h"

#include <QElapsedTimer>
#include <QtTest>

#include <algorithm>
#include <map>

using namespace meadhall;
using namespace simulated_game;

namespace {

constexpr players::Level kLevels[]{players::Level::Beginner, players::Level::Easy, players::Level::Medium,
                                   players::Level::Hard, players::Level::Master};

/// A player of this level with a search small enough for many games.
std::unique_ptr<players::Player> quickPlayer(int seat, players::Level level, std::uint64_t seed)
{
    players::OdinStrength strength = players::odinStrength(level);
    if (strength.engineKind == players::OdinEngineKind::Search) {
        strength.budgets = players::forAnyPlayers({60, 30, 60});
        strength.maxMoves = 4;
    }
    return std::make_unique<odin::ai::OdinPlayer>(seat, strength, seed);
}

std::unique_ptr<players::Player> uniformPlayer(int seat, std::uint64_t seed)
{
    return std::make_unique<odin::ai::OdinPlayer>(seat, players::OdinStrength{players::OdinEngineKind::Random}, seed);
}

using Owned = std::vector<std::unique_ptr<players::Player>>;

std::vector<players::Player *> pointers(const Owned &players)
{
    std::vector<players::Player *> all;
    for (const auto &player : players)
        all.push_back(player.get());
    return all;
}

Owned seated(int count, players::Level level, std::uint64_t seed)
{
    Owned players;
    for (int seat = 0; seat < count; ++seat)
        players.push_back(quickPlayer(seat, level, mixSeeds(seed, static_cast<std::uint64_t>(seat))));
    return players;
}

/// Another deal that looks the same to the seat: cards that it has not seen change places.
HandEvent reshuffled(const HandEvent &hand, const odin::View &view, odin::Colours colours, Random &random)
{
    CardSet open = view.hand() | view.board().table | view.board().discard;
    for (const auto &turn : view.turns())
        open |= turn.move.cards;
    for (int seat = 0; seat < view.players(); ++seat)
        open |= view.known(seat);
    open |= hand.hands[toIndex(view.seat())].cards;
    const std::vector<Card> cards = shuffled(odin::deckOf(colours) - open, random);
    HandEvent other = hand;
    std::size_t next = 0;
    for (SeenHand &seen : other.hands) {
        const CardSet stays = seen.cards & open;
        seen.cards = stays;
        while (seen.cards.count() < seen.count)
            seen.cards.add(cards[next++]);
    }
    return other;
}

} // namespace

class TestOdinPlayer : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyAnswerIsLegal_data();
    void everyAnswerIsLegal();
    void sameSeedGivesTheSameGame();
    void seedsGiveDifferentGames();
    void hiddenCardsChangeNothing();
    void goesOutWheneverPossible();
    void masterPlaysAWholeHandInTime();
    void cancellationIsPrompt();
    void searchSizeDependsOnPlayers();
    void answersInTime_data();
    void answersInTime();
    void personasBiasMovesSlightly();
    void beatsRandomPlay_data();
    void beatsRandomPlay();
};

void TestOdinPlayer::everyAnswerIsLegal_data()
{
    QTest::addColumn<int>("players");
    for (int players = odin::kMinPlayers; players <= odin::kMaxPlayers; ++players)
        QTest::addRow("%d players", players) << players;
}

void TestOdinPlayer::everyAnswerIsLegal()
{
    QFETCH(int, players);
    // All levels in a few games, with each of the rules; the levels without search, which are fast, in many.
    for (int game = 0; game < 200; ++game) {
        const int levels = game < 6 ? 5 : 3;
        odin::Rules rules;
        rules.nextStarter = static_cast<odin::NextStarter>(game % 3);
        rules.wholeHandLead = static_cast<odin::WholeHandLead>(game / 3 % 2);
        rules.target = game % 7 == 0 ? 1 : 15;
        rules.colours = odin::randomColours(game % (odin::kColours - players + 1), static_cast<std::uint64_t>(game));
        Owned table;
        for (int seat = 0; seat < players; ++seat)
            table.push_back(quickPlayer(seat, kLevels[(game + seat) % levels], 7));
        const Played played = play(gameOf(players, static_cast<std::uint64_t>(game), rules), pointers(table));
        QCOMPARE(played.illegal, 0);
        QVERIFY(played.referee->over());
    }
}

void TestOdinPlayer::sameSeedGivesTheSameGame()
{
    for (const players::Level level : kLevels) {
        const Events first = play(gameOf(3, 11), pointers(seated(3, level, 5)), 1).events;
        const Events second = play(gameOf(3, 11), pointers(seated(3, level, 5)), 1).events;
        QVERIFY(first == second);
    }
}

void TestOdinPlayer::seedsGiveDifferentGames()
{
    const Events first = play(gameOf(3, 11), pointers(seated(3, players::Level::Beginner, 5))).events;
    const Events second = play(gameOf(3, 11), pointers(seated(3, players::Level::Beginner, 6))).events;
    QVERIFY(first != second);
}

void TestOdinPlayer::hiddenCardsChangeNothing()
{
    Random random(3);
    int compared = 0;
    for (std::uint64_t deal = 0; deal < 40; ++deal) {
        const int players = 2 + static_cast<int>(deal % 4);
        const GameEvent game = gameOf(players, deal);
        const Played played = play(game, pointers(seated(players, players::Level::Medium, deal)), 1);
        const auto &hand = std::get<HandEvent>(played.events[1]);
        // At a random decision the answer must not change in another deal that looks the same to the seat.
        const std::size_t length = 2 + random.below(static_cast<std::uint32_t>(played.events.size() - 3));
        int seat = -1;
        std::visit(
            [&](const auto &event) {
                if constexpr (requires { event.seat; })
                    seat = event.seat;
            },
            played.events[length]);
        if (seat < 0)
            continue;
        odin::View view(seat);
        Events answers;
        for (int shuffle = 0; shuffle < 4; ++shuffle) {
            Events events(played.events.begin(), played.events.begin() + static_cast<std::ptrdiff_t>(length));
            if (shuffle > 0)
                events[1] = reshuffled(hand, view, odin::rulesOf(game).colours, random);
            const auto referee = makeReferee(game);
            const auto player = quickPlayer(seat, players::Level::Master, 9);
            for (const Event &event : events) {
                if (!std::holds_alternative<GameEvent>(event)) {
                    QCOMPARE(referee->whyIllegal(event), Reason::None);
                    referee->apply(event);
                }
                player->onEvent(referee->seenBy(event, seat));
                if (shuffle == 0)
                    view.apply(referee->seenBy(event, seat));
            }
            answers.push_back(player->answer(RequestKind::Move, {}));
        }
        for (const Event &answer : answers)
            QVERIFY(answer == answers.front());
        ++compared;
    }
    QVERIFY(compared > 30);
}

void TestOdinPlayer::goesOutWheneverPossible()
{
    for (const players::Level level : kLevels) {
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const auto player = players::makePlayer(Game::Odin, 1, level, seed);
            GameEvent game = gameOf(2, 1);
            player->onEvent(game);
            const CardSet own{odin::card(odin::Colour::Blue, 1), odin::card(odin::Colour::Red, 1)};
            const Card lead = odin::card(odin::Colour::Green, 9);
            player->onEvent(HandEvent{0, {SeenHand::closed(3), SeenHand::open(own)}});
            player->onEvent(PlayEvent{0, CardSet::of(lead), kNoCard});
            const Event expected = PlayEvent{1, own, kNoCard};
            QVERIFY(player->answer(RequestKind::Move, {}) == expected);
        }
    }
}

void TestOdinPlayer::masterPlaysAWholeHandInTime()
{
    Owned table;
    for (int seat = 0; seat < 3; ++seat)
        table.push_back(players::makePlayer(Game::Odin, seat, players::Level::Master, 1));
    QElapsedTimer timer;
    timer.start();
    const Played played = play(gameOf(3, 1), pointers(table), 1);
    QCOMPARE(played.illegal, 0);
    // About 30 moves of some 30 ms each; the bound only catches gross errors.
    QVERIFY(timer.elapsed() < 20000);
}

void TestOdinPlayer::cancellationIsPrompt()
{
    players::OdinStrength strength{players::OdinEngineKind::Search, 0, players::forAnyPlayers({100, 50, 20000000}), 16};
    strength.milliseconds = 60000;
    odin::ai::OdinPlayer player(0, strength, 1);
    const GameEvent game = gameOf(6, 3);
    const auto referee = makeReferee(game);
    player.onEvent(game);
    const Event hand = referee->nextAutomaticEvent(3)->event;
    HandEvent first = std::get<HandEvent>(hand);
    first.first = 0;
    player.onEvent(referee->seenBy(first, 0));
    std::stop_source stop;
    stop.request_stop();
    QElapsedTimer timer;
    timer.start();
    player.answer(RequestKind::Move, stop.get_token());
    QVERIFY(timer.elapsed() < 20'000); // it would think for a minute
}

/// Search sizes depend on the number of players: full hands get fewer playouts.
void TestOdinPlayer::searchSizeDependsOnPlayers()
{
    players::OdinStrength strength{players::OdinEngineKind::Search, 0, players::forAnyPlayers({100, 50, 400}), 5};
    QCOMPARE(players::searchBudgetFor(6, 54, strength).particles, 100);
    strength.budgets[1].particles = 70;
    strength.budgets.back() = {130, 60, 800, 1200};
    QCOMPARE(players::searchBudgetFor(2, 18, strength).particles, 100);
    QCOMPARE(players::searchBudgetFor(2, 18, strength).simulations, 400);
    QCOMPARE(players::searchBudgetFor(3, 27, strength).particles, 70);
    QCOMPARE(players::searchBudgetFor(5, 45, strength).simulations, 400);
    QCOMPARE(players::searchBudgetFor(6, 27, strength).particles, 130);
    QCOMPARE(players::searchBudgetFor(6, 54, strength).simulations, 22);
    QCOMPARE(players::searchBudgetFor(6, 1, strength).simulations, 800);
}

void TestOdinPlayer::answersInTime_data()
{
    QTest::addColumn<bool>("capped");
    QTest::newRow("as much as fits") << false;
    QTest::newRow("a search that is far too large, cut off") << true;
}

void TestOdinPlayer::answersInTime()
{
    QFETCH(bool, capped);
    // Late in a hand of six, sampling takes long. The events are replayed to the player, not played by it.
    const GameEvent game = gameOf(6, 3);
    const Played played = play(game, pointers(seated(6, players::Level::Medium, 3)), 1);
    const auto last = std::find_if(played.events.rbegin(), played.events.rend(),
                                   [](const Event &event) { return std::holds_alternative<PlayEvent>(event); });
    const int seat = std::get<PlayEvent>(*last).seat;
    players::OdinStrength strength{players::OdinEngineKind::Search, 0,
                                   players::forAnyPlayers({100000, 50000, 20000000}), 16};
    (capped ? strength.timeLimitMs : strength.milliseconds) = 40;
    odin::ai::OdinPlayer player(seat, strength, 1);
    const auto referee = makeReferee(game);
    for (auto event = played.events.begin(); event != last.base() - 1; ++event) {
        if (!std::holds_alternative<GameEvent>(*event))
            referee->apply(*event);
        player.onEvent(referee->seenBy(*event, seat));
    }
    QElapsedTimer timer;
    timer.start();
    const Event answer = player.answer(RequestKind::Move, {});
    // Without the time limit this takes minutes; the bound allows for a busy machine.
    QVERIFY2(timer.elapsed() < 20'000, qPrintable(QString::number(timer.elapsed())));
    QCOMPARE(referee->whyIllegal(answer), Reason::None);
}

/// Personas change some moves of their level, but fewer than a quarter.
void TestOdinPlayer::personasBiasMovesSlightly()
{
    std::map<std::string_view, int> others;
    int decisions = 0;
    for (std::uint64_t deal = 0; deal < 40; ++deal) {
        const GameEvent game = gameOf(3, deal);
        const Played played = play(game, pointers(seated(3, players::Level::Medium, deal)), 1);
        const auto referee = makeReferee(game);
        std::map<std::string_view, std::unique_ptr<players::Player>> players;
        for (const players::Persona &persona : players::kPersonas)
            players[persona.id] = players::makePlayer(Game::Odin, 0, players::Level::Medium, 1, {persona.id, {}});
        const auto plain = players::makePlayer(Game::Odin, 0, players::Level::Medium, 1);
        for (const Event &event : played.events) {
            const auto *play = std::get_if<PlayEvent>(&event);
            const auto *pass = std::get_if<PassEvent>(&event);
            if ((play && play->seat == 0) || (pass && pass->seat == 0)) {
                ++decisions;
                const Event expected = plain->answer(RequestKind::Move, {});
                for (const auto &[id, player] : players) {
                    const Event answer = player->answer(RequestKind::Move, {});
                    QCOMPARE(referee->whyIllegal(answer), Reason::None);
                    others[id] += answer == expected ? 0 : 1;
                }
            }
            if (!std::holds_alternative<GameEvent>(event))
                referee->apply(event);
            plain->onEvent(referee->seenBy(event, 0));
            for (const auto &[id, player] : players)
                player->onEvent(referee->seenBy(event, 0));
        }
    }
    for (const players::Persona &persona : players::kPersonas) {
        QVERIFY(others[persona.id] < decisions / 4);
        QCOMPARE(others[persona.id] > 0, persona.id != "halvdan");
    }
}

void TestOdinPlayer::beatsRandomPlay_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<double>("atLeast");
    // Long runs against the linear evaluation gave 97.8, 95.9 and 92.8 % (engine/ai/EXPERIMENTS.md); 300 hands deviate
    // by up to 4 points.
    QTest::addRow("2 players") << 2 << 0.93;
    QTest::addRow("3 players") << 3 << 0.91;
    QTest::addRow("4 players") << 4 << 0.88;
}

void TestOdinPlayer::beatsRandomPlay()
{
    QFETCH(int, players);
    QFETCH(double, atLeast);
    int won = 0;
    constexpr int kHands = 300;
    for (int hand = 0; hand < kHands; ++hand) {
        const int own = hand % players;
        Owned table;
        for (int seat = 0; seat < players; ++seat) {
            const auto seed = mixSeeds(static_cast<std::uint64_t>(hand), static_cast<std::uint64_t>(seat));
            if (seat == own)
                table.push_back(std::make_unique<odin::ai::OdinPlayer>(
                    seat, players::OdinStrength{players::OdinEngineKind::Greedy}, seed));
            else
                table.push_back(uniformPlayer(seat, seed));
        }
        odin::Rules rules;
        rules.colours = players == 2 ? odin::Colours{0x0f} : odin::kAllColours;
        const Played played = play(gameOf(players, static_cast<std::uint64_t>(hand), rules), pointers(table), 1);
        won += played.handsWon[toIndex(own)];
    }
    QVERIFY(won >= atLeast * kHands);
}

REGISTER_TEST(TestOdinPlayer)
#include "tst_odin_player.moc"
