// SPDX-License-Identifier: GPL-3.0-or-later
// Folders and files that the running game cannot be written to, and programs beside it.
#include "tests/engine/record/journal_test.h"

using namespace meadhall::testing;

void TestJournal::secondProgramIsLockedOut()
{
    const TestFolder folder;
    const Events events = gameOf(8);
    auto first = std::make_unique<Journal>(folder.path());
    QCOMPARE(first->replace(events), Journal::Error::None);
    Journal second(folder.path());
    QCOMPARE(second.load().error, Journal::Error::InUse);
    QVERIFY(second.load().events.empty());
    QCOMPARE(second.append(gameOf(9)[0]), Journal::Error::InUse);
    QCOMPARE(second.replace(gameOf(9)), Journal::Error::InUse);
    QCOMPARE(contents(first->fileName()), record::toText(events));
    QCOMPARE(first->append(gameOf(8)[0]), Journal::Error::None);
    QCOMPARE(first->replace(events), Journal::Error::None);
    // The first program ends with its game unfinished: the second must not overwrite it.
    first.reset();
    QCOMPARE(second.append(PassEvent{0}), Journal::Error::InUse);
    QCOMPARE(contents(second.fileName()), record::toText(events));
    const auto loaded = second.load();
    QCOMPARE(loaded.error, Journal::Error::None);
    QVERIFY(loaded.events == events);
}

void TestJournal::uncreatableFolderIsReported()
{
    const TestFolder folder;
    write(folder.filePath(QStringLiteral("file")), "x");
    Journal journal(folder.filePath(QStringLiteral("file/below")));
    QCOMPARE(journal.load().error, Journal::Error::FolderMissing);
    QCOMPARE(journal.append(gameOf(1)[0]), Journal::Error::FolderMissing);
    QCOMPARE(journal.append(gameOf(1)[1]), Journal::Error::FolderMissing);
    QCOMPARE(journal.unwritten(), 2);
    // After the obstacle is removed, the events kept in memory are written with the next one.
    QVERIFY(QFile::remove(folder.filePath(QStringLiteral("file"))));
    QCOMPARE(journal.append(gameOf(1)[2]), Journal::Error::None);
    QCOMPARE(journal.unwritten(), 0);
    QCOMPARE(journal.load().events.size(), 3u);
}

void TestJournal::readOnlyFolderIsReported()
{
#ifndef Q_OS_UNIX
    QSKIP("Needs Unix permissions");
#else
    const TestFolder folder;
    const Events events = gameOf(14);
    const QString closed = folder.filePath(QStringLiteral("closed"));
    QCOMPARE(Journal(closed).replace(Events(events.begin(), events.begin() + 4)), Journal::Error::None);
    // Root may write everywhere, so the test switches to another user for a moment.
    const auto user = ::geteuid();
    QFile::setPermissions(folder.path(), QFile::Permissions(0x5055));
    QFile::setPermissions(closed, QFile::Permissions(0x5055));
    if (user == 0) {
        QCOMPARE(::chown(QFile::encodeName(Journal(closed).fileName()).constData(), 65534, static_cast<gid_t>(-1)), 0);
        QCOMPARE(::seteuid(65534), 0);
    }
    Journal journal(closed);
    const auto loaded = journal.load();
    const Journal::Error appended = journal.append(events[4]);
    const Journal::Error replaced = journal.replace(Events(events.begin(), events.begin() + 6));
    QCOMPARE(::seteuid(user), 0);
    QFile::setPermissions(closed, QFile::Permissions(0x7055));
    QFile::setPermissions(folder.path(), QFile::Permissions(0x7055));

    QCOMPARE(loaded.error, Journal::Error::NotWritable);
    QVERIFY(loaded.events == Events(events.begin(), events.begin() + 4));
    QCOMPARE(appended, Journal::Error::NotWritable);
    QCOMPARE(replaced, Journal::Error::NotWritable);
    QCOMPARE(contents(journal.fileName()), record::toText(loaded.events));
    QCOMPARE(journal.append(events[6]), Journal::Error::None);
    QCOMPARE(contents(journal.fileName()), record::toText(Events(events.begin(), events.begin() + 7)));
#endif
}

/// A file size limit simulates a full disk: the write stops in the middle of a line.
void TestJournal::fullDiskTearsNoLine()
{
#ifndef Q_OS_UNIX
    QSKIP("Needs setrlimit");
#else
    const TestFolder folder;
    const Events events = gameOf(11);
    Journal journal(folder.path());
    QCOMPARE(journal.replace(Events(events.begin(), events.begin() + 5)), Journal::Error::None);
    const qint64 size = QFileInfo(journal.fileName()).size();

    rlimit before;
    getrlimit(RLIMIT_FSIZE, &before);
    auto *const handler = std::signal(SIGXFSZ, SIG_IGN);
    const rlimit limit{rlim_t(size + 10), before.rlim_max};
    setrlimit(RLIMIT_FSIZE, &limit);
    const Journal::Error first = journal.append(events[5]);
    const QByteArray afterFirst = contents(journal.fileName());
    const Journal::Error second = journal.append(events[6]);
    const Journal::Error whole = journal.replace(events);
    const QByteArray afterWhole = contents(journal.fileName());
    setrlimit(RLIMIT_FSIZE, &before);
    std::signal(SIGXFSZ, handler);

    QCOMPARE(first, Journal::Error::DiskFull);
    QCOMPARE(second, Journal::Error::DiskFull);
    QCOMPARE(whole, Journal::Error::DiskFull);
    QVERIFY(!journal.systemError().isEmpty());
    const QByteArray five = record::toText(Events(events.begin(), events.begin() + 5));
    QCOMPARE(afterFirst, five);
    QCOMPARE(afterWhole, five);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 2); // the journal and its lock
    // There is space again.
    QCOMPARE(journal.replace(Events(events.begin(), events.begin() + 8)), Journal::Error::None);
    QCOMPARE(journal.append(events[8]), Journal::Error::None);
    QCOMPARE(contents(journal.fileName()), record::toText(Events(events.begin(), events.begin() + 9)));
#endif
}

/// A file removed or truncated by another program is reported, and replace() writes it again.
void TestJournal::removedOrTruncatedFileIsReported()
{
    const TestFolder folder;
    const Events events = gameOf(12);
    Journal journal(folder.path());
    QCOMPARE(journal.replace(Events(events.begin(), events.begin() + 5)), Journal::Error::None);
    QVERIFY(QFile::remove(journal.fileName()));
    QCOMPARE(journal.append(events[5]), Journal::Error::Gone);
    QCOMPARE(journal.replace(Events(events.begin(), events.begin() + 7)), Journal::Error::None);
    QVERIFY(QFile::resize(journal.fileName(), 30));
    QCOMPARE(journal.append(events[7]), Journal::Error::Gone);
}
