// SPDX-License-Identifier: GPL-3.0-or-later
// A relay with real processes: whole games through it, two beside each other, and strangers at its ports.
#include "engine/network/guest_table.h"
#include "engine/network/invitation.h"
#include "engine/network/transport.h"
#include "tests/paths.h"
#include "tests/test_program.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTemporaryDir>
#include <QtTest>

using namespace meadhall;
using namespace meadhall::network;

namespace {

/// A command of the tool, which prints a line that ends with an invitation.
class RelayCommand {
public:
    ~RelayCommand()
    {
        process_.kill();
        process_.waitForFinished();
    }
    bool start(const QStringList &arguments)
    {
        process_.setProcessChannelMode(QProcess::SeparateChannels);
        process_.start(programPath("meadhall-cli"), arguments);
        if (!waitFor([this] { return process_.canReadLine(); }))
            return false;
        const ReadInvitation read =
            invitationOf(QString::fromUtf8(process_.readLine()).section(QLatin1Char(' '), -1).trimmed());
        invitation = read.invitation;
        return read.error == InvitationError::None;
    }
    bool runs() const { return process_.state() == QProcess::Running; }

    Invitation invitation;

private:
    QProcess process_;
};

/// Ports that are free now, one after the other.
quint16 freePorts(int count)
{
    for (quint16 first = 45000; first < 60000; first = static_cast<quint16>(first + count)) {
        bool areFree = true;
        for (int i = 0; i < count && areFree; ++i)
            areFree = QTcpServer().listen(QHostAddress::LocalHost, static_cast<quint16>(first + i));
        if (areFree)
            return first;
    }
    return 0;
}

} // namespace

class TestRelay : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void gamesGoThrough();
    void twoRelaysShareNothing();
    void samePortIsGivenAgain();
    void strangersDoNoHarm();
    void crowdsLeaveRoom();
    void strangeRelaysDoNoHarm();
    void tableEndsWithItsHost();
    void bytesAndTimeAreBounded();
    void unitsStart_data();
    void unitsStart();

private:
    /// A relay with a few ports, and a host of Ninjan at it, for one guest and a computer.
    bool startRelay(RelayCommand &relay, const QString &folder, quint16 ports)
    {
        return relay.start({QStringLiteral("relay"), QStringLiteral("--port"), QStringLiteral("0"),
                            QStringLiteral("--listen"), QStringLiteral("127.0.0.1"), QStringLiteral("--address"),
                            QStringLiteral("127.0.0.1"), QStringLiteral("--guests"),
                            QStringLiteral("%1-%2").arg(ports).arg(ports + 3), QStringLiteral("--data"), folder});
    }
    /// Its own address in the invitation leads nowhere, so that guests come by the relay.
    bool startHost(RelayCommand &host, const RelayCommand &relay, const QString &folder, int games)
    {
        return host.start({QStringLiteral("host"), QStringLiteral("--listen"), QStringLiteral("127.0.0.1"),
                           QStringLiteral("--address"), QStringLiteral("127.0.0.1:1"), QStringLiteral("--relay"),
                           textOf(relay.invitation), QStringLiteral("--data"), folder, QStringLiteral("--game"),
                           QStringLiteral("ninjan"), QStringLiteral("--chairs"), QStringLiteral("guest,beginner"),
                           QStringLiteral("--games"), QString::number(games)});
    }
    /// @return the games that were played and dealt fairly
    int play(const Invitation &invitation)
    {
        QProcess join;
        join.start(programPath("meadhall-cli"),
                   {QStringLiteral("join"), QStringLiteral("--level"), QStringLiteral("beginner"),
                    QStringLiteral("--json"), textOf(invitation)});
        if (!waitFor([&join] { return join.state() == QProcess::NotRunning; }))
            return -1;
        const QJsonObject figures = QJsonDocument::fromJson(join.readAllStandardOutput()).object();
        return join.exitCode() == 0 ? figures.value(QLatin1String("fair")).toInt() : -1;
    }
};

void TestRelay::initTestCase()
{
    if (!loadTransport())
        QSKIP("this machine has no Qt Network, or no encryption");
}

void TestRelay::gamesGoThrough()
{
    QTemporaryDir folder;
    RelayCommand relay, host;
    const quint16 ports = freePorts(4);
    QVERIFY(startRelay(relay, folder.filePath(QStringLiteral("relay")), ports));
    QVERIFY(startHost(host, relay, folder.filePath(QStringLiteral("host")), 2));
    QVERIFY(host.invitation.port >= ports && host.invitation.port < ports + 4);
    QVERIFY(host.invitation.key != relay.invitation.key);
    QCOMPARE(play(host.invitation), 2);
    QTRY_VERIFY(!host.runs());
    QVERIFY(relay.runs());
}

/// A balancer may send hosts to either: each tells its own address, and knows nothing of the other.
void TestRelay::twoRelaysShareNothing()
{
    QTemporaryDir folder;
    const quint16 ports = freePorts(8);
    RelayCommand relays[2], hosts[2];
    for (int i = 0; i < 2; ++i) {
        QVERIFY(startRelay(relays[i], folder.filePath(QStringLiteral("relay%1").arg(i)),
                           static_cast<quint16>(ports + 4 * i)));
        QVERIFY(startHost(hosts[i], relays[i], folder.filePath(QStringLiteral("host%1").arg(i)), 1));
    }
    QVERIFY(relays[0].invitation.key != relays[1].invitation.key);
    QVERIFY(hosts[0].invitation.port < ports + 4 && hosts[1].invitation.port >= ports + 4);
    QCOMPARE(play(hosts[0].invitation), 1);
    QCOMPARE(play(hosts[1].invitation), 1);
}

void TestRelay::samePortIsGivenAgain()
{
    QTemporaryDir folder;
    const quint16 ports = freePorts(4);
    RelayCommand relay;
    QVERIFY(startRelay(relay, folder.filePath(QStringLiteral("relay")), ports));
    Invitation first;
    {
        RelayCommand host;
        QVERIFY(startHost(host, relay, folder.filePath(QStringLiteral("host")), 1));
        first = host.invitation;
    }
    QVERIFY(waitFor([&] { return QTcpServer().listen(QHostAddress::LocalHost, first.port); }));
    RelayCommand host;
    QVERIFY(startHost(host, relay, folder.filePath(QStringLiteral("host")), 1));
    QCOMPARE(host.invitation, first); // the old line still leads here
    QCOMPARE(play(host.invitation), 1);
}

/// Without the key nobody opens a table, and nobody but a guest gets through to one.
void TestRelay::strangersDoNoHarm()
{
    QTemporaryDir folder;
    const quint16 ports = freePorts(4);
    RelayCommand relay, host;
    QVERIFY(startRelay(relay, folder.filePath(QStringLiteral("relay")), ports));
    QVERIFY(startHost(host, relay, folder.filePath(QStringLiteral("host")), 1));
    std::vector<std::unique_ptr<QTcpSocket>> strangers;
    const QList<QByteArray> words{
        "GET / HTTP/1.1\r\n\r\n",   "meadhall-join 0123\n", "meadhall-join", QByteArray(5000, 'm'), {},
        QByteArray(100'000, '\x16')};
    for (const quint16 port : {relay.invitation.port, host.invitation.port})
        for (int i = 0; i < 60; ++i) {
            strangers.push_back(std::make_unique<QTcpSocket>());
            strangers.back()->connectToHost(QHostAddress::LocalHost, port);
            strangers.back()->write(words[i % words.size()]);
        }
    Invitation wrongKey = relay.invitation;
    wrongKey.key = newKey();
    Transport *transport = loadTransport();
    bool opened = false, lost = false;
    const auto liar = transport->connectTo(QStringLiteral("127.0.0.1"), relay.invitation.port, wrongKey.key, 10000);
    liar->setHandlers({[&opened] { opened = true; }, {}, [&lost](Loss) { lost = true; }});
    QTRY_VERIFY(lost);
    QVERIFY(!opened);
    strangers.clear();
    QCOMPARE(play(host.invitation), 1);
    QVERIFY(relay.runs());
}

/// Neither strangers who begin handshakes nor guests without a chair take all the room there is for a table.
void TestRelay::crowdsLeaveRoom()
{
    QTemporaryDir folder;
    const quint16 ports = freePorts(4);
    RelayCommand relay, host;
    QVERIFY(startRelay(relay, folder.filePath(QStringLiteral("relay")), ports));
    QVERIFY(startHost(host, relay, folder.filePath(QStringLiteral("host")), 1));
    std::vector<std::unique_ptr<Connection>> guests;
    int proved = 0, ended = 0;
    for (int i = 0; i < 24; ++i) { // more than a table has room for
        guests.push_back(
            loadTransport()->connectTo(host.invitation.host, host.invitation.port, host.invitation.key, 20000));
        guests.back()->setHandlers({[&proved] { ++proved; }, {}, [&ended](Loss) { ++ended; }});
        QTRY_COMPARE(proved, i + 1);
    }
    std::vector<std::unique_ptr<QTcpSocket>> strangers;
    for (int i = 0; i < 60; ++i) {
        strangers.push_back(std::make_unique<QTcpSocket>());
        QVERIFY(strangers.back()->bind(QHostAddress(QStringLiteral("127.0.0.2"))));
        strangers.back()->connectToHost(QHostAddress::LocalHost, host.invitation.port);
        strangers.back()->write("\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", 11);
        QVERIFY(strangers.back()->waitForBytesWritten(10000));
    }
    const auto areLeft = [&strangers] {
        return std::count_if(strangers.begin(), strangers.end(),
                             [](const auto &stranger) { return stranger->state() == QAbstractSocket::ConnectedState; });
    };
    QTRY_VERIFY(areLeft() <= 32);
    QCOMPARE(play(host.invitation), 1);
    QVERIFY(relay.runs());
    QVERIFY(ended > 0);
}

/// A relay is not trusted: a host connects only as often as friends could come, and says nothing but what it should.
void TestRelay::strangeRelaysDoNoHarm()
{
    QTcpServer server;
    QVERIFY(server.listen(QHostAddress::LocalHost));
    std::vector<std::unique_ptr<QTcpSocket>> begun;
    connect(&server, &QTcpServer::newConnection, this, [&server, &begun] {
        while (QTcpSocket *socket = server.nextPendingConnection())
            begun.emplace_back(socket);
    });
    const QByteArray way = "{\"port\":" + QByteArray::number(server.serverPort()) + ",\"address\":\"";
    QByteArray lines = way + "two words\"}\n{\"guest\":\"early\"}\n" + way + "x/1\"}\n" + way + "127.0.0.1\"}\n";
    for (const QByteArray id : {"\\nGET /", "", "\\u0000", "a b", "../x"})
        lines += "{\"guest\":\"" + id + "\"}\n";
    lines += "{\"guest\":7}\n{\"guest\":\"" + QByteArray(65, 'a') + "\"}\n";
    for (int i = 0; i < 500; ++i)
        lines += "{\"guest\":\"" + QByteArray::number(i) + "\"}\n";
    const QByteArray key = newKey();
    std::unique_ptr<Connection> control;
    QString error;
    ListenOptions options;
    options.address = QStringLiteral("127.0.0.1");
    options.keyOf = [&key](const QByteArray &) { return key; };
    options.accepted = [&](std::unique_ptr<Connection> connection, const QByteArray &) {
        control = std::move(connection);
        control->setHandlers({{}, [&](const QByteArray &) { control->send(lines); }, [](Loss) {}});
    };
    Transport *transport = loadTransport();
    const auto relay = transport->listen(options, error);
    ListenOptions ofTable;
    ofTable.address = options.address;
    ofTable.keyOf = [](const QByteArray &) { return QByteArray(); };
    const auto listener = transport->listen(ofTable, error);
    QVERIFY2(relay && listener, qPrintable(error));
    std::vector<Address> opened;
    const auto line = transport->openAtRelay({{QStringLiteral("127.0.0.1"), relay->port(), key, {}},
                                              QByteArray(32, 't'),
                                              listener.get(),
                                              [&opened](const Address &guests) { opened.push_back(guests); },
                                              {}});
    QTRY_VERIFY(begun.size() >= 32);
    const auto haveSpoken = [&begun] {
        return std::all_of(begun.begin(), begun.end(), [](const auto &socket) { return socket->bytesAvailable() > 0; });
    };
    QTRY_VERIFY(haveSpoken());
    QCOMPARE(begun.size(), std::size_t(32));
    QCOMPARE(opened, (std::vector<Address>{{QStringLiteral("127.0.0.1"), server.serverPort()}}));
    static const QRegularExpression usual(QStringLiteral("^meadhall-join [0-9]+\n$"));
    for (const auto &socket : begun)
        QVERIFY(usual.match(QString::fromLatin1(socket->readAll())).hasMatch());
}

void TestRelay::tableEndsWithItsHost()
{
    QTemporaryDir folder;
    const quint16 ports = freePorts(4);
    RelayCommand relay;
    QVERIFY(startRelay(relay, folder.filePath(QStringLiteral("relay")), ports));
    auto host = std::make_unique<RelayCommand>();
    QVERIFY(startHost(*host, relay, folder.filePath(QStringLiteral("host")), 0));
    GuestTable guest(*loadTransport(), host->invitation, QStringLiteral("Bo"));
    guest.join();
    QTRY_COMPARE(guest.state(), GuestTable::State::Playing);
    const quint16 port = host->invitation.port;
    host.reset();
    QTRY_COMPARE(guest.state(), GuestTable::State::Returning);
    QVERIFY(waitFor([&] { return QTcpServer().listen(QHostAddress::LocalHost, port); }));
    QVERIFY(relay.runs());
}

/// Nobody passes more than the relay's owner allows, and a connection that says nothing ends.
void TestRelay::bytesAndTimeAreBounded()
{
    constexpr int kSeconds = 2;
    RelayOptions options;
    options.address = QStringLiteral("127.0.0.1");
    options.firstGuestPort = options.lastGuestPort = freePorts(1);
    options.key = newKey();
    options.quietMs = 400;
    QString error;
    const auto relay = loadTransport()->listenAsRelay(options, error);
    QVERIFY2(relay, qPrintable(error));
    const auto host = loadTransport()->connectTo(options.address, relay->port(), options.key, 20000);
    QByteArray said;
    host->setHandlers({[&host] { host->send("{\"relay\":1,\"token\":\"0123456789abcdef\"}\n"); },
                       [&said](const QByteArray &bytes) { said += bytes; },
                       {}});
    QTRY_VERIFY(said.contains("port"));
    QTcpSocket guest, friendly;
    guest.connectToHost(options.address, options.lastGuestPort);
    guest.write("\x16");
    QTRY_VERIFY(said.contains("{\"guest\":\""));
    friendly.connectToHost(options.address, options.lastGuestPort);
    friendly.write("meadhall-join " + said.mid(said.indexOf("guest") + 8).split('"').front() + '\n');
    QByteArray arrived;
    QTRY_VERIFY((arrived += friendly.readAll()) == "\x16");
    QElapsedTimer time;
    time.start();
    const QByteArray flood((kSeconds + 1) * options.bytesPerSecond, 'x');
    arrived.clear();
    guest.write(flood);
    QTRY_VERIFY((arrived += friendly.readAll()) == flood);
    QVERIFY(time.elapsed() >= 900 * kSeconds); // all but what may come at once, and no sooner
    QTRY_COMPARE(guest.state(), QAbstractSocket::UnconnectedState);
    QTRY_COMPARE(friendly.state(), QAbstractSocket::UnconnectedState);
}

void TestRelay::unitsStart_data()
{
    QTest::addColumn<QString>("unit");
    QTest::newRow("host") << QStringLiteral("host");
    QTest::newRow("relay") << QStringLiteral("relay");
}

/// The units of systemd are valid, and their command starts as it stands there, but for the ports.
void TestRelay::unitsStart()
{
    QFETCH(const QString, unit);
    QTemporaryDir folder;
    const QString name = QStringLiteral("meadhall-%1.service").arg(unit);
    QFile source(sourcePath("resources/desktop/") + name + QStringLiteral(".in"));
    QVERIFY(source.open(QIODevice::ReadOnly));
    const QString text = QString::fromUtf8(source.readAll())
                             .replace(QLatin1String("@CMAKE_INSTALL_PREFIX@/@MEADHALL_INSTALL_GAMES@/meadhall-cli"),
                                      programPath("meadhall-cli"));
    QFile file(folder.filePath(name));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text.toUtf8()) > 0);
    file.close();
    const auto valueOf = [&text](const char *key) {
        const QRegularExpression line(QStringLiteral("^%1=(.*)$").arg(QLatin1String(key)),
                                      QRegularExpression::MultilineOption);
        return line.match(text).captured(1);
    };
    QString options = valueOf("Environment").section(QLatin1Char('"'), 1, 1);
    QVERIFY(options.startsWith(QLatin1String("OPTIONS=")));
    const quint16 ports = freePorts(4);
    options.remove(0, 8)
        .replace(QRegularExpression(QStringLiteral("--port \\d+")), QStringLiteral("--port 0"))
        .replace(QRegularExpression(QStringLiteral("--guests \\S+")),
                 QStringLiteral("--guests %1-%2").arg(ports).arg(ports + 3))
        .replace(QLatin1String("%H"), QLatin1String("localhost"));
    QStringList words = valueOf("ExecStart")
                            .replace(QLatin1String("${STATE_DIRECTORY}"), folder.path())
                            .replace(QLatin1String("$OPTIONS"), options)
                            .split(QLatin1Char(' '));
    QCOMPARE(words.takeFirst(), programPath("meadhall-cli"));
    RelayCommand command;
    QVERIFY2(command.start(words), qPrintable(words.join(QLatin1Char(' '))));
    QProcess verify;
    verify.setProcessChannelMode(QProcess::MergedChannels);
    verify.start(QStringLiteral("systemd-analyze"),
                 {QStringLiteral("verify"), QStringLiteral("--man=no"), file.fileName()});
    if (!verify.waitForStarted())
        QSKIP("systemd-analyze is not installed");
    QVERIFY(verify.waitForFinished());
    QVERIFY2(verify.exitCode() == 0, verify.readAll().constData());
}

REGISTER_TEST(TestRelay)
#include "tst_relay.moc"
