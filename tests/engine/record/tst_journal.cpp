// The running game on disk: killed at any moment, disk full, beside another program, damaged, of a newer version.
#include "engine/record/journal.h"
#include "engine/record/json_lines.h"
#include "engine/record/record.h"
#include "tests/engine/random_game.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

#ifdef Q_OS_UNIX
#include <csignal>
#include <sys/resource.h>
#include <unistd.h>
#endif

using namespace meadhall;
using record::Journal;
using Error = Journal::Error;

namespace {

/// A folder in memory where possible: data written by a killed program survives there too, without disk delays.
class TestFolder : public QTemporaryDir {
public:
    TestFolder() : QTemporaryDir(place() + QStringLiteral("/tst_journal-XXXXXX")) {}

private:
    static QString place()
    {
        const QFileInfo memory(QStringLiteral("/dev/shm"));
        return memory.isWritable() ? memory.filePath() : QDir::tempPath();
    }
};

/// The game that the killed programs play; its options and moves depend only on the number.
Events gameOf(int number)
{
    return test::playOdin(test::odinGame(2 + number % 5, std::uint64_t(number)), std::uint64_t(number));
}

QByteArray contents(const QString &fileName)
{
    QFile file(fileName);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString &fileName, const QByteArray &bytes)
{
    QFile file(fileName);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

/// The program to be killed: continues the game in the folder with an occasional undo, and prints each event's number
/// when the event is on disk.
int playInJournal(const QString &folder, int number)
{
    const Events events = gameOf(number);
    Journal journal(folder);
    const Journal::Loaded loaded = journal.load();
    if (loaded.error != Error::None || loaded.problem)
        return 3;
    QFile out;
    if (!out.open(1, QIODevice::WriteOnly | QIODevice::Unbuffered))
        return 4;
    std::size_t done = loaded.events.size();
    Random random(done + 1);
    while (done < events.size()) {
        if (done > 20 && random.below(15) == 0) {
            done -= 10;
            if (journal.replace(Events(events.begin(), events.begin() + std::ptrdiff_t(done))) != Error::None)
                return 5;
        } else {
            if (journal.append(events[done]) != Error::None)
                return 6;
            ++done;
        }
        out.write(QByteArray::number(qulonglong(done)) + '\n');
    }
    return 0;
}

} // namespace

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
    void staleLockIsReplaced();
    void emptyLockIsReplaced();
    void uncreatableFolderIsReported();
    void readOnlyFolderIsReported();
    void fullDiskTearsNoLine();
    void removedOrTruncatedFileIsReported();
    void foreignTailIsTruncated();
    void killsLoseNoReportedEvent();
};

void TestJournal::gameContinuesAfterLoad()
{
    const TestFolder folder;
    const QString inner = folder.filePath(QStringLiteral("not/yet/there"));
    const Events events = gameOf(1);
    {
        Journal journal(inner);
        const auto loaded = journal.load();
        QCOMPARE(loaded.error, Error::None);
        QVERIFY(loaded.events.empty() && !loaded.problem && !loaded.tornLine);
        for (std::size_t i = 0; i < events.size() / 2; ++i) {
            QCOMPARE(journal.append(events[i]), Error::None);
            QCOMPARE(contents(journal.fileName()),
                     record::toText(Events(events.begin(), events.begin() + std::ptrdiff_t(i) + 1)));
        }
    }
    Journal journal(inner);
    const auto loaded = journal.load();
    QCOMPARE(loaded.events.size(), events.size() / 2);
    for (std::size_t i = loaded.events.size(); i < events.size(); ++i)
        QCOMPARE(journal.append(events[i]), Error::None);
    QCOMPARE(contents(journal.fileName()), record::toText(events));
    QVERIFY(journal.load().events == events);
}

// It was removed at the next start: its name is as long as those of the temporary files that a killed program leaves.
void TestJournal::reviewStaysWithItsGame()
{
    const TestFolder folder;
    const QString review = QLatin1String(record::Archive::kReviewSuffix);
    QString running;
    {
        Journal journal(folder.path());
        for (const Event &event : gameOf(1))
            QCOMPARE(journal.append(event), Error::None);
        running = journal.fileName();
    }
    write(running + review, "kept beside it");
    write(running + QStringLiteral(".AbCdEf"), "half of a game");

    Journal again(folder.path());
    QCOMPARE(again.load().error, Error::None);
    QVERIFY(!QFileInfo::exists(running + QStringLiteral(".AbCdEf")));
    QCOMPARE(again.archiveFinished(), Error::None);
    QCOMPARE(contents(again.lastArchived() + review), QByteArray("kept beside it"));
    QVERIFY(!QFileInfo::exists(running + review));
}

void TestJournal::undoAndNewGameReplaceTheFile()
{
    const TestFolder folder;
    Journal journal(folder.path());
    const Events events = gameOf(2);
    QCOMPARE(journal.replace(events), Error::None);
    const Events less(events.begin(), events.end() - 5);
    QCOMPARE(journal.replace(less), Error::None);
    QCOMPARE(journal.append(events[less.size()]), Error::None);
    QCOMPARE(contents(journal.fileName()), record::toText(Events(events.begin(), events.end() - 4)));
    // A game event begins a new game; replace({}) leaves none.
    QCOMPARE(journal.append(gameOf(3)[0]), Error::None);
    QVERIFY(journal.load().events == Events{gameOf(3)[0]});
    QCOMPARE(journal.replace({}), Error::None);
    const auto loaded = journal.load();
    QVERIFY(loaded.events.empty() && !loaded.problem && loaded.setAside.isEmpty());
    QCOMPARE(journal.append(gameOf(4)[0]), Error::None);
    QVERIFY(journal.load().events == Events{gameOf(4)[0]});
}

void TestJournal::tornLineIsDropped()
{
    const TestFolder folder;
    const Events events = gameOf(5);
    const QByteArray text = record::toText(events);
    const QString name = Journal(folder.path()).fileName();
    for (qsizetype length = text.indexOf('\n') + 1; length < text.size(); length += 11) {
        write(name, text.first(length));
        Journal journal(folder.path());
        const auto loaded = journal.load();
        QCOMPARE(loaded.error, Error::None);
        QVERIFY(!loaded.problem && loaded.setAside.isEmpty());
        const auto kept = loaded.events.size();
        QVERIFY(kept >= std::size_t(text.first(length).count('\n')));
        QCOMPARE(contents(name), record::toText(loaded.events));
        QCOMPARE(journal.append(events[kept]), Error::None);
        QVERIFY(text.startsWith(contents(name)));
        QCOMPARE(contents(name).count('\n'), qsizetype(kept) + 1);
    }
}

void TestJournal::missingLastNewlineIsAdded()
{
    const TestFolder folder;
    const Events events = gameOf(6);
    const QByteArray text = record::toText(events);
    Journal journal(folder.path());
    write(journal.fileName(), text.first(text.lastIndexOf('\n', -2)));
    const auto loaded = journal.load();
    QVERIFY(!loaded.tornLine);
    QCOMPARE(loaded.events.size(), events.size() - 1);
    QCOMPARE(journal.append(events.back()), Error::None);
    QCOMPARE(contents(journal.fileName()), text);
}

void TestJournal::damagedFileIsSetAside()
{
    const TestFolder folder;
    const Events events = gameOf(7);
    QByteArray text = record::toText(events);
    const auto third = text.indexOf('\n', text.indexOf('\n') + 1) + 1;
    text[third + 3] = '\xff';
    for (int damaged = 1; damaged <= 3; ++damaged) {
        Journal journal(folder.path());
        write(journal.fileName(), text);
        const auto loaded = journal.load();
        QCOMPARE(loaded.error, Error::None);
        QCOMPARE(loaded.problem.line, 3);
        QCOMPARE(loaded.events.size(), 2u);
        QCOMPARE(QFileInfo(loaded.setAside).fileName(), QStringLiteral("damaged-%1.meadhall").arg(damaged));
        QCOMPARE(contents(loaded.setAside), text);
        QCOMPARE(contents(journal.fileName()), text.first(third));
        QCOMPARE(journal.append(events[2]), Error::None);
        QCOMPARE(journal.load().events.size(), 3u);
    }
    // No valid line at all: nothing to continue, nothing lost.
    Journal journal(folder.path());
    write(journal.fileName(), QByteArray(5000, '\x81'));
    const auto loaded = journal.load();
    QCOMPARE(loaded.error, Error::None);
    QVERIFY(loaded.events.empty() && loaded.problem);
    QCOMPARE(contents(loaded.setAside), QByteArray(5000, '\x81'));
    QCOMPARE(journal.replace(events), Error::None);
    QCOMPARE(contents(journal.fileName()), record::toText(events));
    // The same without load() before the first event.
    Journal other(folder.filePath(QStringLiteral("b")));
    QDir(folder.path()).mkdir(QStringLiteral("b"));
    write(other.fileName(), "rubbish\n");
    QCOMPARE(other.append(events[0]), Error::None);
    QCOMPARE(contents(folder.filePath(QStringLiteral("b/damaged-1.meadhall"))), QByteArray("rubbish\n"));
}

void TestJournal::newerFormatIsLeftUnchanged()
{
    const TestFolder folder;
    const QByteArray text = "{\"event\":\"game\",\"format\":2,\"anything\":\"else\"}\n{\"event\":\"dance\"}\n";
    Journal journal(folder.path());
    write(journal.fileName(), text);
    const auto loaded = journal.load();
    QCOMPARE(loaded.error, Error::NewerFormat);
    QVERIFY(loaded.events.empty() && loaded.setAside.isEmpty());
    QCOMPARE(loaded.problem.error, record::Error::NewerFormat);
    QCOMPARE(journal.append(gameOf(1)[0]), Error::NewerFormat);
    QCOMPARE(journal.replace(gameOf(1)), Error::NewerFormat);
    QCOMPARE(journal.unwritten(), int(gameOf(1).size()));
    QCOMPARE(contents(journal.fileName()), text);
}

void TestJournal::secondProgramIsLockedOut()
{
    const TestFolder folder;
    const Events events = gameOf(8);
    auto first = std::make_unique<Journal>(folder.path());
    QCOMPARE(first->replace(events), Error::None);
    Journal second(folder.path());
    QCOMPARE(second.load().error, Error::InUse);
    QVERIFY(second.load().events.empty());
    QCOMPARE(second.append(gameOf(9)[0]), Error::InUse);
    QCOMPARE(second.replace(gameOf(9)), Error::InUse);
    QCOMPARE(contents(first->fileName()), record::toText(events));
    QCOMPARE(first->append(gameOf(8)[0]), Error::None);
    QCOMPARE(first->replace(events), Error::None);
    // The first program ends with its game unfinished: the second must not overwrite it.
    first.reset();
    QCOMPARE(second.append(PassEvent{0}), Error::InUse);
    QCOMPARE(contents(second.fileName()), record::toText(events));
    const auto loaded = second.load();
    QCOMPARE(loaded.error, Error::None);
    QVERIFY(loaded.events == events);
}

/// A lock file of a process that no longer runs is replaced.
void TestJournal::staleLockIsReplaced()
{
    const TestFolder folder;
    Journal journal(folder.path());
    // A stale lock (the system never assigns this process number).
    write(folder.filePath(QLatin1String(Journal::kLockName)),
          "999999999\nmeadhall\n" + QSysInfo::machineHostName().toUtf8() + "\n");
    QCOMPARE(journal.load().error, Error::None);
}

/// An empty lock file is replaced.
void TestJournal::emptyLockIsReplaced()
{
    const TestFolder folder;
    // Its program was killed before it wrote its name.
    write(folder.filePath(QLatin1String(Journal::kLockName)), "");
    Journal journal(folder.path());
    QCOMPARE(journal.load().error, Error::None);
    Journal second(folder.path());
    QCOMPARE(second.load().error, Error::InUse);
}

void TestJournal::uncreatableFolderIsReported()
{
    const TestFolder folder;
    write(folder.filePath(QStringLiteral("file")), "x");
    Journal journal(folder.filePath(QStringLiteral("file/below")));
    QCOMPARE(journal.load().error, Error::FolderMissing);
    QCOMPARE(journal.append(gameOf(1)[0]), Error::FolderMissing);
    QCOMPARE(journal.append(gameOf(1)[1]), Error::FolderMissing);
    QCOMPARE(journal.unwritten(), 2);
    // After the obstacle is removed, the events kept in memory are written with the next one.
    QVERIFY(QFile::remove(folder.filePath(QStringLiteral("file"))));
    QCOMPARE(journal.append(gameOf(1)[2]), Error::None);
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
    QCOMPARE(Journal(closed).replace(Events(events.begin(), events.begin() + 4)), Error::None);
    // Root may write everywhere, so the test switches to another user for a moment.
    const auto user = ::geteuid();
    QFile::setPermissions(folder.path(), QFile::Permissions(0x5055));
    QFile::setPermissions(closed, QFile::Permissions(0x5055));
    if (user == 0)
        QCOMPARE(::seteuid(65534), 0);
    Journal journal(closed);
    const auto loaded = journal.load();
    const Error appended = journal.append(events[4]);
    const Error replaced = journal.replace(Events(events.begin(), events.begin() + 6));
    QCOMPARE(::seteuid(user), 0);
    QFile::setPermissions(closed, QFile::Permissions(0x7055));
    QFile::setPermissions(folder.path(), QFile::Permissions(0x7055));

    QCOMPARE(loaded.error, Error::NotWritable);
    QVERIFY(loaded.events == Events(events.begin(), events.begin() + 4));
    QCOMPARE(appended, Error::NotWritable);
    QCOMPARE(replaced, Error::NotWritable);
    QCOMPARE(contents(journal.fileName()), record::toText(loaded.events));
    QCOMPARE(journal.append(events[6]), Error::None);
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
    QCOMPARE(journal.replace(Events(events.begin(), events.begin() + 5)), Error::None);
    const qint64 size = QFileInfo(journal.fileName()).size();

    rlimit before;
    getrlimit(RLIMIT_FSIZE, &before);
    auto *const handler = std::signal(SIGXFSZ, SIG_IGN);
    const rlimit limit{rlim_t(size + 10), before.rlim_max};
    setrlimit(RLIMIT_FSIZE, &limit);
    const Error first = journal.append(events[5]);
    const QByteArray afterFirst = contents(journal.fileName());
    const Error second = journal.append(events[6]);
    const Error whole = journal.replace(events);
    const QByteArray afterWhole = contents(journal.fileName());
    setrlimit(RLIMIT_FSIZE, &before);
    std::signal(SIGXFSZ, handler);

    QCOMPARE(first, Error::DiskFull);
    QCOMPARE(second, Error::DiskFull);
    QCOMPARE(whole, Error::DiskFull);
    QVERIFY(!journal.systemError().isEmpty());
    const QByteArray five = record::toText(Events(events.begin(), events.begin() + 5));
    QCOMPARE(afterFirst, five);
    QCOMPARE(afterWhole, five);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 2); // the journal and its lock
    // There is space again.
    QCOMPARE(journal.replace(Events(events.begin(), events.begin() + 8)), Error::None);
    QCOMPARE(journal.append(events[8]), Error::None);
    QCOMPARE(contents(journal.fileName()), record::toText(Events(events.begin(), events.begin() + 9)));
#endif
}

/// A file removed or truncated by another program is reported, and replace() writes it again.
void TestJournal::removedOrTruncatedFileIsReported()
{
    const TestFolder folder;
    const Events events = gameOf(12);
    Journal journal(folder.path());
    QCOMPARE(journal.replace(Events(events.begin(), events.begin() + 5)), Error::None);
    QVERIFY(QFile::remove(journal.fileName()));
    QCOMPARE(journal.append(events[5]), Error::Gone);
    QCOMPARE(journal.replace(Events(events.begin(), events.begin() + 7)), Error::None);
    QVERIFY(QFile::resize(journal.fileName(), 30));
    QCOMPARE(journal.append(events[7]), Error::Gone);
}

/// Bytes appended by another program are cut off before the next event is written.
void TestJournal::foreignTailIsTruncated()
{
    const TestFolder folder;
    const Events events = gameOf(13);
    Journal journal(folder.path());
    QCOMPARE(journal.replace(Events(events.begin(), events.begin() + 5)), Error::None);
    QFile file(journal.fileName());
    QVERIFY(file.open(QIODevice::Append));
    file.write("{\"event\":");
    file.close();
    QCOMPARE(journal.append(events[5]), Error::None);
    QCOMPARE(contents(journal.fileName()), record::toText(Events(events.begin(), events.begin() + 6)));
}

void TestJournal::killsLoseNoReportedEvent()
{
    const TestFolder folder;
    QVERIFY(folder.isValid());
    Random random(20);
    int number = 0;
    int kills = 0;
    int torn = 0;
    QStringList arguments{QStringLiteral("--play-in-journal"), folder.path(), QString::number(number)};
    while (kills < 300) {
        QProcess program;
        program.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        program.start(QCoreApplication::applicationFilePath(), arguments);
        // Wait for a few events, then kill the program at a random moment.
        const int lines = int(random.below(40));
        QByteArray output;
        while (output.count('\n') < lines && program.waitForReadyRead(10'000))
            output += program.readAllStandardOutput();
        program.kill();
        QVERIFY(program.state() == QProcess::NotRunning || program.waitForFinished());
        output += program.readAllStandardOutput();
        output.truncate(output.lastIndexOf('\n') + 1);
        const bool ended = program.exitStatus() == QProcess::NormalExit;
        if (ended)
            QCOMPARE(program.exitCode(), 0);
        else
            ++kills;

        const Events events = gameOf(number);
        std::size_t onDisk = 0;
        {
            Journal journal(folder.path());
            const auto loaded = journal.load();
            QCOMPARE(loaded.error, Error::None);
            QVERIFY(!loaded.problem);
            onDisk = loaded.events.size();
            torn += loaded.tornLine;
            QVERIFY(Events(events.begin(), events.begin() + std::ptrdiff_t(onDisk)) == loaded.events);
        }
        if (!output.isEmpty()) {
            // Every reported event is there; the next one, or an undo that was not reported yet, may be.
            const auto last = output.trimmed().split('\n').constLast().toULongLong();
            QVERIFY2(onDisk == last || onDisk == last + 1 || onDisk + 10 == last,
                     qPrintable(QStringLiteral("%1 on disk, %2 said").arg(onDisk).arg(last)));
        }
        if (ended || onDisk == events.size()) {
            QVERIFY(QFile::remove(folder.filePath(QLatin1String(Journal::kFileName))));
            arguments[2] = QString::number(++number);
        }
    }
    // A lock, perhaps a game, and no leftovers of killed programs.
    QVERIFY(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size() <= 2);
    qInfo("%d kills, %d games, %d torn lines", kills, number, torn);
}

int main(int argc, char **argv)
{
    if (argc == 4 && qstrcmp(argv[1], "--play-in-journal") == 0)
        return playInJournal(QString::fromLocal8Bit(argv[2]), atoi(argv[3]));
    QCoreApplication app(argc, argv);
    TestJournal test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_journal.moc"
