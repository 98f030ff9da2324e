// SPDX-License-Identifier: GPL-3.0-or-later
// Lines of records that are refused.
#include "tests/engine/record/record_lines_test.h"

using namespace meadhall::testing;

void TestRecordLines::invalidLinesAreRefused_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<Error>("error");
    QTest::addColumn<QByteArray>("key");

    const auto row = [](const QByteArray &line, Error error, const QByteArray &key = "") {
        QTest::newRow(line.constData()) << line << error << key;
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
    // A number that does not fit is refused, not cut to what fits: every key with a number.
    for (const char *number : {"2147483648", "-2147483649", "100000000000000000000", "-100000000000000000000"})
        for (const char *key :
             {R"("event":"game","format":1,"game":"odin","seats":["A","B"],"rules":{"target":%1})",
              R"("event":"game","format":%1,"game":"odin","seats":["A","B"],"rules":{})",
              R"("event":"hand","hands":[9,9],"first":%1)", R"("event":"hand","first":0,"hands":[9,%1])",
              R"("event":"deal","piles":["R7","P-4","S10"],"hands":[9,%1])",
              R"("event":"play","cards":["B2"],"seat":%1)", R"("event":"pass","seat":%1)",
              R"("event":"choose","seat":%1)", R"("event":"resolve","card":"R8","pile":0,"seat":%1)",
              R"("event":"resolve","seat":0,"card":"R8","pile":%1)",
              R"("event":"handOver","totals":[1,0],"points":[1,%1])",
              R"("event":"handOver","points":[1,0],"totals":[1,%1])",
              R"("event":"gameOver","winners":[0],"totals":[1,%1])",
              R"("event":"gameOver","totals":[1,0],"winners":[%1])"}) {
            const QByteArray before = QByteArray(key).split('%').front();
            row("{" + before + number + QByteArray(key).split('%').back().mid(1) + "}", Error::OutOfRange,
                before.split('"').at(before.count('"') - 1)); // the last name before the number
        }
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
