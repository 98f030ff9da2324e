// SPDX-License-Identifier: GPL-3.0-or-later
// The deal of the day, the same deal played by computers, and the kept results of both.
#include "engine/deals/deal_results.h"
#include "engine/deals/same_deal_job.h"
#include "engine/games/games.h"
#include "engine/games/odin/rules.h"
#include "engine/record/file_writer.h"
#include "tests/test_program.h"

#include <QDate>
#include <QtTest>

#ifdef Q_OS_UNIX
#include <cerrno>
#include <csignal>
#include <sys/resource.h>
#endif

using namespace meadhall;
using players::Day;
using players::Level;

namespace {

std::string handOf(const GameEvent &game)
{
    std::string names;
    for (const Card card : players::firstCards(game, 0).hand)
        names += (names.empty() ? "" : " ") + traitsOf(game.game).nameOf(card);
    return names;
}

/// A finished game of that day's deal with these totals.
Events dailyGame(Day day, const std::vector<int> &totals, int winner)
{
    GameEvent game = players::dealOfDay(day);
    game.seats = {"Ada", "Bo", "Cy", "Di"};
    return {game, GameOverEvent{totals, {winner}}};
}

GameEvent againstTwo(Game game, std::uint64_t deal)
{
    GameEvent event;
    event.game = game;
    event.deal = deal;
    event.seats = {"Bo", "Ada", "Cy"};
    event.chairs = {"computer:easy:leif", "human:2", "computer:medium:ylva"};
    if (game == Game::Odin)
        odin::setRule(event, &odin::Rules::target, 1);
    return event;
}

} // namespace

class TestSameDeal : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void dealsOfDaysArePinned_data();
    void dealsOfDaysArePinned();
    void numbersAreDays();
    void gamesTakeTurns();
    void onlyTheWholeDealIsTheDaily();
    void whoCanBeCompared();
    void levelsPlayTheSameEveryTime();
    void jobTellsEachLevel();
    void stopDropsResults();
    void resultsAreKept();
    void streaks();
    void tornLinesAreSkipped();
    void whatCannotBeWrittenIsKept();
    void fullDisk();
};

void TestSameDeal::dealsOfDaysArePinned_data()
{
    QTest::addColumn<QDate>("date");
    QTest::addColumn<quint64>("number");
    QTest::addColumn<QByteArray>("chairs");
    QTest::addColumn<QByteArray>("hand");
    const auto row = [](QDate date, quint64 number, const char *chairs, const char *hand) {
        QTest::newRow(qPrintable(date.toString(Qt::ISODate)))
            << date << number << QByteArray(chairs) << QByteArray(hand);
    };
#include "tests/engine/pinned_days.inc"
}

/// Results of people are compared, so none of this may ever change.
void TestSameDeal::dealsOfDaysArePinned()
{
    QFETCH(QDate, date);
    QFETCH(quint64, number);
    QFETCH(QByteArray, chairs);
    QFETCH(QByteArray, hand);
    const GameEvent game = players::dealOfDay({date.year(), date.month(), date.day()});
    QCOMPARE(quint64(*game.deal), number);
    std::string all(traitsOf(game.game).name);
    for (const std::string &chair : game.chairs)
        all += ' ' + chair;
    QCOMPARE(QByteArray::fromStdString(all), chairs);
    QCOMPARE(QByteArray::fromStdString(handOf(game)), hand);
}

void TestSameDeal::numbersAreDays()
{
    for (QDate date(1999, 12, 25); date < QDate(2033, 1, 10); date = date.addDays(1)) {
        const Day day{date.year(), date.month(), date.day()};
        QCOMPARE(players::dealNumberOf(day), quint64(date.year() * 1000 + date.dayOfYear()));
        QVERIFY(players::dayOfDeal(players::dealNumberOf(day)) == day);
    }
    for (const quint64 number : {quint64(0), quint64(2026000), quint64(2026366), quint64(12), quint64(10'000'001),
                                 std::numeric_limits<quint64>::max()})
        QVERIFY(!players::dayOfDeal(number));
    QVERIFY(players::dayOfDeal(2028366));
}

void TestSameDeal::gamesTakeTurns()
{
    Day day{2026, 11, 22};
    QVERIFY(players::gameOfDay(day) == Game::Odin);
    for (int i = 0; i < 800; ++i) {
        const Day next = shifted(day, 1);
        QVERIFY(players::gameOfDay(next) != players::gameOfDay(day));
        day = next;
    }
}

void TestSameDeal::onlyTheWholeDealIsTheDaily()
{
    const Day day{2026, 11, 22};
    GameEvent game = players::dealOfDay(day);
    QVERIFY(whyIllegal(game) == Reason::None);
    game.seats = {"أمل", "Bo", "Cy", "Di"};
    QVERIFY(players::dayOf(game) == day);
    GameEvent other = game;
    other.chairs[1] = "computer:beginner";
    QVERIFY(!players::dayOf(other));
    other = game;
    odin::setRule(other, &odin::Rules::target, 2);
    QVERIFY(!players::dayOf(other));
    other = game;
    other.game = Game::Ninjan;
    QVERIFY(!players::dayOf(other));
}

void TestSameDeal::whoCanBeCompared()
{
    GameEvent game = againstTwo(Game::Odin, 7);
    QCOMPARE(players::comparedSeat(game), std::optional(1));
    GameEvent other = game;
    other.chairs[0] = "human";
    QVERIFY(!players::comparedSeat(other)); // two people
    other.chairs[0] = "exec:rm";
    QVERIFY(!players::comparedSeat(other));
    other = game;
    other.chairs[1] = "computer:hard";
    QVERIFY(!players::comparedSeat(other)); // nobody
    other = game;
    other.deal.reset();
    QVERIFY(!players::comparedSeat(other));
}

void TestSameDeal::levelsPlayTheSameEveryTime()
{
    for (const Game which : {Game::Odin, Game::Ninjan})
        for (const Level level : {Level::Beginner, Level::Medium, Level::Hard}) {
            const GameEvent game = againstTwo(which, 4711);
            const auto totals = players::totalsWithLevel(game, 1, level, {});
            QVERIFY(totals && totals->size() == 3);
            QVERIFY(players::totalsWithLevel(game, 1, level, {}) == totals);
        }
}

void TestSameDeal::jobTellsEachLevel()
{
    const GameEvent game = againstTwo(Game::Ninjan, 12);
    SameDealJob job;
    std::map<Level, std::vector<int>> told;
    bool finished = false;
    connect(&job, &SameDealJob::levelPlayed, this,
            [&](Level level, const std::vector<int> &totals) { told[level] = totals; });
    connect(&job, &SameDealJob::finished, this, [&] { finished = true; });
    job.start(game, 1, {Level::Beginner, Level::Easy, Level::Medium});
    QVERIFY(job.isRunning());
    QTRY_VERIFY(finished);
    QVERIFY(!job.isRunning());
    QCOMPARE(told.size(), std::size_t(3));
    for (const auto &[level, totals] : told)
        QVERIFY(players::totalsWithLevel(game, 1, level, {}) == totals);
}

void TestSameDeal::stopDropsResults()
{
    SameDealJob job;
    int told = 0;
    connect(&job, &SameDealJob::levelPlayed, this, [&] { ++told; });
    connect(&job, &SameDealJob::finished, this, [&] { ++told; });
    GameEvent game = againstTwo(Game::Odin, 3);
    odin::setRule(game, &odin::Rules::target, 1'000'000);
    game.chairs[0] = "computer:master";
    job.start(game, 1, {Level::Master, Level::Beginner, Level::Hard});
    job.stop(); // the games would take days
    QVERIFY(!job.isRunning());
    QCoreApplication::sendPostedEvents(); // all threads have ended: what they had posted is delivered now
    QCOMPARE(told, 0);
}

void TestSameDeal::resultsAreKept()
{
    QTemporaryDir folder;
    const Day day{2026, 11, 22};
    const GameEvent game = againstTwo(Game::Odin, 4711);
    {
        DealResults results(folder.path());
        QVERIFY(!results.daily(day));
        QVERIFY(results.addDaily(dailyGame(day, {3, 0, 5, 6}, 1)));
        QVERIFY(!results.addDaily(dailyGame(day, {0, 1, 5, 6}, 0))); // the first one counts
        Events unfinished = dailyGame(shifted(day, 1), {0, 1, 5, 6}, 0);
        unfinished.pop_back();
        QVERIFY(!results.addDaily(unfinished));
        results.addLevel(game, Level::Master, {1, 2, 3});
    }
    DealResults results(folder.path());
    const DealResults::Daily *kept = results.daily(day);
    QVERIFY(kept && kept->totals == std::vector({3, 0, 5, 6}));
    QCOMPARE(kept->place, 2);
    GameEvent renamed = game;
    renamed.seats[0] = "Zoë";
    QVERIFY(results.levels(renamed) == (DealResults::Levels{{Level::Master, {1, 2, 3}}}));
    renamed.deal = 4712;
    QVERIFY(results.levels(renamed).empty());
}

void TestSameDeal::streaks()
{
    DealResults results{QString()};
    const Day day{2027, 1, 2};
    QCOMPARE(results.streak(day), 0);
    for (const int ago : {0, 1, 2, 3, 9, 10})
        QVERIFY(results.addDaily(dailyGame(shifted(day, -ago), {3, 0, 5, 6}, 1)));
    QCOMPARE(results.streak(day), 4);
    QCOMPARE(results.streak(shifted(day, 1)), 4); // not played yet
    QCOMPARE(results.streak(shifted(day, 2)), 0);
    QCOMPARE(results.longestStreak(), 4);
}

void TestSameDeal::tornLinesAreSkipped()
{
    QTemporaryDir folder;
    QFile file(folder.filePath(QLatin1String(DealResults::kDealsFile)));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("[]\nnot JSON\n{\"result\":\"daily\",\"deal\":-3,\"totals\":[1]}\n{\"result\":\"daily\",\"de");
    file.close();
    {
        DealResults results(folder.path());
        QVERIFY(results.addDaily(dailyGame({2026, 11, 22}, {3, 0, 5, 6}, 1)));
    }
    DealResults results(folder.path());
    QVERIFY(results.daily({2026, 11, 22}));
}

void TestSameDeal::whatCannotBeWrittenIsKept()
{
    QTemporaryDir folder;
    const QString later = folder.filePath(QStringLiteral("later"));
    const Day day{2026, 11, 22};
    const GameEvent game = againstTwo(Game::Odin, 4711);
    auto &writer = record::FileWriter::instance();
    DealResults results(later);
    QCOMPARE(results.saveError(), 0);
    QVERIFY(results.addDaily(dailyGame(day, {3, 0, 5, 6}, 1)));
    writer.waitForFinished();
    QCOMPARE(results.saveError(), ENOENT);
    QVERIFY(results.daily(day));
    writer.retry();
    writer.waitForFinished();
    QCOMPARE(results.saveError(), ENOENT);
    QVERIFY(QDir().mkpath(later));
    results.addLevel(game, Level::Master, {1, 2, 3}); // writes both
    writer.waitForFinished();
    QCOMPARE(results.saveError(), 0);
    const DealResults again(later);
    QVERIFY(again.daily(day));
    QCOMPARE(again.levels(game).size(), std::size_t(1));
}

/// A file size limit simulates a full disk. Half a line may be written then; nothing is lost once there is space.
void TestSameDeal::fullDisk()
{
#ifndef Q_OS_UNIX
    QSKIP("Needs setrlimit");
#else
    QTemporaryDir folder;
    const Day day{2026, 11, 22};
    DealResults results(folder.path());
    QVERIFY(results.addDaily(dailyGame(day, {3, 0, 5, 6}, 1)));
    const QString name = folder.filePath(QLatin1String(DealResults::kDealsFile));
    auto &writer = record::FileWriter::instance();
    writer.waitForFinished();
    const auto size = QFileInfo(name).size();

    rlimit free;
    getrlimit(RLIMIT_FSIZE, &free);
    auto *const handler = std::signal(SIGXFSZ, SIG_IGN);
    const rlimit limit{static_cast<rlim_t>(size + 20), free.rlim_max};
    setrlimit(RLIMIT_FSIZE, &limit);
    const bool added = results.addDaily(dailyGame(shifted(day, 1), {4, 0, 5, 6}, 1));
    writer.waitForFinished();
    const int error = results.saveError();
    setrlimit(RLIMIT_FSIZE, &free);
    std::signal(SIGXFSZ, handler);

    QVERIFY(added);
    QCOMPARE(record::writeErrorOf(error), record::WriteError::DiskFull);
    writer.retry();
    writer.waitForFinished();
    QCOMPARE(results.saveError(), 0);
    const DealResults again(folder.path());
    QVERIFY(again.daily(day) && again.daily(shifted(day, 1)));
#endif
}

REGISTER_TEST(TestSameDeal)
#include "tst_same_deal.moc"
