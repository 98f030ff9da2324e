// SPDX-License-Identifier: GPL-3.0-or-later
// One owner of a data folder, by whatever path and after whatever end of the owner before.
#include "engine/record/folder_lock.h"
#include "engine/record/journal.h"
#include "tests/engine/record/memory_folder.h"
#include "tests/test_program.h"

#include <QtTest>

#include <cerrno>
#include <unistd.h>

using namespace meadhall;
using namespace meadhall::record;
using test::write;
using TestFolder = test::MemoryFolder;

class FolderLockTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void onePathOrAnotherIsOneFolder_data();
    void onePathOrAnotherIsOneFolder();
    void lockFileOfNobodyMeansNothing_data();
    void lockFileOfNobodyMeansNothing();
    void folderMadeAgainIsLockedAgain();
    void folderThatIsTakenOverIsLostForGood();
    void ownerIsNamed();
    void unwritableFolderIsNotLocked();
    void lostJournalWritesNothing();
};

namespace {

QString lockFileIn(const QString &folder) { return QDir(folder).filePath(QLatin1String(FolderLock::kFileName)); }

} // namespace

void FolderLockTest::onePathOrAnotherIsOneFolder_data()
{
    QTest::addColumn<QString>("data");
    QTest::addColumn<QString>("other");
    QTest::newRow("same") << QStringLiteral("data") << QStringLiteral("data");
    QTest::newRow("link to the folder") << QStringLiteral("data") << QStringLiteral("link");
    QTest::newRow("link to a parent") << QStringLiteral("data") << QStringLiteral("parent/data");
    QTest::newRow("roundabout") << QStringLiteral("data") << QStringLiteral("data/../data/.");
}

void FolderLockTest::onePathOrAnotherIsOneFolder()
{
    QFETCH(QString, data);
    QFETCH(QString, other);
    const TestFolder folder;
    QVERIFY(QFile::link(folder.filePath(data), folder.filePath(QStringLiteral("link"))));
    QVERIFY(QFile::link(folder.path(), folder.filePath(QStringLiteral("parent"))));
    {
        FolderLock first(folder.filePath(data));
        QCOMPARE(first.take(), 0);
        QCOMPARE(first.take(), 0);
        FolderLock second(folder.filePath(other));
        QCOMPARE(second.take(), FolderLock::kInUse);
        QCOMPARE(first.take(), 0);
    }
    QCOMPARE(FolderLock(folder.filePath(other)).take(), 0);
}

/// Left behind by a program that was killed, or copied with its folder.
void FolderLockTest::lockFileOfNobodyMeansNothing_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("of another computer") << QByteArray(
        "4321\nmeadhall\noldlaptop\n11112222333344445555666677778888\nffffffff-8c9f-46c7-9c5f-330b5c0ac95d\n");
    QTest::newRow("of a living process") << QByteArray("1\nmeadhall\n") + QSysInfo::machineHostName().toUtf8() + '\n';
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("zeros") << QByteArray(4096, '\0');
}

void FolderLockTest::lockFileOfNobodyMeansNothing()
{
    QFETCH(QByteArray, text);
    const TestFolder folder;
    write(lockFileIn(folder.path()), text);
    FolderLock lock(folder.path());
    QCOMPARE(lock.take(), 0);
    QCOMPARE(lock.owner().process, QCoreApplication::applicationPid());
    QVERIFY(lock.owner().isOnThisComputer);
    QCOMPARE(FolderLock(folder.path()).take(), FolderLock::kInUse);
}

void FolderLockTest::folderMadeAgainIsLockedAgain()
{
    const TestFolder folder;
    const QString data = folder.filePath(QStringLiteral("data"));
    FolderLock lock(data);
    QCOMPARE(lock.take(), 0);
    QVERIFY(QDir(data).removeRecursively());
    QCOMPARE(lock.take(), 0);
    QCOMPARE(FolderLock(data).take(), FolderLock::kInUse);
    QVERIFY(QDir(data).removeRecursively());
    QVERIFY(QDir().mkpath(data));
    QCOMPARE(lock.take(), 0);
    QCOMPARE(FolderLock(data).take(), FolderLock::kInUse);
}

/// Even when the other program has ended: it may have changed every file.
void FolderLockTest::folderThatIsTakenOverIsLostForGood()
{
    const TestFolder folder;
    FolderLock first(folder.path());
    QCOMPARE(first.take(), 0);
    {
        FolderLock second(folder.path());
        QCOMPARE(second.take(), FolderLock::kInUse);
        QCOMPARE(second.takeOver(), 0);
        QCOMPARE(first.take(), FolderLock::kInUse);
        QCOMPARE(second.take(), 0);
    }
    QCOMPARE(first.take(), FolderLock::kInUse);
    QCOMPARE(FolderLock(folder.path()).take(), 0);
}

void FolderLockTest::ownerIsNamed()
{
    const TestFolder folder;
    FolderLock lock(folder.path());
    QCOMPARE(lock.take(), 0);
    lock.setAddress(QStringLiteral("/run/user/1000/a long address of a socket"));
    lock.setAddress(QStringLiteral("/run/user/1000/socket"));
    FolderLock other(folder.path());
    QCOMPARE(other.owner().address, QStringLiteral("/run/user/1000/socket"));
    QCOMPARE(other.owner().computer, QSysInfo::machineHostName());
    QCOMPARE(other.owner().process, QCoreApplication::applicationPid());
    // The lock of another computer, seen through a network file system.
    write(lockFileIn(folder.path()), "77\nmeadhall\nattic\nanother boot\n/run/user/1000/socket\n");
    QCOMPARE(other.take(), FolderLock::kInUse);
    QVERIFY(!other.owner().isOnThisComputer);
    QCOMPARE(other.owner().computer, QStringLiteral("attic"));
}

void FolderLockTest::unwritableFolderIsNotLocked()
{
    const TestFolder folder;
    write(folder.filePath(QStringLiteral("file")), "x");
    QVERIFY(FolderLock(folder.filePath(QStringLiteral("file/below"))).take() > 0);
    QCOMPARE(FolderLock(folder.path()).take(), 0);
    QFile::setPermissions(folder.path(), QFile::Permissions(0x5055));
    const auto user = ::geteuid(); // root may write everywhere
    if (user == 0)
        QCOMPARE(::seteuid(65534), 0);
    FolderLock lock(folder.path());
    const int refused = lock.take();
    QCOMPARE(::seteuid(user), 0);
    QFile::setPermissions(folder.path(), QFile::Permissions(0x7055));
    QCOMPARE(refused, EACCES);
    QCOMPARE(lock.take(), 0);
}

void FolderLockTest::lostJournalWritesNothing()
{
    const TestFolder folder;
    const auto lock = std::make_shared<FolderLock>(folder.path());
    Journal journal(folder.path(), lock);
    QCOMPARE(journal.append(GameEvent{}), Journal::Error::None);
    FolderLock other(folder.path());
    QCOMPARE(other.takeOver(), 0);
    const QByteArray before = test::contents(journal.fileName());
    QCOMPARE(journal.append(PassEvent{0}), Journal::Error::InUse);
    QCOMPARE(journal.replace({GameEvent{}}), Journal::Error::InUse);
    QCOMPARE(journal.begin({GameEvent{}}), Journal::Error::InUse);
    QCOMPARE(test::contents(journal.fileName()), before);
}

REGISTER_TEST(FolderLockTest)
#include "tst_folder_lock.moc"
