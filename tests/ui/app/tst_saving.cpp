// SPDX-License-Identifier: GPL-3.0-or-later
// Saving the game at the table: never on the window's thread, told as long as it fails, tried once more at the end.
#include "engine/network/kept_chair.h"
#include "engine/network/kept_table.h"
#include "engine/record/file_writer.h"
#include "engine/record/record.h"
#include "tests/engine/record/memory_folder.h"
#include "tests/engine/record/slow_disk.h"
#include "tests/test_program.h"
#include "tests/ui/kept_window.h"
#include "ui/base/widgets/message_sheet.h"
#include "ui/rooms/puzzles/puzzle_store.h"

#include <QFileDialog>
#include <QLabel>
#include <QSignalSpy>
#include <QStatusBar>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <sys/resource.h>
#include <unistd.h>

using namespace meadhall;
using test::SlowDisk;

namespace {

/// A window whose running game cannot be saved: the folder of games is a link to a disk that is not there.
class UnsavedWindow : public KeptWindow {
public:
    UnsavedWindow()
    {
        playOneMove();
        QVERIFY(QFile::link(gameFolder() + QStringLiteral("/nowhere/games"), games()));
        const Events first = table().record();
        beginNewGame();
        QTRY_VERIFY(table().record().front() != first.front());
        QVERIFY(window().journal()->unwritten() > 0);
    }
    QString games() const { return gameFolder() + QStringLiteral("/games"); }
    QString told() { return window().statusBar()->currentMessage(); }
    /// Computers may have gone on since.
    bool isOnDisk(const Events &playing) const
    {
        const Events events = record::readRecord(gameFolder() + QStringLiteral("/running.meadhall")).events;
        return events.size() >= playing.size() && std::equal(playing.begin(), playing.end(), events.begin());
    }
};

void clickInQuestion(const char *name)
{
    auto *sheet = qobject_cast<ui::MessageSheet *>(frontDialog());
    QVERIFY(sheet);
    auto *button = sheet->findChild<QPushButton *>(QLatin1String(name));
    QVERIFY(button);
    QTest::mouseClick(button, Qt::LeftButton);
}

/// A folder that cannot be written to, because the disk is full or the rights are missing, until the end of this
/// object.
class UnwritableFolder {
public:
    UnwritableFolder(const QString &folder, bool isFull) : folder_(folder)
    {
        getrlimit(RLIMIT_FSIZE, &before_);
        if (isFull) {
            handler_ = std::signal(SIGXFSZ, SIG_IGN);
            const rlimit none{0, before_.rlim_max};
            setrlimit(RLIMIT_FSIZE, &none);
        } else {
            QFile::setPermissions(QFileInfo(folder).path(), QFile::Permissions(0x7055));
            QFile::setPermissions(folder, QFile::Permissions(0x5055));
            if (user_ == 0 && ::seteuid(65534) != 0) // root may write everywhere
                qFatal("no other user");
        }
    }
    ~UnwritableFolder()
    {
        setrlimit(RLIMIT_FSIZE, &before_);
        if (handler_)
            std::signal(SIGXFSZ, handler_);
        if (::seteuid(user_) != 0)
            qFatal("no way back");
        QFile::setPermissions(folder_, QFile::Permissions(0x7055));
    }
    Q_DISABLE_COPY_MOVE(UnwritableFolder)

private:
    const QString folder_;
    const uid_t user_ = ::geteuid();
    rlimit before_{};
    void (*handler_)(int) = nullptr;
};

} // namespace

class TestSaving : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void windowsThreadNeverFlushes();
    void windowsThreadNeverFlushesOtherFiles();
    void filesThatAreNotSavedAreTold_data();
    void filesThatAreNotSavedAreTold();
    void settingsThatAreNotSavedAreTold();
    void messageGoesWhenSavingWorks();
    void otherMessagesOnlyCoverIt();
    void closingTriesOnceMore();
    void closingAsksIfThatFails();
    void closesUnsavedIfTheUserWants();
    void closingWaitsForTheDisk();
    void closingAsksForOtherFiles_data();
    void closingAsksForOtherFiles();
    void folderThatCannotBeWrittenIsTold_data();
    void folderThatCannotBeWrittenIsTold();
    void replacedFolderOffersRestart();
    void damagedGameIsSetAside_data();
    void damagedGameIsSetAside();
    void endOfSessionAsksNothing();
};

/// A round of Ninjan for five is a dozen events.
void TestSaving::windowsThreadNeverFlushes()
{
    KeptWindow p;
    SlowDisk &disk = SlowDisk::instance();
    QCOMPARE(p.dealNinjan({"human:1", "computer:easy", "computer:easy", "computer:easy", "computer:easy"}, "R7 P-4 S10",
                          {"P2 P9 R1 R3 R-5 S1 S4 S-2 P-1", "R8 R2 R-1 P4 P10 P-6 S3 S9 S-3",
                           "R4 R5 R-2 P1 P3 P-2 S2 S5 S-1", "R6 R9 R-3 P5 P6 P-3 S6 S7 S-4",
                           "R10 R-4 R-6 P7 P8 P-5 S8 S-5 S-6"}),
             Reason::None);
    QTRY_COMPARE(p.table().openRequests().size(), std::size_t(1)); // the computers have chosen
    p.finishWriting();
    disk.reset();
    const std::size_t before = p.table().record().size();
    p.clickCard(ninjanCards("P2").front());
    p.key(Qt::Key_Return);
    QTRY_VERIFY(p.table().record().size() >= before + 2); // choice, reveal, resolutions
    QTRY_COMPARE(p.table().openRequests().size(), std::size_t(1));
    p.table().undo();
    p.table().redo();
    p.finishWriting();
    QVERIFY(disk.flushes > 0);
    QVERIFY(!disk.threads.contains(QThread::currentThread()));
}

/// Settings, solved puzzles, chairs elsewhere, and copies of records.
void TestSaving::windowsThreadNeverFlushesOtherFiles()
{
    // The file dialog of Qt keeps its look in a file of its own.
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, QStringLiteral("/proc/nowhere"));
    KeptWindow p;
    p.playOneMove();
    p.finishWriting();
    SlowDisk &disk = SlowDisk::instance();
    auto &writer = record::FileWriter::instance();
    QVERIFY(writer.waitForFinished());
    const QTemporaryDir elsewhere;
    const QString copy = elsewhere.filePath(QStringLiteral("copy.meadhall"));
    const std::vector<std::pair<const char *, std::function<void()>>> all{
        {"settings", [&] { p.settings().countFinishedGame(); }},
        {"puzzles",
         [&] {
             ui::PuzzleStore store(p.gameFolder(), p.window().folderLock());
             store.change([](puzzle::Progress &progress) { progress.tried("odin-1", true, true, Clock::today()); });
         }},
        {"chair",
         [&] {
             record::KeptFile file(p.gameFolder() + QStringLiteral("/chair.json"), network::kKeptFormat);
             network::KeptChair chair;
             chair.invitation.key = QByteArray(network::kKeyBytes, 'n');
             network::writeKeptChair(file, chair);
         }},
        {"copy",
         [&] {
             p.window().actions().save->trigger();
             QTRY_VERIFY(qobject_cast<QFileDialog *>(QApplication::activeModalWidget()));
             auto *dialog = qobject_cast<QFileDialog *>(QApplication::activeModalWidget());
             dialog->selectFile(copy);
             QTest::keyClick(dialog, Qt::Key_Return);
             QTRY_VERIFY(QFile::exists(copy));
         }},
    };
    for (const auto &[what, write] : all) {
        disk.reset();
        write();
        QCoreApplication::sendPostedEvents();
        QVERIFY(writer.waitForFinished());
        QVERIFY2(disk.flushes > 0, what);
        QVERIFY2(!disk.threads.contains(QThread::currentThread()), what);
    }
    QVERIFY(record::readRecord(copy).events == p.table().record());
}

void TestSaving::filesThatAreNotSavedAreTold_data()
{
    using record::Kept;
    QTest::addColumn<int>("kind");
    for (const auto &[name, kind] :
         {std::pair("deals", Kept::Deals), std::pair("settings", Kept::Settings), std::pair("puzzles", Kept::Puzzles),
          std::pair("reviews", Kept::Reviews), std::pair("statistics", Kept::Statistics), std::pair("said", Kept::Said),
          std::pair("chair", Kept::Chair), std::pair("table", Kept::Table)})
        QTest::newRow(name) << static_cast<int>(kind);
}

/// In the status bar, in the language of the window, until it is saved. Another sentence in each case.
void TestSaving::filesThatAreNotSavedAreTold()
{
    QFETCH(int, kind);
    KeptWindow p;
    auto &writer = record::FileWriter::instance();
    const auto told = [&p] { return p.window().statusBar()->currentMessage(); };
    for (const int code : {ENOSPC, EACCES, EIO, record::FolderLock::kInUse, record::FolderLock::kReplaced,
                           record::kFileIsNewer, record::kFileNotSetAside}) {
        std::atomic<int> now = code;
        writer.write(static_cast<record::Kept>(kind), QStringLiteral("/nowhere/at/all"), nullptr,
                     [&now] { return now.load(); });
        QTRY_VERIFY(!told().isEmpty());
        static QHash<QString, QString> known;
        const QString here = QStringLiteral("%1, %2").arg(QLatin1String(QTest::currentDataTag())).arg(code);
        QString before = told();
        for (const char *language : {"de", "ru", "uk", "ar", "en"}) {
            p.languages().setLanguage(QLatin1String(language));
            QTRY_VERIFY(!told().isEmpty() && told() != before);
            before = told();
            QVERIFY2(known.value(before, here) == here, qPrintable(before));
            known.insert(before, here);
        }
        writer.retry(); // fails again, which is no news
        writer.waitForFinished();
        QCoreApplication::sendPostedEvents();
        QCOMPARE(told(), before);
        now = 0;
        writer.retry();
        QTRY_VERIFY(told().isEmpty());
    }
}

void TestSaving::settingsThatAreNotSavedAreTold()
{
    KeptWindow p;
    const auto told = [&p] { return p.window().statusBar()->currentMessage(); };
    const QString file = QFileInfo(p.gameFolder()).path() + QStringLiteral("/test.ini");
    record::FileWriter::instance().waitForFinished();
    QFile::remove(file);
    QVERIFY(QDir().mkdir(file)); // in the place of the file
    p.settings().pace.set(1234);
    QTRY_VERIFY(told().contains(QLatin1String("settings cannot be saved")));
    QVERIFY(QDir().rmdir(file));
    p.settings().pace.set(1235);
    QTRY_VERIFY(told().isEmpty());
    QCOMPARE(QSettings(file, QSettings::IniFormat).value(QStringLiteral("table/pace")).toInt(), 1235);
}

void TestSaving::messageGoesWhenSavingWorks()
{
    UnsavedWindow p;
    const QString told = p.told();
    const Events playing = p.table().record();
    QVERIFY(!told.isEmpty());
    p.languages().setLanguage(QStringLiteral("de"));
    QTRY_VERIFY(!p.told().isEmpty() && p.told() != told); // the window learns of the language by an event
    QVERIFY(QFile::remove(p.games()));
    p.window().journal()->retryWrites();
    p.finishWriting();
    QVERIFY(p.told().isEmpty());
    QVERIFY(p.isOnDisk(playing));
}

void TestSaving::otherMessagesOnlyCoverIt()
{
    UnsavedWindow p;
    const QString told = p.told();
    p.window().statusBar()->showMessage(QStringLiteral("another message"));
    p.window().statusBar()->clearMessage(); // as after its time
    QCOMPARE(p.told(), told);
}

/// The disk was full when the game began and has space again: closing saves it without a word.
void TestSaving::closingTriesOnceMore()
{
    UnsavedWindow p;
    QVERIFY(QFile::remove(p.games()));
    const Events playing = p.table().record();
    p.window().close();
    QTRY_VERIFY(!p.window().isVisible());
    QVERIFY(p.isOnDisk(playing));
    QCOMPARE(p.archivedFiles().size(), 1); // the game before
}

void TestSaving::closingAsksIfThatFails()
{
    UnsavedWindow p;
    p.window().close();
    QTRY_VERIFY(frontDialog());
    QVERIFY(p.window().isVisible());
    clickInQuestion("keepOpen");
    QTRY_VERIFY(!frontDialog());
    QVERIFY(p.window().isVisible() && p.table().hasGame());
    // Elsewhere: the file dialog, and then the window closes.
    p.window().close();
    QTRY_VERIFY(frontDialog());
    clickInQuestion("saveElsewhere");
    QTRY_VERIFY(qobject_cast<QFileDialog *>(QApplication::activeModalWidget()));
    auto *dialog = qobject_cast<QFileDialog *>(QApplication::activeModalWidget());
    QTemporaryDir elsewhere;
    const QString file = elsewhere.filePath(QStringLiteral("mine.meadhall"));
    const Events playing = p.table().record();
    dialog->selectFile(file);
    QTest::keyClick(dialog, Qt::Key_Return);
    QTRY_VERIFY(!p.window().isVisible());
    const Events saved = record::readRecord(file).events;
    QVERIFY(!saved.empty() && saved.front() == playing.front());
}

void TestSaving::closesUnsavedIfTheUserWants()
{
    UnsavedWindow p;
    p.window().close();
    QTRY_VERIFY(frontDialog());
    clickInQuestion("closeAnyway");
    QTRY_VERIFY(!p.window().isVisible());
}

/// A disk that does not answer keeps the window open, which stays alive, until it answers.
void TestSaving::closingWaitsForTheDisk()
{
    KeptWindow p;
    p.playOneMove();
    SlowDisk::instance().block();
    ui::MainWindow &window = p.window();
    window.table().undo();
    QVERIFY(SlowDisk::instance().blocked.tryAcquire(1, 10'000));
    const Events undone = window.table().record();
    window.close();
    QVERIFY(window.isVisible());
    SlowDisk::instance().unblock();
    QTRY_VERIFY(!window.isVisible());
    QVERIFY(record::readRecord(p.gameFolder() + QStringLiteral("/running.meadhall")).events == undone);
}

void TestSaving::closingAsksForOtherFiles_data()
{
    using record::Kept;
    QTest::addColumn<int>("kind");
    QTest::addColumn<bool>("asks");
    for (const auto &[name, kind] :
         {std::pair("deals", Kept::Deals), std::pair("settings", Kept::Settings), std::pair("puzzles", Kept::Puzzles),
          std::pair("statistics", Kept::Statistics), std::pair("chair", Kept::Chair), std::pair("table", Kept::Table)})
        QTest::newRow(name) << static_cast<int>(kind) << true;
    QTest::newRow("reviews") << static_cast<int>(Kept::Reviews) << false; // they are made again
    QTest::newRow("said") << static_cast<int>(Kept::Said) << false;       // most of it follows from the moves
}

/// With the sentence that says what will be lost; and closes without a question once it can be saved.
void TestSaving::closingAsksForOtherFiles()
{
    QFETCH(int, kind);
    QFETCH(bool, asks);
    KeptWindow p;
    p.playOneMove();
    auto &writer = record::FileWriter::instance();
    std::atomic<int> now = ENOSPC;
    writer.write(static_cast<record::Kept>(kind), QStringLiteral("/nowhere/at/all"), nullptr,
                 [&now] { return now.load(); });
    QTRY_VERIFY(!p.window().statusBar()->currentMessage().isEmpty());
    const QString told = p.window().statusBar()->currentMessage();
    p.window().close();
    if (asks) {
        QTRY_VERIFY(frontDialog());
        QVERIFY(p.window().isVisible());
        const auto labels = frontDialog()->findChildren<QLabel *>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [&](const QLabel *one) { return one->text() == told; }));
        QVERIFY(!frontDialog()->findChild<QPushButton *>(QStringLiteral("saveElsewhere")));
        clickInQuestion("keepOpen");
        QTRY_VERIFY(!frontDialog());
        QVERIFY(p.window().isVisible());
        now = 0;
        p.window().close();
    }
    QTRY_VERIFY(!p.window().isVisible());
    QVERIFY(!frontDialog());
    now = 0;
    writer.retry();
    writer.waitForFinished();
}

void TestSaving::folderThatCannotBeWrittenIsTold_data()
{
    QTest::addColumn<bool>("isFull");
    QTest::addColumn<QString>("why");
    QTest::newRow("full") << true << QStringLiteral("disk is full");
    QTest::newRow("read-only") << false << QStringLiteral("cannot write to its folder");
}

/// The game and everything else: told, asked for at the end, and saved as soon as that is possible.
void TestSaving::folderThatCannotBeWrittenIsTold()
{
    QFETCH(bool, isFull);
    QFETCH(QString, why);
    KeptWindow p;
    p.playOneMove();
    p.finishWriting();
    auto &writer = record::FileWriter::instance();
    writer.waitForFinished();
    ui::PuzzleStore store(p.gameFolder(), p.window().folderLock());
    {
        const UnwritableFolder unwritable(p.gameFolder(), isFull);
        p.table().undo();
        store.change([](puzzle::Progress &progress) { progress.tried("odin-1", true, true, Clock::today()); });
        p.finishWriting();
        writer.waitForFinished();
        QTRY_VERIFY(p.window().statusBar()->currentMessage().contains(why));
        QTRY_VERIFY(p.window().statusBar()->currentMessage().contains(QLatin1String("puzzles cannot be saved")));
        p.window().close();
        QTRY_VERIFY(frontDialog());
        clickInQuestion("keepOpen");
        QTRY_VERIFY(!frontDialog());
    }
    const Events playing = p.table().record();
    p.window().close();
    QTRY_VERIFY(!p.window().isVisible());
    QVERIFY(record::readRecord(p.gameFolder() + QStringLiteral("/running.meadhall")).events == playing);
    QVERIFY(test::contents(p.gameFolder() + QStringLiteral("/puzzles.json")).contains("odin-1"));
    QVERIFY(p.window().statusBar()->currentMessage().isEmpty());
}

void TestSaving::damagedGameIsSetAside_data()
{
    QTest::addColumn<bool>("anyLeft");
    QTest::addColumn<QString>("told");
    QTest::newRow("lines are left") << true << QStringLiteral("What could be read is here");
    QTest::newRow("nothing is left") << false << QStringLiteral("nothing of it can be read");
}

/// The program says what is left of a damaged game, and keeps the file.
void TestSaving::damagedGameIsSetAside()
{
    QFETCH(bool, anyLeft);
    QFETCH(QString, told);
    KeptWindow p;
    p.playOneMove();
    p.finishWriting();
    const QString running = p.gameFolder() + QStringLiteral("/running.meadhall");
    const QByteArray damaged = (anyLeft ? test::contents(running) : QByteArray()) + "no event\n{}\n";
    write(running, damaged);
    p.restart(true);
    QVERIFY2(p.window().statusBar()->currentMessage().contains(told),
             qPrintable(p.window().statusBar()->currentMessage()));
    const QStringList aside = QDir(p.gameFolder()).entryList({QStringLiteral("*damaged*")});
    QCOMPARE(aside.size(), 1);
    QCOMPARE(test::contents(QDir(p.gameFolder()).filePath(aside.front())), damaged);
}

/// A backup that is put back while the program runs.
void TestSaving::replacedFolderOffersRestart()
{
    KeptWindow p;
    p.playOneMove();
    p.finishWriting();
    record::FileWriter::instance().waitForFinished();
    const QString data = p.gameFolder(), backup = data + QStringLiteral("-backup");
    QVERIFY(QDir().mkpath(backup));
    for (const QString &name : QDir(data).entryList(QDir::Files))
        QVERIFY(QFile::copy(QDir(data).filePath(name), QDir(backup).filePath(name)));
    QVERIFY(QDir(data).removeRecursively());
    QVERIFY(QDir().rename(backup, data));
    const QByteArray restored = test::contents(data + QStringLiteral("/running.meadhall"));
    QSignalSpy restarts(&p.window(), &ui::MainWindow::restartRequested);
    p.table().undo();
    QTRY_VERIFY(frontDialog());
    clickInQuestion("later");
    QTRY_VERIFY(!frontDialog());
    const QString told = p.window().statusBar()->currentMessage();
    QVERIFY2(told.contains(QLatin1String("start Meadhall again")), qPrintable(told));
    QVERIFY(!told.contains(QLatin1String("already running")));
    QCOMPARE(record::FolderLock(data).take(), 0); // for the next start
    // Closing asks for the game, and does not start the program again unless that was chosen.
    p.window().close();
    QTRY_VERIFY(frontDialog());
    clickInQuestion("closeAnyway");
    QTRY_VERIFY(!p.window().isVisible());
    QCOMPARE(restarts.size(), 0);
    QCOMPARE(test::contents(data + QStringLiteral("/running.meadhall")), restored);
}

void TestSaving::endOfSessionAsksNothing()
{
    UnsavedWindow p;
    QVERIFY(QFile::remove(p.games()));
    const Events playing = p.table().record();
    p.window().resize(1111, 777);
    p.window().closeWithoutQuestions();
    QVERIFY(!p.window().isVisible() && !frontDialog());
    QVERIFY(p.isOnDisk(playing));
    QCOMPARE(p.settings().windowGeometry(), p.window().saveGeometry());
}

REGISTER_TEST(TestSaving)
#include "tst_saving.moc"
