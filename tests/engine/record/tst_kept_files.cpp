// SPDX-License-Identifier: GPL-3.0-or-later
// Every file that is kept as a whole: a newer one is left alone, and a damaged one is never overwritten.
#include "engine/network/kept_chair.h"
#include "engine/network/kept_table.h"
#include "engine/puzzle/progress.h"
#include "engine/record/journal.h"
#include "engine/record/json_lines.h"
#include "tests/engine/record/memory_folder.h"
#include "tests/test_program.h"

#include <QtTest>

#include <functional>
#include <unistd.h>

using namespace meadhall;
using record::KeptFile;
using test::contents;
using test::write;

namespace {

struct KeptKind {
    QByteArray whole; ///< a file of this version
    /// Reads the file, and tries to write another one.
    std::function<void(const QString &folder, const QString &file)> open;
};

const std::map<QString, KeptKind> &keptKinds()
{
    static const std::map<QString, KeptKind> all{
        {QStringLiteral("puzzles.json"),
         {puzzle::Progress().toJson(),
          [](const QString &, const QString &name) {
              KeptFile file(name, puzzle::kProgressFormat);
              puzzle::Progress progress = puzzle::loadProgress(file);
              progress.tried("new", true, true, QDate(2026, 11, 25));
              file.write(progress.toJson());
          }}},
        {QStringLiteral("invitation.json"),
         {"{\"format\": 1, \"key\": \"000102030405060708090a0b0c0d0e0f\", \"port\": 4711, \"guests\": [], \"game\": "
          "\"\"}",
          [](const QString &, const QString &name) {
              KeptFile file(name, network::kKeptFormat);
              network::KeptTable table = network::readKeptTable(file);
              table.key = QByteArray(network::kKeyBytes, 'n');
              network::writeKeptTable(file, table);
          }}},
        {QStringLiteral("chair.json"),
         {"{\"format\": 1, \"invitation\": \"\", \"name\": \"Ada\"}",
          [](const QString &, const QString &name) {
              KeptFile file(name, network::kKeptFormat);
              network::KeptChair chair = network::readKeptChair(file);
              chair.invitation.key = QByteArray(network::kKeyBytes, 'n');
              chair.name = QStringLiteral("new");
              network::writeKeptChair(file, chair);
          }}},
        {QString::fromLatin1(record::Journal::kFileName),
         {"{\"event\":\"game\",\"format\": 1,\"game\":\"odin\",\"seats\":[\"Ada\",\"Bo\"],\"rules\":{}}\n",
          [](const QString &folder, const QString &) {
              record::Journal journal(folder);
              journal.load();
              GameEvent game;
              game.seats = {"new", "other"};
              journal.append(game);
          }}},
    };
    return all;
}

void openAndWait(const KeptKind &kind, const QString &folder, const QString &file)
{
    kind.open(folder, file);
    record::FileWriter::instance().waitForFinished();
}

/// Whether some file of the folder has these bytes.
bool isKeptIn(const QString &folder, const QByteArray &bytes)
{
    for (const QString &name : QDir(folder).entryList(QDir::Files))
        if (contents(QDir(folder).filePath(name)) == bytes)
            return true;
    return false;
}

} // namespace

class KeptFilesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void newerFilesAreLeftAlone_data() { rows(); }
    void newerFilesAreLeftAlone();
    void damagedFilesAreSetAside_data() { rows(); }
    void damagedFilesAreSetAside();
    void damagedFilesThatStayAreNotOverwritten_data() { rows(); }
    void damagedFilesThatStayAreNotOverwritten();
    void lostFolderIsNotWrittenTo();
    void troubleIsNamed();

private:
    static void rows()
    {
        QTest::addColumn<QString>("name");
        for (const auto &[name, kind] : keptKinds())
            QTest::newRow(qPrintable(name)) << name;
    }
};

void KeptFilesTest::newerFilesAreLeftAlone()
{
    QFETCH(QString, name);
    const test::MemoryFolder folder;
    const QString file = folder.filePath(name);
    const KeptKind &kind = keptKinds().at(name);
    const QByteArray newer = QByteArray(kind.whole).replace("\"format\": 1", "\"format\": 2");
    QVERIFY(newer != kind.whole);
    write(file, newer);
    openAndWait(kind, folder.path(), file);
    openAndWait(kind, folder.path(), file);
    QCOMPARE(contents(file), newer);
    for (const QString &other : QDir(folder.path()).entryList(QDir::Files))
        QVERIFY2(other == name || other == QLatin1String(record::FolderLock::kFileName), qPrintable(other));
}

/// Each time another one, none of which is lost.
void KeptFilesTest::damagedFilesAreSetAside()
{
    QFETCH(QString, name);
    const KeptKind &kind = keptKinds().at(name);
    const test::MemoryFolder folder;
    const QString file = folder.filePath(name);
    std::vector<QByteArray> damaged{QByteArray(300, '\0'), "not JSON", "[1, 2]\n", "{\"format\": 0}\n"};
    for (int i = 0; i < 12; ++i)
        damaged.push_back("{ number " + QByteArray::number(i) + '\n');
    for (const QByteArray &text : damaged) {
        write(file, text);
        openAndWait(kind, folder.path(), file);
        QVERIFY2(contents(file) != text, text.constData());
    }
    for (const QByteArray &text : damaged)
        QVERIFY2(isKeptIn(folder.path(), text), text.constData());
}

void KeptFilesTest::damagedFilesThatStayAreNotOverwritten()
{
    QFETCH(QString, name);
    const KeptKind &kind = keptKinds().at(name);
    const test::MemoryFolder folder;
    const QString file = folder.filePath(name);
    const QByteArray text = "{ damaged\n";
    write(file, text);
    QFile::setPermissions(file, QFile::Permissions(0x6066));
    QFile::setPermissions(folder.path(), QFile::Permissions(0x5055));
    const auto user = ::geteuid(); // root may write everywhere
    if (user == 0)
        QCOMPARE(::seteuid(65534), 0);
    openAndWait(kind, folder.path(), file);
    QCOMPARE(::seteuid(user), 0);
    QFile::setPermissions(folder.path(), QFile::Permissions(0x7055));
    QCOMPARE(contents(file), text);
}

void KeptFilesTest::lostFolderIsNotWrittenTo()
{
    const test::MemoryFolder folder;
    const QString name = folder.filePath(QStringLiteral("kept.json"));
    const auto lock = std::make_shared<record::FolderLock>(folder.path());
    QCOMPARE(lock->take(), 0);
    KeptFile file(name, 1, lock);
    QVERIFY(file.write("{}"));
    record::FolderLock other(folder.path());
    QCOMPARE(other.takeOver(), 0);
    QVERIFY(!file.write("{\"lost\": true}"));
    QCOMPARE(file.trouble(), KeptFile::Trouble::InUse);
    QVERIFY(!file.troubleWords().isEmpty());
    file.remove();
    record::FileWriter::instance().waitForFinished();
    QCOMPARE(contents(name), QByteArray("{}"));
}

void KeptFilesTest::troubleIsNamed()
{
    const test::MemoryFolder folder;
    const QString name = folder.filePath(QStringLiteral("kept.json"));
    write(name, "{\"format\": 2}");
    KeptFile newer(name);
    QVERIFY(newer.read().isEmpty());
    QCOMPARE(newer.trouble(), KeptFile::Trouble::Newer);
    QVERIFY(!newer.troubleWords().isEmpty());
    // A folder in its place cannot be read even by root.
    QVERIFY(QFile::remove(name) && QDir().mkdir(name));
    KeptFile unreadable(name);
    QVERIFY(unreadable.read().isEmpty());
    QVERIFY(QFileInfo(unreadable.setAsideName()).isDir());
    QVERIFY(unreadable.write("{}"));
    KeptFile nowhere(QStringLiteral("/proc/nowhere/kept.json"));
    QVERIFY(nowhere.write("{}"));
    record::FileWriter::instance().waitForFinished();
    QCOMPARE(nowhere.trouble(), KeptFile::Trouble::NotWritten);
    QVERIFY(!nowhere.troubleWords().isEmpty());
}

REGISTER_TEST(KeptFilesTest)
#include "tst_kept_files.moc"
