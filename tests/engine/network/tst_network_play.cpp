// SPDX-License-Identifier: GPL-3.0-or-later
// Friends at the table, with real processes: whole games with cut cables and killed hosts, and guests who misbehave.
#include "tests/engine/network/match.h"
#include "tests/paths.h"
#include "tests/test_program.h"

#include "engine/network/peer.h"
#include "engine/network/words.h"
#include "engine/table/fair_deal.h"

#include <QTemporaryDir>

using namespace meadhall;
using namespace meadhall::network;
using namespace meadhall::test;

namespace {

/// A guest that writes whatever a test wants.
class Stranger {
public:
    Stranger(Transport &transport, const Invitation &invitation)
        : connection_(transport.connectTo(invitation.host, invitation.port, invitation.key, 10000))
    {
        connection_->setHandlers({[this] { opened = true; }, [this](const QByteArray &bytes) { received += bytes; },
                                  [this](Loss) { lost = true; }});
        [[maybe_unused]] const bool decided = waitFor([this] { return opened || lost; });
    }

    void write(const QByteArray &text) { connection_->send(text); }
    /// Waits for a part of what the host says.
    bool hears(const QByteArray &text)
    {
        return waitFor([&] { return received.contains(text); });
    }
    bool isSentAway(const QByteArray &code)
    {
        return hears("{\"bye\":\"" + code + "\"") && waitFor([this] { return lost; });
    }

    bool opened = false, lost = false;
    QByteArray received;

private:
    std::unique_ptr<Connection> connection_;
};

const QByteArray kHello = "{\"hello\":\"stranger\",\"version\":\"1\",\"format\":2}\n";

} // namespace

class TestNetworkPlay : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void gamesGoOnInSpiteOfCutsAndKills_data();
    void gamesGoOnInSpiteOfCutsAndKills();
    void strangersAreSentAway_data();
    void strangersAreSentAway();
    void guestsThatDoNotKnowTheGoatAreSentAway();
    void liesAreRefusedAndTheGameGoesOn();
    void noiseBreaksNothing();
    void computerPlaysWhileAGuestIsAway();
    void chairsAreTakenOnce();
    void commandsPlayTogether();

private:
    QStringList oneGuest() const
    {
        return {QStringLiteral("--chairs"), QStringLiteral("guest,beginner"), QStringLiteral("--game"),
                QStringLiteral("ninjan")};
    }

    Transport *transport_ = nullptr;
};

void TestNetworkPlay::initTestCase()
{
    transport_ = loadTransport();
    if (!transport_)
        QSKIP("this machine has no Qt Network, or no encryption");
}

void TestNetworkPlay::gamesGoOnInSpiteOfCutsAndKills_data()
{
    QTest::addColumn<Game>("game");
    QTest::newRow("odin") << Game::Odin;
    QTest::newRow("ninjan") << Game::Ninjan;
}

/// tests/network_soak does the same for longer.
void TestNetworkPlay::gamesGoOnInSpiteOfCutsAndKills()
{
    QFETCH(Game, game);
    QTemporaryDir folder;
    MatchOptions options;
    options.game = game;
    options.cuts = 5;
    options.kills = 1;
    const QString wrong = playMatch(*transport_, folder.path(), options);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
}

void TestNetworkPlay::strangersAreSentAway_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("code");
    const auto row = [](const char *name, const QByteArray &text, const char *code) {
        QTest::newRow(name) << text << QByteArray(code);
    };
    row("an older format", "{\"hello\":\"x\",\"version\":\"0\",\"format\":1}\n", "version");
    row("newer formats only", "{\"hello\":\"x\",\"version\":\"9\",\"format\":5,\"least\":4}\n", "version");
    row("nothing before hello", "{\"sit\":\"Eve\"}\n", "malformed");
    row("an empty line before hello", "\n" + kHello, "malformed");
    row("an unknown line before hello", "{\"dance\":1}\n" + kHello, "malformed");
    row("a promise that is no hash", kHello + "{\"promise\":\"x\",\"number\":0}\n", "malformed");
    row("no JSON", kHello + "GET / HTTP/1.1\r\n\r\n", "malformed");
    row("two hellos", kHello + kHello, "malformed");
    row("what only the host says", kHello + "{\"seated\":0,\"token\":\"x\"}\n", "malformed");
    row("an event", kHello + "{\"event\":\"pass\",\"seat\":0}\n", "malformed");
    row("a short token", kHello + "{\"sit\":\"Eve\",\"token\":\"x\"}\n", "malformed");
    row("a huge line", kHello + QByteArray(100'000, 'x'), "tooLong");
    row("a huge line of JSON", kHello + "{\"phrase\":\"" + QByteArray(100'000, 'x') + "\"}\n", "tooLong");
    row("a flood", kHello + QByteArray("{\"pong\":1}\n").repeated(200), "tooMany");
    row("a flood of nothing", kHello + QByteArray("\n").repeated(5000), "tooMany");
}

void TestNetworkPlay::strangersAreSentAway()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, code);
    static QTemporaryDir folder; // one host for all rows
    static HostProcess host(folder.path(), oneGuest());
    static const bool started = host.start();
    QVERIFY(started);
    Stranger stranger(*transport_, host.invitation);
    QVERIFY(stranger.opened);
    stranger.write(text);
    QVERIFY2(stranger.isSentAway(code), stranger.received.constData());
    QTRY_VERIFY(host.log().contains(QStringLiteral("sent away: ") + QString::fromLatin1(code)));
    QVERIFY(host.runs());
}

void TestNetworkPlay::guestsThatDoNotKnowTheGoatAreSentAway()
{
    const QByteArray older = "{\"hello\":\"x\",\"version\":\"0\",\"format\":2}\n";
    QTemporaryDir folder, other;
    const QStringList plain{QStringLiteral("--chairs"), QStringLiteral("guest,beginner")};
    HostProcess host(folder.path(), plain + QStringList{QStringLiteral("--goat")});
    HostProcess without(other.path(), plain);
    QVERIFY(host.start() && without.start());
    Stranger stranger(*transport_, host.invitation);
    stranger.write(older);
    QVERIFY2(stranger.isSentAway("version"), stranger.received.constData());
    Stranger guest(*transport_, host.invitation);
    guest.write(QByteArray(older).replace(":2}", ":3}") + "{\"sit\":\"Bo\"}\n");
    QVERIFY2(guest.hears("\"goat\":\"in\""), guest.received.constData());
    Stranger welcome(*transport_, without.invitation);
    welcome.write(older + "{\"sit\":\"Bo\"}\n");
    QVERIFY2(welcome.hears("\"seated\""), welcome.received.constData());
}

/// Answers before sitting, to other questions, for other seats, illegal ones, twice: all refused, and the game ends
/// well.
void TestNetworkPlay::liesAreRefusedAndTheGameGoesOn()
{
    QTemporaryDir folder;
    HostProcess host(folder.path(), {QStringLiteral("--chairs"), QStringLiteral("guest,guest"),
                                     QStringLiteral("--game"), QStringLiteral("ninjan")});
    QVERIFY(host.start());
    Stranger liar(*transport_, host.invitation);
    liar.write(kHello);
    QVERIFY(liar.hears("\"seats\""));
    QVERIFY(!liar.received.contains("\"version\":\"\""));
    liar.write("{\"ping\":0}\n{\"answer\":0,\"pass\":true}\n");
    QVERIFY(liar.hears("{\"pong\":0}") && liar.hears("{\"refused\":\"notSeated\",\"number\":0}"));
    liar.write("{\"answer\":1,\"card\":\"R1\"}\n");
    QVERIFY(liar.hears("{\"refused\":\"notSeated\",\"number\":1}"));
    liar.write("{\"sit\":\"  \"}\n");
    QVERIFY(liar.hears("{\"refused\":\"noName\"}"));
    for (const QByteArray seat : {"63", "1000", "9007199254740992"}) {
        liar.received.clear();
        liar.write("{\"sit\":\"Loki\",\"seat\":" + seat + "}\n");
        QVERIFY(liar.hears("{\"refused\":\"seatTaken\"}"));
    }
    liar.write("{\"sit\":\"Loki\",\"seat\":1,\"token\":\"0123456789abcdef\"}\n");
    QVERIFY(liar.hears("{\"seated\":1,"));
    liar.write("{\"sit\":\"Loki\"}\n");
    QVERIFY(liar.hears("{\"refused\":\"alreadySeated\"}"));
    liar.write("{\"answer\":1,\"card\":\"R1\"}\n");
    QVERIFY(liar.hears("{\"refused\":\"stale\",\"number\":1}"));

    RandomGuest honest(*transport_, host.invitation, QStringLiteral("Sif"), 1);
    honest.guest.join();
    // It adds a part to the deal, as the host waits for it.
    const QByteArray part(64, '0'), seal = QByteArray::fromStdString(sealOf(part.toStdString()));
    QVERIFY(liar.hears("{\"mix\":"));
    liar.write("{\"promise\":\"" + seal + "\",\"number\":1}\n");
    QVERIFY(liar.hears("{\"promises\":["));
    liar.write("{\"part\":\"" + part + "\",\"number\":1}\n");
    QVERIFY(liar.hears("{\"ask\":\"choose\",\"number\":"));
    const auto number = [&liar] {
        const QByteArray start = "{\"ask\":\"choose\",\"number\":";
        return liar.received.mid(liar.received.lastIndexOf(start) + start.size()).split('}').first();
    };
    const QByteArray first = number();
    const QList<QByteArray> lies{"\"card\":\"X1\"", "\"card\":[]", "\"cards\":[\"B2\"]", "\"pass\":true", "\"pile\":0"};
    for (const QByteArray &lie : lies) {
        liar.received.clear();
        liar.write("{\"answer\":" + first + "," + lie + "}\n");
        QVERIFY2(liar.hears("{\"refused\":\"noAnswer\",\"number\":" + first + "}"), lie.constData());
    }
    // Of all cards only the own ones can be chosen, whatever seat the line names.
    int refused = 0;
    const auto deck = [] {
        QList<QByteArray> cards;
        for (const char *suit : {"R", "P", "S"})
            for (const int card : {-6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
                cards.append(suit + QByteArray::number(card));
        return cards;
    }();
    for (const QByteArray &card : deck) {
        liar.received.clear();
        liar.write("{\"answer\":" + first + ",\"seat\":0,\"card\":\"" + card + "\"}\n");
        QVERIFY(waitFor([&] {
            return liar.received.contains("refused") || liar.received.contains("{\"event\":\"choose\",\"seat\":1");
        }));
        if (liar.received.contains("{\"event\":\"choose\",\"seat\":1"))
            break; // the first own card
        QVERIFY(liar.received.contains("\"refused\":\"cardNotHeld\""));
        ++refused;
        QTest::qWait(25); // not so many lines that it would be sent away
    }
    QVERIFY(refused < deck.size());
    // It drops out; with another token nobody gets its chair.
    Stranger thief(*transport_, host.invitation);
    thief.write(kHello + "{\"sit\":\"Thief\",\"token\":\"ffffffffffffffff\"}\n");
    QVERIFY(thief.hears("{\"refused\":\"full\"}"));
    QVERIFY(!thief.received.contains("event"));
    // With its token it is sent away from the old connection, and a program that does not lie plays on.
    RandomGuest reformed(*transport_, host.invitation, QStringLiteral("Loki"), 2);
    GuestTable returned(*transport_, host.invitation, QStringLiteral("Loki"), QStringLiteral("0123456789abcdef"));
    returned.join();
    QVERIFY(liar.isSentAway("elsewhere"));
    QTRY_COMPARE(returned.state(), GuestTable::State::Playing);
    QCOMPARE(returned.seat(), 1);
    QVERIFY(returned.table().record().size() >= 2);
    QVERIFY(host.runs());
    QCOMPARE(honest.refused, 0);
}

/// Random bytes and mutated lines of a guest who has the key and a chair.
void TestNetworkPlay::noiseBreaksNothing()
{
    QTemporaryDir folder;
    HostProcess host(folder.path(), oneGuest());
    QVERIFY(host.start());
    QRandomGenerator random(7);
    const QList<QByteArray> lines{
        "{\"sit\":\"Eve\",\"token\":\"0123456789abcdef\"}\n",
        "{\"answer\":1,\"card\":\"R1\",\"cards\":[\"B2\"],\"take\":\"B3\",\"pile\":1,\"throw\":\"R\"}\n",
        "{\"phrase\":\"oops\"}\n",
        "{\"agree\":1,\"yes\":true}\n",
        "{\"ping\":5}\n",
        "{\"bye\":\"left\",\"sentence\":\"\"}\n"};
    for (int i = 0; i < 60; ++i) {
        Stranger stranger(*transport_, host.invitation);
        QVERIFY(stranger.opened);
        QByteArray text = i % 2 ? kHello + lines[0] : QByteArray();
        for (int line = random.bounded(1, 40); line > 0; --line) {
            QByteArray one = lines[random.bounded(static_cast<int>(lines.size()))];
            for (int changes = random.bounded(3); changes > 0; --changes)
                one[random.bounded(static_cast<int>(one.size()))] = static_cast<char>(random.bounded(256));
            text += one;
        }
        stranger.write(text);
        QTest::qWait(5);
    }
    QVERIFY(host.runs());
    QVERIFY(!host.log().contains(QStringLiteral("journal")));
    // A friend gets in, with the token that the noise had; the game is played to its end.
    GuestTable probe(*transport_, host.invitation, QStringLiteral("Ada"), QStringLiteral("0123456789abcdef"));
    probe.join();
    QTRY_VERIFY(probe.state() == GuestTable::State::Playing || probe.state() == GuestTable::State::Apart);
    QVERIFY(host.runs());
}

void TestNetworkPlay::computerPlaysWhileAGuestIsAway()
{
    QTemporaryDir folder;
    HostProcess host(folder.path(), QStringList{QStringLiteral("--wait"), QStringLiteral("1")} + oneGuest());
    QVERIFY(host.start());
    const QString token = QStringLiteral("0123456789abcdef");
    {
        GuestTable guest(*transport_, host.invitation, QStringLiteral("Ada"), token);
        guest.join();
        QTRY_COMPARE(guest.state(), GuestTable::State::Playing);
        guest.leave();
        QTRY_VERIFY(host.log().contains(QStringLiteral("is away")));
    }
    QTRY_VERIFY(host.log().contains(QStringLiteral("a computer plays for Ada")));
    QTRY_VERIFY(host.log().contains(QStringLiteral("game over")));
    // The chair and the whole game are still there.
    GuestTable guest(*transport_, host.invitation, QStringLiteral("Ada"), token);
    guest.join();
    QTRY_VERIFY(guest.table().gameOver());
    QTRY_VERIFY(host.log().contains(QStringLiteral("Ada is back")));
}

void TestNetworkPlay::chairsAreTakenOnce()
{
    QTemporaryDir folder;
    HostProcess host(folder.path(), oneGuest());
    QVERIFY(host.start());
    GuestTable first(*transport_, host.invitation, QStringLiteral("Ada"));
    first.join();
    QTRY_COMPARE(first.state(), GuestTable::State::Playing);
    GuestTable second(*transport_, host.invitation, QStringLiteral("Bo"));
    QSignalSpy refused(&second, &GuestTable::chairRefused);
    second.join();
    QTRY_COMPARE(refused.count(), 1);
    QCOMPARE(refused[0][0].value<Code>(), Code::Full);
    // More connections than there may be.
    std::vector<std::unique_ptr<Stranger>> crowd;
    for (int i = 0; i < 16; ++i)
        crowd.push_back(std::make_unique<Stranger>(*transport_, host.invitation));
    QVERIFY(crowd.front()->isSentAway("crowded")); // of those without a chair the oldest
    QVERIFY(!crowd.back()->lost);
    // Who has a chair comes back in spite of them.
    GuestTable returned(*transport_, host.invitation, QStringLiteral("Ada"), first.token());
    returned.join();
    QTRY_COMPARE(returned.state(), GuestTable::State::Playing);
    Invitation wrong = host.invitation;
    wrong.key = newKey();
    GuestTable lost(*transport_, wrong, QStringLiteral("Cy"));
    QSignalSpy ended(&lost, &GuestTable::ended);
    lost.join();
    QTRY_COMPARE(ended.count(), 1);
    QCOMPARE(ended[0][1].value<Loss>(), Loss::WrongKey);
    QCOMPARE(returned.state(), GuestTable::State::Playing);
}

/// `meadhall-cli host` and `join`, as a club uses them.
void TestNetworkPlay::commandsPlayTogether()
{
    QTemporaryDir folder;
    HostProcess host(folder.path(),
                     {QStringLiteral("--chairs"), QStringLiteral("guest,guest,beginner"), QStringLiteral("--games"),
                      QStringLiteral("1"), QStringLiteral("--game"), QStringLiteral("ninjan")});
    QVERIFY(host.start());
    const QString invitation = textOf(host.invitation);
    QProcess join;
    join.start(programPath("meadhall-cli"),
               {QStringLiteral("join"), QStringLiteral("--level"), QStringLiteral("beginner"), QStringLiteral("--json"),
                invitation, invitation});
    QTRY_COMPARE(join.state(), QProcess::NotRunning);
    QCOMPARE(join.exitCode(), 0);
    const QJsonObject figures = QJsonDocument::fromJson(join.readAllStandardOutput()).object();
    QCOMPARE(figures.value(QLatin1String("games")).toInt(), 2);
    QCOMPARE(figures.value(QLatin1String("fair")).toInt(), 2);
    QCOMPARE(figures.value(QLatin1String("refused")).toInt(), 0);
    QVERIFY(figures.value(QLatin1String("answers")).toInt() > 10);
    QTRY_VERIFY(!host.runs());
    QVERIFY(!QFile::exists(folder.filePath(QStringLiteral("table-1/invitation.json"))));
}

REGISTER_TEST(TestNetworkPlay)
#include "tst_network_play.moc"
