// SPDX-License-Identifier: GPL-3.0-or-later
// The lines between a table and its guests: written, read, cut up, and made up by somebody hostile.
#include "engine/core/random.h"
#include "engine/network/line_reader.h"
#include "engine/network/message.h"
#include "engine/network/words.h"
#include "tests/test_program.h"

#include <QtTest>

#include <set>

using namespace meadhall;
using namespace meadhall::network;

namespace {

/// One of every kind.
std::vector<Message> allKinds()
{
    SeatState ada{
        QStringLiteral("Ada \"The\" Łöwe \u0623"), SeatState::Kind::Person, SeatState::Presence::Here, {}, {}};
    SeatState bo{QStringLiteral("Bo"), SeatState::Kind::Guest, SeatState::Presence::Away, {}, {}};
    SeatState leif{QStringLiteral("Leif"), SeatState::Kind::Computer, SeatState::Presence::Here, QStringLiteral("hard"),
                   QStringLiteral("leif")};
    return {
        Hello{QStringLiteral("meadhall"), QStringLiteral("0.1.0"), 7, 2},
        Seats{{ada, bo, leif}, Game::Ninjan, true, true},
        Sit{QStringLiteral("Bo"), {}, -1},
        Sit{QStringLiteral("Bo"), QStringLiteral("abc"), 2},
        Seated{1, QStringLiteral("abc")},
        Ask{RequestKind::Pile, 17},
        Answer{17, {{QStringLiteral("pile"), 2}}},
        Refused{Reason::TooLow, Code::None, 17},
        Refused{Reason::None, Code::Full, {}},
        Refused{Reason::None, Code::Stale, 0},
        Past{17},
        Seen{GameEvent{Game::Odin, {"Ada", "Bo"}, {}, {}, -1, {}}},
        Seen{HandEvent{0, {SeenHand::open({1, 2, 3}), SeenHand::closed(9)}}},
        Seen{ChooseEvent{1, kNoCard}},
        Seen{PlayEvent{1, {3, 4}, 7}},
        OpenHands{{{1, 2}, {}}},
        Mix{GameEvent{Game::Odin, {"Ada", "Bo"}, {}, {}, 1, {}, -1, FairDeal{std::string(64, 'a'), {}, {}}}, 5},
        Promise{std::string(64, 'b'), 5},
        Promises{{"", std::string(64, 'b')}, 5},
        Part{std::string(64, 'c'), 5},
        Opened{std::string(64, 'd')},
        Away{1, 60},
        Back{1},
        Remind{2},
        Phrase{PhraseId::Oops, 3},
        Phrase{PhraseId::Goodbye, -1},
        Undo{3, {0, 2}},
        Agree{3, true},
        Ping{0},
        Pong{0},
        Answer{0, {{QStringLiteral("pass"), true}}},
        Bye{Code::TooMany, QStringLiteral("Too many lines.")},
    };
}

QByteArray withoutEnd(QByteArray line)
{
    line.chop(1);
    return line;
}

} // namespace

class TestMessages : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void areReadBack();
    void areOneLine();
    void unknownKeysAndKindsAreIgnored();
    void wrongLinesAreRefused_data();
    void wrongLinesAreRefused();
    void wordsAreDistinct();
    void linesArriveInPieces();
    void longLinesAreNoticed();
    void manyLinesAreNoticed();
    void survivesRandomBytes();
    void survivesMutatedLines();
};

void TestMessages::areReadBack()
{
    std::set<std::size_t> kinds;
    for (const Message &message : allKinds()) {
        const QByteArray line = toLine(message);
        const auto read = messageOf(withoutEnd(line));
        QVERIFY2(read && *read == message, line.constData());
        kinds.insert(message.index());
    }
    QCOMPARE(kinds.size() + 1, std::variant_size_v<Message>); // all but Unknown
}

void TestMessages::areOneLine()
{
    for (const Message &message : allKinds())
        QCOMPARE(toLine(message).count('\n'), 1);
    const Message twisted = Sit{QStringLiteral("a\nb\r\u2028"), {}, -1};
    QCOMPARE(toLine(twisted).count('\n'), 1);
    QCOMPARE(toLine(twisted).count('\r'), 0);
}

void TestMessages::unknownKeysAndKindsAreIgnored()
{
    QVERIFY(messageOf(R"({"later":{"ping":1},"ping":7,"x":[1,2]})") == Message(Ping{7}));
    QVERIFY(messageOf(R"({"emoji":"dance"})") == Message(Unknown{}));
    QVERIFY(messageOf("{}") == Message(Unknown{}));
}

void TestMessages::wrongLinesAreRefused_data()
{
    QTest::addColumn<QByteArray>("line");
    for (const char *line :
         {"",
          " ",
          "x",
          "null",
          "17",
          "[]",
          "\"hello\"",
          "{",
          R"({"ping":)",
          R"({"ping":-1})",
          R"({"ping":1.5})",
          R"({"ping":"1"})",
          R"({"ping":1e300})",
          R"({"ping":1,"pong":1})",
          R"({"hello":"x"})",
          R"({"hello":"x","version":"1","format":"1"})",
          R"({"sit":1})",
          R"({"sit":"a","seat":-1})",
          R"({"promise":"x","number":1})",
          R"({"part":"ABCDEF","number":1})",
          R"({"promises":["x"],"number":1})",
          R"({"secret":""})",
          R"({"mix":{"event":"pass","seat":0},"number":1})",
          R"({"mix":{"event":"game","format":1,"game":"odin","seats":["A","B"],"rules":{}},"number":1})",
          R"({"sit":"a","token":7})",
          R"({"ask":"dance","number":1})",
          R"({"seats":{},"game":"odin","begun":true})",
          R"({"seats":[1],"game":"odin","begun":true})",
          R"({"seats":[],"game":"chess","begun":true})",
          R"({"open":[["X9"]]})",
          R"({"away":"a"})",
          R"({"phrase":"rude"})",
          R"({"agree":1})",
          R"({"event":"play"})",
          R"({"event":"dance"})",
          R"({"event":"play","seat":0,"cards":["B2","B2"]})",
          "\xff\xfe{\"ping\":1}"})
        QTest::newRow(*line ? line : "empty") << QByteArray(line);
}

void TestMessages::wrongLinesAreRefused()
{
    QFETCH(QByteArray, line);
    QVERIFY(!messageOf(line));
}

void TestMessages::wordsAreDistinct()
{
    std::set<std::string_view> words;
    for (int code = 1; code <= static_cast<int>(Code::Closed); ++code) {
        words.insert(wordOf(static_cast<Code>(code)));
        QCOMPARE(codeOf(wordOf(static_cast<Code>(code))), static_cast<Code>(code));
    }
    for (int reason = 1; reason <= static_cast<int>(Reason::WrongCards); ++reason) {
        words.insert(wordOf(static_cast<Reason>(reason)));
        QCOMPARE(reasonOf(wordOf(static_cast<Reason>(reason))), static_cast<Reason>(reason));
    }
    QCOMPARE(words.size(), static_cast<std::size_t>(Code::Closed) + static_cast<std::size_t>(Reason::WrongCards));
}

void TestMessages::linesArriveInPieces()
{
    QByteArray all;
    for (const Message &message : allKinds())
        all += toLine(message);
    for (int size = 1; size < 40; ++size) {
        LineReader reader(0);
        std::vector<Message> read;
        for (qsizetype at = 0; at < all.size(); at += size) {
            reader.add(QByteArrayView(all).sliced(at, std::min<qsizetype>(size, all.size() - at)), 0);
            while (const auto line = reader.next())
                read.push_back(*messageOf(*line));
        }
        QVERIFY(read == allKinds());
    }
    LineReader reader(0);
    reader.add("{\"ping\":1}\r\n\n", 0);
    QCOMPARE(*reader.next(), QByteArray("{\"ping\":1}"));
    QCOMPARE(*reader.next(), QByteArray());
    QVERIFY(!reader.next());
}

void TestMessages::longLinesAreNoticed()
{
    LineReader fits(0);
    fits.add(QByteArray(kLongestLine, 'x') + "\nmore\n", 0);
    QCOMPARE(fits.next()->size(), kLongestLine);
    QCOMPARE(fits.excess(), LineReader::Excess::None);
    LineReader reader(0);
    reader.add("before\n", 0);
    for (int i = 0; i < 100; ++i)
        reader.add(QByteArray(1000, 'x'), 0);
    QCOMPARE(reader.excess(), LineReader::Excess::LineTooLong);
    QCOMPARE(*reader.next(), QByteArray("before"));
    reader.add("\nafter\n", 0);
    QVERIFY(!reader.next());
}

void TestMessages::manyLinesAreNoticed()
{
    LineReader reader(kLinesPerSecond);
    qint64 now = 0;
    for (int second = 0; second < 5; ++second, now += 1000)
        for (int i = 0; i < kLinesPerSecond; ++i)
            reader.add("{}\n", now);
    QCOMPARE(reader.excess(), LineReader::Excess::None);
    reader.add("{}\n", now - 1);
    QCOMPARE(reader.excess(), LineReader::Excess::TooManyLines);
    LineReader burst(kLinesPerSecond);
    burst.add(QByteArray("\n").repeated(1'000'000), 0);
    QCOMPARE(burst.excess(), LineReader::Excess::TooManyLines);
    int lines = 0;
    while (burst.next())
        ++lines;
    QCOMPARE(lines, kLinesPerSecond + 1);
}

void TestMessages::survivesRandomBytes()
{
    Random random(1);
    LineReader reader(0);
    int lines = 0;
    for (int i = 0; i < 3000; ++i) {
        QByteArray bytes;
        for (auto size = random.below(200); size > 0; --size)
            bytes += static_cast<char>(random.below(random.below(2) ? 256 : 128));
        reader.add(bytes, 0);
        while (const auto line = reader.next()) {
            ++lines;
            messageOf(*line);
        }
    }
    QVERIFY(lines > 500);
}

/// Lines with bytes changed, cut, doubled and put together: nothing crashes, and what is read can be written again.
void TestMessages::survivesMutatedLines()
{
    Random random(2);
    const std::vector<Message> seeds = allKinds();
    const auto any = [&] { return withoutEnd(toLine(seeds[random.below(static_cast<std::uint32_t>(seeds.size()))])); };
    int read = 0;
    for (int i = 0; i < 30000; ++i) {
        QByteArray line = any();
        for (auto changes = random.below(4); changes > 0 && !line.isEmpty(); --changes) {
            const auto at = static_cast<qsizetype>(random.below(static_cast<std::uint32_t>(line.size())));
            switch (random.below(5)) {
            case 0:
                line[at] = static_cast<char>(random.below(256));
                break;
            case 1:
                line.remove(at, 1 + static_cast<qsizetype>(random.below(5)));
                break;
            case 2:
                line.insert(at, line.mid(at, 1 + static_cast<qsizetype>(random.below(20))));
                break;
            case 3:
                line.insert(at,
                            std::array{"9", "-", "null", "[", "{", "99999999999999999999", "\"", ","}[random.below(8)]);
                break;
            default:
                line = line.left(at) + any().mid(at);
            }
        }
        if (const auto message = messageOf(line)) {
            ++read;
            const QByteArray written = toLine(*message);
            const auto again = messageOf(withoutEnd(written));
            QVERIFY2(again && *again == *message, line.constData());
        }
    }
    QVERIFY(read > 5000);
}

REGISTER_TEST(TestMessages)
#include "tst_messages.moc"
