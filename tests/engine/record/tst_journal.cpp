// SPDX-License-Identifier: GPL-3.0-or-later
// The running game on disk: killed at any moment, disk full, beside another program, damaged, of a newer version.
#include "tests/engine/record/journal_test.h"
#include "tests/test_program.h"

using namespace meadhall::testing;

static const bool isJournalWriterRegistered = registerProgram(
    "journal_writer", [](int, char **argv) { return playInJournal(QString::fromLocal8Bit(argv[1]), atoi(argv[2])); });

void TestJournal::gameContinuesAfterLoad()
{
    const TestFolder folder;
    const QString inner = folder.filePath(QStringLiteral("not/yet/there"));
    const Events events = gameOf(1);
    {
        Journal journal(inner);
        const auto loaded = journal.load();
        QCOMPARE(loaded.error, Journal::Error::None);
        QVERIFY(loaded.events.empty() && !loaded.problem && !loaded.tornLine);
        for (std::size_t i = 0; i < events.size() / 2; ++i) {
            QCOMPARE(journal.append(events[i]), Journal::Error::None);
            QCOMPARE(contents(journal.fileName()),
                     record::toText(Events(events.begin(), events.begin() + std::ptrdiff_t(i) + 1)));
        }
    }
    // The file holds the cards of everybody at the table.
    const QString file = Journal(inner).fileName();
    const auto ofOthers = [&file] { return QFile::permissions(file) & (QFile::ReadGroup | QFile::ReadOther); };
    QCOMPARE(ofOthers(), QFile::Permissions());
    QVERIFY(QFile::setPermissions(file, QFile::permissions(file) | QFile::ReadOther)); // as older versions left it
    Journal journal(inner);
    const auto loaded = journal.load();
    QCOMPARE(ofOthers(), QFile::Permissions());
    QCOMPARE(loaded.events.size(), events.size() / 2);
    for (std::size_t i = loaded.events.size(); i < events.size(); ++i)
        QCOMPARE(journal.append(events[i]), Journal::Error::None);
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
            QCOMPARE(journal.append(event), Journal::Error::None);
        running = journal.fileName();
    }
    write(running + review, "kept beside it");
    write(running + QStringLiteral(".AbCdEf"), "half of a game");

    Journal again(folder.path());
    QCOMPARE(again.load().error, Journal::Error::None);
    QVERIFY(!QFileInfo::exists(running + QStringLiteral(".AbCdEf")));
    QCOMPARE(again.archiveFinished(), Journal::Error::None);
    QCOMPARE(contents(again.lastArchived() + review), QByteArray("kept beside it"));
    QVERIFY(!QFileInfo::exists(running + review));
}

void TestJournal::undoAndNewGameReplaceTheFile()
{
    const TestFolder folder;
    Journal journal(folder.path());
    const Events events = gameOf(2);
    QCOMPARE(journal.replace(events), Journal::Error::None);
    const Events less(events.begin(), events.end() - 5);
    QCOMPARE(journal.replace(less), Journal::Error::None);
    QCOMPARE(journal.append(events[less.size()]), Journal::Error::None);
    QCOMPARE(contents(journal.fileName()), record::toText(Events(events.begin(), events.end() - 4)));
    // A game event begins a new game; replace({}) leaves none.
    QCOMPARE(journal.append(gameOf(3)[0]), Journal::Error::None);
    QVERIFY(journal.load().events == Events{gameOf(3)[0]});
    QCOMPARE(journal.replace({}), Journal::Error::None);
    const auto loaded = journal.load();
    QVERIFY(loaded.events.empty() && !loaded.problem && loaded.setAside.isEmpty());
    QCOMPARE(journal.append(gameOf(4)[0]), Journal::Error::None);
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
        QCOMPARE(loaded.error, Journal::Error::None);
        QVERIFY(!loaded.problem && loaded.setAside.isEmpty());
        const auto kept = loaded.events.size();
        QVERIFY(kept >= std::size_t(text.first(length).count('\n')));
        QCOMPARE(contents(name), record::toText(loaded.events));
        QCOMPARE(journal.append(events[kept]), Journal::Error::None);
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
    QCOMPARE(journal.append(events.back()), Journal::Error::None);
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
        QCOMPARE(loaded.error, Journal::Error::None);
        QCOMPARE(loaded.problem.line, 3);
        QCOMPARE(loaded.events.size(), 2u);
        QCOMPARE(QFileInfo(loaded.setAside).fileName(), QStringLiteral("damaged-%1.meadhall").arg(damaged));
        QCOMPARE(contents(loaded.setAside), text);
        QCOMPARE(contents(journal.fileName()), text.first(third));
        QCOMPARE(journal.append(events[2]), Journal::Error::None);
        QCOMPARE(journal.load().events.size(), 3u);
    }
    // No valid line at all: nothing to continue, nothing lost.
    Journal journal(folder.path());
    write(journal.fileName(), QByteArray(5000, '\x81'));
    const auto loaded = journal.load();
    QCOMPARE(loaded.error, Journal::Error::None);
    QVERIFY(loaded.events.empty() && loaded.problem);
    QCOMPARE(contents(loaded.setAside), QByteArray(5000, '\x81'));
    QCOMPARE(journal.replace(events), Journal::Error::None);
    QCOMPARE(contents(journal.fileName()), record::toText(events));
    // The same without load() before the first event.
    Journal other(folder.filePath(QStringLiteral("b")));
    QDir(folder.path()).mkdir(QStringLiteral("b"));
    write(other.fileName(), "rubbish\n");
    QCOMPARE(other.append(events[0]), Journal::Error::None);
    QCOMPARE(contents(folder.filePath(QStringLiteral("b/damaged-1.meadhall"))), QByteArray("rubbish\n"));
}

void TestJournal::newerFormatIsLeftUnchanged()
{
    const TestFolder folder;
    const QByteArray text = "{\"event\":\"game\",\"format\":2,\"anything\":\"else\"}\n{\"event\":\"dance\"}\n";
    Journal journal(folder.path());
    write(journal.fileName(), text);
    const auto loaded = journal.load();
    QCOMPARE(loaded.error, Journal::Error::NewerFormat);
    QVERIFY(loaded.events.empty() && loaded.setAside.isEmpty());
    QCOMPARE(loaded.problem.error, record::Error::NewerFormat);
    QCOMPARE(journal.append(gameOf(1)[0]), Journal::Error::NewerFormat);
    QCOMPARE(journal.replace(gameOf(1)), Journal::Error::NewerFormat);
    QCOMPARE(journal.unwritten(), int(gameOf(1).size()));
    QCOMPARE(contents(journal.fileName()), text);
}

/// Bytes appended by another program are cut off before the next event is written.
void TestJournal::foreignTailIsTruncated()
{
    const TestFolder folder;
    const Events events = gameOf(13);
    Journal journal(folder.path());
    QCOMPARE(journal.replace(Events(events.begin(), events.begin() + 5)), Journal::Error::None);
    QFile file(journal.fileName());
    QVERIFY(file.open(QIODevice::Append));
    file.write("{\"event\":");
    file.close();
    QCOMPARE(journal.append(events[5]), Journal::Error::None);
    QCOMPARE(contents(journal.fileName()), record::toText(Events(events.begin(), events.begin() + 6)));
}

void TestJournal::killsLoseNoReportedEvent()
{
    const TestFolder folder;
    QVERIFY(folder.isValid());
    Random random(20);
    int number = 0;
    int kills = 0;
    QStringList arguments{QStringLiteral("journal_writer"), folder.path(), QString::number(number)};
    while (kills < 100) {
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
            QCOMPARE(loaded.error, Journal::Error::None);
            QVERIFY(!loaded.problem);
            onDisk = loaded.events.size();
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
    // A lock, perhaps a game, and no leftovers of killed programs but those that may be a word.
    const QStringList left = QDir(folder.path()).entryList(QDir::Files | QDir::Hidden);
    static const QRegularExpression word(QStringLiteral("\\.([a-z]{6}|[A-Z][a-z]{5}|[A-Z]{6})$"));
    QVERIFY2(left.size() - left.filter(word).size() <= 2, qPrintable(left.join(QLatin1Char(' '))));
}

/// The temporary files of killed programs go, those of a person stay.
void TestJournal::onlyLeftoversAreRemoved()
{
    const QTemporaryDir folder;
    const QString name = QLatin1String(Journal::kFileName);
    const QStringList own{name + QStringLiteral(".backup"), name + QStringLiteral(".Backup"),
                          name + QStringLiteral(".review"), name + QStringLiteral(".261127")};
    for (const QString &file : own + QStringList{name, name + QStringLiteral(".qXbTzw")})
        QVERIFY(QFile(folder.filePath(file)).open(QFile::WriteOnly));
    Journal journal(folder.path());
    journal.load();
    QStringList left = QDir(folder.path()).entryList(QDir::Files);
    left.erase(std::remove_if(left.begin(), left.end(), [&](const QString &file) { return !own.contains(file); }),
               left.end());
    QCOMPARE(left.size(), own.size());
    QVERIFY(!QFile::exists(folder.filePath(name + QStringLiteral(".qXbTzw"))));
}

REGISTER_TEST(TestJournal)
#include "moc_journal_test.cpp"
