#include "ui/settings/system_motion.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusMetaType>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QTimer>

#include <utility>

namespace meadhall::ui {

namespace {

constexpr QLatin1String kMotionService("org.freedesktop.portal.Desktop");
constexpr QLatin1String kMotionPath("/org/freedesktop/portal/desktop");
constexpr QLatin1String kMotionInterface("org.freedesktop.portal.Settings");
constexpr QLatin1String kMotionGnome("org.gnome.desktop.interface");
constexpr QLatin1String kMotionCommon("org.freedesktop.appearance");
constexpr QLatin1String kMotionPlasma("org.kde.kdeglobals.KDE");

} // namespace

SystemMotion::SystemMotion(QObject *parent) : QObject(parent)
{
    // Deferred until the window has been painted.
    QTimer::singleShot(0, this, &SystemMotion::ask);
}

bool SystemMotion::wantsReducedMotion(const Values &values)
{
    const QVariant animations = values.value(kMotionGnome).value(QStringLiteral("enable-animations"));
    const QVariant factor = values.value(kMotionPlasma).value(QStringLiteral("AnimationDurationFactor"));
    bool isNumber = false;
    const bool none = factor.isValid() && factor.toDouble(&isNumber) == 0 && isNumber;
    return (animations.isValid() && !animations.toBool()) || none
           || values.value(kMotionCommon).value(QStringLiteral("reduced-motion")).toInt() == 1;
}

void SystemMotion::ask()
{
    QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected())
        return;
    qDBusRegisterMetaType<Values>();
    bus.connect(kMotionService, kMotionPath, kMotionInterface, QStringLiteral("SettingChanged"), this,
                SLOT(settingChanged(QString, QString, QDBusVariant)));
    QDBusMessage question =
        QDBusMessage::createMethodCall(kMotionService, kMotionPath, kMotionInterface, QStringLiteral("ReadAll"));
    question << QStringList{kMotionGnome, kMotionCommon, kMotionPlasma};
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

void SystemMotion::settingChanged(const QString &space, const QString &key, const QDBusVariant &value)
{
    values_[space][key] = value.variant();
    evaluate();
}

void SystemMotion::evaluate()
{
    const bool reduced = wantsReducedMotion(values_);
    if (std::exchange(reduced_, reduced) != reduced)
        Q_EMIT reducedChanged(reduced);
}

} // namespace meadhall::ui
