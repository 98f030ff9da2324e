// SPDX-License-Identifier: GPL-3.0-or-later
// A folder of kept games, for its tests.
#pragma once

#include "engine/record/journal.h"
#include "engine/record/summary.h"
#include "tests/engine/archived_games.h"
#include "tests/engine/record/memory_folder.h"
#include "tests/stopped_clock.h"

#include <QProcess>
#include <QtTest>

#include <map>
#include <set>

#ifdef Q_OS_UNIX
#include <csignal>
#include <sys/resource.h>
#include <unistd.h>
#endif

namespace meadhall::testing {

using record::Archive;
using record::Journal;
using Error = Journal::Error;
using test::beginningOf;
using test::contents;
using test::write;

/// A data folder with the kept games.
class TestFolder : public test::MemoryFolder {
public:
    QStringList games() const { return QDir(filePath(QStringLiteral("games"))).entryList(QDir::Files | QDir::Hidden); }
    QString game(int index) const { return filePath(QStringLiteral("games/") + games().at(index)); }
};

/// A human's unfinished game, identified by its deal number.
inline Events openGame(int number)
{
    Events events = test::finishedGame(3 * number); // a game of Odin
    std::get<GameEvent>(events.front()).deal = static_cast<std::uint64_t>(number + 1);
    const auto isPersons = [](const Event &event) {
        return record::isDecision(event, GameEvent{Game::Odin, {"You"}, {}, {}, -1, {"human"}});
    };
    const auto first = std::find_if(events.begin(), events.end(), isPersons);
    return {events.begin(), first + 1};
}

/// The program to be killed: begins one game after another, now and then continues one of the archive, and prints each
/// one's number when its first answer is on disk.
inline int playMany(const QString &folder, int number)
{
    Journal journal(folder);
    if (journal.load().error != Error::None)
        return 3;
    QFile out;
    if (!out.open(1, QIODevice::WriteOnly | QIODevice::Unbuffered))
        return 4;
    Random random(static_cast<std::uint64_t>(number) + 1);
    for (;; ++number) {
        const Events events = openGame(number);
        if (journal.begin({events.front()}) != Error::None)
            return 5;
        for (std::size_t i = 1; i < events.size(); ++i)
            if (journal.append(events[i]) != Error::None)
                return 6;
        out.write(QByteArray::number(number) + '\n');
        const auto kept = journal.archive().entries();
        if (!kept.empty() && random.below(3) == 0) {
            const QString file = kept[random.below(static_cast<std::uint32_t>(kept.size()))].file;
            if (journal.begin(record::readRecord(file).events, file) != Error::None)
                return 7;
        }
    }
}

class TestArchive : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void newGameArchivesTheRunningOne();
    void gamesWithoutAnswersAreNotKept();
    void continuesArchivedGame();
    void reviewIsDroppedWhenTheGameGoesOn();
    void dropsTornTailOfArchivedGame();
    void openedFileIsArchivedOnlyAfterAMove();
    void finishedGamesAreViewedUnchanged();
    void finishedGameIsArchivedAtExit();
    void sameSecondGivesDifferentFileNames();
    void timeZones_data();
    void timeZones();
    void timeZonesWithoutTimes();
    void wrongClock();
    void removedGamesAreRestored();
    void fullDiskLosesNoEvents();
    void uncreatableFolderIsReported();
    void fileInPlaceOfAFolderIsSetAside();
    void readOnlyArchiveIsReported();
    void killsLoseNoReportedGame();
};

} // namespace meadhall::testing
