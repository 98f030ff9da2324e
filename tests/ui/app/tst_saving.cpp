// SPDX-License-Identifier: GPL-3.0-or-later
// Saving the game at the table: never on the window's thread, told as long as it fails, tried once more at the end.
#include "engine/network/kept_chair.h"
#include "engine/network/kept_table.h"
#include "engine/record/file_writer.h"
#include "engine/record/record.h"
#include "tests/engine/record/slow_disk.h"
#include "tests/test_program.h"
#include "tests/ui/kept_window.h"
#include "ui/base/widgets/message_sheet.h"
#include "ui/rooms/puzzles/puzzle_store.h"

#include <QFileDialog>
#include <QStatusBar>

#include <algorithm>
#include <atomic>
#include <cerrno>

using namespace meadhall;
using test::SlowDisk;

namespace {

/// A window whose running game cannot be saved: a file is in the place of the folder of games.
class UnsavedWindow : public KeptWindow {
public:
    UnsavedWindow()
    {
        playOneMove();
        write(games(), "a file in the place of the folder");
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
    void clickInQuestion(const char *name)
    {
        auto *sheet = qobject_cast<ui::MessageSheet *>(frontDialog());
        QVERIFY(sheet);
        auto *button = sheet->findChild<QPushButton *>(QLatin1String(name));
        QVERIFY(button);
        QTest::mouseClick(button, Qt::LeftButton);
    }
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
    QTest::addColumn<int>("code");
    for (const auto &[name, kind] : {std::pair("settings", Kept::Settings), std::pair("puzzles", Kept::Puzzles),
                                     std::pair("reviews", Kept::Reviews), std::pair("chair", Kept::Chair)})
        for (const int code : {ENOSPC, EACCES, EIO})
            QTest::addRow("%s, %d", name, code) << static_cast<int>(kind) << code;
}

/// In the status bar, in the language of the window, until it is saved. Another sentence in each case.
void TestSaving::filesThatAreNotSavedAreTold()
{
    QFETCH(int, kind);
    QFETCH(int, code);
    KeptWindow p;
    auto &writer = record::FileWriter::instance();
    const auto told = [&p] { return p.window().statusBar()->currentMessage(); };
    std::atomic<int> now = code;
    writer.write(static_cast<record::Kept>(kind), QStringLiteral("/nowhere/at/all"), [&now] { return now.load(); });
    QTRY_VERIFY(!told().isEmpty());
    static QHash<QString, QString> known;
    QString before;
    for (const char *language : {"en", "de", "ru", "uk", "ar"}) {
        p.languages().setLanguage(QLatin1String(language));
        QTRY_VERIFY(!told().isEmpty() && told() != before);
        before = told();
        const QString here = QLatin1String(QTest::currentDataTag());
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

void TestSaving::settingsThatAreNotSavedAreTold()
{
    KeptWindow p;
    const auto told = [&p] { return p.window().statusBar()->currentMessage(); };
    const QString file = QFileInfo(p.gameFolder()).path() + QStringLiteral("/test.ini");
    record::FileWriter::instance().waitForFinished();
    QFile::remove(file);
    QVERIFY(QDir().mkdir(file)); // in the place of the file
    p.settings().setPace(1234);
    QTRY_VERIFY(told().contains(QLatin1String("settings cannot be saved")));
    QVERIFY(QDir().rmdir(file));
    p.settings().setPace(1235);
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
    p.clickInQuestion("keepOpen");
    QTRY_VERIFY(!frontDialog());
    QVERIFY(p.window().isVisible() && p.table().hasGame());
    // Elsewhere: the file dialog, and then the window closes.
    p.window().close();
    QTRY_VERIFY(frontDialog());
    p.clickInQuestion("saveElsewhere");
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
    p.clickInQuestion("closeAnyway");
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
