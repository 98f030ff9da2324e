// SPDX-License-Identifier: GPL-3.0-or-later
// The arena: reproducible statistics, fair seat rotations, and faults that are counted without stopping the game.
#include "engine/ai/ninjan/ninjan_player.h"
#include "engine/ai/odin/odin_player.h"
#include "engine/core/to_index.h"
#include "engine/games/ninjan/throwing.h"
#include "engine/games/ninjan/view.h"
#include "engine/players/arena.h"
#include "tests/test_program.h"

#include <QtTest>

#include <cmath>

using namespace meadhall;

namespace {

/// Always passes, which is illegal on the lead.
class PassingPlayer final : public players::Player {
public:
    explicit PassingPlayer(int seat) : seat_(seat) {}
    void onEvent(const Event &) override {}
    Event answer(RequestKind, std::stop_token) override { return PassEvent{seat_}; }

private:
    int seat_;
};

/// Ninjan: plays its lowest card, takes the first pile, always throws rock.
class FixedPlayer final : public players::Player {
public:
    explicit FixedPlayer(int seat) : view_(seat) {}
    void onEvent(const Event &event) override { view_.apply(event); }
    Event answer(RequestKind kind, std::stop_token) override
    {
        if (kind == RequestKind::Choose)
            return ChooseEvent{view_.seat(), view_.hand().first()};
        if (kind == RequestKind::Throw)
            return ninjan::ownThrow(view_.players(), view_.seat(), ninjan::Suit::Rock);
        const ninjan::Board &board = view_.board();
        return ResolveEvent{view_.seat(), board.current().card, ninjan::firstOf(board.allowedPiles())};
    }

private:
    ninjan::View view_;
};

players::ArenaSettings settingsFor(int chairs, int deals)
{
    players::ArenaSettings settings;
    settings.game.seats.assign(toIndex(chairs), "chair");
    settings.deals = deals;
    settings.duplicate = true;
    return settings;
}

std::unique_ptr<players::Player> playerOf(players::OdinEngineKind engineKind, int seat, std::uint64_t seed)
{
    return std::make_unique<odin::ai::OdinPlayer>(seat, players::OdinStrength{engineKind}, seed);
}

} // namespace

class TestArena : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void equalPlayersGetEqualResults();
    void resultsAreIndependentOfThreads();
    void winsOfWholeGamesSumUp();
    void faultsAreCountedAndGamesContinue();
    void ninjanGamesAreCompleted();
    void endlessThrowsEnd();
};

void TestArena::equalPlayersGetEqualResults()
{
    // The same deterministic player three times: over all rotations their results are equal.
    const auto figures = players::runArena(settingsFor(3, 40), [](std::size_t, int seat, std::uint64_t seed) {
        return playerOf(players::OdinEngineKind::Greedy, seat, seed);
    });
    QCOMPARE(figures.hands, 120);
    for (const players::ContestantResult &chair : figures.chairs) {
        QVERIFY(std::abs(chair.margin) < 1e-9);
        QVERIFY(std::abs(chair.wins - 1.0 / 3) < 1e-9);
        QCOMPARE(chair.faults, 0);
    }
}

void TestArena::resultsAreIndependentOfThreads()
{
    const auto make = [](std::size_t chair, int seat, std::uint64_t seed) {
        return playerOf(chair == 0 ? players::OdinEngineKind::Policy : players::OdinEngineKind::Random, seat, seed);
    };
    players::ArenaSettings settings = settingsFor(4, 30);
    const auto one = players::runArena(settings, make);
    settings.threads = 3;
    const auto three = players::runArena(settings, make);
    for (std::size_t i = 0; i < 4; ++i) {
        QCOMPARE(one.chairs[i].points, three.chairs[i].points);
        QCOMPARE(one.chairs[i].marginCi95, three.chairs[i].marginCi95);
    }
    QVERIFY(one.chairs[0].margin > 2);
}

void TestArena::winsOfWholeGamesSumUp()
{
    players::ArenaSettings settings = settingsFor(3, 20);
    settings.wholeGames = true;
    const auto figures = players::runArena(settings, [](std::size_t, int seat, std::uint64_t seed) {
        return playerOf(players::OdinEngineKind::Random, seat, seed);
    });
    double wins = 0;
    double mostPoints = 0;
    for (const players::ContestantResult &chair : figures.chairs) {
        wins += chair.wins;
        mostPoints = std::max(mostPoints, chair.points);
    }
    QVERIFY(std::abs(wins - 1) < 1e-9);
    QVERIFY(mostPoints > 9); // more than a single hand can give
}

void TestArena::faultsAreCountedAndGamesContinue()
{
    const auto figures = players::runArena(
        settingsFor(2, 10), [](std::size_t chair, int seat, std::uint64_t seed) -> std::unique_ptr<players::Player> {
            if (chair == 1)
                return std::make_unique<PassingPlayer>(seat);
            return playerOf(players::OdinEngineKind::Greedy, seat, seed);
        });
    QCOMPARE(figures.hands, 20);
    QCOMPARE(figures.chairs[0].faults, 0);
    QVERIFY(figures.chairs[1].faults > 0);
    QVERIFY(figures.chairs[1].faults <= 20); // at most one per game: then a substitute plays
}

void TestArena::ninjanGamesAreCompleted()
{
    players::ArenaSettings settings = settingsFor(3, 60);
    settings.game.game = Game::Ninjan;
    const auto figures = players::runArena(settings, [](std::size_t chair, int seat, std::uint64_t seed) {
        const auto engineKind = chair == 0 ? ninjan::ai::EngineKind::Greedy : ninjan::ai::EngineKind::Random;
        return std::make_unique<ninjan::ai::NinjanPlayer>(seat, ninjan::ai::Strength{engineKind}, seed);
    });
    QCOMPARE(figures.hands, 180);
    QVERIFY(figures.chairs[0].margin > 5); // own points less the mean of the others
    QVERIFY(figures.chairs[0].wins > 0.6);
    double wins = 0;
    for (const players::ContestantResult &chair : figures.chairs) {
        QCOMPARE(chair.faults, 0);
        wins += chair.wins;
    }
    QVERIFY(std::abs(wins - 1) < 1e-9);
}

void TestArena::endlessThrowsEnd()
{
    // Both always throw rock, so ties cannot be resolved by throwing; 200 games contain ties.
    players::ArenaSettings settings = settingsFor(2, 100);
    settings.game.game = Game::Ninjan;
    const auto figures = players::runArena(
        settings, [](std::size_t, int seat, std::uint64_t) { return std::make_unique<FixedPlayer>(seat); });
    QVERIFY(figures.chairs[0].faults > 0);
    QVERIFY(figures.chairs[0].faults < 20);
}

REGISTER_TEST(TestArena)
#include "tst_arena.moc"
