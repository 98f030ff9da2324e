// SPDX-License-Identifier: GPL-3.0-or-later
// Whole records: replayed by the rules, torn, with one error, malicious.
#include "engine/record/json_lines.h"
#include "engine/record/record.h"
#include "engine/record/summary.h"
#include "tests/engine/random_game.h"
#include "tests/test_program.h"

#include <QBuffer>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <sys/stat.h>

using namespace meadhall;
using record::Error;
using record::Record;

namespace {

Record read(QByteArray text)
{
    QBuffer buffer(&text);
    buffer.open(QIODevice::ReadOnly);
    return record::readRecord(buffer);
}

/// A record of a short two-player game with known content, followed by `lastLines`.
QByteArray handWritten(const char *lastLines = "")
{
    return QByteArray(
               R"({"event":"game","format":1,"game":"odin","seats":["A","B"],"rules":{"target":1,"colours":"BR"}}
{"event":"hand","first":1,"hands":[["B1","B2","B3","B4","B5","B6","B7","B8","R9"],["R1","R2","R3","R4","R5","R6","R7","R8","B9"]]}
{"event":"play","seat":1,"cards":["R8"]}
{"event":"play","seat":0,"cards":["R9"],"take":"R8"}
{"event":"pass","seat":1}
)") + lastLines;
}

} // namespace

class TestRecord : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wholeGamesRoundTrip();
    void unfinishedGamesRoundTrip();
    void recordTornAnywhereIsReadUpToTheTear();
    void oneErrorIsLocated_data();
    void oneErrorIsLocated();
    void everyWrongNumberIsFound();
    void missingOrSwappedLinesAreFound();
    void whatEditorsAddIsSkipped();
    void emptyAndForeignFilesAreRefused();
    void endlessLineIsRefused();
    void fileErrorsAreReported();
    void savesAtomically();
};

void TestRecord::wholeGamesRoundTrip()
{
    for (int players = odin::kMinPlayers; players <= odin::kMaxPlayers; ++players) {
        for (std::uint64_t number = 0; number < 20; ++number) {
            const Events events = test::playOdin(test::odinGame(players, number), number);
            const Record record = read(record::toText(events));
            QVERIFY(!record.problem);
            QVERIFY(record.events == events);
            QVERIFY(record.finished());
            QCOMPARE(record.tornLine, 0);
            QCOMPARE(record.goodBytes, record::toText(events).size());
        }
    }
}

void TestRecord::unfinishedGamesRoundTrip()
{
    const Events events = test::playOdin(test::odinGame(3, 5), 5);
    for (std::size_t length = 1; length < events.size(); ++length) {
        const Record record = read(record::toText(Events(events.begin(), events.begin() + std::ptrdiff_t(length))));
        QVERIFY(!record.problem && !record.finished());
        QCOMPARE(record.events.size(), length);
    }
}

void TestRecord::recordTornAnywhereIsReadUpToTheTear()
{
    GameEvent game = test::odinGame(2, 9);
    odin::setRule(game, &odin::Rules::target, 1);
    const Events events = test::playOdin(game, 9);
    const QByteArray text = record::toText(events);
    const auto firstLine = text.indexOf('\n') + 1;
    for (qsizetype length = 0; length <= text.size(); ++length) {
        const QByteArray part = text.first(length);
        const Record record = read(part);
        if (length == 0) {
            QCOMPARE(record.problem.error, Error::NoGame);
        } else if (length < firstLine - 1) {
            QCOMPARE(record.problem.error, Error::NotJson); // not even a game event: not a torn record
            QCOMPARE(record.problem.line, 1);
        } else {
            QVERIFY(!record.problem);
            const bool wholeLast = text[length - 1] == '\n' || (length < text.size() && text[length] == '\n');
            QCOMPARE(record.events.size(), std::size_t(part.count('\n')) + (wholeLast && text[length - 1] != '\n'));
            QCOMPARE(record.tornLine, wholeLast ? 0 : int(part.count('\n')) + 1);
            QCOMPARE(record.goodBytes, wholeLast ? length : part.lastIndexOf('\n') + 1);
        }
    }
    // After a power cut the last line may hold anything.
    const Record zeros = read(text.first(text.lastIndexOf('\n', -2) + 1) + QByteArray(100, '\0'));
    QVERIFY(!zeros.problem && zeros.tornLine == int(events.size()));
    const Record bytes = read(text.first(text.lastIndexOf('\n', -2) + 1) + "{\"event\":\"\xd0");
    QVERIFY(!bytes.problem && bytes.tornLine == int(events.size()));
    // The same with a newline is not a torn line but an invalid one.
    const Record wrong = read(text.first(text.lastIndexOf('\n', -2) + 1) + "{\"event\":\"\n");
    QCOMPARE(wrong.problem.error, Error::NotJson);
    QCOMPARE(wrong.problem.line, int(events.size()));
}

void TestRecord::oneErrorIsLocated_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<Reason>("reason");
    const auto row = [](const char *name, const QByteArray &text, Reason reason) {
        QTest::newRow(name) << text << reason;
    };
    const auto after = [](const char *line) { return handWritten(line); };

    row("as it is", handWritten(), Reason::None);
    row("leader passes", after(R"({"event":"pass","seat":0})"), Reason::PassOnLead);
    row("out of turn", after(R"({"event":"play","seat":1,"cards":["R7"]})"), Reason::NotYourTurn);
    row("no such seat", after(R"({"event":"play","seat":2,"cards":["R7"]})"), Reason::NoSuchSeat);
    row("negative seat", after(R"({"event":"pass","seat":-1})"), Reason::NoSuchSeat);
    row("card not held", after(R"({"event":"play","seat":0,"cards":["R7"]})"), Reason::CardNotHeld);
    row("card in no hand", after(R"({"event":"play","seat":0,"cards":["O7"]})"), Reason::CardNotHeld);
    row("lead of two", after(R"({"event":"play","seat":0,"cards":["B1","B2"]})"), Reason::LeadOneOrAll);
    row("no set", after(R"({"event":"play","seat":0,"cards":["B1","R8"]})"), Reason::NotASet);
    row("no cards", after(R"({"event":"play","seat":0,"cards":[]})"), Reason::NoCards);
    row("take on a lead", after(R"({"event":"play","seat":0,"cards":["B1"],"take":"R9"})"), Reason::TakeOnLead);
    row("take missing",
        after("{\"event\":\"play\",\"seat\":0,\"cards\":[\"B1\"]}\n"
              R"({"event":"play","seat":1,"cards":["R7"]})"),
        Reason::TakeMissing);
    row("take of the own card",
        after("{\"event\":\"play\",\"seat\":0,\"cards\":[\"B1\"]}\n"
              R"({"event":"play","seat":1,"cards":["R7"],"take":"R6"})"),
        Reason::TakeNotBeaten);
    row("equal",
        after("{\"event\":\"play\",\"seat\":0,\"cards\":[\"B1\"]}\n"
              R"({"event":"play","seat":1,"cards":["R1"],"take":"B1"})"),
        Reason::EqualValue);
    row("too low",
        after("{\"event\":\"play\",\"seat\":0,\"cards\":[\"B2\"]}\n"
              R"({"event":"play","seat":1,"cards":["R1"],"take":"B2"})"),
        Reason::TooLow);
    row("too many",
        after("{\"event\":\"play\",\"seat\":0,\"cards\":[\"B2\"]}\n"
              R"({"event":"play","seat":1,"cards":["R1","R2","R3"],"take":"B2"})"),
        Reason::WrongCount);
    row("second game", after(R"({"event":"game","format":1,"game":"odin","seats":["A","B"],"rules":{}})"),
        Reason::EventOutOfPlace);
    row("hand in a hand", after(R"({"event":"hand","first":0,"hands":[9,9]})"), Reason::EventOutOfPlace);
    row("over too soon", after(R"({"event":"handOver","points":[8,8],"totals":[8,8]})"), Reason::EventOutOfPlace);
    row("end too soon", after(R"({"event":"gameOver","totals":[0,0],"winners":[0,1]})"), Reason::EventOutOfPlace);
    row("ninjan's event", after(R"({"event":"throw","throws":["R","P"]})"), Reason::EventOutOfPlace);

    const auto changed = [](const char *from, const char *to) { return handWritten().replace(from, to); };
    row("one seat", changed(R"(["A","B"])", R"(["A"])"), Reason::WrongPlayers);
    row("no seats", changed(R"(["A","B"])", "[]"), Reason::WrongPlayers);
    row("seven seats", changed(R"(["A","B"])", R"(["A","B","C","D","E","F","G"])"), Reason::WrongPlayers);
    row("three seats, two colours", changed(R"(["A","B"])", R"(["A","B","C"])"), Reason::WrongColours);
    row("no target", changed(R"("target":1)", R"("target":0)"), Reason::WrongTarget);
    row("negative target", changed(R"("target":1)", R"("target":-15)"), Reason::WrongTarget);
    row("starter", changed(R"("first":1)", R"("first":2)"), Reason::NoSuchSeat);
    row("eight cards", changed(R"("R9"],)", R"(],)").replace(",]", "]"), Reason::WrongDeal);
    row("ten cards", changed(R"("R9"],)", R"("R9","B9"],)"), Reason::WrongDeal);
    row("three hands", changed("]]}", "],[\"G1\"]]}"), Reason::WrongDeal);
    row("one hand", changed(R"(,["R1","R2","R3","R4","R5","R6","R7","R8","B9"])", ""), Reason::WrongDeal);
    row("dealt twice", changed(R"("R8","B9"]])", R"("R8","R9"]])"), Reason::WrongDeal);
    row("no card of the deck", changed(R"("R8","B9"]])", R"("R8","K9"]])"), Reason::WrongDeal);
    row("hidden hands", changed(R"(["R1","R2","R3","R4","R5","R6","R7","R8","B9"])", "9"), Reason::HiddenCards);
}

void TestRecord::oneErrorIsLocated()
{
    QFETCH(QByteArray, text);
    QFETCH(Reason, reason);
    const Record record = read(text);
    QCOMPARE(int(record.problem.reason), int(reason));
    QCOMPARE(record.problem.error, reason == Reason::None ? Error::None : Error::AgainstRules);
    if (reason != Reason::None) {
        // The reported line is the last one added, or the one changed.
        QCOMPARE(record.problem.line, int(record.events.size()) + 1);
        const auto added = text.size() > handWritten().size() && text.startsWith(handWritten());
        if (added)
            QCOMPARE(record.problem.line, int(text.count('\n')) + 1);
    }
}

/// Points, totals, winners and starters: every figure of a whole game, one of them changed at a time.
void TestRecord::everyWrongNumberIsFound()
{
    for (int players = 2; players <= 6; ++players) {
        const Events events = test::playOdin(test::odinGame(players, 3), 3);
        for (std::size_t i = 1; i < events.size(); ++i) {
            const auto expect = [&](const Event &wrong, Reason reason) {
                Events changed(events.begin(), events.begin() + std::ptrdiff_t(i));
                changed.push_back(wrong);
                const Record record = read(record::toText(changed));
                QCOMPARE(int(record.problem.reason), int(reason));
                QCOMPARE(record.problem.line, int(i) + 1);
            };
            if (const auto *over = std::get_if<HandOverEvent>(&events[i])) {
                for (std::size_t seat = 0; seat < over->points.size(); ++seat) {
                    HandOverEvent wrong = *over;
                    ++wrong.points[seat];
                    expect(wrong, Reason::WrongPoints);
                    wrong = *over;
                    --wrong.totals[seat];
                    expect(wrong, Reason::WrongTotals);
                }
                HandOverEvent fewer = *over;
                fewer.points.pop_back();
                expect(fewer, Reason::WrongPoints);
                HandOverEvent more = *over;
                more.totals.push_back(0);
                expect(more, Reason::WrongTotals);
            } else if (const auto *end = std::get_if<GameOverEvent>(&events[i])) {
                GameOverEvent wrong = *end;
                wrong.winners.push_back(wrong.winners.front());
                expect(wrong, Reason::WrongWinners);
                wrong.winners = {};
                expect(wrong, Reason::WrongWinners);
                wrong = *end;
                ++wrong.totals.back();
                expect(wrong, Reason::WrongTotals);
                expect(std::get<HandOverEvent>(events[i - 1]), Reason::EventOutOfPlace);
            } else if (const auto *hand = std::get_if<HandEvent>(&events[i]); hand && i > 1) {
                HandEvent wrong = *hand;
                wrong.first = (wrong.first + 1) % players;
                expect(wrong, Reason::WrongStarter);
                expect(GameOverEvent{std::get<HandOverEvent>(events[i - 1]).totals, {0}}, Reason::EventOutOfPlace);
            } else if (const auto *play = std::get_if<PlayEvent>(&events[i])) {
                PlayEvent wrong = *play;
                wrong.seat = (wrong.seat + 1) % players;
                expect(wrong, Reason::NotYourTurn);
            }
        }
    }
}

void TestRecord::missingOrSwappedLinesAreFound()
{
    const Events events = test::playOdin(test::odinGame(3, 8), 8);
    int found = 0;
    for (std::size_t i = 0; i + 1 < events.size(); ++i) {
        Events left = events;
        left.erase(left.begin() + std::ptrdiff_t(i)); // a line is missing
        const Record missing = read(record::toText(left));
        // Without its last line the game is unfinished; without any other line a later line is illegal.
        QVERIFY(missing.problem);
        QVERIFY(missing.problem.line >= int(i) + 1);
        Events twice = events;
        twice.insert(twice.begin() + std::ptrdiff_t(i), events[i]);
        const Record repeated = read(record::toText(twice));
        QVERIFY(repeated.problem);
        found += repeated.problem.line == int(i) + 2;
    }
    QVERIFY(found > int(events.size()) / 2);
}

/// Editors add a byte order mark, line ends of their own and empty last lines.
void TestRecord::whatEditorsAddIsSkipped()
{
    for (const char *start : {"", "\xef\xbb\xbf"})
        for (const char *end : {"", "\n", "\r\n", " \n\n", "  ", "\n\t", "\r\n\r\n"}) {
            const Record record = read(start + handWritten(end));
            QCOMPARE(record.problem.error, Error::None);
            QCOMPARE(record.tornLine, 0);
            QCOMPARE(record.events.size(), std::size_t(5));
            QCOMPARE(record.goodBytes, qint64(QByteArray(start).size() + handWritten().size()));
        }
    QCOMPARE(read("\xef\xbb\xbf" + handWritten().replace("\n", "\r\n")).problem.error, Error::None);
}

void TestRecord::emptyAndForeignFilesAreRefused()
{
    QCOMPARE(read("").problem.error, Error::NoGame);
    const Record blank = read("\n");
    QCOMPARE(blank.problem.error, Error::EmptyLine);
    QCOMPARE(blank.problem.line, 1);
    QCOMPARE(read(handWritten().replace("\n", "\r\n")).problem.error, Error::None);
    const Record gap = read(handWritten("\n\r\n{\"event\":\"pass\",\"seat\":0}"));
    QCOMPARE(gap.problem.error, Error::EmptyLine);
    QCOMPARE(gap.problem.line, 6);
    QCOMPARE(read(R"({"event":"pass","seat":0})").problem.reason, Reason::EventOutOfPlace);
    const QByteArray utf16(reinterpret_cast<const char *>(QString::fromUtf8(handWritten()).utf16()),
                           handWritten().size() * 2);
    QVERIFY(read(utf16).problem);
    QCOMPARE(read("\xff\xfe" + utf16).problem.error, Error::Encoding);
    QCOMPARE(read(handWritten("\xef\xbb\xbf")).problem.error, Error::None); // torn
    QCOMPARE(read(handWritten().insert(1, "\xef\xbb\xbf")).problem.error, Error::NotJson);
    QCOMPARE(read(QString::fromUtf8(handWritten()).replace(QLatin1Char('A'), QChar(0xe9)).toLatin1()).problem.error,
             Error::Encoding);
    Random random(1);
    for (int round = 0; round < 300; ++round) {
        QByteArray rubbish;
        for (std::uint32_t bytes = random.below(4000); bytes > 0; --bytes)
            rubbish += static_cast<char>(random.below(256));
        QVERIFY(read(rubbish).problem);
        QVERIFY(read(rubbish).events.empty());
    }
}

namespace {

/// An endless stream, such as a device file or a pipe.
class Endless : public QIODevice {
public:
    qint64 taken = 0;
    bool isSequential() const override { return true; }

protected:
    qint64 readData(char *data, qint64 length) override
    {
        memset(data, ' ', size_t(length));
        taken += length;
        return length;
    }
    qint64 writeData(const char *, qint64) override { return -1; }
};

} // namespace

void TestRecord::endlessLineIsRefused()
{
    Endless device;
    device.open(QIODevice::ReadOnly);
    const Record record = record::readRecord(device);
    QCOMPARE(record.problem.error, Error::LineTooLong);
    QCOMPARE(record.problem.line, 1);
    QVERIFY(device.taken < 3 * record::kMaxLineLength);
}

void TestRecord::fileErrorsAreReported()
{
    const QTemporaryDir folder;
    const QString name = folder.filePath(QStringLiteral("Spiel des Jägers.meadhall"));
    QCOMPARE(record::readRecord(name).problem.error, Error::Unreadable);
    QVERIFY(!record::readRecord(name).problem.detail.empty());
    QCOMPARE(record::readRecord(folder.path()).problem.error, Error::Unreadable);
    const Events events = test::playOdin(test::odinGame(6, 1), 1);
    QVERIFY(record::save(events, name).isEmpty());
    QVERIFY(record::readRecord(name).events == events);
    // Opening a pipe waited for a program at its other end.
    const QString pipe = folder.filePath(QStringLiteral("pipe.meadhall"));
    QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), S_IRUSR | S_IWUSR), 0);
    QCOMPARE(record::readRecord(pipe).problem.error, Error::Unreadable);
    QVERIFY(!record::readRecord(pipe).problem.detail.empty());
    QCOMPARE(record::summarise(pipe).state, record::Summary::State::Unreadable);
}

void TestRecord::savesAtomically()
{
    const QTemporaryDir folder;
    const QString name = folder.filePath(QStringLiteral("a.meadhall"));
    const Events events = test::playOdin(test::odinGame(2, 1), 1);
    QVERIFY(record::save(events, name).isEmpty());
    QVERIFY(!record::save(events, folder.filePath(QStringLiteral("missing/a.meadhall"))).isEmpty());
    QVERIFY(!record::save(events, folder.path()).isEmpty());
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{QStringLiteral("a.meadhall")});
    QVERIFY(record::readRecord(name).events == events);
}

REGISTER_TEST(TestRecord)
#include "tst_record.moc"
