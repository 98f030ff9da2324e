// Whether the system asks programs to keep still.
#pragma once

#include <QMap>
#include <QObject>
#include <QVariantMap>

QT_BEGIN_NAMESPACE
class QDBusVariant;
QT_END_NAMESPACE

namespace meadhall::ui {

/// Asks the desktop's portal (org.freedesktop.portal.Settings) once the event loop runs, and follows what it tells.
/// Where there is no portal nothing is reduced.
class SystemMotion : public QObject {
    Q_OBJECT

public:
    explicit SystemMotion(QObject *parent = nullptr);

    /// By namespace and key, as the portal has them.
    using Values = QMap<QString, QVariantMap>;
    /// What these values ask for: GNOME's enable-animations, Plasma's AnimationDurationFactor, or the key that all
    /// desktops are to share, reduced-motion.
    static bool asksForStillness(const Values &values);

Q_SIGNALS:
    void reducedChanged(bool reduced);

private Q_SLOTS:
    void settingChanged(const QString &space, const QString &key, const QDBusVariant &value);

private:
    void ask();
    void evaluate();

    Values values_;
    bool reduced_ = false;
};

} // namespace meadhall::ui
