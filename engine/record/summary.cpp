// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/summary.h"

#include "engine/core/referee.h"
#include "engine/core/to_index.h"
#include "engine/games/games.h"
#include "engine/players/chair.h"
#include "engine/record/json_lines.h"
#include "engine/record/lines.h"
#include "engine/record/move_file.h"
#include "engine/record/utf8.h"

#include <QFile>

#include <algorithm>

namespace meadhall::record {
namespace {

/// Bytes; first lines are shorter.
constexpr qint64 kMaxFirstLine = 1 << 16;

bool looksLikeLine(QByteArrayView line)
{
    const std::string_view bytes(line.data(), toIndex(line.size()));
    return line.size() >= 2 && line.front() == '{' && line.back() == '}' && !line.contains('\0')
           && firstBadUtf8(bytes) == bytes.size();
}

/// Totals and winners given by an event, if any.
struct Score {
    const std::vector<int> *totals = nullptr;
    const std::vector<int> *winners = nullptr;
};

Score scoreOf(const Event &event)
{
    if (const auto *hand = std::get_if<HandOverEvent>(&event))
        return {&hand->totals, nullptr};
    if (const auto *over = std::get_if<GameOverEvent>(&event))
        return {&over->totals, &over->winners};
    return {};
}

/// Processes the lines after the first.
class Reader {
public:
    explicit Reader(Summary &summary) : summary_(summary), players_(summary.game.seats.size()) {}

    /// False if the line is invalid.
    bool readLine(QByteArrayView line)
    {
        if (!looksLikeLine(line))
            return false;
        const bool over = line.contains("\"gameOver\"");
        if (over || line.contains("\"handOver\"")) {
            const ParsedLine parsed = parseLine(line);
            if (parsed.problem || !readScore(parsed.event))
                return false;
        }
        // No line may follow the end of the game.
        if (summary_.state == Summary::State::Finished && !over)
            return false;
        summary_.parts += line.contains("\"handOver\"") || line.contains("\"reveal\"");
        if (over)
            summary_.state = Summary::State::Finished;
        return true;
    }

private:
    bool readScore(const Event &event)
    {
        const Score score = scoreOf(event);
        if (!score.totals)
            return true; // the word occurs elsewhere, e.g. in a player's name
        if (score.totals->size() != players_)
            return false;
        summary_.totals = *score.totals;
        if (!score.winners)
            return true;
        summary_.winners = *score.winners;
        const auto isSeat = [this](int seat) { return seat >= 0 && toIndex(seat) < players_; };
        return !summary_.winners.empty() && std::all_of(summary_.winners.begin(), summary_.winners.end(), isSeat);
    }

    Summary &summary_;
    std::size_t players_;
};

int seatOf(const Event &event)
{
    if (const auto *play = std::get_if<PlayEvent>(&event))
        return play->seat;
    if (const auto *pass = std::get_if<PassEvent>(&event))
        return pass->seat;
    if (const auto *choose = std::get_if<ChooseEvent>(&event))
        return choose->seat;
    if (const auto *resolve = std::get_if<ResolveEvent>(&event))
        return resolve->seat;
    return -1;
}

bool isPerson(const GameEvent &game, std::size_t seat)
{
    const auto chair = players::chairAt(game, seat);
    return chair && chair->person();
}

} // namespace

Summary summarise(const QString &fileName)
{
    Summary summary;
    QFile file(fileName);
    Lines lines(file);
    QByteArrayView line;
    if (openToRead(file, QIODevice::ReadOnly | QIODevice::Unbuffered) != 0 || !lines.next(line))
        return summary;
    summary.state = Summary::State::Damaged;
    ParsedLine first = parseLine(withoutByteOrderMark(line));
    if (first.problem.error == Error::NewerFormat)
        summary.state = Summary::State::Newer;
    const auto *game = std::get_if<GameEvent>(&first.event);
    if (first.problem || !game || whyIllegal(*game) != Reason::None)
        return summary;
    summary.known = true;
    summary.game = *game;
    summary.state = Summary::State::Unfinished;
    Reader reader(summary);
    for (bool blank = false;;) {
        if (!lines.next(line))
            return {};
        if (line.isEmpty())
            return summary;
        const bool torn = !line.endsWith('\n') && line.size() <= kMaxLineLength;
        line = line.trimmed();
        if (line.isEmpty()) {
            blank = true; // allowed at the end only
            continue;
        }
        // A torn last line is dropped when the game is continued: not damage.
        if (torn && !blank && !looksLikeLine(line))
            return summary;
        if (blank || !reader.readLine(line)) {
            summary.state = Summary::State::Damaged;
            return summary;
        }
    }
}

QString gameKey(const QString &fileName)
{
    QFile file(fileName);
    if (openToRead(file) == 0) {
        const ParsedLine first = parseLine(withoutByteOrderMark(file.readLine(kMaxFirstLine)));
        if (const auto *game = std::get_if<GameEvent>(&first.event); game && !first.problem) {
            const std::string_view name = traitsOf(game->game).name;
            return QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
        }
    }
    return QStringLiteral("game");
}

bool isDecision(const Event &event, const GameEvent &game)
{
    if (std::holds_alternative<ThrowEvent>(event) || std::holds_alternative<GameOverEvent>(event))
        return true;
    const int seat = seatOf(event);
    if (seat < 0)
        return false;
    bool anyHuman = false;
    for (std::size_t i = 0; i < game.seats.size(); ++i)
        anyHuman = anyHuman || isPerson(game, i);
    return !anyHuman || isPerson(game, toIndex(seat));
}

} // namespace meadhall::record
