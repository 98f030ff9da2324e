// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/settings/system_preferences.h"

#include <QTimer>

#ifdef QT_DBUS_LIB
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusMetaType>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#endif

#include <utility>

namespace meadhall::ui {

namespace {

#ifdef QT_DBUS_LIB
constexpr QLatin1String kPortalService("org.freedesktop.portal.Desktop");
constexpr QLatin1String kPortalPath("/org/freedesktop/portal/desktop");
constexpr QLatin1String kPortalInterface("org.freedesktop.portal.Settings");
#endif
constexpr QLatin1String kMotionGnome("org.gnome.desktop.interface");
constexpr QLatin1String kAppearance("org.freedesktop.appearance");
constexpr QLatin1String kContrastGnome("org.gnome.desktop.a11y.interface");
constexpr QLatin1String kMotionPlasma("org.kde.kdeglobals.KDE");

} // namespace

SystemPreferences::SystemPreferences(QObject *parent) : QObject(parent)
{
    // Deferred until the window has been painted.
    QTimer::singleShot(0, this, &SystemPreferences::ask);
}

bool SystemPreferences::wantsReducedMotion(const Values &values)
{
    const QVariant animations = values.value(kMotionGnome).value(QStringLiteral("enable-animations"));
    const QVariant factor = values.value(kMotionPlasma).value(QStringLiteral("AnimationDurationFactor"));
    bool isNumber = false;
    const bool none = factor.isValid() && factor.toDouble(&isNumber) == 0 && isNumber;
    return (animations.isValid() && !animations.toBool()) || none
           || values.value(kAppearance).value(QStringLiteral("reduced-motion")).toInt() == 1;
}

bool SystemPreferences::wantsHighContrast(const Values &values)
{
    return values.value(kAppearance).value(QStringLiteral("contrast")).toInt() == 1
           || values.value(kContrastGnome).value(QStringLiteral("high-contrast")).toBool();
}

std::optional<bool> SystemPreferences::wantsDark(const Values &values)
{
    switch (values.value(kAppearance).value(QStringLiteral("color-scheme")).toInt()) {
    case 1:
        return true;
    case 2:
        return false;
    default:
        return std::nullopt;
    }
}

#ifdef QT_DBUS_LIB

void SystemPreferences::ask()
{
    QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected())
        return;
    qDBusRegisterMetaType<Values>();
    bus.connect(kPortalService, kPortalPath, kPortalInterface, QStringLiteral("SettingChanged"), this,
                SLOT(settingChanged(QString, QString, QDBusVariant)));
    QDBusMessage question =
        QDBusMessage::createMethodCall(kPortalService, kPortalPath, kPortalInterface, QStringLiteral("ReadAll"));
    question << QStringList{kMotionGnome, kAppearance, kMotionPlasma, kContrastGnome};
    auto *watcher = new QDBusPendingCallWatcher(bus.asyncCall(question), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher] {
        watcher->deleteLater();
        const QDBusPendingReply<Values> reply = *watcher;
        if (reply.isError())
            return;
        values_ = reply.value();
        evaluate();
    });
}

void SystemPreferences::settingChanged(const QString &space, const QString &key, const QDBusVariant &value)
{
    values_[space][key] = value.variant();
    evaluate();
}

#else

void SystemPreferences::ask() {}

#endif

void SystemPreferences::evaluate()
{
    Q_EMIT darkReported(wantsDark(values_));
    const bool reduced = wantsReducedMotion(values_);
    if (std::exchange(reduced_, reduced) != reduced)
        Q_EMIT reducedChanged(reduced);
    const bool high = wantsHighContrast(values_);
    if (std::exchange(highContrast_, high) != high)
        Q_EMIT highContrastChanged(high);
}

} // namespace meadhall::ui
