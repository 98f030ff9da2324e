// SPDX-License-Identifier: GPL-3.0-or-later
// One end of a connection: versions that both ends speak, and who is noticed to be gone.
#include "engine/network/peer.h"
#include "tests/test_program.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>
#include <QtTest>

using namespace meadhall::network;

namespace {

/// The other end, as a test writes it.
struct TestedLine final : Connection {
    Handlers handlers;
    QByteArray sent;
    bool *gone;

    explicit TestedLine(bool *over) : gone(over) {}
    ~TestedLine() override { *gone = true; }
    void setHandlers(Handlers all) override { handlers = std::move(all); }
    void send(const QByteArray &bytes) override { sent += bytes; }
    qint64 unsent() const override { return 0; }
    QString peer() const override { return {}; }
};

struct TestedPeer {
    bool gone = false;
    TestedLine *line;
    Peer peer;

    explicit TestedPeer(const Peer::Patience &patience = {})
        : line(new TestedLine(&gone)), peer(std::unique_ptr<Connection>(line), 0, nullptr, patience)
    {
        peer.greet();
    }
    void hear(const QByteArray &bytes)
    {
        if (!gone)
            line->handlers.received(bytes);
    }
};

} // namespace

class TestPeer : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void versionsAreNegotiated_data();
    void versionsAreNegotiated();
    void whoDoesNotReadIsNoticed();
    void whoAnswersPingsStays();
};

void TestPeer::versionsAreNegotiated_data()
{
    QTest::addColumn<int>("least");
    QTest::addColumn<int>("format");
    QTest::addColumn<bool>("understood");
    QTest::newRow("the same") << kLeastFormat << kFormat << true;
    QTest::newRow("a newer one that speaks ours, too") << kFormat << kFormat + 5 << true;
    QTest::newRow("older and newer") << 0 << kFormat + 1 << true;
    QTest::newRow("only newer") << kFormat + 1 << kFormat + 2 << false;
    QTest::newRow("only older") << 0 << kLeastFormat - 1 << false;
    QTest::newRow("one format without a range") << -1 << kFormat << true;
    QTest::newRow("one newer format without a range") << -1 << kFormat + 1 << false;
}

void TestPeer::versionsAreNegotiated()
{
    QFETCH(int, least);
    QFETCH(int, format);
    TestedPeer talk;
    QSignalSpy greeted(&talk.peer, &Peer::greeting), over(&talk.peer, &Peer::over);
    const QByteArray lowest = least < 0 ? QByteArray() : ",\"least\":" + QByteArray::number(least);
    talk.hear("{\"hello\":\"x\",\"version\":\"1\",\"format\":" + QByteArray::number(format) + lowest + "}\n");
    QTEST(greeted.count() == 1, "understood");
    QTEST(over.isEmpty(), "understood");
    if (!over.isEmpty())
        QCOMPARE(over[0][0].value<Code>(), Code::Version);
}

/// It sends, even pings and pongs, but answers none of ours, which it has not read.
void TestPeer::whoDoesNotReadIsNoticed()
{
    TestedPeer talk({1000, 20, 100});
    QSignalSpy over(&talk.peer, &Peer::over);
    talk.hear("{\"hello\":\"x\",\"version\":\"1\",\"format\":2}\n");
    QTimer chatter;
    int number = 0;
    connect(&chatter, &QTimer::timeout, &chatter, [&] {
        ++number;
        talk.hear("{\"ping\":" + QByteArray::number(number) + "}\n{\"pong\":" + QByteArray::number(number) + "}\n");
    });
    chatter.start(5);
    QTRY_COMPARE(over.count(), 1);
    QCOMPARE(over[0][0].value<Code>(), Code::TooSlow);
    QVERIFY(number > 1);
}

void TestPeer::whoAnswersPingsStays()
{
    TestedPeer talk({1000, 20, 400});
    QSignalSpy over(&talk.peer, &Peer::over);
    talk.hear("{\"hello\":\"x\",\"version\":\"1\",\"format\":2}\n");
    int answered = 0;
    while (answered < 60 && over.isEmpty()) { // thrice as long as nothing may be answered
        QVERIFY(waitFor([&] { return talk.gone || talk.line->sent.contains("\"ping\""); }));
        if (talk.gone)
            break;
        for (const QByteArray &line : std::exchange(talk.line->sent, {}).split('\n'))
            if (const QJsonValue ping = QJsonDocument::fromJson(line).object().value(QLatin1String("ping"));
                ping.isDouble()) {
                talk.hear("{\"pong\":" + QByteArray::number(ping.toInteger()) + "}\n");
                ++answered;
            }
    }
    QVERIFY(over.isEmpty());
    QCOMPARE(answered, 60);
}

REGISTER_TEST(TestPeer)
#include "tst_peer.moc"
