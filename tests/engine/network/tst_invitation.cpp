// SPDX-License-Identifier: GPL-3.0-or-later
// The line of text that invites to a table.
#include "engine/network/invitation.h"
#include "tests/test_program.h"

#include <QSet>
#include <QtTest>

using namespace meadhall::network;

class TestInvitation : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keyTextIsPinned();
    void isReadBack_data();
    void isReadBack();
    void hasSeveralAddresses();
    void tellsOwnNetworks();
    void forgivesHowItIsTyped();
    void isFoundWhereItIsPrinted_data();
    void isFoundWhereItIsPrinted();
    void noticesWrongSigns();
    void saysWhatIsWrong_data();
    void saysWhatIsWrong();
    void randomTextIsRefused();
    void tableIdTellsNothing();
};

void TestInvitation::keyTextIsPinned()
{
    // Invitations are passed on between versions.
    QCOMPARE(keyText(QByteArray(kKeyBytes, '\0')), QStringLiteral("0000-0000-0000-0000-0000-0000-000"));
    QCOMPARE(keyText(QByteArray::fromHex("000102030405060708090a0b0c0d0e0f")),
             QStringLiteral("000G-40R4-0M30-E209-185G-R38E-1W8"));
    QCOMPARE(tableIdOf(QByteArray(kKeyBytes, '\0')).size(), 32);
}

void TestInvitation::isReadBack_data()
{
    QTest::addColumn<QString>("host");
    for (const char *host :
         {"192.168.1.20", "localhost", "table.example.org", "::1", "2001:db8::7:1", "fe80::1%eth0", "::ffff:10.0.0.1"})
        QTest::newRow(host) << QString::fromLatin1(host);
}

void TestInvitation::isReadBack()
{
    QFETCH(QString, host);
    for (int i = 0; i < 200; ++i) {
        const Invitation given{host, static_cast<quint16>(1 + i * 327), newKey()};
        const ReadInvitation read = invitationOf(textOf(given));
        QCOMPARE(read.error, InvitationError::None);
        QVERIFY(read.invitation == given);
    }
}

void TestInvitation::hasSeveralAddresses()
{
    Invitation given{QStringLiteral("51.15.100.7"), 41000, newKey(), {}};
    given.others = {{QStringLiteral("192.168.1.20"), 41000},
                    {QStringLiteral("2001:db8::7"), 41000},
                    {QStringLiteral("relay.example"), 45017}};
    const QString text = textOf(given);
    QVERIFY(text.startsWith(
        QStringLiteral("meadhall:51.15.100.7:41000,192.168.1.20:41000,[2001:db8::7]:41000,relay.example:45017/")));
    QString encoded = text, spaced = text;
    encoded.replace(QLatin1Char(','), QStringLiteral("%2C")).replace(QLatin1Char('['), QStringLiteral("%5B"));
    spaced.replace(QLatin1Char(','), QStringLiteral(", "));
    for (const QString &typed : {text, text.toUpper(), encoded, spaced, QStringLiteral("Come to %1!").arg(text)}) {
        const ReadInvitation read = invitationOf(typed);
        QCOMPARE(read.error, InvitationError::None);
        QCOMPARE(read.invitation.addresses().size(), std::size_t{4});
        QCOMPARE(textOf(read.invitation).toUpper(), text.toUpper());
    }
    QCOMPARE(given.addresses().front(), (Address{QStringLiteral("51.15.100.7"), 41000}));
    const QString key = keyText(given.key);
    QCOMPARE(invitationOf(QStringLiteral("a:1,,b:2/") + key).error, InvitationError::NoAddress);
    QCOMPARE(invitationOf(QStringLiteral("a:1,b/") + key).error, InvitationError::NoPort);
    // Of very many only the first are tried.
    const ReadInvitation many = invitationOf(QStringLiteral("a:1,").repeated(500) + QStringLiteral("b:2/") + key);
    QCOMPARE(many.error, InvitationError::None);
    QCOMPARE(many.invitation.addresses().size(), std::size_t{kMostAddresses});
}

void TestInvitation::tellsOwnNetworks()
{
    for (const char *own : {"192.168.1.20", "10.0.0.1", "172.16.0.1", "172.31.255.1", "169.254.1.1", "127.0.0.1",
                            "fd12:3456::1", "fe80::1%eth0", "::1", "localhost", "den.local", "NAS.home.arpa"})
        QVERIFY2(isOfOwnNetwork(QLatin1String(own)), own);
    for (const char *known : {"51.15.100.7", "172.32.0.1", "172.15.0.1", "11.0.0.1", "192.169.1.1", "2001:db8::1",
                              "relay.example", "localhost.example", "100.64.0.1"})
        QVERIFY2(!isOfOwnNetwork(QLatin1String(known)), known);
}

void TestInvitation::forgivesHowItIsTyped()
{
    const Invitation given{QStringLiteral("10.0.0.7"), 4711, QByteArray::fromHex("00411041104110411041104110411041")};
    const QString text = textOf(given);
    QString key = keyText(given.key);
    QVERIFY(key.contains(QLatin1Char('0')) && key.contains(QLatin1Char('1')));
    for (const QString &typed :
         {QStringLiteral("  ") + text + QStringLiteral("\n"), text.toLower(),
          QString(text).remove(QStringLiteral("meadhall:")),
          QStringLiteral("10.0.0.7:4711/") + QString(key).remove(QLatin1Char('-')),
          QStringLiteral("10.0.0.7:4711/") + QString(key).replace(QLatin1Char('-'), QLatin1Char(' ')),
          QStringLiteral("10.0.0.7:4711/") + QString(key).replace(QLatin1Char('0'), QLatin1Char('o')),
          QStringLiteral("10.0.0.7:4711/") + QString(key).replace(QLatin1Char('1'), QLatin1Char('l')),
          QString(text).replace(QLatin1Char('-'), QChar(0x2013)), QChar(0x200f) + text,
          QString(text).replace(QLatin1Char('7'), QChar(0x667)),
          QString(text).replace(QLatin1Char('1'), QChar(0x6f1))}) {
        const ReadInvitation read = invitationOf(typed);
        QVERIFY2(read.error == InvitationError::None && read.invitation == given, qPrintable(typed));
    }
}

void TestInvitation::isFoundWhereItIsPrinted_data()
{
    QTest::addColumn<QString>("line");
    for (const char *line :
         {"table 1: %1", "table 1: %1\ntable 2: meadhall:other:1/0", R"({"table":1,"invitation":"%1"})", "<%1>", "(%1)",
          "“%1”", "'%1'", "%1.", "%1,", "%1/", "Come to %1 now!", "Come to %1, all of you", "<a href=\"%1\">Odin</a>",
          "[Odin](%1)", "\u2068%1\u2069", "\u202a%1\u202c", "\ufeff%1\r\n"})
        QTest::newRow(line) << QString::fromUtf8(line);
}

/// As a link, too, which browsers encode.
void TestInvitation::isFoundWhereItIsPrinted()
{
    QFETCH(QString, line);
    for (const char *host : {"10.0.0.7", "table.example.org", "2001:db8::7:1"}) {
        const Invitation given{QString::fromLatin1(host), 4711, newKey()};
        const QString text = textOf(given);
        QString link = text, encoded = text;
        link.replace(QStringLiteral("meadhall:"), QStringLiteral("meadhall://"));
        encoded.replace(QLatin1Char('['), QStringLiteral("%5B")).replace(QLatin1Char(']'), QStringLiteral("%5D"));
        for (const QString &written : {text, link, encoded, text.toUpper()}) {
            const ReadInvitation read = invitationOf(QString(line).replace(QStringLiteral("%1"), written));
            QCOMPARE(read.error, InvitationError::None);
            QCOMPARE(read.invitation.host.toLower(), given.host);
            QCOMPARE(read.invitation.port, given.port);
            QCOMPARE(read.invitation.key, given.key);
        }
    }
}

void TestInvitation::noticesWrongSigns()
{
    const QString signs = QStringLiteral("0123456789ABCDEFGHJKMNPQRSTVWXYZ");
    for (int i = 0; i < 20; ++i) {
        const QString key = keyText(newKey()).remove(QLatin1Char('-'));
        for (qsizetype at = 0; at < key.size(); ++at) {
            for (const QChar sign : signs)
                if (sign != key[at])
                    QCOMPARE(keyOf(QString(key).replace(at, 1, sign)).error, InvitationError::WrongCheck);
            for (qsizetype other = at + 1; other < key.size(); ++other) {
                QString swapped = key;
                swapped[at] = key[other];
                swapped[other] = key[at];
                QCOMPARE(keyOf(swapped).error, swapped == key ? InvitationError::None : InvitationError::WrongCheck);
            }
        }
    }
}

void TestInvitation::saysWhatIsWrong_data()
{
    const QString key = keyText(QByteArray(kKeyBytes, 'k'));
    QTest::addColumn<QString>("text");
    QTest::addColumn<InvitationError>("error");
    QTest::addColumn<int>("group");
    const auto row = [](const char *name, const QString &text, InvitationError error, int group = 0) {
        QTest::newRow(name) << text << error << group;
    };
    row("nothing", QString(), InvitationError::Empty);
    row("blanks", QStringLiteral(" \t\n"), InvitationError::Empty);
    row("only the scheme", QStringLiteral("meadhall:"), InvitationError::Empty);
    row("no slash", QStringLiteral("meadhall:host:5000"), InvitationError::NoKey);
    row("nothing after the slash", QStringLiteral("host:5000/"), InvitationError::NoKey);
    row("no address", QStringLiteral("meadhall:/") + key, InvitationError::NoAddress);
    row("strange address", QStringLiteral("ho st:5000/") + key, InvitationError::NoAddress);
    row("IPv6 without brackets", QStringLiteral("2001:db8::1:5000/") + key, InvitationError::NoAddress);
    row("open bracket", QStringLiteral("[::1:5000/") + key, InvitationError::NoAddress);
    row("no port", QStringLiteral("host/") + key, InvitationError::NoPort);
    row("port 0", QStringLiteral("host:0/") + key, InvitationError::NoPort);
    row("port 65536", QStringLiteral("host:65536/") + key, InvitationError::NoPort);
    row("port after IPv6", QStringLiteral("[::1]/") + key, InvitationError::NoPort);
    row("a sign that does not occur", QStringLiteral("host:1/0000-0000-0U00"), InvitationError::WrongSign, 3);
    row("another in the last group", QStringLiteral("host:1/") + key.chopped(1) + QLatin1Char('!'),
        InvitationError::WrongSign, 7);
    row("too short", QStringLiteral("host:1/") + key.chopped(1), InvitationError::TooShort);
    row("too long", QStringLiteral("host:1/") + key + QLatin1Char('0'), InvitationError::TooLong);
    row("wrong check", QStringLiteral("host:1/0000-0000-0000-0000-0000-0000-001"), InvitationError::WrongCheck);
}

void TestInvitation::saysWhatIsWrong()
{
    QFETCH(QString, text);
    QFETCH(int, group);
    const ReadInvitation read = invitationOf(text);
    QTEST(read.error, "error");
    QCOMPARE(read.group, group);
}

void TestInvitation::randomTextIsRefused()
{
    QRandomGenerator random(1);
    const QString start = QStringLiteral("meadhall:host:5000/0123-4567-89AB");
    for (int i = 0; i < 20000; ++i) {
        QString text = random.bounded(2) ? start : QString();
        for (int length = random.bounded(60); length > 0; --length)
            text.insert(random.bounded(static_cast<int>(text.size()) + 1),
                        QChar(random.bounded(random.bounded(2) ? 128 : 0x10000)));
        QVERIFY(invitationOf(text).error != InvitationError::None);
    }
}

void TestInvitation::tableIdTellsNothing()
{
    QSet<QByteArray> ids;
    for (int i = 0; i < 1000; ++i) {
        const QByteArray key = newKey();
        QCOMPARE(key.size(), kKeyBytes);
        ids.insert(tableIdOf(key));
        QVERIFY(!tableIdOf(key).contains(key.toHex()));
    }
    QCOMPARE(ids.size(), 1000);
}

REGISTER_TEST(TestInvitation)
#include "tst_invitation.moc"
