// SPDX-License-Identifier: GPL-3.0-or-later
// Folders and files that games cannot be kept in.
#include "tests/engine/record/archive_test.h"

using namespace meadhall::testing;

/// What could not be written for the previous game goes to its own file when there is space again.
void TestArchive::fullDiskLosesNoEvents()
{
#ifndef Q_OS_UNIX
    QSKIP("Needs setrlimit");
#else
    const TestFolder folder;
    Journal journal(folder.path());
    const Events first = openGame(1), second = openGame(2), third = openGame(4);
    QCOMPARE(journal.begin(beginningOf(first, 1)), Error::None);
    rlimit before;
    getrlimit(RLIMIT_FSIZE, &before);
    auto *const handler = std::signal(SIGXFSZ, SIG_IGN);
    const rlimit limit{rlim_t(QFileInfo(journal.fileName()).size() + 10), before.rlim_max};
    setrlimit(RLIMIT_FSIZE, &limit);
    for (std::size_t i = 1; i < first.size(); ++i)
        QCOMPARE(journal.append(first[i]), Error::DiskFull);
    QCOMPARE(journal.begin(beginningOf(second, 1)), Error::DiskFull);
    for (std::size_t i = 1; i < second.size(); ++i)
        QCOMPARE(journal.append(second[i]), Error::DiskFull);
    QCOMPARE(journal.begin(beginningOf(third, 1)), Error::DiskFull);
    QCOMPARE(journal.unwritten(), int(first.size() + second.size()));
    setrlimit(RLIMIT_FSIZE, &before);
    std::signal(SIGXFSZ, handler);
    QCOMPARE(journal.append(third[1]), Error::None);
    QCOMPARE(journal.unwritten(), 0);
    QCOMPARE(folder.games().size(), 2);
    QSet<QByteArray> kept{contents(folder.game(0)), contents(folder.game(1))};
    QCOMPARE(kept, QSet<QByteArray>({record::toText(first), record::toText(second)}));
    QCOMPARE(contents(journal.fileName()), record::toText(beginningOf(third, 2)));
#endif
}

/// A link to a disk that is not there.
void TestArchive::uncreatableFolderIsReported()
{
#ifndef Q_OS_UNIX
    QSKIP("Needs symbolic links");
#endif
    const TestFolder folder;
    QVERIFY(QFile::link(folder.filePath(QStringLiteral("nowhere/games")), folder.filePath(QStringLiteral("games"))));
    Journal journal(folder.path());
    const Events first = openGame(1), second = openGame(2);
    QCOMPARE(journal.begin(first), Error::None);
    QCOMPARE(journal.replace(first), Error::None);
    QCOMPARE(journal.begin(beginningOf(second, 1)), Error::FolderMissing);
    // The running game keeps its file; the new one is held in memory.
    QCOMPARE(contents(journal.fileName()), record::toText(first));
    QCOMPARE(journal.append(second[1]), Error::FolderMissing);
    QVERIFY(QFile::remove(folder.filePath(QStringLiteral("games"))));
    QCOMPARE(journal.append(second[2]), Error::None);
    QCOMPARE(contents(folder.game(0)), record::toText(first));
    QCOMPARE(contents(journal.fileName()), record::toText(beginningOf(second, 3)));
}

/// With a file in the place of a folder, no game could be kept or deleted any more.
void TestArchive::fileInPlaceOfAFolderIsSetAside()
{
    const TestFolder folder;
    const QString games = folder.filePath(QStringLiteral("games"));
    write(games, "a file in its place");
    Journal journal(folder.path());
    const Events first = openGame(1);
    QCOMPARE(journal.begin(first), Error::None);
    QCOMPARE(journal.replace(first), Error::None);
    QCOMPARE(journal.begin(openGame(2)), Error::None);
    QCOMPARE(contents(folder.game(0)), record::toText(first));
    QCOMPARE(contents(games + QLatin1String(".damaged-1")), QByteArray("a file in its place"));
    const QString removed = QDir(games).filePath(QLatin1String(Archive::kRemovedName));
    write(removed, "another one");
    QString place;
    QCOMPARE(journal.archive().remove(folder.game(0), place), 0);
    QCOMPARE(contents(place), record::toText(first));
    QCOMPARE(contents(removed + QLatin1String(".damaged-1")), QByteArray("another one"));
}

void TestArchive::readOnlyArchiveIsReported()
{
#ifndef Q_OS_UNIX
    QSKIP("Needs Unix permissions");
#else
    const TestFolder folder;
    Journal journal(folder.path());
    const Events first = openGame(1), second = openGame(2);
    journal.begin(first);
    QCOMPARE(journal.replace(first), Error::None);
    const auto user = ::geteuid();
    QFile::setPermissions(folder.path(), QFile::Permissions(0x5055));
    if (user == 0)
        QCOMPARE(::seteuid(65534), 0);
    const Error begun = journal.begin(second);
    QCOMPARE(::seteuid(user), 0);
    QFile::setPermissions(folder.path(), QFile::Permissions(0x7055));
    QCOMPARE(begun, Error::NotWritable);
    QCOMPARE(contents(journal.fileName()), record::toText(first));
    QCOMPARE(journal.append(test::finishedGame(6)[second.size()]), Error::None);
    QCOMPARE(contents(folder.game(0)), record::toText(first));
#endif
}
