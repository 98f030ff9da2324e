// SPDX-License-Identifier: GPL-3.0-or-later
// Measures the speed of rules, records and the journal, in CPU time: `ninja rules_bench && tests/rules_bench`.
// Prints its results and has no limits to fail.
#include "engine/games/odin/perft.h"
#include "engine/games/odin/playout.h"
#include "engine/record/journal.h"
#include "engine/record/json_lines.h"
#include "engine/record/record.h"
#include "tests/engine/games/odin/plain_rules.h"
#include "tests/engine/random_game.h"

#include <QBuffer>
#include <QElapsedTimer>
#include <QTemporaryDir>

#include <cstdio>
#include <ctime>
#include <functional>

using namespace meadhall;

namespace {

/// The best of five runs, in units of work per second of this process's CPU time, which other programs affect little.
/// @param work returns the amount of work done
double best(const std::function<double()> &work)
{
    double most = 0;
    for (int i = 0; i < 5; ++i) {
        const std::clock_t start = std::clock();
        const double done = work();
        const double seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
        most = std::max(most, done / std::max(seconds, 1e-6));
    }
    return most;
}

void playouts()
{
    std::printf("random hands a second (M)%14s%14s\n", "engine", "plain rules");
    for (int players = odin::kMinPlayers; players <= odin::kMaxPlayers; ++players) {
        odin::Playouts playouts(players, odin::usualColours(players), 1);
        const double fast = best([&] { return static_cast<double>(playouts.run(20'000).hands); });
        Random random(1);
        std::uint64_t number = 0;
        const double plain = best([&] {
            for (int hand = 0; hand < 2000; ++hand) {
                odin::Position position{odin::Board::start(players, 0, odin::WholeHandLead::Optional), {}};
                position.hands = odin::dealtHands(odin::usualColours(players), players, ++number, 1);
                while (!position.board.over) {
                    const odin::Moves moves = test::plain::legalMoves(position.board, position.handToMove());
                    position.apply(moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
                }
            }
            return 2000.0;
        });
        std::printf("  %d players %28.3f%14.3f\n", players, fast / 1e6, plain / 1e6);
    }
}

void trees()
{
    for (int players = odin::kMinPlayers; players <= odin::kMaxPlayers; ++players) {
        const double nodes = best(
            [&] { return static_cast<double>(odin::perft(odin::perftDeal(players), players == 5 ? 8 : 7).back()); });
        std::printf("perft, %d players: %.0f M nodes a second\n", players, nodes / 1e6);
    }
}

void records()
{
    const Events events = test::playOdin(test::odinGame(4, 1), 1);
    const QByteArray text = record::toText(events);
    const double megabytes = static_cast<double>(text.size()) * 100 / 1e6;
    std::printf("records: written %.0f MB/s, ", best([&] {
                    for (int i = 0; i < 100; ++i)
                        static_cast<void>(record::toText(events));
                    return megabytes;
                }));
    std::printf("read and replayed %.0f MB/s (%.2f M events/s)\n", best([&] {
                    for (int i = 0; i < 100; ++i) {
                        QByteArray copy = text;
                        QBuffer buffer(&copy);
                        buffer.open(QIODevice::ReadOnly);
                        static_cast<void>(record::readRecord(buffer));
                    }
                    return megabytes;
                }),
                best([&] {
                    QByteArray copy = text;
                    QBuffer buffer(&copy);
                    buffer.open(QIODevice::ReadOnly);
                    return static_cast<double>(record::readRecord(buffer).events.size());
                }) / 1e6);
}

/// Measured in wall time, because it waits for the disk.
void journal()
{
    const Events events = test::playOdin(test::odinGame(4, 1), 1);
    const QTemporaryDir folder;
    record::Journal journal(folder.path());
    QElapsedTimer timer;
    timer.start();
    for (const Event &event : events)
        journal.append(event);
    std::printf("journal: %.2f ms an event, until it is on the disk of %s\n",
                static_cast<double>(timer.nsecsElapsed()) / 1e6 / static_cast<double>(events.size()),
                qPrintable(folder.path()));
}

} // namespace

int main()
{
    playouts();
    trees();
    records();
    journal();
}
