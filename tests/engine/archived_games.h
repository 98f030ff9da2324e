// SPDX-License-Identifier: GPL-3.0-or-later
// Folders of finished games, played by random legal moves.
#pragma once

#include "engine/core/to_index.h"
#include "engine/record/archive.h"
#include "engine/record/record.h"
#include "tests/engine/ninjan_game.h"
#include "tests/engine/random_game.h"

#include <QDateTime>
#include <QDir>
#include <QFile>

namespace meadhall::test {

/// The finished game number `number`: Odin and Ninjan alternate; one human among computers with names and portraits.
inline Events finishedGame(int number)
{
    static const char *const kPersonas[] = {"leif", "ylva", "ivar", "sigrid", "gudrun"};
    static const char *const kLevels[] = {"easy", "medium", "hard", "master"};
    const auto seed = static_cast<std::uint64_t>(number) + 1;
    const bool isOdin = number % 3 != 2;
    const int players = isOdin ? 2 + number % 5 : 2 + number % 4;
    GameEvent game = isOdin ? odinGame(players, seed) : ninjanGame(players, seed);
    game.seats[0] = "You";
    game.chairs = {"human:1"};
    for (int seat = 1; seat < players; ++seat) {
        const char *persona = kPersonas[(number + seat) % 5];
        game.seats[toIndex(seat)] = persona;
        game.chairs.push_back(std::string("computer:") + kLevels[(number + seat) % 4] + ':' + persona);
    }
    return isOdin ? playOdin(game, seed) : playNinjan(game, seed);
}

inline Events beginningOf(const Events &events, std::size_t count)
{
    return {events.begin(), events.begin() + static_cast<std::ptrdiff_t>(std::min(count, events.size()))};
}

/// Writes `count` finished games into a data folder under the archive's file names, a few hours apart. To play
/// thousands would take longer than to list them: after 300 they begin anew.
inline void keepGames(const QString &folder, int count)
{
    const QDir dir(record::Archive(folder).folder());
    dir.mkpath(dir.path());
    const QDateTime last(QDate(2026, 11, 22), QTime(19, 5, 12));
    for (int number = 0; number < count; ++number) {
        const Events events = finishedGame(number % 300);
        const bool isOdin = std::get<GameEvent>(events.front()).game == Game::Odin;
        QFile file(dir.filePath(last.addSecs(-9000LL * number).toString(QStringLiteral("yyyy-MM-ddTHH-mm-ss"))
                                + (isOdin ? QStringLiteral("-odin.meadhall") : QStringLiteral("-ninjan.meadhall"))));
        if (file.open(QIODevice::WriteOnly)) // not atomic: there are many of them
            file.write(record::toText(events));
    }
}

/// Puts what looks like a review beside every second game, with 0 to 2 mistakes of the person.
inline void keepReviews(const QString &folder)
{
    int game = 0;
    for (const record::Archive::Entry &entry : record::Archive(folder).entries()) {
        if (++game % 2 == 0)
            continue;
        QFile file(entry.file + QLatin1String(record::Archive::kReviewSuffix));
        if (file.open(QIODevice::WriteOnly))
            file.write("{\"review\":1}\n{\"seats\":[{\"decisions\":31,\"judged\":31,\"mistakes\":"
                       + QByteArray::number(game % 3) + ",\"lost\":" + QByteArray::number(game % 7 * 0.8) + "}]}\n");
    }
}

} // namespace meadhall::test
