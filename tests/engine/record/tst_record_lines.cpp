// Single record lines: written in the documented format, read back unchanged, and every kind of error refused.
#include "engine/record/json_lines.h"
#include "tests/engine/random_game.h"

#include <QJsonDocument>
#include <QtTest>

using namespace meadhall;
using record::Error;

namespace {

CardSet cards(std::initializer_list<const char *> names)
{
    CardSet set;
    for (const char *name : names)
        set.add(*odin::cardOfName(name));
    return set;
}

Card one(const char *name) { return *odin::cardOfName(name); }

} // namespace

class TestRecordLines : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void linesMatchDocumentedFormat_data();
    void linesMatchDocumentedFormat();
    void defaultsMayBeOmitted();
    void anyPositiveTargetIsValid();
    void unknownKeysAreIgnored();
    void invalidOptionalKeysAreIgnored();
    void unusualNamesRoundTrip();
    void invalidUtf8InNames();
    void dealNumbersKeepAllDigits();
    void invalidLinesAreRefused_data();
    void invalidLinesAreRefused();
    void everyPrefixIsRefused();
    void fractionsAreRefused_data();
    void fractionsAreRefused();
    void limitsAreEnforced();
    void eventsOfGamesRoundTrip();
    void parserAgreesWithQt();
};

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

/// Any whole number from 1 on is a valid target, even one that no game reaches.
void TestRecordLines::anyPositiveTargetIsValid()
{
    const auto target = [](const QByteArray &number) {
        const auto parsed = record::parseLine(
            R"({"event":"game","format":1,"game":"odin","seats":["A","B"],"rules":{"target":)" + number + "}}");
        return parsed.problem ? -1 : odin::rulesOf(std::get<GameEvent>(parsed.event)).target;
    };
    QCOMPARE(target("1"), 1);
    QCOMPARE(target("2147483647"), 2147483647);
    QCOMPARE(target("2147483648"), 2147483647);
    QCOMPARE(target("100000000000000000000"), 2147483647);
    QVERIFY(target("-100000000000000000000") < 1);
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

void TestRecordLines::invalidLinesAreRefused_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<Error>("error");
    QTest::addColumn<QByteArray>("key");

    const auto row = [](const char *line, Error error, const char *key = "") {
        QTest::newRow(line) << QByteArray(line) << error << QByteArray(key);
    };
    row("", Error::EmptyLine);
    row(" \t\r", Error::EmptyLine);
    row("hello", Error::NotJson);
    row("[]", Error::NotAnObject);
    row("null", Error::NotAnObject);
    row("\"pass\"", Error::NotAnObject);
    row("{}", Error::MissingKey, "event");
    row("{\"event\":\"pass\",\"seat\":0}}", Error::NotJson);
    row("{\"event\":\"pass\",\"seat\":0} {}", Error::NotJson);
    row("{\"event\":\"pass\",\"seat\":0,}", Error::NotJson);
    row("{\"event\":\"pass\" \"seat\":0}", Error::NotJson);
    row("{'event':'pass','seat':0}", Error::NotJson);
    row("{event:\"pass\",\"seat\":0}", Error::NotJson);
    row("{\"event\":\"pass\",\"seat\":00}", Error::NotJson);
    row("{\"event\":\"pass\",\"seat\":+0}", Error::NotJson);
    row("{\"event\":\"pass\",\"seat\":.5}", Error::NotJson);
    row("{\"event\":\"pass\",\"seat\":NaN}", Error::NotJson);
    row("{\"event\":\"pass\",\"seat\":tru}", Error::NotJson);
    row("{\"event\":\"pass\",\"seat\":0,\"x\":\"a\tb\"}", Error::NotJson);
    row("{\"event\":\"pass\",\"seat\":0,\"x\":\"\\x\"}", Error::NotJson);
    row("{\"event\":\"pass\",\"seat\":0,\"x\":\"\\u12g4\"}", Error::NotJson);
    row("{\"event\":\"pass\",\"seat\":0,\"x\":\"\\ud800\"}", Error::NotJson);
    row("{\"event\":\"pass\",\"seat\":0,\"x\":\"\\udc00\"}", Error::NotJson);
    row("{\"event\":\"pass\",\"seat\":0,\"x\":[1,]}", Error::NotJson);
    row("{\"event\":\"pass\",\"seat\":0 /* first */}", Error::NotJson);
    row("{\"event\":1,\"seat\":0}", Error::WrongType, "event");
    row("{\"event\":\"Pass\",\"seat\":0}", Error::UnknownEvent, "event");
    row("{\"event\":\"\",\"seat\":0}", Error::UnknownEvent, "event");
    row("{\"event\":\"pass\"}", Error::MissingKey, "seat");
    row("{\"event\":\"pass\",\"seat\":0,\"seat\":0}", Error::DuplicateKey, "seat");
    row("{\"event\":\"pass\",\"event\":\"pass\",\"seat\":0}", Error::DuplicateKey, "event");
    row(R"({"event":"play","seat":0})", Error::MissingKey, "cards");
    row(R"({"event":"play","cards":["B2"]})", Error::MissingKey, "seat");
    row(R"({"event":"play","seat":0,"cards":"B2"})", Error::WrongType, "cards");
    row(R"({"event":"play","seat":0,"cards":[2]})", Error::WrongType, "cards");
    row(R"({"event":"play","seat":0,"cards":[["B2"]]})", Error::WrongType, "cards");
    row(R"({"event":"play","seat":0,"cards":["B0"]})", Error::NoSuchCard, "cards");
    row(R"({"event":"play","seat":0,"cards":["B10"]})", Error::NoSuchCard, "cards");
    row(R"({"event":"play","seat":0,"cards":["b2"]})", Error::NoSuchCard, "cards");
    row(R"({"event":"play","seat":0,"cards":["S2"]})", Error::NoSuchCard, "cards");
    row(R"({"event":"play","seat":0,"cards":[""]})", Error::NoSuchCard, "cards");
    row(R"({"event":"play","seat":0,"cards":["B2","B2"]})", Error::AgainstRules, "cards");
    row(R"({"event":"play","seat":0,"cards":["B2"],"take":null})", Error::WrongType, "take");
    row(R"({"event":"play","seat":0,"cards":["B2"],"take":["B1"]})", Error::WrongType, "take");
    row(R"({"event":"play","seat":0,"cards":["B2"],"take":"X1"})", Error::NoSuchCard, "take");
    row(R"({"event":"hand","hands":[]})", Error::MissingKey, "first");
    row(R"({"event":"hand","first":0})", Error::MissingKey, "hands");
    row(R"({"event":"hand","first":0,"hands":{}})", Error::WrongType, "hands");
    row(R"({"event":"hand","first":0,"hands":["B2"]})", Error::WrongType, "hands");
    row(R"({"event":"hand","first":0,"hands":[9.5]})", Error::WrongType, "hands");
    row(R"({"event":"hand","first":0,"hands":[-1]})", Error::OutOfRange, "hands");
    row(R"({"event":"hand","first":0,"hands":[1000]})", Error::OutOfRange, "hands");
    row(R"({"event":"hand","first":0,"hands":[["B2","B2"]]})", Error::AgainstRules, "hands");
    row(R"({"event":"handOver","points":[1,0]})", Error::MissingKey, "totals");
    row(R"({"event":"handOver","points":[1,true],"totals":[1,0]})", Error::WrongType, "points");
    row(R"({"event":"handOver","points":[1,0],"totals":7})", Error::WrongType, "totals");
    row(R"({"event":"gameOver","totals":[1,0]})", Error::MissingKey, "winners");
    row(R"({"event":"gameOver","totals":[1,0],"winners":[null]})", Error::WrongType, "winners");
    row(R"({"event":"throw","throws":["R","X"]})", Error::UnknownValue, "throws");
    row(R"({"event":"throw","throws":["R",1]})", Error::WrongType, "throws");
    row(R"({"event":"throw","throws":["RP"]})", Error::UnknownValue, "throws");
    row(R"({"event":"throw","throws":[""]})", Error::UnknownValue, "throws");
    row(R"({"event":"game","game":"odin","seats":["A","B"],"rules":{}})", Error::MissingKey, "format");
    row(R"({"event":"game","format":2,"game":"odin","seats":["A","B"],"rules":{}})", Error::NewerFormat, "format");
    row(R"({"event":"game","format":2})", Error::NewerFormat, "format");
    row(R"({"event":"game","format":0,"game":"odin","seats":["A","B"],"rules":{}})", Error::UnknownFormat, "format");
    row(R"({"event":"game","format":"1","game":"odin","seats":["A","B"],"rules":{}})", Error::WrongType, "format");
    row(R"({"event":"game","format":1,"seats":["A","B"],"rules":{}})", Error::MissingKey, "game");
    row(R"({"event":"game","format":1,"game":"chess","seats":["A","B"],"rules":{}})", Error::UnknownGame, "game");
    row(R"({"event":"game","format":1,"game":"odin","rules":{}})", Error::MissingKey, "seats");
    row(R"({"event":"game","format":1,"game":"odin","seats":["A",2],"rules":{}})", Error::WrongType, "seats");
    row(R"({"event":"game","format":1,"game":"odin","seats":["A","B"]})", Error::MissingKey, "rules");
    row(R"({"event":"game","format":1,"game":"odin","seats":["A","B"],"rules":[]})", Error::WrongType, "rules");
    row(R"({"event":"game","format":1,"game":"odin","seats":["A","B"],"rules":{"colours":"BX"}})", Error::UnknownValue,
        "colours");
    row(R"({"event":"game","format":1,"game":"odin","seats":["A","B"],"rules":{"colours":"BRB"}})", Error::UnknownValue,
        "colours");
    row(R"({"event":"game","format":1,"game":"odin","seats":["A","B"],"rules":{"colours":4}})", Error::WrongType,
        "colours");
    row(R"({"event":"game","format":1,"game":"odin","seats":["A","B"],"rules":{"target":"15"}})", Error::WrongType,
        "target");
    row(R"({"event":"game","format":1,"game":"odin","seats":["A","B"],"rules":{"target":15.0}})", Error::WrongType,
        "target");
    row(R"({"event":"game","format":1,"game":"odin","seats":["A","B"],"rules":{"nextStarter":"left"}})",
        Error::UnknownValue, "nextStarter");
    row(R"({"event":"game","format":1,"game":"odin","seats":["A","B"],"rules":{"nextStarter":1}})", Error::WrongType,
        "nextStarter");
    row(R"({"event":"game","format":1,"game":"odin","seats":["A","B"],"rules":{"wholeHandLead":true}})",
        Error::WrongType, "wholeHandLead");
    row("\xef\xbb\xbf{\"event\":\"pass\",\"seat\":0}", Error::Encoding);
    row("{\"event\":\"pass\",\"seat\":0,\"x\":\"\xff\"}", Error::Encoding);
    row("{\"event\":\"pass\",\"seat\":0,\"x\":\"\xc0\xaf\"}", Error::Encoding);
    row("{\"event\":\"pass\",\"seat\":0,\"x\":\"\xed\xa0\x80\"}", Error::Encoding);
    row("{\"event\":\"pass\",\"seat\":0,\"x\":\"\xf4\x90\x80\x80\"}", Error::Encoding);
    row("{\"event\":\"pass\",\"seat\":0,\"x\":\"\xe2\x82", Error::Encoding);
}

void TestRecordLines::invalidLinesAreRefused()
{
    QFETCH(QByteArray, line);
    QFETCH(Error, error);
    QFETCH(QByteArray, key);
    const auto parsed = record::parseLine(line);
    QCOMPARE(int(parsed.problem.error), int(error));
    QCOMPARE(QByteArray::fromStdString(parsed.problem.key), key);
}

void TestRecordLines::everyPrefixIsRefused()
{
    const QByteArray line = record::toLine(test::playOdin(test::odinGame(4, 1), 1)[1]);
    for (int length = 0; length < line.size(); ++length)
        QVERIFY2(record::parseLine(line.first(length)).problem, qPrintable(QString::number(length)));
    QVERIFY(!record::parseLine(line).problem);
}

void TestRecordLines::fractionsAreRefused_data()
{
    QTest::addColumn<QByteArray>("number");
    QTest::addColumn<Error>("error");
    for (const char *good : {"0", "-0", "5", "-1", "2147483647", "-2147483648"})
        QTest::newRow(good) << QByteArray(good) << Error::None;
    for (const char *typed : {"1.5", "1.0", "1e2", "1E0", "true", "null", "\"1\"", "[1]", "{}"})
        QTest::newRow(typed) << QByteArray(typed) << Error::WrongType;
    for (const char *big : {"2147483648", "-2147483649", "99999999999999999999999999999999999999"})
        QTest::newRow(big) << QByteArray(big) << Error::OutOfRange;
}

void TestRecordLines::fractionsAreRefused()
{
    QFETCH(QByteArray, number);
    QFETCH(Error, error);
    const auto parsed = record::parseLine("{\"event\":\"pass\",\"seat\":" + number + "}");
    QCOMPARE(int(parsed.problem.error), int(error));
    if (error == Error::None)
        QCOMPARE(std::get<PassEvent>(parsed.event).seat, number.toInt());
}

/// Limits for nesting, line length and counts; huge values that are skipped are accepted.
void TestRecordLines::limitsAreEnforced()
{
    const auto errorOf = [](const QByteArray &line) { return record::parseLine(line).problem.error; };
    QCOMPARE(errorOf(QByteArray(100'000, '[')), Error::NestedTooDeep);
    QCOMPARE(errorOf("{\"event\":\"pass\",\"seat\":0,\"x\":" + QByteArray(31, '[') + QByteArray(31, ']') + "}"),
             Error::None);
    QCOMPARE(errorOf("{\"event\":\"pass\",\"seat\":0,\"x\":" + QByteArray(32, '[') + QByteArray(32, ']') + "}"),
             Error::NestedTooDeep);
    QCOMPARE(errorOf(QByteArray("{\"a\":").repeated(50'000)), Error::NestedTooDeep);
    QCOMPARE(errorOf(QByteArray(record::kMaxLineLength, ' ')), Error::EmptyLine);
    QCOMPARE(errorOf(QByteArray(record::kMaxLineLength + 1, ' ')), Error::LineTooLong);
    QCOMPARE(errorOf("{\"event\":\"pass\",\"x\":\"" + QByteArray(5'000'000, 'x') + "\",\"seat\":0}"), Error::None);
    QCOMPARE(errorOf(QByteArray(1'000'000, '\0')), Error::NotJson);
    const QByteArray zeros = QByteArray("0,").repeated(200'000) + "0";
    QCOMPARE(errorOf("{\"event\":\"handOver\",\"points\":[" + zeros + "],\"totals\":[]}"), Error::TooManyItems);
    QCOMPARE(errorOf("{\"event\":\"pass\",\"seat\":0,\"x\":[" + zeros + "]}"), Error::None);
    QCOMPARE(errorOf("{\"event\":\"play\",\"seat\":0,\"cards\":[\"" + QByteArray(900'000, 'B') + "\"]}"),
             Error::NoSuchCard);
    const auto clipped = record::parseLine("{\"event\":\"" + QByteArray("Ї").repeated(1000) + "\"}").problem;
    QCOMPARE(clipped.error, Error::UnknownEvent);
    QVERIFY(clipped.detail.size() < 60 && QString::fromStdString(clipped.detail).contains(QStringLiteral("Ї…")));
}

void TestRecordLines::eventsOfGamesRoundTrip()
{
    for (int players = odin::kMinPlayers; players <= odin::kMaxPlayers; ++players)
        for (std::uint64_t number = 0; number < 40; ++number)
            for (const Event &event : test::playOdin(test::odinGame(players, number), number)) {
                const auto parsed = record::parseLine(record::toLine(event));
                QVERIFY(!parsed.problem);
                QVERIFY(parsed.event == event);
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

QTEST_GUILESS_MAIN(TestRecordLines)
#include "tst_record_lines.moc"
