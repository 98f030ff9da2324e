// SPDX-License-Identifier: GPL-3.0-or-later
// The commands that play, count and review games.
#include "tests/app/cli_test.h"
#include "tests/paths.h"

using namespace meadhall::testing;

void TestCli::benchIsReproducible()
{
    for (const int players : {2, 6}) {
        const Result result =
            run({"bench", "--players", QByteArray::number(players).constData(), "--seconds", "0.05", "--json"});
        QCOMPARE(result.code, 0);
        const QJsonObject results = object(result.out);
        QCOMPARE(results[QLatin1String("game")].toString(), QStringLiteral("odin"));
        QCOMPARE(results[QLatin1String("players")].toInt(), players);
        QVERIFY(results[QLatin1String("handsPerSecond")].toDouble() > 1000);
        QVERIFY(results[QLatin1String("turnsPerSecond")].toDouble()
                > 10 * results[QLatin1String("handsPerSecond")].toDouble());
        const QString signature =
            QString::number(odin::benchSignature(players), 16).rightJustified(16, QLatin1Char('0'));
        QCOMPARE(results[QLatin1String("signature")].toString(), signature);
    }
    const Result ninjan = run({"bench", "--game=ninjan", "--players=5", "--seconds=0.05", "--json"});
    QCOMPARE(ninjan.code, 0);
    QCOMPARE(object(ninjan.out)[QLatin1String("game")].toString(), QStringLiteral("ninjan"));
    const Result again = run({"bench", "--game", "ninjan", "--players", "5", "--seconds", "0.01"});
    QVERIFY(again.out.contains("signature: " + object(ninjan.out)[QLatin1String("signature")].toString().toLatin1()
                               + '\n'));
}

void TestCli::perftCountsNodes()
{
    QCOMPARE(run({"perft", "--depth", "3", "--json"}).out, QByteArray("{\"players\":2,\"nodes\":[9,99,766]}\n"));
    QCOMPARE(run({"perft", "--players", "6", "--depth", "4"}).out, QByteArray("1 9\n2 171\n3 3681\n4 40077\n"));
}

void TestCli::reviewFindsMistakes()
{
    for (const test::PlantedGame &game :
         {test::firstPlanted(test::missesGoingOut, 3, 3), test::firstPlanted(test::takesPoorPile, 3, 1)}) {
        const Events start = firstEvents(game.events, std::size_t(game.line));
        const QByteArray text = record::toText(start);
        const QByteArray seat = QByteArray::number(game.seat);
        const QTemporaryDir folder;
        const QByteArray file = written(folder, "game.meadhall", text).toLocal8Bit();
        const Result json =
            run({"review", "--json", "--keep", "--depth", "100", "--seat", seat.constData(), file.constData()});
        QCOMPARE(json.code, 0);
        QVERIFY(json.err.isEmpty());
        const QJsonObject review = object(json.out);
        QCOMPARE(review.keys(),
                 QStringList({QStringLiteral("curve"), QStringLiteral("decisions"), QStringLiteral("game")}));
        const QJsonArray decisions = review[QLatin1String("decisions")].toArray();
        for (const QJsonValue &decision : decisions)
            QCOMPARE(decision[QLatin1String("seat")].toInt(), game.seat);
        const QJsonObject last = decisions.last().toObject();
        QCOMPARE(last[QLatin1String("line")].toInt(), game.line);
        QCOMPARE(last[QLatin1String("verdict")].toString(), QStringLiteral("mistake"));
        QVERIFY(last[QLatin1String("move")].toObject() != last[QLatin1String("best")].toObject());
        QVERIFY(!last[QLatin1String("why")].toArray().isEmpty());
        const double difference =
            last[QLatin1String("points")].toDouble() - last[QLatin1String("bestPoints")].toDouble();
        QVERIFY(std::abs(std::abs(difference) - last[QLatin1String("loss")].toDouble()) < 1e-3);
        const QJsonArray curve = review[QLatin1String("curve")].toArray();
        QCOMPARE(curve.size(), int(start.size()) - 1);
        QCOMPARE(curve.last()[QLatin1String("expected")].toArray().size(), 3);
        // The same for any number of threads; the table says it too.
        const auto shallow = [&](const char *threads) {
            return run({"review", "--json", "--depth", "4", "--seat", seat.constData(), "--threads", threads, "-"},
                       text);
        };
        QCOMPARE(shallow("3").out, shallow("1").out);
        const Result table = run({"review", "--keep", "--depth", "100", "--seat", seat.constData(), file.constData()});
        QCOMPARE(table.code, 0);
        QVERIFY(table.out.contains("  mistake  "));
        QVERIFY(table.out.contains("\nseat " + seat + ": "));
    }
}

/// What was judged once is read the second time; other seats, another depth and a damaged file are judged again.
void TestCli::reviewIsKept()
{
    const QTemporaryDir folder;
    const Events events = firstEvents(test::playNinjan(test::ninjanGame(2, 1), 1), 20);
    const QString record = written(folder, "game.meadhall", record::toText(events));
    const QString kept = review::reviewFileOf(record);
    const auto reviewed = [&](const char *seat, const char *deals) {
        return run({"review", "--json", "--keep", "--depth", deals, "--seat", seat, record.toLocal8Bit().constData()});
    };
    const auto known = [&](int deals) { return review::loadReview(kept, events, {deals, 1}); };
    const Result first = reviewed("0", "50");
    QCOMPARE(first.code, 0);
    const std::size_t own = known(50).decisions.size();
    QVERIFY(own > 0 && own < review::decisionsOf(events).size());
    QCOMPARE(known(50).outlook.size(), events.size() - 1);
    QCOMPARE(reviewed("0", "50").out, first.out);
    // The file is believed: nothing is judged twice.
    review::Review planted = known(50);
    planted.decisions.begin()->second.judgement.loss = 3.25;
    QCOMPARE(review::saveReview(kept, events, {50, 1}, planted), 0);
    QVERIFY(reviewed("0", "50").out.contains("3.25"));
    // The other seat is added, and not printed with the first one.
    const QJsonArray other = object(reviewed("1", "50").out)[QLatin1String("decisions")].toArray();
    for (const QJsonValue &decision : other)
        QCOMPARE(decision[QLatin1String("seat")].toInt(), 1);
    QCOMPARE(known(50).decisions.size(), review::decisionsOf(events).size());
    QCOMPARE(reviewed("0", "60").code, 0);
    QVERIFY(known(50).decisions.empty() && !known(60).decisions.empty());
    written(folder, "game.meadhall.review", "damaged");
    QVERIFY(!reviewed("0", "50").out.contains("3.25"));
    QVERIFY(!known(50).decisions.empty());
    // What is in its place by mistake is set aside.
    QVERIFY(QFile::remove(kept) && QDir().mkdir(kept));
    QCOMPARE(reviewed("0", "50").code, 0);
    QVERIFY(!known(50).decisions.empty());
    QCOMPARE(QDir(folder.path()).entryList({QStringLiteral("game.meadhall.review.damaged-*")}, QDir::Dirs).size(), 1);
    // A review that cannot be written is printed all the same.
    const QByteArray newer = "{\"review\":1000}\n";
    written(folder, "game.meadhall.review", newer);
    const Result unkept = reviewed("0", "50");
    QCOMPARE(unkept.code, 1);
    QVERIFY(unkept.err.contains("game.meadhall.review") && !unkept.out.isEmpty());
    QFile file(kept);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), newer);
}

/// Nothing is written into a data folder that another program has.
void TestCli::reviewIsNotKeptInAFolderInUse()
{
    const QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkpath(QLatin1String(record::Archive::kFolderName)));
    const Events events = firstEvents(test::playNinjan(test::ninjanGame(2, 1), 1), 10);
    const QString record = written(folder, "games/game.meadhall", record::toText(events));
    const auto reviewed = [&record] {
        return run({"review", "--json", "--keep", "--depth", "20", record.toLocal8Bit().constData()});
    };
    auto window = std::make_unique<record::FolderLock>(folder.path());
    QCOMPARE(window->take(), 0);
    const Result refused = reviewed();
    QCOMPARE(refused.code, 1);
    QVERIFY(refused.err.contains("game.meadhall.review") && !refused.out.isEmpty());
    QVERIFY(!QFile::exists(review::reviewFileOf(record)));
    QCOMPARE(window->take(), 0);
    window.reset();
    QCOMPARE(reviewed().code, 0);
    QVERIFY(QFile::exists(review::reviewFileOf(record)));
}

void TestCli::reviewRefusesInvalidInput()
{
    const Events events = test::playNinjan(test::ninjanGame(2, 1), 1);
    QList<QByteArray> lines = record::toText(firstEvents(events, 5)).split('\n');
    lines[3] = "{\"event\":\"choose\"}";
    const Result wrong = run({"review", "-"}, lines.join('\n'));
    QCOMPARE(wrong.code, 1);
    QVERIFY(wrong.out.isEmpty());
    QVERIFY(wrong.err.startsWith("-:4: the key "));
    const Result noSeat = run({"review", "--seat", "2", "-"}, record::toText(firstEvents(events, 2)));
    QCOMPARE(noSeat.code, 2);
    const Result torn = run({"review", "--json", "-"}, record::toText(firstEvents(events, 2)) + "{\"event\":\"cho");
    QCOMPARE(torn.code, 0);
    QVERIFY(torn.err.startsWith("-:3: notice: "));
    QVERIFY(object(torn.out)[QLatin1String("decisions")].toArray().isEmpty());
}

/// Commas in the arguments of an external bot are escaped.
void TestCli::arenaAcceptsCommasInCommands()
{
    const Result result = run({"arena", "--chairs", "exec:true a\\,b,greedy", "--deals", "1", "--json"});
    QCOMPARE(result.code, 0);
    const QJsonArray chairs = object(result.out)[QLatin1String("chairs")].toArray();
    QCOMPARE(chairs.size(), 2);
    QCOMPARE(chairs[0][QLatin1String("chair")].toString(), QStringLiteral("exec:true a,b"));
    QCOMPARE(chairs[1][QLatin1String("faults")].toInt(), 0);
}

void TestCli::arenaPlaysBothGames_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("chairs");
    QTest::newRow("odin") << "odin"
                          << "greedy,random,easy";
    QTest::newRow("ninjan") << "ninjan"
                            << "greedy,random,policy,hard";
    // An external bot: this tool itself.
    QTest::newRow("ninjan with a bot")
        << "ninjan" << QStringLiteral("exec:\"%1\" bot --level hard,random").arg(programPath("meadhall-cli"));
}

void TestCli::arenaPlaysBothGames()
{
    QFETCH(QString, game);
    QFETCH(QString, chairs);
    const QStringList arguments{QStringLiteral("arena"),
                                QStringLiteral("--game"),
                                game,
                                QStringLiteral("--chairs"),
                                chairs,
                                QStringLiteral("--deals"),
                                QStringLiteral("10"),
                                QStringLiteral("--duplicate"),
                                QStringLiteral("--json")};
    const Result result = run(arguments);
    QCOMPARE(result.code, 0);
    const QJsonObject results = object(result.out);
    QCOMPARE(results["game"].toString(), game);
    QCOMPARE(results["deals"].toInt(), 10);
    const QJsonArray list = results["chairs"].toArray();
    QCOMPARE(list.size(), chairs.count(QLatin1Char(',')) + 1);
    QCOMPARE(results["hands"].toInt(), 10 * static_cast<int>(list.size()));
    double wins = 0;
    for (const QJsonValue &chair : list) {
        QCOMPARE(chair["faults"].toInt(-1), 0);
        wins += chair["wins"].toDouble();
    }
    if (game == QLatin1String("ninjan")) {
        QVERIFY(std::abs(wins - 1) < 1e-4);
        const int last = static_cast<int>(list.size()) - 1;
        QVERIFY(list[last == 1 ? 0 : last]["margin"].toDouble() > 0); // the player that searches is ahead
    }
    const Result again = run(arguments);
    QCOMPARE(object(again.out)["chairs"][0]["points"], list[0]["points"]);
}

/// One deal says nothing about the others: its interval was 0.
void TestCli::arenaOfOneDealHasNoInterval()
{
    const QStringList arguments{QStringLiteral("arena"), QStringLiteral("--chairs"), QStringLiteral("random,greedy"),
                                QStringLiteral("--deals"), QStringLiteral("1")};
    QCOMPARE(run(arguments).out.count("\u00b1 ?"), 4);
    const QJsonObject chair =
        object(run(arguments + QStringList{QStringLiteral("--json")}).out)["chairs"][0].toObject();
    for (const char *key : {"pointsCi95", "marginCi95", "winsCi95"})
        QVERIFY2(chair[QLatin1String(key)].isNull(), key);
}

/// Every game of a match is a record that obeys the rules and names its chairs.
void TestCli::arenaKeepsItsGames()
{
    QTemporaryDir folder;
    const QString kept = folder.filePath(QStringLiteral("new/games"));
    for (const QString &game : {QStringLiteral("odin"), QStringLiteral("ninjan")}) {
        const QString match = QStringLiteral("arena --chairs medium,greedy --deals 3 --duplicate --threads 2 --game ");
        QCOMPARE(run((match + game).split(QLatin1Char(' ')) << QStringLiteral("--records") << kept).code, 0);
        QDir files(kept);
        QCOMPARE(int(files.entryList(QDir::Files).size()), 6);
        // The same deals by other players once took the places of the first.
        const QString other = QString(match).replace(QLatin1String("greedy"), QLatin1String("policy"));
        QCOMPARE(run((other + game).split(QLatin1Char(' ')) << QStringLiteral("--records") << kept).code, 0);
        const QStringList second = files.entryList({QStringLiteral("*-*-2.meadhall")}, QDir::Files);
        QCOMPARE(int(second.size()), 6);
        QCOMPARE(int(files.entryList(QDir::Files).size()), 12);
        for (const QString &file : second)
            QVERIFY(files.remove(file));
        for (const QString &file : files.entryList(QDir::Files)) {
            const record::Record record = record::readRecord(files.filePath(file));
            QVERIFY2(!record.problem, qPrintable(file));
            auto seats = std::get<GameEvent>(record.events.front()).seats;
            std::sort(seats.begin(), seats.end());
            QVERIFY((seats == std::vector<std::string>{"greedy", "medium"}));
            QVERIFY(record.finished() || std::holds_alternative<HandOverEvent>(record.events.back()));
            QVERIFY(files.remove(file));
        }
    }
    // A folder that cannot be there.
    QFile file(folder.filePath(QStringLiteral("file")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(run({QStringLiteral("arena"), QStringLiteral("--chairs"), QStringLiteral("medium,greedy"),
                  QStringLiteral("--records"), file.fileName() + QStringLiteral("/games")})
                 .code,
             1);
}

void TestCli::seedsAreReadAsDealsAreShown()
{
    const auto figures = [](const QString &seed) {
        Result result =
            run(QStringLiteral("arena --chairs greedy,greedy --deals 2 --json --seed").split(QLatin1Char(' ')) << seed);
        static const QRegularExpression times(QStringLiteral("\"think[^,]*,"));
        result.out = QString::fromUtf8(result.out).remove(times).toUtf8();
        return result;
    };
    const Result plain = figures(QStringLiteral("2026329"));
    QCOMPARE(plain.code, 0);
    for (const char *shown :
         {"2026-329", "2,026,329", "2 026 329", "٢٠٢٦٣٢٩", "٢٬٠٢٦٬٣٢٩", "٢٠٢٦-٣٢٩", "\u20682026329\u2069"})
        QCOMPARE(figures(QString::fromUtf8(shown)).out, plain.out);
    QCOMPARE(figures(QStringLiteral("18446744073709551615")).code, 0);
    QVERIFY(figures(QStringLiteral("2026328")).out != plain.out);
    for (const char *wrong : {"", "1.5", "-1", "x", "18446744073709551616", "2026-366"})
        QCOMPARE(figures(QString::fromUtf8(wrong)).code, 2);
}

void TestCli::botPlaysNinjan()
{
    // Requests at the start of a game, valid and invalid.
    const GameEvent game = test::ninjanGame(2, 1);
    ninjan::Referee referee(game);
    const Event deal = referee.nextAutomaticEvent(1)->event;
    const QByteArray start = "{\"event\":\"seat\",\"seat\":1}\n" + record::toLine(referee.seenBy(game, 1)) + '\n'
                             + record::toLine(referee.seenBy(deal, 1)) + "\n{\"ask\":\"choose\",\"ms\":1000}\n";
    const Result result = run({"bot", "--level", "master"}, start);
    QCOMPARE(result.code, 0);
    const auto card = ninjan::cardOfName(object(result.out)["card"].toString().toStdString());
    QVERIFY(card);
    QVERIFY(std::get<DealEvent>(deal).hands[1].cards.contains(*card));
    QCOMPARE(run({"bot", "--level", "master"}, start).out, result.out); // reproducible
    // A request that does not fit the position gets an empty answer.
    QByteArray wrong = start;
    wrong.replace("choose", "throw");
    QCOMPARE(run({"bot"}, wrong).out, QByteArray("{}\n"));
    QCOMPARE(run({"bot"}, "{\"event\":\"seat\",\"seat\":2}\n" + record::toLine(game) + '\n').code, 1);
}
