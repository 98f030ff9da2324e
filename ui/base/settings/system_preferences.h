// SPDX-License-Identifier: GPL-3.0-or-later
// The system's settings for dark or light, reduced motion and high contrast.
#pragma once

#include <QMap>
#include <QObject>
#include <QVariantMap>

#include <optional>

class QDBusVariant;

namespace meadhall::ui {

/// Reads the desktop portal (org.freedesktop.portal.Settings) once the event loop runs, and follows its changes.
/// Without a portal, or built without Qt DBus, motion is not reduced, and the contrast is the usual one: Qt 6.4 tells
/// neither.
class SystemPreferences : public QObject {
    Q_OBJECT

public:
    explicit SystemPreferences(QObject *parent = nullptr);

    /// Portal values by namespace and key.
    using Values = QMap<QString, QVariantMap>;
    /// Whether the values ask for reduced motion: GNOME's enable-animations, Plasma's AnimationDurationFactor, or the
    /// desktop-independent reduced-motion.
    static bool wantsReducedMotion(const Values &values);

    /// Whether they ask for high contrast: the desktop-independent contrast, or GNOME's high-contrast.
    static bool wantsHighContrast(const Values &values);

    /// Whether they ask for dark (true) or for light (false); nullopt: for neither.
    static std::optional<bool> wantsDark(const Values &values);

Q_SIGNALS:
    /// Each time the system tells its settings.
    void darkReported(std::optional<bool> dark);
    void reducedChanged(bool reduced);
    void highContrastChanged(bool high);

#ifdef QT_DBUS_LIB
private Q_SLOTS:
    void settingChanged(const QString &space, const QString &key, const QDBusVariant &value);
#endif

private:
    void ask();
    void evaluate();

    Values values_;
    bool reduced_ = false;
    bool highContrast_ = false;
};

} // namespace meadhall::ui
