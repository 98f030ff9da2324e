// SPDX-License-Identifier: GPL-3.0-or-later
// Measures the statistics with many games.
// usage: statistics_bench [GAMES [FOLDER]]
//   GAMES   games of Odin in the database (default 10000)
//   FOLDER  data folder in which the database is made and stays, to look at it: `meadhall --data FOLDER`; default: a
//           temporary one
// Prints wall time and, in brackets, CPU time of the process in ms. "first page" is from the request to the page, with
// loading the module and opening the database.
#include "engine/clock/clock.h"
#include "engine/core/random.h"
#include "engine/modules/modules.h"
#include "engine/results/finished_game.h"
#include "engine/results/page_builder.h"
#include "engine/results/statistics.h"
#include "engine/results/statistics_database.h"
#include "tests/engine/archived_games.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QPluginLoader>
#include <QTemporaryDir>

#include <cstdio>
#include <ctime>

using namespace meadhall;

namespace {

/// Wall and CPU time.
class Stopwatch {
public:
    Stopwatch() { wall_.start(); }
    void print(const char *what) const
    {
        const double cpu = 1000.0 * static_cast<double>(std::clock() - cpu_) / CLOCKS_PER_SEC;
        std::printf("%-34s %7.1f ms (%.1f)\n", what, static_cast<double>(wall_.nsecsElapsed()) / 1e6, cpu);
    }

private:
    QElapsedTimer wall_;
    std::clock_t cpu_ = std::clock();
};

/// Half of the games have a review with a few mistakes.
void inventReview(FinishedGame &game, Random &random)
{
    StoredReview &review = game.people[0].review;
    review.complete = random.below(2) == 0;
    for (int kind = 0; kind < 5 && review.complete; ++kind)
        if (const int count = static_cast<int>(random.below(4)); count > 0)
            review.mistakes.push_back({kind, count, count * 0.4});
}

/// A few hundred different games of random moves, each under many dates and deals.
bool makeDatabase(StatisticsStore &store, int games)
{
    constexpr int kDifferent = 400;
    constexpr qint64 kInterval = 3 * 3600 * 1000; // ms
    std::vector<FinishedGame> different;
    for (int number = 0; static_cast<int>(different.size()) < std::min(games, kDifferent); ++number)
        if (const Events events = test::finishedGame(number); std::get<GameEvent>(events.front()).game == Game::Odin)
            different.push_back(finishedGame(events, 0, {}));
    Random random(1);
    const qint64 now = Clock::now().toMSecsSinceEpoch();
    bool done = store.begin() == StatisticsStore::Outcome::Done;
    for (int i = 0; i < games && done; ++i) {
        FinishedGame game = different[static_cast<std::size_t>(i) % different.size()];
        game.game.hash = QCryptographicHash::hash(QByteArray::number(i), QCryptographicHash::Sha256);
        game.game.finished = now - (games - i) * kInterval;
        game.game.deal = QString::number(i + 1);
        game.game.file = QStringLiteral("%1.meadhall").arg(i);
        inventReview(game, random);
        done = store.add(game.game, game.seats, game.people) == StatisticsStore::Outcome::Done;
    }
    return done && store.commit() == StatisticsStore::Outcome::Done;
}

void measurePage(Statistics &statistics, const StatisticsFilter &filter, const char *what)
{
    QEventLoop loop;
    int games = 0;
    const auto connection =
        QObject::connect(&statistics, &Statistics::pageReady, &loop, [&](quint64, const StatisticsPage &page) {
            games = page.totals.games;
            loop.quit();
        });
    const Stopwatch clock;
    statistics.request(filter);
    loop.exec();
    clock.print(what);
    std::printf("%44d games on it\n", games);
    QObject::disconnect(connection);
}

/// Reads records that are not in the database.
void measureImport(int games)
{
    QTemporaryDir folder;
    test::keepGames(folder.path(), games);
    Statistics statistics(folder.path());
    QEventLoop loop;
    QObject::connect(&statistics, &Statistics::progress, &loop, [&](int read, int all) {
        if (read == all)
            loop.quit();
    });
    const Stopwatch clock;
    statistics.request({});
    loop.exec();
    clock.print("reading 500 new records");
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    const int games = argc > 1 ? std::atoi(argv[1]) : 10'000;
    const QTemporaryDir temporary;
    const QString folder = argc > 2 ? QString::fromLocal8Bit(argv[2]) : temporary.path();
    const QString file = QDir(folder).filePath(QLatin1String(StatisticsDatabase::kFileName));
    if (!QDir().mkpath(folder) || QFile::exists(file)) {
        std::fprintf(stderr, "%s exists or cannot be made.\n", qPrintable(file));
        return 1;
    }
    {
        QPluginLoader loader(modulePath(QStringLiteral("meadhall-statistics.so")));
        auto *module = qobject_cast<StatisticsModule *>(loader.instance());
        const auto store = module ? module->makeStore() : nullptr;
        const Stopwatch clock;
        if (!store || store->open(file) != StatisticsStore::Outcome::Done || !makeDatabase(*store, games)) {
            std::fprintf(stderr, "The database cannot be made.\n");
            return 1;
        }
        clock.print("making the database");
        const Stopwatch building;
        PageBuilder(*store, {}, 0, Clock::now()).page();
        building.print("computing a page");
        store->close();
    }
    std::printf("%44.1f MiB\n", static_cast<double>(QFileInfo(file).size()) / (1 << 20));
    Statistics statistics(folder);
    measurePage(statistics, {}, "first page");
    StatisticsFilter filter;
    measurePage(statistics, filter, "the same page again");
    filter.players = 4;
    measurePage(statistics, filter, "four players");
    measureImport(500);
    return 0;
}
