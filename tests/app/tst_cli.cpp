// The command-line tool as a process: its output, its error stream and its exit codes.
#include "engine/games/games.h"
#include "engine/games/ninjan/answers.h"
#include "engine/games/odin/perft.h"
#include "engine/games/odin/playout.h"
#include "engine/record/json_lines.h"
#include "engine/record/record.h"
#include "engine/review/review_file.h"
#include "tests/engine/ninjan_game.h"
#include "tests/engine/random_game.h"
#include "tests/engine/review/reviewed_games.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QtTest>

#include <set>

using namespace meadhall;

namespace {

struct Result {
    int code = -1;
    QByteArray out;
    QByteArray err;
};

Result run(const QStringList &arguments, const QByteArray &input = {})
{
    QProcess process;
    process.start(QStringLiteral(MEADHALL_CLI), arguments);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(60'000))
        return {};
    const int code = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -2;
    return {code, process.readAllStandardOutput(), process.readAllStandardError()};
}

Result run(std::initializer_list<const char *> arguments, const QByteArray &input = {})
{
    QStringList list;
    for (const char *argument : arguments)
        list += QString::fromUtf8(argument);
    return run(list, input);
}

QJsonObject object(const QByteArray &text) { return QJsonDocument::fromJson(text).object(); }

/// Writes a record into the test's folder; returns its path.
QString written(const QTemporaryDir &folder, const char *name, const QByteArray &text)
{
    QString path = folder.filePath(QString::fromUtf8(name));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        qFatal("cannot write the test's file");
    return path;
}

Events firstEvents(const Events &events, std::size_t count)
{
    return Events(events.begin(), events.begin() + std::ptrdiff_t(count));
}

} // namespace

class TestCli : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyCommandHasHelp();
    void manualIsComplete();
    void wrongUsageIsRefused_data();
    void wrongUsageIsRefused();
    void verifyAcceptsValidRecords();
    void verifyReportsFileAndLine();
    void verifyExplainsEveryReason();
    void verifyWritesJson();
    void verifyReportsTornRecords();
    void movesListsOdin();
    void movesListsNinjan();
    void movesRefusesInvalidInput();
    void benchIsReproducible();
    void perftCountsNodes();
    void arenaPlaysBothGames_data();
    void arenaPlaysBothGames();
    void botPlaysNinjan();
    void reviewFindsMistakes();
    void reviewIsKept();
    void reviewRefusesInvalidInput();
    void arenaAcceptsCommasInCommands();
    void fullOutputDeviceIsAnError();

private:
    QTemporaryDir folder_;
};

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
    QFile file(QStringLiteral(MEADHALL_SOURCE_DIR "/app/meadhall-cli/meadhall-cli.1"));
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
                             "host --port -1",
                             "host --port 65536",
                             "host --tables 0",
                             "host --chairs easy,easy",
                             "host --chairs guest",
                             "host --chairs guest,nobody",
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
    process.start(QStringLiteral(MEADHALL_CLI),
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
            if (length % 9 != 1 && length != events.size()
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

void TestCli::benchIsReproducible()
{
    for (int players = 2; players <= 6; ++players) {
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
         {test::firstPlanted(test::missesGoingOut, 3, 1), test::firstPlanted(test::takesPoorPile, 3, 1)}) {
        const Events start = firstEvents(game.events, std::size_t(game.line));
        const QByteArray text = record::toText(start);
        const QByteArray seat = QByteArray::number(game.seat);
        const Result json = run({"review", "--json", "--depth", "100", "--seat", seat.constData(), "-"}, text);
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
        QCOMPARE(
            run({"review", "--json", "--depth", "100", "--seat", seat.constData(), "--threads", "3", "-"}, text).out,
            json.out);
        const Result table = run({"review", "--depth", "100", "--seat", seat.constData(), "-"}, text);
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
    QVERIFY(review::saveReview(kept, events, {50, 1}, planted).isEmpty());
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
    // A review that cannot be written is printed all the same.
    QVERIFY(QFile::remove(kept) && QDir().mkdir(kept));
    const Result unkept = reviewed("0", "50");
    QCOMPARE(unkept.code, 1);
    QVERIFY(unkept.err.contains("game.meadhall.review") && !unkept.out.isEmpty());
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
    QTest::newRow("ninjan with a bot") << "ninjan"
                                       << "exec:\"" MEADHALL_CLI "\" bot --level hard,random";
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

void TestCli::fullOutputDeviceIsAnError()
{
    if (!QFile::exists(QStringLiteral("/dev/full")))
        QSKIP("Needs /dev/full");
    QProcess process;
    process.setStandardOutputFile(QStringLiteral("/dev/full"));
    process.start(QStringLiteral(MEADHALL_CLI),
                  {QStringLiteral("perft"), QStringLiteral("--depth"), QStringLiteral("2")});
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.exitCode(), 1);
    QVERIFY(!process.readAllStandardError().isEmpty());
}

QTEST_GUILESS_MAIN(TestCli)
#include "tst_cli.moc"
