// SPDX-License-Identifier: GPL-3.0-or-later
// Single record lines: written in the documented format, read back unchanged, and every kind of error refused.
#include "tests/engine/record/record_lines_test.h"
#include "tests/test_program.h"

using namespace meadhall::testing;

void TestRecordLines::linesMatchDocumentedFormat_data()
{
    QTest::addColumn<Event>("event");
    QTest::addColumn<QByteArray>("line");

    GameEvent game;
    game.seats = {"Ada", "Bo", "Cy"};
    QTest::newRow("game")
        << Event(game)
        << QByteArray(
               R"({"event":"game","format":1,"game":"odin","seats":["Ada","Bo","Cy"],"rules":{"colours":"BRPGKO","target":15,"nextStarter":"rotate","wholeHandLead":"optional"}})");
    odin::setRules(game, {0b001101, 1, odin::NextStarter::LeftOfLastRoundLeader, odin::WholeHandLead::Automatic});
    game.deal = 4711;
    game.firstStarter = 2;
    game.chairs = {"human", "easy", "master"};
    QTest::newRow("game, all of it")
        << Event(game)
        << QByteArray(
               R"({"event":"game","format":1,"game":"odin","seats":["Ada","Bo","Cy"],"rules":{"colours":"BPG","target":1,"nextStarter":"leftOfLastRoundLeader","wholeHandLead":"automatic"},"deal":4711,"first":2,"chairs":["human","easy","master"]})");
    QTest::newRow("hand") << Event(
        HandEvent{1, {SeenHand::open(cards({"B2", "O9"})), SeenHand::closed(9), SeenHand::open({})}})
                          << QByteArray(R"({"event":"hand","first":1,"hands":[["B2","O9"],9,[]]})");
    QTest::newRow("lead") << Event(PlayEvent{0, cards({"B2"}), kNoCard})
                          << QByteArray(R"({"event":"play","seat":0,"cards":["B2"]})");
    QTest::newRow("follow") << Event(PlayEvent{1, cards({"G4", "G5"}), one("B2")})
                            << QByteArray(R"({"event":"play","seat":1,"cards":["G5","G4"],"take":"B2"})");
    QTest::newRow("pass") << Event(PassEvent{2}) << QByteArray(R"({"event":"pass","seat":2})");
    QTest::newRow("handOver") << Event(HandOverEvent{{2, 0, 3}, {2, 0, 3}})
                              << QByteArray(R"({"event":"handOver","points":[2,0,3],"totals":[2,0,3]})");
    QTest::newRow("gameOver") << Event(GameOverEvent{{15, 9, 14}, {1}})
                              << QByteArray(R"({"event":"gameOver","totals":[15,9,14],"winners":[1]})");
    QTest::newRow("throw") << Event(ThrowEvent{{0, 1, std::nullopt, 2}})
                           << QByteArray(R"({"event":"throw","throws":["R","P",null,"S"]})");
    GameEvent ninjan;
    ninjan.game = Game::Ninjan;
    ninjan.seats = {"Ada", "Bo"};
    QTest::newRow("ninjan") << Event(
        ninjan) << QByteArray(R"({"event":"game","format":1,"game":"ninjan","seats":["Ada","Bo"],"rules":{}})");
    QTest::newRow("hidden choice") << Event(ChooseEvent{1, kNoCard}) << QByteArray(R"({"event":"choose","seat":1})");
}

void TestRecordLines::linesMatchDocumentedFormat()
{
    QFETCH(Event, event);
    QFETCH(QByteArray, line);
    QCOMPARE(record::toLine(event), line);
    const auto parsed = record::parseLine(line);
    QVERIFY(!parsed.problem);
    QVERIFY(parsed.event == event);
    QVERIFY(record::parseLine(line + "\r\n").event == event);
    QVERIFY(record::parseLine("\t " + line + "  ").event == event);
}

void TestRecordLines::defaultsMayBeOmitted()
{
    const auto parsed = record::parseLine(R"({"event":"game","format":1,"game":"odin","seats":["A","B"],"rules":{}})");
    QVERIFY(!parsed.problem);
    const auto game = std::get<GameEvent>(parsed.event);
    QCOMPARE(odin::rulesOf(game), odin::Rules());
    QCOMPARE(odin::rulesOf(game).colours, odin::kAllColours);
    QVERIFY(!game.deal && game.firstStarter == -1 && game.chairs.empty());
    const auto some = record::parseLine(
        R"({"rules":{"target":20,"colours":"OKB"},"seats":["A","B"],"game":"odin","format":1,"event":"game"})");
    QVERIFY(!some.problem);
    QCOMPARE(odin::rulesOf(std::get<GameEvent>(some.event)).target, 20);
    QCOMPARE(int(odin::rulesOf(std::get<GameEvent>(some.event)).colours), 0b110001);
}

/// Any whole number from 1 on that an int can hold is a valid target, even one that no game reaches.
void TestRecordLines::anyPositiveTargetIsValid()
{
    const auto target = [](const QByteArray &number) {
        const auto parsed = record::parseLine(
            R"({"event":"game","format":1,"game":"odin","seats":["A","B"],"rules":{"target":)" + number + "}}");
        return parsed.problem ? -1 : odin::rulesOf(std::get<GameEvent>(parsed.event)).target;
    };
    QCOMPARE(target("1"), 1);
    QCOMPARE(target("2147483647"), 2147483647);
    QVERIFY(target("0") < 1);
}

void TestRecordLines::unknownKeysAreIgnored()
{
    const auto parsed = record::parseLine(
        R"({"x":{"seat":7,"deep":[[{"a":null}]]},"event":"pass","y":1e300,"seat":1,"z":"\ud83d\ude00","":false,"x":2})");
    QVERIFY(!parsed.problem);
    QVERIFY(parsed.event == Event(PassEvent{1}));
    const auto escaped = record::parseLine(R"({"\u0065vent":"p\u0061ss","seat":1})");
    QVERIFY(escaped.event == Event(PassEvent{1}));
}

/// Optional keys with values that this program does not write are ignored, not refused.
void TestRecordLines::invalidOptionalKeysAreIgnored()
{
    const QByteArray line = R"({"event":"game","format":1,"game":"odin","seats":["A","B"],"rules":{},%1})";
    for (const char *own : {R"("deal":"Tuesday")", R"("deal":-1)", R"("deal":1.5)", R"("deal":18446744073709551616)",
                            R"("first":2)", R"("first":"A")", R"("chairs":["human"])", R"("chairs":7)"}) {
        const auto parsed = record::parseLine(QByteArray(line).replace("%1", own));
        QVERIFY2(!parsed.problem, own);
        const auto game = std::get<GameEvent>(parsed.event);
        QVERIFY2(!game.deal && game.firstStarter == -1 && game.chairs.empty(), own);
    }
}

void TestRecordLines::unusualNamesRoundTrip()
{
    GameEvent game;
    for (const char *name :
         {"", "Anna \"the Bold\"", "back\\slash", "a\nb\tc\x01\x7f", "Їжак", "أحمد", "日本", "\xF0\x9F\x90\xBA"}) {
        game.seats = {name, "Bo"};
        const QByteArray line = record::toLine(game);
        QVERIFY(!line.contains('\n'));
        QVERIFY(!QJsonDocument::fromJson(line).isNull());
        const auto parsed = record::parseLine(line);
        QVERIFY2(!parsed.problem, name);
        QVERIFY2(parsed.event == Event(game), name);
    }
    const auto parsed = record::parseLine(
        R"({"event":"game","format":1,"game":"odin","seats":["\u0407\u0436\/\b\f","\uD83D\uDC3A"],"rules":{}})");
    QVERIFY(std::get<GameEvent>(parsed.event).seats == (std::vector<std::string>{"Їж/\b\f", "\xF0\x9F\x90\xBA"}));
}

void TestRecordLines::invalidUtf8InNames()
{
    GameEvent game;
    game.seats = {"A\xff\xed\xa0\x80"
                  "B\xc3",
                  "Bo"};
    const auto parsed = record::parseLine(record::toLine(game));
    QVERIFY(!parsed.problem);
    const QString name = QString::fromStdString(std::get<GameEvent>(parsed.event).seats[0]);
    QVERIFY(name.startsWith(QLatin1String("A")) && name.contains(QChar::ReplacementCharacter)
            && name.contains(QLatin1String("B")));
}

void TestRecordLines::dealNumbersKeepAllDigits()
{
    GameEvent game;
    game.seats = {"A", "B"};
    for (std::uint64_t deal : {0ull, 9007199254740993ull, 18446744073709551615ull}) {
        game.deal = deal;
        QVERIFY(record::parseLine(record::toLine(game)).event == Event(game));
    }
}

/// The reader is our own: it must accept what Qt's parser accepts, tested on lines with changed bytes.
void TestRecordLines::parserAgreesWithQt()
{
    const QByteArray line =
        R"({"event":"game","a":[0,-1.5e+3,true,false,null,"\u0041\n\"x\\"],"б":{"c":{}},"seat":12})";
    Random random(7);
    int good = 0;
    for (int round = 0; round < 100'000; ++round) {
        QByteArray changed = line;
        for (std::uint32_t changes = random.below(2); changes < 2; ++changes) {
            const auto at = static_cast<qsizetype>(random.below(static_cast<std::uint32_t>(line.size())));
            constexpr std::string_view kFastPolicy = "{}[]\",:\\ 0159.eE-+tfnu/";
            changed[at] = random.below(4) == 0 ? static_cast<char>(random.below(256))
                                               : kFastPolicy[random.below(kFastPolicy.size())];
        }
        const Error ours = record::parseLine(changed).problem.error;
        const bool weRead = ours != Error::NotJson && ours != Error::Encoding;
        QJsonParseError error;
        QJsonDocument::fromJson(changed, &error);
        // Qt accepts what RFC 8259 forbids: control characters in strings and unknown escapes; and it refuses 1e999.
        const bool qtReads = error.error == QJsonParseError::NoError;
        if (weRead != qtReads && ours != Error::NotAnObject) {
            const bool control = std::any_of(changed.begin(), changed.end(), [](char c) { return uchar(c) < 0x20; });
            QVERIFY2(control || error.error == QJsonParseError::IllegalNumber || changed.contains('\\'),
                     changed.toPercentEncoding(" {}[]\",:\\+/").constData());
        } else if (weRead) {
            ++good;
        }
    }
    QVERIFY(good > 1000);
}

REGISTER_TEST(TestRecordLines)
#include "moc_record_lines_test.cpp"
