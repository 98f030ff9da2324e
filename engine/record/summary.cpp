// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/summary.h"

#include "engine/core/referee.h"
#include "engine/core/to_index.h"
#include "engine/games/games.h"
#include "engine/players/chair.h"
#include "engine/record/json_lines.h"
#include "engine/record/move_file.h"
#include "engine/record/utf8.h"

#include <QFile>

#include <algorithm>

namespace meadhall::record {
namespace {

/// Bytes. Long games need a tenth of this; of larger files only the first line and the end are read.
constexpr qint64 kMaxFullRead = 1 << 20;
constexpr qint64 kPartialRead = 1 << 16;

/// Reads the whole file, or its first line and its end. False on a read error.
bool readEnds(QFile &file, QByteArray &text)
{
    if (!openToRead(file, QIODevice::ReadOnly | QIODevice::Unbuffered).isEmpty())
        return false;
    if (file.size() <= kMaxFullRead) {
        text = file.readAll();
    } else {
        const QByteArray head = file.read(kPartialRead);
        file.seek(file.size() - kPartialRead);
        QByteArray tail = file.readAll();
        tail.remove(0, tail.indexOf('\n') + 1);
        text = head.left(head.indexOf('\n') + 1) + tail;
    }
    text.remove(0, text.size() - withoutByteOrderMark(text).size());
    while (text.endsWith("\n\n") || text.endsWith("\n\r\n"))
        text.chop(text.endsWith("\n\n") ? 1 : 2);
    return file.error() == QFileDevice::NoError;
}

bool looksLikeLine(QByteArrayView line)
{
    return line.size() >= 2 && line.front() == '{' && line.back() == '}'
           && std::none_of(line.begin(), line.end(), [](char c) { return c == '\0'; });
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
    QByteArray text;
    if (!readEnds(file, text))
        return summary;
    summary.state = Summary::State::Damaged;
    const qsizetype end = text.indexOf('\n');
    ParsedLine first = parseLine(QByteArrayView(text).first(end < 0 ? text.size() : end));
    if (first.problem.error == Error::NewerFormat)
        summary.state = Summary::State::Newer;
    const auto *game = std::get_if<GameEvent>(&first.event);
    if (first.problem || !game || whyIllegal(*game) != Reason::None)
        return summary;
    summary.known = true;
    summary.game = *game;
    summary.state = Summary::State::Unfinished;
    Reader reader(summary);
    for (qsizetype at = end + 1; end >= 0 && at < text.size();) {
        const qsizetype newline = text.indexOf('\n', at);
        const bool torn = newline < 0;
        QByteArrayView line = QByteArrayView(text).sliced(at, (torn ? text.size() : newline) - at);
        if (line.endsWith('\r'))
            line.chop(1);
        // A torn last line is dropped when the game is continued: not damage.
        if (!reader.readLine(line) && !(torn && !looksLikeLine(line))) {
            summary.state = Summary::State::Damaged;
            break;
        }
        at = torn ? text.size() : newline + 1;
    }
    const std::string_view bytes(text.constData(), toIndex(text.size()));
    if (firstBadUtf8(bytes) < bytes.size() && text.endsWith('\n'))
        summary.state = Summary::State::Damaged;
    return summary;
}

QString gameKey(const QString &fileName)
{
    QFile file(fileName);
    if (openToRead(file).isEmpty()) {
        const ParsedLine first = parseLine(withoutByteOrderMark(file.readLine(kPartialRead)));
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
