// SPDX-License-Identifier: GPL-3.0-or-later
// Encrypted connections on this machine: who has the key gets in, and nobody else.
#include "engine/network/invitation.h"
#include "engine/network/transport.h"
#include "tests/test_program.h"

#include <QProcess>
#include <QStandardPaths>
#include <QtTest>

using namespace meadhall::network;

namespace {

/// What has happened to a connection.
struct Watched {
    std::unique_ptr<Connection> connection;
    bool opened = false;
    QByteArray received;
    std::optional<Loss> lost;

    void watch(std::unique_ptr<Connection> one)
    {
        connection = std::move(one);
        connection->setHandlers({[this] { opened = true; }, [this](const QByteArray &bytes) { received += bytes; },
                                 [this](Loss why) { lost = why; }});
    }
};

/// A listener with one table, and those who came in.
struct Hosted {
    QByteArray key = newKey();
    std::vector<std::unique_ptr<Watched>> guests;
    QStringList turnedAway;
    std::unique_ptr<Listener> listener;

    explicit Hosted(Transport &transport, ListenOptions options = {})
    {
        options.address = QStringLiteral("127.0.0.1");
        options.keyOf = [this](const QByteArray &id) { return id == tableIdOf(key) ? key : QByteArray(); };
        options.accepted = [this](std::unique_ptr<Connection> connection, const QByteArray &) {
            guests.push_back(std::make_unique<Watched>());
            guests.back()->watch(std::move(connection));
        };
        options.turnedAway = [this](const QString &, const QString &why) { turnedAway.append(why); };
        QString error;
        listener = transport.listen(options, error);
    }
};

} // namespace

class TestTransport : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void bothEndsTalk();
    void lastWordsArrive();
    void whoHasAnotherKeyStaysOut();
    void whoKnowsNoTableStaysOut();
    void plainTextStaysOut();
    void otherSuitesStayOut();
    void silenceIsEnded();
    void manyStrangersDoNotKeepFriendsOut();
    void friendsOfOtherAddressesGetIn();
    void nobodyListens();

private:
    std::unique_ptr<Connection> connectTo(const Hosted &host, const QByteArray &key, int timeout = 10000)
    {
        return transport_->connectTo(QStringLiteral("127.0.0.1"), host.listener->port(), key, timeout);
    }
    bool letsFriendIn(Hosted &host)
    {
        Watched friendly;
        const auto before = host.guests.size();
        friendly.watch(connectTo(host, host.key));
        return waitFor([&] { return friendly.opened && host.guests.size() > before; });
    }

    Transport *transport_ = nullptr;
};

void TestTransport::initTestCase()
{
    Missing missing = Missing::Nothing;
    transport_ = loadTransport(&missing);
    QVERIFY(transport_ || missing != Missing::Nothing);
    if (!transport_)
        QSKIP("this machine has no Qt Network, or no encryption");
    QCOMPARE(loadTransport(), transport_);
}

void TestTransport::bothEndsTalk()
{
    Hosted host(*transport_);
    QVERIFY(host.listener && host.listener->port() > 0);
    Watched guest;
    guest.watch(connectTo(host, host.key));
    QTRY_VERIFY(guest.opened && host.guests.size() == 1);
    QByteArray much(300'000, 'x');
    guest.connection->send("hello\n");
    host.guests[0]->connection->send(much);
    QTRY_COMPARE(host.guests[0]->received, QByteArray("hello\n"));
    QTRY_COMPARE(guest.received.size(), much.size());
    QTRY_COMPARE(host.guests[0]->connection->unsent(), 0);
    QVERIFY(guest.connection->peer().startsWith(QStringLiteral("127.0.0.1:")));
    host.guests[0]->connection.reset();
    QTRY_COMPARE(guest.lost, Loss::Closed);
}

/// What was sent just before the end is not lost.
void TestTransport::lastWordsArrive()
{
    Hosted host(*transport_);
    Watched guest;
    guest.watch(connectTo(host, host.key));
    QTRY_VERIFY(guest.opened && host.guests.size() == 1);
    host.guests[0]->connection->send("bye\n");
    host.guests[0]->connection.reset();
    QTRY_COMPARE(guest.lost, Loss::Closed);
    QCOMPARE(guest.received, QByteArray("bye\n"));
}

void TestTransport::whoHasAnotherKeyStaysOut()
{
    Hosted host(*transport_);
    Hosted other(*transport_);
    // The right table with a wrong key: a listener that knows that table by another key.
    Watched guest;
    const QByteArray key = other.key;
    other.key = host.key;
    guest.watch(connectTo(other, key));
    QTRY_COMPARE(guest.lost, Loss::WrongKey);
    QVERIFY(!guest.opened);
    QVERIFY(other.guests.empty());
    QTRY_COMPARE(other.turnedAway.size(), 1);
    QVERIFY(letsFriendIn(other));
}

void TestTransport::whoKnowsNoTableStaysOut()
{
    Hosted host(*transport_);
    Watched guest;
    guest.watch(connectTo(host, newKey()));
    QTRY_COMPARE(guest.lost, Loss::WrongKey);
    QVERIFY(host.guests.empty());
    QVERIFY(letsFriendIn(host));
}

void TestTransport::plainTextStaysOut()
{
    const QString python = QStandardPaths::findExecutable(QStringLiteral("python3"));
    if (python.isEmpty())
        QSKIP("the stranger of this test is written in Python");
    Hosted host(*transport_);
    for (const char *text : {"b'GET / HTTP/1.1\\r\\n\\r\\n'", "b'{\"hello\":\"x\",\"version\":\"1\",\"format\":1}\\n'",
                             "bytes(range(256)) * 300"}) {
        QProcess stranger;
        stranger.start(python, {QStringLiteral("-c"),
                                QStringLiteral("import socket\ns = socket.create_connection(('127.0.0.1', %1), 5)\n"
                                               "try:\n s.sendall(%2)\n while s.recv(999): pass\nexcept OSError: pass")
                                    .arg(host.listener->port())
                                    .arg(QLatin1String(text))});
        const auto before = host.turnedAway.size();
        QTRY_COMPARE(host.turnedAway.size(), before + 1);
        QTRY_COMPARE(stranger.state(), QProcess::NotRunning);
    }
    QVERIFY(host.guests.empty());
    QVERIFY(letsFriendIn(host));
}

/// With the right key, but suites without forward secrecy, or another version of TLS.
void TestTransport::otherSuitesStayOut()
{
    const QString openssl = QStandardPaths::findExecutable(QStringLiteral("openssl"));
    if (openssl.isEmpty())
        QSKIP("there is no openssl");
    Hosted host(*transport_);
    for (const char *suite : {"-tls1_2 -cipher PSK-AES256-GCM-SHA384", "-tls1_2 -cipher ALL:!PSK", "-tls1_3"}) {
        QProcess stranger;
        stranger.start(openssl, QStringLiteral("s_client -connect 127.0.0.1:%1 -psk_identity %2 -psk %3 %4")
                                    .arg(host.listener->port())
                                    .arg(QString::fromLatin1(tableIdOf(host.key)),
                                         QString::fromLatin1(host.key.toHex()), QLatin1String(suite))
                                    .split(QLatin1Char(' ')));
        const auto before = host.turnedAway.size();
        QTRY_COMPARE(host.turnedAway.size(), before + 1);
        stranger.kill();
        stranger.waitForFinished();
    }
    QVERIFY(host.guests.empty());
    QVERIFY(letsFriendIn(host));
}

void TestTransport::silenceIsEnded()
{
    ListenOptions options;
    options.timeout = 200;
    Hosted host(*transport_, options);
    const QString python = QStandardPaths::findExecutable(QStringLiteral("python3"));
    if (python.isEmpty())
        QSKIP("the stranger of this test is written in Python");
    QProcess stranger;
    stranger.start(python, {QStringLiteral("-c"),
                            QStringLiteral("import socket\ns = socket.create_connection(('127.0.0.1', %1), 5)\n"
                                           "try:\n while s.recv(999): pass\nexcept OSError: pass")
                                .arg(host.listener->port())});
    QTRY_COMPARE(host.turnedAway.size(), 1);
    QTRY_COMPARE(stranger.state(), QProcess::NotRunning);
}

void TestTransport::manyStrangersDoNotKeepFriendsOut()
{
    const QString python = QStandardPaths::findExecutable(QStringLiteral("python3"));
    if (python.isEmpty())
        QSKIP("the strangers of this test are written in Python");
    Hosted host(*transport_);
    QProcess strangers;
    strangers.start(python,
                    {QStringLiteral("-c"),
                     QStringLiteral("import socket, sys\n"
                                    "for i in range(200):\n socket.create_connection(('127.0.0.1', %1), 5).close()\n"
                                    "held = [socket.create_connection(('127.0.0.1', %1), 5) for i in range(100)]\n"
                                    "print('held', flush=True)\nsys.stdin.read()")
                         .arg(host.listener->port())});
    QTRY_VERIFY(strangers.canReadLine());
    QVERIFY(letsFriendIn(host));
    strangers.closeWriteChannel();
    strangers.waitForFinished();
}

/// The flood of one address ends its own handshakes only, not that of a friend whose line is slow.
void TestTransport::friendsOfOtherAddressesGetIn()
{
    const QString python = QStandardPaths::findExecutable(QStringLiteral("python3"));
    if (python.isEmpty())
        QSKIP("the strangers of this test are written in Python");
    ListenOptions options;
    options.handshakes = 4;
    Hosted host(*transport_, options);
    QProcess strangers;
    strangers.start(python,
                    {QStringLiteral("-c"),
                     QStringLiteral("import socket, sys\n"
                                    "slow = socket.create_connection(('127.0.0.1', %1), 5, ('127.0.0.2', 0))\n"
                                    "held = [socket.create_connection(('127.0.0.1', %1), 5) for i in range(40)]\n"
                                    "held[35].settimeout(9)\n"
                                    "try:\n print(held[35].recv(9) == b'')\nexcept ConnectionError: print(True)\n"
                                    "slow.setblocking(False)\n"
                                    "try:\n print(slow.recv(9))\nexcept BlockingIOError: print('kept')\n"
                                    "sys.stdout.flush()\nsys.stdin.read()")
                         .arg(host.listener->port())});
    QTRY_VERIFY(host.turnedAway.size() >= 37); // 41, and 4 may stay
    QByteArray said;
    QTRY_VERIFY((said += strangers.readAllStandardOutput()).count('\n') == 2);
    QCOMPARE(said, QByteArray("True\nkept\n"));
    QVERIFY(letsFriendIn(host));
    strangers.closeWriteChannel();
    strangers.waitForFinished();
}

void TestTransport::nobodyListens()
{
    Hosted host(*transport_);
    const quint16 port = host.listener->port();
    host.listener.reset();
    Watched guest;
    guest.watch(transport_->connectTo(QStringLiteral("127.0.0.1"), port, host.key, 10000));
    QTRY_COMPARE(guest.lost, Loss::Unreachable);
    Watched nowhere;
    nowhere.watch(transport_->connectTo(QStringLiteral("no-such-host.invalid"), port, host.key, 10000));
    QTRY_VERIFY(nowhere.lost.has_value());
}

REGISTER_TEST(TestTransport)
#include "tst_transport.moc"
