// SPDX-License-Identifier: GPL-3.0-or-later
// Pages of the statistics, and their tables as CSV.
#include "tests/ui/rooms/statistics/statistics_test.h"

using namespace meadhall::ui::testing;

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
    for (const int place : {4, 1}) {
        add(place, place == 1 ? 4 : 10, 30, 4);
        games.back().person.pairings = QLatin1String(place == 1 ? "2+2+2+" : "2-2-2-"); // about as good as Medium
    }
    for (int i = 0; i < 200; ++i)
        many.insert(many.end(), games.begin(), games.end());
    many.back().game.id = 99;
    const auto next = [&](players::Level level, bool won) {
        many.back().person.strongest = static_cast<int>(level);
        many.back().person.won = won;
        const auto comparison = compareGame(Game::Odin, many, 99, now);
        return comparison ? comparison->next : std::nullopt;
    };
    const RatingFigures steady = buildRating(Game::Odin, many, now);
    QVERIFY(steady.isSteady() && steady.suggested);
    QVERIFY(next(players::Level::Beginner, true) == steady.suggested);
    QVERIFY(!next(players::Level::Easy, false));
    QVERIFY(!next(players::Level::Master, true));
}
