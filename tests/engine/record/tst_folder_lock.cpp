// SPDX-License-Identifier: GPL-3.0-or-later
// One owner of a data folder, by whatever path and after whatever end of the owner before.
#include "engine/record/folder_lock.h"
#include "engine/record/journal.h"
#include "tests/engine/record/memory_folder.h"
#include "tests/test_program.h"

#include <QtTest>

#include <cerrno>
#include <cstdarg>

#include <dlfcn.h>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/mount.h>
#include <sys/stat.h>
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
    void strangeLockFileHasOneOwner_data();
    void strangeLockFileHasOneOwner();
    void lockFileOfAnotherUserHasOneOwner_data();
    void lockFileOfAnotherUserHasOneOwner();
    void otherLocksTakeThePlaceOfMissingOnes();
    void withoutAnyLocksNobodyHasTheFolder();
    void fullDiskHasNoOwner();
    void lockThatCameLateIsNoLock_data();
    void lockThatCameLateIsNoLock();
    void replacedFolderIsLostForGood_data();
    void replacedFolderIsLostForGood();
    void lostJournalWritesNothing();
    void lostArchiveDeletesNothing();
    void filesKnowTheirDataFolder();
};

namespace {

QString lockFileIn(const QString &folder) { return QDir(folder).filePath(QLatin1String(FolderLock::kFileName)); }

/// The locks that the file system of a test knows.
enum class KnownLocks { All, OfFiles, None } knownLocks = KnownLocks::All;

constexpr uid_t kNobody = 65534;

/// Lets another user own a file.
void giveAway(const QString &name) { QCOMPARE(::chown(QFile::encodeName(name).constData(), kNobody, kNobody), 0); }

/// Runs something without the rights of root.
template <typename Work> void asUser(const Work &work)
{
    const auto user = ::geteuid();
    if (user == 0)
        QCOMPARE(::seteuid(kNobody), 0);
    work();
    QCOMPARE(::seteuid(user), 0);
}

void copyFolder(const QString &from, const QString &to)
{
    QVERIFY(QDir().mkpath(to));
    for (const QString &name : QDir(from).entryList(QDir::Files))
        QVERIFY(QFile::copy(QDir(from).filePath(name), QDir(to).filePath(name)));
}

} // namespace

// They take the place of those of the C library.
extern "C" int flock(int handle, int operation) noexcept
{
    if (knownLocks != KnownLocks::All) {
        errno = EOPNOTSUPP;
        return -1;
    }
    return reinterpret_cast<int (*)(int, int)>(dlsym(RTLD_NEXT, "flock"))(handle, operation);
}
extern "C" int replacedFcntl(int handle, int command, ...) __asm__("fcntl");
extern "C" int replacedFcntl64(int handle, int command, ...) __asm__("fcntl64") __attribute__((alias("fcntl")));
extern "C" int replacedFcntl(int handle, int command, ...)
{
    if (command == F_OFD_SETLK && knownLocks == KnownLocks::None) {
        errno = ENOLCK;
        return -1;
    }
    va_list arguments;
    va_start(arguments, command);
    void *const argument = va_arg(arguments, void *);
    va_end(arguments);
    return reinterpret_cast<int (*)(int, int, ...)>(dlsym(RTLD_NEXT, "fcntl"))(handle, command, argument);
}

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

/// Whatever lies in the place of the lock file.
void FolderLockTest::strangeLockFileHasOneOwner_data()
{
    QTest::addColumn<QString>("what");
    for (const char *what : {"0400", "0000", "0555", "folder", "full folder", "link to nothing", "link to a file",
                             "link to a folder", "link to itself", "pipe"})
        QTest::newRow(what) << what;
}

void FolderLockTest::strangeLockFileHasOneOwner()
{
    QFETCH(QString, what);
    const TestFolder folder;
    const QString file = lockFileIn(folder.path()), target = folder.filePath(QStringLiteral("target"));
    if (what.endsWith(QLatin1String("folder")) && !what.startsWith(QLatin1String("link"))) {
        QVERIFY(QDir().mkdir(file));
        if (what == QLatin1String("full folder"))
            write(QDir(file).filePath(QStringLiteral("x")), "x");
    } else if (what.startsWith(QLatin1String("link"))) {
        if (what == QLatin1String("link to a file"))
            write(target, "x");
        if (what == QLatin1String("link to a folder"))
            QVERIFY(QDir().mkdir(target));
        QVERIFY(QFile::link(what == QLatin1String("link to itself") ? file : target, file));
    } else if (what == QLatin1String("pipe")) {
        QCOMPARE(::mkfifo(QFile::encodeName(file).constData(), 0600), 0);
    } else {
        write(file, "4321\nmeadhall\noldlaptop\n");
        QCOMPARE(::chmod(QFile::encodeName(file).constData(), what.toUInt(nullptr, 8)), 0);
        if (::geteuid() == 0)
            giveAway(file);
    }
    if (::geteuid() == 0)
        giveAway(folder.path());
    asUser([&] {
        {
            FolderLock first(folder.path()), second(folder.path());
            QCOMPARE(first.take(), 0);
            QCOMPARE(second.take(), FolderLock::kInUse);
            QCOMPARE(first.take(), 0);
        }
        QCOMPARE(FolderLock(folder.path()).take(), 0);
    });
    QCOMPARE(QFileInfo(target).exists(),
             what == QLatin1String("link to a file") || what == QLatin1String("link to a folder"));
}

void FolderLockTest::lockFileOfAnotherUserHasOneOwner_data()
{
    QTest::addColumn<uint>("mode");
    QTest::addColumn<int>("code");
    QTest::newRow("readable") << 0644u << 0;
    QTest::newRow("unreadable") << 0600u << EACCES;
}

void FolderLockTest::lockFileOfAnotherUserHasOneOwner()
{
    QFETCH(uint, mode);
    QFETCH(int, code);
    if (::geteuid() != 0)
        QSKIP("needs two users");
    const TestFolder folder;
    const QString file = lockFileIn(folder.path());
    write(file, "4321\nmeadhall\n");
    QCOMPARE(::chmod(QFile::encodeName(file).constData(), mode), 0);
    giveAway(folder.path());
    asUser([&] {
        FolderLock first(folder.path()), second(folder.path());
        QCOMPARE(first.take(), code);
        QCOMPARE(second.take(), code == 0 ? FolderLock::kInUse : code);
    });
}

void FolderLockTest::otherLocksTakeThePlaceOfMissingOnes()
{
    const TestFolder folder;
    knownLocks = KnownLocks::OfFiles;
    {
        FolderLock first(folder.path()), second(folder.path());
        QCOMPARE(first.take(), 0);
        QCOMPARE(first.owner().process, QCoreApplication::applicationPid()); // which does not give the lock back
        QCOMPARE(second.take(), FolderLock::kInUse);
        QCOMPARE(first.take(), 0);
    }
    QCOMPARE(FolderLock(folder.path()).take(), 0);
    knownLocks = KnownLocks::All;
}

void FolderLockTest::withoutAnyLocksNobodyHasTheFolder()
{
    const TestFolder folder;
    knownLocks = KnownLocks::None;
    const int code = FolderLock(folder.path()).take();
    Journal journal(folder.path());
    const Journal::Error error = journal.append(GameEvent{});
    knownLocks = KnownLocks::All;
    QCOMPARE(code, ENOLCK);
    QCOMPARE(error, Journal::Error::WriteFailed);
    QVERIFY(!QFile::exists(journal.fileName()));
}

void FolderLockTest::fullDiskHasNoOwner()
{
    const TestFolder folder;
    if (::mount("meadhall-test", QFile::encodeName(folder.path()).constData(), "tmpfs", 0, "nr_inodes=2,size=64k") != 0)
        QSKIP("needs the right to mount");
    write(folder.filePath(QStringLiteral("other")), "x"); // the last inode
    FolderLock first(folder.path()), second(folder.path());
    const int full = first.take(), fullForAll = second.take();
    const bool isRoom = QFile::remove(folder.filePath(QStringLiteral("other")));
    const int then = first.take(), thenOther = second.take();
    QCOMPARE(::umount2(QFile::encodeName(folder.path()).constData(), MNT_DETACH), 0);
    QCOMPARE(full, ENOSPC);
    QCOMPARE(fullForAll, ENOSPC);
    QVERIFY(isRoom);
    QCOMPARE(then, 0);
    QCOMPARE(thenOther, FolderLock::kInUse);
}

/// What a program has read before it got the lock is old once another one has had it.
void FolderLockTest::lockThatCameLateIsNoLock_data()
{
    QTest::addColumn<bool>("isFileThere");
    QTest::addColumn<bool>("isOtherHere");
    for (const bool isFileThere : {false, true})
        for (const bool isOtherHere : {false, true})
            QTest::addRow("%s lock file, %s", isFileThere ? "old" : "no", isOtherHere ? "another program" : "nobody")
                << isFileThere << isOtherHere;
}

void FolderLockTest::lockThatCameLateIsNoLock()
{
    QFETCH(bool, isFileThere);
    QFETCH(bool, isOtherHere);
    const TestFolder folder;
    if (isFileThere) {
        QCOMPARE(FolderLock(folder.path()).take(), 0);
        QFile file(lockFileIn(folder.path()));
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.setFileTime(QDateTime::currentDateTime().addDays(-1), QFileDevice::FileModificationTime));
    }
    FolderLock lock(folder.path());
    QFile::setPermissions(folder.path(), QFile::Permissions(0x5055));
    int refused = 0, again = 0;
    asUser([&] {
        refused = lock.take();
        again = lock.take();
    });
    QFile::setPermissions(folder.path(), QFile::Permissions(0x7055));
    QCOMPARE(refused, EACCES);
    QCOMPARE(again, EACCES);
    if (isOtherHere)
        QCOMPARE(FolderLock(folder.path()).take(), 0);
    const int expected = isOtherHere ? FolderLock::kReplaced : 0;
    QCOMPARE(lock.take(), expected);
    QCOMPARE(lock.take(), expected);
}

/// A backup that is put back, with the lock file in it or without.
void FolderLockTest::replacedFolderIsLostForGood_data()
{
    QTest::addColumn<bool>("hasLockFile");
    QTest::addColumn<bool>("isUsed");
    QTest::newRow("with lock file") << true << false;
    QTest::newRow("without lock file") << false << false;
    QTest::newRow("used by another program") << true << true;
}

void FolderLockTest::replacedFolderIsLostForGood()
{
    QFETCH(bool, hasLockFile);
    QFETCH(bool, isUsed);
    const TestFolder folder;
    const QString data = folder.filePath(QStringLiteral("data")), backup = folder.filePath(QStringLiteral("backup"));
    const auto lock = std::make_shared<FolderLock>(data);
    Journal journal(data, lock);
    QCOMPARE(journal.append(GameEvent{}), Journal::Error::None);
    copyFolder(data, backup);
    QCOMPARE(journal.append(PassEvent{0}), Journal::Error::None);
    QVERIFY(QDir(data).removeRecursively());
    if (!hasLockFile)
        QVERIFY(QFile::remove(lockFileIn(backup)));
    QVERIFY(QDir().rename(backup, data));
    const QByteArray restored = test::contents(journal.fileName());
    FolderLock other(data);
    if (isUsed)
        QCOMPARE(other.take(), 0);
    const int expected = isUsed ? FolderLock::kInUse : FolderLock::kReplaced;
    QCOMPARE(lock->take(), expected);
    QCOMPARE(lock->take(), expected);
    QCOMPARE(journal.append(PassEvent{1}), isUsed ? Journal::Error::InUse : Journal::Error::Replaced);
    QCOMPARE(test::contents(journal.fileName()), restored);
    if (!isUsed)
        QCOMPARE(FolderLock(data).take(), 0); // it is free for the next start
}

void FolderLockTest::lostArchiveDeletesNothing()
{
    const TestFolder folder;
    const auto lock = std::make_shared<FolderLock>(folder.path());
    QCOMPARE(lock->take(), 0);
    const Archive archive(folder.path(), lock);
    const QString name = QDir(archive.folder()).filePath(QStringLiteral("2026-11-25T18-00-00Z-odin.meadhall"));
    QVERIFY(QDir().mkpath(archive.folder()));
    write(name, "x");
    QString removed, place;
    QCOMPARE(archive.remove(name, removed), 0);
    FolderLock other(folder.path());
    QCOMPARE(other.takeOver(), 0);
    QCOMPARE(archive.restore(removed, place), FolderLock::kInUse);
    archive.purge();
    QVERIFY(QFile::exists(removed));
    QCOMPARE(Archive(folder.path()).restore(removed, place), 0);
    QCOMPARE(archive.remove(place, removed), FolderLock::kInUse);
    QVERIFY(QFile::exists(place));
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

/// Also by a link. The nearest folder with a lock file counts, whether or not anybody holds it.
void FolderLockTest::filesKnowTheirDataFolder()
{
    const QTemporaryDir outside;
    const QString root = QFileInfo(outside.path()).canonicalFilePath(), data = root + QStringLiteral("/data");
    QVERIFY(QDir().mkpath(data + QStringLiteral("/games/deleted")));
    QCOMPARE(FolderLock(data).take(), 0);
    for (const char *file : {"/data/running.meadhall", "/data/games/a.meadhall", "/data/games/deleted/a.meadhall"})
        QCOMPARE(FolderLock::dataFolderOf(root + QLatin1String(file)), data);
    QVERIFY(QFile::link(data + QStringLiteral("/games"), root + QStringLiteral("/link")));
    QCOMPARE(FolderLock::dataFolderOf(root + QStringLiteral("/link/a.meadhall")), data);
    QCOMPARE(FolderLock::dataFolderOf(root + QStringLiteral("/a.meadhall")), QString());
}

REGISTER_TEST(FolderLockTest)
#include "tst_folder_lock.moc"
