// SPDX-License-Identifier: GPL-3.0-or-later
// Tables in the local network: announced and found over a bus of the test's own, where the test is Avahi.
#include "tests/ui/rooms/friends/guest_test.h"

#ifdef QT_DBUS_LIB

#include "ui/rooms/friends/found_tables.h"
#include "ui/rooms/friends/local_tables.h"

#include <QDBusArgument>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusObjectPath>
#include <QDBusVirtualObject>
#include <QProcess>
#include <QStandardPaths>

#include <map>
#include <set>

using namespace meadhall;
using namespace meadhall::network;

namespace {

constexpr QLatin1String kService("org.freedesktop.Avahi");

/// As much of Avahi as is used: what is announced is found at once by all who look for it.
class FakeAvahi : public QDBusVirtualObject {
public:
    explicit FakeAvahi(const QDBusConnection &bus) : bus_(bus)
    {
        isThere = bus_.registerVirtualObject(QStringLiteral("/"), this, QDBusConnection::SubPath)
                  && bus_.registerService(kService);
    }
    ~FakeAvahi() override
    {
        bus_.unregisterService(kService);
        bus_.unregisterObject(QStringLiteral("/"));
    }
    QString introspect(const QString &) const override { return {}; }
    bool handleMessage(const QDBusMessage &call, const QDBusConnection &) override
    {
        const QString what = call.member();
        if (what == QLatin1String("EntryGroupNew")) {
            answer(call, QVariant::fromValue(QDBusObjectPath(QStringLiteral("/group%1").arg(++groups_))));
        } else if (what == QLatin1String("AddService")) {
            if (std::any_of(services.begin(), services.end(),
                            [&](const auto &one) { return one.second[3] == call.arguments()[3]; })) {
                bus_.send(call.createErrorReply(QStringLiteral("org.freedesktop.Avahi.CollisionError"), QString()));
                return true;
            }
            services[call.path()] = call.arguments();
            bus_.send(call.createReply());
        } else if (what == QLatin1String("GetAlternativeServiceName")) {
            answer(call, call.arguments()[0].toString() + QStringLiteral(" #2"));
        } else if (what == QLatin1String("ServiceBrowserNew")) {
            const QString path = QStringLiteral("/browser%1").arg(++browsers_);
            browsers.insert(path);
            for (const auto &[group, service] : services)
                tell(path, QStringLiteral("ItemNew"), service); // before the answer, as it may happen
            answer(call, QVariant::fromValue(QDBusObjectPath(path)));
        } else if (what == QLatin1String("ResolveService")) {
            resolve(call);
        } else {
            change(call);
        }
        return true;
    }

    bool isThere;
    std::map<QString, QVariantList> services; ///< what was given to AddService, by group
    std::set<QString> browsers;

private:
    void answer(const QDBusMessage &call, const QVariant &value) { bus_.send(call.createReply(value)); }
    void tell(const QString &browser, const QString &what, const QVariantList &service)
    {
        QDBusMessage signal =
            QDBusMessage::createSignal(browser, QStringLiteral("org.freedesktop.Avahi.ServiceBrowser"), what);
        signal.setArguments({1, 0, service[3], service[4], QStringLiteral("local"), 0U});
        bus_.send(signal);
    }
    void tellAll(const QString &what, const QVariantList &service)
    {
        for (const QString &browser : browsers)
            tell(browser, what, service);
    }
    void change(const QDBusMessage &call)
    {
        const auto group = services.find(call.path());
        if (call.member() == QLatin1String("Commit")) {
            tellAll(QStringLiteral("ItemNew"), group->second);
        } else if (group != services.end()) { // Free, Reset
            tellAll(QStringLiteral("ItemRemove"), group->second);
            services.erase(group);
        } else {
            browsers.erase(call.path());
        }
        bus_.send(call.createReply());
    }
    void resolve(const QDBusMessage &call)
    {
        for (const auto &[group, service] : services)
            if (service[3] == call.arguments()[2]) {
                QDBusMessage found = call.createReply();
                found.setArguments({1, 0, service[3], service[4], QStringLiteral("local"), QStringLiteral("ada.local"),
                                    0, QStringLiteral("192.168.7.20"), service[7],
                                    QVariant::fromValue(QList<QByteArray>()), 0U});
                bus_.send(found);
            }
    }

    QDBusConnection bus_;
    int groups_ = 0, browsers_ = 0;
};

QProcess &busDaemon()
{
    static QProcess process;
    return process;
}

} // namespace

/// The program asks for the system's bus once: what it gets is that of the test, or none.
void TestGuest::initTestCase()
{
    const QString daemon = QStandardPaths::findExecutable(QStringLiteral("dbus-daemon"));
    QByteArray address = "unix:path=/nonexistent";
    if (!daemon.isEmpty()) {
        busDaemon().start(daemon,
                          {QStringLiteral("--session"), QStringLiteral("--nofork"), QStringLiteral("--nopidfile"),
                           QStringLiteral("--nosyslog"), QStringLiteral("--print-address")});
        QVERIFY(QTest::qWaitFor([] { return busDaemon().canReadLine(); }));
        address = busDaemon().readLine().trimmed();
    }
    qputenv("DBUS_SYSTEM_BUS_ADDRESS", address);
}

void TestGuest::cleanupTestCase()
{
    busDaemon().kill();
    busDaemon().waitForFinished();
}

void TestGuest::tablesInTheNetwork()
{
    if (busDaemon().state() != QProcess::Running)
        QSKIP("dbus-daemon is not installed");
    const QString address = QString::fromLatin1(qgetenv("DBUS_SYSTEM_BUS_ADDRESS"));
    FakeAvahi avahi(QDBusConnection::connectToBus(address, QStringLiteral("avahi")));
    QVERIFY(avahi.isThere);
    Hosted hosted(test::odinGame(3, 5));
    GuestWindow window(hosted.transport);
    QVERIFY(avahi.browsers.empty()); // nobody looks before the sheet is open
    auto ada = std::make_unique<ui::TableAnnouncement>(QStringLiteral("Ada & Bo"), quint16(4711), nullptr);
    QTRY_COMPARE(avahi.services.size(), std::size_t(1));
    // Neither the key nor anything else that is not needed.
    const QVariantList announced = avahi.services.begin()->second;
    QCOMPARE(announced[4].toString(), QStringLiteral("_meadhall._tcp"));
    QCOMPARE(announced[7].value<quint16>(), quint16(4711));
    QVERIFY(qdbus_cast<QList<QByteArray>>(announced[8]).isEmpty());

    window.keys(Qt::Key_J, Qt::ControlModifier);
    ui::JoinSheet &sheet = *window.sheet();
    sheet.nameField()->setText(QStringLiteral("Bo"));
    QTRY_COMPARE(sheet.found()->buttons().size(), std::size_t(1));
    QVERIFY(sheet.found()->isVisible());
    QVERIFY(sheet.found()->buttons()[0]->text().contains(QStringLiteral("Ada && Bo")));
    // The address is filled in, and the key can be typed behind it.
    QTRY_VERIFY(!sheet.isRising());
    QWidget *button = sheet.found()->buttons()[0];
    QTRY_COMPARE(window.window().childAt(button->mapTo(&window.window(), button->rect().center())), button);
    window.clickWidget(button);
    QCOMPARE(sheet.invitationField()->text(), QStringLiteral("meadhall:192.168.7.20:4711/"));
    QVERIFY(sheet.invitationField()->hasFocus() && !sheet.joinButton()->isEnabled());
    const Invitation invitation = hosted.server.invitationTo(hosted.host, QStringLiteral("elsewhere"));
    window.type(keyText(invitation.key));
    QVERIFY(sheet.joinButton()->isEnabled());
    // A whole line behind it counts alone.
    sheet.invitationField()->setText(QStringLiteral("meadhall:192.168.7.20:4711/") + textOf(invitation));
    QCOMPARE(sheet.invitationField()->text(), textOf(invitation));
    // An invitation with an address that leads nowhere keeps its key.
    sheet.found()->buttons()[0]->setFocus();
    window.keys(Qt::Key_Space);
    QCOMPARE(sheet.invitationField()->text(), QStringLiteral("meadhall:192.168.7.20:4711/") + keyText(invitation.key));
    QVERIFY(sheet.joinButton()->hasFocus());
    // The table is closed.
    sheet.found()->buttons()[0]->setFocus();
    ada.reset();
    QTRY_VERIFY(!sheet.found()->isVisible());
    QVERIFY(sheet.invitationField()->hasFocus());
    window.keys(Qt::Key_Escape);
    QTRY_VERIFY(avahi.browsers.empty());
}

void TestGuest::namesInTheNetworkDiffer()
{
    if (busDaemon().state() != QProcess::Running)
        QSKIP("dbus-daemon is not installed");
    const QString address = QString::fromLatin1(qgetenv("DBUS_SYSTEM_BUS_ADDRESS"));
    FakeAvahi avahi(QDBusConnection::connectToBus(address, QStringLiteral("avahi")));
    const ui::TableAnnouncement one(QStringLiteral("Ada"), 4711, nullptr), other(QStringLiteral("Ada"), 4712, nullptr),
        longest(QString(40, QChar(0x6f22)), 4713, nullptr);
    ui::TableBrowser browser(nullptr);
    QTRY_COMPARE(browser.tables().size(), std::size_t(3));
    QStringList names;
    for (const ui::LocalTable &table : browser.tables())
        names.push_back(table.name);
    names.sort();
    QCOMPARE(names, (QStringList{QStringLiteral("Ada"), QStringLiteral("Ada #2"), QString(21, QChar(0x6f22))}));
}

#endif
