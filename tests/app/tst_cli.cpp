// SPDX-License-Identifier: GPL-3.0-or-later
// The command-line tool as a process: its output, its error stream and its exit codes.
#include "tests/app/cli_test.h"
#include "tests/paths.h"
#include "tests/test_program.h"

using namespace meadhall::testing;

void TestCli::everyCommandHasHelp()
{
    const Result all = run({"--help"});
    QCOMPARE(all.code, 0);
    QVERIFY(all.err.isEmpty());
    // Every listed command has a help text.
    int commands = 0;
    for (const QByteArray &line : all.out.split('\n')) {
        if (!line.startsWith("  "))
            continue;
        const QByteArray name = line.simplified().split(' ').first();
        const Result one = run({name.constData(), "--help"});
        QCOMPARE(one.code, 0);
        QVERIFY(one.out.startsWith("usage: meadhall-cli " + name));
        QVERIFY(one.err.isEmpty());
        ++commands;
    }
    QVERIFY(commands >= 4);
    QVERIFY(run({"--version"}).out.startsWith("meadhall-cli "));
}

/// Every command and every option of its help.
void TestCli::manualIsComplete()
{
    QFile file(sourcePath("app/meadhall-cli/meadhall-cli.1"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString manual = QString::fromUtf8(file.readAll()).remove(QLatin1Char('\\'));
    const QRegularExpression commandLine(QStringLiteral("^  ([a-z]+) "), QRegularExpression::MultilineOption);
    const QRegularExpression option(QStringLiteral("--[a-z]+"));
    for (auto command = commandLine.globalMatch(QString::fromUtf8(run({"--help"}).out)); command.hasNext();) {
        const QString name = command.next().captured(1);
        const qsizetype begin = manual.indexOf(QStringLiteral("\n.BR %1 ").arg(name));
        QVERIFY2(begin >= 0, qPrintable(name));
        const QString part = manual.mid(begin, manual.indexOf(QStringLiteral("\n.TP"), begin + 1) - begin);
        for (auto found = option.globalMatch(QString::fromUtf8(run(QStringList{name, QStringLiteral("--help")}).out));
             found.hasNext();) {
            const QString wanted = found.next().captured();
            QVERIFY2(part.contains(wanted), qPrintable(name + QLatin1Char(' ') + wanted));
        }
    }
}

void TestCli::wrongUsageIsRefused_data()
{
    QTest::addColumn<QStringList>("arguments");
    const auto row = [](const QString &line) {
        QTest::newRow(qPrintable(line)) << line.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    };
    for (const char *line : {"",
                             "dance",
                             "--jump",
                             "verify",
                             "verify --json",
                             "verify --fast a",
                             "moves",
                             "moves a b",
                             "moves --json a",
                             "bench --players",
                             "bench --players 1",
                             "bench --players 7",
                             "bench --players two",
                             "bench --players 2.5",
                             "bench --game chess",
                             "bench --game ninjan --players 6",
                             "bench --seconds 0",
                             "bench --seconds -1",
                             "bench --seconds nan",
                             "bench --seconds inf",
                             "bench file",
                             "bench --json=yes",
                             "bench --players 2 --players 3",
                             "arena",
                             "arena --chairs easy",
                             "arena --chairs easy,nobody",
                             "arena --chairs random,,random",
                             "arena --chairs random,random,",
                             "arena --chairs random@200ms,random",
                             "arena --chairs medium@5000,random",
                             "arena --chairs easy,exec:/nowhere/program",
                             "arena --chairs easy,easy --deals 0",
                             "arena --chairs easy,easy --colours XY",
                             "arena --chairs easy,easy,easy,easy,easy,easy --game ninjan",
                             "arena --chairs easy,easy --game ninjan --target 5",
                             "arena --chairs easy,easy --game ninjan --colours BR",
                             "arena --chairs easy,easy file",
                             "bot --level nobody",
                             "bot --level exec:true",
                             "bot file",
                             "perft --depth 0",
                             "perft --depth 21",
                             "perft --players 0",
                             "review",
                             "review a b",
                             "review --seat -1 a",
                             "review --seat 6 a",
                             "review --depth 0 a",
                             "review --threads 0 a",
                             "review --deep a",
                             "review --keep -",
                             "seat",
                             "seat a",
                             "seat a b c",
                             "import",
                             "import a b",
                             "import --player",
                             "analyse",
                             "analyse a b",
                             "analyse --depth 0 a",
                             "analyse --work 0 a",
                             "analyse --seed x a",
                             "host --port -1",
                             "host --port 65536",
                             "host --tables 0",
                             "host --chairs easy,easy",
                             "host --chairs guest",
                             "host --chairs guest,nobody",
                             "host --chairs guest,,hard",
                             "host --chairs guest,guest,guest,guest,guest,guest --game ninjan",
                             "host --game ninjan --target 5",
                             "host --colours XY",
                             "host --colours B",
                             "host --wait 0",
                             "host file",
                             "join",
                             "join --level exec:true meadhall:localhost:1/0000-0000-0000-0000-0000-0000-000",
                             "join --seed x meadhall:localhost:1/0000-0000-0000-0000-0000-0000-000",
                             "join meadhall:localhost:1/0000-0000-0000-0000-0000-0000-001",
                             "join localhost",
                             "perft -x",
                             "perft file"})
        row(QLatin1String(line));
}

/// As from a variable of the shell that is not set, and texts that are no address.
void TestCli::emptyAndOddArgumentsAreRefused()
{
    QTemporaryDir folder;
    const QRegularExpression option(QStringLiteral("^  (--[a-z]+) +[A-Z]"), QRegularExpression::MultilineOption);
    const QRegularExpression commandLine(QStringLiteral("^  ([a-z]+) "), QRegularExpression::MultilineOption);
    int valued = 0;
    for (auto command = commandLine.globalMatch(QString::fromUtf8(run({"--help"}).out)); command.hasNext();) {
        const QString name = command.next().captured(1);
        QList<QStringList> lines{{name, QString()}, {name, QString(), QStringLiteral("0")}};
        for (auto found = option.globalMatch(QString::fromUtf8(run(QStringList{name, QStringLiteral("--help")}).out));
             found.hasNext(); ++valued)
            lines.push_back({name, found.next().captured(1), QString()});
        if (name == QLatin1String("arena"))
            lines.push_back({name, QStringLiteral("--chairs"), QStringLiteral("random,random"),
                             QStringLiteral("--deals"), QStringLiteral("1"), QStringLiteral("--records"), QString()});
        for (const QStringList &line : lines) {
            const Result result = run(line);
            QVERIFY2(result.code == 2 && result.out.isEmpty(), qPrintable(line.join(QLatin1Char(' '))));
            QVERIFY2(result.err.startsWith("meadhall-cli " + name.toUtf8() + ": "), result.err.constData());
        }
    }
    QVERIFY(valued > 30);
    QCOMPARE(run({"host", "--address", "a b"}).code, 2);
    QCOMPARE(run({"host", "--address", "friends,"}).code, 2);
    QCOMPARE(run({"host", "--address", "friends:70000"}).code, 2);
    QCOMPARE(run({"relay", "--address", "a/b"}).code, 2);
    // It must not be open to everybody because of a slip.
    for (const char *name : {"host", "relay"})
        for (const char *address : {"localhost", "127.0.0.1x", "127.0.0.1:80"}) {
            const Result result =
                run(QStringList{name, "--listen", address, "--data", folder.filePath(QStringLiteral("data"))});
            QCOMPARE(result.code, 1);
            QVERIFY2(result.err.contains("\" is not an address"), result.err.constData());
        }
}

/// Errors say what is wrong with a number, and that something can be given only once.
void TestCli::wrongUsageIsExplained()
{
    for (const auto &[line, words] :
         {std::pair("seat a -1", "\"-1\": no number may be below 0"),
          std::pair("bench --seconds 1e308", "--seconds must be a number above 0 and at most 3600, not \"1e308\""),
          std::pair("verify - -", "standard input (-) can be read only once"),
          std::pair("arena --chairs random,,random", "\"\" is not a chair")}) {
        const Result result = run(QString::fromLatin1(line).split(QLatin1Char(' ')));
        QCOMPARE(result.code, 2);
        QVERIFY2(result.err.contains(words), result.err.constData());
    }
}

void TestCli::wrongUsageIsRefused()
{
    QFETCH(QStringList, arguments);
    const Result result = run(arguments);
    QCOMPARE(result.code, 2);
    QVERIFY(result.out.isEmpty());
    QVERIFY(!result.err.isEmpty());
    if (arguments == QStringList{QStringLiteral("arena")})
        QVERIFY(result.err.contains("--chairs is missing"));
}

/// What a seat saw is verified, continued and reviewed as the whole record is.
void TestCli::seatRecordsAreRecords()
{
    const QTemporaryDir folder;
    const Events game = test::computersGame(test::computersOf(Game::Odin, 3, 5), {}, 12);
    const QString whole = written(folder, "whole.meadhall", record::toText(game));
    const Result seat = run(QStringList{"seat", whole, "1"});
    QCOMPARE(seat.code, 0);
    QVERIFY(seat.out.startsWith(R"({"event":"game","format":1,"game":"odin",)") && seat.out.contains(R"("view":1)"));
    const QString seen = written(folder, "seen.meadhall", seat.out);
    const Result verified = run(QStringList{"verify", seen});
    QCOMPARE(verified.code, 0);
    QVERIFY(verified.out.contains("as seat 1 saw it: cards that the others kept hidden cannot be checked"));
    QCOMPARE(object(run(QStringList{"verify", "--json", seen}).out)["view"].toInt(-1), 1);
    QCOMPARE(object(run(QStringList{"verify", "--json", whole}).out)["view"].toInt(-1), -1);
    const auto decisions = [](const QString &file) {
        return object(run(QStringList{"review", "--json", "--depth", "4", "--seat", "1", file}).out)["decisions"]
            .toArray();
    };
    QVERIFY(!decisions(whole).isEmpty());
    QCOMPARE(decisions(seen), decisions(whole));
    QCOMPARE(run(QStringList{"review", "--seat", "0", seen}).code, 2);
    QCOMPARE(run(QStringList{"seat", seen, "1"}).out, seat.out);
    QCOMPARE(run(QStringList{"seat", seen, "0"}).code, 1);
    QCOMPARE(run(QStringList{"seat", whole, "3"}).code, 2);
    QCOMPARE(run(QStringList{"seat", whole, "one"}).code, 2);
    for (std::size_t length = 2; length <= game.size(); ++length) {
        const Events past = firstEvents(game, length);
        const auto referee = makeReferee(std::get<GameEvent>(game.front()));
        for (std::size_t i = 1; i < length; ++i)
            referee->apply(game[i]);
        const bool own = !referee->openRequests().empty() && referee->openRequests().front().seat == 1;
        const Result known = run({"moves", "-"}, record::toText(record::seatRecord(past, 1)));
        QCOMPARE(known.out, own ? run({"moves", "-"}, record::toText(past)).out : QByteArray());
        QCOMPARE(known.err.contains("another seat is asked"), !own && !referee->openRequests().empty());
    }
}

void TestCli::logsAreImported()
{
    const QString log = sourcePath("tests/data/bga/odin-3.json");
    const Result asked = run(QStringList{"import", log});
    QCOMPARE(asked.code, 2);
    QVERIFY(asked.out.isEmpty() && asked.err.contains("which of these players are you?")
            && asked.err.contains("player3"));
    const Result read = run(QStringList{"import", log, "--player", "player2"});
    QCOMPARE(read.code, 0);
    QCOMPARE(run({"verify", "-"}, read.out).code, 0);
    QFile goat(sourcePath("tests/data/bga/odin-3-goat.json"));
    QVERIFY(goat.open(QIODevice::ReadOnly));
    const Result withGoat = run({"import", "-"}, goat.readAll());
    QCOMPARE(withGoat.code, 0);
    QVERIFY(withGoat.out.contains("\"goat\":\"in\"") && withGoat.out.contains("\"X0\""));
    QCOMPARE(run({"verify", "-"}, withGoat.out).code, 0);
    const Result refused = run({"import", "-", "--json"}, "{}");
    QCOMPARE(refused.code, 1);
    QCOMPARE(refused.out, QByteArray("{\"refused\":\"notALog\"}\n"));
    QCOMPARE(run(QStringList{"import", "/nowhere/at/all"}).code, 1);
}

void TestCli::positionsAreAnalysed()
{
    const QString line = QStringLiteral("Odin 15 / *P9 P6 P2 B4 R4 G8 =5 / 5 R9 =9 / 4 K1 =4 >O4 O3 / 2 K8 =11");
    const Result table = run({"analyse", "--depth", "100", "--work", "1", line});
    QCOMPARE(table.code, 0);
    QVERIFY(table.out.contains("best") && table.out.contains("Nothing is inferred from play"));
    const Result object = run({"analyse", "--json", "--depth", "100", "--work", "1", line});
    QCOMPARE(object.code, 0);
    const QJsonObject analysis = QJsonDocument::fromJson(object.out).object();
    QCOMPARE(analysis["game"].toString(), QStringLiteral("odin"));
    QVERIFY(!analysis["infers"].toBool(true));
    const QJsonArray moves = analysis["moves"].toArray();
    QVERIFY(moves.size() > 5);
    for (const QJsonValue move : moves) {
        QVERIFY(move["loss"].toDouble() >= moves[0]["loss"].toDouble());
        QVERIFY(move["move"].isObject() && move["points"].isDouble() && move["ci95"].isDouble());
        QVERIFY(!move["why"].toArray().isEmpty() || move["loss"].toDouble() > 0);
    }
    QCOMPARE(run({"analyse", "--json", "--depth", "100", "--work", "1", line}).out, object.out);
    const Result inferred =
        run({"analyse", "--json", "--depth", "100", "--work", "1", "Odin 15 / B2 B3 R4 =0 / * 9 =0 / 9 =0 : R1, pass"});
    QVERIFY(QJsonDocument::fromJson(inferred.out).object()["infers"].toBool());
    const Result twice = run({"analyse", "Odin 15 / * B1 / 3 >B1"});
    QCOMPARE(twice.code, 2);
    QVERIFY(twice.out.isEmpty() && twice.err.contains("\"B1\" is in two places")
            && twice.err.contains("byte") == false);
    QVERIFY(run({"analyse", "Odin 15 / * B0 / 3"}).err.contains("\"B0\" has no meaning here (byte 13)"));
    QCOMPARE(run({"analyse", "Odin 15 / B1 / * 3"}).code, 1); // another seat's turn
}

void TestCli::verifyAcceptsValidRecords()
{
    const Events odin = test::playOdin(test::odinGame(4, 1), 1);
    const QString finished = written(folder_, "finished.meadhall", record::toText(odin));
    const QString unfinished = written(folder_, "unfinished.meadhall", record::toText(firstEvents(odin, 7)));
    const Result result = run({QStringLiteral("verify"), finished, unfinished});
    QCOMPARE(result.code, 0);
    QVERIFY(result.err.isEmpty());
    const QList<QByteArray> lines = result.out.split('\n');
    QCOMPARE(lines.size(), 3);
    QVERIFY(lines[0].startsWith(finished.toLocal8Bit() + ": ok, finished: odin, 4 seats, "));
    QCOMPARE(lines[1], unfinished.toLocal8Bit() + ": ok, unfinished: odin, 4 seats, 1 hand, 7 events");
    const Result ninjan = run({"verify", "-"}, record::toText(test::playNinjan(test::ninjanGame(3, 1), 1)));
    QCOMPARE(ninjan.code, 0);
    QVERIFY2(ninjan.out.startsWith("-: ok, finished: ninjan, 3 seats, 1 hand, "), ninjan.out.constData());
    // A file name that looks like an option, with non-ASCII letters.
    const QString unusualName = written(folder_, "--json \xd0\x87", record::toText(odin));
    QProcess process;
    process.setWorkingDirectory(folder_.path());
    process.start(programPath("meadhall-cli"),
                  {QStringLiteral("verify"), QStringLiteral("--"), QFileInfo(unusualName).fileName()});
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.exitCode(), 0);
}

void TestCli::verifyReportsFileAndLine()
{
    const Events events = test::playOdin(test::odinGame(3, 2), 2);
    QList<QByteArray> lines = record::toText(events).split('\n');
    lines[3] = "{\"event\":\"pass\",\"seat\":1.5}";
    const QString wrong = written(folder_, "wrong.meadhall", lines.join('\n'));
    const QString good = written(folder_, "good.meadhall", record::toText(events));
    const QString missing = folder_.filePath(QStringLiteral("missing.meadhall"));
    const Result result = run({QStringLiteral("verify"), wrong, missing, good});
    QCOMPARE(result.code, 1);
    QVERIFY(result.out.startsWith(good.toLocal8Bit() + ": ok, "));
    const QList<QByteArray> errorLines = result.err.trimmed().split('\n');
    QCOMPARE(errorLines.size(), 2);
    QCOMPARE(errorLines[0], wrong.toLocal8Bit() + ":4: the key \"seat\" has a value of the wrong type: 1.5");
    QVERIFY(errorLines[1].startsWith(missing.toLocal8Bit() + ": cannot be read: "));
    QCOMPARE(run({"verify", "-"}, "").err, QByteArray("-:1: the file is empty\n"));
    QCOMPARE(run({"verify", "-"}, QByteArray(3'000'000, ' ')).err, QByteArray("-:1: the line is empty\n"));
    QCOMPARE(run({"verify", "-"}, QByteArray(1000, '\0')).err, QByteArray("-:1: not JSON (from byte 1 on)\n"));
    QCOMPARE(run({"verify", "-"}, record::toText(events) + QByteArray(1000, '\0') + '\n').code, 1);
    // Control characters of a malicious file do not reach the terminal.
    const Result hostile = run({"verify", "-"}, "{\"event\":\"\\u001b[2J\"}\n");
    QCOMPARE(hostile.err, QByteArray("-:1: unknown event \"\\u001b[2J\"\n"));
}

/// Every reason for an illegal move has its own sentence.
void TestCli::verifyExplainsEveryReason()
{
    const QByteArray start = R"({"event":"game","format":1,"game":"odin","seats":["A","B"],"rules":{"colours":"BR"}}
{"event":"hand","first":1,"hands":[["B1","B2","B3","B4","B5","B6","B7","B8","R9"],["R1","R2","R3","R4","R5","R6","R7","R8","B9"]]}
)";
    std::set<QByteArray> sentences;
    int wrong = 0;
    for (const char *line :
         {R"({"event":"pass","seat":1})", R"({"event":"pass","seat":0})", R"({"event":"pass","seat":2})",
          R"({"event":"play","seat":1,"cards":["B1"]})", R"({"event":"play","seat":1,"cards":["R1","R1"]})",
          R"({"event":"play","seat":1,"cards":[]})", R"({"event":"play","seat":1,"cards":["R1","B9"]})",
          R"({"event":"play","seat":1,"cards":["R1","R2"]})", R"({"event":"play","seat":1,"cards":["R1"],"take":"B1"})",
          R"({"event":"deal","piles":["R1","R2","R3"],"hands":[9,9]})"}) {
        const Result result = run({"verify", "-"}, start + line + '\n');
        QCOMPARE(result.code, 1);
        QVERIFY2(result.err.startsWith("-:3: ") && result.err.endsWith('\n'), result.err.constData());
        sentences.insert(result.err);
        ++wrong;
    }
    QCOMPARE(int(sentences.size()), wrong);
}

void TestCli::verifyWritesJson()
{
    const Events events = test::playOdin(test::odinGame(2, 3), 3);
    const QString good = written(folder_, "good \"quoted\".meadhall", record::toText(events));
    const QString wrong = written(folder_, "wrong.meadhall",
                                  record::toText(firstEvents(events, 2)) + "{\"event\":\"pass\",\"seat\":7}\n");
    const Result result = run({QStringLiteral("verify"), QStringLiteral("--json"), good, wrong});
    QCOMPARE(result.code, 1);
    const QList<QByteArray> lines = result.out.split('\n');
    QCOMPARE(lines.size(), 3);
    const QJsonObject fine = object(lines[0]);
    QCOMPARE(fine[QLatin1String("file")].toString(), good);
    QCOMPARE(fine[QLatin1String("ok")].toBool(), true);
    QCOMPARE(fine[QLatin1String("finished")].toBool(), true);
    QCOMPARE(fine[QLatin1String("events")].toInt(), int(events.size()));
    const QJsonObject bad = object(lines[1]);
    QCOMPARE(bad[QLatin1String("ok")].toBool(true), false);
    QCOMPARE(bad[QLatin1String("line")].toInt(), 3);
    QCOMPARE(bad[QLatin1String("reason")].toString(), QStringLiteral("there is no such seat"));
}

void TestCli::verifyReportsTornRecords()
{
    const Events events = test::playOdin(test::odinGame(2, 3), 3);
    const QByteArray text = record::toText(firstEvents(events, 4)) + "{\"event\":\"pa";
    const Result result = run({"verify", "-"}, text);
    QCOMPARE(result.code, 0);
    QVERIFY(result.out.startsWith("-: ok, unfinished: odin, 2 seats, 1 hand, 4 events"));
    QCOMPARE(result.err, QByteArray("-:5: notice: the last line is cut off and has been left out\n"));
    const Result json = run({"verify", "--json", "-"}, text);
    QCOMPARE(object(json.out)[QLatin1String("tornLine")].toInt(), 5);
    const Result moves = run({"moves", "-"}, text);
    QCOMPARE(moves.code, 0);
    QVERIFY(!moves.out.isEmpty());
    QVERIFY(moves.err.startsWith("-:5: notice: "));
}

void TestCli::movesListsOdin()
{
    for (int players = 2; players <= 6; ++players) {
        const Events events = test::playOdin(test::odinGame(players, 7), 7);
        odin::Referee referee(std::get<GameEvent>(events[0]));
        for (std::size_t length = 1; length <= events.size(); ++length) {
            if (length > 1)
                referee.apply(events[length - 1]);
            if (length % 29 != 1 && length != events.size()
                && !std::holds_alternative<HandOverEvent>(events[length - 1]))
                continue;
            const Result result = run({"moves", "-"}, record::toText(firstEvents(events, length)));
            QCOMPARE(result.code, 0);
            QVERIFY(result.err.isEmpty());
            QByteArrayList expected;
            if (!referee.openRequests().empty())
                for (const odin::Move &move : legalMoves(referee.position()))
                    expected += record::toLine(test::moveEvent(referee.openRequests().front().seat, move));
            QByteArrayList listed = result.out.split('\n');
            QVERIFY(listed.takeLast().isEmpty());
            std::sort(expected.begin(), expected.end());
            std::sort(listed.begin(), listed.end());
            QCOMPARE(listed, expected);
        }
    }
}

void TestCli::movesListsNinjan()
{
    const Events events = test::playNinjan(test::ninjanGame(3, 4), 4);
    std::unique_ptr<Referee> referee = makeReferee(std::get<GameEvent>(events[0]));
    int listedAtAll = 0;
    for (std::size_t length = 1; length <= events.size(); ++length) {
        if (length > 1)
            referee->apply(events[length - 1]);
        if (length % 7 != 3 && length != events.size())
            continue;
        const Result result = run({"moves", "-"}, record::toText(firstEvents(events, length)));
        QCOMPARE(result.code, 0);
        std::set<QByteArray> listed;
        QByteArrayList lines = result.out.split('\n');
        QVERIFY(lines.takeLast().isEmpty());
        for (const QByteArray &line : lines) {
            QVERIFY(listed.insert(line).second);
            const auto parsed = record::parseLine(line);
            QVERIFY(!parsed.problem);
            QVERIFY(referee->whyIllegal(parsed.event) == Reason::None);
        }
        for (const Request &request : referee->openRequests())
            QVERIFY2(request.kind != RequestKind::Choose
                         || std::any_of(listed.begin(), listed.end(),
                                        [&](const QByteArray &line) {
                                            return line.startsWith("{\"event\":\"choose\",\"seat\":"
                                                                   + QByteArray::number(request.seat) + ',');
                                        }),
                     result.out.constData());
        listedAtAll += !listed.empty();
    }
    QVERIFY(listedAtAll > 3);
}

void TestCli::movesRefusesInvalidInput()
{
    const Result wrong = run({"moves", "-"}, "{}\n");
    QCOMPARE(wrong.code, 1);
    QVERIFY(wrong.out.isEmpty());
    QVERIFY(wrong.err.startsWith("-:1: "));
    QCOMPARE(run({"moves", "/nowhere/at/all"}).code, 1);
    const Events over = test::playOdin(test::odinGame(2, 1), 1);
    const Result none = run({"moves", "-"}, record::toText(over));
    QCOMPARE(none.code, 0);
    QVERIFY(none.out.isEmpty());
}

void TestCli::fullOutputDeviceIsAnError()
{
    if (!QFile::exists(QStringLiteral("/dev/full")))
        QSKIP("Needs /dev/full");
    for (const auto &[program, arguments] :
         {std::pair("meadhall-cli", "perft --depth 2"), std::pair("meadhall-cli", "host --data %1"),
          std::pair("meadhall-cli", "relay --port 0 --data %1"), std::pair("meadhall", "--help"),
          std::pair("meadhall", "-v")}) {
        QStringList list = QString::fromLatin1(arguments).split(QLatin1Char(' '));
        list.replaceInStrings(QStringLiteral("%1"), folder_.filePath(QStringLiteral("tables")));
        QProcess process;
        process.setStandardOutputFile(QStringLiteral("/dev/full"));
        process.start(programPath(program), list);
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitCode(), 1);
        QVERIFY(!process.readAllStandardError().isEmpty());
    }
}

REGISTER_TEST(TestCli)
#include "moc_cli_test.cpp"
