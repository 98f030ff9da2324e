// SPDX-License-Identifier: GPL-3.0-or-later
// A running game on disk, for its tests.
#pragma once

#include "engine/record/journal.h"
#include "engine/record/json_lines.h"
#include "engine/record/record.h"
#include "tests/engine/random_game.h"
#include "tests/engine/record/memory_folder.h"

#include <QProcess>
#include <QtTest>

#ifdef Q_OS_UNIX
#include <csignal>
#include <sys/resource.h>
#include <unistd.h>
#endif

namespace meadhall::testing {

using record::Journal;
using test::contents;
using test::write;
using TestFolder = test::MemoryFolder;

/// The game that the killed programs play; its options and moves depend only on the number.
inline Events gameOf(int number)
{
    return test::playOdin(test::odinGame(2 + number % 5, std::uint64_t(number)), std::uint64_t(number));
}

/// The program to be killed: continues the game in the folder with an occasional undo, and prints each event's number
/// when the event is on disk.
inline int playInJournal(const QString &folder, int number)
{
    const Events events = gameOf(number);
    Journal journal(folder);
    const Journal::Loaded loaded = journal.load();
    if (loaded.error != Journal::Error::None || loaded.problem)
        return 3;
    QFile out;
    if (!out.open(1, QIODevice::WriteOnly | QIODevice::Unbuffered))
        return 4;
    std::size_t done = loaded.events.size();
    Random random(done + 1);
    while (done < events.size()) {
        if (done > 20 && random.below(15) == 0) {
            done -= 10;
            if (journal.replace(Events(events.begin(), events.begin() + std::ptrdiff_t(done))) != Journal::Error::None)
                return 5;
        } else {
            if (journal.append(events[done]) != Journal::Error::None)
                return 6;
            ++done;
        }
        out.write(QByteArray::number(qulonglong(done)) + '\n');
    }
    return 0;
}

class TestJournal : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void gameContinuesAfterLoad();
    void reviewStaysWithItsGame();
    void undoAndNewGameReplaceTheFile();
    void tornLineIsDropped();
    void missingLastNewlineIsAdded();
    void damagedFileIsSetAside();
    void newerFormatIsLeftUnchanged();
    void secondProgramIsLockedOut();
    void uncreatableFolderIsReported();
    void readOnlyFolderIsReported();
    void fullDiskTearsNoLine();
    void removedOrTruncatedFileIsReported();
    void foreignTailIsTruncated();
    void killsLoseNoReportedEvent();
    void onlyLeftoversAreRemoved();
};

} // namespace meadhall::testing
