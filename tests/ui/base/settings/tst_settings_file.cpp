// SPDX-License-Identifier: GPL-3.0-or-later
// The file of the settings: written in the background, and nothing of it is lost.
#include "engine/record/file_writer.h"
#include "engine/record/folder_lock.h"
#include "tests/engine/record/memory_folder.h"
#include "tests/engine/record/slow_disk.h"
#include "tests/test_program.h"
#include "ui/base/settings/settings.h"
#include "ui/base/settings/settings_file.h"

#include <csignal>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace meadhall;
using record::FileWriter;
using record::Kept;
using test::SlowDisk;
using ui::Settings;
using ui::SettingsFile;

class TestSettingsFile : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void eachChangeIsWrittenElsewhere();
    void otherKeysStay();
    void removedKeysGo();
    void lastChangeIsWrittenAtTheEnd();
    void damagedFileIsSetAside();
    void failureIsAState();
    void fullDiskLosesNothing();
    void lostFolderIsNotWrittenTo();
    void unusableFilesAreKept_data();
    void unusableFilesAreKept();
    void pipeIsSetAside();
    void newerFileIsReadOnly();

private:
    /// Reads a copy, as QSettings takes a file of the same name, size and time, which the file system tells in steps of
    /// some milliseconds, for the one that it has read.
    QVariant onDisk(const char *key)
    {
        FileWriter::instance().waitForFinished();
        const QTemporaryDir folder;
        const QString copy = folder.filePath(QStringLiteral("copy.ini"));
        QFile file(file_);
        test::write(copy, file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray());
        return QSettings(copy, QSettings::IniFormat).value(QLatin1String(key));
    }
    static void deliver() { QCoreApplication::sendPostedEvents(nullptr, QEvent::UpdateRequest); }

    test::MemoryFolder folder_;
    QString file_;
};

void TestSettingsFile::init()
{
    file_ = folder_.filePath(QStringLiteral("settings.ini"));
    QFile::remove(file_);
}

void TestSettingsFile::eachChangeIsWrittenElsewhere()
{
    SettingsFile store(file_);
    Settings settings(store);
    SlowDisk::instance().reset();
    for (int game = 1; game < 4; ++game) {
        settings.countFinishedGame();
        settings.pace.set(100 * game);
        QCOMPARE(settings.gamesFinished(), game);
        deliver();
        QCOMPARE(onDisk("table/gamesFinished").toInt(), game);
        QCOMPARE(onDisk("table/pace").toInt(), 100 * game);
    }
    QVERIFY(SlowDisk::instance().flushes > 0);
    QVERIFY(!SlowDisk::instance().threads.contains(QThread::currentThread()));
}

/// Those of a newer version, or edited meanwhile.
void TestSettingsFile::otherKeysStay()
{
    test::write(file_, "[new]\nkey=1\nlist=a, b\n");
    SettingsFile store(file_);
    QCOMPARE(store.value(QStringLiteral("new/list")).toStringList().size(), 2);
    {
        QSettings editor(file_, QSettings::IniFormat);
        editor.setValue(QStringLiteral("edited/key"), 2);
    }
    store.setValue(QStringLiteral("own"), 3);
    deliver();
    QCOMPARE(onDisk("new/key").toInt(), 1);
    QCOMPARE(onDisk("new/list").toStringList().size(), 2);
    QCOMPARE(onDisk("edited/key").toInt(), 2);
    QCOMPARE(onDisk("own").toInt(), 3);
}

void TestSettingsFile::removedKeysGo()
{
    test::write(file_, "[list]\n1\\a=1\n2\\a=2\nsize=2\n");
    SettingsFile store(file_);
    store.remove(QStringLiteral("list"));
    deliver();
    QVERIFY(!onDisk("list/1/a").isValid() && !onDisk("list/size").isValid());
}

void TestSettingsFile::lastChangeIsWrittenAtTheEnd()
{
    {
        SettingsFile store(file_);
        store.setValue(QStringLiteral("key"), 1); // no event loop runs any more
    }
    QCOMPARE(onDisk("key").toInt(), 1);
    const SettingsFile again(file_);
    QCOMPARE(again.value(QStringLiteral("key")).toInt(), 1);
}

void TestSettingsFile::damagedFileIsSetAside()
{
    const QByteArray text = "[table]\npace=300\n[broken\nlook=\\xz\n";
    test::write(file_, text);
    {
        SettingsFile store(file_);
        QCOMPARE(Settings(store).pace(), 300);
    }
    QCOMPARE(test::contents(file_ + QStringLiteral(".damaged-1")), text);
    QCOMPARE(onDisk("table/pace").toInt(), 300);
}

void TestSettingsFile::failureIsAState()
{
    SettingsFile store(file_);
    QVERIFY(QDir().mkdir(file_)); // in the place of the file
    store.setValue(QStringLiteral("key"), 1);
    deliver();
    FileWriter::instance().waitForFinished();
    QVERIFY(FileWriter::instance().error(Kept::Settings) != 0);
    QCOMPARE(store.value(QStringLiteral("key")).toInt(), 1);
    QVERIFY(QDir().rmdir(file_));
    FileWriter::instance().retry();
    QCOMPARE(onDisk("key").toInt(), 1);
    QCOMPARE(FileWriter::instance().error(Kept::Settings), 0);
}

/// Nothing of the file on the disk, and nothing of what is in memory.
void TestSettingsFile::fullDiskLosesNothing()
{
    test::write(file_, "[table]\npace=300\n");
    SettingsFile store(file_);
    rlimit before{};
    QCOMPARE(getrlimit(RLIMIT_FSIZE, &before), 0);
    for (const rlim_t room : {0, 10, 30}) {
        const rlimit full{room, before.rlim_max};
        const auto previous = std::signal(SIGXFSZ, SIG_IGN);
        QCOMPARE(setrlimit(RLIMIT_FSIZE, &full), 0);
        store.setValue(QStringLiteral("look/theme"), QStringLiteral("Dark") + QString::number(room));
        deliver();
        FileWriter::instance().waitForFinished();
        const QByteArray now = test::contents(file_);
        QCOMPARE(setrlimit(RLIMIT_FSIZE, &before), 0);
        std::signal(SIGXFSZ, previous);
        QCOMPARE(now, QByteArray("[table]\npace=300\n"));
        QVERIFY(record::writeErrorOf(FileWriter::instance().error(Kept::Settings)) == record::WriteError::DiskFull);
    }
    FileWriter::instance().retry();
    QCOMPARE(onDisk("look/theme").toString(), QStringLiteral("Dark30"));
    QCOMPARE(onDisk("table/pace").toInt(), 300);
}

void TestSettingsFile::lostFolderIsNotWrittenTo()
{
    const auto lock = std::make_shared<record::FolderLock>(folder_.path());
    QCOMPARE(lock->take(), 0);
    SettingsFile store(file_, lock);
    store.setValue(QStringLiteral("key"), 1);
    deliver();
    QCOMPARE(onDisk("key").toInt(), 1);
    record::FolderLock other(folder_.path());
    QCOMPARE(other.takeOver(), 0);
    store.setValue(QStringLiteral("key"), 2);
    deliver();
    QCOMPARE(onDisk("key").toInt(), 1);
    QCOMPARE(FileWriter::instance().error(Kept::Settings), record::FolderLock::kInUse);
    FileWriter::instance().retry();
    QCOMPARE(onDisk("key").toInt(), 1);
    QCOMPARE(FileWriter::instance().error(Kept::Settings), record::FolderLock::kInUse);
    FileWriter::instance().write(Kept::Settings, file_, nullptr, [] { return 0; }); // no error for the next test
}

void TestSettingsFile::unusableFilesAreKept_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("mode");
    QTest::newRow("zeros") << QByteArray(300, '\0') << 0600;
    QTest::newRow("zeros at the end") << QByteArray("[table]\npace=300\n") + QByteArray(300, '\0') << 0600;
    QTest::newRow("cut off") << QByteArray("[table]\npace=300\n[loo") << 0600;
    QTest::newRow("no text") << QByteArray("\xff\xfe\n\n=\n[") << 0600;
    QTest::newRow("unreadable") << QByteArray("[table]\npace=300\n") << 0;
}

void TestSettingsFile::unusableFilesAreKept()
{
    QFETCH(QByteArray, text);
    QFETCH(int, mode);
    const test::MemoryFolder folder;
    const QString name = folder.filePath(QStringLiteral("settings.ini"));
    const QByteArray file = QFile::encodeName(name);
    test::write(name, text);
    QCOMPARE(::chmod(file.constData(), static_cast<mode_t>(mode)), 0);
    const auto user = ::geteuid(); // root may read everything
    if (user == 0) {
        for (const QByteArray &one : {QFile::encodeName(folder.path()), file})
            QCOMPARE(::chown(one.constData(), 65534, 65534), 0);
        QCOMPARE(::seteuid(65534), 0);
    }
    {
        const SettingsFile store(name);
    }
    QCOMPARE(::seteuid(user), 0);
    {
        SettingsFile store(name);
        store.setValue(QStringLiteral("key"), 1);
    }
    QCOMPARE(QSettings(name, QSettings::IniFormat).value(QStringLiteral("key")).toInt(), 1);
    const QByteArray aside = file + ".damaged-1";
    QCOMPARE(::chmod(aside.constData(), 0600), 0);
    QCOMPARE(test::contents(QFile::decodeName(aside)), text);
}

/// Reading one waited for a program at its other end.
void TestSettingsFile::pipeIsSetAside()
{
    QCOMPARE(::mkfifo(QFile::encodeName(file_).constData(), S_IRUSR | S_IWUSR), 0);
    {
        SettingsFile store(file_);
        store.setValue(QStringLiteral("key"), 1);
    }
    QCOMPARE(onDisk("key").toInt(), 1);
    QCOMPARE(QDir(folder_.path()).entryList(QDir::System).size(), 1); // under another name
}

void TestSettingsFile::newerFileIsReadOnly()
{
    const QByteArray text = "[General]\nformat=2\n\n[table]\npace=300\n";
    test::write(file_, text);
    SettingsFile store(file_);
    QCOMPARE(Settings(store).pace(), 300);
    store.setValue(QStringLiteral("table/pace"), 400);
    deliver();
    QCOMPARE(onDisk("table/pace").toInt(), 300);
    QCOMPARE(FileWriter::instance().error(file_), record::kFileIsNewer);
    QCOMPARE(test::contents(file_), text);
    FileWriter::instance().write(Kept::Settings, file_, nullptr, [] { return 0; });
}

REGISTER_TEST(TestSettingsFile)
#include "tst_settings_file.moc"
