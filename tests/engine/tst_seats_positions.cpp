// Positions with their right moves, each with its story. The right moves were checked by runs of 40,000 playouts:
// MEADHALL_LONG_RUN=1 shows what those say.
#include "engine/seats_views.h"

#include "seats/hint.h"
#include "seats/odin/odin_player.h"

#include <QtTest>

#include <algorithm>

using namespace meadhall;
using namespace seats_views;

namespace {

struct Puzzle {
    const char *story;
    const char *own;
    std::vector<int> counts; ///< of the others, in turn
    const char *table;       ///< of the seat before the own one; empty: the own lead
    std::vector<const char *> right; ///< any of these: "B1 R1 >G2", "pass"
    std::vector<int> totals{};
    bool clear = true; ///< by so much that a small search must find it too
};

// Two players play without black and orange.
const std::vector<Puzzle> kPuzzles{
    {"A hand that is one set goes out on the lead, whatever single card looks strong.", "G2 G5 G9", {6}, "", {"G2 G5 G9"}},
    {"The same by one number.", "B3 R3 P3 G3", {2, 2, 5}, "", {"B3 R3 P3 G3"}},
    {"Going out by following with one card more.", "B1 R1", {4, 4}, "O9", {"B1 R1"}},
    {"Lead the orphan, keep the set: the next lead goes out. A near thing with seven cards opposite.", "B2 R6 R7 R8 R9",
        {7}, "", {"B2"}, {}, false},
    {"The same with four at the table.", "K3 O5 O6 O8", {7, 8, 6}, "", {"K3"}},
    {"One card in the other hand: a low single lets it out, the nine does not.", "B9 R2 G4", {1}, "", {"B9"}},
    {"Two cards against one: the nine holds, then the other goes out.", "R9 B3", {1}, "", {"R9"}},
    {"Somebody with one card could follow this single: raise it out of reach.", "R9 B4 G4", {1, 6}, "P3", {"R9 >P3", "B4 G4 >P3"}},
    {"A pair of nines falls to nobody with two cards; the rest then goes out.", "B9 R9 G5", {2}, "P6 P5", {"B9 R9 >P5", "B9 R9 >P6"}},
    {"Going out would end the game in third place; it is still open.", "B1 R1", {3, 4}, "G9", {"!B1 R1"}, {10, 12, 2}},
    {"Going out wins the game here, and is done.", "B1 R1", {3, 4}, "G9", {"B1 R1"}, {3, 12, 4}},
};

odin::Move moveOf(std::string text)
{
    if (text == "pass")
        return odin::Move::pass();
    const auto take = text.find('>');
    odin::Move move{cards(text.substr(0, take)), kNoCard};
    if (take != std::string::npos)
        move.take = *odin::cardOfName(text.substr(take + 1));
    return move;
}

std::string nameOf(odin::Move move)
{
    std::string name;
    for (Card card : move.cards)
        name += odin::nameOf(card) + ' ';
    return move.isPass() ? "pass" : move.take == kNoCard ? name : name + '>' + odin::nameOf(move.take);
}

bool isRight(const Puzzle &puzzle, odin::Move move)
{
    return std::any_of(puzzle.right.begin(), puzzle.right.end(), [&](const char *right) {
        return *right == '!' ? move != moveOf(right + 1) : move == moveOf(right);
    });
}

/// A view cannot be given to a player, so the player is told the same events.
odin::Move answerOf(const Puzzle &puzzle, seats::Level level, std::uint64_t seed)
{
    odin::ai::OdinPlayer player(0, seats::odinStrength(level), seed);
    for (const Event &event : eventsOf(puzzle.own, puzzle.counts, puzzle.table, static_cast<int>(puzzle.counts.size()),
             puzzle.totals))
        player.tell(event);
    const Event answer = player.answer(Ask::Move, {});
    if (const auto *play = std::get_if<PlayEvent>(&answer))
        return {play->cards, play->take};
    return odin::Move::pass();
}

} // namespace

class TestSeatsPositions : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rightMove_data();
    void rightMove();
};

void TestSeatsPositions::rightMove_data()
{
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < kPuzzles.size(); ++i)
        QTest::newRow(kPuzzles[i].story) << static_cast<int>(i);
}

void TestSeatsPositions::rightMove()
{
    QFETCH(int, index);
    const Puzzle &puzzle = kPuzzles[static_cast<std::size_t>(index)];
    if (qEnvironmentVariableIsSet("MEADHALL_LONG_RUN")) {
        const odin::View view = viewOf(puzzle.own, puzzle.counts, puzzle.table, static_cast<int>(puzzle.counts.size()),
            puzzle.totals);
        for (const auto &ranked : seats::rankMoves(view, 40000, 1, {}, 6))
            qInfo("%-16s chance %.4f points %.3f", nameOf(ranked.move).c_str(), ranked.chance, ranked.points);
    }
    for (const seats::Level level : {seats::Level::Hard, seats::Level::Master})
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            if (level == seats::Level::Hard && !puzzle.clear)
                continue;
            const odin::Move move = answerOf(puzzle, level, seed);
            QVERIFY2(isRight(puzzle, move), nameOf(move).c_str());
        }
}

QTEST_GUILESS_MAIN(TestSeatsPositions)
#include "tst_seats_positions.moc"
