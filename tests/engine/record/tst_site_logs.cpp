// SPDX-License-Identifier: GPL-3.0-or-later
// Logs of Board Game Arena as seats' records: samples, games written as the site would, and damaged logs.
#include "engine/core/random.h"
#include "engine/core/to_index.h"
#include "engine/record/bga/import.h"
#include "engine/record/json_lines.h"
#include "engine/record/record.h"
#include "engine/record/seat_record.h"
#include "tests/engine/ninjan_game.h"
#include "tests/engine/random_game.h"
#include "tests/engine/record/site_log.h"
#include "tests/fuzz/fuzz_import.h"
#include "tests/paths.h"
#include "tests/test_program.h"

#include <QBuffer>
#include <QDir>
#include <QtTest>

using namespace meadhall;
using record::bga::Import;
using record::bga::Notice;
using record::bga::Refusal;
using test::SiteLog;

namespace {

Import importOf(const QByteArray &text, const char *player = "")
{
    return record::bga::importLog({text.constData(), std::size_t(text.size())}, player);
}

QByteArray sampleText(const QString &name)
{
    QFile file(sourcePath("tests/data/bga/") + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

Events eventsIn(QByteArray text)
{
    QBuffer buffer(&text);
    buffer.open(QIODevice::ReadOnly);
    return record::readRecord(buffer).events;
}

/// A game of Odin by the site's rules.
Events odinGameOfSite(int players, int number, odin::Goat goat = odin::Goat::Out)
{
    GameEvent game = test::odinGame(players, std::uint64_t(number));
    odin::Rules rules;
    rules.target = std::array{1, 10, 15, 20}[toIndex(number % 4)];
    if (players == 2) { // red or black is out
        const auto other = static_cast<odin::Colours>(number % 2 == 0 ? 0x02 : 0x10);
        rules.colours = static_cast<odin::Colours>(odin::kAllColours & ~other & ~(number % 3 == 0 ? 0x01 : 0x20));
    }
    rules.goat = goat;
    odin::setRules(game, rules);
    game.firstStarter = 0;
    for (int seat = 0; seat < players; ++seat)
        game.seats[toIndex(seat)] = SiteLog::nameOf(seat).toStdString();
    return test::playOdin(game, std::uint64_t(number));
}

Events ninjanGameOfSite(int players, int number)
{
    GameEvent game = test::ninjanGame(players, std::uint64_t(number));
    for (int seat = 0; seat < players; ++seat)
        game.seats[toIndex(seat)] = SiteLog::nameOf(seat).toStdString();
    return test::playNinjan(game, std::uint64_t(number));
}

/// What the import of a game must give: the seat's record without what the site does not tell.
Events recordOfSite(const Events &game, int seat)
{
    const Events whole = record::seatRecord(game, seat);
    Events events;
    std::vector<ChooseEvent> choices(std::get<GameEvent>(game.front()).seats.size());
    for (const Event &event : whole) {
        if (const auto *choice = std::get_if<ChooseEvent>(&event)) {
            choices[toIndex(choice->seat)] = *choice; // by seat, the last of each
            continue;
        }
        if (std::holds_alternative<RevealEvent>(event))
            events.insert(events.end(), choices.begin(), choices.end());
        if (std::holds_alternative<ThrowEvent>(event))
            break; // a shared win
        events.push_back(event);
    }
    std::get<GameEvent>(events.front()).firstStarter = -1;
    return events;
}

bool tells(const Import &import, Notice::Kind kind)
{
    return std::any_of(import.notices.begin(), import.notices.end(),
                       [kind](const Notice &one) { return one.kind == kind; });
}

/// All notifications of a kind in a log.
template <typename Change> QByteArray logWith(const Events &events, int seat, Change change)
{
    QJsonArray packets = SiteLog(events, seat).packets();
    for (auto packet : packets) {
        QJsonObject object = packet.toObject();
        QJsonArray notes;
        for (const QJsonValue &note : object["data"].toArray())
            if (QJsonObject one = note.toObject(); change(one))
                notes.append(one);
        object["data"] = notes;
        packet = object;
    }
    return QJsonDocument(packets).toJson(QJsonDocument::Compact);
}

} // namespace

class TestSiteLogs : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void samplesAreRead_data();
    void samplesAreRead();
    void gamesOfOdinAreRead();
    void gamesWithTheGoatAreRead();
    void gamesOfNinjanAreRead();
    void logIsFoundInItsWrappings();
    void orderAndRepeatsDoNotMatter();
    void personIsAskedFor();
    void missingTurnEndsTheRecord();
    void refusalsHaveCodes_data();
    void refusalsHaveCodes();
    void contradictionsAreRefused_data();
    void contradictionsAreRefused();
    void cutLogsAreRefused();
    void damagedLogsDoNoHarm();
};

void TestSiteLogs::samplesAreRead_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("player");
    const QDir folder(sourcePath("tests/data/bga"));
    for (const QString &name : folder.entryList({"*.json", "*.html"}, QDir::Files))
        QTest::newRow(qPrintable(name)) << name << QByteArray(name == "odin-3.json" ? "player2" : "");
}

void TestSiteLogs::samplesAreRead()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, player);
    const Import import = importOf(sampleText(name), player.constData());
    const QByteArray wanted = sampleText(name.section('.', 0, 0) + ".expected.jsonl");
    QVERIFY(!wanted.isEmpty());
    if (wanted.startsWith(R"({"refused")")) {
        const std::string_view code = record::bga::kRefusalCodes[toIndex(import.refusal)];
        QVERIFY(wanted.contains(QByteArray(code.data(), qsizetype(code.size()))));
        QVERIFY(import.events.empty());
        return;
    }
    QCOMPARE(import.refusal, Refusal::None);
    const Events events = eventsIn(wanted);
    QCOMPARE(events.size(), std::size_t(wanted.count('\n')));
    QCOMPARE(record::toText(import.events), record::toText(events));
}

void TestSiteLogs::gamesOfOdinAreRead()
{
    for (int number = 0; number < 60; ++number) {
        const int players = 2 + number % 5;
        const int seat = number % players;
        const Events game = odinGameOfSite(players, number);
        const Import import = importOf(SiteLog(game, seat).json());
        QCOMPARE(import.refusal, Refusal::None);
        Events wanted = recordOfSite(game, seat);
        // Whether all turns were the site's is found out by the judge; two players' colours may be unknown.
        if (tells(import, Notice::Kind::ColoursAssumed))
            std::get<GameEvent>(wanted.front()).rules = std::get<GameEvent>(import.events.front()).rules;
        QCOMPARE(record::toText(import.events), record::toText(wanted));
        QVERIFY(tells(import, Notice::Kind::TargetAssumed) == false);
        QCOMPARE(import.ended > 1'760'000'000, true);
    }
}

/// Its signs: it was dealt to the person, or played, or told by the points alone.
void TestSiteLogs::gamesWithTheGoatAreRead()
{
    for (int number = 0; number < 60; ++number) {
        const int players = 2 + number % 5;
        const int seat = number % players;
        const Events game = odinGameOfSite(players, number, odin::Goat::In);
        const QByteArray log = SiteLog(game, seat).json();
        const Import import = importOf(log);
        QCOMPARE(import.refusal, Refusal::None);
        Events wanted = recordOfSite(game, seat);
        if (tells(import, Notice::Kind::ColoursAssumed))
            std::get<GameEvent>(wanted.front()).rules = std::get<GameEvent>(import.events.front()).rules;
        QVERIFY(odin::rulesOf(std::get<GameEvent>(import.events.front())).goat == odin::Goat::In);
        QVERIFY(import.events == wanted);
    }
}

void TestSiteLogs::gamesOfNinjanAreRead()
{
    int read = 0;
    for (int number = 0; number < 60; ++number) {
        const int players = 2 + number % 4;
        const int seat = number % players;
        const Events game = ninjanGameOfSite(players, number);
        const Import import = importOf(SiteLog(game, seat).json(), SiteLog::nameOf(seat).toUtf8().constData());
        if (import.refusal == Refusal::StartUnknown)
            continue; // a pile that was never taken
        QCOMPARE(import.refusal, Refusal::None);
        QCOMPARE(record::toText(import.events), record::toText(recordOfSite(game, seat)));
        const bool shared = std::any_of(game.begin(), game.end(),
                                        [](const Event &event) { return std::holds_alternative<ThrowEvent>(event); });
        QCOMPARE(tells(import, Notice::Kind::WinnersNotThrown), shared);
        ++read;
    }
    QVERIFY(read > 40);
}

void TestSiteLogs::logIsFoundInItsWrappings()
{
    const Events game = odinGameOfSite(3, 4);
    const QByteArray packets = QJsonDocument(SiteLog(game, 1).packets()).toJson(QJsonDocument::Compact);
    const Import plain = importOf(packets);
    QCOMPARE(plain.refusal, Refusal::None);
    for (const QByteArray &text :
         {QByteArray("\xef\xbb\xbf \n" + packets + "\n\n"), R"({"status":1,"data":{"valid":1,"data":)" + packets + "}}",
          R"({"data":{"status":"1","data":{"valid":1,"data":)" + packets + "}}}",
          "<html><script>if (g_gamelogs) { x = {}; }\nglobalThis.g_gamelogs = {\"data\":{\"data\":" + packets
              + "}};</script></html>"}) {
        const Import import = importOf(text);
        QCOMPARE(import.refusal, Refusal::None);
        QVERIFY(import.events == plain.events);
    }
}

void TestSiteLogs::orderAndRepeatsDoNotMatter()
{
    const Events game = odinGameOfSite(4, 7);
    QJsonArray packets = SiteLog(game, 2).packets();
    const Import plain = importOf(QJsonDocument(packets).toJson());
    QCOMPARE(plain.refusal, Refusal::None);
    QJsonArray other;
    for (const QJsonValue &packet : packets)
        other.prepend(packet);
    for (qsizetype i = 0; i < packets.size(); i += 3)
        other.append(packets[i]);
    QVERIFY(importOf(QJsonDocument(other).toJson()).events == plain.events);
}

void TestSiteLogs::personIsAskedFor()
{
    const Import import = importOf(sampleText("odin-3.json"));
    QVERIFY(import.asksForPlayer());
    QCOMPARE(import.players.size(), std::size_t(3));
    QVERIFY(importOf(sampleText("odin-3.json"), "nobody").asksForPlayer());
    // The cards of others are never looked at: there are none of a player whose packets are not there.
    const Events game = odinGameOfSite(3, 4);
    QCOMPARE(importOf(SiteLog(game, 1).json(), "player1").refusal, Refusal::NoHand);
}

void TestSiteLogs::missingTurnEndsTheRecord()
{
    const Events game = odinGameOfSite(4, 6);
    int passes = 0;
    const QByteArray log =
        logWith(game, 1, [&](const QJsonObject &note) { return note["type"] != "turnPassed" || ++passes != 9; });
    const Import import = importOf(log);
    QCOMPARE(import.refusal, Refusal::None);
    QVERIFY(tells(import, Notice::Kind::TurnMissing));
    const Events whole = recordOfSite(game, 1);
    QVERIFY(import.events.size() > 2 && import.events.size() < whole.size());
    QVERIFY(std::equal(import.events.begin() + 1, import.events.end(), whole.begin() + 1));
}

void TestSiteLogs::refusalsHaveCodes_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<Refusal>("refusal");
    const auto row = [](const char *name, const QByteArray &text, Refusal refusal) {
        QTest::newRow(name) << text << refusal;
    };
    const Events game = odinGameOfSite(3, 4);
    const QByteArray whole = SiteLog(game, 0).json();
    row("empty", "", Refusal::NotALog);
    row("blank", " \n", Refusal::NotALog);
    row("text", "hello", Refusal::NotALog);
    row("page", "<html><body>hello</body></html>", Refusal::NotALog);
    row("empty list", "[]", Refusal::NotALog);
    row("empty object", "{}", Refusal::NotALog);
    row("record", record::toText(game), Refusal::NotALog);
    row("deep", QByteArray(100'000, '['), Refusal::NotALog);
    row("deep in page", "<html>g_gamelogs = " + QByteArray(100'000, '[') + "</html>", Refusal::NotALog);
    row("large", "[" + QByteArray(qsizetype(record::bga::kMaxLogSize), ' ') + "]", Refusal::NotALog);
    row("bytes", QByteArray("{\"a\":\"\xff\xfe\"} and more"), Refusal::NotALog);
    row("page without its end", "<html><body>g_gamelogs = {\"data\":{", Refusal::Truncated);
    row("error", R"({"status":"0","error":"limit reached"})", Refusal::Server);
    row("error in page", R"(<html>g_gamelogs = {"status":0,"error":"limit"};</html>)", Refusal::Server);
    row("other game", QByteArray(whole).replace("cardsPlayed", "tilePlaced"), Refusal::OtherGame);
    row("running", QByteArray(whole).replace("gameEnd", "nextTurn").replace("\"id\":99", "\"id\":13"),
        Refusal::Running);
    row("two tables", QByteArray(whole).replace(whole.lastIndexOf("123456"), 6, "654321"), Refusal::SeveralTables);
    row("nobody's hand", QByteArray(whole).replace("handDealt", "handShown"), Refusal::NoHand);
}

void TestSiteLogs::refusalsHaveCodes()
{
    QFETCH(QByteArray, text);
    QFETCH(Refusal, refusal);
    const Import import = importOf(text);
    QCOMPARE(import.refusal, refusal);
    QVERIFY(import.events.empty() && import.notices.empty());
}

void TestSiteLogs::contradictionsAreRefused_data()
{
    QTest::addColumn<QString>("type");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QJsonValue>("value");
    const auto row = [](const char *name, const char *type, const char *key, const QJsonValue &value) {
        QTest::newRow(name) << QString(type) << QString(key) << value;
    };
    row("cards left", "cardsPlayed", "handCount", 9);
    row("no number", "cardsPlayed", "handCount", "many");
    row("no cards", "cardsPlayed", "played_cards", QJsonArray());
    row("no card", "cardsPlayed", "played_cards", QJsonArray{QJsonObject{{"suit", 8}, {"rank", 1}}});
    row("somebody else", "cardsPlayed", "cardsOwnerID", 5);
    row("huge number", "cardsPlayed", "cardsOwnerID", "99999999999999999999999999");
    row("end of hand", "cardsPlayed", "shouldEndHand", true);
    row("card that was not beaten", "cardTakenFromTable", "taken_card", QJsonObject{{"suit", 1}, {"rank", 0}});
    row("cards after the pick-up", "cardTakenFromTable", "handCount", 1);
    row("scores", "newScores", "newScores", QJsonObject{{"80000000", 3}});
    row("start value", "newScores", "newScores", QJsonObject{{"80000000", 12}, {"80000007", 12}, {"80000014", 12}});
    row("own cards", "handDealt", "myHand", QJsonArray{QJsonObject{{"suit", 1}, {"rank", 1}}});
    row("size of hands", "handStarted", "handSize", 8);
}

void TestSiteLogs::contradictionsAreRefused()
{
    QFETCH(QString, type);
    QFETCH(QString, key);
    QFETCH(QJsonValue, value);
    int seen = 0;
    const QByteArray log = logWith(odinGameOfSite(3, 5), 0, [&](QJsonObject &note) {
        if (note["type"] == type && ++seen == 1) {
            QJsonObject args = note["args"].toObject();
            args[key] = value;
            note["args"] = args;
        }
        return true;
    });
    QVERIFY(seen > 0);
    const Import import = importOf(log);
    QCOMPARE(import.refusal, Refusal::Rules);
    QVERIFY(import.move > 0);
    QVERIFY(import.events.empty());
}

void TestSiteLogs::cutLogsAreRefused()
{
    for (const QString &name : {QStringLiteral("odin-4-abandoned.json"), QStringLiteral("ninjan-2-page.html")}) {
        const QByteArray whole = sampleText(name).trimmed();
        for (qsizetype length = 17; length < whole.size(); length += 211)
            QCOMPARE(importOf(whole.left(length)).refusal, Refusal::Truncated);
        QCOMPARE(importOf(whole.chopped(1)).refusal, Refusal::Truncated);
    }
}

/// Whatever is changed in a log, the result is a legal record or a refusal.
void TestSiteLogs::damagedLogsDoNoHarm()
{
    Random random(7);
    const QList<QByteArray> numbers{"0",    "-1", "99", "2147483648", "9223372036854775807", "1e9", "\"x\"",
                                    "null", "[]", "{}", "true"};
    for (const char *name : {"odin-4-abandoned.json", "ninjan-2-page.html", "odin-2.json"}) {
        const QByteArray whole = sampleText(name);
        for (int round = 0; round < 60; ++round) {
            QByteArray text = whole;
            for (std::uint32_t changes = 1 + random.below(3); changes > 0; --changes) {
                const auto at = qsizetype(random.below(std::uint32_t(text.size() - 1)));
                const qsizetype digit = text.indexOf(": \"", at) + 2;
                switch (random.below(4)) {
                case 0:
                    text[at] = static_cast<char>(random.below(256));
                    break;
                case 1:
                    text.remove(at, qsizetype(random.below(300)));
                    break;
                case 2:
                    text.insert(at, text.mid(qsizetype(random.below(std::uint32_t(text.size()))), 200));
                    break;
                default:
                    if (const qsizetype end = text.indexOf('"', digit + 1); digit > 1 && end > 0)
                        text.replace(digit, end + 1 - digit,
                                     numbers[qsizetype(random.below(std::uint32_t(numbers.size())))]);
                }
            }
            fuzz::fuzzImport(text);
        }
    }
}

REGISTER_TEST(TestSiteLogs)
#include "tst_site_logs.moc"
