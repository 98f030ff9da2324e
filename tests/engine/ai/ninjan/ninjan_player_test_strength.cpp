// SPDX-License-Identifier: GPL-3.0-or-later
// How strong the computer players of Ninjan are.
#include "tests/engine/ai/ninjan/ninjan_player_test.h"

using namespace meadhall::ninjan::ai::testing;

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
        const auto figures = match(kStrengths[level], kStrengths[level - 1], 2, level < 4 ? 400 : 24);
        QVERIFY2(figures.chairs[0].wins > 0.55,
                 qPrintable(QStringLiteral("%1: %2").arg(level).arg(figures.chairs[0].wins)));
        QCOMPARE(figures.chairs[0].faults, 0);
    }
}

/// With two players the levels are compared above.
void TestNinjanPlayer::masterBeatsBaseline_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("deals");
    QTest::addColumn<double>("wins");
    QTest::newRow("3 players") << 3 << 8 << 0.7;
    QTest::newRow("4 players") << 4 << 4 << 0.65;
    QTest::newRow("5 players") << 5 << 4 << 0.6;
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
