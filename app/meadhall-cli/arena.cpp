// SPDX-License-Identifier: GPL-3.0-or-later
// meadhall-cli arena: matches between computer players.
#include "engine/players/arena.h"
#include "arguments.h"
#include "chairs.h"
#include "commands.h"
#include "engine/core/to_index.h"
#include "engine/games/games.h"
#include "engine/games/odin/rules.h"
#include "engine/record/json_writer.h"
#include "engine/record/move_file.h"
#include "records.h"

#include <QDir>
#include <QProcess>
#include <QStandardPaths>

#include <array>
#include <cmath>
#include <functional>
#include <mutex>

namespace meadhall::cli {
namespace {

namespace json = record::json;

constexpr int kMaxDeals = 100'000'000;
constexpr int kMaxThreads = 256;

/// @param ci95 half width of an interval; NaN: not known
std::string jsonOf(double ci95) { return std::isnan(ci95) ? "null" : json::number(ci95); }
QString textOf(double ci95) { return std::isnan(ci95) ? QStringLiteral("?") : number(ci95); }

std::string jsonOf(const players::MatchResult &figures, const std::vector<ChairSpec> &chairs,
                   const players::ArenaSettings &settings)
{
    std::vector<std::string> list;
    for (std::size_t i = 0; i < chairs.size(); ++i) {
        const players::ContestantResult &chair = figures.chairs[i];
        list.push_back(json::ObjectWriter()
                           .key("chair", json::quote(chairs[i].text.toStdString()))
                           .key("points", json::number(chair.points))
                           .key("pointsCi95", jsonOf(chair.pointsCi95))
                           .key("margin", json::number(chair.margin))
                           .key("marginCi95", jsonOf(chair.marginCi95))
                           .key("wins", json::number(chair.wins))
                           .key("winsCi95", jsonOf(chair.winsCi95))
                           .key("thinkMeanMs", json::number(chair.thinkMeanMs))
                           .key("thinkP99Ms", json::number(chair.thinkP99Ms))
                           .key("faults", json::number(chair.faults))
                           .finished());
    }
    return json::ObjectWriter()
        .key("game", json::quote(traitsOf(settings.game.game).name))
        .key("deals", json::number(settings.deals))
        .key("hands", json::number(figures.hands))
        .key("chairs", json::array(list, std::identity()))
        .finished();
}

void printTable(const players::MatchResult &figures, const std::vector<ChairSpec> &chairs)
{
    printLine(QByteArray::number(figures.hands) + " played");
    for (std::size_t i = 0; i < chairs.size(); ++i) {
        const players::ContestantResult &chair = figures.chairs[i];
        printLine(QStringLiteral("%1  points %2 ± %3  margin %4 ± %5  won %6 %  thinks %7 ms (99 %: %8)  faults %9")
                      .arg(chairs[i].text.leftJustified(20), number(chair.points), textOf(chair.pointsCi95),
                           number(chair.margin), textOf(chair.marginCi95), number(100 * chair.wins, 1),
                           number(chair.thinkMeanMs), number(chair.thinkP99Ms, 1), QString::number(chair.faults))
                      .toUtf8());
    }
}

// Read the options of one game. Return an error message; empty if there is none.

QString readOdinOptions(Arguments &arguments, players::ArenaSettings &settings)
{
    settings.wholeGames = arguments.has("target");
    odin::setRule(settings.game, &odin::Rules::target,
                  static_cast<int>(arguments.integer("target", odin::kDefaultTarget, 1, 1'000'000)));
    odin::setRule(settings.game, &odin::Rules::goat, arguments.has("goat") ? odin::Goat::In : odin::Goat::Out);
    if (arguments.has("colours")) {
        const auto colours = odin::coloursOf(arguments.text("colours").toStdString());
        if (!colours)
            return QStringLiteral("--colours must be letters of BRPGKO");
        odin::setRule(settings.game, &odin::Rules::colours, *colours);
    } else if (settings.game.seats.size() == 2) {
        settings.randomColoursRemoved = 2;
    }
    return {};
}

QString readNinjanOptions(Arguments &arguments, players::ArenaSettings &)
{
    return arguments.has("target") || arguments.has("colours") || arguments.has("goat")
               ? QStringLiteral("--target, --colours and --goat are for Odin only")
               : QString();
}

/// Indexed by Game.
constexpr std::array kOptionReaders{readOdinOptions, readNinjanOptions};

/// Keeps every game of a match in a folder, as DEAL-ROTATION.meadhall or, beside one of an earlier match,
/// DEAL-ROTATION-2.meadhall.
class RecordFolder {
public:
    /// @return an error message, empty on success
    QString create(const QString &path)
    {
        folder_.setPath(path);
        return folder_.mkpath(QStringLiteral(".")) ? QString() : path + QStringLiteral(": cannot be created");
    }

    /// Thread-safe.
    void save(std::uint64_t deal, std::size_t rotation, const Events &events)
    {
        const QString name = QStringLiteral("%1-%2").arg(QString::number(deal), QString::number(rotation));
        const QString problem = record::save(events, record::freeFile(folder_.path(), name));
        const std::scoped_lock lock(mutex_);
        if (problem_.isEmpty())
            problem_ = problem;
    }

    /// The first error; empty if there is none.
    QString problem() const { return problem_; }

private:
    QDir folder_;
    std::mutex mutex_;
    QString problem_;
};

/// Whether a program can be started: a path, or a name that is searched for.
bool isProgram(const QString &name)
{
    return name.contains(QLatin1Char('/')) ? QFileInfo(name).isExecutable()
                                           : !QStandardPaths::findExecutable(name).isEmpty();
}

int playArena(const Command &self, const QStringList &given)
{
    Arguments arguments(given, {"chairs", "deals", "game", "seed", "threads", "target", "colours", "records"},
                        {"duplicate", "goat", "json"});
    players::ArenaSettings settings;
    settings.game.game = arguments.game();
    settings.deals = static_cast<int>(arguments.integer("deals", 100, 1, kMaxDeals));
    settings.seed = arguments.seed(1);
    settings.threads = static_cast<int>(arguments.integer("threads", 1, 1, kMaxThreads));
    settings.duplicate = arguments.has("duplicate");
    if (!arguments.has("chairs"))
        return wrongUsage(self,
                          arguments.error().isEmpty() ? QStringLiteral("--chairs is missing") : arguments.error());
    std::vector<ChairSpec> chairs;
    for (const QString &text : chairTexts(arguments.text("chairs"))) {
        const auto chair = chairSpecOf(text);
        if (!chair)
            return wrongUsage(self, QStringLiteral("\"%1\" is not a chair").arg(text));
        if (const QStringList words = QProcess::splitCommand(chair->command); !words.isEmpty() && !isProgram(words[0]))
            return wrongUsage(self, QStringLiteral("\"%1\": there is no such program").arg(text));
        chairs.push_back(*chair);
        settings.game.seats.push_back(text.toStdString());
    }
    const auto readOptions = kOptionReaders.at(toIndex(settings.game.game));
    if (const QString wrong = readOptions(arguments, settings); !wrong.isEmpty())
        return wrongUsage(self, wrong);
    if (!arguments.error().isEmpty())
        return wrongUsage(self, arguments.error());
    if (!arguments.rest().isEmpty())
        return wrongUsage(self, QStringLiteral("this command takes no file"));
    if (whyIllegal(settings.game) != Reason::None)
        return wrongUsage(self, QStringLiteral("no game can be played with these chairs and colours"));
    RecordFolder records;
    if (arguments.has("records")) {
        if (const QString problem = records.create(arguments.text("records")); !problem.isEmpty()) {
            printError(problem.toUtf8());
            return kExitFailure;
        }
        settings.played = [&records](std::uint64_t deal, std::size_t rotation, const Events &events) {
            records.save(deal, rotation, events);
        };
    }
    const players::MatchResult figures = runArena(settings, [&](std::size_t chair, int seat, std::uint64_t seed) {
        return seatedPlayer(chairs[chair], settings.game.game, chair, seat, seed);
    });
    if (arguments.has("json"))
        printLine(jsonOf(figures, chairs, settings));
    else
        printTable(figures, chairs);
    if (!records.problem().isEmpty()) {
        printError(records.problem().toUtf8());
        return kExitFailure;
    }
    return kExitOk;
}

} // namespace

const Command kArena{
    "arena", "--chairs A,B,... [--deals N] [--duplicate] [OPTION ...]", "plays chairs against each other",
    R"(A chair is a level (beginner, easy, medium, hard, master), random, greedy (the fixed baseline), policy (the
learned policy without search) or exec:COMMAND, a program that speaks the chair protocol (write \, for a comma in it).
LEVEL@200ms or LEVEL@5000 gives hard or master, which search, a time or a number of playouts for each move;
exec:COMMAND@200ms gives the program that time instead of a second. An answer that is illegal, late or not JSON is a
fault; a built-in player then plays the rest of that game.

  --chairs A,B,...   2 to 6 chairs; Ninjan: 2 to 5
  --game G           odin or ninjan (default: odin)
  --deals N          how many deals (default: 100)
  --duplicate        play each deal once in each rotation of the chairs
  --target T         Odin: play whole games to T points; otherwise single hands, each as the first of a game to 15
  --colours LETTERS  Odin: the colours of the deck, from BRPGKO (default: all six; with two players four at random,
                     drawn for each deal)
  --goat             Odin: with the goat
  --seed S           seed of the deals and of random choices (default: 1)
  --threads T        how many threads (default: 1)
  --json             print one object with all figures
  --records FOLDER   keep every game there as a record, its seats named after the chairs; none that is there already is
                     overwritten

The margin is the others' mean points less one's own, in Ninjan one's own less the others' mean.
Intervals are 95%, clustered by deal; of a single deal they are not known (?, in JSON null).

Exit code 0: success. 1: the records could not be kept. 2: wrong usage.
)",
    playArena};

} // namespace meadhall::cli
