// SPDX-License-Identifier: GPL-3.0-or-later
// Every file that is kept as a whole: a newer one is left alone, and a damaged one is never overwritten.
#include "engine/deals/deal_results.h"
#include "engine/network/kept_chair.h"
#include "engine/network/kept_table.h"
#include "engine/puzzle/progress.h"
#include "engine/record/journal.h"
#include "engine/record/json_lines.h"
#include "engine/results/cleared_time.h"
#include "engine/review/review_file.h"
#include "tests/engine/record/memory_folder.h"
#include "tests/test_program.h"

#include <QRegularExpression>
#include <QTimeZone>
#include <QtTest>

#include <functional>
#include <sys/stat.h>
#include <unistd.h>

using namespace meadhall;
using record::KeptFile;
using test::contents;
using test::write;

namespace {

using Lock = std::shared_ptr<record::FolderLock>;

struct KeptKind {
    QByteArray whole; ///< a file of this version
    /// Reads the file, and tries to write another one.
    std::function<void(const QString &folder, const QString &file, const Lock &lock)> open;
};

/// A finished game, whose review has no decisions.
Events reviewedGame()
{
    GameEvent game;
    game.seats = {"Ada", "Bo"};
    return {game};
}

const std::map<QString, KeptKind> &keptKinds()
{
    static const std::map<QString, KeptKind> all{
        {QStringLiteral("puzzles.json"),
         {puzzle::Progress().toJson(),
          [](const QString &, const QString &name, const Lock &lock) {
              KeptFile file(name, puzzle::kProgressFormat, lock);
              puzzle::Progress progress = puzzle::loadProgress(file);
              progress.tried("new", true, true, QDate(2026, 11, 25));
              file.write(progress.toJson());
          }}},
        {QStringLiteral("invitation.json"),
         {"{\"format\": 1, \"key\": \"000102030405060708090a0b0c0d0e0f\", \"port\": 4711, \"guests\": [], \"game\": "
          "\"\"}",
          [](const QString &, const QString &name, const Lock &lock) {
              KeptFile file(name, network::kKeptFormat, lock);
              network::KeptTable table = network::readKeptTable(file);
              table.key = QByteArray(network::kKeyBytes, 'n');
              network::writeKeptTable(file, table);
          }}},
        {QStringLiteral("chair.json"),
         {"{\"format\": 1, \"invitation\": \"\", \"name\": \"Ada\"}",
          [](const QString &, const QString &name, const Lock &lock) {
              KeptFile file(name, network::kKeptFormat, lock);
              network::KeptChair chair = network::readKeptChair(file);
              chair.invitation.key = QByteArray(network::kKeyBytes, 'n');
              chair.name = QStringLiteral("new");
              network::writeKeptChair(file, chair);
          }}},
        {QString::fromLatin1(DealResults::kDealsFile),
         {"{\"format\": 1}\n"
          "{\"result\":\"level\",\"game\":\"3f0c3f0c3f0c3f0c\",\"level\":\"master\",\"totals\":[2,1]}\n",
          [](const QString &folder, const QString &, const Lock &lock) {
              DealResults results(folder, lock);
              results.addLevel(std::get<GameEvent>(reviewedGame().front()), players::Level::Hard, {1, 2});
          }}},
        {QString::fromLatin1(ClearedTime::kFileName),
         {"{\"format\": 1, \"cleared\": \"2026-11-25T18:30:00.000Z\"}\n",
          [](const QString &folder, const QString &, const Lock &lock) {
              ClearedTime cleared(folder, lock);
              cleared.clear(cleared.time() + 1);
          }}},
        {QStringLiteral("game.meadhall.review"),
         {review::toText(reviewedGame(), {20, 1}, {}),
          [](const QString &, const QString &name, const Lock &lock) {
              record::FileWriter::instance().write(record::Kept::Reviews, name, lock, [name] {
                  const review::Depth depth{21, 1};
                  return review::saveReview(name, reviewedGame(), depth,
                                            review::loadReview(name, reviewedGame(), depth));
              });
          }}},
        {QString::fromLatin1(record::Journal::kFileName),
         {"{\"event\":\"game\",\"format\": 1,\"game\":\"odin\",\"seats\":[\"Ada\",\"Bo\"],\"rules\":{}}\n",
          [](const QString &folder, const QString &, const Lock &lock) {
              record::Journal journal(folder, lock);
              journal.load();
              GameEvent game;
              game.seats = {"new", "other"};
              journal.append(game);
          }}},
    };
    return all;
}

void openAndWait(const KeptKind &kind, const QString &folder, const QString &file, const Lock &lock = {})
{
    kind.open(folder, file, lock);
    record::FileWriter::instance().waitForFinished();
}

/// Whether some file of the folder has these bytes, or has been continued after them.
bool isKeptIn(const QString &folder, const QByteArray &bytes)
{
    for (const QString &name : QDir(folder).entryList(QDir::Files))
        if (contents(QDir(folder).filePath(name)).startsWith(bytes))
            return true;
    return false;
}

/// The same file of the next version.
QByteArray newerThan(const QByteArray &whole)
{
    static const QRegularExpression format(QStringLiteral("(\"(?:format|review)\": ?)(\\d+)"));
    const QString text = QString::fromUtf8(whole);
    const QRegularExpressionMatch match = format.match(text);
    return QString(text)
        .replace(match.capturedStart(2), match.capturedLength(2), QString::number(match.captured(2).toInt() + 1))
        .toUtf8();
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
    void unreadableFilesAreSetAside_data() { rows(); }
    void unreadableFilesAreSetAside();
    void pipesAreSetAside_data() { rows(); }
    void pipesAreSetAside();
    void lostFolderIsNotWrittenTo_data() { rows(); }
    void lostFolderIsNotWrittenTo();
    void olderTimeOfClearingCounts();
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
    const QByteArray newer = newerThan(kind.whole);
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
    std::vector<QByteArray> damaged{QByteArray(300, '\0'), "not JSON", "[1, 2]\n", "{\"format\": 0}\n", QByteArray()};
    if (name != QLatin1String(record::Journal::kFileName)) // which drops the line that was being written, and says so
        damaged.push_back(kind.whole.left(kind.whole.size() / 2));
    for (int i = 0; i < 12; ++i)
        damaged.push_back("{ number " + QByteArray::number(i) + '\n');
    std::vector<QByteArray> setAside;
    for (const QByteArray &text : damaged) {
        write(file, text);
        openAndWait(kind, folder.path(), file);
        const QByteArray now = contents(file);
        QVERIFY2(now != text, text.constData());
        if (!now.startsWith(text)) // it is not continued, as a file of lines is whose last one was cut off
            setAside.push_back(text);
    }
    for (const QByteArray &text : setAside)
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

void KeptFilesTest::unreadableFilesAreSetAside()
{
    QFETCH(QString, name);
    const KeptKind &kind = keptKinds().at(name);
    const test::MemoryFolder folder;
    const QString file = folder.filePath(name);
    write(file, kind.whole);
    QFile::setPermissions(file, {});
    const auto user = ::geteuid(); // root may read everything
    if (user == 0) {
        for (const QString &one : {folder.path(), file})
            QCOMPARE(::chown(QFile::encodeName(one).constData(), 65534, 65534), 0);
        QCOMPARE(::seteuid(65534), 0);
    }
    openAndWait(kind, folder.path(), file);
    QCOMPARE(::seteuid(user), 0);
    for (const QString &one : QDir(folder.path()).entryList(QDir::Files))
        QFile::setPermissions(folder.filePath(one), QFile::ReadOwner | QFile::WriteOwner);
    QVERIFY(contents(file) != kind.whole);
    // The journal makes its own file readable, and does not keep a game in which nobody has decided anything.
    QVERIFY(name == QLatin1String(record::Journal::kFileName) || isKeptIn(folder.path(), kind.whole));
}

/// Opening one to read it waited for a program at its other end: the window stood still.
void KeptFilesTest::pipesAreSetAside()
{
    QFETCH(QString, name);
    const test::MemoryFolder folder;
    const QString file = folder.filePath(name);
    QCOMPARE(::mkfifo(QFile::encodeName(file).constData(), S_IRUSR | S_IWUSR), 0);
    openAndWait(keptKinds().at(name), folder.path(), file);
    QVERIFY(QFileInfo(file).isFile());
    QCOMPARE(QDir(folder.path()).entryList(QDir::System).size(), 1); // under another name
}

void KeptFilesTest::lostFolderIsNotWrittenTo()
{
    QFETCH(QString, name);
    const KeptKind &kind = keptKinds().at(name);
    const test::MemoryFolder folder;
    const QString file = folder.filePath(name);
    const auto lock = std::make_shared<record::FolderLock>(folder.path());
    openAndWait(kind, folder.path(), file, lock);
    QVERIFY(!contents(file).isEmpty());
    record::FolderLock other(folder.path());
    QCOMPARE(other.takeOver(), 0);
    write(file, kind.whole);
    openAndWait(kind, folder.path(), file, lock);
    QCOMPARE(contents(file), kind.whole);
    if (name != QLatin1String(record::Journal::kFileName))
        QCOMPARE(record::FileWriter::instance().error(file), record::FolderLock::kInUse);
}

void KeptFilesTest::olderTimeOfClearingCounts()
{
    const test::MemoryFolder folder;
    const QString name = folder.filePath(QLatin1String(ClearedTime::kFileName));
    write(name, "2026-11-25T18:30:00.000Z\n");
    ClearedTime cleared(folder.path(), {});
    const qint64 before = cleared.time();
    QCOMPARE(before, QDateTime(QDate(2026, 11, 25), QTime(18, 30), QTimeZone::utc()).toMSecsSinceEpoch());
    cleared.clear(before + 1);
    record::FileWriter::instance().waitForFinished();
    QCOMPARE(ClearedTime(folder.path(), {}).time(), before + 1);
    cleared.undo();
    record::FileWriter::instance().waitForFinished();
    QCOMPARE(ClearedTime(folder.path(), {}).time(), before);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
}

void KeptFilesTest::troubleIsNamed()
{
    const test::MemoryFolder folder;
    const QString name = folder.filePath(QStringLiteral("kept.json"));
    write(name, "{\"format\": 2}");
    KeptFile newer(name);
    QVERIFY(newer.read().isEmpty());
    QCOMPARE(newer.error(), record::kFileIsNewer);
    QVERIFY(!record::wordsOf(newer.error()).isEmpty());
    // What is not written is told by the FileWriter, too.
    newer.write("{}");
    record::FileWriter::instance().waitForFinished();
    QCOMPARE(record::FileWriter::instance().error(name), record::kFileIsNewer);
    // A folder in its place cannot be read even by root.
    QVERIFY(QFile::remove(name) && QDir().mkdir(name));
    KeptFile unreadable(name);
    QVERIFY(unreadable.read().isEmpty());
    QVERIFY(QFileInfo(unreadable.setAsideName()).isDir());
    unreadable.write("{}");
    KeptFile nowhere(QStringLiteral("/proc/nowhere/kept.json"));
    nowhere.write("{}");
    record::FileWriter::instance().waitForFinished();
    QCOMPARE(unreadable.error(), 0);
    QVERIFY(nowhere.error() > 0);
    QVERIFY(!record::wordsOf(nowhere.error()).isEmpty());
}

REGISTER_TEST(KeptFilesTest)
#include "tst_kept_files.moc"
