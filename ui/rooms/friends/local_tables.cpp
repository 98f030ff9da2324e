// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/friends/local_tables.h"

#include "engine/network/message.h"

#ifdef QT_DBUS_LIB
#include <QCoreApplication>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusMetaType>
#include <QDBusObjectPath>
#include <QDBusPendingCallWatcher>
#include <QPointer>
#endif

#include <algorithm>
#include <functional>

namespace meadhall::ui {

#ifdef QT_DBUS_LIB

namespace {

constexpr QLatin1String kAvahi("org.freedesktop.Avahi");
constexpr QLatin1String kAvahiServer("org.freedesktop.Avahi.Server");
constexpr QLatin1String kAvahiGroup("org.freedesktop.Avahi.EntryGroup");
constexpr QLatin1String kAvahiBrowser("org.freedesktop.Avahi.ServiceBrowser");
constexpr QLatin1String kAvahiCollision("org.freedesktop.Avahi.CollisionError");
constexpr QLatin1String kServiceType("_meadhall._tcp");
constexpr int kLongestService = 63; ///< bytes of a name in DNS-SD
constexpr std::size_t kMostTables = 50;

// Numbers of Avahi's interface.
constexpr int kAnyInterface = -1, kIpv4 = 0;
constexpr int kGroupCollision = 3;
constexpr uint kOwnService = 16; ///< flag: announced by this program

/// Calls Avahi, without starting it. The answer, perhaps an error, comes later.
void callAvahi(const QString &path, const QString &interface, const QString &method, const QVariantList &arguments = {},
               const std::function<void(const QDBusMessage &answer)> &done = {})
{
    QDBusMessage call = QDBusMessage::createMethodCall(kAvahi, path, interface, method);
    call.setArguments(arguments);
    call.setAutoStartService(false);
    auto *watcher = new QDBusPendingCallWatcher(QDBusConnection::systemBus().asyncCall(call), qApp);
    QObject::connect(watcher, &QDBusPendingCallWatcher::finished, watcher, [watcher, done] {
        watcher->deleteLater();
        if (done)
            done(watcher->reply());
    });
}

void callServer(const QString &method, const QVariantList &arguments,
                const std::function<void(const QDBusMessage &answer)> &done)
{
    callAvahi(QStringLiteral("/"), kAvahiServer, method, arguments, done);
}

/// The path of the object that Avahi has made; empty after an error.
QString pathIn(const QDBusMessage &answer) { return answer.arguments().value(0).value<QDBusObjectPath>().path(); }

/// As much of it as the name of a service holds.
QString serviceName(QString name)
{
    while (name.toUtf8().size() > kLongestService)
        name.chop(name.back().isLowSurrogate() ? 2 : 1);
    return name;
}

} // namespace

TableAnnouncement::TableAnnouncement(const QString &name, quint16 port, QObject *parent)
    : QObject(parent), name_(serviceName(name)), port_(port)
{
    qDBusRegisterMetaType<QList<QByteArray>>();
    const QPointer<TableAnnouncement> self(this);
    callServer(QStringLiteral("EntryGroupNew"), {}, [self](const QDBusMessage &answer) {
        const QString group = pathIn(answer);
        if (group.isEmpty())
            return;
        if (!self)
            return callAvahi(group, kAvahiGroup, QStringLiteral("Free"));
        self->group_ = group;
        QDBusConnection::systemBus().connect(kAvahi, group, kAvahiGroup, QStringLiteral("StateChanged"), self,
                                             SLOT(stateChanged(int, QString)));
        self->publish();
    });
}

TableAnnouncement::~TableAnnouncement()
{
    if (!group_.isEmpty())
        callAvahi(group_, kAvahiGroup, QStringLiteral("Free"));
}

void TableAnnouncement::publish()
{
    const QPointer<TableAnnouncement> self(this);
    const QVariantList service{kAnyInterface,
                               kIpv4,
                               0U, // flags
                               name_,
                               QString(kServiceType),
                               QString(), // domain and host name: Avahi's own
                               QString(),
                               QVariant::fromValue(port_),
                               QVariant::fromValue(QList<QByteArray>())};
    callAvahi(group_, kAvahiGroup, QStringLiteral("AddService"), service, [self](const QDBusMessage &answer) {
        if (!self)
            return;
        if (answer.type() == QDBusMessage::ReplyMessage)
            callAvahi(self->group_, kAvahiGroup, QStringLiteral("Commit"));
        else if (answer.errorName() == kAvahiCollision)
            self->rename();
    });
}

/// Another table on this computer or in the network has the name.
void TableAnnouncement::rename()
{
    const QPointer<TableAnnouncement> self(this);
    callServer(QStringLiteral("GetAlternativeServiceName"), {name_}, [self](const QDBusMessage &answer) {
        const QString other = answer.arguments().value(0).toString();
        if (!self || answer.type() != QDBusMessage::ReplyMessage || other.isEmpty())
            return;
        self->name_ = other;
        self->publish();
    });
}

void TableAnnouncement::stateChanged(int state, const QString &)
{
    if (state != kGroupCollision)
        return;
    callAvahi(group_, kAvahiGroup, QStringLiteral("Reset"));
    rename();
}

TableBrowser::TableBrowser(QObject *parent) : QObject(parent)
{
    // Before the browser exists, as its first signals come before the answer has been read.
    QDBusConnection bus = QDBusConnection::systemBus();
    bus.connect(kAvahi, QString(), kAvahiBrowser, QStringLiteral("ItemNew"), this,
                SLOT(itemNew(int, int, QString, QString, QString, uint, QDBusMessage)));
    bus.connect(kAvahi, QString(), kAvahiBrowser, QStringLiteral("ItemRemove"), this,
                SLOT(itemRemove(int, int, QString, QString, QString, uint, QDBusMessage)));
    const QPointer<TableBrowser> self(this);
    const QVariantList what{kAnyInterface, kIpv4, QString(kServiceType), QString(), 0U};
    callServer(QStringLiteral("ServiceBrowserNew"), what, [self](const QDBusMessage &answer) {
        const QString browser = pathIn(answer);
        if (self)
            self->browser_ = browser;
        else if (!browser.isEmpty())
            callAvahi(browser, kAvahiBrowser, QStringLiteral("Free"));
    });
}

TableBrowser::~TableBrowser()
{
    if (!browser_.isEmpty())
        callAvahi(browser_, kAvahiBrowser, QStringLiteral("Free"));
}

bool TableBrowser::isOurs(const QDBusMessage &message, const QString &type) const
{
    return type == kServiceType && (browser_.isEmpty() || message.path() == browser_);
}

TableBrowser::Entry *TableBrowser::entry(int interface, const QString &service)
{
    const auto found = std::find_if(entries_.begin(), entries_.end(), [&](const Entry &one) {
        return one.interface == interface && one.service == service;
    });
    return found == entries_.end() ? nullptr : &*found;
}

void TableBrowser::itemNew(int interface, int protocol, const QString &name, const QString &type, const QString &domain,
                           uint flags, const QDBusMessage &message)
{
    if (!isOurs(message, type) || (flags & kOwnService) != 0 || entries_.size() >= kMostTables
        || entry(interface, name))
        return;
    entries_.push_back({interface, name, {}});
    const QPointer<TableBrowser> self(this);
    const QVariantList what{interface, protocol, name, type, domain, kIpv4, 0U};
    callServer(QStringLiteral("ResolveService"), what, [self, interface, name](const QDBusMessage &answer) {
        Entry *found = self ? self->entry(interface, name) : nullptr;
        const QVariantList values = answer.arguments(); // 7: address, 8: port
        if (!found || answer.type() != QDBusMessage::ReplyMessage || values.size() < 9)
            return;
        const QString address = values[7].toString();
        found->table = {network::tidiedName(name), address, values[8].value<quint16>()};
        Q_EMIT self->changed();
    });
}

void TableBrowser::itemRemove(int interface, int, const QString &name, const QString &type, const QString &, uint,
                              const QDBusMessage &message)
{
    const Entry *gone = isOurs(message, type) ? entry(interface, name) : nullptr;
    if (!gone)
        return;
    entries_.erase(entries_.begin() + (gone - entries_.data()));
    Q_EMIT changed();
}

std::vector<LocalTable> TableBrowser::tables() const
{
    std::vector<LocalTable> tables;
    for (auto one = entries_.begin(); one != entries_.end(); ++one) {
        const auto same = [&](const Entry &other) { return other.service == one->service && other.table.port != 0; };
        if (one->table.port != 0 && std::find_if(entries_.begin(), one, same) == one)
            tables.push_back(one->table);
    }
    return tables;
}

#else

TableAnnouncement::TableAnnouncement(const QString &, quint16, QObject *parent) : QObject(parent) {}
TableAnnouncement::~TableAnnouncement() = default;
TableBrowser::TableBrowser(QObject *parent) : QObject(parent) {}
TableBrowser::~TableBrowser() = default;
std::vector<LocalTable> TableBrowser::tables() const { return {}; }

#endif

} // namespace meadhall::ui
