// SPDX-License-Identifier: GPL-3.0-or-later
// Pages of the statistics, and their tables as CSV.
#include "tests/engine/results/statistics_test.h"

#include "engine/record/seat_record.h"
#include "engine/statistics/game_figures.h"

using namespace meadhall::testing::results;

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

/// Whoever else played: nobody but that person has seen this record.
void TestStatistics::seatRecordCountsForItsSeat()
{
    Folder folder;
    const Events whole = gameOf({"human", "human", "computer:easy"}, {"Ada", "Bo", "Leif"}, 1);
    folder.keepRecord(QStringLiteral("1.meadhall"), record::seatRecord(whole, 1));
    const StatisticsPage page = folder.pageWith(1);
    QCOMPARE(page.totals.games, 1);
    QCOMPARE(page.people, (QStringList{QStringLiteral("Bo")}));
    const auto figures = statistics::figuresOf(whole);
    QCOMPARE(page.totals.wentOut, figures.seats[1].wentOut);
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
    QVERIFY(!page.lastPlaces.front().file.contains(QLatin1Char('/')));
    QCOMPARE(QDir::cleanPath(QDir(folder.games()).filePath(page.lastUnreviewed)), // still at the table
             QDir(folder.path()).filePath(QLatin1String(record::Journal::kFileName)));
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
    // A period ends today, whatever day that is when the figures are asked for.
    test::StoppedClock clock(QDate(2026, 12, 21));
    StatisticsFilter period;
    period.period = Period::ThirtyDays;
    const StatisticsPage days = folder.page(period);
    QVERIFY(days.totals.games > 0 && days.totals.games < all.totals.games);
    for (const PointsDot &dot : days.points)
        QVERIFY(dot.when.date() >= QDate(2026, 11, 22));
    clock.set(QDate(2026, 12, 22));
    QCOMPARE(folder.page(period).totals.games, 0);
    clock.set(QDate(2026, 12, 20)); // set back
    QVERIFY(folder.page(period).totals.games > days.totals.games);
    for (const Period one : {Period::AllTime, Period::Year, Period::HalfYear}) {
        period.period = one;
        QCOMPARE(folder.page(period).totals.games, all.totals.games);
    }
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
    QCOMPARE(review::saveReview(review::reviewFileOf(file), game, depth, review), 0);
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
    QCOMPARE(csvField(QStringLiteral("plain")), QString::fromUtf8("plain"));
    QCOMPARE(csvField(QStringLiteral("a,b")), QString::fromUtf8("\"a,b\""));
    QCOMPARE(csvField(QStringLiteral("say \"hi\"\r\n")), QString::fromUtf8("\"say \"\"hi\"\"\r\n\""));
    QCOMPARE(csvField(QStringLiteral("=1+1")), QString::fromUtf8("'=1+1"));
    QCOMPARE(csvField(QStringLiteral("@home")), QString::fromUtf8("'@home"));
    QCOMPARE(csvField(QStringLiteral("-4.5")), QString::fromUtf8("-4.5"));
    QCOMPARE(csvField(QStringLiteral("-5 -3")), QString::fromUtf8("'-5 -3")); // a sum, for a spreadsheet
    QCOMPARE(csvField(QStringLiteral("+49 30 1")), QString::fromUtf8("'+49 30 1"));
    QCOMPARE(csvField(QStringLiteral("\tx")), QString::fromUtf8("'\tx"));
    QCOMPARE(csvField(QStringLiteral("-5")), QString::fromUtf8("-5"));
    QCOMPARE(csvField(QStringLiteral("123456789012345")), QString::fromUtf8("123456789012345"));
    QCOMPARE(csvField(QStringLiteral("18446744073709551615")), QString::fromUtf8("'18446744073709551615"));
    // Names that were numbers to a spreadsheet: 7 and 100000.
    QCOMPARE(csvField(QStringLiteral("007"), true), QString::fromUtf8("'007"));
    QCOMPARE(csvField(QStringLiteral("1e5"), true), QString::fromUtf8("'1e5"));
    QCOMPARE(csvField(QStringLiteral("Nan"), true), QString::fromUtf8("Nan"));
    QCOMPARE(csvField(QStringLiteral("+inf"), true), QString::fromUtf8("'+inf"));
    QLocale::setDefault(QLocale(QStringLiteral("de_DE")));
    QCOMPARE(csvField(QStringLiteral("-4,5")), QString::fromUtf8("-4,5"));
    QCOMPARE(csvField(QStringLiteral("a;b")), QString::fromUtf8("\"a;b\""));
    QLocale::setDefault(QLocale(QStringLiteral("en_GB")));
    QCOMPARE(csvField(QString()), QString());
    QCOMPARE(csvField(QStringLiteral("سارة")), QStringLiteral("سارة"));
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
        QCOMPARE(exported.front().at(1).toInt(), 0);
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
    QVERIFY(exported.front().at(1).toInt() != 0);
}

/// With a decimal comma, semicolons are between the fields; a byte order mark comes first.
void TestStatistics::csvOfARegion()
{
    Folder folder;
    folder.keep(12);
    folder.pageWith(count(12, Game::Odin));
    const QLocale before;
    for (const char *region : {"en_GB", "de_DE"}) {
        QLocale::setDefault(QLocale(QLatin1String(region)));
        const QChar separator = csvSeparator();
        QCOMPARE(separator, QLatin1Char(region[0] == 'd' ? ';' : ','));
        QSignalSpy exported(folder.statistics.get(), &Statistics::exported);
        const QString file = QDir(folder.path()).filePath(QStringLiteral("table.csv"));
        folder.statistics->exportCsv(file, {}, Statistics::Table::Points);
        QTRY_COMPARE(exported.size(), 1);
        const QByteArray text = contents(file);
        QVERIFY(text.startsWith("\xef\xbb\xbf"
                                "finished"));
        const QList<QByteArray> fields = text.split('\n').at(1).split(separator.toLatin1());
        QCOMPARE(fields.size(), 6);
        bool isNumber = false;
        QLocale().toDouble(QString::fromUtf8(fields[3]), &isNumber);
        QVERIFY2(isNumber && fields[3].contains(QLocale().decimalPoint().toLatin1()), fields[3].constData());
    }
    QLocale::setDefault(before);
}

/// A game dated by a clock that was wrong stands where it was entered, and can be cleared like the others.
void TestStatistics::wrongClock()
{
    Folder folder;
    test::StoppedClock clock(QDate(2026, 11, 1));
    const auto play = [&](const QDateTime &when, int number) {
        clock.set(when);
        folder.keepRecord(QStringLiteral("%1.meadhall").arg(number), test::finishedGame(number));
        QSignalSpy compared(folder.statistics.get(), &Statistics::gameCompared); // after everything was read
        folder.statistics->gameOver(test::finishedGame(number));
        QTRY_VERIFY(!compared.isEmpty());
    };
    const QDateTime first(QDate(2026, 11, 1), QTime(12, 0));
    play(first, 0);
    play(QDateTime(QDate(2099, 1, 1), QTime(12, 0)), 1);
    play(QDateTime(QDate(1970, 1, 2), QTime(12, 0)), 3);
    play(first.addDays(2), 4);
    const StatisticsPage page = folder.pageWith(4);
    QCOMPARE(page.points.size(), std::size_t{4});
    QVERIFY(page.points.front().when >= first && page.points.back().when <= Clock::now());
    QCOMPARE(page.points.back().when.date(), QDate(2026, 11, 3));
    QVERIFY(page.rating.deviation < 240); // certain, and not of a pause of 73 years
    QCOMPARE(page.months.size(), std::size_t{1});
    folder.statistics->clear();
    folder.pageWith(0);
    folder.statistics->undoClear();
    folder.pageWith(4);
    // Cleared by a clock that was wrong: later games would be hidden until then.
    clock.set(QDate(2099, 1, 1));
    QSignalSpy cleared(folder.statistics.get(), &Statistics::changed);
    folder.statistics->clear();
    QTRY_VERIFY(!cleared.isEmpty());
    folder.restart();
    clock.set(first.addDays(3));
    folder.pageWith(4);
}

/// Between the undo of an end and the next one the game is not finished.
void TestStatistics::undoneGameDoesNotCount()
{
    Folder folder;
    folder.keep(3);
    const int odin = count(3, Game::Odin);
    folder.pageWith(odin);
    folder.statistics->gameOver(test::finishedGame(7));
    folder.pageWith(odin + 1);
    folder.statistics->gameLeft();
    folder.pageWith(odin);
    folder.statistics->gameOver(test::finishedGame(7));
    folder.pageWith(odin + 1);
}

/// Figures of a page, counted by hand.
void TestStatistics::figures()
{
    std::vector<FinishedGame> games;
    const auto add = [&games](int place, int total, int others, int hands, const char *pairings = nullptr) {
        FinishedGame one;
        one.game.game = QStringLiteral("odin");
        one.game.hash = QByteArray::number(static_cast<int>(games.size()));
        one.game.finished =
            QDateTime(QDate(2026, 1, 1), QTime(12, 0)).addDays(int(games.size()) * 7).toMSecsSinceEpoch();
        one.game.players = 4;
        one.game.hands = hands;
        StoredPerson &person = one.people.emplace_back();
        person.alone = true;
        person.place = place;
        person.won = place == 1;
        person.total = total;
        person.others = others;
        person.strongest = 3;
        person.pairings = QLatin1String(pairings ? pairings : place == 1 ? "3+3+1+" : "3-3-1=");
        games.push_back(one);
    };
    for (const int place : {1, 1, 2, 1, 1, 1, 4, 2})
        add(place, place == 1 ? 4 : 10, 30, 4);
    const QDateTime now = QDateTime::fromMSecsSinceEpoch(games.back().game.finished).addDays(1);
    const test::StoppedClock clock(now);
    const auto store = storeOf(games);
    PageBuilder builder(*store, {}, 0, now);
    const StatisticsPage page = builder.page();
    QCOMPARE(builder.outcome(), StatisticsStore::Outcome::Done);
    QCOMPARE(page.totals.games, 8);
    QCOMPARE(page.totals.won, 5);
    QCOMPARE(page.totals.bestStreak, 3);
    QCOMPARE(page.totals.streak, 0);
    QCOMPARE(page.totals.pointsAHand, (5 * 4 + 3 * 10) / 32.0);
    QCOMPARE(page.totals.othersAHand, 2.5);
    QCOMPARE(page.results[3][2].games, 8);
    QCOMPARE(page.results[3][2].won, 5);
    QCOMPARE(page.results[3][2].expectedShare, 0.25);
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
    // After years without a game it is uncertain again.
    const RatingFigures later = PageBuilder(*store, {}, 0, now.addDays(3650)).rating();
    QCOMPARE(later.rating, page.rating.rating);
    QVERIFY(later.deviation > page.rating.deviation);
    QVERIFY(!later.suggested);
    std::vector<RatingPoint> curve(2400);
    for (int i = 0; i < 2400; ++i)
        curve[std::size_t(i)].game = i + 1;
    thinOut(curve, RatingFigures::kCurvePoints);
    QCOMPARE(int(curve.size()), RatingFigures::kCurvePoints);
    QCOMPARE(curve.back().game, 2400);
    // A game that was won against a low level, by somebody who holds out against a higher one.
    games.clear();
    for (int i = 0; i < 400; ++i)
        add(i % 2 == 0 ? 4 : 1, i % 2 == 0 ? 10 : 4, 30, 4,
            i % 2 == 0 ? "2-2-2-" : "2+2+2+");     // about as good as Medium
    for (std::size_t i = 0; i < games.size(); ++i) // four a day: a week between them leaves too much doubt
        games[i].game.finished =
            QDateTime(QDate(2026, 1, 1), QTime(0, 0)).addSecs(int(i) * 6 * 60 * 60).toMSecsSinceEpoch();
    const QDateTime end = QDateTime::fromMSecsSinceEpoch(games.back().game.finished).addDays(1);
    Clock::stopAt(end);
    const auto next = [&](players::Level level, bool won) {
        games.back().people[0].strongest = static_cast<int>(level);
        games.back().people[0].won = won;
        const auto many = storeOf(games);
        const auto comparison = PageBuilder(*many, {}, 0, end).compare(400);
        return comparison ? comparison->next : std::nullopt;
    };
    const RatingFigures steady = PageBuilder(*storeOf(games), {}, 0, end).rating();
    QVERIFY(steady.isSteady() && steady.suggested);
    QVERIFY(next(players::Level::Beginner, true) == steady.suggested);
    QVERIFY(!next(players::Level::Easy, false));
    QVERIFY(!next(players::Level::Master, true));
}
