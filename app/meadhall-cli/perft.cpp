// SPDX-License-Identifier: GPL-3.0-or-later
// meadhall-cli perft: counts the nodes of the game tree, to compare implementations of the rules.
#include "engine/games/odin/perft.h"
#include "arguments.h"
#include "commands.h"
#include "engine/record/json_writer.h"

namespace meadhall::cli {
namespace {

namespace json = record::json;

constexpr int kDefaultDepth = 6;
constexpr int kMaxDepth = 20;

int countLines(const Command &self, const QStringList &given)
{
    Arguments arguments(given, {"players", "depth"}, {"goat", "json"});
    const int players = static_cast<int>(arguments.integer("players", 2, odin::kMinPlayers, odin::kMaxPlayers));
    const int depth = static_cast<int>(arguments.integer("depth", kDefaultDepth, 1, kMaxDepth));
    if (!arguments.error().isEmpty())
        return wrongUsage(self, arguments.error());
    if (!arguments.rest().isEmpty())
        return wrongUsage(self, QStringLiteral("this command takes no file"));
    const std::vector<std::uint64_t> nodes =
        odin::perft(odin::perftDeal(players, arguments.has("goat") ? odin::Goat::In : odin::Goat::Out), depth);
    if (arguments.has("json")) {
        printLine(json::ObjectWriter()
                      .key("players", json::number(players))
                      .key("nodes", json::array(nodes, json::number<std::uint64_t>))
                      .finished());
        return kExitOk;
    }
    for (std::size_t i = 0; i < nodes.size(); ++i)
        printLine(QByteArray::number(qulonglong(i + 1)) + ' ' + QByteArray::number(qulonglong(nodes[i])));
    return kExitOk;
}

} // namespace

const Command kPerft{
    "perft", "[--players N] [--depth D] [--goat] [--json]",
    "counts the lines of play of each length from a fixed deal of Odin",
    R"(Counts every line of play of 1, 2, ... D moves. A set with its pick-up is one move; a line ends with the hand.
The deal: for i from 0 to 9N-1, card (i*s mod C) goes to seat i mod N, with s = 5 and C = 36 for two players,
s = 7 and C = 54 for more; card = colour*9 + number - 1 with the colours B R P G K O; seat 0 leads.

  --players N   2 to 6 (default: 2)
  --depth D     1 to 20 (default: 6)
  --goat        the goat takes the place of B1
  --json        print {"players":2,"nodes":[9,99,766]}

Exit code 0: success. 2: wrong usage.
)",
    countLines};

} // namespace meadhall::cli
