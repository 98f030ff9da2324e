// SPDX-License-Identifier: GPL-3.0-or-later
// Files written in the background: no caller waits, the newest contents win, and what has failed is not given up.
#include "engine/puzzle/progress.h"
#include "engine/record/file_writer.h"
#include "engine/record/folder_lock.h"
#include "engine/record/kept_file.h"
#include "tests/engine/record/memory_folder.h"
#include "tests/engine/record/slow_disk.h"
#include "tests/test_program.h"

#include <QSignalSpy>
#include <QtTest>

#include <atomic>
#include <cerrno>
#include <csignal>
#include <sys/resource.h>
#include <unistd.h>

using namespace meadhall;
using record::FileWriter;
using record::Kept;
using test::contents;
using test::SlowDisk;

class TestFileWriter : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanup();
    void callerNeverWaits();
    void readersSeeWhatWaits();
    void newestContentsWin();
    void failuresAreKeptUntilTheySucceed();
    void filesElsewhereAreNotRetried();
    void lockIsAskedWheneverSomethingIsWritten_data();
    void lockIsAskedWheneverSomethingIsWritten();
    void nobodyWaitsForOtherFiles();
    void failedReplacementLeavesTheFile();
    void fullDiskLeavesTheFile();
};

void TestFileWriter::cleanup()
{
    SlowDisk::instance().unblock();
    FileWriter::instance().waitForFinished();
    QVERIFY(!FileWriter::instance().hasFailed());
}

void TestFileWriter::callerNeverWaits()
{
    const QTemporaryDir folder;
    const QString name = folder.filePath(QStringLiteral("kept.json"));
    record::KeptFile file(name);
    SlowDisk::instance().reset();
    SlowDisk::instance().block();
    file.write("{\"a\":1}");
    QVERIFY(SlowDisk::instance().blocked.tryAcquire(1, 10'000)); // and yet this thread goes on
    QVERIFY(!FileWriter::instance().waitForFinished(0));
    SlowDisk::instance().unblock();
    QVERIFY(FileWriter::instance().waitForFinished());
    QCOMPARE(contents(name), QByteArray("{\"a\":1}"));
    QVERIFY(SlowDisk::instance().flushes > 0);
    QVERIFY(!SlowDisk::instance().threads.contains(QThread::currentThread()));
}

void TestFileWriter::readersSeeWhatWaits()
{
    const test::MemoryFolder folder;
    const QString name = folder.filePath(QStringLiteral("kept.json"));
    puzzle::Progress progress;
    record::KeptFile file(name, puzzle::kProgressFormat);
    for (int i = 0; i < 50; ++i) {
        progress.tried("odin-" + std::to_string(i), true, true, QDate(2026, 11, 25));
        file.write(progress.toJson());
        record::KeptFile reader(name, puzzle::kProgressFormat);
        QVERIFY(puzzle::loadProgress(reader) == progress);
    }
    file.remove();
    QVERIFY(record::KeptFile(name).read().isEmpty());
}

/// Also for what reads between the operations.
void TestFileWriter::newestContentsWin()
{
    const test::MemoryFolder folder;
    const QString name = folder.filePath(QStringLiteral("a")), other = folder.filePath(QStringLiteral("b"));
    FileWriter &writer = FileWriter::instance();
    QSemaphore begun, go;
    writer.run([&] {
        begun.release();
        go.acquire();
    });
    begun.acquire();
    int written = 0;
    QByteArray seen;
    const auto write = [&](const QString &file, const QByteArray &text) {
        writer.write(Kept::Table, file, nullptr, [&written, file, text] {
            ++written;
            return record::replaceFile(file, text);
        });
    };
    write(name, "old");
    write(other, "other");
    writer.run([&] { seen = contents(name); });
    write(name, "new");
    go.release();
    writer.waitForFinished();
    QCOMPARE(written, 2);
    QCOMPARE(seen, QByteArray("new"));
    QCOMPARE(contents(name), QByteArray("new"));
    QCOMPARE(contents(other), QByteArray("other"));
}

void TestFileWriter::failuresAreKeptUntilTheySucceed()
{
    FileWriter &writer = FileWriter::instance();
    const QString file = QStringLiteral("/nowhere/kept");
    std::atomic<int> code = ENOSPC, calls = 0;
    QSignalSpy written(&writer, &FileWriter::written);
    writer.write(Kept::Reviews, file, nullptr, [&] {
        ++calls;
        return code.load();
    });
    for (const int now : {ENOSPC, EROFS, 0}) {
        code = now;
        writer.retry();
        writer.waitForFinished();
        QCOMPARE(writer.error(file), now);
        QCOMPARE(writer.error(Kept::Reviews), now);
        QCOMPARE(writer.error(Kept::Settings), 0);
        QCOMPARE(writer.hasFailed(), now != 0);
        QCOMPARE(written.takeLast().at(2).toInt(), now);
    }
    const int before = calls;
    writer.retry();
    writer.waitForFinished();
    QCOMPARE(calls.load(), before);
}

void TestFileWriter::filesElsewhereAreNotRetried()
{
    FileWriter &writer = FileWriter::instance();
    QSignalSpy written(&writer, &FileWriter::written);
    writer.write(Kept::Elsewhere, QStringLiteral("/nowhere/copy"), nullptr, [] { return EACCES; });
    writer.waitForFinished();
    QCOMPARE(written.size(), 1);
    QCOMPARE(written.front().at(2).toInt(), EACCES);
    QVERIFY(!writer.hasFailed());
}

void TestFileWriter::lockIsAskedWheneverSomethingIsWritten_data()
{
    QTest::addColumn<int>("kind");
    for (int kind = 0; kind < static_cast<int>(Kept::Elsewhere); ++kind)
        QTest::addRow("%d", kind) << kind;
}

/// Also when a failed operation is tried again: what it would write belongs to the owner before.
void TestFileWriter::lockIsAskedWheneverSomethingIsWritten()
{
    QFETCH(int, kind);
    const test::MemoryFolder folder;
    FileWriter &writer = FileWriter::instance();
    const auto lock = std::make_shared<record::FolderLock>(folder.path());
    const QString file = folder.filePath(QStringLiteral("kept"));
    std::atomic<int> code = ENOSPC, calls = 0;
    const auto write = [&] {
        ++calls;
        return code.load();
    };
    writer.write(static_cast<Kept>(kind), file, lock, write);
    writer.waitForFinished();
    QCOMPARE(writer.error(file), ENOSPC);
    QCOMPARE(calls.load(), 1);
    record::FolderLock other(folder.path());
    QCOMPARE(other.takeOver(), 0);
    code = 0;
    for (int i = 0; i < 2; ++i) {
        writer.retry();
        writer.waitForFinished();
        QCOMPARE(writer.error(static_cast<Kept>(kind)), record::FolderLock::kInUse);
    }
    writer.write(static_cast<Kept>(kind), file, lock, write);
    writer.waitForFinished();
    QCOMPARE(writer.error(file), record::FolderLock::kInUse);
    QCOMPARE(calls.load(), 1);
    QVERIFY(!record::wordsOf(writer.error(file)).isEmpty());
    writer.write(static_cast<Kept>(kind), file, nullptr, write); // no longer an error for the next test
    writer.waitForFinished();
}

/// A file on a disk that does not answer keeps nobody from reading another one.
void TestFileWriter::nobodyWaitsForOtherFiles()
{
    const test::MemoryFolder folder;
    const QString name = folder.filePath(QStringLiteral("kept.json"));
    QSemaphore go;
    record::KeptFile file(name);
    file.write("{\"a\":1}");
    FileWriter::instance().write(Kept::Elsewhere, folder.filePath(QStringLiteral("copy")), nullptr, [&go] {
        go.acquire();
        return 0;
    });
    QCOMPARE(record::KeptFile(name).read(), QByteArray("{\"a\":1}"));
    QVERIFY(!FileWriter::instance().isIdle());
    go.release();
    QVERIFY(FileWriter::instance().waitForFinished());
    QVERIFY(FileWriter::instance().isIdle());
}

void TestFileWriter::failedReplacementLeavesTheFile()
{
    const test::MemoryFolder folder;
    const QString name = folder.filePath(QStringLiteral("a"));
    QCOMPARE(record::replaceFile(name, "before"), 0);
    QFile::setPermissions(folder.path(), QFile::ReadOwner | QFile::ExeOwner | QFile::ReadOther | QFile::ExeOther);
    const auto user = ::geteuid(); // root may write everywhere
    if (user == 0)
        QCOMPARE(::seteuid(65534), 0);
    const int code = record::replaceFile(name, "after");
    QCOMPARE(::seteuid(user), 0);
    QFile::setPermissions(folder.path(), QFile::Permissions(0x7000));
    QVERIFY(record::writeErrorOf(code) == record::WriteError::NotWritable);
    QCOMPARE(contents(name), QByteArray("before"));
    QVERIFY(record::writeErrorOf(record::replaceFile(QStringLiteral("/nowhere/at/all"), "x"))
            != record::WriteError::None);
}

/// Qt would replace the file by the beginning of the text.
void TestFileWriter::fullDiskLeavesTheFile()
{
    const test::MemoryFolder folder;
    const QString name = folder.filePath(QStringLiteral("a"));
    rlimit before{};
    QCOMPARE(getrlimit(RLIMIT_FSIZE, &before), 0);
    for (const int size : {100, 100'000}) { // less and more than Qt buffers
        QCOMPARE(record::replaceFile(name, "before"), 0);
        const rlimit full{50, before.rlim_max};
        const auto previous = std::signal(SIGXFSZ, SIG_IGN);
        QCOMPARE(setrlimit(RLIMIT_FSIZE, &full), 0);
        const int code = record::replaceFile(name, QByteArray(size, 'x'));
        QCOMPARE(setrlimit(RLIMIT_FSIZE, &before), 0);
        std::signal(SIGXFSZ, previous);
        QVERIFY(record::writeErrorOf(code) == record::WriteError::DiskFull);
        QCOMPARE(contents(name), QByteArray("before"));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
    }
}

REGISTER_TEST(TestFileWriter)
#include "tst_file_writer.moc"
