// The statistics: reading records, the database and what can happen to it, pages, CSV.
#include "engine/games/games.h"
#include "engine/modules/modules.h"
#include "engine/record/journal.h"
#include "engine/review/review_file.h"
#include "tests/engine/archived_games.h"
#include "ui/statistics/page_builder.h"
#include "ui/statistics/statistics.h"
#include "ui/statistics/statistics_csv.h"
#include "ui/statistics/statistics_database.h"

#include <QPluginLoader>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

#include <set>

#ifdef Q_OS_UNIX
#include <csignal>
#include <sys/resource.h>
#include <unistd.h>
#endif

using namespace meadhall;
using namespace meadhall::ui;

namespace {

/// A data folder and its statistics.
class Folder {
    QTemporaryDir folder_;

public:
    Folder() : statistics(std::make_unique<Statistics>(path())) { listen(); }

    QString path() const { return folder_.path(); }
    QString database() const { return folder_.filePath(QLatin1String(StatisticsDatabase::kFileName)); }
    QString games() const { return record::Archive(path()).folder(); }
    void keep(int count) { test::keepGames(path(), count); }

    /// As if the program had been started again.
    void restart()
    {
        statistics = std::make_unique<Statistics>(path());
        listen();
    }
    void keepRecord(const QString &name, const Events &events)
    {
        QDir().mkpath(games());
        QCOMPARE(record::save(events, QDir(games()).filePath(name)), QString());
    }

    StatisticsPage page(const StatisticsFilter &filter = {})
    {
        QSignalSpy ready(statistics.get(), &Statistics::pageReady);
        const quint64 request = statistics->request(filter);
        if (!QTest::qWaitFor([&] { return !ready.isEmpty(); }, 30'000))
            qFatal("no page");
        if (ready.last().at(0).value<quint64>() != request)
            qFatal("the page of another request");
        return ready.last().at(1).value<StatisticsPage>();
    }
    /// A page with that many games, which may have to be read first.
    StatisticsPage pageWith(int games, const StatisticsFilter &filter = {})
    {
        StatisticsPage found;
        if (!QTest::qWaitFor(
                [&] {
                    found = page(filter);
                    return found.totals.games == games;
                },
                30'000))
            qWarning("%d games", found.totals.games);
        return found;
    }

    std::unique_ptr<Statistics> statistics;
    std::set<StatisticsTrouble> troubles; ///< all since the last start

private:
    void listen()
    {
        troubles.clear();
        QObject::connect(statistics.get(), &Statistics::troubleChanged, statistics.get(),
                         [this](StatisticsTrouble trouble) { troubles.insert(trouble); });
    }
};

StatisticsFilter ofNinjan()
{
    StatisticsFilter filter;
    filter.game = Game::Ninjan;
    return filter;
}

int count(int games, Game game)
{
    int number = 0;
    for (int i = 0; i < games; ++i)
        number += std::get<GameEvent>(test::finishedGame(i).front()).game == game;
    return number;
}

QByteArray contents(const QString &name)
{
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void overwrite(const QString &name, const QByteArray &bytes)
{
    QFile file(name);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

Events gameOf(const std::vector<std::string> &chairs, const std::vector<std::string> &names, std::uint64_t seed,
              Game kind = Game::Odin)
{
    const int players = static_cast<int>(chairs.size());
    GameEvent game = kind == Game::Odin ? test::odinGame(players, seed) : test::ninjanGame(players, seed);
    game.chairs = chairs;
    game.seats = names;
    return kind == Game::Odin ? test::playOdin(game, seed) : test::playNinjan(game, seed);
}

/// The program to be killed: reads all records of the folder into its database.
int readAllRecords(const QString &folder)
{
    Statistics statistics(folder);
    QSignalSpy progress(&statistics, &Statistics::progress);
    statistics.request({});
    QFile out;
    if (!out.open(1, QIODevice::WriteOnly | QIODevice::Unbuffered))
        return 4;
    out.write("begun\n");
    const auto done = [&] { return !progress.isEmpty() && progress.last().at(0) == progress.last().at(1); };
    return QTest::qWaitFor(done, 30'000) ? 0 : 3;
}

} // namespace

class TestStatistics : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void missingDriver();
    void nothingBeforeItIsWanted();
    void emptyFolder();
    void readsAllRecords();
    void readsOnlyWhatIsNew();
    void everyGameOnce();
    void unfinishedAndDamagedDoNotCount();
    void openedFromElsewhereDoesNotCount();
    void gameAtTheTable();
    void undoneAfterTheEnd();
    void severalPeople();
    void unicodeNames();
    void programsAsOpponents();
    void filters();
    void samePagesFromRows();
    void replaysAreNotRated();
    void reviews();
    void damaged_data();
    void damaged();
    void newer();
    void foreignDatabase();
    void locked();
    void readOnly();
    void readOnlyFolder();
    void folderCannotBeMade();
    void fullDisk();
    void killedWhileReading();
    void twoProgramsAtOnce();
    void interrupted();
    void clearAndUndo();
    void csv();
    void csvOfAllTables();
    void figures();
};

void TestStatistics::initTestCase()
{
    if (modulePath(QStringLiteral("meadhall-statistics.so")).isEmpty())
        QSKIP("built without Qt SQL");
}

/// First of all, since Qt keeps a driver that it has loaded.
void TestStatistics::missingDriver()
{
    const QStringList paths = QCoreApplication::libraryPaths();
    QCoreApplication::setLibraryPaths({});
    {
        Folder folder;
        folder.keep(2);
        QCOMPARE(folder.page().gamesInAll, 0);
        QCOMPARE(folder.statistics->trouble(), StatisticsTrouble::NoDriver);
        folder.statistics->gameOver(test::finishedGame(1));
        folder.statistics->clear();
        folder.page();
    }
    QCoreApplication::setLibraryPaths(paths);
}

void TestStatistics::nothingBeforeItIsWanted()
{
    Folder folder;
    QVERIFY(folder.statistics->isPossible());
    QVERIFY(!QFileInfo::exists(folder.database()));
    QVERIFY(!Statistics(QString()).isPossible());
    QCOMPARE(Statistics(QString()).request({}), quint64{1}); // answered by nobody
}

void TestStatistics::emptyFolder()
{
    Folder folder;
    const StatisticsPage page = folder.page();
    QCOMPARE(page.gamesInAll, 0);
    QCOMPARE(page.rating.games, 0);
    QVERIFY(!page.rating.isShown() && !page.rating.suggested && !page.best);
    QCOMPARE(page.rating.levels[0], 1000.0);
    QCOMPARE(page.mistakes.kinds.size(), std::size_t{5});
    QVERIFY(QFileInfo::exists(folder.database()));
    QVERIFY(folder.troubles.empty());
}

void TestStatistics::readsAllRecords()
{
    Folder folder;
    folder.keep(60);
    QSignalSpy progress(folder.statistics.get(), &Statistics::progress);
    const int odin = count(60, Game::Odin);
    const StatisticsPage page = folder.pageWith(odin);
    QCOMPARE(page.totals.games, odin);
    QCOMPARE(folder.pageWith(60 - odin, ofNinjan()).totals.games, 60 - odin);
    QTRY_VERIFY(!progress.isEmpty() && progress.last().at(0) == progress.last().at(1));
    QCOMPARE(progress.last().at(0).toInt(), 60);
    QVERIFY(!folder.statistics->isReading());
    // Every game has the time of its file.
    QCOMPARE(page.points.back().when, QDateTime(QDate(2026, 11, 22), QTime(19, 5, 12)));
    QVERIFY(std::is_sorted(page.points.begin(), page.points.end(),
                           [](const PointsDot &a, const PointsDot &b) { return a.when < b.when; }));
    QVERIFY(page.lastPlaces.back().file.endsWith(QLatin1String("-odin.meadhall")));
}

void TestStatistics::readsOnlyWhatIsNew()
{
    Folder folder;
    folder.keep(20);
    folder.pageWith(count(20, Game::Odin));
    folder.restart();
    QSignalSpy progress(folder.statistics.get(), &Statistics::progress);
    folder.keepRecord(QStringLiteral("2026-11-23T01-02-03-odin.meadhall"),
                      gameOf({"human:1", "computer:hard"}, {"You", "Leif"}, 999));
    QCOMPARE(folder.pageWith(count(20, Game::Odin) + 1).totals.games, count(20, Game::Odin) + 1);
    QTRY_VERIFY(!progress.isEmpty());
    QCOMPARE(progress.last().at(1).toInt(), 1);
}

void TestStatistics::everyGameOnce()
{
    Folder folder;
    const Events game = gameOf({"human:1", "computer:hard"}, {"You", "Leif"}, 5);
    folder.keepRecord(QStringLiteral("2026-11-20T01-02-03-odin.meadhall"), game);
    folder.keepRecord(QStringLiteral("a copy.meadhall"), game);
    folder.statistics->gameOver(game);
    QCOMPARE(folder.pageWith(1).totals.games, 1);
    folder.keepRecord(QStringLiteral("another.meadhall"), gameOf({"human:1", "computer:hard"}, {"You", "Leif"}, 6));
    folder.restart();
    QCOMPARE(folder.pageWith(2).totals.games, 2);
}

void TestStatistics::unfinishedAndDamagedDoNotCount()
{
    Folder folder;
    folder.keep(2);
    Events game = test::finishedGame(4);
    folder.keepRecord(QStringLiteral("unfinished.meadhall"), test::beginningOf(game, game.size() - 1));
    folder.keepRecord(QStringLiteral("wrong end.meadhall"), game);
    const QString wrong = QDir(folder.games()).filePath(QStringLiteral("wrong end.meadhall"));
    QByteArray text = contents(wrong);
    text.replace("\"winners\":[", "\"winners\":[9,");
    overwrite(wrong, text);
    overwrite(QDir(folder.games()).filePath(QStringLiteral("empty.meadhall")), {});
    overwrite(QDir(folder.games()).filePath(QStringLiteral("noise.meadhall")), QByteArray(10'000, '\x80'));
    QDir(folder.games()).mkdir(QStringLiteral("folder.meadhall"));
    folder.pageWith(2);
    QSignalSpy progress(folder.statistics.get(), &Statistics::progress);
    // Once it is finished, it counts.
    folder.keepRecord(QStringLiteral("unfinished.meadhall"), game);
    folder.restart();
    QCOMPARE(folder.pageWith(3).totals.games, 3);
}

/// A record somewhere else is not one's own.
void TestStatistics::openedFromElsewhereDoesNotCount()
{
    Folder folder;
    folder.keep(1);
    QCOMPARE(record::save(test::finishedGame(3), QDir(folder.path()).filePath(QStringLiteral("gift.meadhall"))),
             QString());
    QDir(folder.games()).mkdir(QLatin1String(record::Archive::kRemovedName));
    QCOMPARE(record::save(test::finishedGame(4), QDir(folder.games()).filePath(QStringLiteral("deleted/x.meadhall"))),
             QString());
    folder.pageWith(1);
    QTRY_VERIFY(!folder.statistics->isReading());
    QCOMPARE(folder.page().totals.games, 1);
}

void TestStatistics::gameAtTheTable()
{
    Folder folder;
    QSignalSpy compared(folder.statistics.get(), &Statistics::gameCompared);
    std::vector<int> totals;
    for (std::uint64_t seed = 1; seed <= 7; ++seed) {
        GameEvent game = test::odinGame(3, 40);
        game.deal = seed;
        game.chairs = {"human:1", "computer:medium:leif", "computer:easy:ylva"};
        const Events events = test::playOdin(game, seed);
        totals.push_back(std::get<GameOverEvent>(events.back()).totals[0]);
        // As the table does: the game is on disk, then moves to the archive when the next one begins.
        QCOMPARE(record::save(events, QDir(folder.path()).filePath(QLatin1String(record::Journal::kFileName))),
                 QString());
        folder.statistics->gameOver(events);
        QTRY_COMPARE(compared.size(), int(seed));
        const auto comparison = compared.last().at(0).value<GameComparison>();
        QCOMPARE(comparison.games, int(seed));
        QCOMPARE(comparison.level, players::Level::Medium);
        QCOMPARE(comparison.best, *std::min_element(totals.begin(), totals.end()));
        QCOMPARE(comparison.rank, 1 + int(std::count_if(totals.begin(), totals.end(), [&](int total) {
                                      return total < totals.back();
                                  })));
        QString place;
        QCOMPARE(record::Archive(folder.path())
                     .keep(QDir(folder.path()).filePath(QLatin1String(record::Journal::kFileName)), place),
                 0);
    }
    const StatisticsPage page = folder.pageWith(7);
    QTRY_VERIFY(folder.page().lastPlaces.back().file.contains(QLatin1String("-odin")));
    QCOMPARE(page.results[2][1].games, 7);
    QCOMPARE(page.results[2][5].games, 7);
    QCOMPARE(page.rating.games, 7);
    QVERIFY(page.points[6].mean && !page.points[5].mean);
}

/// Undo after the end of a game leads to another end of the same game.
void TestStatistics::undoneAfterTheEnd()
{
    Folder folder;
    const QString running = QDir(folder.path()).filePath(QLatin1String(record::Journal::kFileName));
    const Events first = gameOf({"human:1", "computer:medium"}, {"You", "Leif"}, 3);
    QCOMPARE(record::save(first, running), QString());
    folder.statistics->gameOver(first);
    folder.pageWith(1);
    const Events second = gameOf({"human:1", "computer:medium"}, {"You", "Leif"}, 4);
    QCOMPARE(record::save(second, running), QString());
    folder.statistics->gameOver(second);
    QTRY_COMPARE(folder.page().totals.games, 1);
    QCOMPARE(folder.page().points.front().own,
             double(std::get<GameOverEvent>(second.back()).totals[0]) / folder.page().totals.hands);
    // Undone, and the program is killed.
    QCOMPARE(record::save(test::beginningOf(second, second.size() - 1), running), QString());
    folder.restart();
    QTRY_COMPARE(folder.page().totals.games, 0);
}

void TestStatistics::severalPeople()
{
    Folder folder;
    folder.keepRecord(QStringLiteral("1.meadhall"),
                      gameOf({"human", "human", "computer:hard", "human:3"}, {"Ada", "Bo", "Leif", "Player 3"}, 1));
    folder.keepRecord(QStringLiteral("2.meadhall"), gameOf({"human", "computer:easy"}, {"Ada", "Leif"}, 2));
    folder.keepRecord(QStringLiteral("3.meadhall"), gameOf({"human:1", "computer:easy"}, {"You", "Leif"}, 3));
    folder.keepRecord(QStringLiteral("4.meadhall"), gameOf({"computer:easy", "computer:hard"}, {"Ylva", "Leif"}, 4));
    StatisticsPage page = folder.pageWith(2);
    QCOMPARE(page.people, (QStringList{QStringLiteral("Ada"), QStringLiteral("Bo")}));
    StatisticsFilter filter;
    filter.person = QStringLiteral("Ada");
    page = folder.pageWith(2, filter);
    QCOMPARE(page.totals.games, 2);
    QCOMPARE(page.rating.games, 2); // people have no rating, but the computers at their table do
    filter.person = QStringLiteral("Bo");
    QCOMPARE(folder.page(filter).totals.games, 1);
    filter.person = QStringLiteral("Player 3");
    QCOMPARE(folder.page(filter).totals.games, 0);
}

void TestStatistics::unicodeNames()
{
    Folder folder;
    const std::string names[] = {"سارة", "Ґалина %2 ’", "a,\"b\"", "'; DROP TABLE games; --", "𝔘🂡"};
    std::uint64_t seed = 1;
    for (const std::string &name : names)
        folder.keepRecord(QStringLiteral("%1.meadhall").arg(seed),
                          gameOf({"human", "computer:easy"}, {name, "Leif"}, seed)),
            ++seed;
    const StatisticsPage page = folder.pageWith(5);
    QCOMPARE(page.people.size(), 5);
    for (const std::string &name : names) {
        StatisticsFilter filter;
        filter.person = QString::fromStdString(name);
        QVERIFY(page.people.contains(filter.person));
        QCOMPARE(folder.page(filter).totals.games, 1);
    }
}

void TestStatistics::programsAsOpponents()
{
    Folder folder;
    QSignalSpy compared(folder.statistics.get(), &Statistics::gameCompared);
    folder.keepRecord(QStringLiteral("1.meadhall"), gameOf({"human:1", "exec:./bot"}, {"You", "bot"}, 1));
    GameEvent unknown = test::odinGame(2, 2);
    unknown.chairs = {"human:1", "tea:pot"};
    folder.keepRecord(QStringLiteral("2.meadhall"), test::playOdin(unknown, 2));
    folder.statistics->gameOver(gameOf({"human:1", "exec:./bot"}, {"You", "bot"}, 3));
    const StatisticsPage page = folder.pageWith(3);
    QCOMPARE(page.rating.games, 0);
    for (const auto &row : page.results)
        QCOMPARE(row.back().games, 0);
    QVERIFY(compared.isEmpty());
}

void TestStatistics::filters()
{
    Folder folder;
    folder.keep(60);
    const StatisticsPage all = folder.pageWith(count(60, Game::Odin));
    int byPlayers = 0, byLevel = 0;
    for (int players = 2; players <= 6; ++players) {
        StatisticsFilter filter;
        filter.players = players;
        const StatisticsPage page = folder.page(filter);
        byPlayers += page.totals.games;
        QCOMPARE(page.gamesInAll, all.totals.games);
        QCOMPARE(page.rating.rating, all.rating.rating); // not filtered
        int column = 0;
        for (const auto &row : all.results)
            column += row[std::size_t(players - kFewestPlayers)].games;
        QCOMPARE(page.totals.games, column);
    }
    QCOMPARE(byPlayers, all.totals.games);
    for (int level = 0; level < kLevels; ++level) {
        StatisticsFilter filter;
        filter.level = static_cast<players::Level>(level);
        const StatisticsPage page = folder.page(filter);
        QCOMPARE(page.totals.games, all.results[std::size_t(level)].back().games);
        byLevel += page.totals.games;
    }
    QCOMPARE(byLevel, all.totals.games);
    StatisticsFilter period;
    period.from = period.to = QDate(2026, 11, 21);
    const StatisticsPage day = folder.page(period);
    QVERIFY(day.totals.games > 0 && day.totals.games < all.totals.games);
    for (const PointsDot &dot : day.points)
        QCOMPARE(dot.when.date(), QDate(2026, 11, 21));
}

/// Only the last request is answered.
void TestStatistics::samePagesFromRows()
{
    Folder folder;
    folder.keep(10);
    folder.pageWith(count(10, Game::Odin));
    QSignalSpy ready(folder.statistics.get(), &Statistics::pageReady);
    folder.statistics->request(ofNinjan());
    folder.statistics->request(ofNinjan());
    const quint64 last = folder.statistics->request({});
    QTRY_COMPARE(ready.size(), 1);
    QCOMPARE(ready.front().at(0).value<quint64>(), last);
    folder.statistics->request({});
    folder.statistics->cancelRequests();
    const StatisticsPage next = folder.page(ofNinjan());
    QCOMPARE(next.filter.game, Game::Ninjan);
    QCOMPARE(ready.size(), 2);
}

void TestStatistics::replaysAreNotRated()
{
    Folder folder;
    GameEvent game = test::odinGame(2, 8);
    game.chairs = {"human:1", "computer:medium"};
    folder.keepRecord(QStringLiteral("2026-01-01T10-00-00-odin.meadhall"), test::playOdin(game, 1));
    folder.keepRecord(QStringLiteral("2026-01-02T10-00-00-odin.meadhall"), test::playOdin(game, 2)); // the same deal
    game.deal = *game.deal + 1;
    folder.keepRecord(QStringLiteral("2026-01-03T10-00-00-odin.meadhall"), test::playOdin(game, 3));
    const StatisticsPage page = folder.pageWith(3);
    QCOMPARE(page.rating.games, 2);
}

void TestStatistics::reviews()
{
    Folder folder;
    const Events game = gameOf({"human:1", "computer:hard"}, {"You", "Leif"}, 5, Game::Ninjan);
    const QString name = QStringLiteral("2026-01-01T10-00-00-ninjan.meadhall");
    folder.keepRecord(name, game);
    StatisticsPage page = folder.pageWith(1, ofNinjan());
    QCOMPARE(page.mistakes.reviewedGames, 0);
    QCOMPARE(page.lastUnreviewed, name);

    review::Review review;
    const auto depth = review::usualDepth(Game::Ninjan, 2);
    double lost = 0;
    for (const review::Decision &decision : review::decisionsOf(game)) {
        review::Judgement judgement{decision.played};
        if (decision.seat == 0 && std::holds_alternative<ResolveEvent>(decision.played)) {
            judgement.verdict = review::Verdict::Mistake;
            judgement.loss = 4.5;
            lost += 4.5;
        }
        review.decisions[decision.line] = {decision, judgement};
    }
    QVERIFY(lost > 0);
    const QString file = QDir(folder.games()).filePath(name);
    QCOMPARE(review::saveReview(review::reviewFileOf(file), game, depth, review), QString());
    folder.statistics->reviewChanged(file);
    QTRY_COMPARE(folder.page(ofNinjan()).mistakes.reviewedGames, 1);
    page = folder.page(ofNinjan());
    QCOMPARE(page.mistakes.all.lostAHand, lost);
    QCOMPARE(page.mistakes.kinds[1].kind, MistakeKind::PileTaken);
    QCOMPARE(page.mistakes.kinds[1].lostAHand, lost);
    QCOMPARE(page.mistakes.kinds[1].curve, std::vector<double>{lost});
    QCOMPARE(page.mistakes.verdicts[3], int(lost / 4.5));
    QVERIFY(page.lastUnreviewed.isEmpty());
    // A review that does not fit changes nothing.
    overwrite(review::reviewFileOf(file), "nonsense\n");
    folder.statistics->reviewChanged(file);
    folder.restart();
    QCOMPARE(folder.pageWith(1, ofNinjan()).mistakes.reviewedGames, 1);
}

void TestStatistics::damaged_data()
{
    QTest::addColumn<QString>("how");
    for (const char *how : {"noise", "truncated", "header only", "half zeroes", "a table is missing", "other text"})
        QTest::newRow(how) << QString::fromLatin1(how);
}

void TestStatistics::damaged()
{
    QFETCH(QString, how);
    Folder folder;
    folder.keep(30);
    const int odin = count(30, Game::Odin);
    const StatisticsPage before = folder.pageWith(odin);
    folder.statistics.reset();
    QByteArray bytes = contents(folder.database());
    QVERIFY(bytes.size() > 8192);
    if (how == QLatin1String("noise"))
        for (qsizetype i = 0; i < bytes.size(); ++i)
            bytes[i] = static_cast<char>(i * 2654435761u >> 7);
    else if (how == QLatin1String("truncated"))
        bytes.truncate(bytes.size() / 2);
    else if (how == QLatin1String("header only"))
        bytes.truncate(100);
    else if (how == QLatin1String("half zeroes"))
        bytes.replace(4096, bytes.size() - 4096, QByteArray(bytes.size() - 4096, '\0'));
    else if (how == QLatin1String("a table is missing"))
        bytes.replace("people(", "peoplx(");
    else
        bytes = "Dear diary";
    overwrite(folder.database(), bytes);
    folder.restart();
    const StatisticsPage after = folder.pageWith(odin);
    QCOMPARE(after.totals, before.totals);
    QCOMPARE(after.rating.rating, before.rating.rating);
    QTRY_VERIFY(folder.troubles.contains(StatisticsTrouble::Damaged));
    QCOMPARE(contents(QDir(folder.path()).filePath(QStringLiteral("statistics-damaged-1.sqlite"))), bytes);
    // From then on it is as before.
    folder.restart();
    QCOMPARE(folder.page().totals, before.totals);
    QVERIFY(folder.troubles.empty());
}

void TestStatistics::newer()
{
    Folder folder;
    folder.keep(5);
    folder.pageWith(count(5, Game::Odin));
    folder.statistics.reset();
    QByteArray bytes = contents(folder.database());
    bytes[63] = 77; // user_version, in the header of SQLite
    overwrite(folder.database(), bytes);
    folder.restart();
    QCOMPARE(folder.pageWith(count(5, Game::Odin)).totals.games, count(5, Game::Odin));
    QVERIFY(folder.troubles.contains(StatisticsTrouble::Newer));
    QCOMPARE(contents(QDir(folder.path()).filePath(QStringLiteral("statistics-newer-1.sqlite"))), bytes);
}

/// An empty file is a new database; tables of something else are not ours.
void TestStatistics::foreignDatabase()
{
    Folder folder;
    folder.keep(3);
    overwrite(folder.database(), {});
    QCOMPARE(folder.pageWith(count(3, Game::Odin)).totals.games, count(3, Game::Odin));
    QVERIFY(folder.troubles.empty());
    folder.statistics.reset();
    QByteArray bytes = contents(folder.database());
    bytes[63] = 0;
    overwrite(folder.database(), bytes);
    folder.restart();
    QCOMPARE(folder.pageWith(count(3, Game::Odin)).totals.games, count(3, Game::Odin));
    QVERIFY(folder.troubles.contains(StatisticsTrouble::Damaged));
}

void TestStatistics::locked()
{
    Folder folder;
    folder.keep(5);
    folder.pageWith(count(5, Game::Odin));
    folder.statistics.reset();
    // Another program holds a lock for ever.
    QPluginLoader loader(modulePath(QStringLiteral("meadhall-statistics.so")));
    auto *module = qobject_cast<StatisticsModule *>(loader.instance());
    QVERIFY(module);
    const std::unique_ptr<StatisticsStore> store = module->makeStore();
    QCOMPARE(store->open(folder.database()), StatisticsStore::Outcome::Done);
    QCOMPARE(store->begin(), StatisticsStore::Outcome::Done);
    folder.restart();
    QCOMPARE(folder.pageWith(count(5, Game::Odin)).totals.games, count(5, Game::Odin));
    QVERIFY(folder.troubles.contains(StatisticsTrouble::Locked));
    store->rollBack();
    store->close();
    folder.restart();
    QCOMPARE(folder.page().totals.games, count(5, Game::Odin));
    QVERIFY(folder.troubles.empty());
}

void TestStatistics::readOnly()
{
    Folder folder;
    folder.keep(5);
    folder.pageWith(count(5, Game::Odin));
    folder.statistics.reset();
    // A folder in its place can be neither opened nor set aside by writing; works for root, too.
    QVERIFY(QFile::remove(folder.database()));
    QVERIFY(QDir().mkdir(folder.database()));
    folder.restart();
    QCOMPARE(folder.pageWith(count(5, Game::Odin)).totals.games, count(5, Game::Odin));
    QVERIFY(folder.troubles.contains(StatisticsTrouble::ReadOnly));
}

void TestStatistics::readOnlyFolder()
{
#ifndef Q_OS_UNIX
    QSKIP("Needs Unix permissions");
#else
    Folder folder;
    folder.keep(5);
    folder.pageWith(count(5, Game::Odin));
    folder.statistics.reset();
    const QByteArray before = contents(folder.database());
    folder.keepRecord(QStringLiteral("2026-11-23T01-02-03-odin.meadhall"),
                      gameOf({"human:1", "computer:hard"}, {"You", "Leif"}, 999));
    constexpr auto kRead = QFile::ReadOwner | QFile::ReadGroup | QFile::ReadOther;
    constexpr auto kList = kRead | QFile::ExeOwner | QFile::ExeGroup | QFile::ExeOther;
    for (const record::Archive::Entry &entry : record::Archive(folder.path()).entries())
        QVERIFY(QFile::setPermissions(entry.file, kRead));
    QVERIFY(QFile::setPermissions(folder.database(), kRead));
    QVERIFY(QFile::setPermissions(folder.path(), kList));
    constexpr uid_t kNobody = 65534; // root may write everywhere
    const bool root = geteuid() == 0;
    if (root)
        QCOMPARE(seteuid(kNobody), 0);
    const bool readable = QFile(modulePath(QStringLiteral("meadhall-statistics.so"))).open(QIODevice::ReadOnly);
    int games = 0;
    std::set<StatisticsTrouble> troubles;
    if (readable) {
        folder.restart();
        games = folder.pageWith(count(5, Game::Odin) + 1).totals.games;
        troubles = folder.troubles;
        folder.statistics.reset();
    }
    if (root)
        QCOMPARE(seteuid(0), 0);
    QVERIFY(QFile::setPermissions(folder.path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    if (!readable)
        QSKIP("the module cannot be read without the rights of root");
    QCOMPARE(games, count(5, Game::Odin) + 1);
    QCOMPARE(troubles, std::set{StatisticsTrouble::ReadOnly});
    QCOMPARE(contents(folder.database()), before);
#endif
}

void TestStatistics::folderCannotBeMade()
{
    QTemporaryDir place;
    overwrite(place.filePath(QStringLiteral("file")), "x");
    Statistics statistics(place.filePath(QStringLiteral("file/data")));
    QSignalSpy ready(&statistics, &Statistics::pageReady), trouble(&statistics, &Statistics::troubleChanged);
    statistics.request({});
    QTRY_COMPARE(ready.size(), 1);
    QCOMPARE(statistics.trouble(), StatisticsTrouble::ReadOnly);
    QSignalSpy compared(&statistics, &Statistics::gameCompared);
    statistics.gameOver(gameOf({"human:1", "computer:hard"}, {"You", "Leif"}, 5));
    QTRY_COMPARE(compared.size(), 1);
}

/// A file size limit simulates a full disk.
void TestStatistics::fullDisk()
{
#ifndef Q_OS_UNIX
    QSKIP("Needs setrlimit");
#else
    Folder folder;
    folder.keep(3);
    const StatisticsPage before = folder.pageWith(count(3, Game::Odin));
    folder.statistics.reset();
    const QByteArray bytes = contents(folder.database());
    folder.keep(60);
    const int odin = count(60, Game::Odin);

    rlimit free;
    getrlimit(RLIMIT_FSIZE, &free);
    auto *const handler = std::signal(SIGXFSZ, SIG_IGN);
    const rlimit limit{rlim_t(bytes.size()), free.rlim_max};
    setrlimit(RLIMIT_FSIZE, &limit);
    folder.restart();
    const StatisticsPage full = folder.pageWith(odin);
    const std::set<StatisticsTrouble> troubles = folder.troubles;
    folder.statistics.reset();
    setrlimit(RLIMIT_FSIZE, &free);
    std::signal(SIGXFSZ, handler);

    QCOMPARE(full.totals.games, odin); // in memory
    QCOMPARE(troubles.size(), std::size_t{1});
    QVERIFY(!troubles.contains(StatisticsTrouble::Damaged));
    // There is space again: the database is as it was, and goes on from there.
    folder.restart();
    QVERIFY(folder.page().totals.games >= before.totals.games);
    QCOMPARE(folder.pageWith(odin).totals.games, odin);
    QVERIFY(folder.troubles.empty());
#endif
}

/// Killed at any moment while the database is written: it is never damaged, and the next start reads what is missing.
void TestStatistics::killedWhileReading()
{
    Folder folder;
    folder.keep(150);
    const int odin = count(150, Game::Odin);
    int kills = 0;
    for (int i = 0; i < 20; ++i) {
        folder.statistics.reset();
        if (i % 5 == 0)
            QFile::remove(folder.database());
        QProcess program;
        program.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        program.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--read-all-records"), folder.path()});
        QVERIFY(program.waitForReadyRead(10'000));
        if (!program.waitForFinished(3 + 17 * i % 150))
            program.kill();
        QVERIFY(program.state() == QProcess::NotRunning || program.waitForFinished());
        kills += program.exitStatus() == QProcess::CrashExit;
        folder.restart();
        folder.page();
        QVERIFY(folder.troubles.empty());
    }
    QVERIFY(kills > 0);
    QCOMPARE(folder.pageWith(odin).totals.games, odin);
    QVERIFY(folder.troubles.empty());
    QCOMPARE(record::Archive(folder.path()).entries().size(), std::size_t{150});
}

void TestStatistics::twoProgramsAtOnce()
{
    Folder folder;
    folder.keep(80);
    Statistics other(folder.path());
    QSignalSpy ready(&other, &Statistics::pageReady), trouble(&other, &Statistics::troubleChanged);
    other.request({});
    const int odin = count(80, Game::Odin);
    QCOMPARE(folder.pageWith(odin).totals.games, odin);
    QTRY_VERIFY_WITH_TIMEOUT(!ready.isEmpty() && !other.isReading(), 30'000);
    other.request({});
    QTRY_VERIFY(ready.last().at(1).value<StatisticsPage>().totals.games == odin);
    QVERIFY(trouble.isEmpty() && folder.troubles.empty());
}

/// Reading that is broken off goes on the next time; stopping does not wait for it.
void TestStatistics::interrupted()
{
    Folder folder;
    folder.keep(150);
    const int odin = count(150, Game::Odin);
    for (int i = 0; i < 5; ++i) {
        folder.page();
        folder.restart();
    }
    QCOMPARE(folder.pageWith(odin).totals.games, odin);
    QVERIFY(folder.troubles.empty());
}

void TestStatistics::clearAndUndo()
{
    Folder folder;
    folder.keep(12);
    const int odin = count(12, Game::Odin);
    const StatisticsPage before = folder.pageWith(odin);
    QVERIFY(!folder.statistics->canUndoClear());
    QSignalSpy changed(folder.statistics.get(), &Statistics::changed);
    folder.statistics->clear();
    QTRY_VERIFY(!changed.isEmpty());
    QCOMPARE(folder.page().gamesInAll, 0);
    const Events next = gameOf({"human:1", "computer:hard"}, {"You", "Leif"}, 5);
    QCOMPARE(record::save(next, QDir(folder.path()).filePath(QLatin1String(record::Journal::kFileName))), QString());
    folder.statistics->gameOver(next);
    QCOMPARE(folder.pageWith(1).gamesInAll, 1);
    QVERIFY(folder.statistics->canUndoClear());
    folder.statistics->undoClear();
    QVERIFY(!folder.statistics->canUndoClear());
    QCOMPARE(folder.pageWith(odin + 1).gamesInAll, odin + 1);
    // It survives a restart, even without the database.
    folder.statistics->clear();
    folder.page();
    folder.restart();
    QCOMPARE(folder.page().gamesInAll, 0);
    folder.statistics.reset();
    QVERIFY(QFile::remove(folder.database()));
    folder.restart();
    folder.page();
    QTRY_VERIFY(!folder.statistics->isReading());
    QCOMPARE(folder.page().gamesInAll, 0);
    QCOMPARE(record::Archive(folder.path()).entries().size(), std::size_t{12}); // the records stay
}

void TestStatistics::csv()
{
    QCOMPARE(csvField(QStringLiteral("plain")), QByteArray("plain"));
    QCOMPARE(csvField(QStringLiteral("a,b")), QByteArray("\"a,b\""));
    QCOMPARE(csvField(QStringLiteral("say \"hi\"\r\n")), QByteArray("\"say \"\"hi\"\"\r\n\""));
    QCOMPARE(csvField(QStringLiteral("=1+1")), QByteArray("'=1+1"));
    QCOMPARE(csvField(QStringLiteral("@home")), QByteArray("'@home"));
    QCOMPARE(csvField(QStringLiteral("-4.5")), QByteArray("-4.5"));
    QCOMPARE(csvField(QStringLiteral("-4 5")), QByteArray("-4 5"));
    QCOMPARE(csvField(QString()), QByteArray());
    QCOMPARE(csvField(QStringLiteral("سارة")), QStringLiteral("سارة").toUtf8());
}

void TestStatistics::csvOfAllTables()
{
    Folder folder;
    folder.keep(20);
    const int odin = count(20, Game::Odin);
    folder.pageWith(odin);
    using Table = Statistics::Table;
    const std::map<Table, int> lines{{Table::Games, odin + 1},
                                     {Table::Rating, -1},
                                     {Table::Results, 31},
                                     {Table::Points, odin + 1},
                                     {Table::Mistakes, 7}};
    for (const auto &[table, expected] : lines) {
        QSignalSpy exported(folder.statistics.get(), &Statistics::exported);
        const QString file = QDir(folder.path()).filePath(QStringLiteral("table.csv"));
        folder.statistics->exportCsv(file, {}, table);
        QTRY_COMPARE(exported.size(), 1);
        QCOMPARE(exported.front().at(1).toString(), QString());
        const QByteArray text = contents(file);
        QVERIFY(text.endsWith("\r\n"));
        const QList<QByteArray> rows = text.chopped(2).split('\n');
        if (expected > 0)
            QCOMPARE(rows.size(), expected);
        for (const QByteArray &row : rows)
            QCOMPARE(row.count(','), rows.front().count(','));
    }
    QSignalSpy exported(folder.statistics.get(), &Statistics::exported);
    folder.statistics->exportCsv(QDir(folder.path()).filePath(QStringLiteral("no/table.csv")), {}, Table::Games);
    QTRY_COMPARE(exported.size(), 1);
    QVERIFY(!exported.front().at(1).toString().isEmpty());
}

/// Figures of a page, counted by hand.
void TestStatistics::figures()
{
    std::vector<PersonGame> games;
    const auto add = [&games](int place, int total, int others, int hands) {
        PersonGame one;
        one.game.finished =
            QDateTime(QDate(2026, 1, 1), QTime(12, 0)).addDays(int(games.size()) * 7).toMSecsSinceEpoch();
        one.game.players = 4;
        one.game.hands = hands;
        one.person.place = place;
        one.person.won = place == 1;
        one.person.total = total;
        one.person.others = others;
        one.person.strongest = 3;
        one.person.pairings = QLatin1String(place == 1 ? "3+3+1+" : "3-3-1=");
        games.push_back(one);
    };
    for (const int place : {1, 1, 2, 1, 1, 1, 4, 2})
        add(place, place == 1 ? 4 : 10, 30, 4);
    const QDateTime now = QDateTime::fromMSecsSinceEpoch(games.back().game.finished).addDays(1);
    const StatisticsPage page = buildPage({}, games, now);
    QCOMPARE(page.totals.games, 8);
    QCOMPARE(page.totals.won, 5);
    QCOMPARE(page.totals.bestStreak, 3);
    QCOMPARE(page.totals.streak, 0);
    QCOMPARE(page.totals.pointsAHand, (5 * 4 + 3 * 10) / 32.0);
    QCOMPARE(page.totals.othersAHand, 2.5);
    QCOMPARE(page.results[3][2].games, 8);
    QCOMPARE(page.results[3][2].won, 5);
    QCOMPARE(page.results[3][2].fairShare, 0.25);
    QVERIFY(page.results[3][2].z() > 1.6); // (0.625 - 0.25) / 0.153
    QCOMPARE(page.results[3][2].step(), 2);
    QCOMPARE(page.months.size(), std::size_t{2});
    QCOMPARE(page.months[0].games, 5);
    QVERIFY(page.months[0].rating && page.months[1].rating);
    QCOMPARE(page.rating.games, 8);
    QVERIFY(page.rating.changeIn30Days);
    QVERIFY(*page.rating.changeIn30Days > 0); // three won, two lost
    QVERIFY(page.rating.isSteady() == page.rating.suggested.has_value());
    QCOMPARE(page.lastPlaces.back().place, 2);
    // After a year without a game it is uncertain again.
    const RatingFigures later = buildRating(Game::Odin, games, now.addDays(3650));
    QCOMPARE(later.rating, page.rating.rating);
    QVERIFY(later.deviation > page.rating.deviation);
    QVERIFY(!later.suggested);
    std::vector<PersonGame> many;
    for (int i = 0; i < 300; ++i)
        many.insert(many.end(), games.begin(), games.end());
    const RatingFigures thinned = buildRating(Game::Odin, many, now);
    QCOMPARE(int(thinned.curve.size()), RatingFigures::kCurvePoints);
    QCOMPARE(thinned.curve.back().game, 2400);
    // A game that was won against a low level, by somebody who holds out against a higher one.
    games.clear();
    many.clear();
    for (const int place : {4, 1})
        add(place, place == 1 ? 4 : 10, 30, 4);
    for (int i = 0; i < 200; ++i)
        many.insert(many.end(), games.begin(), games.end());
    many.back().game.id = 99;
    const auto next = [&](players::Level level, bool won) {
        many.back().person.strongest = static_cast<int>(level);
        many.back().person.won = won;
        const auto comparison = compareGame(Game::Odin, many, 99, now);
        return comparison ? comparison->next : std::nullopt;
    };
    QVERIFY(next(players::Level::Easy, true) > players::Level::Easy);
    QVERIFY(!next(players::Level::Easy, false));
    QVERIFY(!next(players::Level::Master, true));
}

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    if (argc == 3 && qstrcmp(argv[1], "--read-all-records") == 0)
        return readAllRecords(QString::fromLocal8Bit(argv[2]));
    TestStatistics test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_statistics.moc"
