// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop_interface.h"

#ifdef QT_DBUS_LIB

#include "command_line.h"
#include "single_instance.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QGuiApplication>
#include <QWidget>

namespace meadhall {

namespace {

constexpr uint kDoNotQueue = 4; ///< flag of RequestName: if another program has the name, do without it

QByteArray tokenOf(const QVariantMap &platformData)
{
    const QByteArray token = platformData.value(QStringLiteral("activation-token")).toString().toUtf8();
    return token.isEmpty() ? platformData.value(QStringLiteral("desktop-startup-id")).toString().toUtf8() : token;
}

} // namespace

DesktopInterface::DesktopInterface(SingleInstance &instance, QWidget &window)
    : QDBusAbstractAdaptor(&instance), instance_(instance), window_(window)
{
    QDBusConnection bus = QDBusConnection::sessionBus();
    const QString name = QGuiApplication::desktopFileName();
    QString path = QLatin1Char('/') + name;
    if (!bus.isConnected() || !bus.registerObject(path.replace(QLatin1Char('.'), QLatin1Char('/')), &instance))
        return;
    // Without waiting for the answer: nothing depends on it.
    QDBusMessage request =
        QDBusMessage::createMethodCall(QStringLiteral("org.freedesktop.DBus"), QStringLiteral("/org/freedesktop/DBus"),
                                       QStringLiteral("org.freedesktop.DBus"), QStringLiteral("RequestName"));
    request << name << kDoNotQueue;
    bus.send(request);
}

void DesktopInterface::Activate(const QVariantMap &platformData) { instance_.show(window_, tokenOf(platformData), {}); }

void DesktopInterface::Open(const QStringList &addresses, const QVariantMap &platformData)
{
    instance_.show(window_, tokenOf(platformData), addresses.isEmpty() ? QString() : requestOf(addresses.last()));
}

void DesktopInterface::ActivateAction(const QString &action, const QVariantList &, const QVariantMap &platformData)
{
    instance_.show(window_, tokenOf(platformData), action);
}

} // namespace meadhall

#endif
