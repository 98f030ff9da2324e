// SPDX-License-Identifier: GPL-3.0-or-later
// Positions of Odin with a known best move, for the levels that search.
// MEADHALL_LONG_RUN=1 prints what very long searches find.
#include "engine/core/to_index.h"
#include "tests/engine/odin_views.h"
#include "tests/test_program.h"

#include "engine/ai/odin/hint.h"
#include "engine/ai/odin/odin_player.h"
#include "engine/players/chair.h"

#include <QtTest>

#include <algorithm>

using namespace meadhall;
using namespace odin_views;

namespace {

struct Puzzle {
    const char *story;
    const char *own;
    std::vector<int> counts;         ///< hand sizes of the others, in turn order
    const char *table;               ///< empty: seat 0 leads
    int from;                        ///< who played it; the seats after it have passed
    std::vector<int> totals;         ///< points before this hand; empty: none
    std::vector<const char *> right; ///< any of these: "B1 R1 >G2", "pass"; "!B1 R1": anything else
    bool clear = true;               ///< the margin is so large that a small search must find it too
};

const std::vector<Puzzle> kPuzzles{
#include "tests/engine/odin_positions.inc"
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

/// A player accepts events, not views: it receives the events of the same position.
odin::Move answerOf(const Puzzle &puzzle, players::Level level, std::uint64_t seed)
{
    odin::ai::OdinPlayer player(0, players::odinStrength(level), seed);
    for (const Event &event : eventsOf(puzzle.own, puzzle.counts, puzzle.table, puzzle.from, puzzle.totals))
        player.onEvent(event);
    const Event answer = player.answer(RequestKind::Move, {});
    if (const auto *play = std::get_if<PlayEvent>(&answer))
        return {play->cards, play->take};
    return odin::Move::pass();
}

} // namespace

class TestOdinPositions : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsTheBestMove_data();
    void findsTheBestMove();
};

void TestOdinPositions::findsTheBestMove_data()
{
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < kPuzzles.size(); ++i)
        QTest::newRow(kPuzzles[i].story) << static_cast<int>(i);
}

void TestOdinPositions::findsTheBestMove()
{
    QFETCH(int, index);
    const Puzzle &puzzle = kPuzzles[toIndex(index)];
    if (qEnvironmentVariableIsSet("MEADHALL_LONG_RUN")) {
        const odin::View view = viewOf(puzzle.own, puzzle.counts, puzzle.table, puzzle.from, puzzle.totals);
        for (const auto &ranked : players::rankMoves(view, 40000, 1, {}, 16))
            qInfo("%-16s worth %.4f points %.3f", nameOf(ranked.move).c_str(), ranked.utility, ranked.points);
    }
    for (const players::Level level : {players::Level::Hard, players::Level::Master})
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            if (level == players::Level::Hard && !puzzle.clear)
                continue;
            const odin::Move move = answerOf(puzzle, level, seed);
            QVERIFY2(isRight(puzzle, move),
                     (std::string(players::kLevelNames[std::size_t(level)]) + ": " + nameOf(move)).c_str());
        }
}

REGISTER_TEST(TestOdinPositions)
#include "tst_odin_positions.moc"
