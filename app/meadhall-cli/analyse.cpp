// SPDX-License-Identifier: GPL-3.0-or-later
// meadhall-cli analyse: what the answers of a position are worth.
#include "arguments.h"
#include "commands.h"
#include "engine/core/to_index.h"
#include "engine/games/games.h"
#include "engine/record/answer_line.h"
#include "engine/record/json_writer.h"
#include "engine/record/position.h"
#include "engine/review/judge/costs.h"
#include "engine/review/judge/reasons.h"
#include "records.h"
#include "sentences.h"

#include <algorithm>

namespace meadhall::cli {
namespace {

namespace json = record::json;
using review::Cost;

constexpr int kShownMoves = 10;

review::Verdict verdictOf(Game game, const Cost &cost)
{
    return review::verdictOf(review::scaleOf(game).thresholds, cost.loss - cost.lossCi95);
}

/// The analysis of a position that the own seat is to move in.
struct Analysis {
    Game game;
    bool infers; ///< from moves that were given
    Events events;
    std::vector<Cost> costs; ///< the best answer first

    std::vector<review::Why> why(const Cost &cost) const { return review::reasonsOf(events, 0, cost.answer); }
};

std::string jsonOf(const Analysis &analysis, const Cost &cost)
{
    return json::ObjectWriter()
        .key("move", record::answerText(cost.answer))
        .key("points", json::number(cost.points))
        .key("loss", json::number(cost.loss))
        .key("ci95", json::number(cost.lossCi95)) // of the loss; in pairs of deals, so that of the points is not known
        .key("verdict", json::quote(review::kVerdictNames[toIndex(verdictOf(analysis.game, cost))]))
        .key("deals", json::number(cost.deals))
        .key("why", json::array(analysis.why(cost), [](const review::Why &why) { return json::quote(textOf(why)); }))
        .finished();
}

std::string jsonOf(const Analysis &analysis)
{
    return json::ObjectWriter()
        .key("game", json::quote(traitsOf(analysis.game).name))
        .key("infers", analysis.infers ? "true" : "false")
        .key("moves", json::array(analysis.costs, [&](const Cost &cost) { return jsonOf(analysis, cost); }))
        .finished();
}

void printTable(const Analysis &analysis, int most)
{
    printLine("points   costs           verdict    move, because");
    const auto shown = std::min(analysis.costs.size(), toIndex(most));
    for (const Cost &cost : std::vector(analysis.costs.begin(), analysis.costs.begin() + std::ptrdiff_t(shown))) {
        QStringList why;
        for (const review::Why &each : analysis.why(cost))
            why += QString::fromStdString(textOf(each));
        const auto verdict =
            QString::fromStdString(std::string(review::kVerdictNames[toIndex(verdictOf(analysis.game, cost))]));
        printLine(QStringLiteral("%1  %2 ± %3  %4  %5 (%6)")
                      .arg(number(cost.points).rightJustified(6), number(cost.loss).rightJustified(6),
                           number(cost.lossCi95).leftJustified(5), verdict.leftJustified(9),
                           QString::fromStdString(record::answerText(cost.answer)), why.join(QStringLiteral(", ")))
                      .toUtf8());
    }
    if (shown < analysis.costs.size())
        printLine("and " + QByteArray::number(analysis.costs.size() - shown) + " others, which --all shows");
    printLine(QByteArray::number(analysis.costs.front().deals)
              + (analysis.game == Game::Odin ? " deals; points are those expected in this hand, fewer are better.\n"
                                             : " deals; points are those expected at the end, more are better.\n")
              + "Costs also count how much a move lowers the chance of winning the game.\n"
              + (analysis.infers ? "The hidden cards are inferred from the moves that were given."
                                 : "Nothing is inferred from play, because no moves were given."));
}

int analysePosition(const Command &self, const QStringList &given)
{
    Arguments arguments(given, {"depth", "work", "seed"}, {"json", "all"});
    const auto deals = static_cast<int>(arguments.integer("depth", 0, 1, review::kMostDeals));
    const auto work = static_cast<int>(arguments.integer("work", review::kMostWork, 1, 100));
    const std::uint64_t seed = arguments.seed(1);
    if (!arguments.error().isEmpty())
        return wrongUsage(self, arguments.error());
    if (arguments.rest().size() != 1)
        return wrongUsage(self, QStringLiteral("this command takes one line, in quotation marks"));
    const auto [position, problem] = record::parsePosition(arguments.rest().constFirst().toStdString());
    if (problem) {
        printError("meadhall-cli analyse: " + sentence(problem));
        return kWrongUsage;
    }
    Analysis analysis{position.game,
                      !position.moves.empty(),
                      record::eventsOf(position, std::vector<std::string>(position.seats.size())),
                      {}};
    const auto referee = makeReferee(std::get<GameEvent>(analysis.events.front()));
    for (std::size_t i = 1; i < analysis.events.size(); ++i)
        referee->apply(analysis.events[i]);
    if (referee->legalEvents().size() < 2) {
        printError(
            "meadhall-cli analyse: there is nothing to decide: it is another seat's turn, or only one move is left");
        return kExitFailure;
    }
    review::Depth depth = review::usualDepth(position.game, position.players());
    depth.seed = seed;
    if (deals > 0)
        depth.deals = deals;
    const review::Scale &scale = review::scaleOf(position.game);
    analysis.costs = review::rankAnswers(*review::makeDecisionModel(analysis.events, 0, std::nullopt), scale, depth,
                                         work, [&](const Event &) { return scale.thresholds.back(); });
    if (arguments.has("json"))
        printLine(QByteArray::fromStdString(jsonOf(analysis)));
    else
        printTable(analysis, arguments.has("all") ? static_cast<int>(analysis.costs.size()) : kShownMoves);
    return kExitOk;
}

} // namespace

const Command kAnalyse{
    "analyse", "'LINE' [--depth D] [--work W] [--seed N] [--all] [--json]",
    "says what the moves of a position are worth",
    R"(Prints the moves of a position, best first: the points expected after each (Odin: left at the end of the hand,
Ninjan: won by the end of the game), what it costs compared with the best one, half the width of the 95% interval of that
cost, and the reasons. The cost is in points, and more than their difference if the move lowers the chance of winning the
game. The position is one line of text, as the window copies it:

  Odin 15 / * P9 P6 P2 B4 R4 G8 =5 / 5 R9 =9 / 4 K1 =4 >O4 O3 / 2 K8 =11 pass
  Ninjan 6/9 / R5 P6 S10 P-2 =21 / =18 / =24 / =9 / P3 P9 | R2 S7 S-4 | S-6 S-2 / out R10

First the game and the points that end it, or the round; then the seats clockwise, the own one first: its cards, or the
number of cards and the known ones; = points; > the cards that lie on the table from this seat; * the seat to move (Odin).
Then the piles, and the cards out of play. After a colon may stand what has been played since: cards and + the card taken,
pass; in Ninjan the revealed cards, seat by seat, and the numbers of the piles. Without that nothing is inferred from play.
All of it is in engine/record/README.md.

  --depth D    deals on which the moves are compared at first
  --work W     up to how many times as many are used (default: 4)
  --seed N     seed of the deals (default: 1)
  --all        all moves, and not only the best ten
  --json       all moves as one object

Exit code 0: done. 1: there is nothing to decide. 2: the position is not possible, with the reason on standard error, or
wrong usage.
)",
    analysePosition};

} // namespace meadhall::cli
