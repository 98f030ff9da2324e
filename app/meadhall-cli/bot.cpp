// SPDX-License-Identifier: GPL-3.0-or-later
// meadhall-cli bot: a computer player that speaks the chair protocol.
#include "arguments.h"
#include "chairs.h"
#include "commands.h"
#include "engine/games/games.h"
#include "engine/record/answer_line.h"
#include "engine/record/json_lines.h"
#include "engine/record/line_words.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <iostream>
#include <mutex>
#include <thread>

namespace meadhall::cli {
namespace {

/// Fraction of the requested time used for thinking; the rest covers delays of the pipe.
constexpr double kShareOfTime = 0.8;

/// Requests a stop when the time is up, unless it is destroyed earlier.
class Deadline {
public:
    explicit Deadline(std::chrono::milliseconds time)
        : timer_([this, time](const std::stop_token &done) {
              std::unique_lock lock(mutex_);
              if (!wake_.wait_for(lock, done, time, [] { return false; }) && !done.stop_requested())
                  stop_.request_stop();
          })
    {
    }
    std::stop_token token() const { return stop_.get_token(); }

private:
    std::stop_source stop_;
    std::mutex mutex_;
    std::condition_variable_any wake_;
    std::jthread timer_;
};

/// Parses the word of a request; unknown words mean a move.
RequestKind requestOf(const QString &word)
{
    const auto &words = record::kRequestWords;
    const auto found = std::find(words.begin(), words.end(), word.toStdString());
    return found == words.end() ? RequestKind::Move : static_cast<RequestKind>(found - words.begin());
}

/// Handles the protocol until the end of input.
/// @return the exit code
int runProtocol(const ChairSpec &chair, std::uint64_t seed)
{
    std::unique_ptr<players::Player> player;
    int seat = 0;
    std::string text;
    for (int line = 1; std::getline(std::cin, text); ++line) {
        const QByteArray bytes = QByteArray::fromStdString(text);
        const QJsonObject object = QJsonDocument::fromJson(bytes).object();
        if (object.value(QLatin1String("event")).toString() == QLatin1String("seat")) {
            seat = object.value(QLatin1String("seat")).toInt();
            continue;
        }
        if (object.contains(QLatin1String("ask"))) {
            if (!player)
                continue;
            const int ms = std::max(object.value(QLatin1String("ms")).toInt(1000), 1);
            const Deadline deadline(std::chrono::milliseconds(static_cast<int>(ms * kShareOfTime)));
            const RequestKind kind = requestOf(object.value(QLatin1String("ask")).toString());
            printLine(record::answerText(player->answer(kind, deadline.token())));
            if (!flushOutput())
                return kExitFailure;
            continue;
        }
        const record::ParsedLine parsed = record::parseLine(bytes);
        if (parsed.problem) {
            printError("meadhall-cli bot: line " + QByteArray::number(line) + " is not an event");
            return kExitFailure;
        }
        if (const auto *game = std::get_if<GameEvent>(&parsed.event)) {
            if (whyIllegal(*game) != Reason::None || seat < 0 || seat >= static_cast<int>(game->seats.size())) {
                printError("meadhall-cli bot: line " + QByteArray::number(line) + ": this game has no such seat");
                return kExitFailure;
            }
            player = seatedPlayer(chair, game->game, 0, seat, seed);
        }
        if (player)
            player->onEvent(parsed.event);
    }
    return kExitOk;
}

int playAsBot(const Command &self, const QStringList &given)
{
    Arguments arguments(given, {"level", "seed"}, {});
    const auto seed = arguments.seed(1);
    const auto chair = chairSpecOf(arguments.text("level", QStringLiteral("medium")));
    if (!arguments.error().isEmpty())
        return wrongUsage(self, arguments.error());
    if (!arguments.rest().isEmpty())
        return wrongUsage(self, QStringLiteral("this command takes no file"));
    if (!chair || !chair->command.isEmpty())
        return wrongUsage(self, QStringLiteral("\"%1\" is not a level").arg(arguments.text("level")));
    return runProtocol(*chair, seed);
}

} // namespace

const Command kBot{
    "bot", "[--level L] [--seed S]", "plays one seat by the chair protocol",
    R"(Reads from standard input, one line each: {"event":"seat","seat":1}, the events that the seat may see, and
{"ask":"move","ms":1000} (or choose, pile, throw). Answers each question with one line,
{"cards":["G5","G4"],"take":"B2"} or {"pass":true} (or {"card":"R8"}, {"pile":2}, {"throw":"R"}).
A game event, of Odin or of Ninjan, starts a new game; the command ends with its input.

  --level L   a level, random, greedy or policy; LEVEL@200ms and LEVEL@5000 as in arena (default: medium)
  --seed S    seed of its random choices (default: 1)

Exit code 0: the input has ended. 1: a line was not an event. 2: wrong usage.
)",
    playAsBot};

} // namespace meadhall::cli
