// SPDX-License-Identifier: GPL-3.0-or-later
// meadhall-cli bench: speed of the rules, and a signature of their behaviour.
#include "arguments.h"
#include "commands.h"
#include "engine/core/to_index.h"
#include "engine/games/games.h"
#include "engine/games/ninjan/playout.h"
#include "engine/games/odin/playout.h"
#include "engine/record/json_writer.h"
#include "records.h"

#include <array>
#include <chrono>

namespace meadhall::cli {
namespace {

namespace json = record::json;

struct Measured {
    std::uint64_t hands = 0;
    std::uint64_t turns = 0;
    double seconds = 0;
};

/// Runs batches until the time is up. A batch takes milliseconds, so reading the clock costs nothing.
template <typename Batch> Measured measure(double seconds, Batch batch)
{
    using Clock = std::chrono::steady_clock;
    Measured measured;
    const auto start = Clock::now();
    do {
        const auto [hands, turns] = batch();
        measured.hands += hands;
        measured.turns += turns;
        measured.seconds = std::chrono::duration<double>(Clock::now() - start).count();
    } while (measured.seconds < seconds);
    return measured;
}

constexpr std::uint64_t kBatch = 2000;

Measured measureOdin(int players, double seconds)
{
    odin::Playouts playouts(players, odin::usualColours(players), 1);
    return measure(seconds, [&] {
        const odin::PlayoutRun run = playouts.run(kBatch);
        return std::pair(run.hands, run.turns);
    });
}

Measured measureNinjan(int players, double seconds)
{
    Random random(1);
    return measure(seconds, [&] {
        std::uint64_t turns = 0;
        for (std::uint64_t i = 0; i < kBatch; ++i)
            turns += static_cast<std::uint64_t>(ninjan::playout(players, random).turns);
        return std::pair(kBatch, turns);
    });
}

/// Benchmark of one game.
struct Benchmark {
    const char *unit;
    std::uint64_t (*signature)(int players);
    Measured (*measure)(int players, double seconds);
};

/// Indexed by Game.
constexpr std::array<Benchmark, 2> kBenchmarks{{
    {"hands", odin::benchSignature, measureOdin},
    {"games", ninjan::benchSignature, measureNinjan},
}};

int measureSpeed(const Command &self, const QStringList &given)
{
    Arguments arguments(given, {"game", "players", "seconds"}, {"json"});
    const Game game = arguments.game();
    const Benchmark &benchmark = kBenchmarks.at(toIndex(game));
    const int players = static_cast<int>(arguments.integer("players", 2, 2, traitsOf(game).maxPlayers));
    const double seconds = arguments.positive("seconds", 2, 3600);
    if (!arguments.error().isEmpty())
        return wrongUsage(self, arguments.error());
    if (!arguments.rest().isEmpty())
        return wrongUsage(self, QStringLiteral("this command takes no file"));

    // The signature first: its run also warms up tables and caches.
    const std::uint64_t signature = benchmark.signature(players);
    const Measured measured = benchmark.measure(players, seconds);
    const double hands = static_cast<double>(measured.hands) / measured.seconds;
    const double turns = static_cast<double>(measured.turns) / measured.seconds;
    const QByteArray signatureText = QByteArray::number(qulonglong(signature), 16).rightJustified(16, '0');
    if (arguments.has("json")) {
        printLine(json::ObjectWriter()
                      .key("game", json::quote(traitsOf(game).name))
                      .key("players", json::number(players))
                      .key("handsPerSecond", json::number(hands))
                      .key("turnsPerSecond", json::number(turns))
                      .key("signature", json::quote(signatureText.toStdString()))
                      .finished());
        return kExitOk;
    }
    printLine(nameOf(game) + ", " + QByteArray::number(players) + " players, one thread, "
              + QByteArray::number(measured.seconds, 'f', 2) + " s");
    printLine(benchmark.unit + QByteArray(" per second: ") + QByteArray::number(hands, 'f', 0));
    printLine("turns per second: " + QByteArray::number(turns, 'f', 0));
    printLine("signature: " + signatureText);
    return kExitOk;
}

} // namespace

const Command kBench{
    "bench", "[--game G] [--players N] [--seconds S] [--json]", "measures the speed of the rules",
    R"(Plays hands (Ninjan: games) at random from fresh deals on one thread: all legal sets and the pass are equally likely,
and so are the cards to pick up. With two players Odin is played with four colours. The signature is a hash of every
deal and move of a fixed run (Ninjan: of how its games end); it is the same on every machine and changes only when the
rules do.

  --game G      odin or ninjan (default: odin)
  --players N   2 to 6; Ninjan: 2 to 5 (default: 2)
  --seconds S   how long to measure, at most 3600 (default: 2)
  --json        print {"game":"odin","players":2,"handsPerSecond":1.5e6,"turnsPerSecond":3.4e7,"signature":"..."}

Exit code 0: success. 2: wrong usage.
)",
    measureSpeed};

} // namespace meadhall::cli
