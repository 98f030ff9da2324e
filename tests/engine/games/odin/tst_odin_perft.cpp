// SPDX-License-Identifier: GPL-3.0-or-later
// Perft against node counts on which independent programs agree.
#include "engine/games/odin/perft.h"
#include "tests/test_program.h"

#include <QtTest>

using namespace meadhall;
using namespace meadhall::odin;

class TestOdinPerft : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nodeCountsAreCorrect_data();
    void nodeCountsAreCorrect();
    void endedHandsHaveNoMoves();
};

void TestOdinPerft::nodeCountsAreCorrect_data()
{
    using Nodes = std::vector<std::uint64_t>;
    QTest::addColumn<int>("players");
    QTest::addColumn<Nodes>("nodes");
    QTest::newRow("2") << 2 << Nodes{9, 99, 766, 5959, 41264, 291124, 1765867, 11891846};
    QTest::newRow("3") << 3 << Nodes{9, 171, 3555, 32383, 403826, 4666413, 19067731};
    QTest::newRow("4") << 4 << Nodes{9, 126, 1110, 11865, 274760, 1222199, 3069053, 18250358};
    QTest::newRow("5") << 5 << Nodes{9, 108, 417, 2232, 15423, 87933, 404985, 637555};
    QTest::newRow("6") << 6 << Nodes{9, 171, 3681, 40077, 547056, 7638957, 35693568};
}

void TestOdinPerft::nodeCountsAreCorrect()
{
    QFETCH(int, players);
    QFETCH(std::vector<std::uint64_t>, nodes);
    QCOMPARE(perft(perftDeal(players), int(nodes.size())), nodes);
}

/// A hand of two cards each, so that every line can be counted by hand; the deals above do not end within their depth.
void TestOdinPerft::endedHandsHaveNoMoves()
{
    // Seat 0 holds B1 R2, seat 1 holds B3 P3; each lead can be beaten by 3 with a pick-up, by 33 (which goes out), or
    // passed, whereupon seat 0 leads its last card and goes out.
    Position position{Board::start(2, 0, WholeHandLead::Optional), {}};
    position.hands[0] = {card(Colour::Blue, 1), card(Colour::Red, 2)};
    position.hands[1] = {card(Colour::Blue, 3), card(Colour::Pink, 3)};
    // Depth 1: B1, R2. Depth 2: four answers each (B3, P3, B3P3, pass). Depth 3: after B3 or P3 seat 0 has one card,
    // too low: it can only pass (2 · 2); after B3P3 the hand is over; after the pass seat 0 goes out (2 · 1). Depth 4:
    // after those passes seat 1 leads one of its two cards (B1 P3 or R2 P3 …: no set), 4 · 2. (B1 and B3 are a set of
    // blue: the whole hand may be led too, once: B1 taken by P3 leaves B1 B3.)
    QCOMPARE(perft(position, 4), (std::vector<std::uint64_t>{2, 8, 6, 9}));
}

REGISTER_TEST(TestOdinPerft)
#include "tst_odin_perft.moc"
