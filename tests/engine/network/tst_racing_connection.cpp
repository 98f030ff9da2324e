// SPDX-License-Identifier: GPL-3.0-or-later
// A guest who tries all ways of an invitation side by side.
#include "engine/network/racing_connection.h"
#include "tests/test_program.h"

#include <QElapsedTimer>
#include <QtTest>

using namespace meadhall::network;

namespace {

/// Ways that do what a test tells them.
class Ways final : public Transport {
public:
    struct Way final : Connection {
        Ways *ways;
        QString host;
        Handlers handlers;
        QByteArray sent;

        ~Way() override { ways->open.removeOne(this); }
        void setHandlers(Handlers all) override { handlers = std::move(all); }
        void send(const QByteArray &bytes) override { sent += bytes; }
        qint64 unsent() const override { return sent.size(); }
        QString peer() const override { return host; }
    };

    bool isUsable() const override { return true; }
    std::unique_ptr<Listener> listen(const ListenOptions &, QString &) override { return nullptr; }
    std::unique_ptr<Connection> connectTo(const QString &host, quint16, const QByteArray &, int) override
    {
        auto way = std::make_unique<Way>();
        way->ways = this;
        way->host = host;
        open.append(way.get());
        tried.append(host);
        return way;
    }
    QStringList ownAddresses() const override { return {}; }
    Way *way(const char *host) const
    {
        const auto found =
            std::find_if(open.begin(), open.end(), [host](const Way *one) { return one->host == QLatin1String(host); });
        return found == open.end() ? nullptr : *found;
    }
    void lose(const char *host, Loss why)
    {
        if (const auto lost = way(host)->handlers.lost)
            lost(why);
    }

    QList<Way *> open;
    QStringList tried;
};

Invitation threeWays()
{
    return {QStringLiteral("51.15.100.7"),
            1,
            newKey(),
            {{QStringLiteral("192.168.1.20"), 1}, {QStringLiteral("relay.example"), 1}}};
}

/// A connection and what it has told.
struct Race {
    Ways ways;
    std::unique_ptr<RacingConnection> connection;
    int opened = 0;
    QByteArray received;
    std::optional<Loss> lost;

    explicit Race(const Invitation &invitation = threeWays())
        : connection(std::make_unique<RacingConnection>(ways, invitation, 1000))
    {
        connection->setHandlers({[this] { ++opened; }, [this](const QByteArray &bytes) { received += bytes; },
                                 [this](Loss why) { lost = why; }});
    }
};

} // namespace

class TestRacingConnection : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void firstProvedWayIsKept();
    void nextWayFollowsAFailureAtOnce();
    void saysWhyAllFailed_data();
    void saysWhyAllFailed();
    void mayBeDeletedAtAnyTime();
};

void TestRacingConnection::firstProvedWayIsKept()
{
    Race race;
    QTRY_COMPARE(race.ways.tried.size(), 3); // although none has failed
    QCOMPARE(race.ways.open.size(), 3);
    race.ways.way("192.168.1.20")->handlers.opened();
    QCOMPARE(race.opened, 1);
    QCOMPARE(race.ways.open.size(), 1); // the others are closed
    race.connection->send("hello");
    QCOMPARE(race.ways.way("192.168.1.20")->sent, QByteArray("hello"));
    QCOMPARE(race.connection->peer(), QStringLiteral("192.168.1.20"));
    race.ways.way("192.168.1.20")->handlers.received("welcome");
    QCOMPARE(race.received, QByteArray("welcome"));
    QVERIFY(!race.lost);
    race.ways.lose("192.168.1.20", Loss::Closed);
    QCOMPARE(race.lost, Loss::Closed);
}

void TestRacingConnection::nextWayFollowsAFailureAtOnce()
{
    Race race;
    QTRY_COMPARE(race.ways.tried, QStringList{QStringLiteral("51.15.100.7")});
    race.ways.lose("51.15.100.7", Loss::Unreachable);
    QTRY_VERIFY(race.ways.tried.size() >= 2);
    QVERIFY(!race.lost);
    race.ways.lose("192.168.1.20", Loss::WrongKey); // a table of this house
    QTRY_COMPARE(race.ways.tried.size(), 3);
    race.ways.way("relay.example")->handlers.opened();
    QCOMPARE(race.opened, 1);
}

void TestRacingConnection::saysWhyAllFailed_data()
{
    QTest::addColumn<Loss>("publicWay");
    QTest::addColumn<Loss>("ownWay");
    QTest::addColumn<Loss>("said");
    QTest::newRow("nobody there") << Loss::Unreachable << Loss::Unreachable << Loss::Unreachable;
    QTest::newRow("another key") << Loss::WrongKey << Loss::Unreachable << Loss::WrongKey;
    QTest::newRow("another table in the guest's house") << Loss::Unreachable << Loss::WrongKey << Loss::Unreachable;
    QTest::newRow("silence") << Loss::TimedOut << Loss::Unreachable << Loss::TimedOut;
}

void TestRacingConnection::saysWhyAllFailed()
{
    QFETCH(Loss, publicWay);
    QFETCH(Loss, ownWay);
    Race race({QStringLiteral("51.15.100.7"), 1, newKey(), {{QStringLiteral("192.168.1.20"), 1}}});
    QTRY_COMPARE(race.ways.tried.size(), 2);
    race.ways.lose("51.15.100.7", publicWay);
    QVERIFY(!race.lost);
    race.ways.lose("192.168.1.20", ownWay);
    QVERIFY(race.lost.has_value());
    QTEST(*race.lost, "said");
}

void TestRacingConnection::mayBeDeletedAtAnyTime()
{
    {
        const Race race; // before the first way is tried
    }
    Race race;
    QTRY_COMPARE(race.ways.tried.size(), 3);
    race.connection->setHandlers({[&race] { race.connection.reset(); }, {}, {}});
    race.ways.way("relay.example")->handlers.opened();
    QVERIFY(race.ways.open.isEmpty());
}

REGISTER_TEST(TestRacingConnection)
#include "tst_racing_connection.moc"
