// SPDX-License-Identifier: GPL-3.0-or-later
// A guest whose host says what cannot be.
#include "engine/network/guest_table.h"
#include "tests/engine/network/memory_transport.h"
#include "tests/test_program.h"

#include <QSignalSpy>
#include <QtTest>

using namespace meadhall;
using namespace meadhall::network;

class TestLyingHost : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void lyingHostIsLeft_data();
    void lyingHostIsLeft();
};

void TestLyingHost::lyingHostIsLeft_data()
{
    QTest::addColumn<QByteArray>("lie");
    const QByteArray game = R"({"event":"game","format":1,"game":"odin","seats":["A","B"],"rules":{"colours":"BRPG"}})"
                            "\n";
    const QByteArray hand = R"({"event":"hand","first":0,"hands":[["B1","B2","B3","B4","B5","B6","R1","R2","G3"],9]})"
                            "\n";
    QTest::newRow("no JSON") << QByteArray("hello\n");
    QTest::newRow("an event before the game") << hand;
    QTest::newRow("a question before the game") << QByteArray("{\"ask\":\"move\",\"number\":1}\n");
    QTest::newRow("too much past") << QByteArray("{\"past\":1000000}\n");
    QTest::newRow("more seats than there are")
        << "{\"past\":1}\n" + QByteArray(game).replace("[\"A\",\"B\"]", "[\"A\",\"B\",\"C\"]");
    QTest::newRow("another game") << "{\"past\":2}\n" + game + game;
    QTest::newRow("open hands") << "{\"past\":1}\n" + game + QByteArray(hand).replace("9]}", "[\"P1\",\"P2\"]]}");
    QTest::newRow("a play of nobody") << "{\"past\":2}\n" + game + hand
                                             + "{\"event\":\"play\",\"seat\":5,\"cards\":[\"B1\"]}\n";
    QTest::newRow("a card of the guest") << "{\"past\":2}\n" + game + hand
                                                + "{\"event\":\"play\",\"seat\":1,\"cards\":[\"B1\"]}\n";
    QTest::newRow("an event of the other game")
        << "{\"past\":2}\n" + game + hand + "{\"event\":\"choose\",\"seat\":1}\n";
    QTest::newRow("a deal for more seats than there are")
        << R"({"mix":{"event":"game","format":1,"game":"odin","seats":["A","B","C"],"rules":{},"fair":{"commitment":")"
               + QByteArray(64, 'a') + "\"}},\"number\":1}\n";
    QTest::newRow("what only guests say") << QByteArray("{\"sit\":\"Bo\"}\n");
}

/// A guest leaves a host who says what cannot be; nothing crashes.
void TestLyingHost::lyingHostIsLeft()
{
    QFETCH(QByteArray, lie);
    test::MemoryTransport transport;
    transport.idOf = [](const QByteArray &key) { return tableIdOf(key); };
    std::unique_ptr<Connection> liar;
    ListenOptions options;
    options.keyOf = [](const QByteArray &) { return QByteArray(kKeyBytes, 'k'); };
    options.accepted = [&](std::unique_ptr<Connection> connection, const QByteArray &) {
        liar = std::move(connection);
        liar->setHandlers({{},
                           [&](const QByteArray &line) {
                               if (line.startsWith("{\"hello\""))
                                   liar->send(
                                       "{\"hello\":\"liar\",\"version\":\"1\",\"format\":2}\n"
                                       "{\"seats\":[{\"name\":\"A\",\"kind\":\"guest\"},{\"name\":\"B\",\"kind\":"
                                       "\"person\"}],\"game\":\"odin\",\"begun\":true}\n"
                                       "{\"seated\":0,\"token\":\"0123456789abcdef\"}\n"
                                       + lie);
                           },
                           {}});
    };
    QString error;
    const auto listener = transport.listen(options, error);
    GuestTable guest(transport, {QStringLiteral("here"), 4711, newKey()}, QStringLiteral("A"));
    QSignalSpy ended(&guest, &GuestTable::ended);
    guest.join();
    QTRY_COMPARE(ended.count(), 1);
    QCOMPARE(ended[0][0].value<Code>(), Code::Malformed);
}

REGISTER_TEST(TestLyingHost)
#include "tst_lying_host.moc"
