// SPDX-License-Identifier: GPL-3.0-or-later
// Positions of Ninjan with known best answers. The answers were verified by searches of 20,000 playouts;
// MEADHALL_LONG_RUN=1 prints what those find.
#include "engine/core/to_index.h"
#include "tests/engine/ninjan_views.h"
#include "tests/test_program.h"

#include "engine/ai/ninjan/hint.h"
#include "engine/ai/ninjan/levels.h"
#include "engine/ai/ninjan/ninjan_search.h"

#include <QtTest>

#include <algorithm>

using namespace meadhall;
using namespace ninjan_views;

namespace {

struct Puzzle {
    const char *story;
    std::array<std::string, 3> piles; ///< from bottom to top
    const char *hand;                 ///< when a pile is chosen: the other cards held
    std::vector<std::string> right;   ///< any of these: card names, or pile numbers
    std::vector<int> others{};        ///< when a card is chosen: hand sizes of the others
    std::vector<std::string> shown{}; ///< when a pile is chosen: the cards of the round, own card first
    std::vector<int> points{};        ///< so far, by seat
    const char *takenCards = "";      ///< cards that have been taken
};

const std::vector<Puzzle> kPuzzles{
    // Choosing a card.
    {"One card takes the rich pile: it does.", {"S10 S9 S8", "S1", "S2"}, "R4 S3 P2 S-1", {"R4"}, {4}},
    {"Two cards take it. The high one comes first; as a prize it is the lesser worry, for who holds paper is not "
     "known.",
     {"S10", "P3", "P2"},
     "R1 R10 S5 P8 R-2",
     {"R10"},
     {5}},
    {"Four others: whoever waits with a low card comes too late.",
     {"S10 S7", "P3", "P2"},
     "R1 R9 S5 P8 R-2",
     {"R9"},
     {5, 5, 5, 5}},
    {"Five players, first round, a rich pile for each suit: the ten that nobody can come before.",
     {"S10", "P9", "R8"},
     "R10 R-1 P10 P-1 S10 S-1",
     {"R10"},
     {6, 6, 6, 6}},
    {"Three rich piles for rocks.", {"S10", "S9", "S8"}, "R10 R1 P5 P6 P7 P8 S1 S2 S3", {"R10"}, {9, 9, 9, 9}},
    {"The rock would have to take eleven below nothing: lay the paper.",
     {"S-6 S-5", "P2", "P1"},
     "R8 P3 R-1",
     {"P3"},
     {3}},
    {"The same with two piles of that kind and more players.",
     {"S-6 S-5", "S-3 S-2", "P1"},
     "R8 R3 P3",
     {"P3"},
     {3, 3}},
    {"Ahead with two cards to go: nothing that is forced to take.",
     {"S-6 S-5 S-4", "P2", "P1"},
     "R8 P3",
     {"P3"},
     {2},
     {},
     {20, 18}},
    {"Behind with two cards to go: now or never.", {"S4", "S3 S10", "P1"}, "R2 P5", {"R2"}, {2}, {}, {10, 20}},
    {"Three players, two cards: the nine of paper would have to take what is spoilt.",
     {"S10 S6", "R-4", "R-2"},
     "R3 P9",
     {"R3"},
     {2, 2},
     {},
     {8, 9, 10}},
    {"The nine takes nineteen; the negative cards can wait.", {"R10 R9", "P1", "P2"}, "P-1 R-5 S-3 P9", {"P9"}, {4}},
    {"Lay low: a ten on the table is a present.", {"R5", "R6", "R4"}, "R10 R1 R3", {"R1", "R3"}, {3, 3}},
    {"Nobody else holds a rock, and the nine takes before paper is laid on the pile.",
     {"S10", "P3", "S2"},
     "R1 R9 P8",
     {"R9"},
     {3},
     {},
     {},
     "R2 R3 R4 R5 R6 R7 R8 R10 R-1 R-2 R-3 R-4 R-5 R-6"},
    // Choosing a pile.
    {"Take nine, and leave the other nothing but what is spoilt.",
     {"R9", "R-6", "S-5"},
     "P2 P3",
     {"0"},
     {},
     {"P8", "R1"}},
    {"The richer of two.", {"R9", "R10 R2", "S5"}, "P2 P3 S4", {"1"}, {}, {"P8", "S1"}},
    {"Of two evils the lesser.", {"R-2", "R-6", "S5"}, "P2 P3", {"0"}, {}, {"P8", "S1"}},
    {"Scissors on the rich rocks: the paper that follows takes what is spoilt, and the own rocks come back for the "
     "rest.",
     {"R10 R2", "R-3", "S1"},
     "R4 R5",
     {"0"},
     {},
     {"S5", "P1"}},
    {"Paper on the nine: the rock that follows must take what is below nothing.",
     {"S9", "P-6", "S-5"},
     "R4 P5",
     {"0"},
     {},
     {"P3", "R1"}},
    {"The negative card goes where the other is about to take.",
     {"R9", "P3", "P2"},
     "P9 R1",
     {"0"},
     {},
     {"R-4", "P-6"}},
    {"The last card of the game: the pile that wins it, with the other card still to be laid.",
     {"R9", "R3", "S2"},
     "",
     {"0"},
     {},
     {"P8", "R-1"},
     {5, 12}},
    {"The last card, three players: the pile that passes the leader.",
     {"S4", "S6", "P3"},
     "",
     {"1"},
     {},
     {"R8", "R1", "P-1"},
     {10, 5, 9}},
};

ninjan::View viewOf(const Puzzle &puzzle)
{
    if (puzzle.shown.empty())
        return choosing(puzzle.piles, puzzle.hand, puzzle.others, puzzle.points, puzzle.takenCards);
    return resolving(puzzle.piles, puzzle.hand, puzzle.shown, puzzle.points);
}

std::string candidateName(const ninjan::View &view, int candidate)
{
    return view.mayChoose() ? ninjan::nameOf(static_cast<Card>(candidate)) : std::to_string(candidate);
}

} // namespace

class TestNinjanPositions : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsTheBestAnswer_data();
    void findsTheBestAnswer();
};

void TestNinjanPositions::findsTheBestAnswer_data()
{
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < kPuzzles.size(); ++i)
        QTest::newRow(kPuzzles[i].story) << static_cast<int>(i);
}

void TestNinjanPositions::findsTheBestAnswer()
{
    QFETCH(int, index);
    const Puzzle &puzzle = kPuzzles[toIndex(index)];
    const ninjan::View view = viewOf(puzzle);
    if (qEnvironmentVariableIsSet("MEADHALL_LONG_RUN"))
        for (const auto &ranked : ninjan::rankChoices(view, 20'000, 1, {}))
            qInfo("%-4s pile %2d  chance %.4f points %.2f", ninjan::nameOf(ranked.card).c_str(), ranked.pile,
                  ranked.chance, ranked.points);
    const ninjan::ai::Strength &master = ninjan::ai::strengthOf(players::Level::Master);
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        ninjan::ai::NinjanSearch search(view, seed);
        search::Budget budget;
        budget.deals = master.deals;
        budget.simulations = master.simulations;
        const std::string name =
            candidateName(view, search.candidate(search::evaluateMoves(search, budget, {}).front().move));
        QVERIFY2(std::find(puzzle.right.begin(), puzzle.right.end(), name) != puzzle.right.end(), name.c_str());
    }
}

REGISTER_TEST(TestNinjanPositions)
#include "tst_ninjan_positions.moc"
